import Diagnostics
import Project
import Site
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where results and remarks go: results to standard output, everything else to standard error.
enum Output {
  /// What standard output is called in a message.
  static let name = "standard output"
  /// The first error number of results that could not be written; 0 if there is none.
  private static let firstFailure = Atomic<Int32>(0)

  /// Writes a result. Where that cannot be done, `failure` says so at the end; that nobody reads any more is fine.
  static func write(_ bytes: [UInt8], to descriptor: Int32 = 1) {
    guard !OpenFile.writeAll(bytes, to: descriptor), errno != EPIPE else { return }
    _ = firstFailure.compareExchange(expected: 0, desired: errno, ordering: .relaxed)
  }

  /// Writes a result for programs, as it is.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes a result for people.
  static func show(_ text: String) { write(Array(harmless(DisplayText.safe(text)).utf8)) }

  /// Writes a result as it was asked for.
  static func write(as format: ReportFormat, json: @autoclosure () -> String, text: @autoclosure () -> String) {
    switch format {
    case .json: write(json())
    case .text: show(text())
    }
  }

  /// Why not all results were written; nil if they were.
  static var failure: String? {
    let number = firstFailure.load(ordering: .relaxed)
    return number == 0 ? nil : String(cString: strerror(number))
  }

  /// Says something that is no result, on one line: names of files and what stands in them are somebody else's.
  static func remark(_ text: String) { say(DisplayWidth.printable(text) + "\n") }

  /// Says what has lines of its own, with their ends.
  static func remark(lines text: String) { say(DisplayText.safe(text)) }

  /// Says what is wrong, as the terminal wants it.
  static func remark(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    say(renderer.render(diagnostics) + "\n")
  }

  /// All that is no result goes through here; there is nobody to tell if it cannot be written.
  private static func say(_ text: String) {
    hasLine.withLock { hasLine in
      _ = OpenFile.writeAll(Array(((hasLine ? clearing : "") + harmless(text)).utf8), to: 2)
      hasLine = false
    }
  }

  /// Whether a line stands on the terminal that goes away.
  private static let hasLine = Mutex(false)
  /// Takes it away.
  private static let clearing = "\r\u{1B}[K"

  /// Shows a line of the program's own words on the terminal until anything else is said; an empty one takes it away.
  static func draw(_ line: String) {
    hasLine.withLock { hasLine in
      guard hasLine || !line.isEmpty else { return }
      _ = OpenFile.writeAll(Array((clearing + line).utf8), to: 2)
      hasLine = !line.isEmpty
    }
  }

  /// A runner of GitHub reads commands from both streams.
  private static func harmless(_ text: String) -> String {
    GitHubStep.isRunning ? GitHubRenderer.harmless(text) : text
  }

  /// Whether colours are wanted: a terminal that can show them, and nobody who asked for none.
  static var wantsColour: Bool {
    if let no = getenv("NO_COLOR"), no.pointee != 0 { return false }
    if let force = getenv("CLICOLOR_FORCE"), force.pointee != 0, force.pointee != 0x30 { return true }
    if let term = getenv("TERM"), String(cString: term) == "dumb" { return false }
    return isatty(1) == 1
  }

  /// Diagnostics as this terminal wants them; control characters in them are ours.
  static var renderer: TextRenderer {
    TextRenderer(hasColors: wantsColour, width: width, isNarrated: getenv("LCDOC_ACCESSIBLE") != nil)
  }

  static var isTerminal: Bool { isatty(1) == 1 }

  /// The columns of the terminal, 100 where there is none.
  static var width: Int {
    var size = winsize()
    guard isatty(1) == 1, ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }
}

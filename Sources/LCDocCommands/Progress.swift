import ArgumentParser
import Dispatch
import Project
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether a command says where its time goes.
struct StatsOption: ParsableArguments {
  @Flag(help: "Say at the end how long each stage took, and how many files were known.")
  var stats = false

  /// Does the work with a bar for those who wait, and says at the end what was asked for.
  func run<Value>(isQuiet: Bool, _ body: (WorkReport) throws -> Value) rethrows -> Value {
    let work = WorkReport()
    let start = DispatchTime.now().uptimeNanoseconds
    defer {
      if stats {
        for line in Self.lines(work, nanoseconds: DispatchTime.now().uptimeNanoseconds - start) { Output.remark(line) }
      }
    }
    guard ProgressBar.isWanted, !isQuiet else { return try body(work) }
    let bar = ProgressBar(work)
    defer { bar.end() }
    return try body(work)
  }

  private static func lines(_ work: WorkReport, nanoseconds: UInt64) -> [String] {
    let times = work.times.map { "\($0.stage.rawValue) \(text($0.milliseconds))" }.joined(separator: ", ")
    let files = work.files
    return [
      "lcdoc: \(counted(files.read, "file")), of which \(files.known) known from earlier runs",
      "lcdoc: \(times)\(times.isEmpty ? "" : "; ")\(text(Double(nanoseconds) / 1_000_000)) in all",
    ]
  }

  private static func text(_ milliseconds: Double) -> String { "\(Int(milliseconds.rounded())) ms" }
}

/// A bar on the terminal for what takes more than a second.
///
/// It is drawn by a thread of its own, and taken away before anything else is said.
final class ProgressBar: Sendable {
  private let work: WorkReport
  private let hasEnded = Atomic(false)

  /// Whether somebody looks who can see one.
  static var isWanted: Bool {
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return isatty(2) == 1 && !isDumb && !GitHubStep.isInCI
  }

  init(_ work: WorkReport) {
    self.work = work
    let start = DispatchTime.now()
    DispatchQueue(label: "lcdoc.progress").async { [weak self] in
      usleep(1_000_000)
      while let self, !self.hasEnded.load(ordering: .relaxed) {
        if let now = work.now {
          let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
          Output.draw(Self.text(now.stage, done: now.done, of: now.count, seconds: Int(seconds)))
        }
        usleep(100_000)
      }
    }
  }

  func end() {
    hasEnded.store(true, ordering: .relaxed)
    Output.draw("")
  }

  /// One line: the stage, how much of it is done where that is known, and how long it takes already.
  static func text(_ stage: WorkReport.Stage, done: Int, of count: Int, seconds: Int) -> String {
    guard count > 0 else { return "\(stage.rawValue) … \(seconds) s" }
    let full = 20 * done / count
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
    return "\(stage.rawValue) \(bar) \(100 * done / count) % · \(seconds) s"
  }
}

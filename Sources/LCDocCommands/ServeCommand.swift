import ArgumentParser
import Diagnostics
import Dispatch
import Project
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `lcdoc serve`: the site while its notes are edited.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show the site in a browser, and show it again whenever a note is saved.",
    discussion: """
      The site lies in memory and is for this machine alone; `lcdoc build` writes it for others. What is found in a note is \
      said as it is saved. Ends with Control-C.
      """)

  @OptionGroup var site: SiteOptions

  @Option(help: "The port on 127.0.0.1 (default: the first free one from 8000 on; 0 for any).")
  var port: UInt16?

  @Flag(help: "Open the site in the browser.")
  var open = false

  @OptionGroup var cache: CacheOptions

  func run() throws {
    let listener = try stoppingOnErrors { try Listener(port: port ?? 8000, isExact: port != nil) }
    let served = ServedSite(start: Int(time(nil)) << 10)
    let session = SiteSession(site.request(output: ""), config: site.config, caches: cache.folder)
    // Before the first look, so that nothing that is saved in between is missed.
    var watch = session.watch
    try show(session, on: served)
    answer(listener, served)
    let address = "http://127.0.0.1:\(listener.port)/"
    Output.remark("lcdoc: \(address) (Control-C ends it)")
    if open { Browser.open(address) }
    while true {
      watch.wait()
      // Whatever is wrong has been said, and what was shown stays until it is right.
      if (try? show(session, on: served)) == nil { Output.remark("lcdoc: the site stays as it was") }
    }
  }

  /// Makes the site, shows it, and checks the notes.
  private func show(_ session: SiteSession, on served: ServedSite) throws {
    let start = DispatchTime.now().uptimeNanoseconds
    let made = try stoppingOnErrors { try session.make() }
    served.show(made.files, isStale: { made.isStale })
    DispatchQueue.global(qos: .utility).async { served.makePages() }
    let milliseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    Output.remark(made.remarks)
    // Who saved looks at the page first; what the other notes say takes longer to read. The site is shown whatever comes of it.
    let checked = try? stoppingOnErrors { try session.check() }
    Output.remark(checked?.findings ?? [])
    Output.remark("lcdoc: \(milliseconds) ms; \(checked?.summary ?? "the notes were not checked")")
  }

  /// Answers browsers, some at the same time, until the program ends.
  private func answer(_ listener: Listener, _ served: ServedSite) {
    let queue = DispatchQueue(label: "lcdoc.serve", attributes: .concurrent)
    let room = DispatchSemaphore(value: 32)
    queue.async {
      while true {
        let connection = listener.accept()
        room.wait()
        queue.async {
          served.answer(connection, port: listener.port)
          room.signal()
        }
      }
    }
  }
}

/// The user's browser.
enum Browser {
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    guard !OtherProgram.start([program, address]) else { return }
    Output.remark("lcdoc: no browser could be opened")
  }
}

import ArgumentParser
import Diagnostics
import Project
import Site
import Synchronization

/// `lcdoc build`: notes in, a static site out.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site: notes with their verdicts, callbacks, scenarios, quizzes.")

  @OptionGroup var site: SiteOptions

  @Option(name: [.short, .long], help: "The folder of the site.")
  var output = "site"

  @OptionGroup var cache: CacheOptions

  @Flag(help: "No bar for those who wait, and no line about what was written.")
  var quiet = false

  @OptionGroup var stats: StatsOption

  func run() throws {
    let built = try stoppingOnErrors {
      try stats.run(isQuiet: quiet) { work in
        try Project(settings: site.config, caches: cache.folder, work: work)
          .build(site.request(output: output)) { Output.remark($0) }
      }
    }
    Self.last.withLock { $0 = built }
    if !built.isLive { Output.remark(Self.noEngine) }
    if quiet { return }
    let changes = built.changes
    Output.show(
      "\(DisplayWidth.printable(output)): \(counted(built.fileCount, "file")), \(changes.writtenCount) written, "
        + "\(changes.unchangedCount) unchanged, \(changes.removedCount) removed\n")
  }

  /// The site that was built last. It is never let go, for the process ends soon and takes all of it away at once.
  private static let last = Mutex<BuiltSite?>(nil)

  private static let noEngine = """
    lcdoc: this lcdoc was built without the simulation for browsers: the pages show runs and have no button to run them \
    again (`make wasm` before the build of lcdoc, or assets/engine.js in the folder of templates)
    """
}

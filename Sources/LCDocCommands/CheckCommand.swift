import ArgumentParser
import Diagnostics
import Project

/// `lcdoc check`: everything that notes say is run; what is not so is a finding.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run what notes and scenarios say and report what is not so.",
    discussion: """
      Exit code 0: nothing found. 1: findings, or a coverage below --min-coverage. 2: could not run. 3: nothing found, but a limit was reached before \
      everything was checked; only with --require-complete.
      """)

  @Argument(help: "Notes, scenario files, or folders of them (default: what lcdoc.yml names, else content).")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check only files that git knows to be changed since a commit, branch or tag; new ones too.",
      discussion: "Links are looked at in all files: they break where others change.", valueName: "ref"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Check only files that a list names, one a line or with a zero byte behind each; `-` is standard input.",
      valueName: "file"))
  var filesFrom: String?

  @Option(help: "How the findings are written.")
  var format: CheckFormat = .text

  @Flag(help: "Leave out the notes about what depends on the version, and the bar for those who wait.")
  var quiet = false

  @Option(name: .customLong("lang"), help: "The language of the findings: en or zh (default: that of each note).")
  var language: Language?

  @Option(help: "The settings file (default: lcdoc.yml, if there is one).")
  var config: String?

  @Option(help: "A file with findings that do not count.")
  var baseline: String?

  @Flag(help: "Write the findings of this run as the baseline (default: lcdoc-baseline.json).")
  var writeBaseline = false

  @Flag(help: "Put misspelt names right and take out suppressions that hide nothing, then check.")
  var fix = false

  @Flag(help: "End with 0 whatever is found; not where notes cannot be checked.")
  var exitZero = false

  @Flag(help: "End with 3 where a limit kept something from being checked.")
  var requireComplete = false

  @Option(
    help: ArgumentHelp(
      "End with 1 where fewer of the places that name a callback were judged.",
      discussion:
        "The share of those judged among all that may claim something: advice, questions and the like do not count.",
      valueName: "percent"))
  var minCoverage: Int?

  @OptionGroup var cache: CacheOptions

  @OptionGroup var stats: StatsOption

  func validate() throws {
    guard changedSince == nil || filesFrom == nil else {
      throw ValidationError("--changed-since and --files-from both say which files: give one of them")
    }
    guard let minCoverage, !(0...100).contains(minCoverage) else { return }
    throw ValidationError("--min-coverage \(minCoverage) is no percentage: give a number from 0 to 100")
  }

  func run() throws {
    do {
      try check()
    } catch {
      // Who uploads the report of every run finds one here too, which says that nothing was checked.
      if format == .sarif, let words = Self.words(for: error) {
        Output.write(SARIFRenderer.render(failure: words, version: Project.version))
      }
      try stoppingOnErrors { throw error }
    }
  }

  /// Why nothing could be checked; nil for findings.
  private static func words(for error: any Error) -> String? {
    switch error {
    case let error as InputError: "\(error.path): \(error.reason)"
    case let error as SettingsError: "\(error.diagnostic.file.path): \(error.diagnostic.message)"
    default: nil
    }
  }

  private var scope: CheckScope {
    get throws {
      if let changedSince { return .changed(since: changedSince) }
      return try filesFrom.map { .listed(try InputFiles.list($0)) } ?? .all
    }
  }

  private func check() throws {
    let request = CheckRequest(
      paths: paths, scope: try scope, language: language, makesFixes: fix, baseline: baseline,
      startsBaseline: writeBaseline)
    let checked = try stats.run(isQuiet: quiet) { work in
      try Project(settings: config, caches: cache.folder, work: work).check(request)
    }
    for fixed in checked.fixed { Output.remark("\(fixed.path): \(fixed.count) fixed") }
    if let (path, known) = checked.baseline {
      try OutputFile.write(Array(known.text.utf8), to: path)
      return Output.remark("\(path): \(counted(known.entries.count, "finding")) not counted from now on")
    }
    let report = checked.report.report(isQuiet: quiet)
    let text = format.render(report)
    Output.write(format == .text && GitHubStep.isRunning ? GitHubStep.quoted(text) : text)
    GitHubStep.addSummary(report)
    let shortfall = minCoverage.flatMap { checked.report.shortfall(of: $0, in: language ?? .english) }
    if let shortfall { Output.remark("lcdoc: \(shortfall)") }
    if checked.report.fails || shortfall != nil, !exitZero { throw ExitCode(1) }
    if checked.report.isIncomplete, requireComplete { throw ExitCode(3) }
  }
}

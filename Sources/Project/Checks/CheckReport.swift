import Cache
package import Diagnostics
import Judging
import Markup
import Notes
import Parallel
import Site
import Verify

/// What checking some files found, and how far it looked.
package struct CheckReport: Sendable {
  /// What counts, as the project's settings want it.
  package private(set) var findings: [Diagnostic] = []
  private(set) var suppressed: [Report.Suppressed] = []
  /// The files as they were read.
  private(set) var sources: [SourceFile] = []
  /// The paths of those that were judged: all, unless some were chosen.
  private var judged: Set<String> = []
  private let settings: Settings
  private var scenarios = 0
  private var runs = 0
  private var questions = 0
  private var verdicts: [Verdict: Int] = [:]
  private var claims: [Verdict: Int] = [:]
  /// How much of what names a callback was judged, over all notes.
  package private(set) var coverage = Coverage()

  /// Reads and judges the files below some paths; independent ones in parallel.
  ///
  /// - Parameters:
  ///   - chosen: the absolute paths of those that are judged; nil for all.
  ///   - cache: what earlier runs made of the files, and where what this one makes is kept.
  ///   - work: is told of what is done.
  init(
    for paths: [String], only chosen: Set<String>? = nil, settings: Settings = Settings(), in language: Language? = nil,
    _ cache: Cache = .off, _ work: WorkReport = WorkReport()
  ) throws(InputError) {
    self.settings = settings
    let found = try settings.files(in: paths)
    findings = found.strayLinks.map(StrayLink.diagnostic).compactMap(settings.adjusted)
    guard !found.files.isEmpty || !findings.isEmpty else {
      throw InputError.nothing(in: paths)
    }
    let files = try work.run(.reading) { () throws(InputError) in try InputFiles.readAll(found.files) }
    let isChosen = files.map { chosen?.contains(ResolvedPath($0.path).text) ?? true }
    let checked = CheckedFile.all(files, isChosen, versions: settings.versions, in: language, cache, work)
    let links = LinkDiagnostics(files.filter { !JudgedFile.isScenario($0.path) }, exists: InputFiles.exists)
    let divided = work.run(.making) {
      Parallel.map(Array(zip(files, checked))) { source, file in
        let dead = links.diagnostics(of: file.links, in: source, file.language)
        return Suppressions(file.comments, in: source).apply(to: file.diagnostics + dead + file.quizDiagnostics)
      }
    }
    for place in files.indices {
      if isChosen[place] {
        sources.append(files[place])
        add(checked[place], divided[place])
      } else if divided[place].findings.contains(where: { $0.code == LinkDiagnostics.code }) {
        sources.append(files[place])
        findings += divided[place].findings.filter { $0.code == LinkDiagnostics.code }.compactMap(settings.adjusted)
      }
    }
    judged = Set(zip(files, isChosen).filter(\.1).map { FileReference.path($0.0.path) })
  }

  private mutating func add(_ file: CheckedFile, _ divided: (findings: [Diagnostic], suppressed: [Report.Suppressed])) {
    findings += divided.findings.compactMap(settings.adjusted)
    suppressed += divided.suppressed
    scenarios += file.scenarios
    runs += file.runs
    questions += file.questions
    for verdict in file.verdicts { verdicts[verdict, default: 0] += 1 }
    for verdict in file.claims { claims[verdict, default: 0] += 1 }
    coverage += file.coverage
  }

  /// Takes out what the baseline knows, and reports what it should not know any more.
  ///
  /// Entries of files that were not looked at say nothing, unless the files are gone.
  mutating func compare(with file: BaselineFile) {
    let divided = file.baseline.divide(findings)
    findings = divided.findings
    suppressed += divided.suppressed
    findings += divided.stale.filter { judged.contains($0.file) || !InputFiles.exists($0.file) }
      .map(file.diagnostic(forStale:))
  }

  /// Each file with the findings in it.
  var findingsByFile: [(file: SourceFile, findings: [Diagnostic])] {
    let grouped = Dictionary(grouping: findings, by: \.file.path)
    return sources.map { ($0, grouped[$0.path] ?? []) }
  }

  /// Whether something was found that fails.
  package var fails: Bool { findings.contains { settings.failOn.fails($0.severity) } }

  /// That less was judged than wanted; nil where it was enough, or where nothing names a callback.
  ///
  /// - Parameter least: the least share of the judged places, in percent.
  package func shortfall(of least: Int, in language: Language) -> String? {
    guard let percent = coverage.percent, percent < least else { return nil }
    return CoverageWording.shortfall(coverage, least: least, in: language)
  }

  /// Whether a limit kept something from being checked.
  package var isIncomplete: Bool { findings.contains { $0.code == "LC0004" || $0.code == "LC7002" } }

  /// The findings for the formats; without the notes where these are not wanted.
  package func report(isQuiet: Bool) -> Report {
    Report(
      version: Project.version, files: sources.map(\.path),
      findings: isQuiet ? findings.filter { $0.severity != .note } : findings, suppressed: suppressed, summary: summary,
      coverage: coverage)
  }

  /// One line: what was looked at and what came out.
  private var summary: String {
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    let judged = "\(counts("orders", verdicts)); \(counts("claims", claims))"
    return
      "\(counted(sources.count, "file")), \(counted(scenarios, "scenario")) in \(counted(runs, "run")), \(judged); "
      + "\(counted(questions, "question")); \(counted(errors, "error")), \(counted(warnings, "warning"))"
      + (suppressed.isEmpty ? "" : ", \(suppressed.count) suppressed")
      + "; " + CoverageWording.counts(coverage, in: .english)
  }

  private func counts(_ name: String, _ verdicts: [Verdict: Int]) -> String {
    let parts = Verdict.allCases.compactMap { verdict in verdicts[verdict].map { "\($0) \(verdict.word)" } }
    return parts.isEmpty ? "no \(name)" : "\(name): " + parts.joined(separator: ", ")
  }
}

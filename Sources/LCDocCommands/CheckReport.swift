import Diagnostics
import Markup
import Notes
import Verify

/// What checking some files found, and how far it looked.
struct CheckReport {
  var diagnostics: [Diagnostic] = []
  private var files = 0
  private var scenarios = 0
  private var runs = 0
  private var verdicts: [Verdict: Int] = [:]
  private var claims: [Verdict: Int] = [:]

  var hasFindings: Bool { diagnostics.contains { $0.severity != .note } }

  /// Reads and judges every file; independent files in parallel.
  static func make(for paths: [String]) throws(InputError) -> CheckReport {
    let found = try InputFiles.find(paths)
    guard !found.isEmpty else {
      throw InputError(path: paths.joined(separator: ", "), reason: "holds no notes or scenarios")
    }
    var sources: [SourceFile] = []
    for path in found { sources.append(try InputFiles.read(path)) }
    let results = Parallel.map(sources, state: NoteJudge()) { judge, file in CheckedFile(file, &judge) }
    var report = CheckReport()
    report.files = sources.count
    for result in results { report.add(result) }
    return report
  }

  private mutating func add(_ file: CheckedFile) {
    diagnostics += file.diagnostics
    scenarios += file.scenarios
    runs += file.runs
    for verdict in file.verdicts { verdicts[verdict, default: 0] += 1 }
    for verdict in file.claims { claims[verdict, default: 0] += 1 }
  }

  /// One line: what was looked at and what came out.
  var summary: String {
    let errors = diagnostics.filter { $0.severity == .error }.count
    let warnings = diagnostics.filter { $0.severity == .warning }.count
    let judged = "\(counts("orders", verdicts)); \(counts("claims", claims))"
    return "\(files) files, \(scenarios) scenarios in \(runs) runs, \(judged); \(errors) errors, \(warnings) warnings"
  }

  private func counts(_ name: String, _ verdicts: [Verdict: Int]) -> String {
    let parts = Verdict.allCases.compactMap { verdict in verdicts[verdict].map { "\($0) \(verdict.word)" } }
    return parts.isEmpty ? "no \(name)" : "\(name): " + parts.joined(separator: ", ")
  }
}

/// One file, judged.
private struct CheckedFile: Sendable {
  var diagnostics: [Diagnostic]
  var scenarios: Int
  var runs: Int
  var verdicts: [Verdict]
  var claims: [Verdict]

  init(_ file: SourceFile, _ judge: inout NoteJudge) {
    if file.path.hasSuffix(".scenario") {
      let checked = ScenarioCheck.check(file: file)
      diagnostics = checked.diagnostics
      scenarios = 1
      runs = checked.runs.count
      verdicts = []
      claims = []
    } else {
      let judged = judge.judge(Note.read(Document.parse(file)))
      diagnostics = judged.diagnostics
      scenarios = judged.scenarios.count
      runs = judged.scenarios.reduce(0) { $0 + $1.runs.count }
      verdicts = judged.orderings.map(\.verdict)
      claims = judged.claims.map(\.verdict)
    }
  }
}

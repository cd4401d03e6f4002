package import Diagnostics
import Site

/// What is to be checked.
package struct CheckRequest: Sendable {
  /// Notes, scenario files, or folders of them; empty for those that the settings name.
  package var paths: [String]
  /// Which of their files it is about.
  package var scope: CheckScope
  /// The language of the findings; nil for that of each note.
  package var language: Language?
  /// Whether misspelt names are put right, and suppressions taken out that hide nothing, before it is checked.
  package var makesFixes: Bool
  /// The file with findings that do not count; nil for that of the settings.
  package var baseline: String?
  /// Whether the findings are to be the baseline.
  package var startsBaseline: Bool

  /// By default the notes of the settings, with nothing written.
  package init(
    paths: [String], scope: CheckScope = .all, language: Language? = nil, makesFixes: Bool = false,
    baseline: String? = nil, startsBaseline: Bool = false
  ) {
    self.paths = paths
    self.scope = scope
    self.language = language
    self.makesFixes = makesFixes
    self.baseline = baseline
    self.startsBaseline = startsBaseline
  }
}

/// Which of the files below some paths a check is about. Of the others it is only said where their links lead nowhere, which
/// is the one thing that a change elsewhere can break.
package enum CheckScope: Sendable, Hashable {
  case all
  /// Those that a list names, seen from where lcdoc runs; what else it names is passed over.
  case listed([String])
  /// Those that git knows to be changed since a commit, branch or tag.
  case changed(since: String)

  /// The absolute paths of the files without links; nil for all.
  func files(in roots: [String]) throws(InputError) -> Set<String>? {
    switch self {
    case .all: nil
    case .listed(let paths): Set(paths.map { ResolvedPath($0).text })
    case .changed(let reference): try Git.filesChanged(since: reference, in: roots)
    }
  }
}

/// What a check came to.
package struct Checked: Sendable {
  /// All findings, with those that do not count.
  package fileprivate(set) var report: CheckReport
  /// The files in which something was put right, and how many places.
  package fileprivate(set) var fixed: [(path: String, count: Int)] = []
  /// The baseline that was asked for, and where it goes.
  package fileprivate(set) var baseline: (path: String, findings: Baseline)?
}

extension Project {
  /// Runs all that notes and scenarios say.
  ///
  /// - Throws: `InputError`, `SettingsError`.
  package func check(_ request: CheckRequest) throws -> Checked {
    let notes = try settings.roots(request.paths)
    let cache = work.run(.reading) { caches.cache(Self.checks) }
    defer { work.run(.writing) { caches.save(cache, Self.checks) } }
    let chosen = try request.scope.files(in: notes)
    let report = { try CheckReport(for: notes, only: chosen, settings: settings, in: request.language, cache, work) }
    var checked = Checked(report: try report())
    if request.makesFixes {
      checked.fixed = try Self.makeFixes(checked.report)
      if !checked.fixed.isEmpty { checked.report = try report() }
    }
    let path = request.baseline ?? settings.baseline
    if request.startsBaseline {
      checked.baseline = (path ?? BaselineFile.fileName, Baseline(of: checked.report.findings))
    } else if let path {
      checked.report.compare(with: try BaselineFile(InputFiles.read(path)))
    }
    return checked
  }

  /// What the file is called that keeps what checks found.
  static let checks = "check"

  /// Makes every safe edit.
  private static func makeFixes(_ report: CheckReport) throws(InputError) -> [(path: String, count: Int)] {
    var made: [(path: String, count: Int)] = []
    for (file, findings) in report.findingsByFile {
      let fixed = SafeFixes.apply(findings, to: file)
      guard fixed.count > 0 else { continue }
      try NoteEditor.replace(file, with: fixed.bytes)
      made.append((file.path, fixed.count))
    }
    return made
  }
}

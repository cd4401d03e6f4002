import Diagnostics
package import Judging
import LifecycleEngine
import Markup
import Notes
package import Quiz
import Verify

/// What quiz items are made from: the scenarios that pass, and the runs that bear out what notes state.
package enum QuizSources {
  /// The sources of all notes, in order, and then those of scenario files.
  static func sources(of entries: [JudgedFolders.Entry]) -> [ScenarioSource] {
    entries.flatMap { entry in entry.file.note.map { sources(of: $0, named: entry.relativePath) } ?? [] }
      + entries.flatMap { entry in entry.file.scenario.map { sources(of: $0, named: entry.relativePath) } ?? [] }
  }

  /// The scenarios of a note, and then its orders: where both ask the same, the scenario says it better.
  ///
  /// - Parameter name: Their names begin with it.
  package static func sources(of note: JudgedNote, named name: String) -> [ScenarioSource] {
    let scenarios = note.scenarios.filter(\.passes).map { checked in
      ScenarioSource(
        id: "\(slug(name))-\(checked.name.isEmpty ? "scenario" : slug(checked.name))",
        title: title(of: checked.range, in: note), scenario: checked.scenario,
        note: place(of: checked.range, in: note))
    }
    var asked: Set<Run> = []
    let orderings = zip(note.note.orderings, note.orderings).enumerated().compactMap { index, pair -> ScenarioSource? in
      // A note may say the same a thousand times.
      guard let source = source(of: pair.0, pair.1, number: index + 1, in: note, name),
        asked.insert(Run(scenario: source.scenario, versions: source.versions)).inserted
      else { return nil }
      return source
    }
    return scenarios + orderings
  }

  /// What the questions of a source follow from.
  private struct Run: Hashable {
    var scenario: Scenario
    var versions: [Version]?
  }

  private static func source(
    of ordering: Ordering, _ judgement: Verify.Judgement, number: Int, in note: JudgedNote, _ name: String
  ) -> ScenarioSource? {
    guard judgement.verdict == .holds || judgement.verdict == .depends, let witness = judgement.witness else {
      return nil
    }
    // The witness fixes one world; what it shows is asked in all that the note speaks of.
    var scenario = witness.scenario
    scenario.ios = nil
    scenario.lifeCycle = nil
    let versions = judgement.versions.filter { $0.isTrue == true }.map(\.version)
    return ScenarioSource(
      id: "\(slug(name))-order-\(number)",
      title: title(of: ordering.range, in: note),
      scenario: scenario, versions: versions.isEmpty ? [witness.version] : versions,
      note: place(of: ordering.range, in: note))
  }

  /// The scenario of a file, if it passes.
  package static func sources(of scenario: CheckedScenario, named name: String) -> [ScenarioSource] {
    guard scenario.passes else { return [] }
    return [
      ScenarioSource(
        id: slug(name), title: "", scenario: scenario.scenario,
        note: SourceNote(path: scenario.name, line: 1))
    ]
  }

  // MARK: Words

  /// The heading under which something stands; empty if it would tell the answer, or is no heading but a
  /// sentence.
  private static func title(of range: Range<Int>, in note: JudgedNote) -> String {
    guard let section = note.note.sections.last(where: { $0.range.contains(range.lowerBound) }) else {
      return ""
    }
    let title = section.title.lowercased()
    let namesCallbacks = note.note.mentions.filter { section.heading.contains($0.range.lowerBound) }.count
    let isSentence = title.utf8.count > longestTitle || title.hasSuffix("。") || title.hasSuffix(".")
    return isSentence || namesCallbacks > 1 || title.contains("will") && title.contains("did") ? "" : section.title
  }

  private static let longestTitle = 80

  private static func place(of range: Range<Int>, in note: JudgedNote) -> SourceNote {
    let file = note.note.document.file
    return SourceNote(path: file.path, line: file.line(at: range.lowerBound))
  }

  /// Letters, digits and hyphens.
  private static func slug(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isASCIIAlphanumeric || byte >= 0x80 {
        bytes.append(byte)
      } else if bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

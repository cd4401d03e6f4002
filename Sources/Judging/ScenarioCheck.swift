package import Diagnostics
package import LifecycleEngine
import Markup
import Notes

/// Runs scenarios and says what did not come out as expected.
package enum ScenarioCheck {
  /// A scenario of a fenced block.
  static func check(_ block: ScenarioBlock, in file: SourceFile, _ language: Language) -> CheckedScenario {
    check(
      name: block.name, text: Array(block.literal.utf8), range: block.range,
      ScenarioPlace(file: file, lines: block.lines), language)
  }

  /// A file that is a scenario as a whole.
  package static func check(file: SourceFile, in language: Language = .english) -> CheckedScenario {
    let checked = check(
      name: file.path, text: file.bytes, range: 0..<file.bytes.count, ScenarioPlace(wholeOf: file), language,
      HiddenText.diagnostics(HiddenText.find(in: file.bytes), in: file, language))
    guard let reason = deviation(in: file) else { return checked }
    return checked.deviating(because: reason, in: file, language)
  }

  /// A file that is a scenario as a whole, and what is wrong in how it is written; nothing is run.
  package static func read(_ file: SourceFile) -> (scenario: Scenario, problems: [Diagnostic]) {
    let parsed = ScenarioParser.parse(file.bytes)
    let words = ScenarioDiagnostics(place: ScenarioPlace(wholeOf: file), language: .english)
    return (parsed.scenario, words.diagnostics(for: parsed, file.bytes))
  }

  /// The reason that a recorded trace gives in its header for not being reproduced: `# deviates: …`.
  private static func deviation(in file: SourceFile) -> (text: String, range: Range<Int>)? {
    let key = Array("# deviates: ".utf8)
    for line in 1...file.lineStarts.count {
      let range = file.lineRange(line)
      guard file.bytes[range].first == UInt8(ascii: "#") else { return nil }
      if file.bytes[range].starts(with: key) {
        return (file.text(range.lowerBound + key.count..<range.upperBound), range)
      }
    }
    return nil
  }

  private static func check(
    name: String, text: [UInt8], range: Range<Int>, _ place: ScenarioPlace, _ language: Language,
    _ found: [Diagnostic] = []
  ) -> CheckedScenario {
    let parsed = ScenarioParser.parse(text)
    let words = ScenarioDiagnostics(place: place, language: language)
    var diagnostics = found + words.diagnostics(for: parsed, text)
    let script = Script(parsed.scenario)
    let versions = (parsed.scenario.ios ?? VersionRange(.newest, .newest)).modelled
    var runs: [ScenarioRun] = []
    for version in versions { runs.append(ScenarioRun(script, on: Platform(version))) }
    if parsed.problems.isEmpty { diagnostics += words.diagnostics(for: runs) }
    return CheckedScenario(
      name: name, text: text, range: range, scenario: parsed.scenario, runs: runs, diagnostics: diagnostics)
  }
}

extension ScenarioDiagnostics {
  /// What is wrong in how a scenario is written.
  fileprivate func diagnostics(for parsed: ParsedScenario, _ text: [UInt8]) -> [Diagnostic] {
    parsed.problems.enumerated().map { index, problem in
      // Who gets a hundred names wrong has pasted something else.
      diagnostic(for: problem, parsed.scenario, text, namesNear: index < 100)
    }
  }
}

extension CheckedScenario {
  /// A known deviation is a note while it deviates, and a finding once it does not: the list stays honest.
  fileprivate func deviating(
    because reason: (text: String, range: Range<Int>), in file: SourceFile, _ language: Language
  ) -> CheckedScenario {
    let deviates = diagnostics.contains { $0.severity == .error }
    var diagnostic = Diagnostic(
      code: deviates ? "LC4008" : "LC4009", severity: deviates ? .note : .warning,
      message: deviates
        ? language("a known deviation from this trace", "与这段记录的已知差异")
        : language("this trace is reproduced now", "这段记录现在可以重现"), file: file, range: reason.range)
    diagnostic.language = language
    if deviates {
      diagnostic.notes.append(reason.text)
    } else {
      diagnostic.helps.append(language("take the line out", "去掉这一行"))
    }
    return CheckedScenario(
      name: name, text: text, range: range, scenario: scenario, runs: runs, diagnostics: [diagnostic])
  }
}

/// Where a scenario's text lies in its file.
struct ScenarioPlace {
  let file: SourceFile
  /// The bytes of each line of the scenario in the file.
  let lines: [Range<Int>]

  /// The bytes in the file of a range of the scenario's text.
  func range(_ range: Range<Int>, line: Int, in text: [UInt8]) -> Range<Int> {
    guard line >= 1, line <= lines.count else { return lines.last ?? 0..<0 }
    var start = range.lowerBound
    while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
    let offset = range.lowerBound - start
    let place = lines[line - 1]
    let lower = min(place.lowerBound + offset, place.upperBound)
    return lower..<min(lower + range.count, place.upperBound)
  }
}

extension ScenarioPlace {
  /// A file that is a scenario as a whole.
  init(wholeOf file: SourceFile) {
    self.init(file: file, lines: (1...file.lineStarts.count).map { file.lineRange($0) })
  }
}

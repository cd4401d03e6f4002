import LifecycleEngine
import Testing

/// What is not known of iOS is a fact with two answers: a run can be made under either, and it matters.
@Suite("Open questions")
struct OpenQuestionTests {
  @Test("The evidence has one answer by default", arguments: OpenQuestion.all)
  func byDefault(_ question: OpenQuestion) {
    #expect(question.failures(of: question.expected, isFlipped: false) == "")
  }

  @Test("The other candidate can be assumed", arguments: OpenQuestion.all)
  func assumed(_ question: OpenQuestion) {
    #expect(question.failures(of: question.other, isFlipped: true) == "")
  }

  @Test("The answer can be seen", arguments: OpenQuestion.all)
  func matters(_ question: OpenQuestion) {
    #expect(question.failures(of: question.expected, isFlipped: true) != "")
  }

  @Test("Every open question is here, and only those")
  func coverage() {
    let open = Fact.allCases.filter { $0.record.isOpen }.map { "\($0)" }
    #expect(Set(open) == Set(OpenQuestion.all.map(\.fact)))
    #expect(OpenQuestion.all.count == open.count)
  }
}

/// A fact that the evidence leaves open, with a run that shows it: `=>` under the default answer, `~>` (or `~`, `~=`,
/// `~!`) where the other candidate differs.
struct OpenQuestion: Sendable, CustomTestStringConvertible {
  let fact: String
  let expected: ScenarioText
  let other: ScenarioText

  var testDescription: String { fact }

  /// What does not come out as the text says, on its one version; empty if all does.
  func failures(of text: ScenarioText, isFlipped: Bool) -> String {
    let report = ScenarioReport(text)
    guard report.problems.isEmpty, let version = report.parsed.scenario.ios?.lower,
      let fact = Fact.allCases.first(where: { "\($0)" == self.fact })
    else { return "cannot be read: " + report.problems }
    let platform = Platform(version)
    return report.mismatches(on: isFlipped ? platform.flipping(fact) : platform)
  }

  private init(_ rule: RuleCase) {
    fact = rule.title
    expected = RuleCase(title: rule.title, lines: rule.lines.filter { !Self.isOther($0) }).scenario
    other = RuleCase(title: rule.title, lines: Self.otherLines(rule.lines)).scenario
  }

  private static func isOther(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("~") }

  /// Lines of the other candidate stand in for those of the same kind right above them.
  private static func otherLines(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      guard isOther(line) else {
        kept.append(line)
        continue
      }
      let words = line.drop { $0 == " " }.dropFirst()
      if words.hasPrefix(">"), index > 0, !isOther(lines[index - 1]) { dropExpectation(&kept) }
      if !words.hasPrefix(">") { kept.removeLast() }
      let prefix = words.hasPrefix(">") ? "=" : words.hasPrefix("=") || words.hasPrefix("!") ? "" : ">"
      kept.append("  " + prefix + words)
    }
    return kept
  }

  private static func dropExpectation(_ kept: inout [String]) {
    while let line = kept.popLast() {
      guard let arrow = line.firstRange(of: "=>") else { continue }
      let step = String(line[..<arrow.lowerBound])
      if step.allSatisfy({ $0 == " " }) { continue }
      return kept.append(step)
    }
  }
}

extension OpenQuestion {
  static let all: [OpenQuestion] = [beforePresentation, tabs, fromPresentationOn, customTransitions, traits].flatMap {
    text in
    RuleCase.table(text, log: RuleCase.Log.controllers).map { OpenQuestion($0) }
  }
}

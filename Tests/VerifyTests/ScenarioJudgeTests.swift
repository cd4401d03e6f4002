import LifecycleEngine
import Testing
import Verify

@Suite("Claims that are written as scenarios")
struct ScenarioJudgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let verdict: Verdict
    /// The versions on which it is true.
    var agreeing: [Int] = []
  }

  static let cases = [
    Case(
      testDescription: "true on all versions",
      text: "ios: 8...9\nroot: nav(A)\nlaunch\npush B\n  > A viewWillDisappear:",
      verdict: .holds, agreeing: [8, 9]),
    Case(
      testDescription: "true since a version", text: "ios: 12...14\nroot: A\nlaunch\n  > A viewIsAppearing:",
      verdict: .depends, agreeing: [13, 14]),
    Case(
      testDescription: "true on none", text: "ios: 9\nroot: nav(A)\nlaunch\npush B\n  > B viewDidDisappear:",
      verdict: .contradicted),
    Case(
      testDescription: "a step that cannot be", text: "ios: 9\nroot: A\nlaunch\npop\n  > A dealloc",
      verdict: .notUnderstood),
    Case(
      testDescription: "a step that came with a version says nothing of those before",
      text: "ios: 5...8\nroot: nav(A)\nlog: viewWillAppear\nlaunch\npush B\nswipe back\n  > A viewWillAppear:",
      verdict: .holds, agreeing: [7, 8]),
    Case(
      testDescription: "what was otherwise before it counts",
      text: "ios: 5...8\nroot: nav(A)\nlog: viewWillAppear\nlaunch\npush B\n  > (nothing)\nswipe back",
      verdict: .contradicted),
    Case(testDescription: "nothing claimed", text: "root: A\nlaunch", verdict: .vacuous),
  ]

  @Test("A claim gets its verdict", arguments: cases)
  func verdict(_ one: Case) {
    let parsed = ScenarioParser.parse(Array(one.text.utf8))
    #expect(parsed.problems.isEmpty, "\(parsed.problems)")
    let judge = ScenarioJudge(parsed.scenario)
    #expect(judge.verdict == one.verdict)
    #expect(judge.versions.filter { $0.isTrue }.map(\.version.major) == one.agreeing)
    #expect((judge.witness != nil) == (one.verdict == .holds || one.verdict == .depends))
    #expect(judge.facts.isEmpty == (one.verdict != .depends))
    if one.verdict == .depends { #expect(judge.facts.contains(.hasViewIsAppearing)) }
  }
}

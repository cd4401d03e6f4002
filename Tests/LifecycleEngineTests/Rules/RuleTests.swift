import LifecycleEngine
import Testing

/// The rules, one by one, each with the whole trace that it stands for on every version that it names.
@Suite("Rules")
struct RuleTests {
  @Test("A rule holds", arguments: RuleCase.all)
  func holds(_ rule: RuleCase) {
    let report = ScenarioReport(rule.scenario)
    #expect(report.problems.isEmpty, "\(report.problems)")
    let mismatches = report.mismatches()
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("A rule's expectations are not empty", arguments: RuleCase.all)
  func expects(_ rule: RuleCase) {
    let steps = ScenarioReport(rule.scenario).parsed.scenario.steps
    #expect(steps.contains { !$0.expectations.isEmpty || !$0.queries.isEmpty || $0.failure != nil })
  }
}

extension RuleCase {
  static let all: [RuleCase] =
    application + scenes + combinations + making + memory + containment + navigation + navigationStacks
    + containersOfUIKit + presentation + rotation + views + touches + classes + misuse + process + furtherContainers
    + tenCombinations + recorded + layoutOnDemand + lists + listDelegates + hosting + customTransitions + adaptivity
    + walked + resizing
}

package import LifecycleEngine

/// Judges one claim that is written as a scenario: its steps are the situation, its expectations the order that is
/// claimed. It is run on every version that it names.
package struct ScenarioJudge {
  /// What came out.
  package private(set) var verdict = Verdict.vacuous
  /// For each version on which the steps can be done, oldest first, whether all is as expected.
  package private(set) var versions: [(version: Version, isTrue: Bool)] = []
  /// The differences between versions that go with the verdict, where it depends: each may be what decides.
  package private(set) var facts: [Fact] = []
  /// The newest version of each kind: the run there shows it.
  package private(set) var witness: Version?
  /// The newest version on which something is not as expected; nil where there is none.
  package private(set) var counterexample: Version?

  /// Runs the scenario. It is not understood if a step is impossible on every version, for then it never happens.
  package init(_ scenario: Scenario) {
    guard scenario.expectsAnything else { return }
    let script = Script(scenario)
    var isPossible = false
    for version in (scenario.ios ?? .all).modelled {
      let run = ScenarioRun(script, on: Platform(version))
      let isImpossible = run.failure?.kind == .impossible
      // What cannot happen there says nothing, unless a step before it was otherwise already.
      if isImpossible, run.mismatches.count == 1 { continue }
      let isTrue = run.mismatches.isEmpty
      versions.append((version, isTrue))
      isPossible = isPossible || !isImpossible
      if isTrue { witness = version } else { counterexample = version }
    }
    verdict =
      !isPossible ? .notUnderstood : counterexample == nil ? .holds : witness == nil ? .contradicted : .depends
    if verdict == .depends { facts = Fact.allCases.filter(decides) }
  }

  private func decides(_ fact: Fact) -> Bool {
    var agreeing = 0
    for row in versions where Platform(row.version)[fact] == row.isTrue { agreeing += 1 }
    return agreeing == versions.count || agreeing == 0
  }
}

extension Scenario {
  fileprivate var expectsAnything: Bool {
    steps.contains { !$0.expectations.isEmpty || !$0.queries.isEmpty || $0.failure != nil }
  }
}

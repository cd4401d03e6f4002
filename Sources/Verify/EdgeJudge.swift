import LifecycleEngine

extension OrderJudge {
  /// Judges "going from this state to that one calls the callback": runs every situation that makes the change
  /// and looks at what is delivered between the change before and the change after it.
  package func judge(_ claim: EdgeClaim) -> Judgement {
    var changes = 0
    var agreeing = 0
    var judgement = Judgement(verdict: .vacuous)
    for version in Version.modelled where version >= claim.callback.info.introduced && version >= Version(4) {
      for plan in EdgePlans.all {
        let facts = WorldFacts(
          version: version, lifeCycle: claim.callback.isSceneCallback ? .scene : .app, isInNavigation: false,
          origin: .code)
        guard facts.lifeCycle == .app || Platform(version)[.hasScenes] else { continue }
        let order = OrderClaim(steps: [.init(actor: nil, callback: claim.callback)], situations: [])
        let script = Script(Staging.scenario(plan, facts, order))
        let run = ScenarioRun(script, on: Platform(version))
        for (index, change) in run.trace.stateChanges.enumerated()
        where change.from == claim.from && change.to == claim.to {
          changes += 1
          let isTrue = EdgePlans.entries(around: index, in: run).contains { $0.callback == claim.callback }
          if isTrue { agreeing += 1 }
          let evidence = Evidence(
            version: version, entries: run.trace.entries.filter { $0.callback == claim.callback }, script: script)
          if isTrue { judgement.witness = evidence } else { judgement.counterexample = evidence }
        }
      }
    }
    judgement.worlds = changes
    judgement.agreeing = agreeing
    if changes > 0 { judgement.verdict = agreeing == changes ? .holds : agreeing == 0 ? .contradicted : .depends }
    if judgement.verdict == .depends { judgement.decision = .several }
    return judgement
  }
}

/// The runs in which the application goes through its states.
private enum EdgePlans {
  static let all: [Plan] = [
    plan([.launch, .home, .suspend, .open]), plan([.launch, .home, .open]), plan([.launch, .appSwitcher, .backToApp]),
    plan([.launch, .kill]), plan([.launch, .home, .kill]), plan([.launch, .home, .suspend, .outOfMemory]),
  ]

  private static func plan(_ steps: [PlanStep]) -> Plan {
    StagedWay(steps).plan
  }

  /// What is delivered in the same step between the neighbouring changes.
  static func entries(around index: Int, in run: ScenarioRun) -> ArraySlice<Entry> {
    let changes = run.trace.stateChanges
    let change = changes[index]
    let range = run.steps[Int(change.step)]
    var start = range.lowerBound
    var end = range.upperBound
    if index > 0, changes[index - 1].step == change.step { start = Int(changes[index - 1].entry) }
    if index + 1 < changes.count, changes[index + 1].step == change.step { end = Int(changes[index + 1].entry) }
    return run.trace.entries[min(start, end)..<end]
  }
}

extension Callback {
  fileprivate var isSceneCallback: Bool { info.owner == .sceneDelegate }
}

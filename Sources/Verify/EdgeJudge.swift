import LifecycleEngine

extension OrderJudge {
  /// Judges "going from this state to that one calls the callback": runs every situation that makes the change
  /// and looks at what is delivered between the change before and the change after it.
  package func judge(_ claim: EdgeClaim) -> Judgement {
    var judgement = Judgement(verdict: .vacuous)
    var agreeing: [LifeCycle: (true: Int, all: Int)] = [:]
    for version in Version.modelled where version >= claim.callback.info.introduced && version >= Version(4) {
      for lifeCycle in claim.lifeCycles(on: Platform(version)) {
        for plan in EdgePlans.all { count(claim, plan, version, lifeCycle, &agreeing, &judgement) }
      }
    }
    judgement.worlds = agreeing.values.reduce(0) { $0 + $1.all }
    judgement.agreeing = agreeing.values.reduce(0) { $0 + $1.true }
    guard judgement.worlds > 0 else { return judgement }
    judgement.verdict =
      judgement.agreeing == judgement.worlds ? .holds : judgement.agreeing == 0 ? .contradicted : .depends
    if judgement.verdict == .depends {
      judgement.decision = agreeing.values.allSatisfy { $0.true == 0 || $0.true == $0.all } ? .lifeCycle : .several
    }
    return judgement
  }

  private func count(
    _ claim: EdgeClaim, _ plan: Plan, _ version: Version, _ lifeCycle: LifeCycle,
    _ agreeing: inout [LifeCycle: (true: Int, all: Int)], _ judgement: inout Judgement
  ) {
    let facts = WorldFacts(version: version, lifeCycle: lifeCycle, isInNavigation: false, origin: .code)
    let order = OrderClaim(steps: [.init(actor: nil, callback: claim.callback)], situations: [])
    let script = Script(Staging.scenario(plan, facts, order))
    let run = ScenarioRun(script, on: Platform(version))
    for (index, change) in run.trace.stateChanges.enumerated()
    where change.from == claim.from && change.to == claim.to {
      let isTrue = EdgePlans.entries(around: index, in: run).contains { $0.callback == claim.callback }
      agreeing[lifeCycle, default: (0, 0)].all += 1
      if isTrue { agreeing[lifeCycle, default: (0, 0)].true += 1 }
      let evidence = Evidence(
        version: version, entries: run.trace.entries.filter { $0.callback == claim.callback }, script: script)
      if isTrue { judgement.witness = evidence } else { judgement.counterexample = evidence }
    }
  }
}

extension EdgeClaim {
  /// The life cycles of the applications that are meant.
  fileprivate func lifeCycles(on platform: Platform) -> [LifeCycle] {
    let meant = callback.isSceneCallback ? [.scene] : lifeCycle.map { [$0] } ?? [.app, .scene]
    return meant.filter { $0 == .app || platform[.hasScenes] }
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

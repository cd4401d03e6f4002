import LifecycleEngine

/// Finds steps that print a log: a breadth-first search over what can happen, where every step must log exactly
/// the next lines. Worlds are values, so a branch is a copy.
struct LogSearch {
  let claim: OrderClaim
  /// The most steps that are tried behind the beginning.
  var maximumDepth = 10
  /// The most branches that are looked at; a log that needs more has no simple explanation.
  var budget = 1_500

  /// What was found: the plan, and who plays whom.
  struct Found {
    var plan: Plan
    var casting: Casting
    var facts: WorldFacts
  }

  /// Who a staged controller is in the log.
  private enum Role: Hashable { case actor(UInt8), unnamed, silent }

  private struct Node {
    var simulator: Simulator
    var steps: [Plan.PlannedStep]
    /// How many claimed steps have come.
    var matched: Int
    /// For `A`, `B`, `C`.
    var roles: [Role?]
    var silentSteps: Int
    /// Lines before the first one of the log are passed over.
    var startsLate: Bool
    var isWaiting: Bool { startsLate && matched == 0 }
  }

  /// The first explanation, fewest steps first, over a few versions that behave differently.
  func explanation() -> Found? {
    let newest = WorldSpace(claim: claim, plan: Plan()).all
    let wanted = [Version(26), Version(12), Version(9)]
    for startsLate in [false, true] {
      for logsAfterSuper in claim.hasNestedInitializers ? [false, true] : [false] {
        for facts in newest.reversed() where wanted.contains(facts.version) {
          for stage in Stage.all {
            if let found = search(stage, facts, logsAfterSuper, startsLate) { return found }
          }
        }
      }
    }
    return nil
  }

  private func search(
    _ stage: Stage, _ facts: WorldFacts, _ logsAfterSuper: Bool, _ startsLate: Bool
  ) -> Found? {
    var plan = stage.plan
    plan.logsAfterSuper = logsAfterSuper
    plan.startsLate = startsLate
    var facts = facts
    facts.isInNavigation = plan.needsNavigation
    // All steps that may come are named, so that one script serves the whole search.
    var everything = plan
    everything.steps = StaticStep.searchable.map { Plan.PlannedStep(action: $0, isWatched: true) }
    let scenario = Staging.scenario(everything, facts, claim)
    let script = Script(scenario)
    let actions = scenario.steps.map(\.actions)
    var left = budget
    var queue: [Node] = []
    for beginning in stage.beginnings {
      var node = Node(
        simulator: Simulator(script, on: Platform(facts.version)), steps: [], matched: 0, roles: [nil, nil, nil],
        silentSteps: 0, startsLate: startsLate)
      for step in beginning {
        perform(step, on: &node, actions)
        node.steps.append(Plan.PlannedStep(action: step, isWatched: false))
      }
      if node.simulator.failure == nil { queue.append(node) }
    }
    var head = 0
    while head < queue.count, left > 0 {
      let node = queue[head]
      head += 1
      if node.steps.count >= maximumDepth { continue }
      for step in StaticStep.searchable where stage.allows(step) {
        left -= 1
        for next in successors(of: node, step, actions) {
          if next.matched == claim.steps.count {
            plan.steps = next.steps
            return Found(plan: plan, casting: casting(next.roles), facts: facts)
          }
          queue.append(next)
        }
      }
    }
    return nil
  }

  private func perform(_ step: StaticStep, on node: inout Node, _ actions: [[Action]]) {
    guard let index = StaticStep.searchable.firstIndex(of: step) else { return }
    node.simulator.perform(actions[index], step: node.steps.count)
  }

  /// The node after a step, once for each way to say who plays whom; none if the step logs something else.
  private func successors(of node: Node, _ step: StaticStep, _ actions: [[Action]]) -> [Node] {
    var next = node
    let start = node.simulator.trace.entries.count
    perform(step, on: &next, actions)
    guard next.simulator.failure == nil else { return [] }
    next.steps.append(Plan.PlannedStep(action: step, isWatched: true))
    let entries = next.simulator.trace.entries[start...]
    var results: [Node] = []
    match(entries[...], next, into: &results)
    return results.compactMap { result in
      var result = result
      if result.matched == node.matched {
        // A step that logs nothing may lie between, but only one.
        result.silentSteps += 1
        if result.silentSteps > 1 || node.matched == 0 { return nil }
      }
      return result
    }
  }

  private func match(_ entries: ArraySlice<Entry>, _ node: Node, into results: inout [Node]) {
    guard let entry = entries.first else {
      results.append(node)
      return
    }
    let rest = entries.dropFirst()
    guard claim.steps.contains(where: { $0.callback == entry.callback }) else {
      return match(rest, node, into: &results)
    }
    let expected = node.matched < claim.steps.count ? claim.steps[node.matched] : nil
    guard entry.callback.needsActor, entry.receiver.kind == .controller else {
      if entry.receiver.kind == .controller && entry.callback.needsActor == false { return }
      return matchPlain(entry, expected, rest, node, into: &results)
    }
    guard let letter = letter(of: entry, node.simulator.script) else { return match(rest, node, into: &results) }
    matchRole(entry, letter, expected, rest, node, into: &results)
  }

  private func matchPlain(
    _ entry: Entry, _ expected: OrderClaim.Step?, _ rest: ArraySlice<Entry>, _ node: Node, into results: inout [Node]
  ) {
    if let expected, expected.callback == entry.callback {
      var next = node
      next.matched += 1
      match(rest, next, into: &results)
    } else if node.isWaiting {
      match(rest, node, into: &results)
    }
  }

  private func matchRole(
    _ entry: Entry, _ letter: Int, _ expected: OrderClaim.Step?, _ rest: ArraySlice<Entry>, _ node: Node,
    into results: inout [Node]
  ) {
    let isLayout = entry.callback.isIncidental
    switch node.roles[letter] {
    case .silent: match(rest, node, into: &results)
    case .some(let role):
      guard claim.steps.contains(where: { $0.callback == entry.callback && self.role(of: $0) == role }) else {
        return match(rest, node, into: &results)
      }
      if let expected, expected.callback == entry.callback, self.role(of: expected) == role {
        var next = node
        next.matched += 1
        match(rest, next, into: &results)
      } else if isLayout || node.isWaiting {
        match(rest, node, into: &results)
      }
    case nil:
      if let expected, expected.callback == entry.callback, !node.roles.contains(self.role(of: expected)) {
        var next = node
        next.roles[letter] = self.role(of: expected)
        next.matched += 1
        match(rest, next, into: &results)
      }
      if node.isWaiting { match(rest, node, into: &results) }
      var silent = node
      silent.roles[letter] = .silent
      match(rest, silent, into: &results)
    }
  }

  private func role(of step: OrderClaim.Step) -> Role { step.actor.map { .actor($0) } ?? .unnamed }

  private func letter(of entry: Entry, _ script: Script) -> Int? {
    script.stagedLetter(of: entry.receiver).map { Int($0) }
  }

  private func casting(_ roles: [Role?]) -> Casting {
    var actors: [UInt8] = []
    var unnamed: UInt8?
    for (letter, role) in roles.enumerated() {
      switch role {
      case .actor(let actor):
        while actors.count <= Int(actor) { actors.append(255) }
        actors[Int(actor)] = UInt8(letter)
      case .unnamed: unnamed = UInt8(letter)
      case .silent, nil: break
      }
    }
    return Casting(actors: actors, unnamed: unnamed)
  }
}

/// What the world looks like before the log begins.
private struct Stage {
  var plan: Plan
  var beginnings: [[StaticStep]]

  static let all: [Stage] = [
    Stage(
      plan: Plan(needsNavigation: true),
      beginnings: [
        [], [.launch], [.launch, .pushB], [.launch, .presentB], [.launch, .home], [.launch, .appSwitcher],
      ]),
    Stage(plan: Plan(), beginnings: [[], [.launch], [.launch, .presentB]]),
    Stage(plan: Plan(needsTabs: true), beginnings: [[], [.launch]]),
  ]

  func allows(_ step: StaticStep) -> Bool {
    switch step {
    case .pushB, .pushC, .pop, .swipeBack, .swipeBackCancelled, .popToRoot: plan.needsNavigation
    case .selectB: plan.needsTabs
    default: true
    }
  }
}

extension StaticStep {
  /// The steps that a log can come from.
  static let searchable: [StaticStep] = [
    .launch, .home, .open, .pushB, .pop, .presentB, .dismiss, .selectB, .kill, .appSwitcher, .backToApp,
    .memoryWarning, .pushC, .popToRoot, .rotate, .swipeBack, .swipeBackCancelled, .lock, .unlock, .openURL,
    .tapNotification, .launchByURL, .launchByNotification,
  ]
}

extension OrderClaim {
  /// Whether it names both initialisers of a controller made in code, whose lines stand in either order.
  var hasNestedInitializers: Bool {
    steps.contains { $0.callback == .initPlain } && steps.contains { $0.callback == .initWithNibNameBundle }
  }
}

extension Callback {
  /// Whether it makes an object: a list may name several, of which one is used.
  var isInitializer: Bool {
    switch self {
    case .initPlain, .initWithNibNameBundle, .initWithCoder, .initWithFrame, .awakeFromNib: true
    default: false
    }
  }

  /// Whether the number of times that it comes means nothing (rulebook, Y-05 and Y-06).
  var isIncidental: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews || self == .layoutSubviews
  }
}

import LifecycleEngine

/// Finds steps that print a log: a breadth-first search over what can happen, where every step must log exactly
/// the next lines.
struct LogSearch {
  let claim: OrderClaim
  /// The most steps that are tried, those of the beginning included.
  var maximumDepth = 10
  /// The most branches that are looked at; a log that needs more has no simple explanation.
  var budget = 1_500

  private let steps: [Expected]
  /// Whether a callback is claimed, by its number.
  private let isClaimed: [Bool]

  /// What was found: the plan, and who plays whom.
  struct Found {
    var plan: Plan
    var casting: Casting
    var facts: WorldFacts
  }

  /// A claimed step, and the role of who gets it.
  private struct Expected {
    var callback: Callback
    var role: UInt8
  }

  /// Roles are the claim's actors, and these.
  private enum Role {
    static let unnamed: UInt8 = 253
    static let silent: UInt8 = 254
    /// Nobody has been given this letter's controller.
    static let none: UInt8 = 255
  }

  init(claim: OrderClaim) {
    self.claim = claim
    steps = claim.steps.map { Expected(callback: $0.callback, role: $0.actor ?? Role.unnamed) }
    var isClaimed = [Bool](repeating: false, count: 256)
    for step in claim.steps { isClaimed[Int(step.callback.rawValue)] = true }
    self.isClaimed = isClaimed
  }

  /// The first explanation, fewest steps first, over a few versions that behave differently.
  func explanation(in graphs: inout StepGraphs) -> Found? {
    let worlds = self.worlds
    let features = StagingFeatures(claim)
    for startsLate in [false, true] {
      for logsAfterSuper in claim.hasNestedInitializers ? [false, true] : [false] {
        for facts in worlds {
          for (index, stage) in Stage.all.enumerated() {
            var plan = stage.plan
            plan.logsAfterSuper = logsAfterSuper
            plan.startsLate = startsLate
            var facts = facts
            facts.isInNavigation = plan.needsNavigation
            let key = StepGraphs.Key(
              stage: index, logsAfterSuper: logsAfterSuper, facts: facts, style: claim.style, features: features)
            let found = graphs.withGraph(key, make: { graph(stage, plan, facts) }) { search(stage, plan, facts, &$0) }
            if let found { return found }
          }
        }
      }
    }
    return nil
  }

  /// A few versions that behave differently and call all that is claimed, newest first. Whether the root is in a navigation controller is for
  /// the stage to say.
  private var worlds: [WorldFacts] {
    var worlds: [WorldFacts] = []
    for var facts in WorldSpace(claim: claim, plan: Plan()).all.reversed()
    where [Version(26), Version(12), Version(9)].contains(facts.version)
      && claim.steps.allSatisfy({ $0.callback.info.isCalled(on: facts.version) })
    {
      facts.isInNavigation = false
      if !worlds.contains(facts) { worlds.append(facts) }
    }
    return worlds
  }

  private func graph(_ stage: Stage, _ plan: Plan, _ facts: WorldFacts) -> StepGraph {
    // All steps that may come are named, so that one script serves the whole search.
    var everything = plan
    everything.steps = StaticStep.searchable.map { Plan.PlannedStep(action: $0, isWatched: true) }
    return StepGraph(Staging.scenario(everything, facts, claim), on: facts.version, beginnings: stage.beginnings)
  }

  // MARK: The search

  /// A way through the graph, with how much of the log it has printed.
  private struct Branch {
    var world: Int
    /// The branch that it continues, and by which step; nil at a beginning.
    var origin: (branch: Int, step: Int)?
    var depth: Int
    /// How many claimed steps have come.
    var matched = 0
    /// Who plays `A`, `B`, `C`.
    var roles = SIMD4(repeating: Role.none)
    var silentSteps = 0
    /// Lines before the first one of the log are passed over.
    var startsLate: Bool
    var isWaiting: Bool { startsLate && matched == 0 }
  }

  private func search(_ stage: Stage, _ plan: Plan, _ facts: WorldFacts, _ graph: inout StepGraph) -> Found? {
    let allowed = StaticStep.searchable.indices.filter { stage.allows(StaticStep.searchable[$0]) }
    var queue = graph.roots.map { Branch(world: $0.world, depth: $0.steps.count, startsLate: plan.startsLate) }
    var left = budget
    var head = 0
    var results: [Branch] = []
    while head < queue.count, left > 0 {
      let branch = queue[head]
      head += 1
      if branch.depth >= maximumDepth { continue }
      for step in allowed {
        left -= 1
        guard let edge = graph.edge(from: branch.world, by: step) else { continue }
        var next = branch
        next.world = edge.target
        next.origin = (head - 1, step)
        next.depth += 1
        results.removeAll(keepingCapacity: true)
        match(graph.lines(of: edge), next, into: &results)
        for var result in results {
          if result.matched == steps.count { return found(plan, facts, result, queue, graph) }
          if result.matched == branch.matched {
            // A step that logs nothing may lie between, but only one.
            result.silentSteps += 1
            if result.silentSteps > 1 || branch.matched == 0 { continue }
          }
          queue.append(result)
        }
      }
    }
    return nil
  }

  private func found(
    _ plan: Plan, _ facts: WorldFacts, _ last: Branch, _ queue: [Branch], _ graph: StepGraph
  ) -> Found {
    var plan = plan
    var branch = last
    var steps: [Plan.PlannedStep] = []
    while let origin = branch.origin {
      steps.append(Plan.PlannedStep(action: StaticStep.searchable[origin.step], isWatched: true))
      branch = queue[origin.branch]
    }
    let beginning = graph.roots.first { $0.world == branch.world }?.steps ?? []
    plan.steps = beginning.map { Plan.PlannedStep(action: $0, isWatched: false) } + steps.reversed()
    return Found(plan: plan, casting: casting(last.roles), facts: facts)
  }

  // MARK: Matching

  /// Adds every way to read the lines as the log's next ones: who plays whom may be open.
  private func match(_ lines: ArraySlice<StepGraph.Line>, _ start: Branch, into results: inout [Branch]) {
    var branch = start
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      index += 1
      guard isClaimed[Int(line.callback.rawValue)] else { continue }
      let expected = branch.matched < steps.count ? steps[branch.matched] : nil
      let isNext = expected?.callback == line.callback
      switch line.receiver {
      case .misplaced: return
      case .unstaged: continue
      case .other:
        if isNext { branch.matched += 1 } else if !branch.isWaiting { return }
      case .staged(let letter):
        let role = branch.roles[Int(letter)]
        if role == Role.silent { continue }
        if role == Role.none {
          if isNext, let expected, !any(branch.roles .== expected.role) {
            var played = branch
            played.roles[Int(letter)] = expected.role
            played.matched += 1
            match(lines[index...], played, into: &results)
          }
          if branch.isWaiting { match(lines[index...], branch, into: &results) }
          branch.roles[Int(letter)] = Role.silent
        } else if isNext, expected?.role == role {
          branch.matched += 1
        } else if claims(line.callback, by: role), !line.callback.isIncidental, !branch.isWaiting {
          return
        }
      }
    }
    results.append(branch)
  }

  private func claims(_ callback: Callback, by role: UInt8) -> Bool {
    steps.contains { $0.callback == callback && $0.role == role }
  }

  private func casting(_ roles: SIMD4<UInt8>) -> Casting {
    var actors: [UInt8] = []
    var unnamed: UInt8?
    for letter in 0..<3 {
      let role = roles[letter]
      switch role {
      case Role.unnamed: unnamed = UInt8(letter)
      case Role.silent, Role.none: break
      default:
        while actors.count <= Int(role) { actors.append(255) }
        actors[Int(role)] = UInt8(letter)
      }
    }
    return Casting(actors: actors, unnamed: unnamed)
  }
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

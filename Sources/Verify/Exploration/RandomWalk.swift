import LifecycleEngine

/// A random walk through a world: one possible step after another.
struct RandomWalk: Sendable {
  private(set) var simulator: Simulator
  /// The steps that were made; the last one may have failed with an exception.
  private(set) var steps: [[Action]] = []
  private let vocabulary: [[Action]]
  private let names: [NameID]
  private let isWild: Bool
  private var random: SplitMix64

  /// How often a step is tried before the world counts as one in which nothing is possible.
  private static let tries = 120

  init(_ script: Script, on version: Version, _ random: SplitMix64, isWild: Bool) {
    simulator = Simulator(script, on: Platform(version))
    self.random = random
    self.isWild = isWild
    vocabulary = RandomWalk.weights.flatMap { verb, weight in
      let actions = script.actions(of: verb).filter { isWild || $0.verb != .call || $0.asksForLayout }
      return actions.isEmpty ? [] : Array(repeating: actions, count: weight)
    }
    names = script.actions(of: .create).compactMap { $0.first?.name }
  }

  /// Makes a step and gives what it delivered; nil if the app has failed or nothing seems possible.
  mutating func next() -> (actions: [Action], trace: Trace)? {
    guard simulator.failure == nil else { return nil }
    for _ in 0..<RandomWalk.tries {
      guard let actions = chooseActions(), var next = simulator.performing(actions, step: steps.count) else { continue }
      let trace = next.takeTrace()
      simulator = next
      steps.append(actions)
      return (actions, trace)
    }
    return nil
  }

  /// Mostly one action; sometimes several in one turn of the run loop.
  private mutating func chooseActions() -> [Action]? {
    var actions: [Action] = []
    let count = random.isOne(in: 8) ? 2 : 1
    while actions.count < count {
      guard let all = random.choice(of: vocabulary), var action = random.choice(of: all) else { return nil }
      if action.verb.takesActor, random.isOne(in: 5) { action.actor = random.choice(of: names) }
      if action.verb.canBeUnanimated, random.isOne(in: 4) { action.isAnimated = false }
      if !isWild, !isSensible(action) || actions.contains(where: { overlap($0, action) }) { return nil }
      actions.append(action)
    }
    return actions
  }

  /// A well-behaved app leaves the views of controllers and the children of UIKit's containers to UIKit, and gives
  /// a controller to nobody while somebody else has it.
  private func isSensible(_ action: Action) -> Bool {
    if action.verb == .call { return true }
    let script = simulator.script
    let first = action.first?.name
    for reference in [action.first, action.second] {
      if let reference, simulator.holder(of: reference.name) == .declaration { return false }
      if let reference, script.isPartOfList(reference.name), action.verb.movesViews { return false }
    }
    switch action.verb {
    case .removeChild: return first.map { simulator.holder(of: $0) == .app } ?? false
    case .transition, .transitionBare:
      return first.map { simulator.holder(of: $0) == .app } ?? false && action.second.map { isFree($0.name) } ?? false
    case .addChild:
      return first.map(isFree) ?? false && action.second.map { !script.isUIKitContainer($0.name) } ?? false
    case .push, .present, .presentAs, .segue, .setRoot: return first.map(isFree) ?? false
    case .dragUp, .dragUpBegins, .dragUpEnds, .dragUpCancelled:
      return first.map { isFree($0) || simulator.holder(of: $0) == .screen } ?? false
    case .setPages: return action.list.allSatisfy(isFree)
    case .setStack: return action.list.allSatisfy { isFree($0) || simulator.holder(of: $0) == .stack }
    case .create: return first.map { simulator.holder(of: $0) != .declaration && !script.isRootView($0) } ?? false
    case .add, .insertAbove, .insertBelow, .remove:
      return action.first.map { !$0.isView && !script.isRootView($0.name) } ?? false
    default: return true
    }
  }

  private func isFree(_ name: NameID) -> Bool { simulator.holder(of: name) == .nobody }

  /// Whether two actions are about the same object.
  private func overlap(_ one: Action, _ other: Action) -> Bool {
    func names(_ action: Action) -> [NameID] {
      action.list + [action.first?.name, action.second?.name, action.actor].compactMap { $0 }
    }
    return names(one).contains { names(other).contains($0) }
  }

  /// How often a verb is chosen: what ends a process seldom, or nothing else would be reached.
  private static let weights: [(verb: Verb, weight: Int)] = Verb.allCases.compactMap { verb in
    switch verb {
    case .launch: (verb, 8)
    case .push, .pop, .present, .dismiss, .select, .open: (verb, 6)
    case .home, .presentAs, .popTo, .setStack, .swipeBack, .addChild, .removeChild, .memoryWarning, .rotate: (verb, 3)
    case .terminate, .outOfMemory, .crash, .kill: (verb, 1)
    default: verb.isOnlyInOverride ? nil : (verb, 2)
    }
  }
}

extension Verb {
  /// Whether it makes views or moves them, which for cells is up to their list.
  fileprivate var movesViews: Bool {
    switch self {
    case .create, .release, .add, .insertAbove, .insertBelow, .remove, .setFrame: true
    default: false
    }
  }
}

extension Action {
  /// A call on a view that any app may make at any time.
  fileprivate var asksForLayout: Bool {
    switch method {
    case .setNeedsLayout, .layoutIfNeeded, .setNeedsDisplay, .setNeedsUpdateConstraints, .updateConstraintsIfNeeded,
      .invalidateIntrinsicContentSize, .reloadData:
      true
    default: false
    }
  }
}

import LifecycleEngine

/// Puts ways one after the other: what one needs and an earlier one has brought about is not done again.
struct Planner {
  private(set) var way = StagedWay()
  /// The steps whose effect lasts.
  private var inEffect = Set256()
  /// False where a step cannot be done after those before it.
  private(set) var isPossible = true
  /// Whether the app was moved behind or ended only because a way needs it.
  private(set) var movesApp = false

  /// From here on it counts whether ways move the app.
  mutating func startsHere() { movesApp = false }

  /// Brings about what a way needs on screen.
  mutating func prepare(_ way: Way) {
    for step in way.before.prefix(while: { !$0.movesApp }) where !holds(step) { append(step, isWatched: false) }
  }

  /// Appends the first way of a situation that is possible here.
  mutating func addFirst(of situation: Situation, isWatched: Bool = true, watchesMaking: Bool = false) {
    for way in situation.ways {
      var next = self
      next.add(way, isWatched: isWatched, watchesMaking: watchesMaking)
      guard next.isPossible else { continue }
      self = next
      return
    }
    // What cannot be staged at all says nothing; what happens in no way here cannot be left out.
    if !situation.ways.isEmpty { isPossible = false }
  }

  /// Appends a way.
  /// - Parameters:
  ///   - isWatched: false for what only comes before what a statement is about.
  ///   - watchesMaking: whether the making of the object that it is about is watched too.
  mutating func add(_ next: Way, isWatched: Bool = true, watchesMaking: Bool = false) {
    let needsFront = next.watched.first?.needsFront ?? false
    if needsFront, holds(.home), !next.before.contains(.home) { append(.open, isWatched: false) }
    let start = next.before.lastIndex(where: { holds($0) }).map { $0 + 1 } ?? 0
    for step in next.before[start...] where !holds(step) {
      movesApp = movesApp || step.movesApp
      // Where `B` is on screen already the next one comes.
      let step = top > 0 ? step.ofNextLetter : step
      append(step, isWatched: isWatched && watchesMaking && step.isMaking)
    }
    let shift = top - Planner.top(after: next.before)
    for step in next.watched { append(shift > 0 ? step.ofNextLetter : step, isWatched: isWatched) }
    way.plan.props.formUnion(next.props)
    if let origin = next.origin { way.origin = origin }
    if let unless = next.unless { way.unless = unless }
    guard isWatched else { return }
    take(next.roles, shift)
    way.subject = next.subject.map { $0 + shift }
  }

  /// Of several things that happen, the first in which one comes and one goes tells who is who.
  private mutating func take(_ roles: Roles, _ shift: UInt8) {
    if way.roles.arriving != nil, way.roles.leaving != nil { return }
    guard roles.arriving != nil && roles.leaving != nil || way.roles == Roles() else { return }
    way.roles = roles
    way.roles.arriving = roles.arriving.map { $0 + shift }
    way.roles.leaving = roles.leaving.map { $0 + shift }
    way.roles.bystander = roles.bystander.map { $0 + shift }
  }

  private mutating func append(_ step: PlanStep, isWatched: Bool) {
    way.plan.append(step, isWatched: isWatched)
    if step.likeness == .launch, holds(.launch) { isPossible = false }
    guard !step.endsProcess else {
      inEffect = Set256()
      return
    }
    for other in step.undone(inEffect) { inEffect[Int(other.rawValue)] = false }
    inEffect[Int(step.likeness.rawValue)] = true
  }

  private func holds(_ step: PlanStep) -> Bool { inEffect[Int(step.likeness.rawValue)] }

  /// The letter of the controller on top.
  private var top: UInt8 { holds(.pushC) || holds(.presentC) ? 2 : holds(.pushB) || holds(.presentB) ? 1 : 0 }

  private static func top(after steps: [PlanStep]) -> UInt8 {
    var planner = Planner()
    for step in steps { planner.append(step, isWatched: false) }
    return planner.top
  }
}

extension PlanStep {
  /// The plainest step that brings about the same.
  fileprivate var likeness: PlanStep {
    switch self {
    case .launchAndPushB, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch:
      .launch
    case .presentFullScreen, .presentOverFullScreen, .presentBySegue: .presentB
    case .switchToApp: .home
    case .segueB, .pushBUnanimated: .pushB
    default: self
    }
  }

  /// The same, where `B` is on stage already.
  fileprivate var ofNextLetter: PlanStep {
    switch self {
    case .pushB: .pushC
    case .presentB: .presentC
    default: self
    }
  }

  fileprivate var endsProcess: Bool {
    switch self {
    case .kill, .terminate, .outOfMemory, .crash: true
    default: false
    }
  }

  /// Whether the app as a whole is somewhere else afterwards.
  var movesApp: Bool {
    switch self {
    case .home, .switchToApp, .suspend, .lock, .appSwitcher, .callArrives, .controlCenter, .notificationCenter, .alert:
      true
    default: endsProcess
    }
  }

  /// The steps of whose effect nothing is left.
  fileprivate func undone(_ inEffect: Set256) -> [PlanStep] {
    switch self {
    case .open, .openURL, .openUniversalLink, .tapNotification: [.home, .suspend]
    case .backToApp: [.appSwitcher]
    case .unlock: [.lock]
    case .close, .callDeclined, .home: [.controlCenter, .notificationCenter, .alert, .callArrives, .appSwitcher]
    case .pop, .swipeBack: [inEffect[Int(PlanStep.pushC.rawValue)] ? .pushC : .pushB]
    case .popToRoot, .unwindA, .setStackC: [.pushB, .pushC]
    case .dismiss, .dragDown: [inEffect[Int(PlanStep.presentC.rawValue)] ? .presentC : .presentB]
    case .selectA: [.selectB]
    case .selectB: [.selectA]
    case .removeV: [.addV]
    case .releaseV: [.createV]
    case .releaseB: [.createB, .loadB]
    case .removeChildB: [.addChildB]
    case .removeChildBareB: [.addChildBareB]
    case .hideWindow: [.showWindow]
    case .showMain: [.hideMain]
    case .closeWindow: [.newWindow]
    default: []
    }
  }
}

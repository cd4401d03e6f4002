import LifecycleEngine

extension Claim {
  /// The ways that are tried.
  var stages: [StagedWay] {
    unless.isEmpty ? allStages : allStages.filter { stage in !unless.contains { $0.isPart(of: stage.plan) } }
  }

  private var allStages: [StagedWay] {
    guard !circumstances.isEmpty else {
      return after.isEmpty && first.isEmpty && !isOnly && !isAgain ? ClaimLives.stages(for: self) : []
    }
    var ways = circumstances.flatMap { SituationSequence.ways(first + [$0], after: after) }
    // What is done in one of several steps is not done in another way.
    guard first.isEmpty else { return isOnly ? [] : ways }
    // "deinit comes only when it is released": whatever brings it is that.
    if isOnly, after.isEmpty, circumstances.allSatisfy({ $0 == a.callback.subject }) { return ways }
    // That something comes only then is shown where something else happens.
    if isOnly { return after.isEmpty && circumstances.allSatisfy { $0.canBeTold } ? ways + elsewhere : [] }
    if strength == .strict, pattern.isResponse, after.isEmpty {
      ways += circumstances.flatMap { $0.upsets.map { $0.staged } }
    }
    // Whoever lay under a sheet is to be seen again without having been away.
    if isEachTime, after.isEmpty, circumstances.contains(.appears) {
      var uncovered = SituationTable.dismiss.about(SituationTable.a).staged
      uncovered.isOutOfSight = true
      ways.append(uncovered)
    }
    if isEachTime || strength == .strict && pattern.isResponse, after.isEmpty {
      ways += circumstances.flatMap { $0.unusual.map { $0.staged } }
    }
    // "removeFromSuperview calls X": whoever calls it may do so where no window is.
    if isOfCall, after.isEmpty, circumstances.contains(.viewRemoved) {
      ways.append(Way([.launch, .createB, .loadB, .createV, .addVOffScreen], [.removeV]).staged)
    }
    if isEachTime, isOfCall, after.isEmpty { ways += circumstances.flatMap { $0.outOfSight } }
    // Who swipes may give it up: "each swipe" speaks of that, too.
    if isEachTime, after.isEmpty {
      ways += circumstances.filter { $0 == .swipeBack || $0 == .dragDown }.flatMap { $0.upsets.map { $0.staged } }
    }
    return ways
  }

  /// The ways of all situations in which its circumstances do not come about.
  private var elsewhere: [StagedWay] {
    var ways: [StagedWay] = []
    // Where a parent comes or goes others do, too, whose parts are not told.
    for row in SituationTable.rows where row.thing != .anything && row.thing != .parent && row.change != .lives {
      for way in row.ways where !circumstances.contains(where: { $0.happens(in: way) }) {
        var staged = way.staged
        staged.isElsewhere = true
        if !ways.contains(staged) { ways.append(staged) }
      }
    }
    return ways
  }
}

extension Situation {
  /// Whether it comes about in the course of a plan.
  fileprivate func isPart(of plan: Plan) -> Bool {
    ways.contains { way in way.props.isSubset(of: plan.props) && way.watched.allSatisfy { plan.has($0) } }
  }
}

extension ClaimPattern {
  /// Whether it says that one callback calls for another.
  var isResponse: Bool {
    switch self {
    case .response, .alternateResponse, .chainResponse, .alternateSuccession, .respondedExistence, .coexistence: true
    default: false
    }
  }
}

extension Situation {
  /// Whether one can tell of other situations that it does not come about in them. A view is loaded, laid out or
  /// released in the course of many things.
  var canBeTold: Bool {
    switch thing {
    case .anything, .rootView, .parent: return false
    default: break
    }
    switch change {
    case .lives, .made, .madeInCode, .madeFromStoryboard, .madeFromNib, .decoded, .leftUnloaded, .released,
      .releasedByPop, .releasedByDismiss, .poppedHeld, .dismissedHeld, .covered, .selected, .selectedFirst,
      .selectedAgain:
      return false
    default: return true
    }
  }

  /// Whether it comes about in a way of another situation, as far as its steps and its actors tell.
  func happens(in other: Way) -> Bool {
    // Whoever comes on screen appears, however that is brought about.
    if ways.allSatisfy({ $0.subject != nil && $0.subject == $0.roles.arriving }) {
      return other.roles.arriving != nil || other.watched.contains { $0.doesWhat(.launch) || $0.doesWhat(.showMain) }
    }
    if ways.allSatisfy({ $0.subject != nil && $0.subject == $0.roles.leaving }) { return other.roles.leaving != nil }
    return ways.contains { way in way.watched.contains { step in other.watched.contains { $0.doesWhat(step) } } }
  }

  /// Whether it comes about in a run, as far as the state of the application tells.
  func happens(in run: StagedTrace) -> Bool {
    run.stateChanges.contains { move in
      switch change {
      case .goesToBackground, .switches: move.to == .background
      case .comesToForeground: move.from == .background && (move.to == .inactive || move.to == .active)
      case .activates: move.to == .active
      case .deactivates, .interrupted: move.from == .active
      default: false
      }
    }
  }

  /// The same, where the view of the one that comes was asked for before, where the app still holds the one that goes, or
  /// a recognizer takes the touch: "each time" speaks of it too.
  fileprivate var unusual: [Way] {
    let (a, b) = (SituationTable.a, SituationTable.b)
    let load: [PlanStep] = [.launch, .createB, .loadB]
    return switch self {
    case .push: [Way(load, [.pushB], arriving: b, leaving: a)]
    case .present: [Way(load, [.presentB], arriving: b, leaving: a)]
    case .childAdded: [Way(load, [.addChildB], arriving: b, container: a, about: b)]
    case .tabFirstSelected: [Way([.launch, .loadB], [.selectB], arriving: b, leaving: a)]
    case .pop: [Way([.launch, .createB, .pushB], [.pop], arriving: a, leaving: b)]
    case .swipeBack: [Way([.launch, .createB, .pushB], [.swipeBack], arriving: a, leaving: b)]
    case .dismiss: [Way([.launch, .createB, .presentB], [.dismiss], arriving: a, leaving: b)]
    case .viewRequested: [Way([.launch, .createB, .loadB], [.loadB], about: b)]
    case .viewTapped: [Way([.launch, .createV, .addV], [.tapV], props: .gesture)]
    default: []
    }
  }

  /// The same behind a controller that covers the whole screen, for a view that nobody has shown, or for one that is as it
  /// should be: who speaks of the call that the app makes, and says "always", speaks of it too.
  fileprivate var outOfSight: [StagedWay] {
    let (a, c) = (SituationTable.a, SituationTable.c)
    let loose: [PlanStep] = [.launch, .createV]
    let ways =
      switch self {
      case .push: [Way([.launch, .presentFullScreen], [.pushCBehind], arriving: c, leaving: a)]
      case .pop: [Way([.launch, .pushC, .presentFullScreen], [.popBehind], arriving: a, leaving: c)]
      case .present: [Way([.launch, .presentFullScreen], [.presentCBehind], arriving: c, leaving: a)]
      case .layoutForced: [Way(loose + [.addV], [.layOutV])]
      case .layoutRequested: [Way(loose, [.layoutV])]
      case .drawRequested: [Way(loose, [.redrawV])]
      case .constraintsChanged: [Way(loose, [.changeConstraintsV])]
      default: [Way]()
      }
    return ways.map { way in
      var staged = way.staged
      staged.isOutOfSight = true
      return staged
    }
  }

  /// How it is begun and not carried through: what "always" speaks of too.
  var upsets: [Way] {
    let (a, b) = (SituationTable.a, SituationTable.b)
    let swipes = [
      Way([.launch, .pushB], [.swipeBackCancelled], arriving: a, leaving: b),
      Way([.launch, .pushB], [.swipeBackBegins, .kill], arriving: a, leaving: b),
    ]
    let drags = [Way([.launch, .presentB], [.dragDownCancelled], arriving: a, leaving: b)]
    switch self {
    case .pop, .swipeBack: return swipes
    case .dismiss, .dragDown: return drags
    case .appears, .returns: return swipes.map { $0.about(a) }
    case .disappears: return (swipes + drags).map { $0.about(b) }
    default: return []
    }
  }
}

extension PlanStep {
  /// Whether it does the same as another step, if in its own way.
  fileprivate func doesWhat(_ other: PlanStep) -> Bool { self == other || deed != nil && deed == other.deed }

  /// What several steps have in common.
  private var deed: PlanStep? {
    switch self {
    case .pushB, .pushBUnanimated, .pushC, .segueB, .setStackC, .setStackAC: .pushB
    case .pop, .popToRoot, .unwindA, .swipeBack: .pop
    case .swipeBackBegins, .swipeBackCancelled: .swipeBackBegins
    case .presentB, .presentC, .presentFullScreen, .presentOverFullScreen, .presentBySegue: .presentB
    case .dismiss, .dragDown: .dismiss
    case .selectA, .selectB: .selectA
    case .addChildB, .addChildBareB: .addChildB
    case .removeChildB, .removeChildBareB: .removeChildB
    case .launch, .launchAndPushB, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch:
      .launch
    case .home, .switchToApp: .home
    case .addV, .addU, .moveV, .addVOffScreen: .addV
    case .kill, .terminate, .outOfMemory, .crash: .kill
    default: nil
    }
  }
}

/// What a navigation controller does to show its new top: the two appearances, the views, the second half of containment.
enum NavigationTransition {
  /// Starts what is pending: loads the new top, begins both appearances, adds the new view.
  static func start(_ nav: ControllerID, _ run: inout Run) {
    guard let pending = run[nav].pending else { return }
    run[nav].pending = nil
    // Of an emptied stack the last is not seen any more, as out of a window.
    guard let to = run[nav].children.last, to != run[nav].shown else { return Navigation.changeOffscreen(nav, &run) }
    let from = run[nav].shown
    let outerCause = run.recorder.cause
    if pending.cause >= 0 { run.recorder.cause = pending.cause }
    defer { run.recorder.cause = outerCause }
    let shows = run[nav].appearance
    let animated = pending.isAnimated && from != nil && shows == .appeared
    var transition = Transition(kind: pending.isPop ? .pop : .push, owner: nav, from: from, to: to)
    transition.isAnimated = animated
    // Who leaves with this transition; a pop inside its callbacks is another one.
    transition.removed = run[nav].leaving
    run[nav].leaving = []
    run[nav][.isInTransition] = true
    if run.turn.heldByFinger == nav, run.world.interactive == nil {
      transition.firstResponder = SwipeBack.takeFocus(from: from, &run)
    }
    CustomTransitions.ask(about: transition, beforeLoading: true, &run)
    let animatesFirst = CustomTransitions.animatesFirst(transition, &run)
    if animatesFirst, run.isRunning { attach(to, with: transition, &run) }
    begin(transition, &run)
    guard run.isRunning else { return }
    CustomTransitions.ask(about: transition, beforeLoading: false, &run)
    run[nav].shown = to
    if run.platform[.willShowAfterWillAppear] { reportComing(to, in: nav, &run) }
    if !animatesFirst { attach(to, with: transition, &run) }
    scheduleEnd(of: transition, whileOwner: shows, &run)
  }

  private static func attach(_ id: ControllerID, with transition: Transition, _ run: inout Run) {
    let isHeld = run.world.interactive == nil && run.turn.heldByFinger == transition.owner
    run[id][.isDriven] = true
    CustomTransitions.animate(transition, isInteractive: isHeld, &run) {
      Occupants.attach(id, to: transition.owner, &$0)
    }
  }

  private static func begin(_ transition: Transition, _ run: inout Run) {
    let (from, to) = (transition.from, transition.to)
    if run.platform[.pushLoadsBeforeDisappearing], let to, ViewLoading.requiredView(of: to, &run) == nil { return }
    if let from {
      Occupants.begin(from, false, animated: transition.isAnimated, &run)
      followBars(from, appears: false, &run)
    }
    guard let to, ViewLoading.requiredView(of: to, &run) != nil else { return }
    if !run.platform[.willShowAfterWillAppear] { reportComing(to, in: transition.owner, &run) }
    // In a stack that leaves the screen, be it under a finger, nobody comes: the top appears if the stack comes back.
    if run[transition.owner].appearance != .disappearing {
      Occupants.begin(to, true, animated: transition.isAnimated, &run)
    }
    followBars(to, appears: true, &run)
  }

  /// Bars move, and with them the guides that constraints hang on.
  private static func followBars(_ id: ControllerID, appears: Bool, _ run: inout Run) {
    guard run.platform[.layoutGuidesFollowBars], let view = run[id].view else { return }
    Layout.makeConstraintsDue(view, &run)
    guard appears, let window = run[view].window ?? windowShowing(id, run.world) else { return }
    // The guides belong to the view that comes, which is not in the window yet when it comes back.
    if usesLayoutGuides(in: window, run.world) || run.world.hasConstraints(inOrBelow: view) {
      run[view][.needsLayout] = true
    }
  }

  private static func windowShowing(_ id: ControllerID, _ world: World) -> WindowID? {
    world[world.outermost(id)].view.flatMap { world[$0].window }
  }

  private static func scheduleEnd(of transition: Transition, whileOwner shows: Appearance, _ run: inout Run) {
    if run.world.interactive == nil && run.turn.heldByFinger == transition.owner {
      var held = transition
      held.isInteractive = true
      run.world.interactive = held
      run.turn.heldByFinger = nil
      return
    }
    if transition.isAnimated { return run.schedule(.end(transition), at: .animationEnd) }
    if let from = transition.from { finishDisappearing(from, &run) }
    if shows == .appeared || shows == .disappearing {
      if run.platform[.unanimatedEndsInLayout] { return finish(transition, &run) }
      return run.schedule(.end(transition), at: .afterCommit)
    }
    // What a navigation controller shows while it appears itself ends its appearance with it.
    run[transition.owner][.isInTransition] = false
    run[transition.owner][.finishesWithAppearance] = true
    run[transition.owner].leaving = transition.removed
    if transition.from == nil && run.platform[.initialShowIsReportedTwice] { reportShown(transition, &run) }
  }

  /// The navigation controller has appeared, and with it what it showed first, or once more what it showed when it left.
  static func finishAppearance(of nav: ControllerID, _ run: inout Run) {
    guard run[nav][.finishesWithAppearance] else { return reportShownAgain(in: nav, &run) }
    run[nav][.finishesWithAppearance] = false
    var transition = Transition(kind: .push, owner: nav, from: nil, to: run[nav].shown)
    transition.removed = run[nav].leaving
    run[nav].leaving = []
    finish(transition, &run)
  }

  private static func finishDisappearing(_ id: ControllerID, _ run: inout Run) {
    Occupants.takeOut(id, &run)
    Occupants.endLeaving(id, &run)
    Occupants.letGo(id, &run)
  }

  /// The end: the old view leaves, did-callbacks, the containment's second half, the delegate.
  static func finish(_ transition: Transition, _ run: inout Run) {
    let nav = transition.owner
    guard run[nav][.isAlive] else { return }
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: true, &run)
    if let from = transition.from, !hasGone(from, from: nav, run.world) { finishDisappearing(from, &run) }
    run[nav][.isInTransition] = false
    if let to = transition.to {
      Occupants.finish(to, in: nav, &run)
      Occupants.letGo(to, &run)
    }
    if run.platform[.didMoveBeforeDidShow] {
      settleMoves(transition, &run)
      reportShown(transition, &run)
    } else {
      reportShown(transition, &run)
      settleMoves(transition, &run)
    }
    if let to = transition.to, run.platform[.layoutGuidesFollowBars], let view = run[to].view,
      run[view].window.map({ usesLayoutGuides(in: $0, run.world) }) ?? false
    {
      Layout.markConstraints(view, &run)
    }
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: false, &run)
    run.turn.referencesChanged = true
    if run[nav].pending != nil, let view = run[nav].view { Layout.mark(view, &run) }
  }

  private static func usesLayoutGuides(in window: WindowID, _ world: World) -> Bool {
    world.views.contains { $0[.isAlive] && $0.window == window && $0[.hasConstraints] }
  }

  private static func settleMoves(_ transition: Transition, _ run: inout Run) {
    let stack = run[transition.owner].children
    // With the new top those below it have arrived that were pushed in the same turn and never shown.
    if let to = transition.to, let top = stack.firstIndex(of: to) {
      for id in stack[...top] { settleMove(id, in: transition.owner, &run) }
    } else if let to = transition.to, run[to].parent == transition.owner {
      settleMove(to, in: transition.owner, &run)
    }
    settle(leaving: transition.removed, transition.owner, &run)
  }

  /// It has arrived, whether anybody saw it come or not.
  static func settleMove(_ id: ControllerID, in nav: ControllerID, _ run: inout Run) {
    run[id].flags[.isMovingToParent] = false
    guard run[id][.owesDidMove], run.platform[.hasContainment] else { return }
    run[id][.owesDidMove] = false
    run.send(.didMoveToParentViewController, to: .controller(id), .controller(nav))
  }

  static func settleLeaving(_ nav: ControllerID, _ run: inout Run) {
    let leaving = run[nav].leaving
    run[nav].leaving = []
    settle(leaving: leaving, nav, &run)
  }

  /// The second half for those that left; who was pushed again meanwhile has not, and who went to another container heard
  /// of it then.
  private static func settle(leaving: ShortList<ControllerID>, _ nav: ControllerID, _ run: inout Run) {
    for id in leaving where run[id][.isAlive] && !run[nav].children.contains(id) {
      run[id].flags[.isMovingFromParent] = false
      if hasGone(id, from: nav, run.world) { continue }
      haveLeft(id, nav, &run)
    }
    if !leaving.isEmpty { run.turn.referencesChanged = true }
  }

  /// The stack has let a controller go.
  static func haveLeft(_ id: ControllerID, _ nav: ControllerID, _ run: inout Run) {
    run[id].parent = nil
    if run.platform[.hasContainment] { run.send(.didMoveToParentViewController, to: .controller(id), .nil) }
    Tabs.takeBack(id, from: nav, &run)
  }

  /// Whether another container has taken a controller.
  static func hasGone(_ id: ControllerID, from nav: ControllerID, _ world: World) -> Bool {
    world[id].parent.map { $0 != nav } ?? false
  }

  private static func reportComing(_ id: ControllerID, in nav: ControllerID, _ run: inout Run) {
    run.tellDelegate(of: nav, .navigationControllerWillShowViewControllerAnimated, .controller(id))
  }

  private static func reportShown(_ transition: Transition, _ run: inout Run) {
    if let to = transition.to {
      run.tellDelegate(of: transition.owner, .navigationControllerDidShowViewControllerAnimated, .controller(to))
    }
  }

  private static func reportShownAgain(in nav: ControllerID, _ run: inout Run) {
    guard run.spec(nav).delegate != nil, !run[nav][.isInTransition], let shown = run[nav].shown,
      run.platform[.returningNavigationReportsShow]
    else { return }
    run.tellDelegate(of: nav, .navigationControllerDidShowViewControllerAnimated, .controller(shown))
  }
}

// What a navigation controller does to show its new top: the two appearances, the views, the second half of containment.

extension Simulator {
  /// Starts what is pending: loads the new top, begins both appearances, adds the new view.
  mutating func startNavigation(_ nav: ControllerID) {
    guard let pending = self[nav].pending else { return }
    self[nav].pending = nil
    guard let to = self[nav].children.last, to != self[nav].shown else { return settleLeaving(nav) }
    let from = self[nav].shown
    let outerCause = cause
    if pending.cause >= 0 { cause = pending.cause }
    defer { cause = outerCause }
    let isAppeared = self[nav].appearance == .appeared
    let animated = pending.isAnimated && from != nil && isAppeared
    var transition = Transition(kind: pending.isPop ? .pop : .push, owner: nav, from: from, to: to)
    transition.isAnimated = animated
    // Who leaves with this transition; a pop inside its callbacks is another one.
    transition.removed = self[nav].leaving
    self[nav].leaving = []
    self[nav].isInTransition = true
    if heldByFinger == nav, world.interactive == nil { transition.firstResponder = takeFocus(from: from) }
    beginNavigation(transition)
    guard isRunning else { return }
    self[nav].shown = to
    if platform[.willShowAfterWillAppear] { reportComing(to, in: nav) }
    attachChildView(to, to: nav)
    scheduleEnd(of: transition, isAppeared: isAppeared)
  }

  private mutating func beginNavigation(_ transition: Transition) {
    let (from, to) = (transition.from, transition.to)
    if platform[.pushLoadsBeforeDisappearing], let to, requiredView(of: to) == nil { return }
    if let from {
      self[from].isDriven = true
      beginAppearance(from, false, animated: transition.isAnimated)
      followBars(from, appears: false)
    }
    guard let to, requiredView(of: to) != nil else { return }
    if !platform[.willShowAfterWillAppear] { reportComing(to, in: transition.owner) }
    self[to].isDriven = true
    beginAppearance(to, true, animated: transition.isAnimated)
    followBars(to, appears: true)
  }

  /// Bars move, and with them the guides that constraints hang on.
  private mutating func followBars(_ id: ControllerID, appears: Bool) {
    guard platform[.layoutGuidesFollowBars], let view = self[id].view else { return }
    makeConstraintsDue(view)
    guard appears, let window = self[view].window ?? windowShowing(id) else { return }
    // The guides belong to the view that comes, which is not in the window yet when it comes back.
    if usesLayoutGuides(in: window) || usesLayoutGuides(below: view) { self[view].needsLayout = true }
  }

  private func windowShowing(_ id: ControllerID) -> WindowID? {
    self[outermost(id)].view.flatMap { self[$0].window }
  }

  private mutating func scheduleEnd(of transition: Transition, isAppeared: Bool) {
    if world.interactive == nil && heldByFinger == transition.owner {
      var held = transition
      held.isInteractive = true
      world.interactive = held
      heldByFinger = nil
      return
    }
    if transition.isAnimated { return runAtAnimationEnd(.navigationEnd(transition)) }
    if let from = transition.from { finishDisappearing(from) }
    if isAppeared && platform[.unanimatedEndsInLayout] { return finishNavigation(transition) }
    if isAppeared { return runAfterCommit(.navigationEnd(transition)) }
    // What a navigation controller shows while it appears itself ends its appearance with it.
    self[transition.owner].isInTransition = false
    self[transition.owner].finishesWithAppearance = true
    self[transition.owner].leaving = transition.removed
    if transition.from == nil && platform[.initialShowIsReportedTwice] { reportShown(transition) }
  }

  /// The navigation controller has appeared, and with it what it showed first.
  mutating func finishFirstNavigation(_ nav: ControllerID) {
    guard self[nav].finishesWithAppearance else { return }
    self[nav].finishesWithAppearance = false
    var transition = Transition(kind: .push, owner: nav, from: nil, to: self[nav].shown)
    transition.removed = self[nav].leaving
    self[nav].leaving = []
    finishNavigation(transition)
  }

  private mutating func finishDisappearing(_ id: ControllerID) {
    if let view = self[id].view, self[view].superview != nil { removeFromSuperview(view) }
    if self[id].appearance == .disappearing { endAppearance(id) }
    self[id].isDriven = false
  }

  /// The end: the old view leaves, did-callbacks, the containment's second half, the delegate.
  mutating func finishNavigation(_ transition: Transition) {
    let nav = transition.owner
    guard self[nav].isAlive else { return }
    if let from = transition.from { finishDisappearing(from) }
    self[nav].isInTransition = false
    if let to = transition.to {
      finishAppearing(to, in: nav)
      self[to].isDriven = false
    }
    if platform[.didMoveBeforeDidShow] {
      settleMoves(transition)
      reportShown(transition)
    } else {
      reportShown(transition)
      settleMoves(transition)
    }
    if let to = transition.to, platform[.layoutGuidesFollowBars], let view = self[to].view,
      self[view].window.map({ usesLayoutGuides(in: $0) }) ?? false
    {
      markForConstraints(view)
    }
    referencesChanged = true
    if self[nav].pending != nil, let view = self[nav].view { markForLayout(view) }
  }

  private func usesLayoutGuides(in window: WindowID) -> Bool {
    world.views.contains { $0.isAlive && $0.window == window && $0.hasConstraints }
  }

  private func usesLayoutGuides(below view: ViewID) -> Bool {
    self[view].hasConstraints || self[view].subviews.contains { usesLayoutGuides(below: $0) }
  }

  private mutating func settleMoves(_ transition: Transition) {
    let stack = self[transition.owner].children
    // With the new top those below it have arrived that were pushed in the same turn and never shown.
    if let to = transition.to, let top = stack.firstIndex(of: to) {
      for id in stack[...top] { settleMove(id, in: transition.owner) }
    } else if let to = transition.to, self[to].parent == transition.owner {
      settleMove(to, in: transition.owner)
    }
    settle(leaving: transition.removed, transition.owner)
  }

  mutating func settleMove(_ id: ControllerID, in nav: ControllerID) {
    guard self[id].owesDidMove, platform[.hasContainment] else { return }
    self[id].owesDidMove = false
    send(.didMoveToParentViewController, to: .controller(id), .controller(nav))
  }

  mutating func settleLeaving(_ nav: ControllerID) {
    let leaving = self[nav].leaving
    self[nav].leaving = []
    settle(leaving: leaving, nav)
  }

  /// The second half for those that left; who was pushed again meanwhile has not.
  private mutating func settle(leaving: ShortList<ControllerID>, _ nav: ControllerID) {
    for id in leaving where self[id].isAlive && !self[nav].children.contains(id) {
      self[id].flags.isMovingFromParent = false
      self[id].parent = nil
      if platform[.hasContainment] { send(.didMoveToParentViewController, to: .controller(id), .nil) }
    }
    if !leaving.isEmpty { referencesChanged = true }
  }

  private mutating func reportComing(_ id: ControllerID, in nav: ControllerID) {
    sendNavigationDelegate(.navigationControllerWillShowViewControllerAnimated, nav, id)
  }

  private mutating func reportShown(_ transition: Transition) {
    if let to = transition.to {
      sendNavigationDelegate(.navigationControllerDidShowViewControllerAnimated, transition.owner, to)
    }
  }

  private mutating func sendNavigationDelegate(_ callback: Callback, _ nav: ControllerID, _ id: ControllerID) {
    guard let delegate = spec(nav).delegate, let receiver = script.receiver(named: delegate) else { return }
    send(callback, to: receiver, .controller(id))
  }
}

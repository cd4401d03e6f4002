// Navigation controllers. The stack changes inside the call; the transition starts where
// the navigation controller is laid out, or at once on older systems.

extension Simulator {
  mutating func push(_ id: ControllerID, on nav: ControllerID, animated: Bool) {
    create(id)
    send(.pushViewControllerAnimated, to: .controller(nav), .controller(id)) {
      $0.changeStack(pushing: id, on: nav, animated: animated)
    }
  }

  private mutating func changeStack(pushing id: ControllerID, on nav: ControllerID, animated: Bool) {
    guard isRunning else { return }
    if self[id].kind == .nav {
      return fail(.exception, "Pushing a navigation controller is not supported")
    }
    if self[nav].children.contains(id) {
      return fail(.exception, "Pushing the same view controller instance more than once is not supported")
    }
    if world.interactive?.owner == nav { loseFinger() }
    flushInitialTransition(nav)
    if self[nav].isInTransition && platform[.navigationStartsInCall] && animated { warn(.nestedPush) }
    adopt(id, by: nav)
    self[id].flags.isMovingToParent = true
    self[id].owesDidMove = true
    requestTransition(nav, animated: animated, isPop: false)
    settleMoveIfOffscreen(id, in: nav)
  }

  /// A pushed controller that is not shown yet is told at once that it has moved.
  private mutating func settleMoveIfOffscreen(_ id: ControllerID, in nav: ControllerID) {
    guard !isInWindow(nav) else { return }
    self[id].flags.isMovingToParent = false
    settleMove(id, in: nav)
  }

  /// Pops down to a controller; nil pops one. The call is the one that the app or UIKit makes.
  mutating func pop(
    _ nav: ControllerID, to target: ControllerID?, animated: Bool, call: Callback = .popViewControllerAnimated
  ) {
    send(call, to: .controller(nav), call == .popToViewControllerAnimated ? .controller(target) : .none) {
      $0.changeStack(of: nav, poppingTo: target, animated: animated)
    }
  }

  private mutating func changeStack(of nav: ControllerID, poppingTo target: ControllerID?, animated: Bool) {
    if world.interactive?.owner == nav { loseFinger() }
    let stack = self[nav].children
    guard let last = stack.last, stack.count > 1 else { return }
    let keep = target.flatMap { stack.firstIndex(of: $0) } ?? stack.count - 2
    guard keep < stack.count - 1 else { return }
    flushInitialTransition(nav)
    if self[nav].isInTransition && platform[.navigationStartsInCall] && animated { warn(.nestedPop) }
    let middle = stack[(keep + 1)..<(stack.count - 1)]
    self[nav].children = ShortList(stack[...keep])
    for id in middle { leaveStack(id, of: nav) }
    if platform[.hasContainment] { send(.willMoveToParentViewController, to: .controller(last), .nil) }
    self[last].flags.isMovingFromParent = true
    if platform[.poppedLosesParentAtOnce] { self[last].parent = nil }
    if !self[nav].leaving.contains(last) { self[nav].leaving.append(last) }
    requestTransition(nav, animated: animated, isPop: true)
    referencesChanged = true
  }

  /// A controller between the old and the new top: nothing of it was on screen.
  private mutating func leaveStack(_ id: ControllerID, of nav: ControllerID) {
    guard platform[.hasContainment] else {
      self[id].parent = nil
      return
    }
    send(.willMoveToParentViewController, to: .controller(id), .nil)
    if !platform[.poppedMiddleSettlesInCall] { return self[nav].leaving.append(id) }
    self[id].parent = nil
    send(.didMoveToParentViewController, to: .controller(id), .nil)
  }

  /// `setViewControllers:animated:`: one transition from the old top to the new one.
  mutating func setStack(_ list: [ControllerID], of nav: ControllerID, animated: Bool) {
    for id in list { create(id) }
    send(.setViewControllersAnimated, to: .controller(nav)) {
      $0.changeStack(of: nav, to: list, animated: animated)
    }
  }

  private mutating func changeStack(of nav: ControllerID, to list: [ControllerID], animated: Bool) {
    guard isRunning else { return }
    if list.contains(where: { spec($0).kind == .nav }) {
      return fail(.exception, "Pushing a navigation controller is not supported")
    }
    if world.interactive?.owner == nav { loseFinger() }
    flushInitialTransition(nav)
    let old = self[nav].children
    let isPop = list.last.map { old.contains($0) } ?? false
    let oldTop = old.last
    for id in old where !list.contains(id) {
      if id == oldTop {
        if platform[.hasContainment] { send(.willMoveToParentViewController, to: .controller(id), .nil) }
        self[id].flags.isMovingFromParent = true
        self[nav].leaving.append(id)
      } else {
        leaveStack(id, of: nav)
      }
    }
    self[nav].children = []
    for id in list {
      if old.contains(id) {
        self[nav].children.append(id)
      } else {
        adopt(id, by: nav)
        self[id].flags.isMovingToParent = true
        self[id].owesDidMove = true
        if id != list.last { settleMove(id, in: nav) }
      }
    }
    referencesChanged = true
    if list.last != oldTop { requestTransition(nav, animated: animated, isPop: isPop) }
  }

  /// Up to iOS 17 a change of the stack first shows the root that the window still waits for.
  private mutating func flushInitialTransition(_ nav: ControllerID) {
    guard self[nav].pending != nil, self[nav].shown == nil, platform[.initialTransitionIsFlushed],
      isInWindow(nav), let view = self[nav].view
    else { return }
    let outer = phase
    phase = .layout
    layoutIfNeeded(view)
    phase = outer
  }

  private mutating func requestTransition(_ nav: ControllerID, animated: Bool, isPop: Bool) {
    self[nav].pending = PendingTransition(isAnimated: animated, isPop: isPop, cause: cause ?? -1)
    guard isInWindow(nav) else { return changeOffscreen(nav) }
    guard let view = self[nav].view, !self[nav].isInTransition else { return }
    if platform[.navigationStartsInCall] && self[nav].appearance == .appeared {
      startNavigation(nav)
    } else {
      markForLayout(view)
    }
  }

  /// Out of a window there is nothing to see: the old top leaves without a word, the new one is shown when the
  /// navigation controller is.
  private mutating func changeOffscreen(_ nav: ControllerID) {
    if self[nav].isInTransition { return }
    guard let shown = self[nav].shown, shown != self[nav].children.last else { return settleLeaving(nav) }
    self[nav].shown = nil
    if let view = self[shown].view, self[view].superview != nil { removeFromSuperview(view) }
    self[shown].flags.isMovingFromParent = false
    settleLeaving(nav)
    if let view = self[nav].view { markForLayout(view) }
  }

  // MARK: The transition

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

  private mutating func settleMove(_ id: ControllerID, in nav: ControllerID) {
    guard self[id].owesDidMove, platform[.hasContainment] else { return }
    self[id].owesDidMove = false
    send(.didMoveToParentViewController, to: .controller(id), .controller(nav))
  }

  private mutating func settleLeaving(_ nav: ControllerID) {
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

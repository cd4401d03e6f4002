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
}

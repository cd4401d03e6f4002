/// Navigation controllers. The stack changes inside the call; the transition starts where
/// the navigation controller is laid out, or at once on older systems.
enum Navigation {
  static func push(_ id: ControllerID, on nav: ControllerID, animated: Bool, _ run: inout Run) {
    Creation.create(id, &run)
    run.send(.pushViewControllerAnimated, to: .controller(nav), .controller(id)) {
      changeStack(pushing: id, on: nav, animated: animated, &$0)
    }
  }

  private static func changeStack(pushing id: ControllerID, on nav: ControllerID, animated: Bool, _ run: inout Run) {
    guard run.isRunning else { return }
    if run[id].kind == .nav {
      return run.fail(.exception, "Pushing a navigation controller is not supported")
    }
    if run[nav].children.contains(id) {
      return run.fail(.exception, "Pushing the same view controller instance more than once is not supported")
    }
    if run.world.interactive?.owner == nav { AppearanceTransition.loseFinger(&run) }
    flushInitialTransition(nav, &run)
    if run[nav][.isInTransition] && run.platform[.navigationStartsInCall] && animated { run.warn(.nestedPush) }
    Creation.adopt(id, by: nav, &run)
    run[id].flags[.isMovingToParent] = true
    run[id][.owesDidMove] = true
    requestTransition(nav, animated: animated, isPop: false, &run)
    settleMoveIfOffscreen(id, in: nav, &run)
  }

  /// A pushed controller that is not shown yet is told at once that it has moved.
  private static func settleMoveIfOffscreen(_ id: ControllerID, in nav: ControllerID, _ run: inout Run) {
    guard !run.world.isInWindow(nav) else { return }
    NavigationTransition.settleMove(id, in: nav, &run)
  }

  /// Pops down to a controller; nil pops one. The call is the one that the app or UIKit makes.
  static func pop(
    _ nav: ControllerID, to target: ControllerID?, animated: Bool, call: Callback = .popViewControllerAnimated,
    _ run: inout Run
  ) {
    run.send(call, to: .controller(nav), call == .popToViewControllerAnimated ? .controller(target) : .none) {
      changeStack(of: nav, poppingTo: target, animated: animated, &$0)
    }
  }

  private static func changeStack(
    of nav: ControllerID, poppingTo target: ControllerID?, animated: Bool, _ run: inout Run
  ) {
    if run.world.interactive?.owner == nav { AppearanceTransition.loseFinger(&run) }
    let stack = run[nav].children
    guard let last = stack.last, stack.count > 1 else { return }
    let keep = target.flatMap { stack.firstIndex(of: $0) } ?? stack.count - 2
    guard keep < stack.count - 1 else { return }
    flushInitialTransition(nav, &run)
    if run[nav][.isInTransition] && run.platform[.navigationStartsInCall] && animated { run.warn(.nestedPop) }
    let middle = stack[(keep + 1)..<(stack.count - 1)]
    run[nav].children = ShortList(stack[...keep])
    for id in middle { leaveStack(id, of: nav, &run) }
    if run.platform[.hasContainment] { run.send(.willMoveToParentViewController, to: .controller(last), .nil) }
    run[last].flags[.isMovingFromParent] = true
    if run.platform[.poppedLosesParentAtOnce] { run[last].parent = nil }
    waitToLeave(last, nav, &run)
    requestTransition(nav, animated: animated, isPop: true, &run)
    run.turn.referencesChanged = true
  }

  /// A controller between the old and the new top: nothing of it was on screen.
  private static func leaveStack(_ id: ControllerID, of nav: ControllerID, _ run: inout Run) {
    if run.platform[.hasContainment] {
      run.send(.willMoveToParentViewController, to: .controller(id), .nil)
      if !run.platform[.poppedMiddleSettlesInCall] { return waitToLeave(id, nav, &run) }
    }
    NavigationTransition.haveLeft(id, nav, &run)
  }

  /// It hears of the second half later: once, also if it comes back and leaves again before that.
  private static func waitToLeave(_ id: ControllerID, _ nav: ControllerID, _ run: inout Run) {
    if !run[nav].leaving.contains(id) { run[nav].leaving.append(id) }
  }

  /// `setViewControllers:animated:`: one transition from the old top to the new one.
  static func setStack(_ list: [ControllerID], of nav: ControllerID, animated: Bool, _ run: inout Run) {
    for id in list { Creation.create(id, &run) }
    run.send(.setViewControllersAnimated, to: .controller(nav)) {
      changeStack(of: nav, to: list, animated: animated, &$0)
    }
  }

  private static func changeStack(of nav: ControllerID, to list: [ControllerID], animated: Bool, _ run: inout Run) {
    guard run.isRunning else { return }
    if list.contains(where: { run.spec($0).kind == .nav }) {
      return run.fail(.exception, "Pushing a navigation controller is not supported")
    }
    if run.world.interactive?.owner == nav { AppearanceTransition.loseFinger(&run) }
    flushInitialTransition(nav, &run)
    let old = run[nav].children
    let isPop = list.last.map { old.contains($0) } ?? false
    let oldTop = old.last
    for id in old where !list.contains(id) {
      if id == oldTop, run.platform[.replacedTopIsNotTold] {
        run[id].parent = nil
      } else if id == oldTop {
        if run.platform[.hasContainment] { run.send(.willMoveToParentViewController, to: .controller(id), .nil) }
        run[id].flags[.isMovingFromParent] = true
        waitToLeave(id, nav, &run)
      } else {
        leaveStack(id, of: nav, &run)
      }
    }
    run[nav].children = []
    for id in list {
      if old.contains(id) {
        run[nav].children.append(id)
      } else {
        Creation.adopt(id, by: nav, &run)
        run[id].flags[.isMovingToParent] = true
        run[id][.owesDidMove] = true
        if id != list.last { NavigationTransition.settleMove(id, in: nav, &run) }
      }
    }
    run.turn.referencesChanged = true
    if list.last != oldTop { requestTransition(nav, animated: animated, isPop: isPop, &run) }
  }

  /// Up to iOS 17 a change of the stack first shows the root that the window still waits for; a hidden one does not.
  private static func flushInitialTransition(_ nav: ControllerID, _ run: inout Run) {
    guard run[nav].pending != nil, run[nav].shown == nil, run.platform[.initialTransitionIsFlushed],
      run.world.isInWindow(nav), !run.world.isHidden(nav), let view = run[nav].view
    else { return }
    Layout.layOutNow(view, &run)
  }

  /// Another container has taken what was shown.
  static func showTop(of nav: ControllerID, _ run: inout Run) {
    if !run[nav].children.isEmpty { requestTransition(nav, animated: false, isPop: true, &run) }
  }

  private static func requestTransition(_ nav: ControllerID, animated: Bool, isPop: Bool, _ run: inout Run) {
    run[nav].pending = PendingTransition(isAnimated: animated, isPop: isPop, cause: run.recorder.cause ?? -1)
    guard run.world.isInWindow(nav) else { return changeOffscreen(nav, &run) }
    guard let view = run[nav].view, !run[nav][.isInTransition] else { return }
    if run.platform[.navigationStartsInCall] && run[nav].appearance == .appeared {
      NavigationTransition.start(nav, &run)
    } else {
      Layout.mark(view, &run)
    }
  }

  /// Out of a window there is nothing to see: the old top leaves without a word, the new one is shown when the
  /// navigation controller is.
  static func changeOffscreen(_ nav: ControllerID, _ run: inout Run) {
    if run[nav][.isInTransition] { return }
    guard let shown = run[nav].shown, shown != run[nav].children.last else {
      return NavigationTransition.settleLeaving(nav, &run)
    }
    run[nav].shown = nil
    Occupants.takeOut(shown, &run)
    // One that was going with its container is not its child on screen any more when that has gone.
    Occupants.endLeaving(shown, &run)
    run[shown].flags[.isMovingFromParent] = false
    NavigationTransition.settleLeaving(nav, &run)
    if let view = run[nav].view { Layout.mark(view, &run) }
  }
}

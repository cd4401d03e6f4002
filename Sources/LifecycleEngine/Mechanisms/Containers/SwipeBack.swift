/// The swipe from the edge, which a finger finishes or gives up.
enum SwipeBack {
  static func begin(_ nav: ControllerID, _ run: inout Run) {
    // A touch is an event of its own: what was changed before it has been laid out.
    if run[nav].pending != nil { Layout.commit(&run) }
    if run[nav][.isInTransition] { return run.fail(.impossible, "a transition of the stack is running") }
    run.turn.heldByFinger = nav
    Navigation.pop(nav, to: nil, animated: true, &run)
    RunLoop.settle(&run)
    run.turn.heldByFinger = nil
  }

  /// The keyboard follows the finger: whoever has the focus loses it before its controller hears that it goes.
  static func takeFocus(from leaving: ControllerID?, _ run: inout Run) -> ViewID? {
    guard let view = run.world.firstResponder, let root = leaving.flatMap({ run[$0].view }),
      run.world.isView(view, inside: root)
    else { return nil }
    Touches.resignFirstResponder(view, &run)
    return view
  }

  static func end(_ run: inout Run) {
    guard let transition = run.world.interactive else { return }
    run.world.interactive = nil
    run.schedule(.end(transition), at: .animationEnd)
  }

  /// The four callbacks come at once, the revealed controller's first; the delegate hears nothing. In a stack that
  /// leaves the screen meanwhile nobody comes back: who was leaving goes with it.
  static func cancel(_ run: inout Run) {
    guard let transition = run.world.interactive, let from = transition.from, let to = transition.to else { return }
    run.world.interactive = nil
    run.recorder.phase = .animationEnd
    let nav = transition.owner
    // Whom another container took meanwhile nobody brings back: the pop stands.
    if NavigationTransition.hasGone(from, from: nav, run.world) { return NavigationTransition.finish(transition, &run) }
    CustomTransitions.tellEnd(of: transition, isCompleted: false, first: true, &run)
    Occupants.begin(to, false, animated: true, &run)
    Occupants.takeOut(to, &run)
    Occupants.endLeaving(to, animated: true, &run)
    switch run[nav].appearance {
    case .appeared, .appearing:
      Occupants.begin(from, true, animated: true, &run)
      Occupants.finish(from, in: nav, &run)
    case .disappearing: break
    case .disappeared: Occupants.endLeaving(from, animated: true, &run)
    }
    run[from].flags[.isMovingFromParent] = false
    run[nav].children.append(from)
    run[nav].shown = from
    Occupants.letGo(from, &run)
    Occupants.letGo(to, &run)
    run[nav][.isInTransition] = false
    if let view = transition.firstResponder, let root = run[from].view, run.world.isView(view, inside: root) {
      Touches.focus(view, &run)
    }
    if run.platform[.cancelledPopResendsMove] {
      run.send(.willMoveToParentViewController, to: .controller(from), .controller(nav))
      run.send(.didMoveToParentViewController, to: .controller(from), .controller(nav))
    }
    CustomTransitions.tellEnd(of: transition, isCompleted: false, first: false, &run)
  }
}

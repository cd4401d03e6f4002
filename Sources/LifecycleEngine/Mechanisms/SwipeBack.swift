// The swipe from the edge, which a finger finishes or gives up.

extension Simulator {
  mutating func beginSwipe(_ nav: ControllerID) {
    if self[nav].isInTransition { return fail(.impossible, "a transition of the stack is running") }
    heldByFinger = nav
    pop(nav, to: nil, animated: true)
    settle()
    heldByFinger = nil
  }

  /// The keyboard follows the finger: whoever has the focus loses it before its controller hears that it goes.
  mutating func takeFocus(from leaving: ControllerID?) -> ViewID? {
    guard let view = world.firstResponder, let root = leaving.flatMap({ self[$0].view }), isView(view, inside: root)
    else { return nil }
    resignFirstResponder(view)
    return view
  }

  mutating func endSwipe() {
    guard let transition = world.interactive else { return }
    world.interactive = nil
    runAtAnimationEnd(.navigationEnd(transition))
  }

  /// The four callbacks come at once, the revealed controller's first; the delegate hears nothing.
  mutating func cancelSwipe() {
    guard let transition = world.interactive, let from = transition.from, let to = transition.to else { return }
    world.interactive = nil
    phase = .animationEnd
    let nav = transition.owner
    beginAppearance(to, false, animated: true)
    if let view = self[to].view { removeFromSuperview(view) }
    endAppearance(to)
    beginAppearance(from, true, animated: true)
    endAppearance(from)
    self[from].flags.isMovingFromParent = false
    self[nav].children.append(from)
    self[nav].shown = from
    self[from].isDriven = false
    self[to].isDriven = false
    self[nav].isInTransition = false
    if let view = transition.firstResponder, let root = self[from].view, isView(view, inside: root) { focus(view) }
    if platform[.cancelledPopResendsMove] {
      send(.willMoveToParentViewController, to: .controller(from), .controller(nav))
      send(.didMoveToParentViewController, to: .controller(from), .controller(nav))
    }
  }
}

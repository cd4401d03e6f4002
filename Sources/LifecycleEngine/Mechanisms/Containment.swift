// An app's own containers.

extension Simulator {
  /// `addChildViewController:`: leaves the old parent, hears of the new one; the second half is the app's.
  mutating func addChild(_ child: ControllerID, to parent: ControllerID) {
    create(child)
    create(parent)
    guard isRunning else { return }
    if child == parent { return fail(.exception, "Cannot add self as child view controller") }
    send(.addChildViewController, to: .controller(parent), .controller(child)) { simulator in
      if simulator[child].parent == parent { return }
      simulator.adopt(child, by: parent)
    }
  }

  /// The whole recipe: addChild, the view, didMove.
  mutating func addChildRecipe(_ child: ControllerID, to parent: ControllerID) {
    addChild(child, to: parent)
    guard let place = loadedView(of: parent), let view = loadedView(of: child) else { return }
    addSubview(view, to: place)
    send(.didMoveToParentViewController, to: .controller(child), .controller(parent))
  }

  /// `removeFromParentViewController`, which sends the second half itself.
  mutating func removeFromParent(_ child: ControllerID) {
    send(.removeFromParentViewController, to: .controller(child)) { simulator in
      guard let parent = simulator[child].parent else { return }
      simulator[parent].children.removeAll { $0 == child }
      if simulator[parent].shown == child { simulator[parent].shown = nil }
      simulator[child].parent = nil
      simulator.send(.didMoveToParentViewController, to: .controller(child), .nil)
      simulator.referencesChanged = true
    }
  }

  /// The whole recipe of leaving: willMove, the view, removeFromParent.
  mutating func removeChildRecipe(_ child: ControllerID) {
    send(.willMoveToParentViewController, to: .controller(child), .nil)
    if let view = self[child].view { removeFromSuperview(view) }
    removeFromParent(child)
  }

  /// `transition(from:to:duration:options:animations:completion:)` between two children.
  mutating func transition(from old: ControllerID, to new: ControllerID, isBare: Bool) {
    guard let parent = self[old].parent else {
      return fail(.exception, "Children view controllers must have a common parent view controller")
    }
    if !isBare {
      addChild(new, to: parent)
      send(.willMoveToParentViewController, to: .controller(old), .nil)
    }
    guard self[new].parent == parent else {
      return fail(.exception, "Children view controllers must have a common parent view controller")
    }
    loadedView(of: new)
    guard isRunning else { return }
    self[old].isDriven = true
    self[new].isDriven = true
    // Below a parent that is not on screen nobody appears or disappears.
    if self[parent].appearance == .appeared || self[parent].appearance == .appearing {
      beginAppearance(old, false, animated: true)
      beginAppearance(new, true, animated: true)
    }
    if let view = self[old].view, let place = self[view].superview, let newView = self[new].view {
      addSubview(newView, to: place)
    }
    var transition = Transition(kind: .child, owner: parent, from: old, to: new)
    transition.isBare = isBare
    runAtAnimationEnd(.end(transition))
  }

  mutating func endChildTransition(_ transition: Transition) {
    guard let old = transition.from, let new = transition.to else { return }
    if let view = self[old].view { removeFromSuperview(view) }
    if self[new].appearance == .appearing { endAppearance(new) }
    if self[old].appearance == .disappearing { endAppearance(old) }
    self[old].isDriven = false
    self[new].isDriven = false
    send(.transitionFromViewController, to: Receiver(.completion))
    if transition.isBare { return }
    send(.didMoveToParentViewController, to: .controller(new), .controller(transition.owner))
    removeFromParent(old)
  }
}

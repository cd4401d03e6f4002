/// An app's own containers.
enum Containment {
  /// `addChildViewController:`: leaves the old parent, hears of the new one; the second half is the app's.
  static func addChild(_ child: ControllerID, to parent: ControllerID, _ run: inout Run) {
    Creation.create(child, &run)
    Creation.create(parent, &run)
    guard run.isRunning else { return }
    if child == parent { return run.fail(.exception, "Cannot add self as child view controller") }
    run.send(.addChildViewController, to: .controller(parent), .controller(child)) { run in
      if run[child].parent == parent { return }
      Creation.adopt(child, by: parent, &run)
    }
  }

  /// The whole recipe: addChild, the view, didMove.
  static func addChildRecipe(_ child: ControllerID, to parent: ControllerID, _ run: inout Run) {
    addChild(child, to: parent, &run)
    guard let place = ViewLoading.loadedView(of: parent, &run), let view = ViewLoading.loadedView(of: child, &run)
    else { return }
    ViewHierarchy.addSubview(view, to: place, &run)
    run.send(.didMoveToParentViewController, to: .controller(child), .controller(parent))
  }

  /// `removeFromParentViewController`, which sends the second half itself.
  static func removeFromParent(_ child: ControllerID, _ run: inout Run) {
    run.send(.removeFromParentViewController, to: .controller(child)) { run in
      guard let parent = run[child].parent else { return }
      run[parent].children.removeAll { $0 == child }
      let wasShown = run[parent].shown == child
      if wasShown { run[parent].shown = nil }
      run[child].parent = nil
      // A container of UIKit's has put the view where it is.
      if run[parent].kind.isUIKit { Occupants.takeOut(child, &run) }
      endAppearance(of: child, begunBy: parent, &run)
      if wasShown, run[parent].kind == .nav { Navigation.showTop(of: parent, &run) }
      run.send(.didMoveToParentViewController, to: .controller(child), .nil)
      run.turn.referencesChanged = true
    }
  }

  /// What its parent began with a child nobody else ends.
  private static func endAppearance(of child: ControllerID, begunBy parent: ControllerID, _ run: inout Run) {
    let state = run[child].appearance
    guard !run.world.isInWindow(child), state == .appearing || state == .disappearing,
      run[parent].kind.isUIKit || run[parent].appearance == state
    else { return }
    Occupants.endLeaving(child, &run)
    Occupants.letGo(child, &run)
  }

  /// The whole recipe of leaving: willMove, the view, removeFromParent.
  static func removeChildRecipe(_ child: ControllerID, _ run: inout Run) {
    run.send(.willMoveToParentViewController, to: .controller(child), .nil)
    if let view = run[child].view { ViewHierarchy.removeFromSuperview(view, &run) }
    removeFromParent(child, &run)
  }

  /// `transition(from:to:duration:options:animations:completion:)` between two children.
  static func transition(from old: ControllerID, to new: ControllerID, isBare: Bool, _ run: inout Run) {
    if old == new { return run.fail(.impossible, "a transition leads from one controller to another") }
    guard let parent = run[old].parent else {
      return run.fail(.exception, "Children view controllers must have a common parent view controller")
    }
    if !isBare {
      addChild(new, to: parent, &run)
      run.send(.willMoveToParentViewController, to: .controller(old), .nil)
    }
    guard run[new].parent == parent else {
      return run.fail(.exception, "Children view controllers must have a common parent view controller")
    }
    ViewLoading.loadedView(of: new, &run)
    guard run.isRunning else { return }
    // Below a parent that is not shown nobody is told but by the moves of the views, as in a hidden window; nor where the
    // old one has no place that the new one could take.
    let seen = run.world.occupants(of: old).first ?? old
    let place = run[seen].view.flatMap { run[$0].superview }
    let isDriven = run[parent].appearance != .disappeared && place != nil
    run[old][.isDriven] = isDriven
    run[new][.isDriven] = isDriven
    if isDriven, run[parent].appearance != .disappearing {
      Occupants.begin(old, false, animated: true, &run)
      Occupants.begin(new, true, animated: true, &run)
    }
    if let place, let newView = run[new].view { ViewHierarchy.addSubview(newView, to: place, &run) }
    var transition = Transition(kind: .child, owner: parent, from: old, to: new)
    transition.isBare = isBare
    run.schedule(.end(transition), at: .animationEnd)
  }

  static func endTransition(_ transition: Transition, _ run: inout Run) {
    guard let old = transition.from, let new = transition.to else { return }
    Occupants.takeOut(old, &run)
    Occupants.endComing(new, &run)
    Occupants.endLeft(old, &run)
    Occupants.letGo(old, &run)
    Occupants.letGo(new, &run)
    run.send(.transitionFromViewController, to: Receiver(.completion))
    if transition.isBare { return }
    run.send(.didMoveToParentViewController, to: .controller(new), .controller(transition.owner))
    removeFromParent(old, &run)
  }
}

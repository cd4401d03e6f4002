/// Views moving between superviews and windows. Appearance of controllers hangs on these
/// moves.
enum ViewHierarchy {
  /// Makes a view, in the first free place.
  static func makeView(_ view: View, _ run: inout Run) -> ViewID {
    run.turn.constraintsMayBeDue = true
    for index in run.world.views.indices where !run.world.views[index][.isAlive] {
      run.world.views[index] = view
      return ViewID(index)
    }
    guard run.world.views.count < 250 else {
      run.fail(.endlessLoop, "endless loop: views are made again and again")
      return ViewID(0)
    }
    run.world.views.append(view)
    return ViewID(run.world.views.count - 1)
  }

  /// `addSubview:`, or an insertion at an index. A view that moves leaves its old superview first.
  static func addSubview(_ view: ViewID, to parent: ViewID, at index: Int? = nil, _ run: inout Run) {
    guard run.isRunning else { return }
    if run.world.isView(parent, inside: view) {
      return run.fail(.exception, "Can't add self as subview")
    }
    if isForeignTree(parent, for: view, run) {
      return run.fail(.exception, "UIViewControllerHierarchyInconsistency: child view controller has another parent")
    }
    if run[parent].subviews.isFull { return run.fail(.impossible, "a simulated view holds at most 31 subviews") }
    if run[view].superview == parent { return reorder(view, in: parent, to: index, &run) }
    let old = run.platform[.movedViewLeavesOldParent] ? run[view].superview : nil
    let newWindow = run[parent].window
    let changesWindow =
      run[view].window != newWindow
      || run.platform[.sameWindowMoveSendsWindowPair] && newWindow != nil && run[view].superview != nil
    if run.platform[.willRemoveComesFirst] { willRemove(view, from: old, &run) }
    if changesWindow && run.platform[.windowPairOutsideSuperviewPair] { willMove(view, toWindow: newWindow, &run) }
    tell(view, .willMoveToSuperview, run[parent].argumentAsSuperview, &run)
    if !run.platform[.willRemoveComesFirst] { willRemove(view, from: old, &run) }
    if changesWindow && !run.platform[.windowPairOutsideSuperviewPair] { willMove(view, toWindow: newWindow, &run) }
    // Whoever was told can have moved the views meanwhile: a container takes its children's views as it appears.
    if run.world.isView(parent, inside: view) { return run.fail(.exception, "Can't add self as subview") }
    guard run.isRunning, run[view][.isAlive], run[parent][.isAlive] else { return }
    run.world.detach(view)
    run[view].superview = parent
    run[parent].subviews.insert(view, at: min(index ?? .max, run[parent].subviews.count))
    Layout.inheritMargins(view, from: parent, &run)
    Layout.mark(parent, &run)
    if changesWindow {
      setWindow(newWindow, of: view, &run)
      didMoveToWindow(view, isRoot: true, &run)
    }
    tell(view, .didMoveToSuperview, .none, &run)
    run.turn.movedViews[view.index] = true
    run.sendView(.didAddSubview, to: parent, run[view].argument)
  }

  /// A contained controller's view belongs into the view of its parent; UIKit looks when it enters a window.
  @inline(__always)
  private static func isForeignTree(_ place: ViewID, for view: ViewID, _ run: Run) -> Bool {
    guard run.platform[.hasContainment], run[place].window != nil, let child = run[view].controller,
      let parent = run[child].parent, let owner = run.world.views.owner(of: place)
    else { return false }
    return owner != parent
  }

  private static func willRemove(_ view: ViewID, from parent: ViewID?, _ run: inout Run) {
    guard let parent, run[parent][.isAlive] else { return }
    run.sendView(.willRemoveSubview, to: parent, run[view].argument)
  }

  /// A callback about the superview. Whether a view hears of every round of a loop that adds and removes it is open.
  private static func tell(_ view: ViewID, _ callback: Callback, _ argument: Argument, _ run: inout Run) {
    guard run.platform[.repeatedMovesAreSent] || !run.turn.movedViews[view.index] else { return }
    run.sendView(callback, to: view, argument)
  }

  private static func reorder(_ view: ViewID, in parent: ViewID, to index: Int?, _ run: inout Run) {
    run[parent].subviews.removeAll { $0 == view }
    run[parent].subviews.insert(view, at: min(index ?? .max, run[parent].subviews.count))
    Layout.mark(parent, &run)
  }

  /// `removeFromSuperview`, which an app can override and swallow.
  static func removeFromSuperview(_ view: ViewID, _ run: inout Run) {
    run.sendView(.removeFromSuperview, to: view) { takeOut(view, &$0) }
  }

  private static func takeOut(_ view: ViewID, _ run: inout Run) {
    guard let parent = run[view].superview else { return }
    let wasInWindow = run[view].window != nil
    if run.platform[.willRemoveComesFirst] { willRemove(view, from: parent, &run) }
    tell(view, .willMoveToSuperview, .nil, &run)
    if !run.platform[.willRemoveComesFirst] { willRemove(view, from: parent, &run) }
    if wasInWindow { willMove(view, toWindow: nil, &run) }
    // While it is still known whose field it was.
    if let first = run.world.firstResponder, run.world.isView(first, inside: view) {
      Touches.resignFirstResponder(first, &run)
    }
    run.world.detach(view)
    if run[parent][.isAlive] { Layout.mark(parent, &run) }
    if !run.platform[.removalEndsWithSuperview] { tell(view, .didMoveToSuperview, .none, &run) }
    if wasInWindow {
      setWindow(nil, of: view, &run)
      didMoveToWindow(view, isRoot: true, &run)
    }
    if run.platform[.removalEndsWithSuperview] { tell(view, .didMoveToSuperview, .none, &run) }
    run.turn.referencesChanged = true
  }

  /// The window half of a move for the whole subtree, parents before children. Controllers that own the moved
  /// root, or that no controller contains, learn here that they are about to appear or disappear.
  static func willMove(_ view: ViewID, toWindow window: WindowID?, isRoot: Bool = true, _ run: inout Run) {
    let appearsFirst = run.platform[.willAppearBeforeWindowMove]
    if !appearsFirst { run.sendView(.willMoveToWindow, to: view, windowArgument(window)) }
    if let controller = run[view].controller {
      AppearanceTransition.windowWillChange(controller, to: window, isRoot: isRoot, &run)
    }
    if appearsFirst { run.sendView(.willMoveToWindow, to: view, windowArgument(window)) }
    for subview in run[view].subviews where !isAppearanceHost(subview, run.world) {
      willMove(subview, toWindow: window, isRoot: false, &run)
    }
  }

  /// The second half, children before parents.
  static func didMoveToWindow(_ view: ViewID, isRoot: Bool, _ run: inout Run) {
    for subview in run[view].subviews { didMoveToWindow(subview, isRoot: false, &run) }
    if run[view].window == nil, run.world.firstResponder == view { Touches.resignFirstResponder(view, &run) }
    run.sendView(.didMoveToWindow, to: view)
    guard let controller = run[view].controller else { return }
    learnTraits(controller, &run)
    AppearanceTransition.windowDidChange(controller, isRoot: isRoot, &run)
  }

  /// Up to iOS 12 a controller hears of its traits when its view first enters a window; the root of a
  /// window does when the window has its orientation.
  private static func learnTraits(_ id: ControllerID, _ run: inout Run) {
    guard run.platform[.traitsAreSentAtLaunch], !run[id][.knowsTraits], run.world.isInWindow(id),
      run[id].parent != nil || run[id].presenter != nil
    else { return }
    run[id][.knowsTraits] = true
    run.send(.traitCollectionDidChange, to: .controller(id), .nil)
  }

  /// Nothing below needs to be left out; kept in one place because windows are views too.
  private static func isAppearanceHost(_ view: ViewID, _ world: World) -> Bool { world[view].isWindow != nil }

  private static func setWindow(_ window: WindowID?, of view: ViewID, _ run: inout Run) {
    run[view].window = window
    if run[view][.needsLayout] { run.turn.layoutIsNeeded = true }
    for subview in run[view].subviews { setWindow(window, of: subview, &run) }
  }

  private static func windowArgument(_ window: WindowID?) -> Argument {
    guard let window else { return .nil }
    return Argument(.window, window.index)
  }
}

extension [View] {
  /// The controller of a view, or else of the nearest one around it.
  func owner(of view: ViewID) -> ControllerID? {
    var current: ViewID? = view
    while let here = current {
      if let owner = self[here.index].controller { return owner }
      current = self[here.index].superview
    }
    return nil
  }
}

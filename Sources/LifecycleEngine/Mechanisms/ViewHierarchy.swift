// Views moving between superviews and windows. Appearance of controllers hangs on these
// moves.

extension Simulator {
  /// Makes a view, in the first free place.
  mutating func makeView(_ view: View) -> ViewID {
    constraintsMayBeDue = true
    for index in world.views.indices where !world.views[index].isAlive {
      world.views[index] = view
      return ViewID(index)
    }
    guard world.views.count < 250 else {
      fail(.endlessLoop, "endless loop: views are made again and again")
      return ViewID(0)
    }
    world.views.append(view)
    return ViewID(world.views.count - 1)
  }

  /// `addSubview:`, or an insertion at an index. A view that moves leaves its old superview first.
  mutating func addSubview(_ view: ViewID, to parent: ViewID, at index: Int? = nil) {
    guard isRunning else { return }
    if isView(parent, inside: view) {
      return fail(.exception, "Can't add self as subview")
    }
    if isForeignTree(parent, for: view) {
      return fail(.exception, "UIViewControllerHierarchyInconsistency: child view controller has another parent")
    }
    if self[parent].subviews.isFull { return fail(.impossible, "a simulated view holds at most 31 subviews") }
    if let old = self[view].superview {
      if old == parent { return reorder(view, in: parent, to: index) }
    }
    let old = platform[.movedViewLeavesOldParent] ? self[view].superview : nil
    let newWindow = self[parent].window
    let changesWindow =
      self[view].window != newWindow
      || platform[.sameWindowMoveSendsWindowPair] && newWindow != nil && self[view].superview != nil
    if platform[.willRemoveComesFirst] { willRemove(view, from: old) }
    if changesWindow && platform[.windowPairOutsideSuperviewPair] { willMove(view, toWindow: newWindow) }
    tell(view, .willMoveToSuperview, superviewArgument(parent))
    if !platform[.willRemoveComesFirst] { willRemove(view, from: old) }
    if changesWindow && !platform[.windowPairOutsideSuperviewPair] { willMove(view, toWindow: newWindow) }
    // Whoever was told can have moved the views meanwhile: a container takes its children's views as it appears.
    if isView(parent, inside: view) { return fail(.exception, "Can't add self as subview") }
    guard isRunning, self[view].isAlive, self[parent].isAlive else { return }
    detach(view)
    self[view].superview = parent
    self[parent].subviews.insert(view, at: min(index ?? .max, self[parent].subviews.count))
    markForLayout(parent)
    if changesWindow {
      setWindow(newWindow, of: view)
      didMoveToWindow(view, isRoot: true)
    }
    tell(view, .didMoveToSuperview)
    movedInTurn[view.index] = true
    sendView(.didAddSubview, to: parent, argument(view))
  }

  /// A contained controller's view belongs into the view of its parent; UIKit looks when it enters a window.
  @inline(__always)
  private func isForeignTree(_ place: ViewID, for view: ViewID) -> Bool {
    guard platform[.hasContainment], self[place].window != nil, let child = self[view].controller,
      let parent = self[child].parent, let owner = world.views.owner(of: place)
    else { return false }
    return owner != parent
  }

  private mutating func willRemove(_ view: ViewID, from parent: ViewID?) {
    guard let parent, self[parent].isAlive else { return }
    sendView(.willRemoveSubview, to: parent, argument(view))
  }

  /// A callback about the superview. Whether a view hears of every round of a loop that adds and removes it is open.
  private mutating func tell(_ view: ViewID, _ callback: Callback, _ argument: Argument = .none) {
    guard platform[.repeatedMovesAreSent] || !movedInTurn[view.index] else { return }
    sendView(callback, to: view, argument)
  }

  private mutating func reorder(_ view: ViewID, in parent: ViewID, to index: Int?) {
    self[parent].subviews.removeAll { $0 == view }
    self[parent].subviews.insert(view, at: min(index ?? .max, self[parent].subviews.count))
    markForLayout(parent)
  }

  /// `removeFromSuperview`, which an app can override and swallow.
  mutating func removeFromSuperview(_ view: ViewID) {
    sendView(.removeFromSuperview, to: view) { $0.takeOut(view) }
  }

  private mutating func takeOut(_ view: ViewID) {
    guard let parent = self[view].superview else { return }
    let wasInWindow = self[view].window != nil
    if platform[.willRemoveComesFirst] { willRemove(view, from: parent) }
    tell(view, .willMoveToSuperview, .nil)
    if !platform[.willRemoveComesFirst] { willRemove(view, from: parent) }
    if wasInWindow { willMove(view, toWindow: nil) }
    // While it is still known whose field it was.
    if let first = world.firstResponder, isView(first, inside: view) { resignFirstResponder(first) }
    detach(view)
    if self[parent].isAlive { markForLayout(parent) }
    if !platform[.removalEndsWithSuperview] { tell(view, .didMoveToSuperview) }
    if wasInWindow {
      setWindow(nil, of: view)
      didMoveToWindow(view, isRoot: true)
    }
    if platform[.removalEndsWithSuperview] { tell(view, .didMoveToSuperview) }
    referencesChanged = true
  }

  /// Cuts the link to the superview without telling anyone.
  mutating func detach(_ view: ViewID) {
    guard let parent = self[view].superview else { return }
    self[parent].subviews.removeAll { $0 == view }
    self[view].superview = nil
  }

  /// The window half of a move for the whole subtree, parents before children. Controllers that own the moved
  /// root, or that no controller contains, learn here that they are about to appear or disappear.
  mutating func willMove(_ view: ViewID, toWindow window: WindowID?, isRoot: Bool = true) {
    let appearsFirst = platform[.willAppearBeforeWindowMove]
    if !appearsFirst { sendView(.willMoveToWindow, to: view, windowArgument(window)) }
    if let controller = self[view].controller { windowWillChange(controller, to: window, isRoot: isRoot) }
    if appearsFirst { sendView(.willMoveToWindow, to: view, windowArgument(window)) }
    for subview in self[view].subviews where !isAppearanceHost(subview) {
      willMove(subview, toWindow: window, isRoot: false)
    }
  }

  /// The second half, children before parents.
  mutating func didMoveToWindow(_ view: ViewID, isRoot: Bool) {
    for subview in self[view].subviews { didMoveToWindow(subview, isRoot: false) }
    if self[view].window == nil, world.firstResponder == view { resignFirstResponder(view) }
    sendView(.didMoveToWindow, to: view)
    guard let controller = self[view].controller else { return }
    learnTraits(controller)
    windowDidChange(controller, isRoot: isRoot)
  }

  /// Up to iOS 12 a controller hears of its traits when its view first enters a window; the root of a
  /// window does when the window has its orientation.
  private mutating func learnTraits(_ id: ControllerID) {
    guard platform[.traitsAreSentAtLaunch], !self[id].knowsTraits, isInWindow(id),
      self[id].parent != nil || self[id].presenter != nil
    else { return }
    self[id].knowsTraits = true
    send(.traitCollectionDidChange, to: .controller(id), .nil)
  }

  /// Nothing below needs to be left out; kept in one place because windows are views too.
  private func isAppearanceHost(_ view: ViewID) -> Bool { self[view].isWindow != nil }

  private mutating func setWindow(_ window: WindowID?, of view: ViewID) {
    self[view].window = window
    if self[view].needsLayout { layoutIsNeeded = true }
    for subview in self[view].subviews { setWindow(window, of: subview) }
  }

  // MARK: Arguments

  func argument(_ view: ViewID) -> Argument {
    guard let declaration = self[view].declaration else { return Argument(.view, 0xffff) }
    return Argument(.view, Int(declaration))
  }

  private func superviewArgument(_ view: ViewID?) -> Argument {
    guard let view else { return .nil }
    if let window = self[view].isWindow { return Argument(.window, window.index) }
    if self[view].declaration == nil, let controller = self[view].controller {
      return Argument(.controller, controller.index)
    }
    return argument(view)
  }

  private func windowArgument(_ window: WindowID?) -> Argument {
    guard let window else { return .nil }
    return Argument(.window, window.index)
  }
}

extension [View] {
  /// The controller of a view, or else of the nearest one around it.
  fileprivate func owner(of view: ViewID) -> ControllerID? {
    var current: ViewID? = view
    while let here = current {
      if let owner = self[here.index].controller { return owner }
      current = self[here.index].superview
    }
    return nil
  }
}

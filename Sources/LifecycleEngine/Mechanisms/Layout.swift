// The commit: constraints, layout, display.

extension Simulator {
  /// Marks a view for the next layout pass; only what is in a window takes part.
  mutating func markForLayout(_ view: ViewID) {
    guard self[view].isAlive else { return }
    self[view].needsLayout = true
    if self[view].window != nil { layoutIsNeeded = true }
  }

  mutating func markForConstraints(_ view: ViewID) {
    makeConstraintsDue(view)
    markForLayout(view)
  }

  mutating func makeConstraintsDue(_ view: ViewID) {
    self[view].needsConstraints = true
    constraintsMayBeDue = true
  }

  /// Lays out until nothing is dirty, then draws. A layout that dirties itself is another pass of the same
  /// commit; UIKit breaks an endless one, we report it.
  mutating func commit() {
    guard isRunning, world.app.state != .suspended else {
      layoutIsNeeded = false
      return
    }
    phase = .layout
    cause = nil
    movedInTurn = Set256()
    var passes = 0
    while layoutIsNeeded, failure == nil {
      layoutIsNeeded = false
      passes += 1
      if passes > 50 { return fail(.endlessLoop, "endless loop: every layout pass asks for another one") }
      let shown = shownWindows
      for index in world.windows.indices where shown[index] {
        if let view = world.windows[index].view { layOut(view) }
      }
    }
    // What is new was laid out.
    if passes == 0 || !world.views.contains(where: { $0.needsDisplay && $0.window != nil }) { return }
    let shown = shownWindows
    for index in world.windows.indices where shown[index] {
      if let view = world.windows[index].view { draw(view) }
    }
  }

  /// The windows that are on screen, by their indices.
  private var shownWindows: Set256 {
    var shown = Set256()
    for index in world.windows.indices where world.windows[index].exists && !world.windows[index].isHidden {
      shown[index] = true
    }
    return shown
  }

  /// `layoutIfNeeded`: the layout of one subtree now.
  mutating func layoutIfNeeded(_ view: ViewID) {
    layOut(view)
  }

  /// One pass over a subtree, from the root to the leaves; its constraints first, from the leaves to the root.
  private mutating func layOut(_ view: ViewID) {
    guard isRunning, self[view].isAlive else { return }
    if platform[.hasUpdateProperties], self[view].window != nil, world.views.contains(where: { $0.needsProperties }) {
      updateProperties(of: view)
    }
    if constraintsMayBeDue, platform[.hasConstraints], let window = self[view].window {
      constraintsMayBeDue = world.views.contains { $0.needsConstraints }
      if constraintsMayBeDue { updateConstraints(of: view, in: window) }
    }
    if let controller = self[view].controller {
      if self[controller].awaitsIsAppearing { sendIsAppearing(controller) }
      if let window = self[view].window { learnSafeArea(view, controller, in: window) }
    }
    if self[view].needsLayout {
      self[view].needsLayout = false
      layOutItself(view)
    }
    if let controller = self[view].controller, self[controller].kind == .hosting { showContent(of: controller) }
    for subview in self[view].subviews where self[subview].superview == view { layOut(subview) }
    if self[view].needsSecondPass, self[view].window != nil {
      self[view].needsSecondPass = false
      repeatLayout(view)
    }
    if isNested(view), let window = self[view].window, platform[.nestedViewsAreLaidOutAgain] {
      learnMargins(view, in: window)
    }
  }

  /// A view of the app's inside another one, not right inside a controller's.
  @inline(__always)
  private func isNested(_ view: ViewID) -> Bool {
    guard self[view].declaration != nil, self[view].controller == nil, let parent = self[view].superview else {
      return false
    }
    return self[parent].controller == nil && self[parent].isWindow == nil
  }

  /// Margins and safe area go down the tree with the layout, and reach what is nested when it has been laid out once.
  private mutating func learnMargins(_ view: ViewID, in window: WindowID) {
    let isLandscape = world.windows[window.index].isLandscape
    if self[view].knowsSafeArea(inLandscape: isLandscape) { return }
    self[view].learnSafeArea(inLandscape: isLandscape)
    markForLayout(view)
  }

  /// The insets are known where the view is in a window; turning the device changes them.
  @inline(__always)
  private mutating func learnSafeArea(_ view: ViewID, _ controller: ControllerID, in window: WindowID) {
    let isLandscape = world.windows[window.index].isLandscape
    if self[view].knowsSafeArea(inLandscape: isLandscape) { return }
    self[view].learnSafeArea(inLandscape: isLandscape)
    send(.viewSafeAreaInsetsDidChange, to: .controller(controller))
  }

  private mutating func layOutItself(_ view: ViewID) {
    guard let controller = self[view].controller else {
      if self[view].isWindow == nil { sendView(.layoutSubviews, to: view) }
      return
    }
    settleSize(of: view, controller)
    let receiver = Receiver.controller(controller)
    if platform[.hasLayoutCallbacks] {
      send(.viewWillLayoutSubviews, to: receiver) { $0.containerWillLayOut(controller) }
    } else {
      containerWillLayOut(controller)
    }
    sendView(.layoutSubviews, to: view)
    if platform[.hasLayoutCallbacks] { send(.viewDidLayoutSubviews, to: receiver) }
  }

  /// UIKit's containers start their deferred transitions where they are laid out.
  private mutating func containerWillLayOut(_ id: ControllerID) {
    if self[id].kind == .nav, self[id].pending != nil, !self[id].isInTransition { startNavigation(id) }
  }

  /// The view and all that depends on its size become dirty again; a subview that is narrower than any screen
  /// keeps its size.
  private mutating func repeatLayout(_ view: ViewID) {
    markForLayout(view)
    for subview in self[view].subviews where self[subview].hasConstraints && self[subview].frame.width >= 320 {
      markForLayout(subview)
    }
  }

  // MARK: Properties

  /// Before constraints and layout, from the root to the leaves.
  private mutating func updateProperties(of view: ViewID) {
    if self[view].needsProperties {
      self[view].needsProperties = false
      if let controller = self[view].controller { send(.updateProperties, to: .controller(controller)) }
      if self[view].isWindow == nil { sendView(.updateProperties, to: view) }
    }
    for subview in self[view].subviews { updateProperties(of: subview) }
  }

  // MARK: Constraints

  /// Asks dirty views for their constraints, inner ones first, if anything in the window uses Auto Layout.
  private mutating func updateConstraints(of view: ViewID, in window: WindowID) {
    guard world.views.needsConstraints(below: view) else { return }
    if !world.windows[window.index].usesConstraints {
      world.windows[window.index].usesConstraints = hasConstraints(window)
    }
    if world.windows[window.index].usesConstraints { update(view) }
  }

  private mutating func update(_ view: ViewID) {
    for subview in self[view].subviews { update(subview) }
    guard self[view].needsConstraints else { return }
    self[view].needsConstraints = false
    if let controller = self[view].controller {
      send(.updateViewConstraints, to: .controller(controller)) { $0.sendView(.updateConstraints, to: view) }
    } else if self[view].hasConstraints {
      sendView(.updateConstraints, to: view)
    }
  }

  /// Auto Layout works in a window once a view in it has a constraint; a navigation bar brings some along.
  private func hasConstraints(_ window: WindowID) -> Bool {
    for view in world.views where view.isAlive && view.window == window {
      if view.hasConstraints { return true }
      if platform[.navigationBarHasConstraints], let id = view.controller, self[id].kind == .nav { return true }
    }
    return false
  }

  // MARK: Display

  private mutating func draw(_ view: ViewID) {
    if self[view].needsDisplay, self[view].window != nil {
      self[view].needsDisplay = false
      if self[view].frame.width > 0, self[view].frame.height > 0, self[view].isWindow == nil {
        sendView(.drawRect, to: view)
      }
    }
    for subview in self[view].subviews { draw(subview) }
  }
}

extension [View] {
  /// Whether a view or one inside it waits to be asked for its constraints.
  fileprivate func needsConstraints(below view: ViewID) -> Bool {
    if self[view.index].needsConstraints { return true }
    for subview in self[view.index].subviews where needsConstraints(below: subview) { return true }
    return false
  }
}

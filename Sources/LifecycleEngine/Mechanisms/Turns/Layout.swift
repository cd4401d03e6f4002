/// The commit: constraints, layout, display.
enum Layout {
  /// Marks a view for the next layout pass; only what is in a window takes part.
  static func mark(_ view: ViewID, _ run: inout Run) {
    guard run[view][.isAlive] else { return }
    run[view][.needsLayout] = true
    if run[view].window != nil { run.turn.layoutIsNeeded = true }
  }

  static func markConstraints(_ view: ViewID, _ run: inout Run) {
    makeConstraintsDue(view, &run)
    mark(view, &run)
  }

  static func makeConstraintsDue(_ view: ViewID, _ run: inout Run) {
    run[view][.needsConstraints] = true
    run.turn.constraintsMayBeDue = true
  }

  /// Constraints that are out of date wait for the commit as layout does.
  static func askForConstraints(_ view: ViewID, _ run: inout Run) {
    if run.platform[.dueConstraintsAskForLayout] { return markConstraints(view, &run) }
    makeConstraintsDue(view, &run)
    if run[view].window != nil { run.turn.layoutIsNeeded = true }
  }

  /// Lays out until nothing is dirty, then draws. A layout that dirties itself is another pass of the same
  /// commit; UIKit breaks an endless one, we report it.
  static func commit(_ run: inout Run) {
    guard run.isRunning, run.world.app.state != .suspended else {
      run.turn.layoutIsNeeded = false
      return
    }
    run.recorder.phase = .layout
    run.recorder.cause = nil
    run.turn.movedViews = Set256()
    var passes = 0
    while run.turn.layoutIsNeeded, run.failure == nil {
      run.turn.layoutIsNeeded = false
      passes += 1
      if passes > 50 { return run.fail(.endlessLoop, "endless loop: every layout pass asks for another one") }
      let shown = shownWindows(run.world)
      for index in run.world.windows.indices where shown[index] {
        if let view = run.world.windows[index].view { layOut(view, &run) }
      }
    }
    if !run.world.views.contains(where: { $0[.needsDisplay] && $0.window != nil }) { return }
    let shown = shownWindows(run.world)
    for index in run.world.windows.indices where shown[index] {
      if let view = run.world.windows[index].view { draw(view, &run) }
    }
  }

  /// The windows that are on screen, by their indices.
  private static func shownWindows(_ world: World) -> Set256 {
    var shown = Set256()
    for index in world.windows.indices where world.windows[index].exists && !world.windows[index].isHidden {
      shown[index] = true
    }
    return shown
  }

  /// The layout of one subtree now.
  static func layOutNow(_ view: ViewID, _ run: inout Run) {
    let outer = run.recorder.phase
    run.recorder.phase = .layout
    layOut(view, &run)
    run.recorder.phase = outer
  }

  /// `layoutIfNeeded`: the layout of a subtree now; of a larger one where what holds it is dirty too.
  static func layoutIfNeeded(_ view: ViewID, _ run: inout Run) {
    var top = view
    if run.platform[.forcedLayoutStartsAbove] {
      while let parent = run[top].superview, run[parent][.needsLayout] { top = parent }
    }
    layOutNow(top, &run)
  }

  /// `updateConstraintsIfNeeded`: the constraints of a subtree now, and no layout.
  static func updateConstraintsIfNeeded(_ view: ViewID, _ run: inout Run) {
    guard run.platform[.hasConstraints], let window = run[view].window else { return }
    let outer = run.recorder.phase
    run.recorder.phase = .layout
    updateConstraints(of: view, in: window, &run)
    run.recorder.phase = outer
  }

  /// One pass over a subtree, from the root to the leaves; its constraints first, from the leaves to the root.
  private static func layOut(_ view: ViewID, _ run: inout Run) {
    guard run.isRunning, run[view][.isAlive] else { return }
    if run.platform[.hasUpdateProperties], run[view].window != nil,
      run.world.views.contains(where: { $0[.needsProperties] })
    {
      updateProperties(of: view, &run)
    }
    if run.turn.constraintsMayBeDue, run.platform[.hasConstraints], let window = run[view].window {
      run.turn.constraintsMayBeDue = run.world.views.contains { $0[.needsConstraints] }
      if run.turn.constraintsMayBeDue { updateConstraints(of: view, in: window, &run) }
    }
    if let controller = run[view].controller {
      if run[controller][.awaitsIsAppearing] { AppearanceTransition.sendIsAppearing(controller, &run) }
      if let window = run[view].window { learnSafeArea(view, controller, in: window, &run) }
    }
    if run[view][.needsLayout] {
      run[view][.needsLayout] = false
      layOutLayer(of: view, &run)
    }
    if let controller = run[view].controller, run[controller].kind == .hosting { Hosting.update(controller, &run) }
    for subview in run[view].subviews where run[subview].superview == view { layOut(subview, &run) }
    if run[view][.needsSecondPass], run[view].window != nil {
      run[view][.needsSecondPass] = false
      repeatLayout(view, &run)
    }
    if isNested(view, run.world), let window = run[view].window, run.platform[.nestedViewsAreLaidOutAgain] {
      learnMargins(view, in: window, &run)
    }
  }

  /// A view of the app's inside another one, not right inside a controller's.
  @inline(__always)
  private static func isNested(_ view: ViewID, _ world: World) -> Bool {
    guard world[view].declaration != nil, world[view].controller == nil, let parent = world[view].superview else {
      return false
    }
    return world[parent].controller == nil && world[parent].isWindow == nil
  }

  /// What comes into a view that has its place already takes margins and safe area from there, before any layout.
  static func inheritMargins(_ view: ViewID, from parent: ViewID, _ run: inout Run) {
    guard let window = run[parent].window, !run[parent][.needsLayout] else { return }
    takeMargins(view, inLandscape: run.world.windows[window.index].isLandscape, &run)
  }

  private static func takeMargins(_ view: ViewID, inLandscape isLandscape: Bool, _ run: inout Run) {
    guard isNested(view, run.world) else { return }
    run[view].learnSafeArea(inLandscape: isLandscape)
    for subview in run[view].subviews { takeMargins(subview, inLandscape: isLandscape, &run) }
  }

  /// Margins and safe area go down the tree with the layout, and reach what is nested when it has been laid out once.
  private static func learnMargins(_ view: ViewID, in window: WindowID, _ run: inout Run) {
    let isLandscape = run.world.windows[window.index].isLandscape
    if run[view].knowsSafeArea(inLandscape: isLandscape) { return }
    run[view].learnSafeArea(inLandscape: isLandscape)
    mark(view, &run)
  }

  /// The insets are known where the view is in a window; turning the device changes them. A view that was laid out off
  /// screen is laid out once more where it is shown first.
  @inline(__always)
  private static func learnSafeArea(_ view: ViewID, _ controller: ControllerID, in window: WindowID, _ run: inout Run) {
    let isLandscape = run.world.windows[window.index].isLandscape
    if run[view].knowsSafeArea(inLandscape: isLandscape) { return }
    if !run[view][.knowsSafeArea] { run[view][.needsLayout] = true }
    run[view].learnSafeArea(inLandscape: isLandscape)
    run.sendView(.safeAreaInsetsDidChange, to: view)
    run.send(.viewSafeAreaInsetsDidChange, to: .controller(controller))
  }

  /// A view is its layer's delegate: an app that overrides that hears of the layout first.
  private static func layOutLayer(of view: ViewID, _ run: inout Run) {
    if let receiver = run[view].receiver, run.script.implements(.layoutSublayersOfLayer, receiver) {
      run.send(.layoutSublayersOfLayer, to: receiver) { layOutItself(view, &$0) }
    } else {
      layOutItself(view, &run)
    }
  }

  private static func layOutItself(_ view: ViewID, _ run: inout Run) {
    guard let controller = run[view].controller else {
      if run[view].isWindow == nil { layOutSubviews(of: view, &run) }
      return
    }
    Rotation.settleSize(of: view, controller, &run)
    let receiver = Receiver.controller(controller)
    if run.platform[.hasLayoutCallbacks] {
      run.send(.viewWillLayoutSubviews, to: receiver) { containerWillLayOut(controller, &$0) }
    } else {
      containerWillLayOut(controller, &run)
    }
    layOutSubviews(of: view, &run)
    if run.platform[.hasLayoutCallbacks] { run.send(.viewDidLayoutSubviews, to: receiver) }
  }

  /// A list looks in its own layout which cells it needs.
  private static func layOutSubviews(of view: ViewID, _ run: inout Run) {
    if run.script.hasLists, Lists.isList(view, &run) {
      run.sendView(.layoutSubviews, to: view) { Lists.layOut(view, &$0) }
    } else {
      run.sendView(.layoutSubviews, to: view)
    }
  }

  /// UIKit's containers start their deferred transitions where they are laid out.
  private static func containerWillLayOut(_ id: ControllerID, _ run: inout Run) {
    // An app can force the layout of one that is on no screen: there is nothing to show yet.
    guard run[id].kind == .nav, run[id].pending != nil, !run[id][.isInTransition], run.world.isInWindow(id) else {
      return
    }
    NavigationTransition.start(id, &run)
  }

  /// The view and all that depends on its size become dirty again; a subview that is narrower than any screen
  /// keeps its size.
  private static func repeatLayout(_ view: ViewID, _ run: inout Run) {
    mark(view, &run)
    for subview in run[view].subviews where run[subview][.hasConstraints] && run[subview].frame.width >= 320 {
      mark(subview, &run)
    }
  }

  // MARK: Properties

  /// Before constraints and layout, from the root to the leaves.
  private static func updateProperties(of view: ViewID, _ run: inout Run) {
    if run[view][.needsProperties] {
      run[view][.needsProperties] = false
      if let controller = run[view].controller { run.send(.updateProperties, to: .controller(controller)) }
      if run[view].isWindow == nil { run.sendView(.updateProperties, to: view) }
    }
    for subview in run[view].subviews { updateProperties(of: subview, &run) }
  }

  // MARK: Constraints

  /// Asks dirty views for their constraints, inner ones first, if anything in the window uses Auto Layout.
  private static func updateConstraints(of view: ViewID, in window: WindowID, _ run: inout Run) {
    guard run.world.views.needsConstraints(below: view) else { return }
    if !run.world.windows[window.index].usesConstraints {
      run.world.windows[window.index].usesConstraints = hasConstraints(window, run)
    }
    if run.world.windows[window.index].usesConstraints { update(view, &run) }
  }

  private static func update(_ view: ViewID, _ run: inout Run) {
    for subview in run[view].subviews { update(subview, &run) }
    guard run[view][.needsConstraints] else { return }
    run[view][.needsConstraints] = false
    if let controller = run[view].controller {
      run.send(.updateViewConstraints, to: .controller(controller)) { $0.sendView(.updateConstraints, to: view) }
    } else if run[view][.hasConstraints] {
      run.sendView(.updateConstraints, to: view) { askForSize(of: view, &$0) }
    }
  }

  /// UIKit's part of `updateConstraints` learns the size of the content, if that is out of date: another one needs
  /// another place.
  private static func askForSize(of view: ViewID, _ run: inout Run) {
    guard run[view][.needsSize] else { return }
    run[view][.needsSize] = false
    guard let receiver = run[view].receiver, run.script.implements(.intrinsicContentSize, receiver) else { return }
    run.send(.intrinsicContentSize, to: receiver)
    mark(view, &run)
    if let parent = run[view].superview { mark(parent, &run) }
  }

  /// Auto Layout works in a window once a view in it has a constraint; a navigation bar brings some along.
  private static func hasConstraints(_ window: WindowID, _ run: Run) -> Bool {
    for view in run.world.views where view[.isAlive] && view.window == window {
      if view[.hasConstraints] { return true }
      if run.platform[.navigationBarHasConstraints], let id = view.controller, run[id].kind == .nav { return true }
    }
    return false
  }

  // MARK: Display

  private static func draw(_ view: ViewID, _ run: inout Run) {
    if run[view][.needsDisplay], run[view].window != nil {
      run[view][.needsDisplay] = false
      if run[view].frame.width > 0, run[view].frame.height > 0, run[view].isWindow == nil {
        display(view, &run)
      }
    }
    for subview in run[view].subviews { draw(subview, &run) }
  }

  /// A view that gives its layer the content itself is not asked to draw.
  private static func display(_ view: ViewID, _ run: inout Run) {
    guard let receiver = run[view].receiver else { return }
    run.send(run.script.implements(.displayLayer, receiver) ? .displayLayer : .drawRect, to: receiver)
  }
}

extension [View] {
  /// Whether a view or one inside it waits to be asked for its constraints.
  fileprivate func needsConstraints(below view: ViewID) -> Bool {
    if self[view.index][.needsConstraints] { return true }
    for subview in self[view.index].subviews where needsConstraints(below: subview) { return true }
    return false
  }
}

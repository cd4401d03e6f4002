// Rotation, size and trait changes.

extension Simulator {
  /// The device is turned between portrait and landscape.
  mutating func rotate() {
    world.deviceIsLandscape.toggle()
    if world.app.state == .suspended { return }
    for index in world.windows.indices {
      let window = world.windows[index]
      guard window.exists, !window.isHidden, let root = window.root, self[root].view != nil else { continue }
      if window.isLandscape == world.deviceIsLandscape { continue }
      if !world.deviceIsLandscape, isLandscapeOnly(root) || plistIsLandscapeOnly { continue }
      world.windows[index].isLandscape = world.deviceIsLandscape
      if platform[.hasSizeTransitions] { changeSize(root) } else { turnInterface(root) }
    }
  }

  private func isLandscapeOnly(_ root: ControllerID) -> Bool {
    var current = root
    while true {
      if spec(current).isLandscapeOnly { return true }
      guard let next = self[current].presented ?? shownChild(of: current) else { return false }
      current = next
    }
  }

  // MARK: iOS 8 and later

  private mutating func changeSize(_ root: ControllerID) {
    // A phone's height class changes with its orientation; a pad's does not.
    let changesTraits = !script.scenario.device.isPad
    if changesTraits { announce(.willTransitionToTraitCollectionWithTransitionCoordinator, to: root) }
    announce(.viewWillTransitionToSizeWithTransitionCoordinator, to: root)
    if changesTraits { announce(.traitCollectionDidChange, to: root) }
    resize(root, isTop: changesTraits)
    if let presented = self[root].presented { changeSize(presented) }
  }

  /// From the parent to its children, by the parent's own `super` call.
  private mutating func announce(_ callback: Callback, to id: ControllerID) {
    let isTraits = callback == .traitCollectionDidChange
    let handlerFirst = platform[.traitHandlersBeforeMethod]
    if isTraits && handlerFirst { send(.traitChangeHandler, to: .controller(id)) }
    defer { if isTraits && !handlerFirst { send(.traitChangeHandler, to: .controller(id)) } }
    send(callback, to: .controller(id), isTraits ? .nil : .none) { simulator in
      let children = isTraits ? simulator.visibleChildren(of: id) : simulator.loadedChildren(of: id)
      for child in children { simulator.announce(callback, to: child) }
    }
  }

  @inline(__always)
  private func visibleChildren(of id: ControllerID) -> ShortList<ControllerID> {
    switch self[id].kind {
    case .nav, .tab, .page: ShortList(self[id].shown)
    default: loadedChildren(of: id)
    }
  }

  /// A container tells all that it holds, also those that are not on screen now.
  @inline(__always)
  private func loadedChildren(of id: ControllerID) -> ShortList<ControllerID> {
    var loaded = ShortList<ControllerID>()
    for child in self[id].children where self[child].view != nil { loaded.append(child) }
    return loaded
  }

  /// Views that fill their container take its new size; a child inside a plain parent keeps its own.
  private mutating func resize(_ id: ControllerID, isTop: Bool) {
    guard let view = self[id].view, self[view].window != nil else { return }
    if isTop {
      makeConstraintsDue(view)
      self[view].needsProperties = true
    }
    markForLayout(view)
    if let shown = self[id].shown { resize(shown, isTop: false) }
  }

  /// A view that fills its place takes on the place's size, which may have changed while it was away.
  mutating func fitToWindow(_ view: ViewID) {
    guard let window = self[view].window else { return }
    if self[view].isLandscape != world.windows[window.index].isLandscape { markForLayout(view) }
  }

  /// The view is laid out for its window's orientation, and so are the views that fill it.
  mutating func settleSize(of view: ViewID, _ id: ControllerID) {
    guard let window = self[view].window else { return }
    self[view].isLandscape = world.windows[window.index].isLandscape
    guard self[id].kind.isUIKit, let shown = self[id].shown, let child = self[shown].view else { return }
    fitToWindow(child)
  }

  // MARK: Up to iOS 7

  private mutating func turnInterface(_ root: ControllerID) {
    let rotating = fullScreenControllers(over: root)
    guard let top = rotating.last, allowsRotation(top) else { return }
    for id in rotating {
      turn(.willRotateToInterfaceOrientationDuration, id)
      turn(.willAnimateRotationToInterfaceOrientationDuration, id)
    }
    resize(root, isTop: true)
    for id in rotating where id != root { resize(id, isTop: true) }
    for id in rotating { runAtAnimationEnd(.rotationEnd(id)) }
  }

  mutating func endRotation(_ id: ControllerID) {
    turn(.didRotateFromInterfaceOrientation, id)
  }

  /// The window's root and what it presents, as far as they are on screen: from the bottom to the top.
  private func fullScreenControllers(over root: ControllerID) -> [ControllerID] {
    var found: [ControllerID] = [root]
    var current: ControllerID? = root
    while let here = current {
      if let presented = self[here].presented {
        if self[presented].presenterLeft, self[here].parent == nil { found.removeLast() }
        found.append(presented)
        current = presented
      } else {
        current = shownChild(of: here)
      }
    }
    return found
  }

  /// Up to iOS 5 containers pass the question on; since iOS 6 only the one that fills the screen is asked.
  private mutating func allowsRotation(_ id: ControllerID) -> Bool {
    let receiver = Receiver.controller(id)
    guard platform[.asksEachOrientation] else {
      send(.shouldAutorotate, to: receiver)
      if answersNo(.shouldAutorotate, receiver) { return false }
      send(.supportedInterfaceOrientations, to: receiver)
      return true
    }
    send(.shouldAutorotateToInterfaceOrientation, to: receiver)
    if answersNo(.shouldAutorotateToInterfaceOrientation, receiver) { return false }
    let children = self[id].kind == .tab ? self[id].children : shownChild(of: id).map { [$0] } ?? []
    for child in children where !allowsRotation(child) { return false }
    return true
  }

  /// A step of the rotation, which containers pass on to what they show, and since iOS 5 all parents to children.
  private mutating func turn(_ callback: Callback, _ id: ControllerID) {
    send(callback, to: .controller(id)) { simulator in
      guard simulator[id].kind.isUIKit || simulator.platform[.hasContainment] else { return }
      for child in simulator.visibleChildren(of: id) { simulator.turn(callback, child) }
    }
  }
}

// Rotation, size and trait changes (rulebook, section 15).

extension Simulator {
  /// The device is turned between portrait and landscape.
  mutating func rotate() {
    world.deviceIsLandscape.toggle()
    for index in world.windows.indices {
      let window = world.windows[index]
      guard window.exists, !window.isHidden, let root = window.root, self[root].view != nil else { continue }
      if isLandscapeOnly(root) && !world.deviceIsLandscape { continue }
      world.windows[index].isLandscape = world.deviceIsLandscape
      if platform[.hasSizeTransitions] { changeSize(root) } else { turnInterface(root) }
    }
  }

  private func isLandscapeOnly(_ root: ControllerID) -> Bool {
    var current = root
    while true {
      if self[current].isLandscapeOnly { return true }
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
    let argument: Argument = callback == .traitCollectionDidChange ? .nil : .none
    send(callback, to: .controller(id), argument) { simulator in
      for child in simulator.sizedChildren(of: id) { simulator.announce(callback, to: child) }
    }
  }

  private func sizedChildren(of id: ControllerID) -> [ControllerID] {
    switch self[id].kind {
    case .nav, .tab, .page: self[id].shown.map { [$0] } ?? []
    default: self[id].children.filter { self[$0].view != nil }
    }
  }

  /// Views that fill their container take its new size; a child inside a plain parent keeps its own.
  private mutating func resize(_ id: ControllerID, isTop: Bool) {
    guard let view = self[id].view, self[view].window != nil else { return }
    if isTop { self[view].needsConstraints = true }
    markForLayout(view)
    if let shown = self[id].shown { resize(shown, isTop: false) }
  }

  // MARK: Up to iOS 7

  private mutating func turnInterface(_ root: ControllerID) {
    let top = topOfInterface(root)
    let receiver = Receiver.controller(top)
    if platform[.asksEachOrientation] {
      send(.shouldAutorotateToInterfaceOrientation, to: receiver)
      if answersNo(.shouldAutorotateToInterfaceOrientation, receiver) { return }
    } else {
      send(.shouldAutorotate, to: receiver)
      if answersNo(.shouldAutorotate, receiver) { return }
      send(.supportedInterfaceOrientations, to: receiver)
    }
    send(.willRotateToInterfaceOrientationDuration, to: receiver)
    send(.willAnimateRotationToInterfaceOrientationDuration, to: receiver)
    resize(root, isTop: true)
    runAtAnimationEnd(.rotationEnd(top))
  }

  private func topOfInterface(_ root: ControllerID) -> ControllerID {
    var current = root
    while let next = self[current].presented ?? shownChild(of: current) { current = next }
    return current
  }
}

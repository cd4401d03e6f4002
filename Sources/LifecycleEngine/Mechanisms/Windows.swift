// Windows, their root controllers, and which of them is key.

extension Simulator {
  /// Makes a window with its root controller, hidden and not loaded.
  mutating func makeWindow(_ id: WindowID, root: ControllerID?) {
    guard !world.windows[id.index].exists else { return }
    var view = View.new
    view.isWindow = id
    view.window = id
    view.needsLayout = false
    let made = makeView(view)
    world.windows[id.index].exists = true
    world.windows[id.index].view = made
    world.windows[id.index].isHidden = true
    world.windows[id.index].isLandscape = launchOrientationIsLandscape
    if let root {
      create(root)
      world.windows[id.index].root = root
    }
  }

  /// The orientation in which the app is launched: how the device is held, as far as the plist allows it.
  private var launchOrientationIsLandscape: Bool { plistIsLandscapeOnly || world.deviceIsLandscape }

  var plistIsLandscapeOnly: Bool { script.hasKey("UISupportedInterfaceOrientations landscape") }

  /// `makeKeyAndVisible`: shown, then key.
  mutating func makeKeyAndVisible(_ id: WindowID) {
    send(.makeKeyAndVisible, to: Receiver(.window, id.index)) {
      $0.show(id)
      $0.makeKey(id)
    }
  }

  private mutating func show(_ id: WindowID) {
    guard isRunning, world.windows[id.index].isHidden, let window = world.windows[id.index].view else { return }
    world.windows[id.index].isHidden = false
    // What became dirty while it was hidden is laid out now.
    layoutIsNeeded = true
    let latest = world.windows.reduce(0) { max($0, $1.shownAt) }
    world.windows[id.index].shownAt = latest &+ 1
    if !platform[.windowShownAfterRootLoad] { post(.windowDidBecomeVisibleNotification) }
    if let root = world.windows[id.index].root { showRoot(root, in: window) }
    if platform[.windowShownAfterRootLoad] { post(.windowDidBecomeVisibleNotification) }
  }

  private mutating func showRoot(_ root: ControllerID, in window: ViewID) {
    guard let view = loadedView(of: root) else { return }
    if self[view].superview == window {
      // The window was hidden; the views stayed where they are.
      guard platform[.hiddenWindowSendsDisappearance] else { return }
      beginAppearance(root, true, animated: false)
      return runAfterCommit(.windowAppearanceEnd(root))
    }
    addSubview(view, to: window, at: 0)
    enterWindow(root)
  }

  mutating func makeKey(_ id: WindowID) {
    guard isRunning, !world.windows[id.index].isKey else { return }
    for index in world.windows.indices where world.windows[index].isKey && shareScene(index, id.index) {
      world.windows[index].isKey = false
      send(.resignKeyWindow, to: Receiver(.window, index))
      post(.windowDidResignKeyNotification)
    }
    world.windows[id.index].isKey = true
    world.windows[id.index].keyedAt = world.windows.reduce(0) { max($0, $1.keyedAt) } &+ 1
    send(.becomeKeyWindow, to: Receiver(.window, id.index))
    post(.windowDidBecomeKeyNotification)
  }

  /// With scenes every scene has a key window of its own; a further window without a scene of its own belongs
  /// to the first.
  func shareScene(_ one: Int, _ other: Int) -> Bool {
    func home(_ index: Int) -> Int { scene(of: WindowID(index)) == nil ? 0 : index }
    return !usesScenes || home(one) == home(other)
  }

  /// Takes the root view out of a window that goes away, so that what is visible disappears.
  mutating func tearDownWindow(_ id: WindowID) {
    var current = world.windows[id.index].root
    while let shown = current {
      current = self[shown].presented
      // Under a full screen it has disappeared long ago.
      guard isInWindow(shown) else { continue }
      beginAppearance(shown, false, animated: false)
      if self[shown].appearance == .disappearing { endAppearance(shown) }
    }
  }

  /// The first time that a window shows a controller: traits and orientation.
  mutating func enterWindow(_ root: ControllerID) {
    guard let view = self[root].view, let window = self[view].window else { return }
    let top = deepestVisible(root)
    let isTurned = world.windows[window.index].isLandscape
    let mustTurn =
      spec(top).isLandscapeOnly
      && (!isTurned || platform[.landscapeOnlyAlwaysTurns] && !plistIsLandscapeOnly)
    if mustTurn {
      world.windows[window.index].isLandscape = true
      if platform[.hasSizeTransitions] {
        send(.willTransitionToTraitCollectionWithTransitionCoordinator, to: .controller(top))
      }
    }
    if platform[.hasTraits], mustTurn || platform[.traitsAreSentAtLaunch] && !self[top].knowsTraits {
      self[top].knowsTraits = true
      send(.traitCollectionDidChange, to: .controller(top), .nil)
    }
    if mustTurn { markForLayout(view) }
  }

  private func deepestVisible(_ id: ControllerID) -> ControllerID {
    var current = id
    while let shown = shownChild(of: current), self[shown].view != nil { current = shown }
    return current
  }
}

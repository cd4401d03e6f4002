/// Windows, their root controllers, and which of them is key.
enum Windows {
  /// Makes a window with its root controller, hidden and not loaded.
  static func makeWindow(_ id: WindowID, root: ControllerID?, _ run: inout Run) {
    guard !run.world.windows[id.index].exists else { return }
    var view = View.new
    view.isWindow = id
    view.window = id
    view[.needsLayout] = false
    let made = ViewHierarchy.makeView(view, &run)
    run.world.windows[id.index].exists = true
    if run.usesScenes { run.send(.initWithWindowScene, to: Receiver(.window, id.index)) }
    run.world.windows[id.index].view = made
    run.world.windows[id.index].isHidden = true
    run.world.windows[id.index].isLandscape = launchOrientationIsLandscape(run)
    if let root {
      Creation.create(root, &run)
      run.world.windows[id.index].root = root
    }
  }

  /// The orientation in which the app is launched: how the device is held, as far as the plist allows it.
  private static func launchOrientationIsLandscape(_ run: Run) -> Bool {
    plistIsLandscapeOnly(run.script) || run.world.deviceIsLandscape
  }

  static func plistIsLandscapeOnly(_ script: Script) -> Bool {
    script.hasKey("UISupportedInterfaceOrientations landscape")
  }

  /// `makeKeyAndVisible`: shown, then key.
  static func makeKeyAndVisible(_ id: WindowID, _ run: inout Run) {
    run.send(.makeKeyAndVisible, to: Receiver(.window, id.index)) {
      show(id, &$0)
      makeKey(id, &$0)
    }
  }

  private static func show(_ id: WindowID, _ run: inout Run) {
    guard run.isRunning, run.world.windows[id.index].isHidden, let window = run.world.windows[id.index].view else {
      return
    }
    run.world.windows[id.index].isHidden = false
    // What became dirty while it was hidden is laid out now.
    run.turn.layoutIsNeeded = true
    let latest = run.world.windows.reduce(0) { max($0, $1.shownAt) }
    run.world.windows[id.index].shownAt = latest &+ 1
    if !run.platform[.windowShownAfterRootLoad] { run.post(.windowDidBecomeVisibleNotification) }
    if let root = run.world.windows[id.index].root { showRoot(root, in: window, &run) }
    if run.platform[.windowShownAfterRootLoad] { run.post(.windowDidBecomeVisibleNotification) }
  }

  private static func showRoot(_ root: ControllerID, in window: ViewID, _ run: inout Run) {
    guard let view = ViewLoading.loadedView(of: root, &run) else { return }
    if run[view].superview == window {
      // The window was hidden; the views stayed where they are.
      guard run.platform[.hiddenWindowSendsDisappearance] else { return }
      AppearanceTransition.begin(root, true, animated: false, &run)
      return run.schedule(.windowAppearanceEnd(root), at: .afterCommit)
    }
    ViewHierarchy.addSubview(view, to: window, at: 0, &run)
    enterWindow(root, &run)
  }

  static func makeKey(_ id: WindowID, _ run: inout Run) {
    guard run.isRunning, !run.world.windows[id.index].isKey else { return }
    for index in run.world.windows.indices where run.world.windows[index].isKey && shareScene(index, id.index, run) {
      run.world.windows[index].isKey = false
      run.send(.resignKeyWindow, to: Receiver(.window, index))
      run.post(.windowDidResignKeyNotification)
    }
    run.world.windows[id.index].isKey = true
    run.world.windows[id.index].keyedAt = run.world.windows.reduce(0) { max($0, $1.keyedAt) } &+ 1
    run.send(.becomeKeyWindow, to: Receiver(.window, id.index))
    run.post(.windowDidBecomeKeyNotification)
  }

  /// With scenes every scene has a key window of its own; a further window without a scene of its own belongs
  /// to the first.
  static func shareScene(_ one: Int, _ other: Int, _ run: Run) -> Bool {
    func home(_ index: Int) -> Int { run.world.scene(of: WindowID(index)) == nil ? 0 : index }
    return !run.usesScenes || home(one) == home(other)
  }

  /// Takes the root view out of a window that goes away, so that what is visible disappears.
  static func tearDownWindow(_ id: WindowID, _ run: inout Run) {
    var current = run.world.windows[id.index].root
    while let shown = current {
      current = run[shown].presented
      // Under a full screen it has disappeared long ago.
      guard run.world.isInWindow(shown) else { continue }
      AppearanceTransition.leave(shown, animated: false, &run)
    }
  }

  /// The first time that a window shows a controller: traits and orientation.
  static func enterWindow(_ root: ControllerID, _ run: inout Run) {
    guard let view = run[root].view, let window = run[view].window else { return }
    let top = deepestVisible(root, run.world)
    let isTurned = run.world.windows[window.index].isLandscape
    let mustTurn =
      run.spec(top).isLandscapeOnly
      && (!isTurned || run.platform[.landscapeOnlyAlwaysTurns] && !plistIsLandscapeOnly(run.script))
    if mustTurn {
      run.world.windows[window.index].isLandscape = true
      if run.platform[.hasSizeTransitions] {
        run.send(.willTransitionToTraitCollectionWithTransitionCoordinator, to: .controller(top))
      }
    }
    if run.platform[.hasTraits], mustTurn || run.platform[.traitsAreSentAtLaunch] && !run[top][.knowsTraits] {
      run[top][.knowsTraits] = true
      run.send(.traitCollectionDidChange, to: .controller(top), .nil)
    }
    if mustTurn { Layout.mark(view, &run) }
  }

  private static func deepestVisible(_ id: ControllerID, _ world: World) -> ControllerID {
    var current = id
    while let shown = world.shownChild(of: current), world[shown].view != nil { current = shown }
    return current
  }
}

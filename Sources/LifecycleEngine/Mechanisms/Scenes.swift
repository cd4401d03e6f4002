// Scenes: connecting, activating, leaving (rulebook, section 4).

extension Simulator {
  func scene(of window: WindowID) -> Int? {
    world.scenes.firstIndex { $0.window == window && $0.state != .disconnected }
  }

  /// Connects a window's scene: configuration for a new session, the window, the delegate, then the foreground.
  mutating func connectScene(_ window: WindowID) {
    guard isRunning, scene(of: window) == nil else { return }
    if !world.app.sessionIsKnown || window.index > 0 {
      send(.applicationConfigurationForConnectingSceneSessionOptions, to: Receiver(.appDelegate))
      if window.index == 0 { world.app.sessionIsKnown = true }
    }
    world.scenes.removeAll { $0.window == window }
    world.scenes.append(Scene(window: window))
    let delegate = Receiver(.sceneDelegate, window.index)
    let isCode = script.scenario.windowMaker == .code
    if !isCode { makeWindow(window, root: rootOfWindow(window)) }
    if isCode {
      record(.sceneWillConnectToSessionOptions, delegate)
      makeWindow(window, root: rootOfWindow(window))
      makeKeyAndVisible(window)
      runSceneBody()
    } else {
      send(.sceneWillConnectToSessionOptions, to: delegate)
    }
    post(.sceneWillConnectNotification)
    if !isCode { makeKeyAndVisible(window) }
    enterForeground(window)
    // The scene becomes active in the commit of its first frame, before what its views have queued.
    afterCommit.insert(Job(work: .activateScene(window), cause: nil), at: 0)
  }

  private mutating func runSceneBody() {
    let delegate = Receiver(.sceneDelegate)
    for action in script.override(delegate, .sceneWillConnectToSessionOptions) ?? [] where failure == nil {
      switch action.verb {
      case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
      default: perform(action)
      }
    }
  }

  /// The first window shows the declared root; a further one has a plain controller of its own.
  private func rootOfWindow(_ window: WindowID) -> ControllerID? {
    window.index == 0 ? script.root : nil
  }

  mutating func enterForeground(_ window: WindowID) {
    guard let index = scene(of: window) else { return }
    let isFirst = !world.scenes.contains { $0.state == .foregroundActive || $0.state == .foregroundInactive }
    let delegate = Receiver(.sceneDelegate, window.index)
    send(.sceneWillEnterForeground, to: delegate)
    post(.sceneWillEnterForegroundNotification)
    if isFirst && platform[.sceneColdLaunchPostsWillEnterForeground] { post(.willEnterForegroundNotification) }
    world.scenes[index].state = .foregroundInactive
    if world.app.state == .background { enter(.inactive) }
  }

  mutating func activateScene(_ window: WindowID) {
    guard isRunning, let index = scene(of: window), world.scenes[index].state == .foregroundInactive else { return }
    let isFirst = !world.scenes.contains { $0.state == .foregroundActive }
    world.scenes[index].state = .foregroundActive
    enter(.active)
    send(.sceneDidBecomeActive, to: Receiver(.sceneDelegate, window.index))
    post(.sceneDidActivateNotification)
    if isFirst { post(.didBecomeActiveNotification) }
  }

  mutating func resignScene(_ index: Int) {
    guard world.scenes[index].state == .foregroundActive else { return }
    send(.sceneWillResignActive, to: Receiver(.sceneDelegate, world.scenes[index].window.index))
    post(.sceneWillDeactivateNotification)
    world.scenes[index].state = .foregroundInactive
    if !world.scenes.contains(where: { $0.state == .foregroundActive }) {
      post(.willResignActiveNotification)
      enter(.inactive)
    }
  }

  mutating func sendSceneToBackground(_ index: Int) {
    guard world.scenes[index].state == .foregroundInactive else { return }
    world.scenes[index].state = .background
    let isLast = !world.scenes.contains { $0.state == .foregroundInactive || $0.state == .foregroundActive }
    if isLast { enter(.background) }
    let delegate = Receiver(.sceneDelegate, world.scenes[index].window.index)
    send(.sceneDidEnterBackground, to: delegate)
    post(.sceneDidEnterBackgroundNotification)
    if isLast { post(.didEnterBackgroundNotification) }
    send(.stateRestorationActivityForScene, to: delegate)
  }

  /// The scene is released; its controllers hear nothing (C-15).
  mutating func disconnectScene(_ index: Int) {
    let window = world.scenes[index].window
    if platform[.disconnectSendsDisappearance] { tearDownWindow(window) }
    send(.sceneDidDisconnect, to: Receiver(.sceneDelegate, window.index))
    post(.sceneDidDisconnectNotification)
    world.scenes[index].state = .disconnected
  }

  // MARK: Several windows on a pad

  mutating func newWindow(_ window: WindowID) {
    guard script.scenario.device.isPad, usesScenes else {
      return fail(.impossible, "only an app with scenes shows several windows, on a pad")
    }
    connectScene(window)
  }

  mutating func activateWindow(_ window: WindowID) {
    guard let index = scene(of: window) else { return fail(.impossible, "there is no such window") }
    if world.scenes[index].state == .background { enterForeground(window) }
    activateScene(window)
  }

  /// The user closes one window: out of the foreground, disconnected, its session discarded.
  mutating func closeWindow(_ window: WindowID) {
    guard let index = scene(of: window) else { return fail(.impossible, "there is no such window") }
    resignScene(index)
    sendSceneToBackground(index)
    disconnectScene(index)
    empty(window)
    send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
  }

  /// The window goes, and what is in it with it unless the app holds it; nobody is told.
  private mutating func empty(_ window: WindowID) {
    for index in world.views.indices where world.views[index].window == window {
      world.views[index].window = nil
      guard let id = world.views[index].controller else { continue }
      self[id].appearance = .disappeared
      self[id].flags = TransitionFlags()
      self[id].isDriven = false
      self[id].isInTransition = false
    }
    for subview in world.windows[window.index].view.map({ self[$0].subviews }) ?? [] { detach(subview) }
    world.windows[window.index] = Window()
    if let owner = world.interactive?.owner, !isInWindow(owner) { world.interactive = nil }
    referencesChanged = true
  }
}

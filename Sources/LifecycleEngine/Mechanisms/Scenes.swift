// Scenes: connecting, activating, leaving.

extension Simulator {
  func scene(of window: WindowID) -> Int? {
    world.scenes.firstIndex { $0.window == window && $0.state != .disconnected }
  }

  private func isKnown(_ window: WindowID) -> Bool { world.app.knownSessions >> UInt64(window.index) & 1 == 1 }

  /// Connects a window's scene: configuration for a new session, the window, the delegate, then the foreground.
  mutating func connectScene(_ window: WindowID, inBackground: Bool = false) {
    guard isRunning, scene(of: window) == nil else { return }
    let isNew = !isKnown(window)
    if isNew {
      send(.applicationConfigurationForConnectingSceneSessionOptions, to: Receiver(.appDelegate))
      world.app.knownSessions |= 1 << UInt64(window.index)
    }
    world.scenes.removeAll { $0.window == window }
    world.scenes.append(Scene(window: window))
    if !platform[.sceneConnectsUnattached] { setState(.foregroundInactive, of: window) }
    let delegate = Receiver(.sceneDelegate, window.index)
    useClass(of: delegate)
    let isCode = script.scenario.windowMaker == .code
    tell(delegate, nil, .sceneWillConnectNotification) { simulator in
      let root = window.index == 0 ? simulator.script.root : nil
      if isCode {
        simulator.record(.sceneWillConnectToSessionOptions, delegate)
        simulator.makeWindow(window, root: root)
        simulator.makeKeyAndVisible(window)
        simulator.runSceneBody(delegate)
      } else {
        simulator.makeWindow(window, root: root)
        simulator.send(.sceneWillConnectToSessionOptions, to: delegate)
      }
    }
    restoreInteractionState(delegate, isNew: isNew)
    if !isCode { makeKeyAndVisible(window) }
    if inBackground { return setState(.background, of: window) }
    if !platform[.sceneLayoutAfterForeground] { commitEarly() }
    enterForeground(window)
    // The scene becomes active in the commit of its first frame, before what its views have queued.
    let place = platform[.sceneActiveBeforeAppearance] ? 0 : afterCommit.count
    afterCommit.insert(Job(work: .activateScene(window), cause: nil), at: place)
  }

  private mutating func commitEarly() {
    let outer = phase
    commit()
    phase = outer
  }

  /// A session that had a state gets it back after the connection, where the delegate has the method.
  private mutating func restoreInteractionState(_ delegate: Receiver, isNew: Bool) {
    let restore = Callback.sceneRestoreInteractionStateWithUserActivity
    guard !isNew, world.app.hasSavedState, script.implements(restore, delegate) else { return }
    send(restore, to: delegate)
  }

  private mutating func runSceneBody(_ delegate: Receiver) {
    for action in script.override(delegate, .sceneWillConnectToSessionOptions) ?? [] where failure == nil {
      switch action.verb {
      case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
      default: perform(action)
      }
    }
  }

  private mutating func setState(_ state: SceneState, of window: WindowID) {
    if let index = scene(of: window) { world.scenes[index].state = state }
  }

  /// A delegate's method and the notification of the same name; which comes first is open.
  private mutating func tell(
    _ delegate: Receiver, _ callback: Callback?, _ notification: Callback,
    by call: ((inout Simulator) -> Void)? = nil
  ) {
    let delegateFirst = platform[.sceneDelegateBeforeNotification]
    if !delegateFirst { post(notification) }
    if let callback { send(callback, to: delegate) }
    call?(&self)
    if delegateFirst { post(notification) }
  }

  mutating func enterForeground(_ window: WindowID) {
    guard let index = scene(of: window) else { return }
    let isFirst = !world.scenes.contains {
      $0.window != window && ($0.state == .foregroundActive || $0.state == .foregroundInactive)
    }
    if !platform[.sceneConnectsUnattached] { world.scenes[index].state = .foregroundInactive }
    tell(Receiver(.sceneDelegate, window.index), .sceneWillEnterForeground, .sceneWillEnterForegroundNotification)
    if isFirst && platform[.sceneColdLaunchPostsWillEnterForeground] { post(.willEnterForegroundNotification) }
    setState(.foregroundInactive, of: window)
    if world.app.state == .background { enter(.inactive) }
  }

  mutating func activateScene(_ window: WindowID) {
    guard isRunning, let index = scene(of: window), world.scenes[index].state == .foregroundInactive else { return }
    let isFirst = !world.scenes.contains { $0.state == .foregroundActive }
    world.scenes[index].state = .foregroundActive
    world.app.lastWindow = window
    enter(.active)
    tell(Receiver(.sceneDelegate, window.index), .sceneDidBecomeActive, .sceneDidActivateNotification)
    if isFirst { post(.didBecomeActiveNotification) }
  }

  mutating func resignScene(_ index: Int) {
    guard world.scenes[index].state == .foregroundActive else { return }
    let delegate = Receiver(.sceneDelegate, world.scenes[index].window.index)
    tell(delegate, .sceneWillResignActive, .sceneWillDeactivateNotification)
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
    tell(delegate, .sceneDidEnterBackground, .sceneDidEnterBackgroundNotification)
    if isLast { post(.didEnterBackgroundNotification) }
    send(.stateRestorationActivityForScene, to: delegate)
    world.app.hasSavedState = true
    if platform[.leftSceneIsLaidOutAgain] { layOutWhatIsVisible(in: world.scenes[index].window) }
  }

  private mutating func layOutWhatIsVisible(in window: WindowID) {
    guard var visible = world.windows[window.index].root else { return }
    while let next = self[visible].presented ?? shownChild(of: visible) { visible = next }
    if let view = self[visible].view { markForLayout(view) }
  }

  /// The scene is released; its controllers hear nothing.
  mutating func disconnectScene(_ index: Int) {
    let window = world.scenes[index].window
    if platform[.disconnectSendsDisappearance] { tearDownWindow(window) }
    tell(Receiver(.sceneDelegate, window.index), .sceneDidDisconnect, .sceneDidDisconnectNotification)
    world.scenes[index].state = .disconnected
  }

  /// Where a tap on the icon, a link or a notification leads: to the scene that was in front last, else to one that
  /// is connected; nil if none is.
  var sceneInFront: WindowID? {
    if scene(of: world.app.lastWindow) != nil { return world.app.lastWindow }
    return world.scenes.first { $0.state != .disconnected }?.window
  }

  var frontSceneDelegate: Receiver { Receiver(.sceneDelegate, (sceneInFront ?? WindowID(0)).index) }

  // MARK: Several windows on a pad

  mutating func newWindow(_ window: WindowID) {
    guard script.scenario.device.isPad, usesScenes else {
      return fail(.impossible, "only an app with scenes shows several windows, on a pad")
    }
    if scene(of: window) == nil { world.app.knownSessions &= ~(1 << UInt64(window.index)) }
    connectScene(window)
  }

  /// A scene that was disconnected but not discarded connects again, without being configured.
  mutating func activateWindow(_ window: WindowID) {
    guard let index = scene(of: window) else {
      guard usesScenes, isKnown(window) else { return fail(.impossible, "there is no such window") }
      return connectScene(window)
    }
    if world.scenes[index].state == .background { enterForeground(window) }
    activateScene(window)
  }

  /// The system takes a scene of the background back; its session stays.
  mutating func disconnectWindow(_ window: WindowID) {
    guard let index = scene(of: window), world.scenes[index].state == .background else {
      return fail(.impossible, "only a scene in the background is disconnected by the system")
    }
    disconnectScene(index)
    empty(window)
  }

  /// The user closes one window: out of the foreground, disconnected, its session discarded. With the last one the
  /// process ends.
  mutating func closeWindow(_ window: WindowID) {
    guard let index = scene(of: window) else { return fail(.impossible, "there is no such window") }
    resignScene(index)
    sendSceneToBackground(index)
    disconnectScene(index)
    empty(window)
    world.app.knownSessions &= ~(1 << UInt64(window.index))
    send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    if sceneInFront == nil { endWithNotice() }
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

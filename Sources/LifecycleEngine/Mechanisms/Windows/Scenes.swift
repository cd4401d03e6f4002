/// Scenes: connecting, activating, leaving.
enum Scenes {

  private static func isKnown(_ window: WindowID, _ world: World) -> Bool {
    world.app.knownSessions >> UInt64(window.index) & 1 == 1
  }

  /// Connects a window's scene: configuration for a new session, the window, the delegate, then the foreground. What
  /// arrives with it is delivered before it is active.
  static func connect(
    _ window: WindowID, inBackground: Bool = false, isDisplay: Bool = false, isCar: Bool = false, _ run: inout Run,
    arrivals: ((inout Run) -> Void)? = nil
  ) {
    guard run.isRunning, run.world.scene(of: window) == nil else { return }
    let isNew = !isKnown(window, run.world)
    if isNew {
      run.send(.applicationConfigurationForConnectingSceneSessionOptions, to: Receiver(.appDelegate))
      run.world.app.knownSessions |= 1 << UInt64(window.index)
    }
    run.world.scenes.removeAll { $0.window == window }
    run.world.scenes.append(Scene(window: window, isDisplay: isDisplay, isCar: isCar))
    if !run.platform[.sceneConnectsUnattached] { run.world.setState(.foregroundInactive, of: window) }
    let delegate = Receiver(.sceneDelegate, window.index)
    ObjectiveCRuntime.useClass(of: delegate, &run)
    // In a car the app has templates and no window.
    let isCode = run.script.scenario.windowMaker == .code && !isCar
    tell(delegate, nil, .sceneWillConnectNotification, &run) { run in
      let root = window.index == 0 ? run.script.root : nil
      if isCode {
        run.record(.sceneWillConnectToSessionOptions, delegate)
        Windows.makeWindow(window, root: root, &run)
        Windows.makeKeyAndVisible(window, &run)
        run.performBody(of: .sceneWillConnectToSessionOptions, delegate)
      } else {
        if !isCar { Windows.makeWindow(window, root: root, &run) }
        run.send(.sceneWillConnectToSessionOptions, to: delegate)
      }
    }
    restoreInteractionState(delegate, isNew: isNew, &run)
    if !isCode, !isCar { Windows.makeKeyAndVisible(window, &run) }
    if inBackground { return run.world.setState(.background, of: window) }
    let connectsFirst = isCar && run.platform[.carConnectsBeforeForeground]
    if connectsFirst { run.send(.templateApplicationSceneDidConnectInterfaceController, to: delegate) }
    enterForeground(window, &run)
    if isCar, !connectsFirst { run.send(.templateApplicationSceneDidConnectInterfaceController, to: delegate) }
    arrivals?(&run)
    if run.platform[.sceneActiveBeforeLayout] { return activate(window, &run) }
    // In the commit of its first frame, before what its views have queued.
    run.queue.addFirstAfterCommit(Job(work: .activateScene(window), cause: nil))
  }

  /// A session that had a state gets it back after the connection, where the delegate has the method.
  private static func restoreInteractionState(_ delegate: Receiver, isNew: Bool, _ run: inout Run) {
    let restore = Callback.sceneRestoreInteractionStateWithUserActivity
    if !isNew, run.world.app.hasSavedState { run.sendIfImplemented(restore, to: delegate) }
  }

  /// A delegate's method and the notification of the same name; which comes first is open.
  private static func tell(
    _ delegate: Receiver, _ callback: Callback?, _ notification: Callback, _ run: inout Run,
    by call: ((inout Run) -> Void)? = nil
  ) {
    let delegateFirst = run.platform[.sceneDelegateBeforeNotification]
    if !delegateFirst { run.post(notification) }
    if let callback { run.send(callback, to: delegate) }
    call?(&run)
    if delegateFirst { run.post(notification) }
  }

  static func enterForeground(_ window: WindowID, _ run: inout Run) {
    guard let index = run.world.scene(of: window) else { return }
    let isFirst = !run.world.scenes.contains {
      $0.window != window && ($0.state == .foregroundActive || $0.state == .foregroundInactive)
    }
    if !run.platform[.sceneConnectsUnattached] { run.world.scenes[index].state = .foregroundInactive }
    tell(Receiver(.sceneDelegate, window.index), .sceneWillEnterForeground, .sceneWillEnterForegroundNotification, &run)
    if isFirst && run.platform[.sceneColdLaunchPostsWillEnterForeground] { run.post(.willEnterForegroundNotification) }
    run.world.setState(.foregroundInactive, of: window)
    if run.world.app.state == .background { run.enter(.inactive) }
    Hosting.phaseChanges(to: .inactive, in: window, &run)
  }

  static func activate(_ window: WindowID, _ run: inout Run) {
    guard run.isRunning, let index = run.world.scene(of: window), run.world.scenes[index].state == .foregroundInactive
    else { return }
    let scene = run.world.scenes[index]
    if scene.isDisplay, !scene.isCar, run.platform[.displayStaysInactive] { return }
    let isFirst = !run.world.scenes.contains { $0.state == .foregroundActive }
    run.world.scenes[index].state = .foregroundActive
    if !scene.isDisplay { run.world.app.lastWindow = window }
    run.enter(.active)
    tell(Receiver(.sceneDelegate, window.index), .sceneDidBecomeActive, .sceneDidActivateNotification, &run)
    if isFirst { run.post(.didBecomeActiveNotification) }
    Hosting.phaseChanges(to: .active, in: window, &run)
  }

  static func resign(_ index: Int, _ run: inout Run) {
    guard run.world.scenes[index].state == .foregroundActive else { return }
    let delegate = Receiver(.sceneDelegate, run.world.scenes[index].window.index)
    tell(delegate, .sceneWillResignActive, .sceneWillDeactivateNotification, &run)
    run.world.scenes[index].state = .foregroundInactive
    if !run.world.scenes.contains(where: { $0.state == .foregroundActive }) {
      run.post(.willResignActiveNotification)
      run.enter(.inactive)
    }
    Hosting.phaseChanges(to: .inactive, in: run.world.scenes[index].window, &run)
  }

  static func enterBackground(_ index: Int, _ run: inout Run) {
    guard run.world.scenes[index].state == .foregroundInactive else { return }
    run.world.scenes[index].state = .background
    let isLast = !run.world.scenes.contains { $0.state == .foregroundInactive || $0.state == .foregroundActive }
    if isLast { run.enter(.background) }
    let delegate = Receiver(.sceneDelegate, run.world.scenes[index].window.index)
    tell(delegate, .sceneDidEnterBackground, .sceneDidEnterBackgroundNotification, &run)
    if isLast { run.post(.didEnterBackgroundNotification) }
    Hosting.phaseChanges(to: .background, in: run.world.scenes[index].window, &run)
    run.send(.stateRestorationActivityForScene, to: delegate)
    run.world.app.hasSavedState = true
    if run.platform[.leftSceneIsLaidOutAgain] { layOutWhatIsVisible(in: run.world.scenes[index].window, &run) }
  }

  private static func layOutWhatIsVisible(in window: WindowID, _ run: inout Run) {
    // In a hidden window a mark would wait.
    guard !run.world.windows[window.index].isHidden, var visible = run.world.windows[window.index].root else { return }
    while let next = run[visible].presented ?? run.world.shownChild(of: visible) { visible = next }
    // One that was taken out of the window is shown by nobody, and a mark would wait in it.
    if let view = run[visible].view, run[view].window != nil { Layout.mark(view, &run) }
  }

  /// The scene is released; its controllers hear nothing.
  static func disconnect(_ index: Int, _ run: inout Run) {
    let (window, isCar) = (run.world.scenes[index].window, run.world.scenes[index].isCar)
    if run.platform[.disconnectSendsDisappearance] { Windows.tearDownWindow(window, &run) }
    let delegate = Receiver(.sceneDelegate, window.index)
    let goesFirst = isCar && !run.platform[.carDisconnectsAfterScene]
    if goesFirst { run.send(.templateApplicationSceneDidDisconnectInterfaceController, to: delegate) }
    tell(delegate, .sceneDidDisconnect, .sceneDidDisconnectNotification, &run)
    if isCar, !goesFirst { run.send(.templateApplicationSceneDidDisconnectInterfaceController, to: delegate) }
    run.world.scenes[index].state = .disconnected
  }

  // MARK: Size and traits

  /// The delegate of a window's scene hears that its surroundings have changed, with one method up to iOS 25, and with
  /// another of sizes alone since.
  static func tellEnvironment(of window: WindowID, isGeometry: Bool, _ run: inout Run) {
    guard run.usesScenes, run.world.scene(of: window) != nil else { return }
    let delegate = Receiver(.sceneDelegate, window.index)
    run.sendIfImplemented(.windowSceneDidUpdateCoordinateSpaceInterfaceOrientationTraitCollection, to: delegate)
    if isGeometry { run.sendIfImplemented(.windowSceneDidUpdateEffectiveGeometry, to: delegate) }
  }

  // MARK: Several windows on a pad

  static func newWindow(_ window: WindowID, _ run: inout Run) {
    guard run.script.scenario.device.isPad, run.usesScenes else {
      return run.fail(.impossible, "only an app with scenes shows several windows, on a pad")
    }
    if run.world.scene(of: window) == nil { run.world.app.knownSessions &= ~(1 << UInt64(window.index)) }
    connect(window, &run)
  }

  /// A scene that was disconnected but not discarded connects again, without being configured.
  static func activateWindow(_ window: WindowID, _ run: inout Run) {
    if run.world.isDisplay(window) { return run.fail(.impossible, "nobody touches what is on another display") }
    guard let index = run.world.scene(of: window) else {
      guard run.usesScenes, isKnown(window, run.world) else { return run.fail(.impossible, "there is no such window") }
      return connect(window, &run)
    }
    if run.world.scenes[index].state == .background { enterForeground(window, &run) }
    activate(window, &run)
  }

  /// The system takes a scene of the background back; its session stays.
  static func disconnectWindow(_ window: WindowID, _ run: inout Run) {
    guard let index = run.world.scene(of: window), run.world.scenes[index].state == .background else {
      return run.fail(.impossible, "only a scene in the background is disconnected by the system")
    }
    takeFinger(off: window, &run)
    disconnect(index, &run)
    empty(window, &run)
  }

  /// The user closes one window: out of the foreground, disconnected, its session discarded. With the last one the
  /// process ends.
  static func closeWindow(_ window: WindowID, _ run: inout Run) {
    guard let index = run.world.scene(of: window), !run.world.scenes[index].isDisplay else {
      return run.fail(.impossible, "there is no such window")
    }
    takeFinger(off: window, &run)
    resign(index, &run)
    enterBackground(index, &run)
    disconnect(index, &run)
    empty(window, &run)
    run.world.app.knownSessions &= ~(1 << UInt64(window.index))
    run.send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    if run.world.sceneInFront == nil, !run.world.scenes.contains(where: { $0.isCar }) { Ending.endWithNotice(&run) }
  }

  /// Nobody holds any more what is in a window that goes.
  private static func takeFinger(off window: WindowID, _ run: inout Run) {
    guard let view = run.world.interactive.flatMap({ run[$0.owner].view }), run[view].window == window else { return }
    AppearanceTransition.loseFinger(&run)
  }

  // MARK: Another display

  /// A display is connected, by a cable or by AirPlay: an app with scenes gets one for it.
  static func connectDisplay(_ window: WindowID, _ run: inout Run) {
    guard run.platform.delivers(.screenDidConnectNotification) else {
      return run.fail(.impossible, "this version knows one display only")
    }
    guard run.world.app.state == .active || run.world.app.state == .inactive,
      !run.world.windows[window.index].exists
    else { return run.fail(.impossible, "only an app in front hears of a display that is not connected yet") }
    run.post(.screenDidConnectNotification)
    if run.usesScenes { connect(window, isDisplay: true, &run) }
  }

  /// The user opens the app on the screen of a car, which starts it where it does not run.
  static func openInCar(_ window: WindowID, _ run: inout Run) {
    guard run.usesScenes, !run.script.scenario.device.isPad,
      run.platform.delivers(.templateApplicationSceneDidConnectInterfaceController)
    else {
      return run.fail(.impossible, "CarPlay is there for apps with scenes, from iOS 14 on, on a phone")
    }
    if run.world.app.state == .notRunning { Launch.launch(.background, &run) }
    if run.world.scene(of: window) != nil { return run.fail(.impossible, "the app is open there") }
    connect(window, isDisplay: true, isCar: true, &run)
  }

  static func disconnectDisplay(_ window: WindowID, isCar: Bool = false, _ run: inout Run) {
    if run.usesScenes {
      guard let index = run.world.scene(of: window), run.world.scenes[index].isDisplay,
        run.world.scenes[index].isCar == isCar
      else {
        return run.fail(.impossible, "no such display is connected")
      }
      resign(index, &run)
      if run.platform[.unpluggedSceneEntersBackground] { enterBackground(index, &run) }
      disconnect(index, &run)
      empty(window, &run)
      // Nothing of it is left in front.
      if isCar, run.world.scenes.allSatisfy({ $0.state == .background || $0.state == .disconnected }) {
        run.enter(.background)
      }
      if isCar, run.platform[.carSessionIsKept] { return }
      run.world.app.knownSessions &= ~(1 << UInt64(window.index))
    }
    if isCar { return }
    run.post(.screenDidDisconnectNotification)
  }

  /// The window goes, and what is in it with it unless the app holds it; nobody is told.
  private static func empty(_ window: WindowID, _ run: inout Run) {
    for index in run.world.views.indices where run.world.views[index].window == window {
      run.world.views[index].window = nil
      guard let id = run.world.views[index].controller else { continue }
      run[id].appearance = .disappeared
      run[id].flags = []
      run[id][.isDriven] = false
      run[id][.isInTransition] = false
    }
    for subview in run.world.windows[window.index].view.map({ run[$0].subviews }) ?? [] { run.world.detach(subview) }
    run.world.windows[window.index] = Window()
    if let owner = run.world.interactive?.owner, !run.world.isInWindow(owner) { run.world.interactive = nil }
    run.turn.referencesChanged = true
  }
}

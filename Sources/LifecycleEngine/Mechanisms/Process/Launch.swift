/// From the start of the process to the first screen.
enum Launch {
  /// Starts the process.
  static func launch(_ reason: LaunchReason, _ run: inout Run) {
    if run.script.scenario.windowMaker == .swiftUI, !run.usesScenes || !run.platform[.hasSwiftUIApps] {
      return run.fail(.impossible, "an app of SwiftUI's has scenes, and comes with iOS 14")
    }
    let inBackground = reason.isInBackground && run.platform[.hasBackground]
    run.enter(inBackground ? .background : .inactive)
    run.world.app.isLaunchedInBackground = inBackground
    run.world.app.overlay = .none
    run.world.app.isForceQuit = false
    ObjectiveCRuntime.loadImage(&run)
    run.send(.main, to: Receiver(.process))
    ObjectiveCRuntime.useClass(of: Receiver(.appDelegate), &run)
    if !run.usesScenes, run.script.scenario.windowMaker == .storyboard {
      Windows.makeWindow(WindowID(0), root: run.script.root, &run)
    }
    if run.platform[.hasWillFinishLaunching] {
      run.send(.applicationWillFinishLaunchingWithOptions, to: Receiver(.appDelegate))
    }
    let isRestored = Restoration.restore(&run)
    finishLaunching(&run)
    if isRestored { Restoration.finish(&run) }
    guard run.isRunning else { return }
    if run.world.app.owesDiscardedSessions, run.usesScenes {
      run.world.app.owesDiscardedSessions = false
      run.send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    }
    if run.usesScenes {
      connectAtLaunch(reason, inBackground, &run)
    } else {
      showAtLaunch(reason, inBackground, &run)
    }
  }

  private static func finishLaunching(_ run: inout Run) {
    let delegate = Receiver(.appDelegate)
    let old = Callback.applicationDidFinishLaunching
    let new = Callback.applicationDidFinishLaunchingWithOptions
    let usesOld =
      !run.platform.delivers(new) || run.script.implements(old, delegate) && !run.script.implements(new, delegate)
    // Code that makes the window does so first; what else the scenario's method does comes after it is shown.
    if !run.usesScenes, run.script.scenario.windowMaker == .code {
      run.record(usesOld ? old : new, delegate)
      let inner = run.recorder.cause
      Windows.makeWindow(WindowID(0), root: run.script.root, &run)
      Windows.makeKeyAndVisible(WindowID(0), &run)
      run.performBody(of: usesOld ? old : new, delegate)
      run.recorder.cause = inner
    } else {
      run.send(usesOld ? old : new, to: delegate)
    }
    run.post(.didFinishLaunchingNotification)
  }

  // MARK: Without scenes

  private static func showAtLaunch(_ reason: LaunchReason, _ inBackground: Bool, _ run: inout Run) {
    if run.script.scenario.windowMaker == .storyboard { Windows.makeKeyAndVisible(WindowID(0), &run) }
    checkRootController(&run)
    if run.platform[.warnsWithoutScenes] { run.warn(.sceneLifeCycleRequired) }
    deliver(reason, &run)
    if inBackground { return }
    if run.platform[.activatesBeforeFirstCommit] {
      ApplicationStates.becomeActive(&run)
    } else {
      run.schedule(.becomeActive, at: run.platform[.activatesAfterFirstCommit] ? .afterCommit : .laterTurn)
    }
  }

  private static func checkRootController(_ run: inout Run) {
    guard run.isRunning, run.world.windows[0].root == nil else { return }
    if run.platform[.missingRootControllerRaises] {
      run.fail(
        .exception, "Application windows are expected to have a root view controller at the end of application launch"
      )
    } else {
      run.warn(.missingRootController)
    }
  }

  /// What the launch brought along, for apps without scenes.
  private static func deliver(_ reason: LaunchReason, _ run: inout Run) {
    let refuses =
      run.script.answersNo(.applicationDidFinishLaunchingWithOptions, Receiver(.appDelegate))
      || run.script.answersNo(.applicationWillFinishLaunchingWithOptions, Receiver(.appDelegate))
    switch reason {
    case .icon, .background: break
    case .url: if !refuses { Arrivals.deliverURL(&run) }
    case .universalLink: Arrivals.deliverUserActivity(&run)
    case .notification: Arrivals.deliverNotification(isTap: true, isCold: true, &run)
    case .fetch: run.send(.applicationPerformFetchWithCompletionHandler, to: Receiver(.appDelegate))
    case .location: run.send(.locationManagerDidUpdateLocations, to: Receiver(.appDelegate))
    case .silentNotification: Arrivals.deliverNotification(isTap: false, &run)
    case .shortcut: if !refuses { Arrivals.deliverShortcut(&run) }
    case .backgroundSession: run.send(.backgroundSession, to: Receiver(.appDelegate))
    case .refresh: BackgroundRefresh.run(&run)
    }
  }

  // MARK: With scenes

  private static func connectAtLaunch(_ reason: LaunchReason, _ inBackground: Bool, _ run: inout Run) {
    switch reason {
    case .fetch: run.send(.applicationPerformFetchWithCompletionHandler, to: Receiver(.appDelegate))
    case .location: run.send(.locationManagerDidUpdateLocations, to: Receiver(.appDelegate))
    case .silentNotification: Arrivals.deliverNotification(isTap: false, &run)
    case .backgroundSession: run.send(.backgroundSession, to: Receiver(.appDelegate))
    case .refresh: BackgroundRefresh.run(&run)
    default: break
    }
    if inBackground && !run.platform[.backgroundLaunchConnectsScene] { return }
    Scenes.connect(WindowID(0), inBackground: inBackground, &run) { run in
      if reason == .notification { deliverResponse(&run) }
    }
  }

  /// A tap that starts the process reaches the user notification delegate besides the connection options.
  private static func deliverResponse(_ run: inout Run) {
    guard run.platform[.coldTapReachesResponseDelegate], run.script.implements(.tapResponse, Receiver(.appDelegate))
    else {
      return
    }
    run.send(.tapResponse, to: Receiver(.appDelegate))
  }
}

/// Why the system starts the process.
enum LaunchReason: UInt8, Hashable, Sendable {
  case icon, background, url, universalLink, notification, fetch, location, silentNotification
  case shortcut, backgroundSession, refresh

  var isInBackground: Bool {
    switch self {
    case .background, .fetch, .location, .silentNotification, .backgroundSession, .refresh: true
    case .icon, .url, .universalLink, .notification, .shortcut: false
    }
  }
}

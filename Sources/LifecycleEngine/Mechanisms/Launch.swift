// From the start of the process to the first screen.

extension Simulator {
  /// Starts the process.
  mutating func launch(_ reason: LaunchReason) {
    let inBackground = reason.isInBackground && platform[.hasBackground]
    enter(inBackground ? .background : .inactive)
    world.app.isLaunchedInBackground = inBackground
    world.app.overlay = .none
    world.app.isForceQuit = false
    loadImage()
    send(.main, to: Receiver(.process))
    useClass(of: Receiver(.appDelegate))
    if !usesScenes, script.scenario.windowMaker == .storyboard { makeWindow(WindowID(0), root: script.root) }
    if platform[.hasWillFinishLaunching] {
      send(.applicationWillFinishLaunchingWithOptions, to: Receiver(.appDelegate))
    }
    let isRestored = restoreState()
    finishLaunching()
    if isRestored { finishRestoring() }
    guard isRunning else { return }
    if world.app.owesDiscardedSessions, usesScenes {
      world.app.owesDiscardedSessions = false
      send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    }
    if usesScenes {
      connectAtLaunch(reason, inBackground)
    } else {
      showAtLaunch(reason, inBackground)
    }
  }

  private mutating func finishLaunching() {
    let delegate = Receiver(.appDelegate)
    let old = Callback.applicationDidFinishLaunching
    let new = Callback.applicationDidFinishLaunchingWithOptions
    let usesOld = !isAvailable(new) || script.implements(old, delegate) && !script.implements(new, delegate)
    // Code that makes the window does so first; what else the scenario's method does comes after it is shown.
    if !usesScenes, script.scenario.windowMaker == .code {
      record(usesOld ? old : new, delegate)
      let inner = cause
      makeWindow(WindowID(0), root: script.root)
      makeKeyAndVisible(WindowID(0))
      runBody(of: usesOld ? old : new, delegate)
      cause = inner
    } else {
      send(usesOld ? old : new, to: delegate)
    }
    post(.didFinishLaunchingNotification)
  }

  /// The actions of an override without its log line.
  private mutating func runBody(of callback: Callback, _ receiver: Receiver) {
    for action in script.override(receiver, callback) ?? [] where failure == nil {
      switch action.verb {
      case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
      default: perform(action)
      }
    }
  }

  // MARK: Without scenes

  private mutating func showAtLaunch(_ reason: LaunchReason, _ inBackground: Bool) {
    if script.scenario.windowMaker == .storyboard { makeKeyAndVisible(WindowID(0)) }
    checkRootController()
    if platform[.warnsWithoutScenes] { warn(.sceneLifeCycleRequired) }
    deliver(reason)
    if inBackground { return }
    if platform[.activatesBeforeFirstCommit] {
      becomeActive()
    } else if platform[.activatesAfterFirstCommit] {
      runAfterCommit(.becomeActive)
    } else {
      runInLaterTurn(.becomeActive)
    }
  }

  private mutating func checkRootController() {
    guard isRunning, world.windows[0].root == nil else { return }
    if platform[.missingRootControllerRaises] {
      fail(
        .exception, "Application windows are expected to have a root view controller at the end of application launch"
      )
    } else {
      warn(.missingRootController)
    }
  }

  /// What the launch brought along, for apps without scenes.
  private mutating func deliver(_ reason: LaunchReason) {
    let refuses =
      answersNo(.applicationDidFinishLaunchingWithOptions, Receiver(.appDelegate))
      || answersNo(.applicationWillFinishLaunchingWithOptions, Receiver(.appDelegate))
    switch reason {
    case .icon, .background: break
    case .url: if !refuses { deliverURL() }
    case .universalLink: deliverUserActivity()
    case .notification: deliverNotification(isTap: true, isCold: true)
    case .fetch: send(.applicationPerformFetchWithCompletionHandler, to: Receiver(.appDelegate))
    case .location: send(.locationManagerDidUpdateLocations, to: Receiver(.appDelegate))
    case .silentNotification: deliverNotification(isTap: false)
    }
  }

  // MARK: With scenes

  private mutating func connectAtLaunch(_ reason: LaunchReason, _ inBackground: Bool) {
    switch reason {
    case .fetch: send(.applicationPerformFetchWithCompletionHandler, to: Receiver(.appDelegate))
    case .location: send(.locationManagerDidUpdateLocations, to: Receiver(.appDelegate))
    case .silentNotification: deliverNotification(isTap: false)
    default: break
    }
    if inBackground && !platform[.backgroundLaunchConnectsScene] { return }
    connectScene(WindowID(0), inBackground: inBackground)
    if reason == .notification { deliverResponse() }
  }

  /// A tap that starts the process reaches the user notification delegate besides the connection options.
  private mutating func deliverResponse() {
    guard platform[.coldTapReachesResponseDelegate], script.implements(.tapResponse, Receiver(.appDelegate)) else {
      return
    }
    send(.tapResponse, to: Receiver(.appDelegate))
  }
}

/// Why the system starts the process.
enum LaunchReason: UInt8, Hashable, Sendable {
  case icon, background, url, universalLink, notification, fetch, location, silentNotification

  var isInBackground: Bool {
    switch self {
    case .background, .fetch, .location, .silentNotification: true
    case .icon, .url, .universalLink, .notification: false
    }
  }
}

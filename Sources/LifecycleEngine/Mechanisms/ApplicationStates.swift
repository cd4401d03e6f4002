// The five states of an application and what moves it between them (rulebook, section 3).

extension Simulator {
  /// Foreground, inactive → active.
  mutating func becomeActive() {
    guard isRunning, world.app.state == .inactive, !isBehind else { return }
    if usesScenes {
      for scene in world.scenes where scene.state == .foregroundInactive { activateScene(scene.window) }
      return
    }
    enter(.active)
    send(.applicationDidBecomeActive, to: Receiver(.appDelegate))
    post(.didBecomeActiveNotification)
  }

  /// Active → inactive; the state still reads active inside the callback.
  mutating func resignActive() {
    guard world.app.state == .active else { return }
    if usesScenes {
      for index in world.scenes.indices { resignScene(index) }
      enter(.inactive)
      return
    }
    send(.applicationWillResignActive, to: Receiver(.appDelegate))
    post(.willResignActiveNotification)
    enter(.inactive)
  }

  /// Inactive → background; without a background the app ends.
  mutating func enterBackground(byLock: Bool = false) {
    guard world.app.state == .inactive, !world.app.isLockedOver else { return }
    world.app.overlay = .none
    guard platform[.hasBackground] else { return endWithNotice() }
    if usesScenes {
      for index in world.scenes.indices { sendSceneToBackground(index) }
      enter(.background)
    } else {
      enter(byLock && platform[.lockedBackgroundReportsInactive] ? .inactive : .background)
      send(.applicationDidEnterBackground, to: Receiver(.appDelegate))
      post(.didEnterBackgroundNotification)
      saveState()
    }
    world.app.isLockedOver = byLock
    if exitsOnSuspend && !usesScenes { endWithNotice() }
  }

  /// State preservation, for an app that opts in by having the question (section 2.4).
  private mutating func saveState() {
    let (delegate, question) = (Receiver(.appDelegate), Callback.applicationShouldSaveApplicationState)
    guard isRunning, isAvailable(question), script.implements(question, delegate) else { return }
    send(question, to: delegate)
    if answersNo(question, delegate) { return }
    send(.applicationWillEncodeRestorableStateWithCoder, to: delegate)
  }

  private var exitsOnSuspend: Bool {
    script.hasKey("UIApplicationExitsOnSuspend")
  }

  /// Background → foreground and active, with what is delivered on the way.
  mutating func comeToForeground(deliver: (inout Simulator) -> Void = { _ in }) {
    guard isRunning, isBehind else { return }
    if world.app.state == .suspended { enter(.background) }
    if usesScenes {
      world.app.isLockedOver = false
      if scene(of: WindowID(0)) == nil { return connectScene(WindowID(0)) }
      for scene in world.scenes where scene.state == .background && scene.window.index == 0 {
        enterForeground(scene.window)
      }
      deliver(&self)
      becomeActive()
      return
    }
    if !world.app.isLockedOver || world.app.state == .background { enter(.background) }
    if world.app.isLockedOver && platform[.lockedBackgroundReportsInactive] { enter(.inactive) }
    world.app.isLockedOver = false
    send(.applicationWillEnterForeground, to: Receiver(.appDelegate))
    post(.willEnterForegroundNotification)
    enter(.inactive)
    deliver(&self)
    becomeActive()
  }

  /// Whether the app is behind, in the background or under the lock; there are versions that call that inactive.
  private var isBehind: Bool {
    switch world.app.state {
    case .background, .suspended: true
    case .inactive: world.app.isLockedOver
    case .notRunning, .active: false
    }
  }

  // MARK: Interruptions

  mutating func cover(with overlay: Overlay) {
    guard world.app.state == .active || world.app.state == .inactive else { return }
    resignActive()
    if overlay == .notificationCenter && platform[.notificationCenterBounces] {
      becomeActive()
      resignActive()
    }
    world.app.overlay = overlay
  }

  mutating func uncover() {
    guard world.app.state == .inactive else { return }
    if isBehind { return comeToForeground() }
    world.app.overlay = .none
    becomeActive()
  }

  mutating func leave() {
    resignActive()
    enterBackground()
  }

  mutating func lock() {
    resignActive()
    if platform[.lockEntersBackground] {
      enterBackground(byLock: true)
    } else {
      world.app.overlay = .alert
    }
  }

  mutating func unlock() {
    if world.app.overlay != .none { return uncover() }
    comeToForeground()
  }

  /// The icon: a launch, or the way back.
  mutating func open() {
    switch world.app.state {
    case .notRunning: launch(.icon)
    case .background, .suspended: comeToForeground()
    case .inactive, .active: uncover()
    }
  }

  // MARK: What arrives

  mutating func deliverURL() {
    if usesScenes { return send(.sceneOpenURLContexts, to: Receiver(.sceneDelegate)) }
    let delegate = Receiver(.appDelegate)
    for callback in [
      Callback.applicationOpenURLOptions, .applicationOpenURLSourceApplicationAnnotation, .applicationHandleOpenURL,
    ] where isAvailable(callback) && script.implements(callback, delegate) {
      return send(callback, to: delegate)
    }
    send(isAvailable(.applicationOpenURLOptions) ? .applicationOpenURLOptions : .applicationHandleOpenURL, to: delegate)
  }

  mutating func deliverUserActivity() {
    if usesScenes {
      send(.sceneWillContinueUserActivityWithType, to: Receiver(.sceneDelegate))
      return send(.sceneContinueUserActivity, to: Receiver(.sceneDelegate))
    }
    send(.applicationWillContinueUserActivityWithType, to: Receiver(.appDelegate))
    send(.applicationContinueUserActivityRestorationHandler, to: Receiver(.appDelegate))
  }

  /// A remote notification: the user notification delegate for a tap where the app has one, else the variant
  /// with a completion handler where the app has it, else the plain one — never that one on a cold launch.
  mutating func deliverNotification(isTap: Bool) {
    let delegate = Receiver(.appDelegate)
    let response = Callback.userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler
    if isTap, isAvailable(response), script.implements(response, delegate) { return send(response, to: delegate) }
    let withHandler = Callback.applicationDidReceiveRemoteNotificationFetchCompletionHandler
    let plain = Callback.applicationDidReceiveRemoteNotification
    if isAvailable(withHandler), script.implements(withHandler, delegate) || !script.implements(plain, delegate) {
      return send(withHandler, to: delegate)
    }
    if world.app.hasLaunched || !isAvailable(withHandler) { send(plain, to: delegate) }
  }

  func isAvailable(_ callback: Callback) -> Bool {
    callback.info.isCalled(on: platform.version)
  }

  /// Arrives without a tap: shown while the app is active, handed to a background app only where it may run.
  mutating func notificationArrives() {
    let runsInBackground = script.scenario.plist.contains { $0.begins(with: "UIBackgroundModes") }
    switch world.app.state {
    case .active, .inactive:
      let present = Callback.userNotificationCenterWillPresentNotificationWithCompletionHandler
      if script.implements(present, Receiver(.appDelegate)) {
        send(present, to: Receiver(.appDelegate))
      } else {
        deliverNotification(isTap: false)
      }
    case .background: if runsInBackground { deliverNotification(isTap: false) }
    case .suspended:
      guard runsInBackground else { return }
      enter(.background)
      deliverNotification(isTap: false)
    case .notRunning: if runsInBackground { launch(.silentNotification) }
    }
  }

  mutating func tapNotification() {
    switch world.app.state {
    case .notRunning: launch(.notification)
    case .background, .suspended: comeToForeground { $0.deliverNotification(isTap: true) }
    case .active, .inactive: deliverNotification(isTap: true)
    }
  }

  mutating func openLink(isUniversal: Bool) {
    func deliver(_ simulator: inout Simulator) {
      if isUniversal { simulator.deliverUserActivity() } else { simulator.deliverURL() }
    }
    switch world.app.state {
    case .notRunning: launch(isUniversal ? .universalLink : .url)
    case .background, .suspended: comeToForeground(deliver: deliver)
    case .active, .inactive: deliver(&self)
    }
  }

  mutating func wakeInBackground(_ callback: Callback, launching reason: LaunchReason) {
    switch world.app.state {
    case .notRunning: launch(reason)
    case .suspended:
      enter(.background)
      send(callback, to: Receiver(.appDelegate))
    default: send(callback, to: Receiver(.appDelegate))
    }
  }
}

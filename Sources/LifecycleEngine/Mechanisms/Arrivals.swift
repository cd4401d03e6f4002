// What arrives from outside: URLs, links, notifications, events in the background.

extension Simulator {
  mutating func deliverURL() {
    if usesScenes { return send(.sceneOpenURLContexts, to: frontSceneDelegate) }
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
      send(.sceneWillContinueUserActivityWithType, to: frontSceneDelegate)
      return send(.sceneContinueUserActivity, to: frontSceneDelegate)
    }
    send(.applicationWillContinueUserActivityWithType, to: Receiver(.appDelegate))
    send(.applicationContinueUserActivityRestorationHandler, to: Receiver(.appDelegate))
  }

  /// A notification: the user notification delegate for a tap where the app has one, else the variant with a
  /// completion handler where the app has it, else the plain one — never that one on a cold launch.
  mutating func deliverNotification(isTap: Bool, isCold: Bool = false) {
    let delegate = Receiver(.appDelegate)
    if isTap, answersTaps { return send(.tapResponse, to: delegate) }
    let withHandler = Callback.applicationDidReceiveRemoteNotificationFetchCompletionHandler
    let plain = Callback.applicationDidReceiveRemoteNotification
    if isForLocalNotifications(withHandler, plain) {
      if !isCold { send(.applicationDidReceiveLocalNotification, to: delegate) }
    } else if isAvailable(withHandler), script.implements(withHandler, delegate) || !script.implements(plain, delegate)
    {
      send(withHandler, to: delegate)
    } else if !isCold {
      send(plain, to: delegate)
    }
  }

  /// An app that has only the method for local notifications is about them.
  private func isForLocalNotifications(_ remote: Callback...) -> Bool {
    let delegate = Receiver(.appDelegate)
    return script.implements(.applicationDidReceiveLocalNotification, delegate)
      && !remote.contains { script.implements($0, delegate) }
  }

  private var answersTaps: Bool {
    isAvailable(.tapResponse) && script.implements(.tapResponse, Receiver(.appDelegate))
  }

  @inline(__always)
  func isAvailable(_ callback: Callback) -> Bool { platform.delivers(callback) }

  /// Arrives without a tap: shown while the app is active, handed to a background app only where it may run.
  mutating func notificationArrives() {
    switch world.app.state {
    case .active, .inactive:
      let present = Callback.userNotificationCenterWillPresentNotificationWithCompletionHandler
      if script.implements(present, Receiver(.appDelegate)) {
        send(present, to: Receiver(.appDelegate))
      } else {
        deliverNotification(isTap: false)
      }
    case .background: if reachesBackground { deliverNotification(isTap: false) }
    case .suspended:
      guard reachesBackground else { return }
      enter(.background)
      deliverNotification(isTap: false)
    case .notRunning: if reachesBackground && !world.app.isForceQuit { launch(.silentNotification) }
    }
  }

  private var reachesBackground: Bool {
    let delegate = Receiver(.appDelegate)
    let hasOnlyPlain =
      script.implements(.applicationDidReceiveRemoteNotification, delegate)
      && !script.implements(.applicationDidReceiveRemoteNotificationFetchCompletionHandler, delegate)
    return platform[.backgroundDeliveryNeedsFetchHandler] && !hasOnlyPlain
      && script.scenario.plist.contains { $0.begins(with: "UIBackgroundModes") }
  }

  mutating func tapNotification() {
    switch world.app.state {
    case .notRunning: launch(.notification)
    case .background, .suspended:
      let isLate = answersTaps && !platform[.notificationResponseBeforeActive]
      comeToForeground(
        deliver: { if !isLate { $0.deliverNotification(isTap: true) } },
        afterwards: { if isLate { $0.deliverNotification(isTap: true) } })
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
    case .notRunning: if reason != .fetch || !world.app.isForceQuit { launch(reason) }
    case .suspended:
      enter(.background)
      send(callback, to: Receiver(.appDelegate))
    default: send(callback, to: Receiver(.appDelegate))
    }
  }
}

extension Callback {
  /// The answer of the user to a notification, as the notification centre's delegate gets it.
  static var tapResponse: Callback { .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler }
}

/// What arrives from outside: URLs, links, notifications, events in the background.
enum Arrivals {
  static func deliverURL(_ run: inout Run) {
    if run.usesScenes { return run.send(.sceneOpenURLContexts, to: run.world.frontSceneDelegate) }
    let delegate = Receiver(.appDelegate)
    for callback in [
      Callback.applicationOpenURLOptions, .applicationOpenURLSourceApplicationAnnotation, .applicationHandleOpenURL,
    ] where run.platform.delivers(callback) && run.script.implements(callback, delegate) {
      return run.send(callback, to: delegate)
    }
    run.send(
      run.platform.delivers(.applicationOpenURLOptions) ? .applicationOpenURLOptions : .applicationHandleOpenURL,
      to: delegate)
  }

  static func deliverUserActivity(_ run: inout Run) {
    if run.usesScenes {
      run.send(.sceneWillContinueUserActivityWithType, to: run.world.frontSceneDelegate)
      return run.send(.sceneContinueUserActivity, to: run.world.frontSceneDelegate)
    }
    run.send(.applicationWillContinueUserActivityWithType, to: Receiver(.appDelegate))
    run.send(.applicationContinueUserActivityRestorationHandler, to: Receiver(.appDelegate))
  }

  /// A notification: the user notification delegate for a tap where the app has one, else the variant with a
  /// completion handler where the app has it, else the plain one — never that one on a cold launch.
  static func deliverNotification(isTap: Bool, isCold: Bool = false, _ run: inout Run) {
    let delegate = Receiver(.appDelegate)
    if isTap, answersTaps(&run) { return run.send(.tapResponse, to: delegate) }
    let withHandler = Callback.applicationDidReceiveRemoteNotificationFetchCompletionHandler
    let plain = Callback.applicationDidReceiveRemoteNotification
    if isForLocalNotifications(run.script, withHandler, plain) {
      if !isCold { run.send(.applicationDidReceiveLocalNotification, to: delegate) }
    } else if run.platform.delivers(withHandler),
      run.script.implements(withHandler, delegate) || !run.script.implements(plain, delegate)
    {
      run.send(withHandler, to: delegate)
    } else if !isCold {
      run.send(plain, to: delegate)
    }
  }

  /// An app that has only the method for local notifications is about them.
  private static func isForLocalNotifications(_ script: Script, _ remote: Callback...) -> Bool {
    let delegate = Receiver(.appDelegate)
    return script.implements(.applicationDidReceiveLocalNotification, delegate)
      && !remote.contains { script.implements($0, delegate) }
  }

  private static func answersTaps(_ run: inout Run) -> Bool {
    run.platform.delivers(.tapResponse) && run.script.implements(.tapResponse, Receiver(.appDelegate))
  }

  /// Arrives without a tap: shown while the app is active, handed to a background app only where it may run.
  static func notificationArrives(_ run: inout Run) {
    switch run.world.app.state {
    case .active, .inactive:
      let present = Callback.userNotificationCenterWillPresentNotificationWithCompletionHandler
      if run.platform.delivers(present), run.script.implements(present, Receiver(.appDelegate)) {
        run.send(present, to: Receiver(.appDelegate))
      } else {
        deliverNotification(isTap: false, &run)
      }
    case .background: if reachesBackground(&run) { deliverNotification(isTap: false, &run) }
    case .suspended:
      guard reachesBackground(&run) else { return }
      run.enter(.background)
      deliverNotification(isTap: false, &run)
    case .notRunning:
      if reachesBackground(&run) && !run.world.app.isForceQuit { Launch.launch(.silentNotification, &run) }
    }
  }

  private static func reachesBackground(_ run: inout Run) -> Bool {
    let delegate = Receiver(.appDelegate)
    let hasOnlyPlain =
      run.script.implements(.applicationDidReceiveRemoteNotification, delegate)
      && !run.script.implements(.applicationDidReceiveRemoteNotificationFetchCompletionHandler, delegate)
    return run.platform[.backgroundDeliveryNeedsFetchHandler] && !hasOnlyPlain
      && run.script.scenario.plist.contains { $0.begins(with: "UIBackgroundModes") }
  }

  static func tapNotification(_ run: inout Run) {
    switch run.world.deviceState {
    case .notRunning: Launch.launch(.notification, &run)
    case .background, .suspended:
      let isLate = answersTaps(&run) && !run.platform[.notificationResponseBeforeActive]
      ApplicationStates.comeToForeground(
        deliver: { if !isLate { deliverNotification(isTap: true, &$0) } },
        afterwards: { if isLate { deliverNotification(isTap: true, &$0) } }, &run)
    case .active, .inactive: deliverNotification(isTap: true, &run)
    }
  }

  static func openLink(isUniversal: Bool, _ run: inout Run) {
    func deliver(_ run: inout Run) {
      if isUniversal { deliverUserActivity(&run) } else { deliverURL(&run) }
    }
    switch run.world.deviceState {
    case .notRunning: Launch.launch(isUniversal ? .universalLink : .url, &run)
    case .background, .suspended: ApplicationStates.comeToForeground(deliver: deliver, &run)
    case .active, .inactive: deliver(&run)
    }
  }

  /// The app asks for remote notifications; the server's answer comes in a later turn.
  static func register(succeeds: Bool, _ run: inout Run) {
    let answer: Callback =
      succeeds
      ? .applicationDidRegisterForRemoteNotificationsWithDeviceToken
      : .applicationDidFailToRegisterForRemoteNotificationsWithError
    guard run.platform.delivers(answer) else {
      return run.fail(.impossible, "this version has no remote notifications")
    }
    run.schedule(.tellDelegate(answer), at: .laterTurn)
  }

  // MARK: Home screen and background sessions

  /// The user chooses a shortcut of the app's icon. A scene that is connected for it finds it in the options instead.
  static func tapShortcut(_ run: inout Run) {
    guard run.platform.delivers(.applicationPerformActionForShortcutItemCompletionHandler) else {
      return run.fail(.impossible, "this version has no shortcuts")
    }
    switch run.world.deviceState {
    case .notRunning: Launch.launch(.shortcut, &run)
    case .background, .suspended: ApplicationStates.comeToForeground(deliver: deliverShortcut, &run)
    case .active, .inactive: run.fail(.impossible, "the app is in front: its icon cannot be seen")
    }
  }

  static func deliverShortcut(_ run: inout Run) {
    if run.usesScenes {
      run.send(.windowScenePerformActionForShortcutItemCompletionHandler, to: run.world.frontSceneDelegate)
    } else {
      run.send(.applicationPerformActionForShortcutItemCompletionHandler, to: Receiver(.appDelegate))
    }
  }

  /// The transfers of a background session are done: the system wakes the app for it, unless it runs.
  static func backgroundSessionEnds(_ run: inout Run) {
    switch run.world.app.state {
    case .notRunning, .suspended: wakeInBackground(.backgroundSession, launching: .backgroundSession, &run)
    default: run.fail(.impossible, "an app that runs hears from its session itself")
    }
  }

  /// Midnight, another time zone, daylight saving time.
  static func timeChanges(_ run: inout Run) {
    guard run.world.app.state != .suspended else {
      return run.fail(.impossible, "the app is suspended: it would be told when it comes back")
    }
    run.send(.applicationSignificantTimeChange, to: Receiver(.appDelegate))
    run.post(.significantTimeChangeNotification)
  }

  static func wakeInBackground(_ callback: Callback, launching reason: LaunchReason, _ run: inout Run) {
    switch run.world.app.state {
    case .notRunning: if reason != .fetch || !run.world.app.isForceQuit { Launch.launch(reason, &run) }
    case .suspended:
      run.enter(.background)
      run.send(callback, to: Receiver(.appDelegate))
    default: run.send(callback, to: Receiver(.appDelegate))
    }
  }
}

extension Callback {
  /// The answer of the user to a notification, as the notification centre's delegate gets it.
  static var tapResponse: Callback { .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler }
  static var backgroundSession: Callback { .applicationHandleEventsForBackgroundURLSessionCompletionHandler }
}

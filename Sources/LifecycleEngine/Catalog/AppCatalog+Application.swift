extension AppCatalog {
  static let process: [CallbackInfo] = [
    CallbackInfo(.main, "main", swift: "main", .process, .runtime, .function),
    CallbackInfo(.load, "+load", swift: "load()", .anyClass, .runtime, .classMethod),
    CallbackInfo(.initialize, "+initialize", swift: "initialize()", .anyClass, .runtime, .classMethod),
    CallbackInfo(
      .consoleMessage, "consoleMessage", swift: "consoleMessage", .console, .console, .message, argument: .text),
  ]

  static let applicationDelegate: [CallbackInfo] = [
    CallbackInfo(
      .applicationWillFinishLaunchingWithOptions, "application:willFinishLaunchingWithOptions:", .applicationDelegate,
      .launching, since: Version(6)),
    CallbackInfo(
      .applicationDidFinishLaunchingWithOptions, "application:didFinishLaunchingWithOptions:", .applicationDelegate,
      .launching, since: Version(3)),
    CallbackInfo(
      .applicationDidFinishLaunching, "applicationDidFinishLaunching:",
      .applicationDelegate, .launching),
    CallbackInfo(
      .applicationWillTerminate, "applicationWillTerminate:",
      .applicationDelegate, .launching),
    CallbackInfo(
      .applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning:", .applicationDelegate, .memory),
    CallbackInfo(
      .applicationSignificantTimeChange, "applicationSignificantTimeChange:", .applicationDelegate, .states),
    CallbackInfo(
      .applicationDidBecomeActive, "applicationDidBecomeActive:",
      .applicationDelegate, .states, deprecated: Version(26)),
    CallbackInfo(
      .applicationWillResignActive, "applicationWillResignActive:",
      .applicationDelegate, .states, deprecated: Version(26)),
    CallbackInfo(
      .applicationDidEnterBackground, "applicationDidEnterBackground:",
      .applicationDelegate, .states, since: Version(4), deprecated: Version(26)),
    CallbackInfo(
      .applicationWillEnterForeground, "applicationWillEnterForeground:", .applicationDelegate, .states,
      since: Version(4),
      deprecated: Version(26)),
    CallbackInfo(
      .applicationProtectedDataDidBecomeAvailable, "applicationProtectedDataDidBecomeAvailable:", .applicationDelegate,
      .states, since: Version(4)),
    CallbackInfo(
      .applicationProtectedDataWillBecomeUnavailable, "applicationProtectedDataWillBecomeUnavailable:",
      .applicationDelegate, .states, since: Version(4)),
    CallbackInfo(
      .expirationHandler, "expirationHandler", swift: "beginBackgroundTask(expirationHandler:)", .object, .states,
      since: Version(4)),
    CallbackInfo(
      .applicationSupportedInterfaceOrientationsForWindow,
      "application:supportedInterfaceOrientationsForWindow:",
      swift: "application(_:supportedInterfaceOrientationsFor:)", .applicationDelegate, .rotation, .query,
      since: Version(6),
      argument: .window),
  ]

  static let arrivals: [CallbackInfo] = [
    CallbackInfo(
      .applicationOpenURLOptions, "application:openURL:options:", swift: "application(_:open:options:)",
      .applicationDelegate, .arriving, since: Version(9), deprecated: Version(26)),
    CallbackInfo(
      .applicationOpenURLSourceApplicationAnnotation, "application:openURL:sourceApplication:annotation:",
      swift: "application(_:open:sourceApplication:annotation:)", .applicationDelegate, .arriving,
      since: Version(4, 2), deprecated: Version(9)),
    CallbackInfo(
      .applicationHandleOpenURL, "application:handleOpenURL:", swift: "application(_:handleOpen:)",
      .applicationDelegate, .arriving, deprecated: Version(9)),
    CallbackInfo(
      .applicationWillContinueUserActivityWithType, "application:willContinueUserActivityWithType:",
      .applicationDelegate, .arriving, .query,
      since: Version(8),
      deprecated: Version(26)),
    CallbackInfo(
      .applicationContinueUserActivityRestorationHandler,
      "application:continueUserActivity:restorationHandler:", swift: "application(_:continue:restorationHandler:)",
      .applicationDelegate, .arriving, since: Version(8), deprecated: Version(26)),
    CallbackInfo(
      .applicationDidReceiveRemoteNotification, "application:didReceiveRemoteNotification:", .applicationDelegate,
      .arriving, since: Version(3),
      deprecated: Version(10)),
    CallbackInfo(
      .applicationDidReceiveRemoteNotificationFetchCompletionHandler,
      "application:didReceiveRemoteNotification:fetchCompletionHandler:", .applicationDelegate, .arriving,
      since: Version(7)),
    CallbackInfo(
      .applicationDidReceiveLocalNotification, "application:didReceiveLocalNotification:",
      swift: "application(_:didReceive:)", .applicationDelegate, .arriving, since: Version(4),
      deprecated: Version(10)),
    CallbackInfo(
      .applicationDidRegisterForRemoteNotificationsWithDeviceToken,
      "application:didRegisterForRemoteNotificationsWithDeviceToken:", .applicationDelegate, .arriving,
      since: Version(3)),
    CallbackInfo(
      .applicationDidFailToRegisterForRemoteNotificationsWithError,
      "application:didFailToRegisterForRemoteNotificationsWithError:", .applicationDelegate, .arriving,
      since: Version(3)),
    CallbackInfo(
      .backgroundTaskLaunchHandler, "backgroundTaskLaunchHandler", swift: "backgroundTaskLaunchHandler",
      .applicationDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .backgroundTaskExpirationHandler, "backgroundTaskExpirationHandler", swift: "backgroundTaskExpirationHandler",
      .applicationDelegate, .arriving, since: Version(13)),
    CallbackInfo(
      .applicationPerformFetchWithCompletionHandler, "application:performFetchWithCompletionHandler:",
      .applicationDelegate, .arriving, since: Version(7),
      deprecated: Version(13)),
    CallbackInfo(
      .applicationHandleEventsForBackgroundURLSessionCompletionHandler,
      "application:handleEventsForBackgroundURLSession:completionHandler:", .applicationDelegate,
      .arriving, since: Version(7)),
    CallbackInfo(
      .applicationPerformActionForShortcutItemCompletionHandler,
      "application:performActionForShortcutItem:completionHandler:",
      swift: "application(_:performActionFor:completionHandler:)", .applicationDelegate, .arriving,
      since: Version(9),
      deprecated: Version(26)),
    CallbackInfo(
      .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler,
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      swift: "userNotificationCenter(_:didReceive:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, since: Version(10)),
    CallbackInfo(
      .userNotificationCenterWillPresentNotificationWithCompletionHandler,
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      swift: "userNotificationCenter(_:willPresent:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, .query, since: Version(10)),
    CallbackInfo(
      .locationManagerDidUpdateLocations, "locationManager:didUpdateLocations:", .locationManagerDelegate, .arriving,
      since: Version(6)),
  ]
}

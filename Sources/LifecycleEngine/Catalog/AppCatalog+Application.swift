extension AppCatalog {
  static let process: [CallbackInfo] = [
    CallbackInfo(.main, "main", "main", .process, .runtime, .function),
    CallbackInfo(.load, "+load", "load()", .anyClass, .runtime, .classMethod),
    CallbackInfo(.initialize, "+initialize", "initialize()", .anyClass, .runtime, .classMethod),
    CallbackInfo(
      .consoleMessage, "consoleMessage", "consoleMessage", .console, .console, .message, argument: .text),
  ]

  static let applicationDelegate: [CallbackInfo] = [
    CallbackInfo(
      .applicationWillFinishLaunchingWithOptions, "application:willFinishLaunchingWithOptions:",
      "application(_:willFinishLaunchingWithOptions:)", .applicationDelegate, .launching, since: Version(6)),
    CallbackInfo(
      .applicationDidFinishLaunchingWithOptions, "application:didFinishLaunchingWithOptions:",
      "application(_:didFinishLaunchingWithOptions:)", .applicationDelegate, .launching, since: Version(3)),
    CallbackInfo(
      .applicationDidFinishLaunching, "applicationDidFinishLaunching:", "applicationDidFinishLaunching(_:)",
      .applicationDelegate, .launching),
    CallbackInfo(
      .applicationWillTerminate, "applicationWillTerminate:", "applicationWillTerminate(_:)",
      .applicationDelegate, .launching),
    CallbackInfo(
      .applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning:",
      "applicationDidReceiveMemoryWarning(_:)", .applicationDelegate, .memory),
    CallbackInfo(
      .applicationSignificantTimeChange, "applicationSignificantTimeChange:",
      "applicationSignificantTimeChange(_:)", .applicationDelegate, .states),
    CallbackInfo(
      .applicationDidBecomeActive, "applicationDidBecomeActive:", "applicationDidBecomeActive(_:)",
      .applicationDelegate, .states, deprecated: Version(26)),
    CallbackInfo(
      .applicationWillResignActive, "applicationWillResignActive:", "applicationWillResignActive(_:)",
      .applicationDelegate, .states, deprecated: Version(26)),
    CallbackInfo(
      .applicationDidEnterBackground, "applicationDidEnterBackground:", "applicationDidEnterBackground(_:)",
      .applicationDelegate, .states, since: Version(4), deprecated: Version(26)),
    CallbackInfo(
      .applicationWillEnterForeground, "applicationWillEnterForeground:",
      "applicationWillEnterForeground(_:)", .applicationDelegate, .states, since: Version(4),
      deprecated: Version(26)),
    CallbackInfo(
      .applicationProtectedDataDidBecomeAvailable, "applicationProtectedDataDidBecomeAvailable:",
      "applicationProtectedDataDidBecomeAvailable(_:)", .applicationDelegate, .states, since: Version(4)),
    CallbackInfo(
      .applicationProtectedDataWillBecomeUnavailable, "applicationProtectedDataWillBecomeUnavailable:",
      "applicationProtectedDataWillBecomeUnavailable(_:)", .applicationDelegate, .states, since: Version(4)),
    CallbackInfo(
      .expirationHandler, "expirationHandler", "beginBackgroundTask(expirationHandler:)", .object, .states,
      since: Version(4)),
    CallbackInfo(
      .applicationSupportedInterfaceOrientationsForWindow,
      "application:supportedInterfaceOrientationsForWindow:",
      "application(_:supportedInterfaceOrientationsFor:)", .applicationDelegate, .rotation, .query,
      since: Version(6),
      argument: .window),
  ]

  static let arrivals: [CallbackInfo] = [
    CallbackInfo(
      .applicationOpenURLOptions, "application:openURL:options:", "application(_:open:options:)",
      .applicationDelegate, .arriving, since: Version(9), deprecated: Version(26)),
    CallbackInfo(
      .applicationOpenURLSourceApplicationAnnotation, "application:openURL:sourceApplication:annotation:",
      "application(_:open:sourceApplication:annotation:)", .applicationDelegate, .arriving,
      since: Version(4, 2), deprecated: Version(9)),
    CallbackInfo(
      .applicationHandleOpenURL, "application:handleOpenURL:", "application(_:handleOpen:)",
      .applicationDelegate, .arriving, deprecated: Version(9)),
    CallbackInfo(
      .applicationWillContinueUserActivityWithType, "application:willContinueUserActivityWithType:",
      "application(_:willContinueUserActivityWithType:)", .applicationDelegate, .arriving, .query,
      since: Version(8),
      deprecated: Version(26)),
    CallbackInfo(
      .applicationContinueUserActivityRestorationHandler,
      "application:continueUserActivity:restorationHandler:", "application(_:continue:restorationHandler:)",
      .applicationDelegate, .arriving, since: Version(8), deprecated: Version(26)),
    CallbackInfo(
      .applicationDidReceiveRemoteNotification, "application:didReceiveRemoteNotification:",
      "application(_:didReceiveRemoteNotification:)", .applicationDelegate, .arriving, since: Version(3),
      deprecated: Version(10)),
    CallbackInfo(
      .applicationDidReceiveRemoteNotificationFetchCompletionHandler,
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .applicationDelegate, .arriving,
      since: Version(7)),
    CallbackInfo(
      .applicationDidReceiveLocalNotification, "application:didReceiveLocalNotification:",
      "application(_:didReceive:)", .applicationDelegate, .arriving, since: Version(4),
      deprecated: Version(10)),
    CallbackInfo(
      .applicationDidRegisterForRemoteNotificationsWithDeviceToken,
      "application:didRegisterForRemoteNotificationsWithDeviceToken:",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", .applicationDelegate, .arriving,
      since: Version(3)),
    CallbackInfo(
      .applicationDidFailToRegisterForRemoteNotificationsWithError,
      "application:didFailToRegisterForRemoteNotificationsWithError:",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)", .applicationDelegate, .arriving,
      since: Version(3)),
    CallbackInfo(
      .backgroundTaskLaunchHandler, "backgroundTaskLaunchHandler", "backgroundTaskLaunchHandler", .applicationDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .backgroundTaskExpirationHandler, "backgroundTaskExpirationHandler", "backgroundTaskExpirationHandler",
      .applicationDelegate, .arriving, since: Version(13)),
    CallbackInfo(
      .applicationPerformFetchWithCompletionHandler, "application:performFetchWithCompletionHandler:",
      "application(_:performFetchWithCompletionHandler:)", .applicationDelegate, .arriving, since: Version(7),
      deprecated: Version(13)),
    CallbackInfo(
      .applicationHandleEventsForBackgroundURLSessionCompletionHandler,
      "application:handleEventsForBackgroundURLSession:completionHandler:",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)", .applicationDelegate,
      .arriving, since: Version(7)),
    CallbackInfo(
      .applicationPerformActionForShortcutItemCompletionHandler,
      "application:performActionForShortcutItem:completionHandler:",
      "application(_:performActionFor:completionHandler:)", .applicationDelegate, .arriving,
      since: Version(9),
      deprecated: Version(26)),
    CallbackInfo(
      .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler,
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, since: Version(10)),
    CallbackInfo(
      .userNotificationCenterWillPresentNotificationWithCompletionHandler,
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      "userNotificationCenter(_:willPresent:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, .query, since: Version(10)),
    CallbackInfo(
      .locationManagerDidUpdateLocations, "locationManager:didUpdateLocations:",
      "locationManager(_:didUpdateLocations:)", .locationManagerDelegate, .arriving, since: Version(6)),
  ]
}

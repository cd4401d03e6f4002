extension CallbackInfo {
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
      "application(_:willFinishLaunchingWithOptions:)", .applicationDelegate, .launching, since: 6),
    CallbackInfo(
      .applicationDidFinishLaunchingWithOptions, "application:didFinishLaunchingWithOptions:",
      "application(_:didFinishLaunchingWithOptions:)", .applicationDelegate, .launching, since: 3),
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
      .applicationDelegate, .states, deprecated: 26),
    CallbackInfo(
      .applicationWillResignActive, "applicationWillResignActive:", "applicationWillResignActive(_:)",
      .applicationDelegate, .states, deprecated: 26),
    CallbackInfo(
      .applicationDidEnterBackground, "applicationDidEnterBackground:", "applicationDidEnterBackground(_:)",
      .applicationDelegate, .states, since: 4, deprecated: 26),
    CallbackInfo(
      .applicationWillEnterForeground, "applicationWillEnterForeground:",
      "applicationWillEnterForeground(_:)", .applicationDelegate, .states, since: 4, deprecated: 26),
    CallbackInfo(
      .applicationProtectedDataDidBecomeAvailable, "applicationProtectedDataDidBecomeAvailable:",
      "applicationProtectedDataDidBecomeAvailable(_:)", .applicationDelegate, .states, since: 4),
    CallbackInfo(
      .applicationProtectedDataWillBecomeUnavailable, "applicationProtectedDataWillBecomeUnavailable:",
      "applicationProtectedDataWillBecomeUnavailable(_:)", .applicationDelegate, .states, since: 4),
    CallbackInfo(
      .applicationSupportedInterfaceOrientationsForWindow,
      "application:supportedInterfaceOrientationsForWindow:",
      "application(_:supportedInterfaceOrientationsFor:)", .applicationDelegate, .rotation, .query, since: 6,
      argument: .window),
  ]

  static let arrivals: [CallbackInfo] = [
    CallbackInfo(
      .applicationOpenURLOptions, "application:openURL:options:", "application(_:open:options:)",
      .applicationDelegate, .arriving, since: 9, deprecated: 26),
    CallbackInfo(
      .applicationOpenURLSourceApplicationAnnotation, "application:openURL:sourceApplication:annotation:",
      "application(_:open:sourceApplication:annotation:)", .applicationDelegate, .arriving,
      since: Release(4, 2), deprecated: 9),
    CallbackInfo(
      .applicationHandleOpenURL, "application:handleOpenURL:", "application(_:handleOpen:)",
      .applicationDelegate, .arriving, deprecated: 9),
    CallbackInfo(
      .applicationWillContinueUserActivityWithType, "application:willContinueUserActivityWithType:",
      "application(_:willContinueUserActivityWithType:)", .applicationDelegate, .arriving, .query, since: 8,
      deprecated: 26),
    CallbackInfo(
      .applicationContinueUserActivityRestorationHandler,
      "application:continueUserActivity:restorationHandler:", "application(_:continue:restorationHandler:)",
      .applicationDelegate, .arriving, since: 8, deprecated: 26),
    CallbackInfo(
      .applicationDidReceiveRemoteNotification, "application:didReceiveRemoteNotification:",
      "application(_:didReceiveRemoteNotification:)", .applicationDelegate, .arriving, since: 3,
      deprecated: 10),
    CallbackInfo(
      .applicationDidReceiveRemoteNotificationFetchCompletionHandler,
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .applicationDelegate, .arriving,
      since: 7),
    CallbackInfo(
      .applicationDidReceiveLocalNotification, "application:didReceiveLocalNotification:",
      "application(_:didReceive:)", .applicationDelegate, .arriving, since: 4, deprecated: 10),
    CallbackInfo(
      .applicationDidRegisterForRemoteNotificationsWithDeviceToken,
      "application:didRegisterForRemoteNotificationsWithDeviceToken:",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", .applicationDelegate, .arriving,
      since: 3),
    CallbackInfo(
      .applicationPerformFetchWithCompletionHandler, "application:performFetchWithCompletionHandler:",
      "application(_:performFetchWithCompletionHandler:)", .applicationDelegate, .arriving, since: 7,
      deprecated: 13),
    CallbackInfo(
      .applicationHandleEventsForBackgroundURLSessionCompletionHandler,
      "application:handleEventsForBackgroundURLSession:completionHandler:",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)", .applicationDelegate,
      .arriving, since: 7),
    CallbackInfo(
      .applicationPerformActionForShortcutItemCompletionHandler,
      "application:performActionForShortcutItem:completionHandler:",
      "application(_:performActionFor:completionHandler:)", .applicationDelegate, .arriving, since: 9,
      deprecated: 26),
    CallbackInfo(
      .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler,
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, since: 10),
    CallbackInfo(
      .userNotificationCenterWillPresentNotificationWithCompletionHandler,
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
      "userNotificationCenter(_:willPresent:withCompletionHandler:)", .userNotificationCenterDelegate,
      .arriving, .query, since: 10),
    CallbackInfo(
      .locationManagerDidUpdateLocations, "locationManager:didUpdateLocations:",
      "locationManager(_:didUpdateLocations:)", .locationManagerDelegate, .arriving, since: 6),
  ]
}

extension AppCatalog {
  static let applicationNotifications: [CallbackInfo] = [
    CallbackInfo(
      .didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification",
      swift: "UIApplication.didFinishLaunchingNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification",
      swift: "UIApplication.didBecomeActiveNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .willResignActiveNotification, "UIApplicationWillResignActiveNotification",
      swift: "UIApplication.willResignActiveNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification",
      swift: "UIApplication.didEnterBackgroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(4)),
    CallbackInfo(
      .willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification",
      swift: "UIApplication.willEnterForegroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(4)),
    CallbackInfo(
      .willTerminateNotification, "UIApplicationWillTerminateNotification",
      swift: "UIApplication.willTerminateNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didReceiveMemoryWarningNotification, "UIApplicationDidReceiveMemoryWarningNotification",
      swift: "UIApplication.didReceiveMemoryWarningNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .significantTimeChangeNotification, "UIApplicationSignificantTimeChangeNotification",
      swift: "UIApplication.significantTimeChangeNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .contentSizeCategoryDidChangeNotification, "UIContentSizeCategoryDidChangeNotification",
      swift: "UIContentSizeCategory.didChangeNotification",
      .notificationCenter, .notifications, .notification, since: Version(7)),
    CallbackInfo(
      .screenDidConnectNotification, "UIScreenDidConnectNotification", swift: "UIScreen.didConnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(3, 2), deprecated: Version(16)),
    CallbackInfo(
      .screenDidDisconnectNotification, "UIScreenDidDisconnectNotification",
      swift: "UIScreen.didDisconnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(3, 2), deprecated: Version(16)),
  ]

  static let sceneNotifications: [CallbackInfo] = [
    CallbackInfo(
      .sceneWillConnectNotification, "UISceneWillConnectNotification", swift: "UIScene.willConnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidDisconnectNotification, "UISceneDidDisconnectNotification",
      swift: "UIScene.didDisconnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidActivateNotification, "UISceneDidActivateNotification", swift: "UIScene.didActivateNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneWillDeactivateNotification, "UISceneWillDeactivateNotification",
      swift: "UIScene.willDeactivateNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneWillEnterForegroundNotification, "UISceneWillEnterForegroundNotification",
      swift: "UIScene.willEnterForegroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidEnterBackgroundNotification, "UISceneDidEnterBackgroundNotification",
      swift: "UIScene.didEnterBackgroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
  ]

  static let windowNotifications: [CallbackInfo] = [
    CallbackInfo(
      .windowDidBecomeVisibleNotification, "UIWindowDidBecomeVisibleNotification",
      swift: "UIWindow.didBecomeVisibleNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidBecomeHiddenNotification, "UIWindowDidBecomeHiddenNotification",
      swift: "UIWindow.didBecomeHiddenNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidBecomeKeyNotification, "UIWindowDidBecomeKeyNotification",
      swift: "UIWindow.didBecomeKeyNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidResignKeyNotification, "UIWindowDidResignKeyNotification",
      swift: "UIWindow.didResignKeyNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardWillShowNotification, "UIKeyboardWillShowNotification",
      swift: "UIResponder.keyboardWillShowNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardDidShowNotification, "UIKeyboardDidShowNotification",
      swift: "UIResponder.keyboardDidShowNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardWillHideNotification, "UIKeyboardWillHideNotification",
      swift: "UIResponder.keyboardWillHideNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardDidHideNotification, "UIKeyboardDidHideNotification",
      swift: "UIResponder.keyboardDidHideNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .textFieldDidBeginEditingNotification, "UITextFieldTextDidBeginEditingNotification",
      swift: "UITextField.textDidBeginEditingNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .textFieldDidEndEditingNotification, "UITextFieldTextDidEndEditingNotification",
      swift: "UITextField.textDidEndEditingNotification",
      .notificationCenter, .notifications, .notification),
  ]
}

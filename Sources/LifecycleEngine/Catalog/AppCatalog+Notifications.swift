extension AppCatalog {
  static let applicationNotifications: [CallbackInfo] = [
    CallbackInfo(
      .didFinishLaunchingNotification, "UIApplicationDidFinishLaunchingNotification",
      "UIApplication.didFinishLaunchingNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification",
      "UIApplication.didBecomeActiveNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .willResignActiveNotification, "UIApplicationWillResignActiveNotification",
      "UIApplication.willResignActiveNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification",
      "UIApplication.didEnterBackgroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(4)),
    CallbackInfo(
      .willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification",
      "UIApplication.willEnterForegroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(4)),
    CallbackInfo(
      .willTerminateNotification, "UIApplicationWillTerminateNotification",
      "UIApplication.willTerminateNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .didReceiveMemoryWarningNotification, "UIApplicationDidReceiveMemoryWarningNotification",
      "UIApplication.didReceiveMemoryWarningNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .significantTimeChangeNotification, "UIApplicationSignificantTimeChangeNotification",
      "UIApplication.significantTimeChangeNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .contentSizeCategoryDidChangeNotification, "UIContentSizeCategoryDidChangeNotification",
      "UIContentSizeCategory.didChangeNotification",
      .notificationCenter, .notifications, .notification, since: Version(7)),
    CallbackInfo(
      .screenDidConnectNotification, "UIScreenDidConnectNotification", "UIScreen.didConnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(3, 2), deprecated: Version(16)),
    CallbackInfo(
      .screenDidDisconnectNotification, "UIScreenDidDisconnectNotification", "UIScreen.didDisconnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(3, 2), deprecated: Version(16)),
  ]

  static let sceneNotifications: [CallbackInfo] = [
    CallbackInfo(
      .sceneWillConnectNotification, "UISceneWillConnectNotification", "UIScene.willConnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidDisconnectNotification, "UISceneDidDisconnectNotification",
      "UIScene.didDisconnectNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidActivateNotification, "UISceneDidActivateNotification", "UIScene.didActivateNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneWillDeactivateNotification, "UISceneWillDeactivateNotification",
      "UIScene.willDeactivateNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneWillEnterForegroundNotification, "UISceneWillEnterForegroundNotification",
      "UIScene.willEnterForegroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
    CallbackInfo(
      .sceneDidEnterBackgroundNotification, "UISceneDidEnterBackgroundNotification",
      "UIScene.didEnterBackgroundNotification",
      .notificationCenter, .notifications, .notification, since: Version(13)),
  ]

  static let windowNotifications: [CallbackInfo] = [
    CallbackInfo(
      .windowDidBecomeVisibleNotification, "UIWindowDidBecomeVisibleNotification",
      "UIWindow.didBecomeVisibleNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidBecomeHiddenNotification, "UIWindowDidBecomeHiddenNotification",
      "UIWindow.didBecomeHiddenNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidBecomeKeyNotification, "UIWindowDidBecomeKeyNotification",
      "UIWindow.didBecomeKeyNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .windowDidResignKeyNotification, "UIWindowDidResignKeyNotification",
      "UIWindow.didResignKeyNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardWillShowNotification, "UIKeyboardWillShowNotification",
      "UIResponder.keyboardWillShowNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardDidShowNotification, "UIKeyboardDidShowNotification",
      "UIResponder.keyboardDidShowNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardWillHideNotification, "UIKeyboardWillHideNotification",
      "UIResponder.keyboardWillHideNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .keyboardDidHideNotification, "UIKeyboardDidHideNotification",
      "UIResponder.keyboardDidHideNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .textFieldDidBeginEditingNotification, "UITextFieldTextDidBeginEditingNotification",
      "UITextField.textDidBeginEditingNotification",
      .notificationCenter, .notifications, .notification),
    CallbackInfo(
      .textFieldDidEndEditingNotification, "UITextFieldTextDidEndEditingNotification",
      "UITextField.textDidEndEditingNotification",
      .notificationCenter, .notifications, .notification),
  ]
}

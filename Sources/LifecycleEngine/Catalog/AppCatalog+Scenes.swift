extension AppCatalog {
  static let restoration: [CallbackInfo] = [
    CallbackInfo(
      .applicationShouldSaveApplicationState, "application:shouldSaveApplicationState:", .applicationDelegate,
      .restoration, .query,
      since: Version(6),
      deprecated: Version(13, 2)),
    CallbackInfo(
      .applicationShouldRestoreApplicationState, "application:shouldRestoreApplicationState:", .applicationDelegate,
      .restoration, .query,
      since: Version(6),
      deprecated: Version(13, 2)),
    CallbackInfo(
      .applicationWillEncodeRestorableStateWithCoder, "application:willEncodeRestorableStateWithCoder:",
      swift: "application(_:willEncodeRestorableStateWith:)", .applicationDelegate, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationDidDecodeRestorableStateWithCoder, "application:didDecodeRestorableStateWithCoder:",
      swift: "application(_:didDecodeRestorableStateWith:)", .applicationDelegate, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationViewControllerWithRestorationIdentifierPathCoder,
      "application:viewControllerWithRestorationIdentifierPath:coder:", .applicationDelegate,
      .restoration, .query, since: Version(6)),
    CallbackInfo(
      .encodeRestorableStateWithCoder, "encodeRestorableStateWithCoder:", swift: "encodeRestorableState(with:)",
      .viewController, .restoration, since: Version(6)),
    CallbackInfo(
      .decodeRestorableStateWithCoder, "decodeRestorableStateWithCoder:", swift: "decodeRestorableState(with:)",
      .viewController, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationFinishedRestoringState, "applicationFinishedRestoringState", .viewController, .restoration,
      since: Version(7)),
    CallbackInfo(
      .stateRestorationActivityForScene, "stateRestorationActivityForScene:",
      swift: "stateRestorationActivity(for:)", .sceneDelegate, .restoration, .query, since: Version(13)),
    CallbackInfo(
      .sceneRestoreInteractionStateWithUserActivity, "scene:restoreInteractionStateWithUserActivity:",
      swift: "scene(_:restoreInteractionStateWith:)", .sceneDelegate, .restoration, since: Version(15)),
  ]

  static let scenes: [CallbackInfo] = [
    CallbackInfo(
      .applicationConfigurationForConnectingSceneSessionOptions,
      "application:configurationForConnectingSceneSession:options:",
      swift: "application(_:configurationForConnecting:options:)", .applicationDelegate, .scenes, .query,
      since: Version(13)),
    CallbackInfo(
      .applicationDidDiscardSceneSessions, "application:didDiscardSceneSessions:", .applicationDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneWillConnectToSessionOptions, "scene:willConnectToSession:options:",
      swift: "scene(_:willConnectTo:options:)", .sceneDelegate, .scenes, since: Version(13)),
    CallbackInfo(
      .sceneDidDisconnect, "sceneDidDisconnect:", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneWillEnterForeground, "sceneWillEnterForeground:",
      .sceneDelegate, .scenes, since: Version(13)),
    CallbackInfo(
      .sceneDidBecomeActive, "sceneDidBecomeActive:", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneWillResignActive, "sceneWillResignActive:", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneDidEnterBackground, "sceneDidEnterBackground:", .sceneDelegate,
      .scenes, since: Version(13)),
    CallbackInfo(
      .sceneOpenURLContexts, "scene:openURLContexts:", .sceneDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .sceneWillContinueUserActivityWithType, "scene:willContinueUserActivityWithType:", .sceneDelegate, .arriving,
      since: Version(13)),
    CallbackInfo(
      .sceneContinueUserActivity, "scene:continueUserActivity:", swift: "scene(_:continue:)", .sceneDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .windowScenePerformActionForShortcutItemCompletionHandler,
      "windowScene:performActionForShortcutItem:completionHandler:",
      swift: "windowScene(_:performActionFor:completionHandler:)", .windowSceneDelegate, .arriving,
      since: Version(13)),
    CallbackInfo(
      .windowSceneDidUpdateCoordinateSpaceInterfaceOrientationTraitCollection,
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      swift: "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", .windowSceneDelegate, .rotation,
      since: Version(13), deprecated: Version(26)),
    CallbackInfo(
      .windowSceneDidUpdateEffectiveGeometry, "windowScene:didUpdateEffectiveGeometry:", .windowSceneDelegate,
      .rotation, since: Version(26)),
    CallbackInfo(
      .templateApplicationSceneDidConnectInterfaceController,
      "templateApplicationScene:didConnectInterfaceController:", swift: "templateApplicationScene(_:didConnect:)",
      .carPlaySceneDelegate, .scenes, since: Version(14)),
    CallbackInfo(
      .templateApplicationSceneDidDisconnectInterfaceController,
      "templateApplicationScene:didDisconnectInterfaceController:", .carPlaySceneDelegate, .scenes,
      since: Version(14)),
  ]
}

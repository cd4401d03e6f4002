extension AppCatalog {
  static let restoration: [CallbackInfo] = [
    CallbackInfo(
      .applicationShouldSaveApplicationState, "application:shouldSaveApplicationState:",
      "application(_:shouldSaveApplicationState:)", .applicationDelegate, .restoration, .query,
      since: Version(6),
      deprecated: Version(13, 2)),
    CallbackInfo(
      .applicationShouldRestoreApplicationState, "application:shouldRestoreApplicationState:",
      "application(_:shouldRestoreApplicationState:)", .applicationDelegate, .restoration, .query,
      since: Version(6),
      deprecated: Version(13, 2)),
    CallbackInfo(
      .applicationWillEncodeRestorableStateWithCoder, "application:willEncodeRestorableStateWithCoder:",
      "application(_:willEncodeRestorableStateWith:)", .applicationDelegate, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationDidDecodeRestorableStateWithCoder, "application:didDecodeRestorableStateWithCoder:",
      "application(_:didDecodeRestorableStateWith:)", .applicationDelegate, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationViewControllerWithRestorationIdentifierPathCoder,
      "application:viewControllerWithRestorationIdentifierPath:coder:",
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)", .applicationDelegate,
      .restoration, .query, since: Version(6)),
    CallbackInfo(
      .encodeRestorableStateWithCoder, "encodeRestorableStateWithCoder:", "encodeRestorableState(with:)",
      .viewController, .restoration, since: Version(6)),
    CallbackInfo(
      .decodeRestorableStateWithCoder, "decodeRestorableStateWithCoder:", "decodeRestorableState(with:)",
      .viewController, .restoration, since: Version(6)),
    CallbackInfo(
      .applicationFinishedRestoringState, "applicationFinishedRestoringState",
      "applicationFinishedRestoringState()", .viewController, .restoration, since: Version(7)),
    CallbackInfo(
      .stateRestorationActivityForScene, "stateRestorationActivityForScene:",
      "stateRestorationActivity(for:)", .sceneDelegate, .restoration, .query, since: Version(13)),
    CallbackInfo(
      .sceneRestoreInteractionStateWithUserActivity, "scene:restoreInteractionStateWithUserActivity:",
      "scene(_:restoreInteractionStateWith:)", .sceneDelegate, .restoration, since: Version(15)),
  ]

  static let scenes: [CallbackInfo] = [
    CallbackInfo(
      .applicationConfigurationForConnectingSceneSessionOptions,
      "application:configurationForConnectingSceneSession:options:",
      "application(_:configurationForConnecting:options:)", .applicationDelegate, .scenes, .query,
      since: Version(13)),
    CallbackInfo(
      .applicationDidDiscardSceneSessions, "application:didDiscardSceneSessions:",
      "application(_:didDiscardSceneSessions:)", .applicationDelegate, .scenes, since: Version(13)),
    CallbackInfo(
      .sceneWillConnectToSessionOptions, "scene:willConnectToSession:options:",
      "scene(_:willConnectTo:options:)", .sceneDelegate, .scenes, since: Version(13)),
    CallbackInfo(
      .sceneDidDisconnect, "sceneDidDisconnect:", "sceneDidDisconnect(_:)", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneWillEnterForeground, "sceneWillEnterForeground:", "sceneWillEnterForeground(_:)",
      .sceneDelegate, .scenes, since: Version(13)),
    CallbackInfo(
      .sceneDidBecomeActive, "sceneDidBecomeActive:", "sceneDidBecomeActive(_:)", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneWillResignActive, "sceneWillResignActive:", "sceneWillResignActive(_:)", .sceneDelegate, .scenes,
      since: Version(13)),
    CallbackInfo(
      .sceneDidEnterBackground, "sceneDidEnterBackground:", "sceneDidEnterBackground(_:)", .sceneDelegate,
      .scenes, since: Version(13)),
    CallbackInfo(
      .sceneOpenURLContexts, "scene:openURLContexts:", "scene(_:openURLContexts:)", .sceneDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .sceneWillContinueUserActivityWithType, "scene:willContinueUserActivityWithType:",
      "scene(_:willContinueUserActivityWithType:)", .sceneDelegate, .arriving, since: Version(13)),
    CallbackInfo(
      .sceneContinueUserActivity, "scene:continueUserActivity:", "scene(_:continue:)", .sceneDelegate,
      .arriving, since: Version(13)),
    CallbackInfo(
      .windowScenePerformActionForShortcutItemCompletionHandler,
      "windowScene:performActionForShortcutItem:completionHandler:",
      "windowScene(_:performActionFor:completionHandler:)", .windowSceneDelegate, .arriving,
      since: Version(13)),
    CallbackInfo(
      .windowSceneDidUpdateCoordinateSpaceInterfaceOrientationTraitCollection,
      "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", .windowSceneDelegate, .rotation,
      since: Version(13), deprecated: Version(26)),
    CallbackInfo(
      .windowSceneDidUpdateEffectiveGeometry, "windowScene:didUpdateEffectiveGeometry:",
      "windowScene(_:didUpdateEffectiveGeometry:)", .windowSceneDelegate, .rotation, since: Version(26)),
    CallbackInfo(
      .templateApplicationSceneDidConnectInterfaceController,
      "templateApplicationScene:didConnectInterfaceController:", "templateApplicationScene(_:didConnect:)",
      .carPlaySceneDelegate, .scenes, since: Version(14)),
    CallbackInfo(
      .templateApplicationSceneDidDisconnectInterfaceController,
      "templateApplicationScene:didDisconnectInterfaceController:",
      "templateApplicationScene(_:didDisconnectInterfaceController:)", .carPlaySceneDelegate, .scenes,
      since: Version(14)),
  ]
}

extension CallbackMeaning {
  static let scenes: KeyValuePairs<Callback, StaticString> = [
    .applicationConfigurationForConnectingSceneSessionOptions:
      "Asks for the configuration of a scene session that is new to UIKit: which classes, which storyboard.",
    .applicationDidDiscardSceneSessions: """
    The user closed scenes for good; sessions discarded while the application was not running are \
    reported after the next launch.
    """,
    .sceneWillConnectToSessionOptions: """
    A scene is being connected, new or restored; a window made in code is set up here, and what a cold \
    launch brought lies in the options.
    """,
    .sceneDidDisconnect: """
    The system has let go of the scene, some time after it went to the background or because it was \
    closed; its session may connect again.
    """,
    .sceneWillEnterForeground: """
    The scene is about to be on screen: on its way back from the background, and also when it connects \
    for the first time.
    """,
    .sceneDidBecomeActive: "The scene has gone from inactive to active and gets events now.",
    .sceneWillResignActive: """
    The scene is about to stop getting events, because of an interruption or on its way to the \
    background.
    """,
    .sceneDidEnterBackground:
      "The scene is no longer on screen and should save what it must; the system may disconnect it later.",
    .sceneOpenURLContexts: """
    Hands over URLs to a scene that is already connected; those of a cold launch come in the connection \
    options instead.
    """,
    .sceneWillContinueUserActivityWithType: """
    Announces that an activity will be handed over to a connected scene, while its data may still be on \
    the way.
    """,
    .sceneContinueUserActivity:
      "Hands over an activity, such as a universal link, to a scene that is already connected.",
    .stateRestorationActivityForScene:
      "Asks, after the scene went to the background, for an activity that describes its state.",
    .sceneRestoreInteractionStateWithUserActivity:
      "The scene is connected and its views are set up, so what the user was doing can be brought back.",
    .windowScenePerformActionForShortcutItemCompletionHandler: """
    The user chose a quick action on the icon while the scene was connected; at a cold launch it comes \
    in the connection options instead.
    """,
    .windowSceneDidUpdateCoordinateSpaceInterfaceOrientationTraitCollection:
      "The size, the orientation or the traits of the scene have changed; it gets the old ones.",
    .windowSceneDidUpdateEffectiveGeometry:
      "The scene has another size or orientation, or is on another screen; it gets the old geometry.",
    .templateApplicationSceneDidConnectInterfaceController: """
    CarPlay has connected a scene in the car, whose root template is set before this returns; navigation \
    apps have a variant with a window.
    """,
    .templateApplicationSceneDidDisconnectInterfaceController:
      "CarPlay has disconnected its scene; what the app kept of the interface controller goes now.",
  ]
}

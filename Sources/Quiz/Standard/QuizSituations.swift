import LifecycleEngine

/// Situations for questions beside those of `CanonicalRuns`: older versions, and what is only posted.
enum QuizSituations {
  static let scenarios = (texts + ofCalls + ofRareCalls + ofInput).map { ScenarioParser.parse(Array($0.utf8)).scenario }

  private static let texts = [
    """
    ios: 2...3
    root: A
    log: all

    launch
    open url
    home
    """,
    """
    ios: 4...8
    life-cycle: app
    root: A
    log: AppDelegate.application:handleOpenURL:, AppDelegate.application:didReceiveRemoteNotification:, all

    launch
    notification arrives
    home
    tap notification
    open url
    """,
    """
    ios: 4...7
    root: nav(A)
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, shouldAutorotate, supportedInterfaceOrientations, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch
    rotate
    """,
    """
    ios: 8...15
    root: A
    log: shouldAutorotate, supportedInterfaceOrientations, viewWillTransitionToSize:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch
    rotate
    """,
    """
    ios: 4...
    life-cycle: app
    root: A
    log: notification, AppDelegate.applicationWillResignActive:, AppDelegate.applicationDidEnterBackground:, AppDelegate.applicationWillEnterForeground:, AppDelegate.applicationDidBecomeActive:, AppDelegate.application:didFinishLaunchingWithOptions:

    launch
    home
    open
    memory warning
    """,
    """
    ios: 4...
    life-cycle: app
    root: A
    log: notification, AppDelegate.applicationWillTerminate:, AppDelegate.applicationWillResignActive:

    launch
    memory warning
    terminate
    """,
    """
    ios: 13...
    life-cycle: scene
    root: A
    log: notification, SceneDelegate.sceneWillResignActive:, SceneDelegate.sceneDidEnterBackground:, SceneDelegate.sceneWillEnterForeground:, SceneDelegate.sceneDidBecomeActive:, SceneDelegate.scene:willConnectToSession:options:

    launch
    home
    open
    """,
    """
    ios: 13...
    life-cycle: scene
    device: pad
    root: A
    log: notification, SceneDelegate.sceneDidDisconnect:, SceneDelegate.sceneWillResignActive:, SceneDelegate.sceneDidBecomeActive:

    launch
    new window W
    close window W
    """,
    """
    ios: 5...
    root: A
    log: all

    launch
    add child C to A
    transition from C to D
    """,
    """
    ios: 3...
    root: A
    window: code
    log: becomeKeyWindow, notification, AppDelegate.application:didFinishLaunchingWithOptions:, A.viewDidLoad, A.viewWillAppear:, A.viewDidAppear:

    launch
    """,
  ]
}

extension RuleCase {
  /// Scenes.
  static let scenes = table(
    """
    ## a cold launch, storyboard window
    ios: 13...
    root: A
    log: application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, initWithCoder, awakeFromNib, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, notification

    launch => AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions:
      => notification.UIApplicationDidFinishLaunchingNotification
      => AppDelegate.application:configurationForConnectingSceneSession:options: A.initWithCoder: A.awakeFromNib
      => SceneDelegate.scene:willConnectToSession:options: notification.UISceneWillConnectNotification A.LV A.VDL
      => A.VWA notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => SceneDelegate.sceneWillEnterForeground: notification.UISceneWillEnterForegroundNotification
      => notification.UIApplicationWillEnterForegroundNotification
      => SceneDelegate.sceneDidBecomeActive: notification.UISceneDidActivateNotification
      => notification.UIApplicationDidBecomeActiveNotification A.VIA A.VWL A.VDLS A.VDA

    ## a cold launch, window made in code
    ios: 13...
    window: code
    root: A
    log: application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, init, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear

    launch => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: A.init A.LV A.VDL A.VWA
      => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: A.VIA A.VDA

    ## a session that the system knows is not configured again
    ios: 13...
    root: A

    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: A.VDL A.VWA SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive: A.VDA
    crash =>
    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: SceneDelegate.scene:willConnectToSession:options:
      => A.VDL A.VWA SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: A.VDA

    ## with scenes the delegate's four methods are not called, the notifications are
    ios: 13...
    root: A
    log: applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, notification

    launch => notification.UIApplicationDidFinishLaunchingNotification notification.UISceneWillConnectNotification
      => notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => SceneDelegate.sceneWillEnterForeground: notification.UISceneWillEnterForegroundNotification
      => notification.UIApplicationWillEnterForegroundNotification SceneDelegate.sceneDidBecomeActive:
      => notification.UISceneDidActivateNotification notification.UIApplicationDidBecomeActiveNotification
    home => SceneDelegate.sceneWillResignActive: notification.UISceneWillDeactivateNotification
      => notification.UIApplicationWillResignActiveNotification SceneDelegate.sceneDidEnterBackground:
      => notification.UISceneDidEnterBackgroundNotification notification.UIApplicationDidEnterBackgroundNotification
    open => SceneDelegate.sceneWillEnterForeground: notification.UISceneWillEnterForegroundNotification
      => notification.UIApplicationWillEnterForegroundNotification SceneDelegate.sceneDidBecomeActive:
      => notification.UISceneDidActivateNotification notification.UIApplicationDidBecomeActiveNotification

    ## what covers, what sends to the background
    ios: 13...
    root: A
    log: sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, stateRestorationActivityForScene:

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      => SceneDelegate.stateRestorationActivityForScene:
    open => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    app switcher => SceneDelegate.sceneWillResignActive:
    back to app => SceneDelegate.sceneDidBecomeActive:
    control center => SceneDelegate.sceneWillResignActive:
    close => SceneDelegate.sceneDidBecomeActive:
    alert => SceneDelegate.sceneWillResignActive:
    close => SceneDelegate.sceneDidBecomeActive:
    lock => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      => SceneDelegate.stateRestorationActivityForScene:
    unlock => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    app switcher => SceneDelegate.sceneWillResignActive:
    switch to app Other => SceneDelegate.sceneDidEnterBackground: SceneDelegate.stateRestorationActivityForScene:

    ## a call covers the screen
    ios: 13
    root: A
    log: sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    call arrives => SceneDelegate.sceneWillResignActive:
    call declined => SceneDelegate.sceneDidBecomeActive:
    call arrives => SceneDelegate.sceneWillResignActive:
    call accepted => SceneDelegate.sceneDidEnterBackground:
    call ends => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:

    ## a call is a banner until it is answered
    ios: 14...
    root: A
    log: sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    call arrives =>
    call declined =>
    call arrives =>
    call accepted => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
    call ends => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:

    ## killed
    ios: 14...
    root: A
    log: sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, application:didDiscardSceneSessions:, applicationWillTerminate, application:didFinishLaunchingWithOptions:, scene:willConnectToSession:options:, application:configurationForConnectingSceneSession:options:, viewWillDisappear, viewDidDisappear

    launch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    kill => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidDisconnect:
      => AppDelegate.application:didDiscardSceneSessions: AppDelegate.applicationWillTerminate:
    launch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
    kill => SceneDelegate.sceneDidDisconnect: AppDelegate.application:didDiscardSceneSessions:
      => AppDelegate.applicationWillTerminate:
    launch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
    suspend =>
    kill =>
    launch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:didDiscardSceneSessions:
      => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:

    ## killed on a pad
    ios: 14...
    device: pad
    root: A
    log: sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, application:didDiscardSceneSessions:, applicationWillTerminate

    launch =>
    kill => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidDisconnect:
      => AppDelegate.application:didDiscardSceneSessions: AppDelegate.applicationWillTerminate:

    ## killed on a pad with several windows
    ios: 14...
    device: pad
    plist: UIApplicationSupportsMultipleScenes
    root: A
    log: sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, application:didDiscardSceneSessions:, applicationWillTerminate

    launch =>
    kill => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      => AppDelegate.applicationWillTerminate:

    ## two windows
    ios: 13...
    device: pad
    plist: UIApplicationSupportsMultipleScenes
    root: A
    log: application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, application:didDiscardSceneSessions:

    launch => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    new window W2 => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneWillResignActive:
      => SceneDelegate.sceneDidEnterBackground: SceneDelegate.sceneDidEnterBackground:
    activate window W2 => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    close window W2 => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      => SceneDelegate.sceneDidDisconnect: AppDelegate.application:didDiscardSceneSessions:
    open => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:

    ## a cold launch by a URL, a link, a notification
    ios: 13...
    root: A
    log: application:didFinishLaunchingWithOptions:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, scene:openURLContexts:, scene:continueUserActivity:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:

    launch by url => AppDelegate.application:didFinishLaunchingWithOptions:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    crash =>
    launch by universal link => AppDelegate.application:didFinishLaunchingWithOptions:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    crash =>
    launch by notification => AppDelegate.application:didFinishLaunchingWithOptions:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => SceneDelegate.sceneDidBecomeActive:

    ## warm
    ios: 13...
    root: A
    log: sceneWillEnterForeground, sceneDidBecomeActive, scene:openURLContexts:, scene:willContinueUserActivityWithType:, scene:continueUserActivity:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    open url => SceneDelegate.scene:openURLContexts:
    home =>
    open url => SceneDelegate.sceneWillEnterForeground: SceneDelegate.scene:openURLContexts:
      => SceneDelegate.sceneDidBecomeActive:
    home =>
    open universal link => SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.scene:willContinueUserActivityWithType: SceneDelegate.scene:continueUserActivity:
      => SceneDelegate.sceneDidBecomeActive:
    home =>
    tap notification => SceneDelegate.sceneWillEnterForeground:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => SceneDelegate.sceneDidBecomeActive:

    ## a launch into the background connects no scene
    ios: 13...
    root: A
    log: application:didFinishLaunchingWithOptions:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, application:performFetchWithCompletionHandler:, viewDidLoad, viewWillAppear, viewDidAppear

    launch by fetch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:performFetchWithCompletionHandler:
    open => SceneDelegate.scene:willConnectToSession:options: A.VDL A.VWA SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive: A.VDA

    ## no appearance callbacks from outside
    ios: 13...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    home =>
    open =>
    app switcher =>
    back to app =>
    lock =>
    unlock =>
    memory warning =>
    """, log: Log.app)
}

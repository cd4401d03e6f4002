extension RuleCase {
  /// Windows, scenes, background time, what starts a process.
  static let process = table(
    """
    ## a task that stays open ends the process without a word
    ios: 4...12
    root: A
    log: expirationHandler, applicationWillTerminate

    launch =>
    begin background task T =>
    home =>
    background time ends => T.expirationHandler
      = app.state is not running

    ## the handler ends its task, and the app is suspended
    ios: 4...
    root: A
    when T.expirationHandler: end background task T
    log: expirationHandler

    launch =>
    begin background task T; begin background task U; end background task U =>
    home =>
    background time ends => T.expirationHandler
      = app.state is suspended

    ## the last task ends in the background
    ios: 4...12
    root: A
    log: applicationWillEnterForeground, applicationDidBecomeActive

    launch => AppDelegate.applicationDidBecomeActive:
    begin background task T =>
    home =>
    end background task T =>
      = app.state is suspended
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:

    ## a window above, which is key and then goes
    ios: 8...12
    root: A
    log: window.becomeKeyWindow, window.resignKeyWindow, W2.becomeKeyWindow, W2.resignKeyWindow, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, notification.UIWindowDidBecomeVisibleNotification, notification.UIWindowDidBecomeHiddenNotification

    launch => A.VWA notification.UIWindowDidBecomeVisibleNotification window.becomeKeyWindow A.VDA
    show window W2 at level 2000 => notification.UIWindowDidBecomeVisibleNotification window.resignKeyWindow
      => W2.becomeKeyWindow
      = W2.isKey
      = not window.isKey
    W2 set root B => B.VWA B.VDA
    hide window W2 => B.VWD B.VDD notification.UIWindowDidBecomeHiddenNotification W2.resignKeyWindow
      => window.becomeKeyWindow
      = window.isKey
    show window W2 at level 2000 => B.VWA notification.UIWindowDidBecomeVisibleNotification window.resignKeyWindow
      => W2.becomeKeyWindow B.VDA

    ## another root controller
    ios: 11...12
    root: nav(A)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VDL A.VWA A.VDA
    push B => B.VDL A.VWD B.VWA A.VDD B.VDA
    set root C => C.VDL B.VWD C.VWA B.VDD C.VDA A.dealloc B.dealloc
      = C.state is appeared

    ## a scene that the system took back connects again, without being configured
    ios: 13...
    root: A
    log: application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, sceneDidDisconnect, viewDidLoad, viewWillDisappear, dealloc

    launch => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: A.VDL SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    home =>
    disconnect window window => SceneDelegate.sceneDidDisconnect: A.dealloc
    open => SceneDelegate.scene:willConnectToSession:options: A.VDL SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:

    ## the last window is closed
    ios: 13...
    device: pad
    root: A
    log: sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, application:didDiscardSceneSessions:, applicationWillTerminate

    launch =>
    close window window => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      => SceneDelegate.sceneDidDisconnect: AppDelegate.application:didDiscardSceneSessions:
      => AppDelegate.applicationWillTerminate:
      = app.state is not running

    ## an app that was left before the lock stays where it is
    ios: 5...12
    root: A
    log: applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationDidBecomeActive

    launch => AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    lock =>
    unlock =>
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
    lock => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    unlock => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:

    ## after a kill by the user nothing but the user starts the app
    ios: 7...12
    plist: UIBackgroundModes remote-notification
    root: A
    log: application:didFinishLaunchingWithOptions:, application:didReceiveRemoteNotification:fetchCompletionHandler:

    launch => AppDelegate.application:didFinishLaunchingWithOptions:
    kill =>
    notification arrives =>
    fetch =>
    launch => AppDelegate.application:didFinishLaunchingWithOptions:
    home =>
    suspend =>
    out of memory =>
    notification arrives => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:didReceiveRemoteNotification:fetchCompletionHandler:

    ## a method that the version does not know takes nothing from the one that it knows
    ios: 6...9
    root: A
    log: application:didReceiveRemoteNotification:, userNotificationCenter:willPresentNotification:withCompletionHandler:

    launch =>
    notification arrives => AppDelegate.application:didReceiveRemoteNotification:

    ## state restoration is the application's, and an app with scenes has none
    ios: 13...
    root: nav(A)
    log: application:shouldSaveApplicationState:, application:shouldRestoreApplicationState:, application:didDecodeRestorableStateWithCoder:, encodeRestorableStateWithCoder:, decodeRestorableStateWithCoder:

    launch =>
    home =>
    out of memory =>
    launch =>

    ## an app with the method for local notifications
    ios: 4...9
    root: A
    log: applicationWillEnterForeground, application:didReceiveLocalNotification:, applicationDidBecomeActive

    launch by notification => AppDelegate.applicationDidBecomeActive:
    home =>
    tap notification => AppDelegate.applicationWillEnterForeground:
      => AppDelegate.application:didReceiveLocalNotification: AppDelegate.applicationDidBecomeActive:
    notification arrives => AppDelegate.application:didReceiveLocalNotification:

    ## the state comes back between the two launch methods
    ios: 6...12
    root: A
    log: application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, application:shouldSaveApplicationState:, application:willEncodeRestorableStateWithCoder:, application:shouldRestoreApplicationState:, application:didDecodeRestorableStateWithCoder:

    launch => AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions:
    home => AppDelegate.application:shouldSaveApplicationState:
      => AppDelegate.application:willEncodeRestorableStateWithCoder:
    suspend =>
    out of memory =>
    launch => AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:shouldRestoreApplicationState:
      => AppDelegate.application:didDecodeRestorableStateWithCoder:
      => AppDelegate.application:didFinishLaunchingWithOptions:
    kill => AppDelegate.application:shouldSaveApplicationState:
      => AppDelegate.application:willEncodeRestorableStateWithCoder:
    launch => AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions:

    ## the state of each controller, parents before children
    ios: 7...12
    root: nav(A)
    log: application:shouldSaveApplicationState:, application:shouldRestoreApplicationState:, application:didDecodeRestorableStateWithCoder:, application:didFinishLaunchingWithOptions:, A.viewDidLoad, Nav.encodeRestorableStateWithCoder:, Nav.decodeRestorableStateWithCoder:, A.encodeRestorableStateWithCoder:, A.decodeRestorableStateWithCoder:, A.applicationFinishedRestoringState

    launch
    home => AppDelegate.application:shouldSaveApplicationState: Nav.encodeRestorableStateWithCoder:
      => A.encodeRestorableStateWithCoder:
    out of memory =>
    launch => AppDelegate.application:shouldRestoreApplicationState: Nav.decodeRestorableStateWithCoder: A.VDL
      => A.decodeRestorableStateWithCoder: AppDelegate.application:didDecodeRestorableStateWithCoder:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.applicationFinishedRestoringState

    ## presented in the next turn, viewDidLoad is not too early any more
    ios: 13...
    root: A
    when A.viewDidLoad: call super; async present B as fullScreen
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VDL A.VWA A.VDA B.VDL A.VWD B.VWA B.VDA A.VDD

    ## the plain variant hears nothing of the launch
    ios: 3...9
    root: A
    log: application:didReceiveRemoteNotification:, applicationDidBecomeActive

    launch by notification => AppDelegate.applicationDidBecomeActive:
    tap notification => AppDelegate.application:didReceiveRemoteNotification:

    ## a notification needs no receiver
    ios: 4...12
    root: A
    log: UIApplicationDidBecomeActiveNotification, UIApplicationWillResignActiveNotification

    launch
      > UIApplicationDidBecomeActiveNotification
    alert
      > UIApplicationWillResignActiveNotification
    close
      > notification UIApplicationDidBecomeActiveNotification

    ## the answer to a registration comes in a later turn
    ios: 8...
    root: A
    when AppDelegate.application:didFinishLaunchingWithOptions:: register for remote notifications
    log: application:didFinishLaunchingWithOptions:, application:didRegisterForRemoteNotificationsWithDeviceToken:, application:didFailToRegisterForRemoteNotificationsWithError:, viewDidLoad, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VDA
      => AppDelegate.application:didRegisterForRemoteNotificationsWithDeviceToken:
    fail to register for remote notifications
      => AppDelegate.application:didFailToRegisterForRemoteNotificationsWithError:

    ## a task of the scheduler launches the app in the background
    ios: 13...
    root: A
    log: application:didFinishLaunchingWithOptions:, backgroundTaskLaunchHandler, backgroundTaskExpirationHandler, scene:willConnectToSession:options:

    launch by background refresh
      > AppDelegate application:didFinishLaunchingWithOptions: [background]
      > AppDelegate backgroundTaskLaunchHandler [background]
    background refresh expires => AppDelegate.backgroundTaskExpirationHandler
      = app.state is suspended
    background refresh => AppDelegate.backgroundTaskLaunchHandler
    open => SceneDelegate.scene:willConnectToSession:options:
    kill =>
    background refresh =>

    ## one that the system has removed is launched for it
    ios: 13...
    root: A
    log: application:didFinishLaunchingWithOptions:, backgroundTaskLaunchHandler

    launch => AppDelegate.application:didFinishLaunchingWithOptions:
    home =>
    suspend =>
    out of memory =>
    background refresh => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.backgroundTaskLaunchHandler
    """, log: Log.controllers)
}

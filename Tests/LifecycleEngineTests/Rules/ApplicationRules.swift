extension RuleCase {
  /// Launching and the states of an app without scenes.
  static let application = table(
    """
    ## launching without scenes, storyboard window
    ios: 2
    life-cycle: app
    root: A

    launch => main AppDelegate.applicationDidFinishLaunching: A.VDL A.VWA AppDelegate.applicationDidBecomeActive:
      => A.VDA

    ## launching without scenes, storyboard window
    ios: 3...5
    life-cycle: app
    root: A

    launch => main AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA
      => AppDelegate.applicationDidBecomeActive: A.VDA

    ## launching without scenes, storyboard window
    ios: 6...7
    life-cycle: app
    root: A

    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA AppDelegate.applicationDidBecomeActive:
      => A.VDA

    ## launching without scenes, storyboard window
    ios: 9...10
    life-cycle: app
    root: A

    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA AppDelegate.applicationDidBecomeActive:
      => A.VDA

    ## launching without scenes, storyboard window
    ios: 8
    life-cycle: app
    root: A

    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA A.VDA
      => AppDelegate.applicationDidBecomeActive:

    ## launching without scenes, storyboard window
    ios: 11...
    life-cycle: app
    root: A

    launch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA A.VDA
      => AppDelegate.applicationDidBecomeActive:

    ## launching without scenes, window made in code, with notifications
    ios: 4...7
    life-cycle: app
    window: code
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, loadView, viewDidLoad, viewWillAppear, viewDidAppear, init, initWithCoder, notification

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.init A.LV A.VDL A.VWA
      => notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => notification.UIApplicationDidFinishLaunchingNotification AppDelegate.applicationDidBecomeActive:
      => notification.UIApplicationDidBecomeActiveNotification A.VDA

    ## launching without scenes, window made in code, with notifications
    ios: 9...10
    life-cycle: app
    window: code
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, loadView, viewDidLoad, viewWillAppear, viewDidAppear, init, initWithCoder, notification

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.init A.LV A.VDL A.VWA
      => notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => notification.UIApplicationDidFinishLaunchingNotification AppDelegate.applicationDidBecomeActive:
      => notification.UIApplicationDidBecomeActiveNotification A.VDA

    ## launching without scenes, window made in code, with notifications
    ios: 8
    life-cycle: app
    window: code
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, loadView, viewDidLoad, viewWillAppear, viewDidAppear, init, initWithCoder, notification

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.init A.LV A.VDL A.VWA
      => notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => notification.UIApplicationDidFinishLaunchingNotification A.VDA AppDelegate.applicationDidBecomeActive:
      => notification.UIApplicationDidBecomeActiveNotification

    ## launching without scenes, window made in code, with notifications
    ios: 11...
    life-cycle: app
    window: code
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, loadView, viewDidLoad, viewWillAppear, viewDidAppear, init, initWithCoder, notification

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.init A.LV A.VDL A.VWA
      => notification.UIWindowDidBecomeVisibleNotification notification.UIWindowDidBecomeKeyNotification
      => notification.UIApplicationDidFinishLaunchingNotification A.VDA AppDelegate.applicationDidBecomeActive:
      => notification.UIApplicationDidBecomeActiveNotification

    ## the root of a navigation controller and becoming active
    ios: 5...7
    life-cycle: app
    root: nav(A)
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA
      => AppDelegate.applicationDidBecomeActive: A.VDA

    ## the root of a navigation controller and becoming active
    ios: 8
    life-cycle: app
    root: nav(A)
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA A.VDA
      => AppDelegate.applicationDidBecomeActive:

    ## the root of a navigation controller and becoming active
    ios: 11...
    life-cycle: app
    root: nav(A)
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA A.VDA
      => AppDelegate.applicationDidBecomeActive:

    ## the root of a navigation controller and becoming active
    ios: 9...10
    life-cycle: app
    root: nav(A)
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive: A.VDL
      => A.VWA A.VDA

    ## the plain form only where the long one is absent
    ios: 3...
    life-cycle: app
    root: A
    log: applicationDidFinishLaunching:, applicationDidBecomeActive

    launch => AppDelegate.applicationDidFinishLaunching: AppDelegate.applicationDidBecomeActive:

    ## a refused URL
    ios: 9...
    life-cycle: app
    root: A
    when AppDelegate.application:didFinishLaunchingWithOptions:: return NO
    log: application:didFinishLaunchingWithOptions:, application:openURL:options:, applicationDidBecomeActive

    launch by url => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:

    ## states during a launch
    ios: 6...
    life-cycle: app
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationWillEnterForeground, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
      = app.state is active
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
      = app.state is background
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
      = app.state is active
    home; suspend => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
      = app.state is suspended

    ## the notification centre
    ios: 5...10
    root: A
    log: applicationDidBecomeActive, applicationWillResignActive

    launch
    notification center => AppDelegate.applicationWillResignActive:
    close => AppDelegate.applicationDidBecomeActive:

    ## the notification centre, pulled down on 11 and 12
    ios: 11...12
    root: A
    log: applicationDidBecomeActive, applicationWillResignActive

    launch
    notification center => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidBecomeActive:
      => AppDelegate.applicationWillResignActive:
    close => AppDelegate.applicationDidBecomeActive:

    ## the control center
    ios: 7...12
    root: A
    log: applicationDidBecomeActive, applicationWillResignActive, viewWillDisappear, viewWillAppear

    launch => A.VWA AppDelegate.applicationDidBecomeActive:
    control center => AppDelegate.applicationWillResignActive:
    close => AppDelegate.applicationDidBecomeActive:

    ## home, switcher, back
    ios: 4...12
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
    app switcher => AppDelegate.applicationWillResignActive:
    back to app => AppDelegate.applicationDidBecomeActive:
    app switcher => AppDelegate.applicationWillResignActive:
    switch to app Other => AppDelegate.applicationDidEnterBackground:
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
    alert => AppDelegate.applicationWillResignActive:
    close => AppDelegate.applicationDidBecomeActive:
    call arrives => AppDelegate.applicationWillResignActive:
    call declined => AppDelegate.applicationDidBecomeActive:
    call arrives => AppDelegate.applicationWillResignActive:
    call accepted => AppDelegate.applicationDidEnterBackground:
    call ends => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:

    ## home ends the app
    ios: 2
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate

    launch => AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationWillTerminate:
    open => AppDelegate.applicationDidBecomeActive:

    ## home ends the app
    ios: 3
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationWillTerminate:
    open => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:

    ## the lock
    ios: 4
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    lock => AppDelegate.applicationWillResignActive:
    unlock => AppDelegate.applicationDidBecomeActive:

    ## the lock
    ios: 5...12
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    lock => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    unlock => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:

    ## exits on suspend
    ios: 4...12
    root: A
    plist: UIApplicationExitsOnSuspend
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate, viewWillDisappear, viewDidDisappear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground: A.VWD A.VDD
      => AppDelegate.applicationWillTerminate:
    open => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:

    ## ways to end
    ios: 4...12
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, applicationWillResignActive, applicationDidEnterBackground, applicationWillEnterForeground, applicationWillTerminate, viewWillDisappear, viewDidDisappear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    kill => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground: A.VWD A.VDD
      => AppDelegate.applicationWillTerminate:
    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    kill => A.VWD A.VDD AppDelegate.applicationWillTerminate:
    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
    suspend =>
    kill =>
    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    out of memory =>
    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    crash =>
    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    terminate => A.VWD A.VDD AppDelegate.applicationWillTerminate:

    ## URLs, links and notifications, warm
    ios: 10...12
    root: A
    log: applicationWillEnterForeground, applicationDidBecomeActive, application:openURL:options:, application:willContinueUserActivityWithType:, application:continueUserActivity:restorationHandler:, application:didReceiveRemoteNotification:fetchCompletionHandler:

    launch => AppDelegate.applicationDidBecomeActive:
    home =>
    open url => AppDelegate.applicationWillEnterForeground: AppDelegate.application:openURL:options:
      => AppDelegate.applicationDidBecomeActive:
    home =>
    open universal link => AppDelegate.applicationWillEnterForeground:
      => AppDelegate.application:willContinueUserActivityWithType:
      => AppDelegate.application:continueUserActivity:restorationHandler: AppDelegate.applicationDidBecomeActive:
    home =>
    tap notification => AppDelegate.applicationWillEnterForeground:
      => AppDelegate.application:didReceiveRemoteNotification:fetchCompletionHandler:
      => AppDelegate.applicationDidBecomeActive:
    open url => AppDelegate.application:openURL:options:

    ## URLs, links and notifications, cold
    ios: 10...12
    root: A
    log: application:didFinishLaunchingWithOptions:, applicationWillEnterForeground, applicationDidBecomeActive, application:openURL:options:, application:willContinueUserActivityWithType:, application:continueUserActivity:restorationHandler:, application:didReceiveRemoteNotification:fetchCompletionHandler:

    launch by url => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.application:openURL:options:
      => AppDelegate.applicationDidBecomeActive:
    crash =>
    launch by universal link => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:willContinueUserActivityWithType:
      => AppDelegate.application:continueUserActivity:restorationHandler: AppDelegate.applicationDidBecomeActive:
    crash =>
    launch by notification => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:didReceiveRemoteNotification:fetchCompletionHandler:
      => AppDelegate.applicationDidBecomeActive:

    ## the user notification delegate
    ios: 10...12
    root: A
    log: applicationWillEnterForeground, applicationDidBecomeActive, application:didFinishLaunchingWithOptions:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:, userNotificationCenter:willPresentNotification:withCompletionHandler:, application:didReceiveRemoteNotification:fetchCompletionHandler:

    launch => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.applicationDidBecomeActive:
    notification arrives => AppDelegate.userNotificationCenter:willPresentNotification:withCompletionHandler:
    home =>
    tap notification => AppDelegate.applicationWillEnterForeground:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => AppDelegate.applicationDidBecomeActive:
    crash =>
    launch by notification => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => AppDelegate.applicationDidBecomeActive:

    ## launches into the background
    ios: 7...12
    root: A

    launch by fetch => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA
      => AppDelegate.application:performFetchWithCompletionHandler: A.VDA
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
    crash =>
    launch by location => main AppDelegate.application:willFinishLaunchingWithOptions:
      => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA
      => AppDelegate.locationManager:didUpdateLocations: A.VDA
    home =>
    open => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:

    ## the state is saved where the app opts in
    ios: 6...12
    root: A
    log: applicationDidEnterBackground, application:shouldSaveApplicationState:, application:willEncodeRestorableStateWithCoder:

    launch =>
    home => AppDelegate.applicationDidEnterBackground: AppDelegate.application:shouldSaveApplicationState:
      => AppDelegate.application:willEncodeRestorableStateWithCoder:

    ## no appearance callbacks from outside
    ios: 4...12
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    home =>
    open =>
    app switcher =>
    back to app =>
    lock =>
    unlock =>
    alert =>
    close =>
    memory warning =>
    """, log: Log.app)
}

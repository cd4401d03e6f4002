extension OpenQuestion {
  /// Process, scenes, loading, appearance, containers.
  static let beforePresentation = """
    ## lockedBackgroundReportsInactive
    ios: 7
    root: A
    log: applicationDidEnterBackground

    launch =>
    lock
        > AppDelegate applicationDidEnterBackground: [background]
        ~ AppDelegate applicationDidEnterBackground: [inactive]

    ## sceneConnectsUnattached
    ios: 16
    root: A
    log: scene:willConnectToSession:options:, sceneWillEnterForeground

    launch
        > SceneDelegate scene:willConnectToSession:options: [unattached]
        ~ SceneDelegate scene:willConnectToSession:options: [foreground inactive]
        > SceneDelegate sceneWillEnterForeground: [unattached]
        ~ SceneDelegate sceneWillEnterForeground: [foreground inactive]

    ## nibNamedLikeViewFirst
    ios: 12
    root: A
    nibs: My(no view outlet), MyController
    controller B: from code; class MyController
    log: B.viewDidLoad

    launch =>
    load B.view
        > B viewDidLoad
        ~! loaded the "My" nib but the view outlet was not set

    ## unsetViewIsReplacedByPlain
    ios: 12
    root: A
    controller B: from code
    when B.loadView: nothing
    log: B.viewDidLoad

    launch =>
    load B.view => B.VDL
        = B.view is nil
        ~= B.isViewLoaded

    ## poppedLosesParentAtOnce
    ios: 12
    root: nav(A)
    log: viewWillDisappear

    launch =>
    push B => A.VWD
    swipe back begins => B.VWD
        = B.parent is Nav
        ~= B.parent is nil

    ## activatesBeforeFirstCommit
    ios: 12
    root: A
    log: viewWillAppear, viewDidAppear, applicationDidBecomeActive

    launch => A.VWA A.VDA AppDelegate.applicationDidBecomeActive:
      ~> A.VWA AppDelegate.applicationDidBecomeActive: A.VDA

    ## exitsOnSuspendThroughBackground
    ios: 12
    plist: UIApplicationExitsOnSuspend
    root: A
    log: applicationWillResignActive, applicationDidEnterBackground, applicationWillTerminate

    launch =>
    home => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidEnterBackground:
      => AppDelegate.applicationWillTerminate:
      ~> AppDelegate.applicationWillResignActive: AppDelegate.applicationWillTerminate:

    ## notificationCenterBounces
    ios: 12
    root: A
    log: applicationWillResignActive, applicationDidBecomeActive

    launch => AppDelegate.applicationDidBecomeActive:
    notification center => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidBecomeActive:
      => AppDelegate.applicationWillResignActive:
      ~> AppDelegate.applicationWillResignActive:
    close => AppDelegate.applicationDidBecomeActive:

    ## notificationResponseBeforeActive
    ios: 12
    root: A
    log: applicationWillEnterForeground, applicationDidBecomeActive, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:

    launch => AppDelegate.applicationDidBecomeActive:
    home =>
    tap notification => AppDelegate.applicationWillEnterForeground:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => AppDelegate.applicationDidBecomeActive:
      ~> AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
      ~> AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:

    ## coldTapReachesResponseDelegate
    ios: 14
    root: A
    log: scene:willConnectToSession:options:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:

    launch by notification => SceneDelegate.scene:willConnectToSession:options:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      ~> SceneDelegate.scene:willConnectToSession:options:

    ## protectedDataBeforeActive
    ios: 12
    root: A
    log: applicationWillEnterForeground, applicationDidBecomeActive, applicationProtectedDataDidBecomeAvailable:, applicationProtectedDataWillBecomeUnavailable:, applicationDidEnterBackground

    launch => AppDelegate.applicationDidBecomeActive:
    lock => AppDelegate.applicationDidEnterBackground: AppDelegate.applicationProtectedDataWillBecomeUnavailable:
    unlock => AppDelegate.applicationWillEnterForeground: AppDelegate.applicationProtectedDataDidBecomeAvailable:
      => AppDelegate.applicationDidBecomeActive:
      ~> AppDelegate.applicationWillEnterForeground: AppDelegate.applicationDidBecomeActive:
      ~> AppDelegate.applicationProtectedDataDidBecomeAvailable:

    ## expirationHandlersInBeginOrder
    ios: 12
    root: A
    log: expirationHandler
    when T1.expirationHandler: end background task T1
    when T2.expirationHandler: end background task T2

    launch =>
    begin background task T1; begin background task T2 =>
    home =>
    background time ends => T1.expirationHandler T2.expirationHandler
      ~> T2.expirationHandler T1.expirationHandler

    ## phoneKillEntersBackground
    ios: 16
    root: A
    log: sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, applicationWillTerminate

    launch =>
    kill => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidDisconnect:
      => AppDelegate.applicationWillTerminate:
      ~> SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      ~> AppDelegate.applicationWillTerminate:

    ## backgroundLaunchConnectsScene
    ios: 16
    root: A
    log: application:didFinishLaunchingWithOptions:, scene:willConnectToSession:options:, application:performFetchWithCompletionHandler:, sceneWillEnterForeground, sceneDidBecomeActive

    launch by fetch => AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:performFetchWithCompletionHandler:
      ~> AppDelegate.application:didFinishLaunchingWithOptions:
      ~> AppDelegate.application:performFetchWithCompletionHandler:
      ~> SceneDelegate.scene:willConnectToSession:options:
    open => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
      ~> SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:

    ## disconnectSendsDisappearance
    ios: 16
    root: A
    log: viewWillDisappear, viewDidDisappear, sceneDidDisconnect, dealloc
    device: pad

    launch =>
    home =>
    disconnect window window => SceneDelegate.sceneDidDisconnect: A.dealloc
      ~> A.VWD A.VDD SceneDelegate.sceneDidDisconnect: A.dealloc

    ## sceneColdLaunchPostsWillEnterForeground
    ios: 16
    root: A
    log: notification.UIApplicationWillEnterForegroundNotification, sceneWillEnterForeground

    launch => SceneDelegate.sceneWillEnterForeground: notification.UIApplicationWillEnterForegroundNotification
      ~> SceneDelegate.sceneWillEnterForeground:

    ## sceneDelegateBeforeNotification
    ios: 16
    root: A
    log: sceneDidBecomeActive, notification.UISceneDidActivateNotification

    launch => SceneDelegate.sceneDidBecomeActive: notification.UISceneDidActivateNotification
      ~> notification.UISceneDidActivateNotification SceneDelegate.sceneDidBecomeActive:

    ## sceneActiveBeforeLayout
    ios: 16
    root: A
    log: sceneWillEnterForeground, viewIsAppearing, viewWillLayoutSubviews, viewDidAppear, sceneDidBecomeActive

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: A.VIA A.VWL A.VDA
      ~> SceneDelegate.sceneWillEnterForeground: A.VIA A.VWL SceneDelegate.sceneDidBecomeActive: A.VDA

    ## unsetViewStillLoads
    ios: 12
    root: A
    controller B: from code
    when B.loadView: nothing
    log: B.viewDidLoad

    launch =>
    load B.view => B.VDL
      ~>

    ## storyboardCanvasDiffers
    ios: 10
    root: A
    view V: in A; constraints
    log: viewWillLayoutSubviews; exact layout

    launch => A.VWL A.VWL
      ~> A.VWL

    ## didAppearChildFirst
    ios: 12
    root: container(A)
    log: viewDidAppear

    launch => Container.VDA A.VDA
      ~> A.VDA Container.VDA

    ## isAppearingAgainOnReversal
    ios: 16
    root: nav(A)
    log: viewWillAppear, viewIsAppearing, viewDidAppear

    launch => A.VWA A.VIA A.VDA
    push B => B.VWA B.VIA B.VDA
    swipe back cancelled => A.VWA A.VIA B.VWA B.VDA
      ~> A.VWA A.VIA B.VWA B.VIA B.VDA

    ## pushLoadsBeforeDisappearing
    ios: 12
    root: nav(A)
    log: viewDidLoad, viewWillDisappear

    launch => A.VDL
    push B => B.VDL A.VWD
      ~> A.VWD B.VDL

    ## initialShowIsReportedTwice
    ios: 12
    root: nav(A)
    nav Nav: delegate D
    log: D.navigationController:didShowViewController:animated:

    launch => D.didShow(A)
      ~> D.didShow(A) D.didShow(A)

    ## returningNavigationReportsShow
    ios: 12
    root: tab(nav(A), nav(B))
    nav Nav: delegate D
    log: D.navigationController:didShowViewController:animated:

    launch => D.didShow(A)
    select B =>
    select A => D.didShow(A)
      ~>

    ## willShowAfterWillAppear
    ios: 12
    root: nav(A)
    nav Nav: delegate D
    log: viewWillAppear, D.navigationController:willShowViewController:animated:

    launch => A.VWA D.willShow(A)
      ~> D.willShow(A) A.VWA
    push B => B.VWA D.willShow(B)
      ~> D.willShow(B) B.VWA

    ## navigationRootMovesAtInit
    ios: 12
    root: nav(A)
    log: didMoveToParentViewController, viewDidAppear

    launch => A.DMP(Nav) A.VDA
      ~> A.VDA A.DMP(Nav)

    ## poppedMiddleSettlesInCall
    ios: 12
    root: nav(A)
    log: willMoveToParentViewController, didMoveToParentViewController, viewDidAppear, dealloc

    launch => A.WMP(Nav) A.DMP(Nav) A.VDA
    push B => B.WMP(Nav) B.VDA B.DMP(Nav)
    push C => C.WMP(Nav) C.VDA C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) B.dealloc A.VDA C.DMP(nil) C.dealloc
      ~> B.WMP(nil) C.WMP(nil) A.VDA B.DMP(nil) C.DMP(nil) B.dealloc C.dealloc

    ## didMoveBeforeDidShow
    ios: 12
    root: nav(A)
    nav Nav: delegate D
    log: didMoveToParentViewController, D.navigationController:didShowViewController:animated:

    launch => A.DMP(Nav) D.didShow(A)
    push B => B.DMP(Nav) D.didShow(B)
      ~> D.didShow(B) B.DMP(Nav)

    ## cancelledPopResendsMove
    ios: 12
    root: nav(A)
    log: willMoveToParentViewController, didMoveToParentViewController

    launch => A.WMP(Nav) A.DMP(Nav)
    push B => B.WMP(Nav) B.DMP(Nav)
    swipe back cancelled => B.WMP(nil)
      ~> B.WMP(nil) B.WMP(Nav) B.DMP(Nav)

    ## tabSelectReportedBeforeAppear
    ios: 12
    root: tab(A, B)
    tab Tab: delegate D
    log: viewDidAppear, D.tabBarController:didSelectViewController:

    launch => A.VDA
    select B => B.VDA D.tabBarController:didSelectViewController:(B)
      ~> D.tabBarController:didSelectViewController:(B) B.VDA

    ## tabLoadsSelectedWithItsView
    ios: 12
    root: tab(A, B)
    log: Tab.viewDidLoad, Tab.viewWillAppear, viewDidLoad, viewWillAppear

    launch => Tab.VDL Tab.VWA A.VDL A.VWA
      ~> Tab.VDL A.VDL Tab.VWA A.VWA

    ## rowOfMoreHearsOfTab
    ios: 17
    root: tab(A, B, C, D, E, F)
    log: E.willMoveToParentViewController, E.didMoveToParentViewController

    launch; select More => E.WMP(Tab) E.DMP(Tab)
    select E; pop unanimated => E.WMP(More) E.WMP(nil) E.DMP(nil)
      ~> E.DMP(nil) E.WMP(More) E.WMP(nil) E.DMP(nil) E.WMP(Tab) E.DMP(Tab)

    ## exchangedColumnsLeaveFirst
    ios: 17
    device: pad
    root: split(A, B)
    split Split: compact C
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA B.VWA A.VDA B.VDA
    resize window to 320 => C.VWA A.VWD A.VDD B.VWD B.VDD C.VDA
      ~> A.VWD A.VDD B.VWD B.VDD C.VWA C.VDA

    ## compactColumnIsProposed
    ios: 17
    device: pad
    root: split(A, B)
    split Split: delegate D; compact C
    log: C.viewWillAppear, D.splitViewController:topColumnForCollapsingToProposedTopColumn:

    launch =>
    resize window to 320 => D.splitViewController:topColumnForCollapsingToProposedTopColumn: C.VWA
      ~> C.VWA

    ## presentationStartsInCall
    ios: 12
    root: A
    log: viewWillAppear, return

    launch => A.VWA
    present B as fullScreen unanimated => return.present B.VWA
      ~> B.VWA return.present

    ## presentationBeginsBeforeDisappearance
    ios: 12
    root: A
    presentation B: controller P
    when P.shouldRemovePresentersView: return YES
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, presentationTransitionWillBegin, presentationTransitionDidEnd:, dismissalTransitionWillBegin, dismissalTransitionDidEnd:

    launch => A.VWA A.VDA
    present B as custom => P.presentationTransitionWillBegin A.VWD B.VWA B.VDA A.VDD P.presentationTransitionDidEnd:
      ~> A.VWD B.VWA P.presentationTransitionWillBegin B.VDA A.VDD P.presentationTransitionDidEnd:
    dismiss => P.dismissalTransitionWillBegin B.VWD A.VWA A.VDA B.VDD P.dismissalTransitionDidEnd:
    """
}

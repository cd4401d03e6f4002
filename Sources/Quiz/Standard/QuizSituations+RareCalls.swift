/// Situations for what is rarely used: containers' delegates, restoration, notifications of the user, presentation
/// controllers, the console. Between all situations every callback that is ever sent is asked about.
extension QuizSituations {
  static let ofRareCalls = [
    """
    ios: 6...7
    root: A
    log: shouldAutorotate, supportedInterfaceOrientations, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:

    launch
    rotate
    """,
    """
    ios: 8...15
    root: A
    log: shouldAutorotate, supportedInterfaceOrientations, willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, traitCollectionDidChange:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch
    rotate
    """,
    """
    ios: 11...12
    window: code
    root: nav(A)
    log: Nav.initWithRootViewController:, window.makeKeyAndVisible, A.viewDidLoad, A.viewWillAppear:, A.viewDidAppear:

    launch
    """,
    """
    ios: 5...
    root: A
    log: A.addChildViewController:, A.transitionFromViewController:toViewController:duration:options:animations:completion:, completion, willMoveToParentViewController:, didMoveToParentViewController:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    add child C to A
    transition from C to D
    """,
    """
    ios: 3...5
    root: A
    log: B.dismissModalViewControllerAnimated:, A.dismissModalViewControllerAnimated:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    present B
    dismiss
    """,
    """
    ios: 12...
    root: A
    log: window.becomeKeyWindow, window.resignKeyWindow, W2.becomeKeyWindow, W2.resignKeyWindow, viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    show window W2 at level 2000
    W2 set root O
    hide window W2
    """,
    """
    ios: 11...
    root: A
    view V: in A; frame 10 10 100 100
    log: window.sendEvent:, V.touchesBegan:withEvent:, V.touchesEnded:withEvent:

    launch
    tap V
    """,
    """
    ios: 8...12
    root: A
    log: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, completion, console

    launch
    present B
    dismiss; dismiss
    """,
    """
    ios: 7...12
    root: A
    log: applicationWillResignActive:, applicationDidEnterBackground:, applicationWillEnterForeground:, applicationDidBecomeActive:, applicationProtectedDataDidBecomeAvailable:, applicationProtectedDataWillBecomeUnavailable:

    launch
    lock
    unlock
    """,
    """
    ios: 4...9
    root: A
    log: applicationWillResignActive:, applicationDidEnterBackground:, applicationWillEnterForeground:, application:didReceiveLocalNotification:, applicationDidBecomeActive:

    launch
    home
    tap notification
    """,
    """
    ios: 10...12
    root: A
    log: applicationWillResignActive:, applicationDidEnterBackground:, applicationWillEnterForeground:, applicationDidBecomeActive:, application:didFinishLaunchingWithOptions:, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:, userNotificationCenter:willPresentNotification:withCompletionHandler:

    launch
    notification arrives
    home
    tap notification
    """,
    """
    ios: 7...12
    root: A
    log: application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, viewDidLoad, viewWillAppear:, locationManager:didUpdateLocations:, viewDidAppear:

    launch by location
    """,
    """
    ios: 6...12
    root: A
    log: application:willFinishLaunchingWithOptions:, application:didFinishLaunchingWithOptions:, application:shouldSaveApplicationState:, application:willEncodeRestorableStateWithCoder:, application:shouldRestoreApplicationState:, application:didDecodeRestorableStateWithCoder:, applicationDidEnterBackground:, applicationDidBecomeActive:

    launch
    home
    suspend
    out of memory
    launch
    """,
    """
    ios: 15...
    root: A
    log: scene:willConnectToSession:options:, scene:restoreInteractionStateWithUserActivity:, stateRestorationActivityForScene:, sceneWillEnterForeground:, sceneDidBecomeActive:, sceneDidEnterBackground:, sceneWillResignActive:

    launch
    home
    suspend
    out of memory
    open
    """,
    """
    ios: 6...
    root: nav(A)
    controller B: from storyboard
    segue A to B: push
    log: awakeFromNib, initWithCoder:, shouldPerformSegueWithIdentifier:sender:, prepareForSegue:sender:, canPerformUnwindSegueAction:fromViewController:sender:, canPerformUnwindSegueAction:fromViewController:withSender:, unwindAction:, viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    segue to B
    unwind to A
    """,
    """
    ios: 6...
    root: page(A, B, C)
    page Page: scroll; delegate D; data source S
    log: viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, D.pageViewController:willTransitionToViewControllers:, D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:, S.pageViewController:viewControllerAfterViewController:, S.pageViewController:viewControllerBeforeViewController:

    launch
    page forward
    page forward
    page back
    """,
    """
    ios: 8...
    root: split(nav(A), B)
    split Split: delegate D
    log: viewDidLoad, viewWillAppear:, viewDidAppear:, willMoveToParentViewController:, didMoveToParentViewController:, D.splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:

    launch
    """,
    """
    ios: 8...
    root: A
    presentation B: controller P
    when P.shouldRemovePresentersView: return YES
    log: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, P.shouldRemovePresentersView, presentationTransitionWillBegin, presentationTransitionDidEnd:, dismissalTransitionWillBegin, dismissalTransitionDidEnd:

    launch
    present B as custom
    dismiss
    """,
    """
    ios: 13...
    root: A
    presentation B: delegate D
    when D.presentationControllerShouldDismiss: return NO
    log: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, completion, D.presentationControllerShouldDismiss:, D.presentationControllerWillDismiss:, D.presentationControllerDidDismiss:, D.presentationControllerDidAttemptToDismiss:

    launch
    present B
    drag down; dismiss
    """,
    """
    ios: 5...
    root: A
    view V: in A; frame 0 0 100 100
    view W: in A; frame 0 200 100 100
    log: canBecomeFirstResponder, becomeFirstResponder, resignFirstResponder, canResignFirstResponder

    launch
    focus V
    focus W
    """,
    """
    ios: 13...
    root: nav(A)
    controller B: hosts Content
    log: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:, onAppear, onDisappear

    launch
    push B
    push C
    pop
    pop
    """,
  ]
}

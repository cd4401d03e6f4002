/// Situations in which calls are made that no default log shows: those of UIKit's own methods, of windows, links and
/// background work.
extension QuizSituations {
  static let ofCalls = [
    """
    ios: 5...
    root: nav(A)
    log: A.initWithCoder:, Nav.pushViewController:animated:, Nav.popViewControllerAnimated:, Nav.popToRootViewControllerAnimated:, Nav.popToViewController:animated:, Nav.setViewControllers:animated:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    push B
    push C
    pop
    push C
    pop to A
    set stack A, B
    pop to root
    """,
    """
    ios: 5...
    root: A
    log: A.addChildViewController:, B.removeFromParentViewController, B.willMoveToParentViewController:, B.didMoveToParentViewController:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    add child B to A
    remove child B
    """,
    """
    ios: 5...
    root: A
    log: A.addChildViewController:, A.transitionFromViewController:toViewController:duration:options:animations:completion:, removeFromParentViewController, willMoveToParentViewController:, didMoveToParentViewController:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    add child C to A
    transition from C to D
    """,
    """
    ios: 3...4
    root: A
    log: A.presentModalViewController:animated:, A.dismissModalViewControllerAnimated:, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    present B
    dismiss
    """,
    """
    ios: 3...12
    root: A
    window: code
    log: window.makeKeyAndVisible, window.becomeKeyWindow, A.viewDidLoad, A.viewWillAppear:, A.viewDidAppear:, AppDelegate.application:didFinishLaunchingWithOptions:

    launch
    """,
    """
    ios: 9...12
    root: A
    log: all, notification

    launch
    show window W at level 10
    hide window W
    """,
    """
    ios: 13...
    root: A
    controller B: style pageSheet
    log: B.presentationTransitionWillBegin, presentationTransitionWillBegin, presentationTransitionDidEnd:, dismissalTransitionWillBegin, dismissalTransitionDidEnd:, shouldRemovePresentersView, viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:

    launch
    present B
    dismiss
    """,
    """
    ios: 4...8
    life-cycle: app
    root: A
    log: AppDelegate.application:openURL:sourceApplication:annotation:, AppDelegate.applicationWillEnterForeground:, AppDelegate.applicationDidBecomeActive:, AppDelegate.applicationDidEnterBackground:, AppDelegate.applicationWillResignActive:

    launch
    home
    open url
    """,
    """
    ios: 4...12
    root: A
    log: all

    launch
    lock
    unlock
    """,
    """
    ios: 4...12
    root: A
    log: all

    launch
    begin background task T
    home
    background time ends
    """,
    """
    ios: 10...12
    root: A
    log: all

    launch
    notification arrives
    home
    tap notification
    """,
    """
    ios: 9...
    root: nav(A)
    segue A to B: push
    log: all

    launch
    segue to B
    unwind to A
    """,
    """
    ios: 9...13
    device: pad
    root: split(A, B)
    log: all

    launch
    rotate
    """,
    """
    ios: 15...
    root: hosting(S)
    log: all

    launch
    """,
    """
    ios: 13...
    root: A
    controller B: style pageSheet
    log: all

    launch
    present B
    drag down cancelled
    drag down
    """,
  ]
}

extension RuleCase {
  /// Windows of another size, text of another size, and other displays.
  static let resizing = table(
    """
    ## without scenes it is the app that is inactive
    ios: 9...12
    device: pad
    root: A
    log: applicationWillResignActive, applicationDidBecomeActive, viewWillTransitionToSize:withTransitionCoordinator:

    launch => AppDelegate.applicationDidBecomeActive:
    resize window to 320 => AppDelegate.applicationWillResignActive:
      => A.viewWillTransitionToSize:withTransitionCoordinator: AppDelegate.applicationDidBecomeActive:
    resize window to 320 =>
    resize window to 1024 => AppDelegate.applicationWillResignActive:
      => A.viewWillTransitionToSize:withTransitionCoordinator: AppDelegate.applicationDidBecomeActive:

    ## a turned screen is narrower than the window was
    ios: 13...
    device: pad landscape
    root: A
    log: viewWillTransitionToSize:withTransitionCoordinator:, willTransitionToTraitCollection:withTransitionCoordinator:

    launch =>
    resize window to 981 => A.viewWillTransitionToSize:withTransitionCoordinator:
    rotate => A.viewWillTransitionToSize:withTransitionCoordinator:
    resize window to 768 =>

    ## what was covered is laid out when it is back
    ios: 11...
    device: pad
    root: tab(A, B)
    log: viewWillLayoutSubviews

    launch => A.VWL
    select B => B.VWL
    resize window to 320 => B.VWL
    select A => A.VWL
    select B =>

    ## a popover that its delegate keeps leaves the presenter where it is
    ios: 9...12
    device: pad
    root: A
    presentation B: delegate D
    when D.adaptivePresentationStyleForPresentationController:: return NO
    log: A.viewWillDisappear, D.adaptivePresentationStyleForPresentationController:

    launch =>
    present B as popover =>
    resize window to 320 => D.adaptivePresentationStyleForPresentationController:
      = A.state is appeared

    ## a presentation in a narrow window is as on a phone
    ios: 12
    device: pad
    root: A
    log: viewWillDisappear, viewDidDisappear, viewWillAppear, viewDidAppear

    launch => A.VWA A.VDA
    resize window to 320 =>
    present B as formSheet => A.VWD B.VWA B.VDA A.VDD
    present C as formSheet => B.VWD C.VWA C.VDA B.VDD
    resize window to 1024 => B.VWA B.VDA A.VWA A.VDA
    dismiss => C.VWD C.VDD

    ## iOS 26 tells the scene of sizes by another method
    ios: 26...
    device: pad
    root: A
    log: windowScene:didUpdateEffectiveGeometry:

    launch =>
    resize window to 500 => SceneDelegate.windowScene:didUpdateEffectiveGeometry:
    rotate => SceneDelegate.windowScene:didUpdateEffectiveGeometry:
    toggle dark mode =>

    ## and up to then by one that tells of traits too
    ios: 13...25
    root: A
    log: windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:

    launch =>
    toggle dark mode => SceneDelegate.windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:
    rotate => SceneDelegate.windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:

    ## a split view collapses on screen, and takes its stack apart again
    ios: 14...
    device: pad
    root: split(nav(A), B)
    split Split: delegate D
    log: D.splitViewControllerDidCollapse:, D.splitViewControllerDidExpand:, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Split) B.DMP(Split) B.VWA A.VWA A.VDA B.VDA
    resize window to 400 => B.VWD B.VDD B.WMP(Nav) B.DMP(Nav) D.splitViewControllerDidCollapse: A.VWD B.VWA A.VDD B.VDA
      = B.parent is Nav
    push C => C.WMP(Nav) B.VWD C.VWA B.VDD C.VDA C.DMP(Nav)
    resize window to 1024 => C.VWD C.VDD C.WMP(Split) C.VWA C.DMP(Split) D.splitViewControllerDidExpand: B.VWA C.VDA B.VDA
      = C.parent is Split
      = B.parent is Nav
      = A.state is disappeared

    ## a column is hidden and shown again, and what happened in it meanwhile comes with it
    ios: 14...
    device: pad
    root: split(nav(A), nav(B))
    split Split: delegate D
    log: D.splitViewController:willHideColumn:, D.splitViewController:willShowColumn:, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, B.viewWillLayoutSubviews

    launch => A.VWA B.VWA B.VWL A.VDA B.VDA
    hide column A => D.splitViewController:willHideColumn: A.VWD B.VWL A.VDD
    A push C =>
    show column A => D.splitViewController:willShowColumn: B.VWL C.VWA C.VDA
    present F as fullScreen => C.VWD B.VWD F.VWA F.VDA C.VDD B.VDD
    dismiss => F.VWD C.VWA B.VWA C.VDA B.VDA F.VDD

    ## a hidden column is the one that stays where there is no room
    ios: 14...
    device: pad
    root: split(nav(A), B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VWA A.VWA A.VDA B.VDA
    hide column A => A.VWD A.VDD
    resize window to 400 => A.VWA B.VWD B.VDD A.VWD B.VWA A.VDD B.VDA
    resize window to 1024 => B.VWD B.VDD B.VWA A.VWA B.VDA A.VDA

    ## nobody brings a hidden column back but who shows it
    ios: 8...
    device: pad
    root: split(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA B.VWA A.VDA B.VDA
    hide column A => A.VWD A.VDD
    present F as fullScreen => B.VWD F.VWA F.VDA B.VDD
    dismiss => F.VWD B.VWA B.VDA F.VDD
    rotate =>
    show column A => A.VWA A.VDA

    ## what the delegate takes away does not come back
    ios: 9...
    device: pad
    root: split(nav(A), B)
    split Split: delegate D
    when D.splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:: return YES
    log: D.splitViewController:separateSecondaryViewControllerFromPrimaryViewController:, A.viewWillDisappear, B.viewDidDisappear, B.dealloc

    launch =>
    resize window to 400 => B.VDD B.dealloc
    resize window to 1024 =>
    push C => A.VWD
    resize window to 400 =>

    ## nobody on screen hears of columns of a split view that is not
    ios: 14...
    device: pad
    root: tab(E, split(nav(A), B))
    log: viewWillAppear, viewDidDisappear, B.willMoveToParentViewController

    launch => B.WMP(Split) E.VWA
    resize window to 400 =>
    select B => B.WMP(Nav) B.VWA E.VDD

    ## up to iOS 12 another display is a notification
    ios: 4...12
    root: A
    log: UIScreenDidConnectNotification, UIScreenDidDisconnectNotification, A.viewWillDisappear

    launch =>
    connect display W => notification.UIScreenDidConnectNotification
    disconnect display W => notification.UIScreenDidDisconnectNotification

    ## what is on another display leaves the front to the device
    ios: 13...
    root: nav(A)
    view V: in A; frame 0 100 100 100
    log: V.touchesBegan:withEvent:, B.viewDidAppear, D.viewDidAppear, D.dealloc, sceneDidBecomeActive

    launch => SceneDelegate.sceneDidBecomeActive:
    connect display W =>
    W set root D => D.VDA
    tap V => V.touchesBegan:withEvent:
    push B => B.VDA
    app switcher =>
    back to app => SceneDelegate.sceneDidBecomeActive:
    disconnect display W => D.dealloc
    connect display W =>

    ## in a car an app is started without a window, and stays active whatever becomes of it on the phone
    ios: 14...
    root: A
    log: templateApplicationScene:didConnectInterfaceController:, templateApplicationScene:didDisconnectInterfaceController:, scene:willConnectToSession:options:, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, A.viewDidAppear, UIApplicationDidBecomeActiveNotification, UIApplicationDidEnterBackgroundNotification

    open in car C => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.templateApplicationScene:didConnectInterfaceController: SceneDelegate.sceneDidBecomeActive: notification.UIApplicationDidBecomeActiveNotification
    open => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneDidBecomeActive: A.VDA
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
      = app.state is active
    open => SceneDelegate.sceneDidBecomeActive:
    app switcher => SceneDelegate.sceneWillResignActive:
    back to app => SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
    disconnect car C => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground: notification.UIApplicationDidEnterBackgroundNotification SceneDelegate.templateApplicationScene:didDisconnectInterfaceController:
      = app.state is background
    suspend =>
    open in car C => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.templateApplicationScene:didConnectInterfaceController: SceneDelegate.sceneDidBecomeActive: notification.UIApplicationDidBecomeActiveNotification

    """, log: Log.controllers)
}

extension RuleCase {
  /// Windows of another size, and text of another size.
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
    """, log: Log.controllers)
}

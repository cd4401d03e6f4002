extension RuleCase {
  /// Split views, hosting, what apps call, safe area, custom presentations.
  static let furtherContainers = table(
    """
    ## two columns on a pad, the primary's root in its navigation controller's layout
    ios: 12
    device: pad
    root: split(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA A.VDL A.VWA A.VDA B.VDA
    push C => C.VDL A.VWD C.VWA A.VDD C.VDA
    pop => C.VWD A.VWA C.VDD A.VDA

    ## collapsed on a phone, the secondary on top of the primary's stack
    ios: 8...12
    root: split(nav(A), B)
    split Split: delegate D
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:, dealloc

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Split) B.DMP(Split)
      => D.splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:(B) B.WMP(Nav) B.DMP(Nav)
      => B.VWA B.VDA
      = B.parent is Nav
    pop => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the delegate takes the secondary away
    ios: 13...
    root: split(nav(A), B)
    split Split: delegate D
    when D.splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:: return YES
    log: viewDidLoad, viewWillAppear, viewDidAppear, dealloc

    launch => A.VDL A.VWA A.VDA B.dealloc

    ## up to iOS 7 only on a pad
    ios: ...7
    root: split(nav(A), B)
    log: viewDidLoad

    launch =>
      ! UISplitViewController is only supported when running under UIUserInterfaceIdiomPad

    ## SwiftUI in a hosting controller
    ios: 13...
    root: nav(A)
    controller B: hosts Content, Footer
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, onAppear, onDisappear, B.viewWillAppear, B.viewDidAppear, B.viewWillDisappear, B.viewDidDisappear

    launch => A.VWA A.VIA A.VDA
    push B => A.VWD B.VWA Content.onAppear Footer.onAppear A.VDD B.VDA
    push C => B.VWD C.VWA C.VIA B.VDD Content.onDisappear Footer.onDisappear C.VDA
    pop => C.VWD B.VWA Content.onAppear Footer.onAppear C.VDD B.VDA
    present S => S.VWA S.VIA S.VDA
    dismiss => S.VWD S.VDD
    pop => B.VWD A.VWA A.VIA B.VDD Content.onDisappear Footer.onDisappear A.VDA

    ## a hosting controller as the root
    ios: 13...
    root: hosting(Content)
    log: onAppear, onDisappear, Host.viewWillAppear, Host.viewDidAppear, Host.viewWillDisappear, Host.viewDidDisappear

    launch => Host.VWA Content.onAppear Host.VDA
    home =>
    open =>
    present F as fullScreen => Host.VWD Host.VDD Content.onDisappear
    dismiss => Host.VWA Content.onAppear Host.VDA

    ## a child that a hosting controller on screen gets and loses, as any controller does
    ios: 13...
    root: hosting(Content)
    log: Host.viewWillAppear, Host.viewDidAppear, willMoveToParentViewController, didMoveToParentViewController, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => Host.VWA Host.VDA
    add child C to Host => C.WMP(Host) C.VWA C.DMP(Host) C.VDA
    call C.view.removeFromSuperview => C.VWD C.VDD
    add C.view to Host.view => C.VWA C.VDA
    remove child C => C.WMP(nil) C.VWD C.VDD C.DMP(nil) C.dealloc

    ## and two that change places in it
    ios: 13...
    root: A
    controller A: hosts Content
    when A.viewDidLoad: call super; add child C to A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => C.VWA C.VDA
    transition from C to D => C.VWD D.VWA D.VDA C.VDD C.dealloc
    remove child D => D.VWD D.VDD D.dealloc

    ## what is called on containers and controllers, where it is named
    ios: 11...12
    window: code
    root: nav(A)
    log: Nav.initWithRootViewController:, Nav.pushViewController:animated:, Nav.popViewControllerAnimated:, Nav.popToRootViewControllerAnimated:, Nav.popToViewController:animated:, Nav.setViewControllers:animated:, viewWillAppear, A.presentViewController:animated:completion:, B.dismissViewControllerAnimated:completion:, window.makeKeyAndVisible

    launch => Nav.initWithRootViewController:(A) window.makeKeyAndVisible A.VWA
    push B => Nav.pushViewController:animated:(B) B.VWA
    pop => Nav.popViewControllerAnimated: A.VWA
    push B => Nav.pushViewController:animated:(B) B.VWA
    swipe back => Nav.popViewControllerAnimated: A.VWA
    push B => Nav.pushViewController:animated:(B) B.VWA
    push C => Nav.pushViewController:animated:(C) C.VWA
    pop to A => Nav.popToViewController:animated:(A) A.VWA
    push B => Nav.pushViewController:animated:(B) B.VWA
    push C => Nav.pushViewController:animated:(C) C.VWA
    pop to root => Nav.popToRootViewControllerAnimated: A.VWA
    set stack A, D => Nav.setViewControllers:animated: D.VWA
    pop => Nav.popViewControllerAnimated: A.VWA
    present B => A.presentViewController:animated:completion:(B) B.VWA
    dismiss => B.dismissViewControllerAnimated:completion: A.VWA

    ## the safe area, once it is known, and when it changes
    ios: 13...
    root: nav(A)
    log: viewWillAppear, viewIsAppearing, viewSafeAreaInsetsDidChange, viewWillLayoutSubviews, viewDidAppear

    launch => A.VWA A.VIA A.viewSafeAreaInsetsDidChange A.VWL A.VDA
    push B => B.VWA B.VIA B.viewSafeAreaInsetsDidChange B.VWL B.VDA
    pop => A.VWA A.VIA A.VDA
    rotate => A.viewSafeAreaInsetsDidChange A.VWL

    ## a root that is loaded is told with its navigation controller
    ios: 9...10
    life-cycle: app
    root: nav(A)
    when AppDelegate.application:didFinishLaunchingWithOptions:: load A.view
    log: application:didFinishLaunchingWithOptions:, applicationDidBecomeActive, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: A.VDL A.VWA
      => AppDelegate.applicationDidBecomeActive: A.VDA

    ## the question of iOS 5
    ios: 5
    root: A
    when A.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: return NO
    when A.viewDidLoad: call super; add child B to A
    log: viewWillAppear, viewDidAppear

    launch => A.VWA A.VDA

    ## a presentation controller of the app's own
    ios: 8...12
    root: A
    presentation B: controller P
    when P.shouldRemovePresentersView: return YES
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, presentationTransitionWillBegin, presentationTransitionDidEnd:, dismissalTransitionWillBegin, dismissalTransitionDidEnd:, completion

    launch => A.VWA A.VDA
    present B as custom => P.presentationTransitionWillBegin A.VWD B.VWA B.VDA A.VDD P.presentationTransitionDidEnd:
      => completion.present
    dismiss => P.dismissalTransitionWillBegin B.VWD A.VWA A.VDA B.VDD P.dismissalTransitionDidEnd:
      => completion.dismiss

    ## landscape only, up to iOS 10 the same however the device is held
    ios: 10
    life-cycle: app
    device: phone landscape
    root: A
    controller A: from storyboard; landscape only
    log: viewDidLoad, viewWillAppear, willTransitionToTraitCollection:withTransitionCoordinator:, traitCollectionDidChange, viewDidAppear

    launch => A.VDL A.VWA A.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.traitCollectionDidChange:(nil) A.VDA

    ## what the app touches it keeps until it is shown
    ios: 11...12
    root: nav(A)
    log: viewDidLoad, viewWillAppear, viewDidAppear, dealloc

    launch => A.VDL A.VWA A.VDA
    load B.view => B.VDL
    push B => B.VWA B.VDA
    pop => A.VWA A.VDA B.dealloc
    load C.view => C.VDL
    release C => C.dealloc

    ## registered handlers and the old method
    ios: 17...
    root: A
    log: traitChangeHandler, traitCollectionDidChange, viewWillLayoutSubviews

    launch => A.VWL
    rotate => A.traitChangeHandler A.traitCollectionDidChange:(nil) A.VWL

    ## a touch goes through the window
    ios: 11...
    root: A
    view V: in A; frame 10 10 100 100
    log: window.sendEvent:, V.touchesBegan:withEvent:, V.touchesEnded:withEvent:

    launch =>
    tap V => window.sendEvent: V.touchesBegan:withEvent: window.sendEvent: V.touchesEnded:withEvent:

    ## the way back in a collapsed split view of two stacks leads out of the second
    ios: 8...
    root: split(nav(A), nav(B))
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VWA B.VDA
    B push C => B.VWD C.VWA B.VDD C.VDA
    pop => C.VWD B.VWA C.VDD B.VDA
    swipe back => B.VWD A.VWA B.VDD A.VDA
      = Nav.topViewController is A

    ## a controller for the compact width takes the place of the columns, and nobody moves from one to another
    ios: 14...
    device: pad
    root: split(nav(A), B)
    split Split: delegate D; compact C
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, didMoveToParentViewController, D.splitViewController:topColumnForCollapsingToProposedTopColumn:, D.splitViewControllerDidCollapse:, D.splitViewControllerDidExpand:

    launch => C.DMP(Split) A.DMP(Nav) B.DMP(Split) B.VDL B.VWA A.VDL A.VWA A.VDA B.VDA
      = not C.isViewLoaded
    resize window to 320 => D.splitViewController:topColumnForCollapsingToProposedTopColumn: C.VDL C.VWA A.VWD A.VDD
      => B.VWD B.VDD D.splitViewControllerDidCollapse: C.VDA
      = B.parent is Split
    resize window to 768 => A.VWA B.VWA C.VWD C.VDD D.splitViewControllerDidExpand: A.VDA B.VDA
    hide column A => A.VWD A.VDD

    ## a phone shows it from the start, and the columns are not loaded
    ios: 14...
    root: split(nav(A), B)
    split Split: compact C
    log: viewDidLoad, viewWillAppear, viewDidAppear

    launch => C.VDL C.VWA C.VDA
      = not B.isViewLoaded
    """, log: Log.controllers)
}

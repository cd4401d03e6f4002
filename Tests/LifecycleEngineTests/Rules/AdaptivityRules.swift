extension RuleCase {
  /// Alerts, popovers, searches, and what changes without the device being turned.
  static let adaptivity = table(
    """
    ## an alert covers nobody and puts itself away, then its handler runs
    ios: 8...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, alertActionHandler, completion, dealloc

    launch => A.VWA A.VDA
    present B as alert => B.VWA B.VDA completion.present
    tap action of B => B.VWD B.VDD B.alertActionHandler B.dealloc
    present C as actionSheet => C.VWA C.VDA completion.present
    dismiss => C.VWD C.VDD completion.dismiss C.dealloc

    ## a handler presents the next alert
    ios: 8...
    root: A
    when B.alertActionHandler: present C as alert
    log: viewDidAppear, viewDidDisappear, alertActionHandler

    launch => A.VDA
    present B as alert => B.VDA
    tap action of B => B.VDD B.alertActionHandler C.VDA
    tap action of C => C.VDD C.alertActionHandler

    ## a popover that is kept one leaves the presenter on a phone
    ios: 8...12
    root: A
    presentation B: delegate D
    when D.adaptivePresentationStyleForPresentationController: return NO
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, D.adaptivePresentationStyleForPresentationController:, D.prepareForPopoverPresentation:

    launch => A.VWA A.VDA
    present B as popover => D.adaptivePresentationStyleForPresentationController: D.prepareForPopoverPresentation: B.VWA B.VDA
    dismiss => B.VWD B.VDD
    present B as formSheet => D.adaptivePresentationStyleForPresentationController: A.VWD B.VWA B.VDA A.VDD

    ## a popover becomes a sheet on a phone
    ios: 8...12
    root: A
    presentation B: delegate D
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, D.prepareForPopoverPresentation:

    launch => A.VWA A.VDA
    present B as popover => A.VWD B.VWA B.VDA A.VDD

    ## a tap beside a popover, heard by the delegate of its presentation
    ios: 8...12
    device: pad
    root: A
    presentation B: delegate D
    log: viewDidDisappear, D.prepareForPopoverPresentation:, D.popoverPresentationControllerShouldDismissPopover:, D.popoverPresentationControllerDidDismissPopover:

    launch =>
    present B as popover => D.prepareForPopoverPresentation:
    drag down => D.popoverPresentationControllerShouldDismissPopover: B.VDD D.popoverPresentationControllerDidDismissPopover:

    ## the delegate of a presented stack's presentation is none of the stack's
    ios: 13...
    root: A
    names: nav Nav
    presentation Nav: delegate P
    log: P.navigationController:willShowViewController:animated:, P.navigationController:didShowViewController:animated:, P.presentationControllerDidDismiss:

    launch =>
    present nav(B) as pageSheet =>
    B push C =>
    drag down => P.presentationControllerDidDismiss:

    ## nor the other way round
    ios: 13...
    root: A
    names: nav Nav
    nav Nav: delegate N
    log: N.navigationController:didShowViewController:animated:, N.presentationControllerShouldDismiss:, N.presentationControllerWillDismiss:, N.presentationControllerDidDismiss:

    launch =>
    present nav(B) as pageSheet => N.didShow(B)
    drag down =>

    ## a presented stack with a delegate of each kind
    ios: 13...
    root: A
    names: nav Nav
    nav Nav: delegate N
    presentation Nav: delegate P
    log: N.navigationController:didShowViewController:animated:, N.presentationControllerDidDismiss:, P.navigationController:didShowViewController:animated:, P.presentationControllerDidDismiss:

    launch =>
    present nav(B) as pageSheet => N.didShow(B)
    drag down => P.presentationControllerDidDismiss:

    ## a size that is preferred goes up to who shows the controller
    ios: 8...
    root: nav(A)
    presentation B: controller P
    log: setPreferredContentSize:, preferredContentSizeDidChangeForChildContentContainer:, Nav.preferredContentSizeDidChangeForChildContentContainer:, P.preferredContentSizeDidChangeForChildContentContainer:

    launch =>
    add child C to A =>
    call C.setPreferredContentSize: 300 => C.setPreferredContentSize: A.preferredContentSizeDidChangeForChildContentContainer:(C)
    call A.setPreferredContentSize: 300 => A.setPreferredContentSize: Nav.preferredContentSizeDidChangeForChildContentContainer:(A)
    present B as custom =>
    call B.setPreferredContentSize: 300 => B.setPreferredContentSize: P.preferredContentSizeDidChangeForChildContentContainer:(B)

    ## a search comes over its context, and its delegate is told on both ways
    ios: 8...
    root: nav(A)
    presentation S: delegate A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willPresentSearchController:, didPresentSearchController:, willDismissSearchController:, didDismissSearchController:

    launch => A.VWA A.VDA
    present S as search => A.willPresentSearchController: S.VWA S.VDA A.didPresentSearchController:
    dismiss => A.willDismissSearchController: S.VWD S.VDD A.didDismissSearchController:

    ## code that selects a tab asks nobody
    ios: 8...
    root: tab(A, B)
    tab Tab: delegate D
    log: viewDidAppear, viewDidDisappear, setSelectedViewController:, D.tabBarController:shouldSelectViewController:, D.tabBarController:didSelectViewController:

    launch => A.VDA
    call Tab.setSelectedViewController: B => Tab.setSelectedViewController:(B) A.VDD B.VDA
    call Tab.setSelectedViewController: B => Tab.setSelectedViewController:(B)

    ## a finger that moves is no tap
    ios: 8...
    root: A
    view V: in A; frame 0 0 100 100; gesture
    view C: in A; frame 0 200 100 100; control
    log: touchesBegan:withEvent:, touchesMoved:withEvent:, touchesEnded:withEvent:, touchesCancelled:withEvent:, V.gesture.action, C.action, beginTrackingWithTouch:withEvent:, continueTrackingWithTouch:withEvent:, endTrackingWithTouch:withEvent:

    launch =>
    drag across V => V.touchesBegan:withEvent: A.touchesBegan:withEvent: V.touchesMoved:withEvent: A.touchesMoved:withEvent: V.touchesEnded:withEvent: A.touchesEnded:withEvent:

    ## dark mode, and the two snapshots of an app that leaves
    ios: 13...16
    life-cycle: app
    root: nav(A, B)
    log: traitCollectionDidChange:, viewDidLayoutSubviews, applicationDidEnterBackground:

    launch => B.VDLS
    toggle dark mode => B.traitCollectionDidChange: B.VDLS
    home => AppDelegate.applicationDidEnterBackground: B.traitCollectionDidChange: B.traitCollectionDidChange:

    ## an app with one appearance hears of no dark mode
    ios: 13...
    plist: UIUserInterfaceStyle Light
    root: A
    log: traitCollectionDidChange:, viewDidLayoutSubviews

    launch => A.VDLS
    toggle dark mode =>

    ## a shortcut, by application and by scene
    ios: 9...12
    root: A
    log: applicationWillEnterForeground:, applicationDidBecomeActive:, application:didFinishLaunchingWithOptions:, application:performActionForShortcutItem:completionHandler:

    tap shortcut => AppDelegate.application:didFinishLaunchingWithOptions: AppDelegate.application:performActionForShortcutItem:completionHandler: AppDelegate.applicationDidBecomeActive:
    home =>
    tap shortcut => AppDelegate.applicationWillEnterForeground: AppDelegate.application:performActionForShortcutItem:completionHandler: AppDelegate.applicationDidBecomeActive:

    ## a background session wakes the app, and a new day is told
    ios: 7...12
    root: A
    log: application:handleEventsForBackgroundURLSession:completionHandler:, applicationSignificantTimeChange:, UIApplicationSignificantTimeChangeNotification

    launch =>
    significant time change => AppDelegate.applicationSignificantTimeChange: notification.UIApplicationSignificantTimeChangeNotification
    home =>
    suspend =>
    background session ends => AppDelegate.application:handleEventsForBackgroundURLSession:completionHandler:
    = app.state is background

    ## a window is made for its scene
    ios: 13...
    window: code
    root: A
    log: window.initWithWindowScene:, scene:willConnectToSession:options:, viewDidLoad

    launch => SceneDelegate.scene:willConnectToSession:options: window.initWithWindowScene: A.VDL

    ## a split view of columns asks which one stays on top
    ios: 14...
    root: split(nav(A), B)
    split Split: delegate D
    log: viewDidAppear, D.splitViewController:topColumnForCollapsingToProposedTopColumn:

    launch => D.splitViewController:topColumnForCollapsingToProposedTopColumn: B.VDA

    ## a chain of sheets goes in one order, at the beginning and at the end
    ios: 13...
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA
    present C => C.VWA C.VDA
    present D => D.VWA D.VDA
    A dismiss => D.VWD C.VWD B.VWD D.VDD C.VDD B.VDD
    """, log: Log.controllers)
}

extension RuleCase {
  /// What comes of several mechanisms at once, in worlds that no recorded trace has.
  static let tenCombinations = table(
    """
    ## a memory warning on iOS 5 under two pushed controllers while a third is presented
    ios: 5
    root: nav(A)
    controller A: from nib "A"
    controller B: from nib "B"
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewWillUnload, viewDidUnload, didReceiveMemoryWarning, dealloc

    launch => A.VDL A.VWA A.VDA
    push B => B.VDL A.VWD B.VWA A.VDD B.VDA
    push C => C.VDL B.VWD C.VWA B.VDD C.VDA
    present D => D.VDL C.VWD D.VWA D.VDA C.VDD
    memory warning => A.didReceiveMemoryWarning A.viewWillUnload A.viewDidUnload B.didReceiveMemoryWarning
      => B.viewWillUnload B.viewDidUnload C.didReceiveMemoryWarning D.didReceiveMemoryWarning
    dismiss => D.VWD C.VWA C.VDA D.VDD D.dealloc
    pop => B.VDL C.VWD B.VWA C.VDD B.VDA C.dealloc
    pop => A.VDL B.VWD A.VWA B.VDD A.VDA B.dealloc

    ## a swipe given up after a rotation
    ios: 12
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewWillTransitionToSize:withTransitionCoordinator:, willTransitionToTraitCollection:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews, willMoveToParentViewController, didMoveToParentViewController

    launch => A.WMP(Nav) A.DMP(Nav) A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => B.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: B.viewWillTransitionToSize:withTransitionCoordinator:
      => B.VWL B.VDLS
    swipe back cancelled => B.WMP(nil) B.VWD A.VWA A.VWL A.VDLS A.VWD A.VDD B.VWA B.VDA
    swipe back => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil)

    ## two windows, one disconnected, then a tap on a notification
    ios: 16
    device: pad
    plist: UIApplicationSupportsMultipleScenes
    root: A
    log: application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: A.VWA SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive: A.VDA
    new window W2 => AppDelegate.application:configurationForConnectingSceneSession:options:
      => SceneDelegate.scene:willConnectToSession:options: SceneDelegate.sceneWillEnterForeground:
      => SceneDelegate.sceneDidBecomeActive:
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneWillResignActive:
      => SceneDelegate.sceneDidEnterBackground: SceneDelegate.sceneDidEnterBackground:
    disconnect window window => SceneDelegate.sceneDidDisconnect: A.dealloc
    tap notification => SceneDelegate.sceneWillEnterForeground:
      => AppDelegate.userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:
      => SceneDelegate.sceneDidBecomeActive:
    activate window window => SceneDelegate.scene:willConnectToSession:options: A.VWA
      => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: A.VDA

    ## a push while a tab bar is shown for the first time
    ios: 17
    window: code
    root: tab(nav(A), C)
    when SceneDelegate.scene:willConnectToSession:options:: push B
    log: scene:willConnectToSession:options:, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, sceneDidBecomeActive

    launch => SceneDelegate.scene:willConnectToSession:options: A.WMP(Nav) A.DMP(Nav) C.WMP(Tab) C.DMP(Tab) A.VDL
      => A.VWA A.VIA B.WMP(Nav) SceneDelegate.sceneDidBecomeActive: B.VDL A.VWD B.VWA A.VDD B.VIA B.VDA B.DMP(Nav)
    select C => C.VDL C.VWA B.VWD C.VIA B.VDD C.VDA
    select B => B.VWA C.VWD B.VIA C.VDD B.VDA
    pop => B.WMP(nil) B.VWD A.VWA A.VIA B.VDD A.VDA B.DMP(nil)

    ## a push while a tab bar is shown for the first time
    ios: 18...
    window: code
    root: tab(nav(A), C)
    when SceneDelegate.scene:willConnectToSession:options:: push B
    log: scene:willConnectToSession:options:, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, sceneDidBecomeActive

    launch => SceneDelegate.scene:willConnectToSession:options: A.WMP(Nav) A.DMP(Nav) C.WMP(Tab) C.DMP(Tab)
      => B.WMP(Nav) SceneDelegate.sceneDidBecomeActive: B.VDL B.VWA B.VIA B.VDA B.DMP(Nav)
    select C => C.VDL C.VWA B.VWD C.VIA B.VDD C.VDA
    select B => B.VWA C.VWD B.VIA C.VDD B.VDA
    pop => B.WMP(nil) A.VDL B.VWD A.VWA A.VIA B.VDD A.VDA B.DMP(nil)

    ## a sheet held half way while the app is left, over a push
    ios: 15
    root: nav(A)
    presentation S: delegate D
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, sceneWillResignActive, sceneDidEnterBackground, sceneWillEnterForeground, sceneDidBecomeActive, D.presentationControllerWillDismiss:, D.presentationControllerDidDismiss:

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: A.VWA A.VIA A.VDA
    present S => S.VWA S.VIA S.VDA
    A push B => A.VWD B.VWA B.VIA A.VDD B.VDA
    drag down begins => D.presentationControllerWillDismiss: S.VWD
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground:
    open => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive:
    drag down cancelled => S.VWA S.VIA S.VDA
    drag down => D.presentationControllerWillDismiss: S.VWD S.VDD D.presentationControllerDidDismiss: S.dealloc
    pop => B.VWD A.VWA A.VIA B.VDD A.VDA B.dealloc

    ## forwarding by hand under a full screen whose completion pushes
    ios: 9
    root: nav(A)
    when A.shouldAutomaticallyForwardAppearanceMethods: return NO
    when A.viewWillAppear: call super; call C.beginAppearanceTransition: YES
    when A.viewDidAppear: call super; call C.endAppearanceTransition
    when A.viewWillDisappear: call super; call C.beginAppearanceTransition: NO
    when A.viewDidDisappear: call super; call C.endAppearanceTransition
    when A.viewDidLoad: call super; add child C to A
    when completion dismiss: push B
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, completion

    launch => A.VDL C.VDL A.VWA C.VWA A.VDA C.VDA
    C present D as fullScreen => D.VDL A.VWD C.VWD D.VWA D.VDA A.VDD C.VDD completion.present
    dismiss => D.VWD A.VWA C.VWA A.VDA C.VDA D.VDD completion.dismiss A.VWD C.VWD B.VDL B.VWA A.VDD C.VDD B.VDA

    ## two pushes at once in a tab, then turned
    ios: 6
    root: tab(nav(A), C)
    when B.shouldAutorotate: return NO
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, shouldAutorotate, supportedInterfaceOrientations, willRotateToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, console, Tab.shouldAutorotate

    launch => A.VDL A.VWA A.VDA
    push B; push D
      > B viewDidLoad
      > A viewWillDisappear:
      > B viewWillAppear:
      > console nested push animation can result in corrupted navigation bar
      > A viewDidDisappear:
      > B viewDidAppear:
      > D viewDidLoad
      > B viewWillDisappear:
      > D viewWillAppear:
      > B viewDidDisappear:
      > D viewDidAppear:
    rotate => Tab.shouldAutorotate D.willRotateToInterfaceOrientation:duration: D.didRotateFromInterfaceOrientation:
    pop => D.VWD B.VWA D.VDD B.VDA
    select C => C.VDL C.VWA B.VWD B.VDD C.VDA
    rotate => Tab.shouldAutorotate C.willRotateToInterfaceOrientation:duration: C.didRotateFromInterfaceOrientation:

    ## another tab under a window of the alert level
    ios: 12
    root: tab(A, B)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, window.becomeKeyWindow, window.resignKeyWindow, W2.becomeKeyWindow, W2.resignKeyWindow, applicationWillResignActive, applicationDidBecomeActive

    launch => A.VDL A.VWA window.becomeKeyWindow A.VDA AppDelegate.applicationDidBecomeActive:
    show window W2 at level 2000 => window.resignKeyWindow W2.becomeKeyWindow
    W2 set root O => O.VDL O.VWA O.VDA
    A select B => B.VDL B.VWA A.VWD A.VDD B.VDA
    alert; close => AppDelegate.applicationWillResignActive: AppDelegate.applicationDidBecomeActive:
    hide window W2 => O.VWD O.VDD W2.resignKeyWindow window.becomeKeyWindow

    ## a view let go under another, half shown, given up, shown
    ios: 14
    root: nav(A)
    view V: in P; constraints
    controller P: from nib "P"
    when P.didReceiveMemoryWarning: call super; P.view = nil
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, didReceiveMemoryWarning, V.willMoveToWindow, V.didMoveToWindow, V.dealloc, updateViewConstraints, V.updateConstraints, V.layoutSubviews

    launch => A.VDL A.VWA A.UVC A.VDA
    push P => P.VDL A.VWD P.VWA V.wmW(window) V.dmW V.updateConstraints P.UVC V.LS A.VDD P.VDA
    push Q => Q.VDL P.VWD Q.VWA Q.UVC V.wmW(nil) V.dmW P.VDD Q.VDA
    memory warning => A.didReceiveMemoryWarning P.didReceiveMemoryWarning Q.didReceiveMemoryWarning V.dealloc
    swipe back cancelled => P.VDL Q.VWD P.VWA V.wmW(window) V.dmW V.updateConstraints P.UVC V.LS P.VWD V.wmW(nil)
      => V.dmW P.VDD Q.VWA Q.VDA
    swipe back => Q.VWD P.VWA V.wmW(window) V.dmW Q.VDD P.VDA

    ## a subview that moves from the controller that leaves to the one that comes
    ios: 16
    root: nav(A)
    view V: in A
    when B.viewDidLoad: call super; add V to B.view
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, V.willMoveToSuperview, V.didMoveToSuperview, V.willMoveToWindow, V.didMoveToWindow, V.layoutSubviews, V.dealloc

    launch => V.wmS(A) V.dmS A.VDL A.VWA V.wmW(window) V.dmW V.LS A.VDA
    push B => B.VDL V.wmW(nil) V.wmS(B) V.dmW V.dmS A.VWD B.VWA V.wmW(window) V.dmW A.VDD B.VDA
    pop => B.VWD A.VWA V.wmW(nil) V.dmW B.VDD A.VDA B.dealloc V.wmS(nil) V.dmS V.dealloc
    """, log: Log.controllers)
}

extension RuleCase {
  /// Section 5, and what comes of several mechanisms at once.
  static let combinations = table(
    """
    ## shown, then key; the root before the notification
    ios: 4...12
    window: code
    root: A
    log: viewDidLoad, viewWillAppear, window.becomeKeyWindow, window.resignKeyWindow, notification

    launch => A.VDL A.VWA notification.UIWindowDidBecomeVisibleNotification window.becomeKeyWindow
      => notification.UIWindowDidBecomeKeyNotification notification.UIApplicationDidFinishLaunchingNotification
      => notification.UIApplicationDidBecomeActiveNotification
      = window.isKey

    ## the three levels
    ios: 2...4
    root: A

    launch => A.LV A.VDL A.VWA A.VDA
      = windows.levels are 0 2000 1000

    ## the three levels
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
      = windows.levels are 0 2000 1000

    ## no root at the end of launching
    ios: 5...8
    life-cycle: app
    log: console, applicationDidBecomeActive

    launch => console.consoleMessage AppDelegate.applicationDidBecomeActive:

    ## no root at the end of launching, from iOS 9 on
    ios: 9...
    life-cycle: app
    log: console, applicationDidBecomeActive

    launch =>
      ! Application windows are expected to have a root view controller

    ## a navigation controller's view is loaded with the window, its root's in the first layout
    ios: 8...
    life-cycle: app
    window: code
    root: nav(A)
    log: application:didFinishLaunchingWithOptions:, Nav.loadView, Nav.viewDidLoad, Nav.viewWillAppear, Nav.viewDidAppear, loadView, viewDidLoad, viewWillAppear, viewDidAppear

    launch => AppDelegate.application:didFinishLaunchingWithOptions: Nav.LV Nav.VDL Nav.VWA A.LV A.VDL A.VWA Nav.VDA
      => A.VDA

    ## a memory warning under a sheet over a tab over a half swiped stack
    ios: 13...
    root: tab(nav(A), C)
    log: didReceiveMemoryWarning, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    present S => S.VWA S.VDA
    memory warning => A.didReceiveMemoryWarning C.didReceiveMemoryWarning B.didReceiveMemoryWarning
      => S.didReceiveMemoryWarning
    dismiss => S.VWD S.VDD S.dealloc
    swipe back begins => B.VWD A.VWA
    memory warning => A.didReceiveMemoryWarning C.didReceiveMemoryWarning B.didReceiveMemoryWarning
    home =>
    open =>
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA

    ## a swipe given up inside a tab, then another tab
    ios: 11...
    root: tab(nav(A), C)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    swipe back begins => B.VWD A.VWA
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA
    select C => C.VWA B.VWD B.VDD C.VDA
    select B => B.VWA C.VWD C.VDD B.VDA
    pop => B.VWD A.VWA B.VDD A.VDA

    ## a sheet over a sheet, dragged away one by one
    ios: 13...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA
    present C => C.VWA C.VDA
    drag down => C.VWD C.VDD C.dealloc
    drag down begins => B.VWD
    drag down cancelled => B.VWA B.VDA
    dismiss => B.VWD B.VDD B.dealloc

    ## present in viewDidLoad of what is pushed
    ios: 13...
    root: nav(A)
    when B.viewDidLoad: call super; present S as fullScreen
    log: viewDidLoad, viewWillAppear, viewDidAppear, console

    launch => A.VDL A.VWA A.VDA
    push B => B.VDL S.VDL B.VWA S.VWA S.VDA

    ## pop inside viewDidAppear
    ios: 11...
    root: nav(A)
    when B.viewDidAppear: call super; pop
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, dealloc

    launch => A.WMP(Nav) A.DMP(Nav) A.VWA A.VDA
    push B => B.WMP(Nav) A.VWD B.VWA A.VDD B.VDA B.WMP(nil) B.DMP(Nav) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push inside viewWillAppear waits for the end
    ios: 11...
    root: nav(A)
    when B.viewWillAppear: call super; push C
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VDL A.VWA A.VDA
    push B => B.VDL A.VWD B.VWA A.VDD B.VDA C.VDL B.VWD C.VWA B.VDD C.VDA

    ## a stack that changes under a full screen
    ios: 11...
    root: nav(A)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, dealloc

    launch => A.WMP(Nav) A.DMP(Nav) A.VDL A.VWA A.VDA
    push B => B.WMP(Nav) B.VDL A.VWD B.VWA A.VDD B.VDA B.DMP(Nav)
    present F as fullScreen => F.VDL B.VWD F.VWA F.VDA B.VDD
    B pop => B.WMP(nil) B.DMP(nil) B.dealloc
    A push C => C.WMP(Nav) C.DMP(Nav)
    dismiss => F.VWD C.VDL C.VWA C.VDA F.VDD F.dealloc

    ## a child while the app is away
    ios: 13...
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    add child B to A => B.VWA B.VDA
    home =>
    open =>
    remove child B => B.VWD B.VDD
    """, log: Log.controllers)
}

extension RuleCase {
  /// Push, pop, and what changes them.
  static let navigation = table(
    """
    ## push and pop, animated
    ios: 2...4
    root: nav(A)

    launch => A.LV A.VDL A.VWA A.VDA
    push B => B.LV B.VDL A.VWD B.VWA A.VDD B.VDA
    pop => B.VWD A.VWA B.VDD A.VDA B.dealloc

    ## push and pop, animated
    ios: 5...8
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    pop => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop, animated
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    pop => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop, animated
    ios: 9...10
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) A.VWD B.LV B.VDL B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    pop => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop, animated
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    push B => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA B.VIA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    pop => B.WMP(nil) B.VWD A.VWA A.VIA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop without animation
    ios: 5...8
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B unanimated => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VDA B.DMP(Nav) B.VWL B.VDLS
    pop unanimated => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop without animation
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B unanimated => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VDA B.DMP(Nav) B.VWL B.VDLS
    pop unanimated => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop without animation
    ios: 9...10
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B unanimated => B.WMP(Nav) A.VWD B.LV B.VDL B.VWA A.VDD B.VDA B.DMP(Nav) B.VWL B.VDLS
    pop unanimated => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## push and pop without animation
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    push B unanimated => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VIA B.VWL B.VDLS B.VDA B.DMP(Nav)
    pop unanimated => B.WMP(nil) B.VWD A.VWA B.VDD A.VIA A.VDA B.DMP(nil) B.dealloc

    ## the view was touched before the push
    ios: 7...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    create B =>
    load B.view => B.LV B.VDL
    push B => B.WMP(Nav) A.VWD B.VWA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    release B =>
    pop => B.WMP(nil) B.VWD A.VWA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the view was touched before the push
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    create B =>
    load B.view => B.LV B.VDL
    push B => B.WMP(Nav) A.VWD B.VWA B.VIA B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav)
    release B =>
    pop => B.WMP(nil) B.VWD A.VWA A.VIA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## the delegate after the controllers
    ios: 5...10
    root: nav(A)
    nav Nav: delegate D
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, didMoveToParentViewController, D.navigationController:willShowViewController:animated:, D.navigationController:didShowViewController:animated:

    launch => A.DMP(Nav) A.VWA D.willShow D.didShow A.VDA D.didShow
    push B => A.VWD B.VWA D.willShow A.VDD B.VDA B.DMP(Nav) D.didShow
    pop => B.VWD A.VWA D.willShow B.VDD A.VDA B.DMP(nil) D.didShow
    push C unanimated => A.VWD C.VWA D.willShow A.VDD C.VDA C.DMP(Nav) D.didShow

    ## the delegate after the controllers
    ios: 11...
    root: nav(A)
    nav Nav: delegate D
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, didMoveToParentViewController, D.navigationController:willShowViewController:animated:, D.navigationController:didShowViewController:animated:

    launch => A.DMP(Nav) A.VWA D.willShow A.VDA D.didShow
    push B => A.VWD B.VWA D.willShow A.VDD B.VDA B.DMP(Nav) D.didShow
    pop => B.VWD A.VWA D.willShow B.VDD A.VDA B.DMP(nil) D.didShow
    push C unanimated => A.VWD C.VWA D.willShow A.VDD C.VDA C.DMP(Nav) D.didShow

    ## the delegate when the navigation controller comes back
    ios: 8...10
    root: nav(A)
    nav Nav: delegate D
    log: viewWillAppear, viewDidAppear, D.navigationController:willShowViewController:animated:, D.navigationController:didShowViewController:animated:

    launch => A.VWA D.willShow D.didShow A.VDA D.didShow
    present F as fullScreen => F.VWA F.VDA
    dismiss => A.VWA A.VDA D.didShow

    ## a push on a navigation controller that is not on screen
    ios: 5...7
    root: tab(A, nav(B))

    launch => A.WMP(Tab) A.DMP(Tab) B.WMP(Nav) B.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    B push C => C.WMP(Nav) C.DMP(Nav)
    select C => C.LV C.VDL C.VWA A.VWD A.VDD C.VWL C.VDLS C.VDA

    ## a push on a navigation controller that is not on screen
    ios: 8...12
    root: tab(A, nav(B))

    launch => A.WMP(Tab) A.DMP(Tab) B.WMP(Nav) B.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    B push C => C.WMP(Nav) C.DMP(Nav)
    select C => A.VWD A.VDD C.LV C.VDL C.VWA C.VWL C.VDLS C.VDA

    ## a push on a navigation controller that is not on screen
    ios: 13...
    root: tab(A, nav(B))

    launch => A.WMP(Tab) A.DMP(Tab) B.WMP(Nav) B.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    B push C => C.WMP(Nav) C.DMP(Nav)
    select C => A.VWD C.LV C.VDL C.VWA C.VIA C.VWL C.VDLS A.VDD C.VDA

    ## a push right after the window was shown
    ios: 13...17
    life-cycle: scene
    window: code
    root: nav(A)
    when SceneDelegate.scene(_:willConnectTo:options:): push B

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD
      => B.VIA B.VWL B.VDLS B.VDA B.DMP(Nav)
    pop => B.WMP(nil) B.VWD A.VWA A.VIA B.VDD A.VDA B.DMP(nil) B.dealloc

    ## a push right after the window was shown
    ios: 18...
    life-cycle: scene
    window: code
    root: nav(A)
    when SceneDelegate.scene(_:willConnectTo:options:): push B

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Nav) B.LV B.VDL B.VWA B.VIA B.VWL B.VDLS B.VDA B.DMP(Nav)
    pop => B.WMP(nil) A.LV A.VDL B.VWD A.VWA A.VIA A.VWL A.VDLS B.VDD A.VDA B.DMP(nil) B.dealloc

    ## a push in didFinishLaunching
    ios: 5...7
    window: code
    root: nav(A)
    when AppDelegate.application:didFinishLaunchingWithOptions:: push B

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VWL B.VDLS B.VDA
      => B.DMP(Nav)

    ## a push in didFinishLaunching
    ios: 8
    window: code
    root: nav(A)
    when AppDelegate.application:didFinishLaunchingWithOptions:: push B

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VWL
      => B.VDLS B.VDA B.DMP(Nav)

    ## a push in didFinishLaunching
    ios: 11...12
    window: code
    root: nav(A)
    when AppDelegate.application:didFinishLaunchingWithOptions:: push B

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS B.WMP(Nav) B.LV B.VDL A.VWD B.VWA A.VDD B.VWL
      => B.VDLS B.VDA B.DMP(Nav)

    ## a push in didFinishLaunching
    ios: 9...10
    window: code
    root: nav(A)
    when AppDelegate.application:didFinishLaunchingWithOptions:: push B

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS B.WMP(Nav) A.VWD B.LV B.VDL B.VWA A.VDD B.VWL
      => B.VDLS B.VDA B.DMP(Nav)

    ## two pushes in one turn
    ios: 5...7
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B; push C => B.WMP(Nav) B.LV B.VDL A.VWD B.VWA C.WMP(Nav) B.VWL B.VDLS A.VDD B.VDA B.DMP(Nav) C.LV C.VDL
      => B.VWD C.VWA C.VWL C.VDLS B.VDD C.VDA C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) C.VWD A.VWA B.dealloc C.VDD A.VDA C.DMP(nil) C.dealloc

    ## two pushes in one turn
    ios: 8
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B; push C => B.WMP(Nav) C.WMP(Nav) C.LV C.VDL A.VWD C.VWA C.VWL C.VDLS A.VDD C.VDA B.DMP(Nav) C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) C.VWD A.VWA B.dealloc C.VDD A.VDA C.DMP(nil) C.dealloc

    ## two pushes in one turn
    ios: 11...12
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B; push C => B.WMP(Nav) C.WMP(Nav) C.LV C.VDL A.VWD C.VWA C.VWL C.VDLS A.VDD C.VDA B.DMP(Nav) C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) C.VWD A.VWA B.dealloc C.VDD A.VDA C.DMP(nil) C.dealloc

    ## two pushes in one turn
    ios: 9...10
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B; push C => B.WMP(Nav) C.WMP(Nav) A.VWD C.LV C.VDL C.VWA C.VWL C.VDLS A.VDD C.VDA B.DMP(Nav) C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) C.VWD A.VWA B.dealloc C.VDD A.VDA C.DMP(nil) C.dealloc

    ## two pushes in one turn
    ios: 13...
    root: nav(A)

    launch => A.WMP(Nav) A.DMP(Nav) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    push B; push C => B.WMP(Nav) C.WMP(Nav) C.LV C.VDL A.VWD C.VWA C.VIA C.VWL C.VDLS A.VDD C.VDA B.DMP(Nav)
      => C.DMP(Nav)
    pop to root => B.WMP(nil) B.DMP(nil) C.WMP(nil) C.VWD A.VWA A.VIA B.dealloc C.VDD A.VDA C.DMP(nil) C.dealloc

    ## pop to a controller in the stack
    ios: 9...10
    root: nav(A, B, C, D)

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.DMP(Nav) D.WMP(Nav) D.DMP(Nav) D.LV D.VDL
      => D.VWA D.VWL D.VDLS D.VDA
    pop to B => C.WMP(nil) C.DMP(nil) D.WMP(nil) D.VWD B.LV B.VDL B.VWA B.VWL B.VDLS C.dealloc D.VDD B.VDA
      => D.DMP(nil) D.dealloc

    ## pop to a controller in the stack
    ios: 11...12
    root: nav(A, B, C, D)

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.DMP(Nav) D.WMP(Nav) D.DMP(Nav) D.LV D.VDL
      => D.VWA D.VWL D.VDLS D.VDA
    pop to B => C.WMP(nil) C.DMP(nil) D.WMP(nil) B.LV B.VDL D.VWD B.VWA B.VWL B.VDLS C.dealloc D.VDD B.VDA
      => D.DMP(nil) D.dealloc

    ## pop to a controller in the stack
    ios: 13...
    root: nav(A, B, C, D)

    launch => A.WMP(Nav) A.DMP(Nav) B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.DMP(Nav) D.WMP(Nav) D.DMP(Nav) D.LV D.VDL
      => D.VWA D.VIA D.VWL D.VDLS D.VDA
    pop to B => C.WMP(nil) C.DMP(nil) D.WMP(nil) B.LV B.VDL D.VWD B.VWA B.VIA B.VWL B.VDLS C.dealloc D.VDD B.VDA
      => D.DMP(nil) D.dealloc
    """, log: Log.controllers)
}

extension RuleCase {
  /// An app's own containers, and appearance that is passed on.
  static let containment = table(
    """
    ## a child of a visible parent, added and removed by the book
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VWL B.VDLS B.VDA
      = B.parent is A
    remove child B => B.WMP(nil) B.VWD B.VDD B.DMP(nil) A.VWL A.VDLS B.dealloc
      = B.parent is nil

    ## a child of a visible parent, added and removed by the book
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VIA B.VWL B.VDLS B.VDA
      = B.parent is A
    remove child B => B.WMP(nil) B.VWD B.VDD B.DMP(nil) A.VWL A.VDLS B.dealloc
      = B.parent is nil

    ## a child added in viewDidLoad
    ios: 5...12
    root: A
    when A.viewDidLoad: call super; add child B to A

    launch => A.LV A.VDL B.WMP(A) B.LV B.VDL B.DMP(A) A.VWA B.VWA A.VWL A.VDLS B.VWL B.VDLS A.VDA B.VDA

    ## a child added in viewDidLoad
    ios: 13...
    root: A
    when A.viewDidLoad: call super; add child B to A

    launch => A.LV A.VDL B.WMP(A) B.LV B.VDL B.DMP(A) A.VWA B.VWA A.VIA A.VWL A.VDLS B.VIA B.VWL B.VDLS A.VDA B.VDA

    ## a child that comes while its parent appears begins at once and ends with it, and may go before that
    ios: 13...
    root: nav(A)
    when B.viewIsAppearing: add child C to B
    when D.viewIsAppearing: add child E to D; remove child E
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VIA A.VDA
    push B => A.VWD B.VWA B.VIA C.VWA C.VIA A.VDD B.VDA C.VDA
    push D => B.VWD C.VWD D.VWA D.VIA E.VWA E.VWD E.VDD B.VDD C.VDD D.VDA

    ## a child that comes when the app has become active and the root has not appeared
    ios: 6
    life-cycle: app
    root: R
    when AppDelegate.applicationDidBecomeActive: add child C to R
    log: applicationDidBecomeActive, viewWillAppear, viewDidAppear

    launch => R.VWA AppDelegate.applicationDidBecomeActive: C.VWA R.VDA C.VDA

    ## a child that comes when the app has become active and the root has not appeared
    ios: 9...10
    life-cycle: app
    root: R
    when AppDelegate.applicationDidBecomeActive: add child C to R
    log: applicationDidBecomeActive, viewWillAppear, viewDidAppear

    launch => R.VWA AppDelegate.applicationDidBecomeActive: C.VWA R.VDA C.VDA

    ## a child added in viewDidAppear
    ios: 5...12
    root: A
    when A.viewDidAppear: call super; add child B to A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VWL B.VDLS B.VDA

    ## a child added in viewDidAppear
    ios: 13...
    root: A
    when A.viewDidAppear: call super; add child B to A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VIA B.VWL
      => B.VDLS B.VDA

    ## the two halves that are sent for the app, and the two that are not
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    create B =>
    call A.addChildViewController: B => B.WMP(A)
      = B.parent is A
    call B.removeFromParentViewController => B.DMP(nil)
      = B.parent is nil
    create C =>
    call C.addChildViewController: B => B.WMP(C)
    call A.addChildViewController: B => B.DMP(nil) B.WMP(A)
      = B.parent is A

    ## the two halves that are sent for the app, and the two that are not
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    create B =>
    call A.addChildViewController: B => B.WMP(A)
      = B.parent is A
    call B.removeFromParentViewController => B.DMP(nil)
      = B.parent is nil
    create C =>
    call C.addChildViewController: B => B.WMP(C)
    call A.addChildViewController: B => B.DMP(nil) B.WMP(A)
      = B.parent is A

    ## willMove by hand comes twice
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    create B =>
    call B.willMoveToParentViewController: A; call A.addChildViewController: B => B.WMP(A) B.WMP(A)

    ## willMove by hand comes twice
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    create B =>
    call B.willMoveToParentViewController: A; call A.addChildViewController: B => B.WMP(A) B.WMP(A)

    ## a view of a controller that nobody contains
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    create B =>
    add B.view to A => B.LV B.VDL B.VWA A.VWL A.VDLS B.VWL B.VDLS B.VDA
    remove B.view => B.VWD B.VDD A.VWL A.VDLS

    ## a view of a controller that nobody contains
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    create B =>
    add B.view to A => B.LV B.VDL B.VWA A.VWL A.VDLS B.VIA B.VWL B.VDLS B.VDA
    remove B.view => B.VWD B.VDD A.VWL A.VDLS

    ## from one child to another
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VWL B.VDLS B.VDA
    transition from B to C => C.WMP(A) B.WMP(nil) C.LV C.VDL B.VWD C.VWA A.VWL A.VDLS C.VWL C.VDLS C.VDA B.VDD
      => completion.transitionFromViewController:toViewController:duration:options:animations:completion: C.DMP(A)
      => B.DMP(nil) B.dealloc A.VWL A.VDLS

    ## from one child to another
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VIA B.VWL B.VDLS B.VDA
    transition from B to C => C.WMP(A) B.WMP(nil) C.LV C.VDL B.VWD C.VWA A.VWL A.VDLS C.VIA C.VWL C.VDLS C.VDA B.VDD
      => completion.transitionFromViewController:toViewController:duration:options:animations:completion: C.DMP(A)
      => B.DMP(nil) B.dealloc A.VWL A.VDLS

    ## transition needs a common parent
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    create B =>
    create C =>
    transition from B to C =>
      ! common parent

    ## transition needs a common parent
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    create B =>
    create C =>
    transition from B to C =>
      ! common parent

    ## a child's view taken out without its controller
    ios: 5...12
    root: A

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VWL B.VDLS B.VDA
    add child C to A => C.WMP(A) C.LV C.VDL C.VWA C.DMP(A) A.VWL A.VDLS C.VWL C.VDLS C.VDA
    remove B.view => B.VWD B.VDD A.VWL A.VDLS
      = B.parent is A
    add B.view to A => B.VWA A.VWL A.VDLS B.VDA

    ## a child's view taken out without its controller
    ios: 13...
    root: A

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VIA B.VWL B.VDLS B.VDA
    add child C to A => C.WMP(A) C.LV C.VDL C.VWA C.DMP(A) A.VWL A.VDLS C.VIA C.VWL C.VDLS C.VDA
    remove B.view => B.VWD B.VDD A.VWL A.VDLS
      = B.parent is A
    add B.view to A => B.VWA A.VWL A.VDLS B.VIA B.VDA

    ## three levels, parents first
    ios: 5...
    root: A
    when A.viewDidLoad: call super; add child B to A
    when B.viewDidLoad: call super; add child C to B
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA B.VWA C.VWA A.VDA B.VDA C.VDA
    present M as fullScreen => A.VWD B.VWD C.VWD M.VWA M.VDA A.VDD B.VDD C.VDD
    dismiss => M.VWD A.VWA B.VWA C.VWA A.VDA B.VDA C.VDA M.VDD

    ## a parent that forwards by hand
    ios: 6...
    root: A
    when A.viewDidLoad: call super; add child B to A
    when A.shouldAutomaticallyForwardAppearanceMethods: return NO
    when A.viewWillAppear: call super; call B.beginAppearanceTransition: YES
    when A.viewDidAppear: call super; call B.endAppearanceTransition
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA B.VWA A.VDA B.VDA

    ## a parent that forwards nothing
    ios: 6...12
    root: A
    when A.viewDidLoad: call super; add child B to A
    when A.shouldAutomaticallyForwardAppearanceMethods: return NO
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, viewWillLayoutSubviews

    launch => A.VWA A.VWL B.VWL A.VDA

    ## a parent that forwards nothing
    ios: 13...
    root: A
    when A.viewDidLoad: call super; add child B to A
    when A.shouldAutomaticallyForwardAppearanceMethods: return NO
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, viewWillLayoutSubviews

    launch => A.VWA A.VIA A.VWL B.VWL A.VDA

    ## begin and end by hand, and unbalanced calls
    ios: 6...12
    root: A
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VWA A.VDA
    create B =>
    call B.beginAppearanceTransition: YES => B.VWA
      = B.state is appearing
    call B.beginAppearanceTransition: NO => B.VWD
      = B.state is disappearing
    call B.beginAppearanceTransition: YES => B.VWA
    call B.endAppearanceTransition => B.VDA
      = B.state is appeared
    call B.endAppearanceTransition => console.consoleMessage
    call B.beginAppearanceTransition: NO => B.VWD
    call B.endAppearanceTransition => B.VDD
      = B.state is disappeared

    ## begin and end by hand, and unbalanced calls
    ios: 13...
    root: A
    log: viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VWA A.VIA A.VDA
    create B =>
    call B.beginAppearanceTransition: YES => B.VWA
      = B.state is appearing
    call B.beginAppearanceTransition: NO => B.VWD
      = B.state is disappearing
    call B.beginAppearanceTransition: YES => B.VWA
    call B.endAppearanceTransition => B.VDA
      = B.state is appeared
    call B.endAppearanceTransition => console.consoleMessage
    call B.beginAppearanceTransition: NO => B.VWD
    call B.endAppearanceTransition => B.VDD
      = B.state is disappeared
    """, log: Log.controllers)
}

extension RuleCase {
  /// Tab bar, split view and page view controllers.
  static let containersOfUIKit = table(
    """
    ## a tab bar controller loads the selected child only
    ios: 5...12
    root: tab(A, B)

    launch => A.WMP(Tab) A.DMP(Tab) B.WMP(Tab) B.DMP(Tab) A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
      = B.isViewLoaded not

    ## a tab bar controller loads the selected child only
    ios: 13...
    root: tab(A, B)

    launch => A.WMP(Tab) A.DMP(Tab) B.WMP(Tab) B.DMP(Tab) A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
      = B.isViewLoaded not

    ## switching tabs
    ios: 5...12
    root: tab(A, B)
    tab Tab: delegate D
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, D.tabBarController:shouldSelectViewController:, D.tabBarController:didSelectViewController:

    launch => A.VDL A.VWA A.VDA
    select B => D.tabBarController:shouldSelectViewController: B.VDL B.VWA A.VWD A.VDD B.VDA
      => D.tabBarController:didSelectViewController:
    select A => D.tabBarController:shouldSelectViewController: A.VWA B.VWD B.VDD A.VDA
      => D.tabBarController:didSelectViewController:
    select A => D.tabBarController:shouldSelectViewController: D.tabBarController:didSelectViewController:

    ## switching tabs
    ios: 13...
    root: tab(A, B)
    tab Tab: delegate D
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, D.tabBarController:shouldSelectViewController:, D.tabBarController:didSelectViewController:

    launch => A.VDL A.VWA A.VIA A.VDA
    select B => D.tabBarController:shouldSelectViewController: B.VDL B.VWA A.VWD B.VIA A.VDD B.VDA
      => D.tabBarController:didSelectViewController:
    select A => D.tabBarController:shouldSelectViewController: A.VWA B.VWD A.VIA B.VDD A.VDA
      => D.tabBarController:didSelectViewController:
    select A => D.tabBarController:shouldSelectViewController: D.tabBarController:didSelectViewController:

    ## a delegate that refuses
    ios: 5...
    root: tab(A, B)
    tab Tab: delegate D
    when D.tabBarController:shouldSelectViewController:: return NO
    log: viewDidLoad, viewWillAppear, viewDidAppear, D.tabBarController:shouldSelectViewController:, D.tabBarController:didSelectViewController:

    launch => A.VDL A.VWA A.VDA
    select B => D.tabBarController:shouldSelectViewController:

    ## a navigation controller in a tab; selecting it again pops
    ios: 11...
    root: tab(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, dealloc

    launch => A.WMP(Nav) B.WMP(Tab) A.VDL A.VWA A.VDA
    A push C => C.WMP(Nav) C.VDL A.VWD C.VWA A.VDD C.VDA
    select B => B.VDL B.VWA C.VWD C.VDD B.VDA
    select C => C.VWA B.VWD B.VDD C.VDA
    select A => C.WMP(nil) C.VWD A.VWA C.VDD A.VDA C.dealloc

    ## a tab that is selected before the tab bar controller is on screen
    ios: 13...
    root: tab(A, B)
    when SceneDelegate.scene(_:willConnectTo:options:): select B
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA B.VIA B.VDA

    ## both columns of a split view controller
    ios: 8
    device: pad
    root: split(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA A.VDL A.VWA A.VDA B.VDA
    A push C => C.VDL A.VWD C.VWA A.VDD C.VDA
    present M as fullScreen => M.VDL C.VWD B.VWD M.VWA M.VDA C.VDD B.VDD
    dismiss => M.VWD C.VWA B.VWA C.VDA B.VDA M.VDD

    ## both columns of a split view controller
    ios: 11...12
    device: pad
    root: split(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA A.VDL A.VWA A.VDA B.VDA
    A push C => C.VDL A.VWD C.VWA A.VDD C.VDA
    present M as fullScreen => M.VDL C.VWD B.VWD M.VWA M.VDA C.VDD B.VDD
    dismiss => M.VWD C.VWA B.VWA C.VDA B.VDA M.VDD

    ## both columns of a split view controller
    ios: 9...10
    device: pad
    root: split(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA A.VDL A.VWA A.VDA B.VDA
    A push C => A.VWD C.VDL C.VWA A.VDD C.VDA
    present M as fullScreen => M.VDL C.VWD B.VWD M.VWA M.VDA C.VDD B.VDD
    dismiss => M.VWD C.VWA B.VWA C.VDA B.VDA M.VDD

    ## both columns of a split view controller
    ios: 13...
    device: pad
    root: split(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => B.VDL B.VWA A.VDL A.VWA A.VIA B.VIA A.VDA B.VDA
    A push C => C.VDL A.VWD C.VWA C.VIA A.VDD C.VDA
    present M as fullScreen => M.VDL C.VWD B.VWD M.VWA M.VIA M.VDA C.VDD B.VDD
    dismiss => M.VWD C.VWA B.VWA C.VIA B.VIA C.VDA B.VDA M.VDD

    ## scroll, there, back, given up
    ios: 6...12
    root: page(A, B, C)
    page Page: scroll; delegate D; data source S
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, D.pageViewController:willTransitionToViewControllers:, D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:, S.pageViewController:viewControllerAfterViewController:, S.pageViewController:viewControllerBeforeViewController:

    launch => A.VDL A.VWA A.VDA
    page forward => S.pageViewController:viewControllerAfterViewController: S.pageViewController:viewControllerBeforeViewController: B.VDL
      => D.pageViewController:willTransitionToViewControllers: B.VWA A.VWD B.VDA A.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerAfterViewController:
    page forward => C.VDL
      => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD C.VDA B.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerAfterViewController: A.dealloc
    page back => D.pageViewController:willTransitionToViewControllers: B.VWA C.VWD B.VDA C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerBeforeViewController:
    page forward cancelled => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD B.VWA B.VDA C.VWD C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    page forward begins => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD
    page forward cancelled => B.VWA B.VDA C.VWD C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    page back begins => A.VDL
      => D.pageViewController:willTransitionToViewControllers: A.VWA B.VWD
    page back ends => A.VDA B.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerBeforeViewController: C.dealloc

    ## scroll, there, back, given up
    ios: 13...
    root: page(A, B, C)
    page Page: scroll; delegate D; data source S
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, D.pageViewController:willTransitionToViewControllers:, D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:, S.pageViewController:viewControllerAfterViewController:, S.pageViewController:viewControllerBeforeViewController:

    launch => A.VDL A.VWA A.VIA A.VDA
    page forward => S.pageViewController:viewControllerAfterViewController: S.pageViewController:viewControllerBeforeViewController: B.VDL
      => D.pageViewController:willTransitionToViewControllers: B.VWA A.VWD B.VIA B.VDA A.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerAfterViewController:
    page forward => C.VDL
      => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD C.VIA C.VDA B.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerAfterViewController: A.dealloc
    page back => D.pageViewController:willTransitionToViewControllers: B.VWA C.VWD B.VIA B.VDA C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerBeforeViewController:
    page forward cancelled => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD C.VIA B.VWA B.VDA C.VWD C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    page forward begins => D.pageViewController:willTransitionToViewControllers: C.VWA B.VWD C.VIA
    page forward cancelled => B.VWA B.VDA C.VWD C.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:
    page back begins => A.VDL
      => D.pageViewController:willTransitionToViewControllers: A.VWA B.VWD A.VIA
    page back ends => A.VDA B.VDD
      => D.pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: S.pageViewController:viewControllerBeforeViewController: C.dealloc

    ## curl, there, back, given up
    ios: 5...12
    root: page(A, B)
    page Page: curl
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VDL A.VWA A.VDA
    page forward => B.VDL B.VWA A.VWD A.VDD B.VDA
    page back => A.VDL A.VWA B.VWD B.VDD A.VDA
    page forward cancelled => B.VDL B.VWA A.VWD B.VWD A.VWA B.VDD A.VDA
    page forward begins => B.VDL B.VWA A.VWD
    page forward ends => A.VDD B.VDA

    ## curl, there, back, given up
    ios: 13...
    root: page(A, B)
    page Page: curl
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VDL A.VWA A.VIA A.VDA
    page forward => B.VDL B.VWA A.VWD B.VIA A.VDD B.VDA
    page back => A.VDL A.VWA B.VWD A.VIA B.VDD A.VDA
    page forward cancelled => B.VDL B.VWA A.VWD B.VIA B.VWD A.VWA B.VDD A.VDA
    page forward begins => B.VDL B.VWA A.VWD B.VIA
    page forward ends => A.VDD B.VDA

    ## pages set in viewDidLoad of the page view controller, and again later
    ios: 5...12
    root: page()
    when Page.viewDidLoad: call super; set pages A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.WMP(Page) A.VDL A.VWA A.VDA A.DMP(Page) A.VWL A.VDLS
    set pages B => B.WMP(Page) B.VDL B.VWA A.VWD B.VDA A.VDD A.WMP(nil) A.DMP(nil) B.DMP(Page) B.VWL B.VDLS

    ## pages set in viewDidLoad of the page view controller, and again later
    ios: 13...
    root: page()
    when Page.viewDidLoad: call super; set pages A
    log: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.WMP(Page) A.VDL A.VWA A.VDA A.DMP(Page) A.VWL A.VDLS
    set pages B => B.WMP(Page) B.VDL B.VWA A.VWD B.VIA B.VDA A.VDD A.WMP(nil) A.DMP(nil) B.DMP(Page) B.VWL B.VDLS

    ## who is taken out of a navigation controller by hand
    ios: 5...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParentViewController, didMoveToParentViewController, dealloc

    launch
    remove child A => A.WMP(nil) A.VWD A.VDD A.DMP(nil) A.dealloc

    ## the one below comes up
    ios: 7...
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    remove child B => B.VWD B.VDD A.VWA A.VDA B.dealloc

    ## a tab whose view is taken out of the tab bar controller, and put back
    ios: 8...
    root: tab(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    call A.view.removeFromSuperview => A.VWD A.VDD
      = A.parent is Tab
      = A.state is disappeared
    add A.view to Tab.view => A.VWA A.VDA
    call A.view.removeFromSuperview => A.VWD A.VDD
    select B => B.VWA B.VDA
    select A => A.VWA B.VWD B.VDD A.VDA

    ## what is in it goes with it, and comes back when the container does
    ios: 8...
    root: tab(nav(A), B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    call Nav.view.removeFromSuperview => A.VWD A.VDD
    present F as fullScreen => F.VWA F.VDA
    dismiss => F.VWD A.VWA A.VDA F.VDD

    ## a page
    ios: 8...
    root: page(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    call A.view.removeFromSuperview => A.VWD A.VDD

    ## a column of a split view
    ios: 8...
    device: pad
    root: split(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VWA B.VWA A.VDA B.VDA
    remove child B => B.VWD B.VDD B.dealloc
    call A.view.removeFromSuperview => A.VWD A.VDD

    ## of six tabs a phone shows four, and More pushes the others, of which the delegate hears nothing
    ios: 13...
    root: tab(A, B, C, D, E, F)
    tab Tab: delegate T
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, T.tabBarController:shouldSelectViewController:, T.tabBarController:didSelectViewController:

    launch => A.VDL A.VWA A.VDA
    select More => T.tabBarController:shouldSelectViewController:(More) A.VWD A.VDD T.tabBarController:didSelectViewController:(More)
    select E => E.VDL E.VWA E.VDA
      = E.parent is More
    push G => G.VDL E.VWD G.VWA E.VDD G.VDA
    select A => T.tabBarController:shouldSelectViewController:(A) A.VWA G.VWD G.VDD A.VDA
      => T.tabBarController:didSelectViewController:(A)
    select E => T.tabBarController:shouldSelectViewController:(More) G.VWA A.VWD A.VDD G.VDA
      => T.tabBarController:didSelectViewController:(More)
    pop to root => G.VWD G.VDD G.dealloc
      = E.parent is Tab
    select F => F.VDL F.VWA F.VDA
    swipe back => F.VWD F.VDD
    select E => E.VWA E.VDA
    select More => T.tabBarController:shouldSelectViewController:(More) T.tabBarController:didSelectViewController:(More) E.VWD E.VDD

    ## the provider of a tab makes its controller when that is first selected, and the delegate hears of tabs
    ios: 18...
    root: tab(A, nav(B), C)
    tab Tab: providers; delegate T
    log: init, didMoveToParentViewController, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, T.tabBarController:shouldSelectTab:, T.tabBarController:didSelectTab:previousTab:, T.tabBarController:shouldSelectViewController:, T.tabBarController:didSelectViewController:

    launch => A.init A.DMP(Tab) A.VDL A.VWA A.VDA
    select B => T.tabBarController:shouldSelectTab:(Nav) B.init B.DMP(Nav) A.VWD B.VDL B.VWA A.VDD B.VDA
      => T.tabBarController:didSelectTab:previousTab:(Nav)
    select A => T.tabBarController:shouldSelectTab:(A) A.VWA B.VWD B.VDD A.VDA
      => T.tabBarController:didSelectTab:previousTab:(A)
    select A => T.tabBarController:shouldSelectTab:(A)
    call Tab.setSelectedTab: C => C.init C.DMP(Tab) C.VDL C.VWA A.VWD A.VDD C.VDA
      => T.tabBarController:didSelectTab:previousTab:(C)

    ## whoever is not let in is not made, and what the app has made itself is taken
    ios: 18...
    root: tab(A, B, C)
    tab Tab: providers; delegate T
    when T.tabBarController:shouldSelectTab:: return NO
    log: init, viewDidAppear, T.tabBarController:shouldSelectTab:, T.tabBarController:didSelectTab:previousTab:

    launch => A.init A.VDA
    select B => T.tabBarController:shouldSelectTab:(B)
    create C => C.init
    call Tab.setSelectedTab: C => C.VDA T.tabBarController:didSelectTab:previousTab:(C)

    ## the sidebar of a pad selects tabs, of which there may be more than five
    ios: 18...
    device: pad
    root: tab(A, B, C, D, E, F)
    tab Tab: providers
    log: init, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.init A.VWA A.VDA
    select F => F.init F.VWA A.VWD A.VDD F.VDA

    ## a pad has room for all tabs
    ios: 13...
    device: pad
    root: tab(A, B, C, D, E, F)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    select F => F.VWA A.VWD A.VDD F.VDA
      = F.parent is Tab
    """, log: Log.controllers)
}

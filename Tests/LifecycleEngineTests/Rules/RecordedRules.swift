extension RuleCase {
  /// What recordings showed to be otherwise than was thought, each with a run in which the new way is closed.
  static let recorded = table(
    """
    ## launch up to iOS 7: layout, active, and a turn later the end of the appearance
    ios: 5...7
    life-cycle: app
    root: A
    log: viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, applicationDidBecomeActive

    launch => A.VWA A.VWL A.VDLS AppDelegate.applicationDidBecomeActive: A.VDA

    ## launch of a navigation controller up to iOS 7
    ios: 5...7
    life-cycle: app
    window: code
    root: nav(A)
    log: viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, applicationDidBecomeActive

    launch => A.VDL A.VWA A.VWL A.VDLS AppDelegate.applicationDidBecomeActive: A.VDA

    ## on iOS 9 and 10 the first layout comes after it
    ios: 9...10
    life-cycle: app
    root: A
    log: viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, applicationDidBecomeActive

    launch => A.VWA AppDelegate.applicationDidBecomeActive: A.VWL A.VDLS A.VDA

    ## a background launch does not become active on any of them
    ios: 5...10
    life-cycle: app
    root: A
    log: viewWillAppear, viewDidAppear, applicationDidBecomeActive

    launch in background => A.VWA A.VDA

    ## initWithCoder: by the app's own code wakes nothing
    ios: 5...
    root: Root
    controller K: from coder
    log: initWithCoder, awakeFromNib, loadView, viewDidLoad

    launch => Root.initWithCoder: Root.awakeFromNib Root.LV Root.VDL
    create K => K.initWithCoder:
    load K.view => K.LV K.VDL

    ## a nib that holds a controller with its view
    ios: 5...
    root: Root
    controller L: from loadNibNamed "L"
    view V: root of L; from nib "L"
    log: initWithCoder, awakeFromNib, loadView, viewDidLoad

    launch => Root.initWithCoder: Root.awakeFromNib Root.LV Root.VDL
    create L => L.initWithCoder: V.initWithCoder: L.awakeFromNib V.awakeFromNib
      = L.view is V
    load L.view => L.VDL
    load L.view =>

    ## its view touched while it wakes
    ios: 5...
    root: Root
    controller L: from loadNibNamed "L"
    view V: root of L; from nib "L"
    when L.awakeFromNib: load L.view
    log: L.initWithCoder, V.initWithCoder, awakeFromNib, loadView, viewDidLoad

    launch => Root.awakeFromNib Root.LV Root.VDL
    create L => L.initWithCoder: V.initWithCoder: L.awakeFromNib L.VDL V.awakeFromNib
    present L =>

    ## a nib that holds a controller without a view
    ios: 5...
    root: Root
    nibs: Pair(no view outlet)
    controller L: from loadNibNamed "Pair"
    log: L.initWithCoder, L.awakeFromNib, L.loadView, L.viewDidLoad

    launch =>
    create L => L.initWithCoder: L.awakeFromNib
    load L.view => L.LV L.VDL

    ## unwinding a stack: every candidate is asked, the container is told, then it pops
    ios: 9...
    root: nav(A)
    controller B: from storyboard
    controller C: from storyboard
    segue A to B: push
    segue B to C: push
    log: shouldPerformSegueWithIdentifier:sender:, Nav.allowedChildViewControllersForUnwindingFromSource:, allowedChildViewControllersForUnwindingFromSource:, canPerformUnwindSegueAction, prepareForSegue, unwindAction:, Nav.unwindForSegue:towardsViewController:, Nav.popToViewController:animated:, viewWillDisappear, viewDidDisappear

    launch =>
    segue to B => A.shouldPerformSegueWithIdentifier:sender: A.prepareForSegue:sender: A.VWD A.VDD
    segue to C => B.shouldPerformSegueWithIdentifier:sender: B.prepareForSegue:sender: B.VWD B.VDD
    unwind to A => C.shouldPerformSegueWithIdentifier:sender: Nav.allowedChildViewControllersForUnwindingFromSource:
      => B.allowedChildViewControllersForUnwindingFromSource: B.canPerformUnwindSegueAction:fromViewController:sender:
      => A.allowedChildViewControllersForUnwindingFromSource: A.canPerformUnwindSegueAction:fromViewController:sender:
      => C.prepareForSegue:sender: A.unwindAction: Nav.unwindForSegue:towardsViewController:(A)
      => Nav.popToViewController:animated:(A) C.VWD C.VDD

    ## before iOS 9 nobody asks for children, and no container is told
    ios: 6...8
    root: nav(A)
    controller B: from storyboard
    segue A to B: push
    log: allowedChildViewControllersForUnwindingFromSource:, canPerformUnwindSegueAction, prepareForSegue, unwindAction:, Nav.unwindForSegue:towardsViewController:, Nav.popToViewController:animated:

    launch =>
    segue to B => A.prepareForSegue:sender:
    unwind to A => B.canPerformUnwindSegueAction:fromViewController:sender:
      => A.canPerformUnwindSegueAction:fromViewController:sender: B.prepareForSegue:sender: A.unwindAction:
      => Nav.popToViewController:animated:(A)

    ## unwinding from a modal: the destination dismisses, then its container pops
    ios: 9...
    root: nav(A)
    controller B: from storyboard
    controller C: from storyboard
    segue A to B: push
    segue B to C: present as fullScreen
    log: dismissViewControllerAnimated:completion:, unwindAction:, Nav.dismissViewControllerAnimated:completion:, Nav.unwindForSegue:towardsViewController:, Nav.popToViewController:animated:

    launch =>
    segue to B =>
    segue to C =>
    unwind to A => A.unwindAction: A.dismissViewControllerAnimated:completion:
      => Nav.unwindForSegue:towardsViewController:(A) Nav.popToViewController:animated:(A)

    ## the source keeps the user where he is
    ios: 9...
    root: A
    controller B: from storyboard
    segue A to B: present
    when B.shouldPerformSegueWithIdentifier:sender:: return NO
    log: shouldPerformSegueWithIdentifier:sender:, canPerformUnwindSegueAction, unwindAction:

    launch =>
    segue to B => A.shouldPerformSegueWithIdentifier:sender:
    unwind to A => B.shouldPerformSegueWithIdentifier:sender:
      = A.presented is B

    ## nobody on the way is the destination
    ios: 9...
    root: A
    controller B: from storyboard
    segue A to B: present
    log: B.prepareForSegue:sender:, unwindAction:, dismissViewControllerAnimated:completion:

    launch =>
    segue to B =>
    create D =>
    unwind to D =>
      = A.presented is B

    ## +initialize of the delegates
    ios: 13...
    root: A
    class AppDelegate: initialize
    class SceneDelegate: initialize
    class A: initialize
    log: +initialize, main, application:didFinishLaunchingWithOptions:, application:configurationForConnectingSceneSession:options:, scene:willConnectToSession:options:, A.initWithCoder

    launch => main AppDelegate.+initialize AppDelegate.application:didFinishLaunchingWithOptions:
      => AppDelegate.application:configurationForConnectingSceneSession:options: SceneDelegate.+initialize
      => A.+initialize A.initWithCoder: SceneDelegate.scene:willConnectToSession:options:
    use class AppDelegate =>

    ## +initialize of the application's delegate, and of no scene's
    ios: 6...12
    root: A
    window: code
    class AppDelegate: initialize
    class SceneDelegate: initialize
    class A: initialize
    log: +initialize, application:didFinishLaunchingWithOptions:, A.init

    launch => AppDelegate.+initialize AppDelegate.application:didFinishLaunchingWithOptions: A.+initialize A.init
    use class SceneDelegate => SceneDelegate.+initialize

    ## a swipe back takes the focus away first, and gives it back
    ios: 7...12
    root: nav(A)
    view F: in B; frame 20 100 200 40
    log: canBecomeFirstResponder, becomeFirstResponder, resignFirstResponder, viewWillDisappear, viewWillAppear, viewDidDisappear, viewDidAppear

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    focus F => F.canBecomeFirstResponder F.becomeFirstResponder
    swipe back begins => F.resignFirstResponder B.VWD A.VWA
      = not F.isFirstResponder
    swipe back cancelled => A.VWD A.VDD B.VWA B.VDA F.canBecomeFirstResponder F.becomeFirstResponder
      = F.isFirstResponder
    pop => B.VWD A.VWA F.resignFirstResponder B.VDD A.VDA

    ## a swipe back without focus gives none back
    ios: 13...
    root: nav(A)
    view F: in B; frame 20 100 200 40
    log: canBecomeFirstResponder, becomeFirstResponder, resignFirstResponder

    launch =>
    push B =>
    swipe back cancelled =>
    focus F => F.canBecomeFirstResponder F.becomeFirstResponder
    swipe back => F.resignFirstResponder

    ## over the context of a navigation controller in a tab
    ios: 8...12
    root: tab(nav(A), C)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
      = A.presented is B
      = Tab.presented is nil
    select C => C.VWA B.VWD B.VDD C.VDA
    select A => B.VWA C.VWD C.VDD B.VDA
    dismiss => B.VWD A.VWA A.VDA B.VDD

    ## over it, with what it covers still there
    ios: 8...12
    root: tab(nav(A), C)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B as overCurrentContext => B.VWA B.VDA
    select C => C.VWA A.VWD B.VWD A.VDD B.VDD C.VDA
    select A => A.VWA B.VWA C.VWD C.VDD A.VDA B.VDA
    A dismiss => B.VWD B.VDD

    ## over a context in an app's own container
    ios: 8...12
    root: P
    controller A: defines context
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => P.VWA P.VDA
    add child A to P => A.VWA A.VDA
    A present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    B dismiss => B.VWD A.VWA A.VDA B.VDD
    A present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    A dismiss => B.VWD A.VWA A.VDA B.VDD
    P dismiss =>

    ## full screen from an unselected tab: the presenter is in the window
    ios: 8...12
    root: tab(A, C)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VDL A.VWA A.VDA
    C present B => B.VDL A.VWD B.VWA B.VDA A.VDD
    dismiss => B.VWD A.VWA A.VDA B.VDD

    ## over the context of an unselected tab: the presenter is not
    ios: 8...12
    root: tab(A, nav(C))
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VDL A.VWA A.VDA
    C present B as currentContext => console.consoleMessage
      = Nav.presented is nil

    ## the root of a window presents while it is loaded: nothing is in a window yet
    ios: 8...
    root: A
    when A.viewDidLoad: call super; present B
    log: viewDidLoad, console

    launch => A.VDL console.consoleMessage

    ## a child of a parent that forwards by hand hears what the app says, and nothing else
    ios: 6...
    root: P
    when P.shouldAutomaticallyForwardAppearanceMethods: return NO
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => P.VDL P.VWA P.VDA
    add child C to P => C.VDL
    call C.beginAppearanceTransition: YES => C.VWA
    call C.endAppearanceTransition => C.VDA
    call C.endAppearanceTransition => console.consoleMessage
    call C.beginAppearanceTransition: NO; remove child C; call C.endAppearanceTransition => C.VWD C.VDD

    ## a presenter inside a popover stays where it is
    ios: 8...
    device: pad
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present P as popover => P.VWA P.VDA
    present M as fullScreen => M.VWA M.VDA
    dismiss => M.VWD M.VDD
    dismiss => P.VWD P.VDD
    present M as fullScreen => A.VWD M.VWA M.VDA A.VDD

    ## killed with a modal over the whole screen
    ios: 9...10
    root: A
    life-cycle: app
    log: applicationDidEnterBackground, applicationWillTerminate, viewWillDisappear, viewDidDisappear

    launch =>
    present B as fullScreen => A.VWD A.VDD
    kill => AppDelegate.applicationDidEnterBackground: B.VWD B.VDD AppDelegate.applicationWillTerminate:

    ## killed while suspended with the modal up
    ios: 9...10
    root: A
    life-cycle: app
    log: applicationDidEnterBackground, applicationWillTerminate, viewWillDisappear, viewDidDisappear

    launch =>
    present B as fullScreen => A.VWD A.VDD
    home => AppDelegate.applicationDidEnterBackground:
    suspend =>
    kill =>

    ## a class that is called like its object
    ios: 13...
    root: nav(A)
    class B: load; initialize
    log: B.+load, B.+initialize, B.viewDidLoad

    launch => B.+load
    push B => B.+initialize B.VDL
    push C =>

    ## a bare notification, and a method that only containers have
    ios: 13...
    root: nav(A)
    log: UIApplicationDidBecomeActiveNotification, pushViewController:animated:, setViewControllers:animated:

    launch => notification.UIApplicationDidBecomeActiveNotification
    push B => Nav.pushViewController:animated:(B)
    set stack A => Nav.setViewControllers:animated:
    home =>

    ## a modal navigation controller, written out
    ios: 11...12
    root: nav(A)
    log: initWithRootViewController, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VDL A.VWA A.VDA
    present nav(B) => Nav2.initWithRootViewController:(B) A.VWD B.VDL B.VWA B.VDA A.VDD
      = B.navigationController is Nav2
    push C => C.VDL B.VWD C.VWA B.VDD C.VDA
    dismiss => C.VWD A.VWA A.VDA C.VDD B.dealloc C.dealloc
    present nav(B) => Nav2.initWithRootViewController:(B) A.VWD B.VDL B.VWA B.VDA A.VDD

    ## from the login to the tabs and back
    ios: 13...
    root: Login
    window: code
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => Login.VDL Login.VWA Login.VDA
    set root tab(nav(X), Y) => Login.VWD Login.VDD X.VDL X.VWA X.VDA Login.dealloc
    push Z => Z.VDL X.VWD Z.VWA X.VDD Z.VDA
    select Y => Y.VDL Y.VWA Z.VWD Z.VDD Y.VDA
    set root Login => Login.VDL Y.VWD Login.VWA Y.VDD Login.VDA X.dealloc Y.dealloc Z.dealloc

    ## a segue to a navigation controller, and one as a child
    ios: 11...12
    root: A
    segue A to nav(B): present
    log: initWithCoder, awakeFromNib, prepareForSegue, viewDidLoad, viewWillAppear, viewDidAppear, Nav.awakeFromNib

    launch => A.initWithCoder: A.awakeFromNib A.VDL A.VWA A.VDA
    segue to nav(B) => B.initWithCoder: Nav.awakeFromNib B.awakeFromNib A.prepareForSegue:sender: B.VDL B.VWA B.VDA
    dismiss => A.VWA A.VDA
    add child nav(C) to A => C.VDL C.VWA C.VDA
      = Nav2.parent is A

    ## no stack holds another
    ios: 8...
    root: nav(A)
    log: viewDidLoad

    launch => A.VDL
    push nav(B) =>
      ! Pushing a navigation controller is not supported
    """, log: Log.controllers)
}

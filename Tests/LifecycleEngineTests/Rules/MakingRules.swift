extension RuleCase {
  /// Making controllers, loading their views, letting them go.
  static let making = table(
    """
    ## initialisers
    ios: 5...
    root: Root
    nibs: NView
    controller N: from nib "NView"
    controller S: from storyboard
    controller K: from coder
    controller L: from loadNibNamed "L"
    log: init, initWithNibName, initWithCoder, awakeFromNib, loadView, viewDidLoad

    launch => Root.initWithCoder: Root.awakeFromNib Root.LV Root.VDL
    create C => C.init C.initWithNibName:bundle:
      = C.isViewLoaded not
    load C.view => C.LV C.VDL
    load C.view =>
    create N => N.initWithNibName:bundle:
    load N.view => N.LV N.VDL
    create S => S.initWithCoder: S.awakeFromNib
    create K => K.initWithCoder:
    create L => L.initWithCoder: L.awakeFromNib

    ## a container of a storyboard is decoded with its children, and all are awake behind that
    ios: 13...
    root: tab(nav(A), B)
    log: Tab.initWithCoder, Tab.awakeFromNib, Nav.initWithCoder, Nav.awakeFromNib, initWithCoder, awakeFromNib; after super

    launch => A.initWithCoder: Nav.initWithCoder: B.initWithCoder: Tab.initWithCoder:
      => Tab.awakeFromNib Nav.awakeFromNib A.awakeFromNib B.awakeFromNib

    ## a nib without its view outlet
    ios: 5...
    root: Root
    nibs: Bare(no view outlet)
    controller B: from nib "Bare"
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    load B.view => B.LV
      ! loaded the "Bare" nib but the view outlet was not set

    ## a nib that is not there
    ios: 5...
    root: Root
    nibs: Other
    controller B: from nib "Bare"
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    load B.view => B.LV
      ! Could not load NIB in bundle

    ## a nib that has the class's name, without an outlet
    ios: 9...
    root: Root
    nibs: MyView, MyViewController(no view outlet)
    controller B: class MyViewController
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    load B.view => B.LV
      ! loaded the "MyViewController" nib

    ## before iOS 9 the short name was tried first
    ios: 5...8
    root: Root
    nibs: MyView(no view outlet), MyViewController
    controller B: class MyViewController
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    load B.view => B.LV
      ! loaded the "MyView" nib

    ## a push segue, and one that presents
    ios: 8
    root: nav(A)
    controller B: from storyboard
    controller C: from storyboard
    segue A to B: push
    segue B to C: present as fullScreen
    log: initWithCoder, awakeFromNib, shouldPerformSegueWithIdentifier:sender:, prepareForSegue, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, unwindAction:

    launch => A.initWithCoder: A.awakeFromNib A.VDL A.VWA A.VDA
    segue to B => A.shouldPerformSegueWithIdentifier:sender: B.initWithCoder: B.awakeFromNib
      => A.prepareForSegue:sender: B.VDL A.VWD B.VWA A.VDD B.VDA
    segue to C => B.shouldPerformSegueWithIdentifier:sender: C.initWithCoder: C.awakeFromNib
      => B.prepareForSegue:sender: C.VDL B.VWD C.VWA C.VDA B.VDD
    unwind to B => C.shouldPerformSegueWithIdentifier:sender: C.prepareForSegue:sender: B.unwindAction: C.VWD B.VWA B.VDA C.VDD C.dealloc
    unwind to A => B.shouldPerformSegueWithIdentifier:sender: B.prepareForSegue:sender: A.unwindAction: B.VWD A.VWA B.VDD A.VDA B.dealloc

    ## a push segue, and one that presents
    ios: 11...
    root: nav(A)
    controller B: from storyboard
    controller C: from storyboard
    segue A to B: push
    segue B to C: present as fullScreen
    log: initWithCoder, awakeFromNib, shouldPerformSegueWithIdentifier:sender:, prepareForSegue, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, unwindAction:

    launch => A.initWithCoder: A.awakeFromNib A.VDL A.VWA A.VDA
    segue to B => A.shouldPerformSegueWithIdentifier:sender: B.initWithCoder: B.awakeFromNib
      => A.prepareForSegue:sender: B.VDL A.VWD B.VWA A.VDD B.VDA
    segue to C => B.shouldPerformSegueWithIdentifier:sender: C.initWithCoder: C.awakeFromNib
      => B.prepareForSegue:sender: C.VDL B.VWD C.VWA C.VDA B.VDD
    unwind to B => C.shouldPerformSegueWithIdentifier:sender: C.prepareForSegue:sender: B.unwindAction: C.VWD B.VWA B.VDA C.VDD C.dealloc
    unwind to A => B.shouldPerformSegueWithIdentifier:sender: B.prepareForSegue:sender: A.unwindAction: B.VWD A.VWA B.VDD A.VDA B.dealloc

    ## a push segue, and one that presents
    ios: 9...10
    root: nav(A)
    controller B: from storyboard
    controller C: from storyboard
    segue A to B: push
    segue B to C: present as fullScreen
    log: initWithCoder, awakeFromNib, shouldPerformSegueWithIdentifier:sender:, prepareForSegue, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc, unwindAction:

    launch => A.initWithCoder: A.awakeFromNib A.VDL A.VWA A.VDA
    segue to B => A.shouldPerformSegueWithIdentifier:sender: B.initWithCoder: B.awakeFromNib
      => A.prepareForSegue:sender: A.VWD B.VDL B.VWA A.VDD B.VDA
    segue to C => B.shouldPerformSegueWithIdentifier:sender: C.initWithCoder: C.awakeFromNib
      => B.prepareForSegue:sender: C.VDL B.VWD C.VWA C.VDA B.VDD
    unwind to B => C.shouldPerformSegueWithIdentifier:sender: C.prepareForSegue:sender: B.unwindAction: C.VWD B.VWA B.VDA C.VDD C.dealloc
    unwind to A => B.shouldPerformSegueWithIdentifier:sender: B.prepareForSegue:sender: A.unwindAction: B.VWD A.VWA B.VDD A.VDA B.dealloc

    ## a segue that the app refuses
    ios: 6...
    root: A
    controller B: from storyboard
    segue A to B: present
    when A.shouldPerformSegueWithIdentifier:sender:: return NO
    log: initWithCoder, shouldPerformSegueWithIdentifier:sender:, prepareForSegue, viewDidLoad

    launch => A.initWithCoder: A.VDL
    segue to B => A.shouldPerformSegueWithIdentifier:sender:

    ## an embedded controller comes before viewDidLoad of its parent
    ios: 6...
    root: A
    controller B: from storyboard
    segue A to B: embed
    log: initWithCoder, awakeFromNib, prepareForSegue, loadView, viewDidLoad, willMoveToParentViewController, didMoveToParentViewController, viewWillAppear, viewDidAppear

    launch => A.initWithCoder: A.awakeFromNib A.LV B.initWithCoder: B.awakeFromNib A.prepareForSegue:sender:
      => B.WMP(A) B.LV B.VDL B.DMP(A) A.VDL A.VWA B.VWA A.VDA B.VDA

    ## loadView by hand gives no viewDidLoad
    ios: 5...
    root: Root
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    call B.loadView => B.LV
      = B.isViewLoaded
    load B.view =>

    ## a view from outside skips loadView
    ios: 5...
    root: Root
    view V: loose
    when Root.viewDidLoad: call super; create B; B.view = V; load B.view
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL

    ## loadView that sets no view, and nobody reads it
    ios: 5...
    root: Root
    when B.loadView: nothing
    log: loadView, viewDidLoad

    launch => Root.LV Root.VDL
    create B =>
    load B.view => B.LV B.VDL
      = B.view is nil

    ## loadView that reads the view
    ios: 5...
    root: Root
    when B.loadView: no super; load B.view
    log: viewDidLoad

    launch => Root.VDL
    create B =>
    load B.view =>
      ! endless loop

    ## loading off screen
    ios: 5...
    root: Root
    log: loadView, viewDidLoad, viewWillAppear, viewWillLayoutSubviews

    launch => Root.LV Root.VDL Root.VWA Root.VWL
    create B =>
    load B.view => B.LV B.VDL
      = B.state is disappeared
    release B =>

    ## a controller dies before its view, a view before its subviews
    ios: 6...
    root: nav(A)
    controller B: from code
    view V: root of B
    view S: in V
    log: dealloc

    launch =>
    push B =>
    pop => B.dealloc V.dealloc S.dealloc

    ## a controller that the app holds survives the pop
    ios: 6...
    root: nav(A)
    log: dealloc, viewDidLoad

    launch => A.VDL
    create B =>
    push B => B.VDL
    pop =>
    push B =>
    pop =>
    release B => B.dealloc
    """, log: Log.controllers)
}

extension RuleCase {
  /// What UIKit refuses, with an exception or a line on the console.
  static let misuse = table(
    """
    ## presented by somebody whose view was put on screen by hand
    ios: 8...
    root: A
    log: viewDidLoad, viewWillAppear, viewDidAppear, console

    launch => A.VDL A.VWA A.VDA
    create B =>
    add B.view to A.view => B.VDL B.VWA B.VDA
    B present C as overFullScreen
      > console Presenting view controllers on detached view controllers is discouraged B
      > C viewDidLoad
      > C viewWillAppear:
      > C viewDidAppear:

    ## a root presents itself
    ios: 8...
    root: A
    log: viewDidLoad, console

    launch => A.VDL
    A present A =>
      ! Application tried to present modally an active controller

    ## a second presentation, up to iOS 8
    ios: 5...8
    root: A
    log: viewDidLoad, completion, console

    launch => A.VDL
    present B => B.VDL completion.present
    A present C
      > console Attempt to present C on A while a presentation is in progress

    ## a second presentation names whom the presenter shows already
    ios: 9...13
    root: nav(A)
    log: console

    launch =>
    present B
      > (nothing)
    A present C
      > console Attempt to present C on Nav which is already presenting B

    ## and from iOS 14 on who asked for it
    ios: 14...
    root: nav(A)
    log: console

    launch =>
    present B
      > (nothing)
    A present C
      > console Attempt to present C on Nav (from A) which is already presenting B

    ## a presentation by a controller whose view is on no screen
    ios: 8...13
    root: A
    log: console

    launch =>
    create B =>
    B present C
      > console Attempt to present C on B whose view is not in the window hierarchy

    ## the same names the caller, from iOS 14 on
    ios: 14...
    root: A
    log: console

    launch =>
    create B =>
    B present C
      > console Attempt to present C on B (from B) whose view is not in the window hierarchy

    ## what is refused returns like any call, and keeps nobody
    ios: 14...
    root: A
    log: init, dealloc, console, return, completion

    launch =>
    present B => B.init return.present completion.present
    A present C
      > C init
      > console Attempt to present C on A (from A) which is already presenting B
      > return present
      > C dealloc
    create D => D.init
    A present D
      > console Attempt to present D on A (from A) which is already presenting B
      > return present
    release D => D.dealloc

    ## nor does a presentation by somebody on no screen
    ios: 8...
    root: A
    when A.viewDidLoad: call super; present C
    log: C.init, dealloc, return

    launch => C.init return.present C.dealloc

    ## a dismissal that is refused, or has nothing to dismiss, returns too
    ios: 8...
    root: A
    log: console, return, completion

    launch =>
    A dismiss => return.dismiss
    present B => return.present completion.present
    dismiss; dismiss
      > return dismiss
      > console Attempt to dismiss from view controller B while a presentation or dismiss is in progress
      > return dismiss
      > completion dismiss

    ## dismissed twice in one turn
    ios: 8...12
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, completion, console

    launch => A.VWA A.VDA
    present B => A.VWD B.VWA B.VDA A.VDD completion.present
    dismiss; dismiss
      > console Attempt to dismiss from view controller B while a presentation or dismiss is in progress
      > B viewWillDisappear:
      > A viewWillAppear:
      > A viewDidAppear:
      > B viewDidDisappear:
      > completion dismiss

    ## two pops in one turn, up to iOS 6
    ios: 5...6
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, console

    launch => A.VWA A.VDA
    push B => A.VWD B.VWA A.VDD B.VDA
    push C => B.VWD C.VWA B.VDD C.VDA
    pop; pop
      > C viewWillDisappear:
      > B viewWillAppear:
      > console nested pop animation can result in corrupted navigation bar
      > C viewDidDisappear:
      > B viewDidAppear:
      > B viewWillDisappear:
      > A viewWillAppear:
      > B viewDidDisappear:
      > A viewDidAppear:

    ## the same controller twice
    ios: 5...
    root: nav(A)
    log: viewDidLoad

    launch => A.VDL
    push B => B.VDL
    push B =>
      ! Pushing the same view controller instance more than once is not supported

    ## appearance called by hand
    ios: 16...
    root: A
    log: viewWillAppear, viewDidAppear, console

    launch => A.VWA A.VDA
    call A.viewWillAppear: YES
      > console Calling appearance methods by hand is not supported; use beginAppearanceTransition and endAppearanceTransition
      > A viewWillAppear:

    ## an override calls another method of super, which a plain controller's UIKit does not mind
    ios: 5...15
    root: A
    when A.viewWillAppear:: call super.viewDidAppear: YES
    when A.viewDidAppear:: call super.viewDidLoad; call super.viewDidAppear: YES
    log: viewDidLoad, viewWillAppear, viewDidAppear, console

    launch => A.VDL A.VWA A.VDA
      = A.state is appeared

    ## a container's override does so, and who is inside hears nothing of the first half
    ios: 5...15
    root: tab(A)
    when Tab.viewWillAppear:: call super.viewDidAppear: YES
    log: viewWillAppear, viewDidAppear, Tab.viewWillAppear, Tab.viewDidAppear

    launch => Tab.VWA Tab.VDA

    ## since iOS 16 UIKit sees that nothing appears
    ios: 16...
    root: A
    when A.viewDidLoad: call super.viewDidAppear: YES
    log: viewDidLoad, viewWillAppear, viewDidAppear, console

    launch
      > A viewDidLoad
      > console Calling appearance methods by hand is not supported; use beginAppearanceTransition and endAppearanceTransition
      > A viewWillAppear:
      > A viewDidAppear:

    ## unbalanced
    ios: 5...12
    root: A
    log: viewWillDisappear, viewDidDisappear, console

    launch =>
    call A.endAppearanceTransition
      > console Unbalanced calls to begin/end appearance transitions for A
    call A.beginAppearanceTransition:animated: NO => A.VWD
    call A.endAppearanceTransition => A.VDD
    call A.endAppearanceTransition
      > console Unbalanced calls to begin/end appearance transitions for A

    ## a child's view in the view of another controller
    ios: 5...
    root: A
    log: viewDidLoad

    launch => A.VDL
    add child B to A => B.VDL
    add child C to A => C.VDL
    add C.view to B.view =>
      ! UIViewControllerHierarchyInconsistency: child view controller has another parent

    ## a controller as its own child
    ios: 5...
    root: A
    log: viewDidLoad

    launch => A.VDL
    call A.addChildViewController: A =>
      ! Cannot add self as child view controller

    ## one view for two controllers
    ios: 5...
    root: A
    view V: root of B
    when C.loadView: C.view = V
    log: B.viewDidLoad, C.viewDidLoad

    launch =>
    load B.view => B.VDL
    load C.view =>
      ! A view can only be associated with at most one view controller at a time

    ## a nib with an outlet that its owner does not have
    ios: 5...
    root: A
    nibs: MyNib(unknown outlet)
    controller B: from nib "MyNib"
    log: B.viewDidLoad

    launch =>
    load B.view =>
      ! this class is not key value coding-compliant for the key

    ## a container has to add a view
    ios: 8...
    root: nav(A)
    when B.loadView: nothing
    log: B.viewDidLoad

    launch =>
    push B => B.VDL
      ! loadView set no view that could be added to a superview
    """, log: Log.controllers)
}

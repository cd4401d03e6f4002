extension RuleCase {
  /// What random walks have found: each step leaves a world that does not contradict itself.
  static let walked = table(
    """
    ## what covers a page in its place is turned away with it, and comes back with it
    ios: 8...
    root: page(nav(A), B)

    launch => A.VWA A.VDA
    present C as currentContext => A.VWD C.VWA C.VDA A.VDD
    page forward cancelled => B.VWA C.VWD C.VWA C.VDA B.VWD B.VDD
    page forward => B.VWA C.VWD B.VDA C.VDD
    page back => C.VWA B.VWD C.VDA B.VDD
    dismiss => C.VWD A.VWA A.VDA C.VDD C.dealloc

    ## what comes over a page that a finger turns away goes with it
    ios: 8...
    root: page(nav(A), B)

    launch => A.VWA A.VDA
    page forward begins => B.VWA A.VWD
    A present C as overCurrentContext => C.VWA C.VDA
    page forward ends => B.VDA A.VDD C.VWD C.VDD
    page back => A.VWA C.VWA B.VWD A.VDA C.VDA B.VDD

    ## what comes in the turn of a gesture takes the page from the finger
    ios: 11...
    root: tab(page(A, B), C)
    when B.viewDidLoad: async select C

    launch => A.VWA A.VDA
    page forward cancelled => B.VWA A.VWD C.VWA A.VWA A.VDA B.VWD B.VDD A.VWD A.VDD C.VDA

    ## the selected tab goes with the tabs, also when another one is selected meanwhile
    ios: 5...7
    root: tab(A, B)

    launch => A.VWA A.VDA
    A present H unanimated; select B => A.VWD H.VWA A.VDD H.VDA
    dismiss => H.VWD B.VWA B.VDA H.VDD H.dealloc
    select A => A.VWA B.VWD B.VDD A.VDA

    ## what is shown leaves the stack that another stack takes it from
    ios: 5...
    device: pad
    root: split(nav(A, X), nav(B), nav(C))

    launch => X.VWA B.VWA C.VWA X.VDA B.VDA C.VDA
    C set stack B, C => B.VWD B.VDD
    C set stack B, X, C => X.VWD X.VDD A.VWA A.VDA
    present E as fullScreen => A.VWD C.VWD E.VWA E.VDA A.VDD C.VDD

    ## a hidden window lets its old root go
    ios: 4...
    root: nav(A)

    launch => A.VWA A.VDA
    create A =>
    hide window window => A.VWD A.VDD
    set root C =>
    set root A => C.dealloc
    show window window => A.VWA A.VDA

    ## a root that the old one shows goes with it before it comes
    ios: 4
    root: nav(A)

    launch => A.VWA A.VDA
    set root A => A.VWD A.VDD A.VWA A.VDA

    ## a sheet that a finger pulls at goes with the root that presented it
    ios: 13...
    root: A

    launch => A.VWA A.VDA
    create C =>
    present C as pageSheet => C.VWA C.VDA
    drag down begins => C.VWD
    set root E => C.VWA C.VDA A.VWD E.VWA A.VDD E.VDA A.dealloc C.VWD C.VDD
    present F => F.VWA F.VDA

    ## what covers a controller of a stack leaves the screen with it
    ios: 11...
    root: nav(A)
    controller A: defines context

    launch => A.VWA A.VDA
    create B =>
    present B as currentContext => A.VWD B.VWA B.VDA A.VDD
    A set stack C => B.VWD C.VWA B.VDD C.VDA A.dealloc

    ## a presenter that loses its window while it presents goes with what it presented
    ios: 3
    root: A

    launch => A.VWA A.VDA
    present D; set root E => A.VWD D.VWA E.VWA A.VDD E.VDA D.VDA A.dealloc D.VWD D.VDD D.dealloc

    ## who leaves a stack, comes back and leaves again hears once that it has left
    ios: 9
    root: nav(A, B)
    log: B.willMoveToParentViewController, B.didMoveToParentViewController

    launch => B.WMP(Nav) B.DMP(Nav)
    hide window window =>
    pop => B.WMP(nil)
    set stack B, A => B.WMP(Nav) B.DMP(Nav)
    set stack E, C => B.WMP(nil) B.DMP(nil)
    show window window =>

    ## a cover is not there while something is presented full screen over it
    ios: 8...12
    root: tab(A, C)
    controller A: defines context

    launch => A.VWA A.VDA
    present D as overCurrentContext => D.VWA D.VDA
    present F as fullScreen => D.VWD F.VWA F.VDA D.VDD
    select C => C.VWA A.VWD A.VDD C.VDA
    select A => A.VWA C.VWD C.VDD A.VDA
    dismiss => F.VWD D.VWA D.VDA F.VDD F.dealloc

    ## a swipe given up in a stack that a page turn takes away brings nobody back
    ios: 7...
    root: page(nav(A, B), C)

    launch => B.VWA B.VDA
    page forward; swipe back cancelled => C.VWA B.VWD C.VDA B.VDD
    page back => B.VWA C.VWD B.VDA C.VDD

    ## below a parent in a hidden window children are told by the moves of their views
    ios: 8...
    root: A

    launch => A.VWA A.VDA
    hide window window => A.VWD A.VDD
    add child G to A => G.VWA G.VDA
    transition from G to E => E.VWA E.VDA G.VWD G.VDD G.dealloc
    show window window => A.VWA A.VDA

    ## a transition between children takes along what covers the one that goes
    ios: 13...
    root: container(A, B)
    controller B: defines context

    launch => Container.VWA A.VWA B.VWA Container.VDA A.VDA B.VDA
    B present D as currentContext => B.VWD D.VWA D.VDA B.VDD
    transition from B to F => D.VWD F.VWA F.VDA D.VDD B.dealloc D.dealloc

    ## who leaves a stack for another container hears once that it has left
    ios: 13...
    root: page(A, nav(B, C))
    log: willMoveToParentViewController:, didMoveToParentViewController:

    launch => A.WMP(Page) A.DMP(Page)
    page forward => B.WMP(Nav) B.DMP(Nav) C.WMP(Nav) C.DMP(Nav) A.WMP(nil) A.DMP(nil)
    set stack B, A => C.WMP(nil) A.WMP(Nav) A.DMP(Nav) C.DMP(nil)
    swipe back; page back => A.WMP(nil) A.DMP(nil) A.WMP(Page) A.DMP(Page)

    ## what covers a controller leaves with it also where nobody tells that one
    ios: 6...
    root: nav(A)
    controller A: defines context

    launch => A.VWA A.VDA
    present D as currentContext => A.VWD D.VWA D.VDA A.VDD
    Nav set stack B, C unanimated => D.VWD C.VWA D.VDD C.VDA A.dealloc D.dealloc

    ## who was going with a tab has gone, though its stack changes meanwhile
    ios: 13...
    root: tab(nav(A), B)

    launch => A.VWA A.VDA
    select B; Nav push G unanimated => B.VWA A.VWD A.VDD B.VDA
    select A => B.VWD G.VWA B.VDD G.VDA

    ## nobody takes the place of one that has none
    ios: 5
    root: A
    log: viewWillAppear, viewDidAppear

    launch => A.VWA A.VDA
    present C as fullScreen => C.VWA C.VDA
    add child B to A =>
    memory warning =>
    dismiss => A.VWA A.VDA
    transition from B to D =>
      = D.state is disappeared

    ## a page that a stack takes in the turn in which it was to come does not come
    ios: 8...
    root: page(nav(A), B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, B.willMoveToParentViewController, B.didMoveToParentViewController

    launch => A.VWA A.VDA
    page forward; push B => B.WMP(Page) B.VWA A.VWD B.VWD B.VDD B.DMP(nil) B.WMP(Nav) A.VDD B.DMP(Nav) B.VWA B.VDA

    ## a stack whose last controller a page turn takes shows nobody
    ios: 13...
    root: page(A, nav(B))

    launch => A.VWA A.VDA
    page forward => A.VWD B.VWA B.VDA A.VDD
    set stack A unanimated; page back begins => A.VWA B.VWD B.VDD B.dealloc
    hide window window => A.VWD A.VDD
    show window window =>

    ## whom a stack takes out of a page that a finger turns has gone from there
    ios: 13...
    device: pad
    root: tab(page(A, nav(B)), nav(E, F))

    launch => A.VWA A.VDA
    page forward begins => A.VWD B.VWA
    E set stack B, F unanimated => B.VWD B.VDD E.dealloc
    page back cancelled => A.VWA A.VDA

    ## a finger takes hold of the stack as it is laid out
    ios: 8...12
    root: nav(A)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    set stack B, C unanimated; swipe back cancelled => A.VWD C.VWA A.VDD C.VDA C.VWD B.VWA B.VWD B.VDD C.VWA C.VDA

    ## what was popped in a hidden window has left when its stack comes again
    ios: 13...17
    root: page(A, nav(B, C))

    launch => A.VWA A.VDA
    create Nav =>
    hide window window => A.VWD A.VDD
    present Nav =>
    pop =>
    dismiss =>
    show window window => A.VWA A.VDA
    present Nav unanimated => B.VWA B.VDA C.dealloc

    ## who appeared in a container that is not on screen goes with the view of the container
    ios: 13...
    root: page(A)

    launch => A.VWA A.VDA
    hide window window => A.VWD A.VDD
    set pages D => D.VWA D.VDA A.dealloc
    set root E => D.VWD D.VDD D.dealloc

    ## into a container in a hidden window only the view of a presenter returns
    ios: 13...
    root: tab(nav(A))

    launch => A.VWA A.VDA
    hide window window => A.VWD A.VDD
    present C as currentContext => C.VWA C.VDA
    A dismiss unanimated => C.VWD C.VDD C.dealloc
    set root B => A.dealloc

    ## who is taken from a parent that is going has gone
    ios: 5...7
    root: container(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => Container.VWA A.VWA B.VWA Container.VDA A.VDA B.VDA
    create B =>
    present D as fullScreen; remove child B => Container.VWD A.VWD B.VWD D.VWA B.VDD D.VDA Container.VDD A.VDD

    ## the way back to a presenter leads over what covers its container
    ios: 8...
    device: pad
    root: split(A, B)
    controller B: defines context

    launch => A.VWA B.VWA A.VDA B.VDA
    B present D as currentContext => B.VWD D.VWA D.VDA B.VDD
    A present F as fullScreen => A.VWD F.VWA F.VDA D.VWD D.VDD A.VDD
    unwind to B unanimated => F.VWD A.VWA D.VWA D.VDA A.VDA F.VDD F.dealloc

    ## in a hidden window nobody is left by who is covered
    ios: 8...
    device: pad
    root: tab(nav(A), B)

    launch => A.VWA A.VDA
    push C unanimated => A.VWD C.VWA A.VDD C.VDA
    hide window window => C.VWD C.VDD
    present E as currentContext => E.VWA E.VDA
    select A =>
    show window window => C.VWA C.VWD A.VWA C.VDD A.VDA C.dealloc
    dismiss => E.VWD E.VDD E.dealloc

    ## nobody comes into a stack that a finger turns away; who is on its top then comes back with it
    ios: 7...
    root: page(nav(A), B)
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VDL A.VWA A.VDA
    page forward begins => B.VDL B.VWA A.VWD
    push C => C.VDL A.VDD
      = C.state is disappeared
    page forward cancelled => C.VWA C.VDA B.VWD B.VDD
    page forward => B.VWA C.VWD B.VDA C.VDD

    ## who came unseen into a stack under a finger is not on the way there when it appears
    ios: 3
    root: page(nav(A), B)

    launch => A.VWA A.VDA
    page forward begins => B.VWA A.VWD
    push C => A.VDD
    present D as formSheet => C.VWA C.VDA B.VWD B.VDD C.VWD D.VWA D.VDA C.VDD

    ## a hidden window waits for no root that a change of the stack would have to show
    ios: 8...17
    device: pad
    root: tab(nav(A), B)

    launch; hide window window =>
    Nav push C =>
    select B =>
    show window window => B.VWA B.VDA

    ## a swipe given up brings nobody back whom another stack took meanwhile
    ios: 9...
    device: pad
    root: split(A, nav(B), nav(C, D))

    launch => A.VWA B.VWA D.VWA A.VDA B.VDA D.VDA
    swipe back begins => D.VWD C.VWA
    B set stack D => D.VDD B.VWD D.VWA B.VDD D.VDA B.dealloc
    swipe back cancelled => C.VDA

    ## a finger holds nothing in a window that is closed
    ios: 18
    device: pad
    life-cycle: scene
    root: nav(A, B)
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, sceneDidDisconnect

    launch => B.VWA B.VDA
    new window W2 =>
    create Nav =>
    swipe back begins => B.VWD A.VWA
    close window window => A.VWD A.VDD B.VWA B.VDA SceneDelegate.sceneDidDisconnect

    ## a presenter that comes back to a window which has another root is not seen
    ios: 6
    device: pad
    root: page(A)

    launch => A.VWA A.VDA
    create Page =>
    present C as currentContext => A.VWD C.VWA C.VDA A.VDD
    hide window window =>
    dismiss; set root D => C.VWD A.VWA A.VWD A.VDD C.VDD C.dealloc

    ## nobody stays with a presenter that has left the screen
    ios: 8
    root: tab(A, B, nav(F))
    controller C: style search; defines context
    presentation C: animator T

    launch => A.VWA A.VDA
    select Nav => A.VWD A.VDD F.VWA F.VDA
    present C => C.VWA C.VDA
    drag down begins => C.VWD
    select B => B.VWA F.VWD F.VDD B.VDA
    drag down cancelled => C.VDD C.dealloc
    select Nav => F.VWA B.VWD B.VDD F.VDA

    ## who is presented goes with its view, which a container takes before there is containment
    ios: 3...4
    root: container(A)

    launch => Container.VWA Container.VDA
    set root B => Container.VWD B.VWA Container.VDD B.VDA Container.dealloc A.dealloc
    present A => B.VWD A.VWA A.VDA B.VDD
    load Container.view => A.VWD A.VDD

    ## a page that came under a full screen has gone when its container dies
    ios: 8...12
    root: page(A, B)

    launch => A.VWA A.VDA
    present F unanimated => A.VWD F.VWA F.VDA A.VDD
    create D =>
    set pages D => D.VWA D.VDA A.dealloc
    set root E => E.VWA E.VDA D.VWD D.VDD F.VWD F.VDD F.dealloc

    ## nobody returns to a tab that is left in the turn of the dismissal
    ios: 8...
    root: tab(nav(A), B)

    launch => A.VWA A.VDA
    present J as currentContext => A.VWD J.VWA J.VDA A.VDD
    unwind to B => B.VWA J.VWD B.VDA J.VDD J.dealloc
    select Nav => A.VWA B.VWD B.VDD A.VDA
    """, log: "viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc")
}

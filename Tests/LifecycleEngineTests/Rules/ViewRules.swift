extension RuleCase {
  /// Views, their layout, their ends.
  static let views = table(
    """
    ## a view in code, off window, then shown, then removed
    ios: 5...10
    root: A
    view P: loose; frame 0 0 300 300
    view V: loose; frame 0 0 100 100

    launch => A.initWithCoder: A.awakeFromNib
    create V => V.initWithFrame:
    create P => P.initWithFrame:
    add V to P => V.wmS V.dmS P.didAdd
    add P to A => P.wmW V.wmW P.wmS V.dmW P.dmW P.dmS P.LS V.LS P.drawRect: V.drawRect:
    remove V => V.removeFromSuperview P.willRem V.wmS(nil) V.wmW(nil) V.dmW V.dmS P.LS
    release V => V.dealloc

    ## a view in code, off window, then shown, then removed
    ios: 11...
    root: A
    view P: loose; frame 0 0 300 300
    view V: loose; frame 0 0 100 100

    launch => A.initWithCoder: A.awakeFromNib
    create V => V.initWithFrame:
    create P => P.initWithFrame:
    add V to P => V.wmS V.dmS P.didAdd
    add P to A => P.wmW V.wmW P.wmS V.dmW P.dmW P.dmS P.LS V.LS V.LS P.drawRect: V.drawRect:
    remove V => V.removeFromSuperview P.willRem V.wmS(nil) V.wmW(nil) V.dmW V.dmS P.LS
    release V => V.dealloc

    ## init() calls initWithFrame
    ios: 5...
    root: A
    view V: loose

    launch => A.initWithCoder: A.awakeFromNib
    create V => V.init V.initWithFrame:

    ## a tree that enters a window, parents first, and has entered, children first
    ios: 5...
    root: A
    view P: loose; frame 0 0 300 300
    view Q: in P; frame 0 0 200 200
    view R: in Q; frame 0 0 100 100
    log: willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview

    launch =>
    create P => R.wmS R.dmS Q.didAdd Q.wmS Q.dmS P.didAdd
    add P to A => P.wmW Q.wmW R.wmW P.wmS R.dmW Q.dmW P.dmW P.dmS
    remove P => P.wmS(nil) P.wmW(nil) Q.wmW(nil) R.wmW(nil) R.dmW Q.dmW P.dmW P.dmS

    ## from one superview to another in the same window
    ios: 5...10
    root: A
    view P: in A; frame 0 0 300 300
    view Q: in A; frame 0 300 300 300
    view V: in P; frame 0 0 100 100
    log: willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview, layoutSubviews

    launch => V.wmS V.dmS P.didAdd P.wmS P.dmS Q.wmS Q.dmS P.wmW V.wmW Q.wmW V.dmW P.dmW Q.dmW P.LS V.LS Q.LS
    add V to Q => P.willRem V.wmS V.dmS Q.didAdd Q.LS
    add V to Q => Q.LS

    ## from one superview to another in the same window
    ios: 11...
    root: A
    view P: in A; frame 0 0 300 300
    view Q: in A; frame 0 300 300 300
    view V: in P; frame 0 0 100 100
    log: willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview, layoutSubviews

    launch => V.wmS V.dmS P.didAdd P.wmS P.dmS Q.wmS Q.dmS P.wmW V.wmW Q.wmW V.dmW P.dmW Q.dmW P.LS V.LS Q.LS V.LS
    add V to Q => P.willRem V.wmS V.dmS Q.didAdd Q.LS
    add V to Q => Q.LS

    ## from a superview in a window to one that is in none
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view Q: loose; frame 0 300 300 300
    view V: in P; frame 0 0 100 100
    log: willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview

    launch => V.wmS V.dmS P.didAdd P.wmS P.dmS P.wmW V.wmW V.dmW P.dmW
    create Q =>
    add V to Q => P.willRem V.wmW(nil) V.wmS V.dmW V.dmS Q.didAdd
      = V.superview is Q
      = V.window is nil

    ## inserting, and inserting what is there
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: loose; frame 0 0 100 100
    view S: in P; frame 0 0 50 50
    log: willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview

    launch => S.wmS S.dmS P.didAdd P.wmS P.dmS P.wmW S.wmW S.dmW P.dmW
    create V =>
    insert V below S => V.wmW V.wmS V.dmW V.dmS P.didAdd
    insert V above S =>

    ## a view into its own subview
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    log: willMoveToSuperview

    launch => V.wmS P.wmS
    add P to V =>
      ! Can't add self as subview

    ## when a view is laid out
    ios: 5...10
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    log: layoutSubviews

    launch => P.LS V.LS
    set V.frame 10 10 100 100 =>
    set V.frame 10 10 50 50 => P.LS V.LS
    layout V => V.LS
    layout V; layout V; layout P => P.LS V.LS
    remove V => P.LS

    ## when a view is laid out
    ios: 11...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    log: layoutSubviews

    launch => P.LS V.LS V.LS
    set V.frame 10 10 100 100 =>
    set V.frame 10 10 50 50 => P.LS V.LS
    layout V => V.LS
    layout V; layout V; layout P => P.LS V.LS
    remove V => P.LS

    ## a view that dies with its subviews
    ios: 5...
    root: A
    view P: loose; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    view W: in V; frame 0 0 50 50

    launch => A.initWithCoder: A.awakeFromNib
    create P => P.initWithFrame: V.initWithFrame: W.initWithFrame: W.wmS W.dmS V.didAdd V.wmS V.dmS P.didAdd
    release P => P.dealloc V.removeFromSuperview P.willRem V.wmS(nil) V.dmS V.dealloc W.removeFromSuperview
      => V.willRem W.wmS(nil) W.dmS W.dealloc

    ## a subview that is held outlives its superview
    ios: 5...
    root: A
    view P: loose; frame 0 0 300 300
    view V: loose; frame 0 0 100 100

    launch => A.initWithCoder: A.awakeFromNib
    create P => P.initWithFrame:
    create V => V.initWithFrame:
    add V to P => V.wmS V.dmS P.didAdd
    release P => P.dealloc V.removeFromSuperview P.willRem V.wmS(nil) V.dmS
    release V => V.dealloc

    ## a top view of a nib and one inside it
    ios: 5...10
    root: A
    view T: loose; from nib "T"; frame 0 0 100 100
    view I: in T; from nib "T"; frame 0 0 50 50

    launch => A.initWithCoder: A.awakeFromNib
    create T => I.initWithCoder: I.wmS I.dmS T.didAdd I.awakeFromNib T.initWithCoder: T.awakeFromNib
    add T to A => T.wmW I.wmW T.wmS I.dmW T.dmW T.dmS T.LS I.LS T.drawRect: I.drawRect:

    ## a top view of a nib and one inside it
    ios: 11...
    root: A
    view T: loose; from nib "T"; frame 0 0 100 100
    view I: in T; from nib "T"; frame 0 0 50 50

    launch => A.initWithCoder: A.awakeFromNib
    create T => I.initWithCoder: I.wmS I.dmS T.didAdd I.awakeFromNib T.initWithCoder: T.awakeFromNib
    add T to A => T.wmW I.wmW T.wmS I.dmW T.dmW T.dmS T.LS I.LS I.LS T.drawRect: I.drawRect:

    ## views of a controller that is shown and goes
    ios: 9...10
    root: nav(A)
    controller B: from code
    view V: in B; frame 0 0 100 100
    log: viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, layoutSubviews, dealloc

    launch => A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => A.VWD V.wmS V.dmS B.VDL B.VWA V.wmW V.dmW B.VWL B.VDLS V.LS A.VDD B.VDA
    pop => B.VWD A.VWA V.wmW(nil) V.dmW B.VDD A.VDA B.dealloc V.wmS(nil) V.dmS V.dealloc

    ## views of a controller that is shown and goes
    ios: 11...12
    root: nav(A)
    controller B: from code
    view V: in B; frame 0 0 100 100
    log: viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, layoutSubviews, dealloc

    launch => A.VDL A.VWA A.VWL A.VDLS A.VDA
    push B => V.wmS V.dmS B.VDL A.VWD B.VWA V.wmW V.dmW B.VWL B.VDLS V.LS A.VDD B.VDA
    pop => B.VWD A.VWA V.wmW(nil) V.dmW B.VDD A.VDA B.dealloc V.wmS(nil) V.dmS V.dealloc

    ## constraints from the inside, layout from the outside
    ios: 6...
    root: A
    controller A: from code
    view R: root of A; constraints
    view V: in R; constraints; frame 0 0 100 100
    log: updateConstraints, updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews, drawRect

    launch => V.updateConstraints A.UVC R.updateConstraints A.VWL R.LS A.VDLS V.LS R.drawRect: V.drawRect:
    change constraints of V => V.updateConstraints A.VWL R.LS A.VDLS V.LS
    layout R => A.VWL R.LS A.VDLS

    ## properties before constraints and layout
    ios: 26
    root: A
    controller A: from code
    view R: root of A; constraints
    log: updateProperties, updateViewConstraints, viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews, viewIsAppearing, viewWillAppear, viewDidAppear

    launch => A.VWA A.updateProperties R.updateProperties A.UVC A.VIA A.VWL R.LS A.VDLS A.VDA

    ## a pass that another object asks for, and an endless one
    ios: 8...
    root: A
    view V: in A; frame 0 0 100 100
    when A.viewDidLayoutSubviews: call super; layout V
    log: viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews; exact layout

    launch => A.VWL A.VDLS V.LS

    ## a view that dirties itself in its own pass
    ios: 8...
    root: A
    view V: in A; frame 0 0 100 100
    when V.layoutSubviews: call super; layout V
    log: viewDidLoad

    launch => A.VDL
      ! endless loop
    """, log: Log.views)
}

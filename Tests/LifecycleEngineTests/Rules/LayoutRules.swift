extension RuleCase {
  /// What an app asks of constraints, layout and drawing, and when it gets it.
  static let layoutOnDemand = table(
    """
    ## any number of marks brings one pass, with the commit
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    log: layoutSubviews, setNeedsLayout

    launch
    layout V; call V.setNeedsLayout; layout V => V.setNeedsLayout V.setNeedsLayout V.setNeedsLayout V.LS
    call A.view.setNeedsLayout =>

    ## a forced pass comes inside the call and leaves nothing for the commit
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    view W: in A; frame 0 300 300 300
    log: layoutSubviews, layoutIfNeeded

    launch
    layout V; layout W; call V.layoutIfNeeded; layout V => V.layoutIfNeeded V.LS V.LS W.LS
    call V.layoutIfNeeded => V.layoutIfNeeded

    ## a forced pass of a controller's view is framed by the controller's pair
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    log: viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews, return; exact layout

    launch
    call A.view.setNeedsLayout; layout V; call A.view.layoutIfNeeded => A.VWL A.VDLS V.LS

    ## a view that is not on screen is laid out where the app forces it, and nowhere else
    ios: 5...
    root: A
    view P: loose; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    log: layoutSubviews, drawRect

    launch
    create P =>
    layout V =>
    call P.layoutIfNeeded => P.LS V.LS
    call P.layoutIfNeeded =>

    ## a forced pass inside viewDidLoad comes before the appearance
    ios: 13...
    root: A
    when B.viewDidLoad: call super; call B.view.layoutIfNeeded
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillLayoutSubviews, viewDidLayoutSubviews; exact layout

    launch
    present B => B.VDL B.VWL B.VDLS B.VWA B.VWL B.VDLS B.VDA

    ## the safe area of a controller's view is known where it is shown, and a view hears of it before its controller
    ios: 11...
    root: A
    view V: root of B
    log: V.safeAreaInsetsDidChange, B.viewSafeAreaInsetsDidChange, B.viewWillAppear, B.viewDidAppear

    launch
    present B as fullScreen => B.VWA V.safeAreaInsetsDidChange B.viewSafeAreaInsetsDidChange B.VDA

    ## a navigation controller that is on no screen shows nothing, however it is laid out
    ios: 6...
    root: tab(A, nav(B))
    log: B.viewDidLoad, B.viewWillAppear, B.viewDidAppear

    launch
    call Nav.view.layoutIfNeeded =>
      = B.state is disappeared
    select B => B.VDL B.VWA B.VDA

    ## what is marked for display is drawn once, after the layout
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    log: layoutSubviews, drawRect

    launch
    call V.setNeedsDisplay; call V.setNeedsDisplay => V.drawRect:
    call V.setNeedsDisplay; layout V => V.LS V.drawRect:
    set V.frame 0 50 300 300 =>
    set V.frame 0 50 200 200 => V.LS
    set V.frame 0 50 0 0 => V.LS
    call V.setNeedsDisplay =>

    ## a view that gives its layer the content is not asked to draw
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    log: V.displayLayer:, drawRect

    launch => V.displayLayer:
    call V.setNeedsDisplay => V.displayLayer:

    ## the layer asks first, and its view's part in it frames the rest
    ios: 5...
    root: A
    view V: root of A
    view W: in A; frame 0 0 300 300
    log: layoutSublayersOfLayer:, layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews; exact layout

    launch
    layout V; layout W => V.layoutSublayersOfLayer: A.VWL V.LS A.VDLS W.layoutSublayersOfLayer: W.LS

    ## without super the layer lays out nothing
    ios: 5...
    root: A
    view W: in A; frame 0 0 300 300
    when W.layoutSublayersOfLayer: no super
    log: layoutSublayersOfLayer:, layoutSubviews

    launch
    layout W => W.layoutSublayersOfLayer:

    ## constraints that are out of date are updated with the commit, inner ones first
    ios: 6...
    root: A
    view P: in A; frame 0 0 300 300; constraints
    view V: in P; frame 0 0 100 100; constraints
    log: updateConstraints, layoutSubviews

    launch
    call P.setNeedsUpdateConstraints; call V.setNeedsUpdateConstraints => V.updateConstraints P.updateConstraints
    call P.setNeedsUpdateConstraints; layout P => P.updateConstraints P.LS

    ## constraints can be brought up to date inside the call, without a layout
    ios: 6...
    root: A
    view P: in A; frame 0 0 300 300; constraints
    view V: in P; frame 0 0 100 100; constraints
    log: updateConstraints, updateConstraintsIfNeeded, layoutSubviews, updateViewConstraints

    launch
    call V.setNeedsUpdateConstraints; call P.updateConstraintsIfNeeded; layout P => P.updateConstraintsIfNeeded V.updateConstraints P.LS
    call P.updateConstraintsIfNeeded => P.updateConstraintsIfNeeded
    call A.view.setNeedsUpdateConstraints => A.UVC

    ## before there are constraints the calls come to nothing
    ios: 5
    root: A
    view V: in A; frame 0 0 300 300; constraints
    log: updateConstraints, updateConstraintsIfNeeded, setNeedsUpdateConstraints, layoutSubviews

    launch
    call V.setNeedsUpdateConstraints; call V.updateConstraintsIfNeeded =>

    ## the content's size is asked for once, and again when it is invalid; the views around get another layout
    ios: 6...
    root: A
    view P: in A; frame 0 0 300 300; constraints
    view V: in P; frame 0 0 100 100; constraints
    log: updateConstraints, V.intrinsicContentSize, layoutSubviews, V.invalidateIntrinsicContentSize

    launch
    call V.setNeedsUpdateConstraints => V.updateConstraints
    call V.invalidateIntrinsicContentSize => V.invalidateIntrinsicContentSize V.updateConstraints V.intrinsicContentSize P.LS V.LS

    ## an updateConstraints without super never asks for the size
    ios: 6...
    root: A
    view V: in A; frame 0 0 100 100; constraints
    when V.updateConstraints: no super
    log: updateConstraints, V.intrinsicContentSize, layoutSubviews

    launch
    call V.invalidateIntrinsicContentSize => V.updateConstraints

    ## called by hand a method does what the app wrote, and no mark goes away
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    log: layoutSubviews, drawRect

    launch
    layout V; call V.layoutSubviews => V.LS V.LS
    call V.drawRect: => V.drawRect:

    ## an app's own setNeedsLayout can swallow the mark
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    when V.setNeedsLayout: no super
    log: layoutSubviews, setNeedsLayout

    launch
    call V.setNeedsLayout => V.setNeedsLayout

    ## a layout that asks for another one is repeated in the same commit, and without end is an error
    ios: 5...
    root: A
    view V: in A; frame 0 0 300 300
    view W: in A; frame 0 0 300 300
    when W.layoutSubviews: call super; call V.setNeedsLayout
    log: layoutSubviews

    launch
    layout W => W.LS V.LS

    ## the order of subviews changes without a move
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    view W: in P; frame 0 0 100 100
    log: bringSubviewToFront:, sendSubviewToBack:, addSubview:, willMoveToSuperview, willMoveToWindow, didAddSubview, layoutSubviews

    launch
    call P.bringSubviewToFront: V => P.bringSubviewToFront:(V) P.LS
    call P.sendSubviewToBack: V => P.sendSubviewToBack:(V) P.LS
    add W to P => P.addSubview:(W) P.LS
    call P.addSubview: V => P.addSubview:(V) P.LS

    ## a superview's own addSubview can refuse
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: loose; frame 0 0 100 100
    when P.addSubview: no super
    log: addSubview:, insertSubview:belowSubview:, willMoveToSuperview, layoutSubviews

    launch
    create V =>
    add V to P => P.addSubview:(V)
      = V.superview is nil
    """, log: Log.views)
}

extension RuleCase {
  /// Rotation, size and traits.
  static let rotation = table(
    """
    ## rotation up to iOS 5
    ios: 2
    root: nav(A)
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch =>
    push B =>
    rotate => B.shouldAutorotateToInterfaceOrientation: B.willRotateToInterfaceOrientation:duration:
      => B.didRotateFromInterfaceOrientation:

    ## rotation up to iOS 5
    ios: 3...4
    root: nav(A)
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch =>
    push B =>
    rotate => B.shouldAutorotateToInterfaceOrientation: B.willRotateToInterfaceOrientation:duration:
      => B.willAnimateRotationToInterfaceOrientation:duration: B.didRotateFromInterfaceOrientation:

    ## rotation up to iOS 5
    ios: 5
    root: nav(A)
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.VWL A.VDLS
    push B => B.VWL B.VDLS
    rotate => B.shouldAutorotateToInterfaceOrientation: B.willRotateToInterfaceOrientation:duration:
      => B.willAnimateRotationToInterfaceOrientation:duration: B.VWL B.VDLS B.didRotateFromInterfaceOrientation:

    ## rotation in a tab, up to iOS 5 every tab is asked
    ios: 5
    root: tab(A, B)
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:

    launch =>
    rotate => A.shouldAutorotateToInterfaceOrientation: B.shouldAutorotateToInterfaceOrientation:
      => A.willRotateToInterfaceOrientation:duration: A.didRotateFromInterfaceOrientation:

    ## an answer of NO keeps the orientation
    ios: 4...5
    root: A
    when A.shouldAutorotateToInterfaceOrientation:: return NO
    log: shouldAutorotateToInterfaceOrientation:, willRotateToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:

    launch =>
    rotate => A.shouldAutorotateToInterfaceOrientation:

    ## on iOS 6 and 7 the controller that fills the screen is asked
    ios: 6...7
    root: nav(A)
    log: shouldAutorotate, supportedInterfaceOrientations, willRotateToInterfaceOrientation:duration:, willAnimateRotationToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, viewWillLayoutSubviews, viewDidLayoutSubviews, Nav.shouldAutorotate, Nav.supportedInterfaceOrientations

    launch => A.VWL A.VDLS
    rotate => Nav.shouldAutorotate Nav.supportedInterfaceOrientations A.willRotateToInterfaceOrientation:duration:
      => A.willAnimateRotationToInterfaceOrientation:duration: A.VWL A.VDLS A.didRotateFromInterfaceOrientation:
    present M as fullScreen => M.VWL M.VDLS A.VWL A.VDLS
    rotate => M.shouldAutorotate M.supportedInterfaceOrientations M.willRotateToInterfaceOrientation:duration:
      => M.willAnimateRotationToInterfaceOrientation:duration: M.VWL M.VDLS M.didRotateFromInterfaceOrientation:

    ## rotation reaches children since iOS 5
    ios: 5...7
    root: A
    log: willRotateToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:

    launch =>
    add child B to A =>
    rotate => A.willRotateToInterfaceOrientation:duration: B.willRotateToInterfaceOrientation:duration:
      => A.didRotateFromInterfaceOrientation: B.didRotateFromInterfaceOrientation:

    ## from iOS 8 on, a phone
    ios: 8...12
    root: A
    log: willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, traitCollectionDidChange:, viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillAppear, viewDidAppear, viewWillDisappear

    launch => A.VWA A.traitCollectionDidChange: A.VWL A.VDLS A.VDA
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: A.traitCollectionDidChange: A.VWL A.VDLS
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: A.traitCollectionDidChange: A.VWL A.VDLS

    ## from iOS 8 on, a phone
    ios: 13...
    root: A
    log: willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, traitCollectionDidChange:, viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillAppear, viewDidAppear, viewWillDisappear

    launch => A.VWA A.VWL A.VDLS A.VDA
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: A.traitCollectionDidChange: A.VWL A.VDLS
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: A.traitCollectionDidChange: A.VWL A.VDLS

    ## who has only the old callbacks is sent them, who has the new one is not
    ios: 8
    root: A
    log: A.willRotateToInterfaceOrientation:duration:, A.willAnimateRotationToInterfaceOrientation:duration:, A.didRotateFromInterfaceOrientation:, B.willRotateToInterfaceOrientation:duration:, B.viewWillTransitionToSize:withTransitionCoordinator:, A.viewWillLayoutSubviews

    launch => A.VWL
    add child B to A => A.VWL
    rotate => B.viewWillTransitionToSize:withTransitionCoordinator: A.willRotateToInterfaceOrientation:duration:
      => A.willAnimateRotationToInterfaceOrientation:duration: A.VWL A.didRotateFromInterfaceOrientation:

    ## the child by its parent
    ios: 13...
    root: A
    log: willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.VWL A.VDLS
    add child B to A => A.VWL A.VDLS B.VWL B.VDLS
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => B.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: B.viewWillTransitionToSize:withTransitionCoordinator:
      => A.VWL A.VDLS

    ## on a pad no traits change
    ios: 8...
    device: pad
    root: A
    log: willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.VWL A.VDLS
    rotate => A.viewWillTransitionToSize:withTransitionCoordinator: A.VWL A.VDLS

    ## a container tells all that it holds
    ios: 13...
    root: tab(nav(A), C)
    log: willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews

    launch => A.VWL A.VDLS
    push B => B.VWL B.VDLS
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => B.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: B.viewWillTransitionToSize:withTransitionCoordinator:
      => B.VWL B.VDLS
    select C => C.VWL C.VDLS
    rotate => A.willTransitionToTraitCollection:withTransitionCoordinator:
      => B.willTransitionToTraitCollection:withTransitionCoordinator:
      => C.willTransitionToTraitCollection:withTransitionCoordinator:
      => A.viewWillTransitionToSize:withTransitionCoordinator: B.viewWillTransitionToSize:withTransitionCoordinator:
      => C.viewWillTransitionToSize:withTransitionCoordinator: C.VWL C.VDLS

    ## a sheet and what is under it
    ios: 13...
    root: A
    log: viewWillTransitionToSize:withTransitionCoordinator:, viewWillLayoutSubviews, viewDidLayoutSubviews, viewWillAppear, viewDidAppear

    launch => A.VWA A.VWL A.VDLS A.VDA
    present B => B.VWA B.VWL B.VDLS B.VDA
    rotate => A.viewWillTransitionToSize:withTransitionCoordinator:
      => B.viewWillTransitionToSize:withTransitionCoordinator: A.VWL A.VDLS B.VWL B.VDLS
    dismiss =>

    ## traits at launch up to iOS 12
    ios: 8...12
    life-cycle: app
    root: nav(A)
    log: viewDidLoad, viewWillAppear, traitCollectionDidChange:, viewWillLayoutSubviews, viewDidAppear

    launch => A.VDL A.VWA A.traitCollectionDidChange: A.VWL A.VDA
    push B => B.VDL B.VWA B.traitCollectionDidChange: B.VWL B.VDA
    present C as fullScreen => C.VDL C.VWA C.traitCollectionDidChange: C.VWL C.VDA

    ## traits at launch up to iOS 12
    ios: 13...
    life-cycle: app
    root: nav(A)
    log: viewDidLoad, viewWillAppear, traitCollectionDidChange:, viewWillLayoutSubviews, viewDidAppear

    launch => A.VDL A.VWA A.VWL A.VDA
    push B => B.VDL B.VWA B.VWL B.VDA
    present C as fullScreen => C.VDL C.VWA C.VWL C.VDA

    ## a controller that is landscape only
    ios: 8...
    root: A
    controller A: landscape only
    log: viewDidLoad, viewWillAppear, willTransitionToTraitCollection:withTransitionCoordinator:, viewWillTransitionToSize:withTransitionCoordinator:, traitCollectionDidChange:, viewDidAppear

    launch => A.VDL A.VWA A.willTransitionToTraitCollection:withTransitionCoordinator: A.traitCollectionDidChange:
      => A.VDA
    rotate =>

    ## up to iOS 4 a rotation is no layout callback
    ios: 4
    root: A
    log: willRotateToInterfaceOrientation:duration:, didRotateFromInterfaceOrientation:, viewWillLayoutSubviews

    launch =>
    rotate => A.willRotateToInterfaceOrientation:duration: A.didRotateFromInterfaceOrientation:

    ## who fills the screen is asked before anything turns
    ios: 8...15
    root: nav(A)
    log: Nav.shouldAutorotate, Nav.supportedInterfaceOrientations, shouldAutorotate, supportedInterfaceOrientations, viewWillTransitionToSize:withTransitionCoordinator:

    launch =>
    rotate => Nav.shouldAutorotate Nav.supportedInterfaceOrientations
      => A.viewWillTransitionToSize:withTransitionCoordinator:

    ## and whether it turns at all no longer since iOS 16
    ios: 16...
    root: A
    when A.shouldAutorotate: return NO
    log: shouldAutorotate, supportedInterfaceOrientations, viewWillTransitionToSize:withTransitionCoordinator:

    launch =>
    rotate => A.supportedInterfaceOrientations A.viewWillTransitionToSize:withTransitionCoordinator:

    ## a controller that does not turn
    ios: 8...15
    root: A
    when A.shouldAutorotate: return NO
    log: shouldAutorotate, supportedInterfaceOrientations, viewWillTransitionToSize:withTransitionCoordinator:

    launch =>
    rotate => A.shouldAutorotate

    ## a sheet does not fill the screen
    ios: 13...
    root: A
    log: supportedInterfaceOrientations

    launch =>
    present B as pageSheet =>
    rotate => A.supportedInterfaceOrientations
    dismiss =>
    present C as fullScreen =>
    rotate => C.supportedInterfaceOrientations

    ## views have traits too
    ios: 13...
    root: container(A)
    view V: in Container; frame 0 0 100 100
    view W: in V; frame 0 0 10 10
    view U: in A; frame 0 0 10 10
    view L: loose
    log: traitCollectionDidChange

    launch =>
    toggle dark mode => Container.traitCollectionDidChange:(nil) A.traitCollectionDidChange:(nil)
      => U.traitCollectionDidChange:(nil) V.traitCollectionDidChange:(nil) W.traitCollectionDidChange:(nil)

    ## on a rotation as well, before there was a dark mode
    ios: 9...12
    root: A
    view V: in A; frame 0 0 100 100
    log: traitCollectionDidChange

    launch => A.traitCollectionDidChange:(nil)
    rotate => A.traitCollectionDidChange:(nil) V.traitCollectionDidChange:(nil)
    """, log: Log.controllers)
}

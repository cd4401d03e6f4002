extension OpenQuestion {
  /// Presentation, traits, views, windows, the run loop.
  static let fromPresentationOn = """
    ## dismissedIntermediatesDisappear
    ios: 12
    root: A
    log: viewWillDisappear, viewDidDisappear

    launch =>
    present B => A.VWD A.VDD
    present C => B.VWD B.VDD
    A dismiss => C.VWD C.VDD
      ~> C.VWD B.VWD C.VDD B.VDD

    ## dismissedChainGoesFromTheTop
    ios: 13
    root: A
    log: viewWillDisappear, viewDidDisappear

    launch =>
    present B =>
    present C =>
    present D =>
    A dismiss => D.VWD C.VWD B.VWD D.VDD C.VDD B.VDD
      ~> D.VWD B.VWD C.VWD D.VDD B.VDD C.VDD

    ## emptyDismissCompletes
    ios: 12
    root: A
    log: completion, viewDidAppear

    launch => A.VDA
    A dismiss =>
      ~> completion.dismiss

    ## sheetReportsAtGestureStart
    ios: 16
    root: A
    presentation B: delegate D
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, D.presentationControllerWillDismiss:, D.presentationControllerDidDismiss:

    launch => A.VWA A.VDA
    present B => B.VWA B.VDA
    drag down begins => D.presentationControllerWillDismiss: B.VWD
      ~>
    drag down cancelled => B.VWA B.VDA
      ~>
    drag down begins => D.presentationControllerWillDismiss: B.VWD
      ~>
    drag down ends => B.VDD D.presentationControllerDidDismiss:
      ~> D.presentationControllerWillDismiss: B.VWD B.VDD D.presentationControllerDidDismiss:

    ## sheetGoneBeforeItsDelegateHears
    ios: 16
    root: A
    presentation B: delegate D
    log: viewDidDisappear, D.presentationControllerDidDismiss:

    launch =>
    present B =>
    drag down => B.VDD D.presentationControllerDidDismiss:
      ~> D.presentationControllerDidDismiss: B.VDD

    ## alertIsGoneBeforeItsHandlerRuns
    ios: 17
    root: A
    log: viewDidDisappear, alertActionHandler

    launch =>
    present B as alert =>
    tap action of B => B.VDD B.alertActionHandler
      ~> B.alertActionHandler B.VDD

    ## forcedLayoutStartsAbove
    ios: 17
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    log: layoutSubviews, layoutIfNeeded

    launch
    layout P; layout V; call V.layoutIfNeeded; layout V => V.layoutIfNeeded P.LS V.LS V.LS
      ~> V.layoutIfNeeded V.LS P.LS V.LS

    ## leavingCellsGoFirst
    ios: 14
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:

    launch
    scroll T by 100 => A.cellForRow(2) A.willDisplay(2) A.didEndDisplaying(0)
      ~> A.didEndDisplaying(0) A.cellForRow(2) A.willDisplay(2)

    ## dueConstraintsAskForLayout
    ios: 17
    root: A
    view V: in A; frame 0 0 100 100; constraints
    log: layoutSubviews, updateConstraints

    launch
    call V.setNeedsUpdateConstraints => V.updateConstraints
      ~> V.updateConstraints V.LS

    ## traitHandlersBeforeMethod
    ios: 17
    root: A
    log: traitChangeHandler, traitCollectionDidChange

    launch =>
    rotate => A.traitChangeHandler A.traitCollectionDidChange:(nil)
      ~> A.traitCollectionDidChange:(nil) A.traitChangeHandler

    ## traitsReachControllerBeforeViews
    ios: 13
    root: A
    view V: in A
    log: traitCollectionDidChange

    launch =>
    toggle dark mode => A.traitCollectionDidChange:(nil) V.traitCollectionDidChange:(nil)
      ~> V.traitCollectionDidChange:(nil) A.traitCollectionDidChange:(nil)

    ## windowPairOutsideSuperviewPair
    ios: 12
    root: A
    view V: loose
    log: V.willMoveToSuperview, V.willMoveToWindow, V.didMoveToWindow, V.didMoveToSuperview

    launch =>
    create V =>
    add V to A.view => V.wmW(window) V.wmS(A) V.dmW V.dmS
      ~> V.wmS(A) V.wmW(window) V.dmW V.dmS

    ## willRemoveComesFirst
    ios: 12
    root: A
    view P: in A
    view V: in P
    log: P.willRemoveSubview, V.willMoveToSuperview, V.didMoveToSuperview

    launch => V.wmS(P) V.dmS
    remove V => P.willRem(V) V.wmS(nil) V.dmS
      ~> V.wmS(nil) P.willRem(V) V.dmS

    ## movedViewLeavesOldParent
    ios: 12
    root: A
    view P: in A
    view Q: in A
    view V: in P
    log: P.willRemoveSubview, Q.didAddSubview, V.willMoveToSuperview, V.didMoveToSuperview

    launch => V.wmS(P) V.dmS
    add V to Q => P.willRem(V) V.wmS(Q) V.dmS Q.didAdd(V)
      ~> V.wmS(Q) V.dmS Q.didAdd(V)

    ## removalEndsWithSuperview
    ios: 12
    root: A
    view V: in A
    log: V.willMoveToSuperview, V.willMoveToWindow, V.didMoveToWindow, V.didMoveToSuperview

    launch => V.wmS(A) V.dmS V.wmW(window) V.dmW
    remove V => V.wmS(nil) V.wmW(nil) V.dmW V.dmS
      ~> V.wmS(nil) V.wmW(nil) V.dmS V.dmW

    ## sameWindowMoveSendsWindowPair
    ios: 12
    root: A
    view P: in A
    view V: in A
    log: V.willMoveToSuperview, V.willMoveToWindow, V.didMoveToWindow, V.didMoveToSuperview

    launch => V.wmS(A) V.dmS V.wmW(window) V.dmW
    add V to P => V.wmS(P) V.dmS
      ~> V.wmW(window) V.wmS(P) V.dmW V.dmS

    ## repeatedMovesAreSent
    ios: 12
    root: A
    view V: loose
    log: V.willMoveToSuperview, V.didMoveToSuperview

    launch =>
    create V =>
    add V to A.view; remove V; add V to A.view => V.wmS(A) V.dmS V.wmS(nil) V.dmS V.wmS(A) V.dmS
      ~> V.wmS(A) V.dmS

    ## dyingParentSendsSuperviewPair
    ios: 12
    root: nav(A)
    view V: in B
    log: V.willMoveToSuperview, V.didMoveToSuperview, V.dealloc, B.dealloc

    launch =>
    push B => V.wmS(B) V.dmS
    pop => B.dealloc V.wmS(nil) V.dmS V.dealloc
      ~> B.dealloc V.dealloc

    ## willAppearBeforeWindowMove
    ios: 12
    root: nav(A)
    controller B: from code
    view R: root of C
    log: viewWillAppear, R.willMoveToWindow

    launch => A.VWA
    add child C to A => C.VWA R.wmW(window)
      ~> R.wmW(window) C.VWA

    ## hiddenWindowSendsDisappearance
    ios: 12
    root: A
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    hide window window => A.VWD A.VDD
      ~>
    show window window => A.VWA A.VDA
      ~>

    ## rootSwapOldFirst
    ios: 12
    root: A
    log: viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, dealloc

    launch => A.VDL A.VWA A.VDA
    set root B => B.VDL A.VWD B.VWA A.VDD B.VDA A.dealloc
      ~> B.VDL B.VWA A.VWD A.VDD B.VDA A.dealloc

    ## frontWindowBecomesKey
    ios: 12
    root: A
    log: window.becomeKeyWindow, W2.becomeKeyWindow, W3.becomeKeyWindow, W2.resignKeyWindow

    launch => window.becomeKeyWindow
    show window W3 at level 2000 => W3.becomeKeyWindow
    show window W2 => W2.becomeKeyWindow
    show window W4 => W2.resignKeyWindow
    hide window W4 => W3.becomeKeyWindow
      ~> W2.becomeKeyWindow

    ## windowShownAfterRootLoad
    ios: 12
    root: A
    log: viewDidLoad, notification.UIWindowDidBecomeVisibleNotification

    launch => A.VDL notification.UIWindowDidBecomeVisibleNotification
      ~> notification.UIWindowDidBecomeVisibleNotification A.VDL

    ## supplementsFollowItems
    ios: 9
    root: A
    view L: in A; frame 0 0 320 200; collection; rows 1; row height 100
    view C: cell of L
    view H: header of L
    log: collectionView:cellForItemAtIndexPath:, collectionView:viewForSupplementaryElementOfKind:atIndexPath:

    launch => A.cellForItem(0) A.viewForSupplement(0)
      ~> A.viewForSupplement(0) A.cellForItem(0)

    ## turningBackCancelsFetch
    ios: 14
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    log: tableView:prefetchRowsAtIndexPaths:, tableView:cancelPrefetchingForRowsAtIndexPaths:

    launch =>
    scroll T by 110 => A.tableView:prefetchRowsAtIndexPaths:
    scroll T by -10 => A.tableView:cancelPrefetchingForRowsAtIndexPaths: A.tableView:prefetchRowsAtIndexPaths:
      ~> A.tableView:prefetchRowsAtIndexPaths:

    ## rowsAreSelectedAfterCommit
    ios: 6
    root: A
    view T: in A; frame 0 0 320 200; table; rows 1; row height 100
    view C: cell of T
    view V: in A
    when A.tableView:didHighlightRowAtIndexPath: async focus V
    log: tableView:didSelectRowAtIndexPath:, V.becomeFirstResponder

    launch =>
    tap C => V.becomeFirstResponder A.didSelect(0)
      ~> A.didSelect(0) V.becomeFirstResponder

    ## itemsAreDeselectedFirst
    ios: 17
    root: A
    view L: in A; frame 0 0 320 200; collection; rows 2; row height 100
    view C1: cell of L
    view C2: cell of L
    log: collectionView:didSelectItemAtIndexPath:, collectionView:didDeselectItemAtIndexPath:

    launch =>
    tap C1 => A.didSelectItem(0)
    tap C2 => A.didDeselectItem(0) A.didSelectItem(1)
      ~> A.didSelectItem(1) A.didDeselectItem(0)

    ## hostsHearScenePhaseWithoutApp
    ios: 17
    root: hosting(Content)
    log: scenePhase

    launch =>
      ~> Content.scenePhase(active)
    home =>
      ~> Content.scenePhase(inactive) Content.scenePhase(background)

    ## launchTellsScenePhase
    ios: 17
    window: swiftui
    root: hosting(Content)
    log: scenePhase

    launch => Content.scenePhase(active)
      ~>

    ## representedLoadBeforeUpdate
    ios: 17
    root: hosting(Map)
    controller C: represented by Map
    log: updateUIViewController, C.viewDidLoad

    launch => C.VDL Map.updateUIViewController
      ~> Map.updateUIViewController C.VDL

    ## dismantlingComesFirst
    ios: 17
    root: hosting(Map)
    controller C: represented by Map
    log: dismantleUIViewController, onDisappear

    launch =>
    hide content Map => Map.onDisappear Map.dismantleUIViewController
      ~> Map.dismantleUIViewController Map.onDisappear

    ## tasksAreCancelledLater
    ios: 17
    root: hosting(Content, Footer)
    log: onDisappear, onCancel

    launch =>
    present F as fullScreen => Content.onDisappear Content.onCancel Footer.onDisappear Footer.onCancel
      ~> Content.onDisappear Footer.onDisappear Content.onCancel Footer.onCancel

    ## asyncRunsAfterCommit
    ios: 12
    root: A
    view Button: in A; control; frame 10 10 40 40
    view Deep: in A; frame 60 60 10 10
    when Button.action: layout A.view; async create X
    log: viewWillLayoutSubviews, X.init, Button.action

    launch => A.VWL
    tap Button => Button.action A.VWL X.init
      ~> Button.action X.init A.VWL

    ## nestedViewsAreLaidOutAgain
    ios: 12
    root: A
    view V: in A; frame 0 0 200 200
    view W: in V; frame 0 0 100 100
    log: layoutSubviews, viewDidLayoutSubviews

    launch => A.VDLS V.LS W.LS W.LS
      ~> A.VDLS V.LS W.LS
    rotate => A.VDLS W.LS
      ~> A.VDLS

    ## deprecatedRotationIsSent
    ios: 10
    root: nav(A)
    log: A.willRotateToInterfaceOrientation:duration:, A.willAnimateRotationToInterfaceOrientation:duration:, A.didRotateFromInterfaceOrientation:, A.viewDidLayoutSubviews

    launch => A.VDLS
    rotate => A.willRotateToInterfaceOrientation:duration: A.willAnimateRotationToInterfaceOrientation:duration: A.VDLS
      => A.didRotateFromInterfaceOrientation:
      ~> A.VDLS

    ## leftSceneIsLaidOutAgain
    ios: 17
    root: nav(A)
    log: viewWillLayoutSubviews, viewDidLayoutSubviews, sceneDidEnterBackground

    launch => A.VWL A.VDLS
    home => SceneDelegate.sceneDidEnterBackground: A.VWL A.VDLS
      ~> SceneDelegate.sceneDidEnterBackground:
    open =>
    """
}

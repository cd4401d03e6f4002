extension OpenQuestion {
  /// Transitions that an object of the app animates.
  static let customTransitions = """
    ## givenUpPresentationGoesFirst
    ios: 13
    root: A
    controller B: style fullScreen
    presentation B: animator T
    log: viewDidAppear, viewDidDisappear

    launch => A.VDA
    drag up B cancelled => B.VDD A.VDA
      ~> A.VDA B.VDD

    ## givenUpTransitionCompletes
    ios: 13
    root: A
    controller B: style fullScreen
    presentation B: animator T
    log: completion, T.animationEnded:

    launch =>
    drag up B cancelled => T.animationEnded(NO)
      ~> T.animationEnded(NO) completion.present

    ## animatorIsAskedBeforeLoading
    ios: 17
    root: nav(A)
    nav Nav: animator T
    presentation C: animator T
    log: T.navigationController:animationControllerForOperation:fromViewController:toViewController:, T.animationControllerForPresentedController:presentingController:sourceController:, B.viewDidLoad, C.viewDidLoad

    launch =>
    push B => T.askNav B.VDL
      ~> B.VDL T.askNav
    present C => T.askPresent C.VDL
      ~> C.VDL T.askPresent

    ## appearanceBeginsBeforeAnimator
    ios: 17
    root: nav(A)
    nav Nav: animator T
    presentation C: animator T
    log: T.animateTransition:, viewWillAppear, viewWillDisappear

    launch => A.VWA
    push B => A.VWD B.VWA T.animate
      ~> T.animate A.VWD B.VWA
    present C as fullScreen => B.VWD C.VWA T.animate
      ~> T.animate B.VWD C.VWA
    dismiss => C.VWD B.VWA T.animate
      ~> T.animate C.VWD B.VWA

    ## animatorHearsEndFirst
    ios: 17
    root: A
    presentation B: animator T
    log: T.animationEnded:, viewDidAppear

    launch => A.VDA
    present B as fullScreen => B.VDA T.animationEnded(YES)
      ~> T.animationEnded(YES) B.VDA

    ## givenUpDismissalHidesPresenterFirst
    ios: 17
    root: A
    presentation B: animator T
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    present B as fullScreen => A.VWD B.VWA B.VDA A.VDD
    drag down cancelled => B.VWD A.VWA A.VWD A.VDD B.VWA B.VDA
      ~> B.VWD A.VWA B.VWA B.VDA A.VWD A.VDD

    """
}

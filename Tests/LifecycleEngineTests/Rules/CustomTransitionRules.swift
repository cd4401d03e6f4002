extension RuleCase {
  /// Transitions that an object of the app animates.
  static let customTransitions = table(
    """
    ## who animates a presentation is asked first, then animates, and hears of the end
    ios: 8...
    root: A
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen => T.askPresent T.askPresentDrive B.VDL A.VWD B.VWA T.duration T.animate B.VDA A.VDD T.animationEnded(YES) completion.present
    dismiss => T.askDismiss T.askDismissDrive B.VWD A.VWA T.duration T.animate A.VDA B.VDD T.animationEnded(YES) completion.dismiss

    ## the animator puts the view into its place
    ios: 11...
    root: A
    presentation B: animator T
    view V: root of B
    log: T.animateTransition:, V.willMoveToWindow, B.viewWillAppear, B.viewDidAppear

    launch =>
    present B as custom => B.VWA T.animate V.wmW(window) B.VDA

    ## nothing is asked where nothing is animated
    ios: 7...
    root: A
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen unanimated => B.VDL A.VWD B.VWA B.VDA A.VDD completion.present
    dismiss unanimated => B.VWD A.VWA A.VDA B.VDD completion.dismiss

    ## nor before iOS 7
    ios: 6
    root: A
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen => B.VDL A.VWD B.VWA B.VDA A.VDD completion.present

    ## a gesture of the app's drives the dismissal, and gives it up or ends it
    ios: 8...
    root: A
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    present B as fullScreen => T.askPresent T.askPresentDrive B.VDL A.VWD B.VWA T.duration T.animate B.VDA A.VDD T.animationEnded(YES) completion.present
    drag down cancelled => T.askDismiss T.askDismissDrive B.VWD A.VWA T.drive T.duration T.animate A.VWD A.VDD B.VWA B.VDA T.animationEnded(NO)
    drag down begins => T.askDismiss T.askDismissDrive B.VWD A.VWA T.drive T.duration T.animate
    drag down ends => A.VDA B.VDD T.animationEnded(YES) completion.dismiss

    ## a gesture of the app's drives the presentation, and gives it up or ends it
    ios: 8...
    root: A
    controller B: style fullScreen
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    drag up B cancelled => T.askPresent T.askPresentDrive B.VDL A.VWD B.VWA T.drive T.duration T.animate B.VWD B.VDD A.VWA A.VDA T.animationEnded(NO)
      = A.presented is nil
    drag up B begins => T.askPresent T.askPresentDrive B.VDL A.VWD B.VWA T.drive T.duration T.animate
      = B.state is appearing
      = A.presented is B
    drag up B ends => B.VDA A.VDD T.animationEnded(YES) completion.present
    drag down => T.askDismiss T.askDismissDrive B.VWD A.VWA T.drive T.duration T.animate A.VDA B.VDD T.animationEnded(YES) completion.dismiss
    drag up B => T.askPresent T.askPresentDrive B.VDL A.VWD B.VWA T.drive T.duration T.animate B.VDA A.VDD T.animationEnded(YES) completion.present

    ## over a presenter that stays a presentation that is given up concerns itself alone
    ios: 13...
    root: nav(A)
    controller B: style custom
    presentation B: animator T; controller P
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, P.presentationTransitionWillBegin, P.presentationTransitionDidEnd:, P.dismissalTransitionDidEnd:, B.dealloc

    launch => A.VWA A.VDA
    drag up B begins => P.presentationTransitionWillBegin B.VWA
    drag up B cancelled => B.VWD B.VDD P.presentationTransitionDidEnd:(NO) B.dealloc
    drag up B => P.presentationTransitionWillBegin B.VWA B.VDA P.presentationTransitionDidEnd:(YES)
    drag down cancelled => B.VWD B.VWA B.VDA P.dismissalTransitionDidEnd:(NO)

    ## what was presented meanwhile goes with it
    ios: 13...
    root: A
    controller B: style overFullScreen
    presentation B: animator T
    log: viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VWA A.VDA
    drag up B begins => B.VWA
    set root C => B.VWD B.VDD A.VWD C.VWA A.VDD C.VDA

    ## who stays below a custom presentation is told nothing
    ios: 8...
    root: A
    presentation B: animator T

    launch => A.VDL A.VWA A.VDA
    present B as custom => T.askPresent T.askPresentDrive B.VDL B.VWA T.duration T.animate B.VDA T.animationEnded(YES) completion.present
    drag down cancelled => T.askDismiss T.askDismissDrive B.VWD T.drive T.duration T.animate B.VWA B.VDA T.animationEnded(NO)

    ## a navigation controller's delegate is asked, and its animator animates
    ios: 11...
    root: nav(A)
    nav Nav: delegate D; animator T
    log: D.navigationController:animationControllerForOperation:fromViewController:toViewController:, D.navigationController:interactionControllerForAnimationController:, T.transitionDuration:, T.startInteractiveTransition:, T.animateTransition:, T.animationEnded:, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear

    launch => A.VDL A.VWA A.VDA
    push B => D.askNav D.askNavDrive B.VDL A.VWD B.VWA T.duration T.animate A.VDD B.VDA T.animationEnded(YES)
    swipe back cancelled => D.askNav D.askNavDrive B.VWD A.VWA T.drive T.duration T.animate A.VWD A.VDD B.VWA B.VDA T.animationEnded(NO)
    swipe back begins => D.askNav D.askNavDrive B.VWD A.VWA T.drive T.duration T.animate
    swipe back ends => B.VDD A.VDA T.animationEnded(YES)
    push C unanimated => C.VDL A.VWD C.VWA A.VDD C.VDA

    ## an animator that is the delegate itself
    ios: 11...
    root: nav(A)
    nav Nav: animator T

    launch => A.VDL A.VWA A.VDA
    push B => T.askNav T.askNavDrive B.VDL A.VWD B.VWA T.duration T.animate A.VDD B.VDA T.animationEnded(YES)
    """, log: log)

  private static let log = """
    T.animationControllerForPresentedController:presentingController:sourceController:, \
    T.interactionControllerForPresentation:, T.animationControllerForDismissedController:, \
    T.interactionControllerForDismissal:, \
    T.navigationController:animationControllerForOperation:fromViewController:toViewController:, \
    T.navigationController:interactionControllerForAnimationController:, T.transitionDuration:, \
    T.startInteractiveTransition:, T.animateTransition:, T.animationEnded:, completion, viewDidLoad, viewWillAppear, \
    viewDidAppear, viewWillDisappear, viewDidDisappear
    """
}

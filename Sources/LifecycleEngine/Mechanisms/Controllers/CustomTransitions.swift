/// Transitions that an object of the app animates: it is asked for, puts the new view into its place, and hears of the end.
///
/// Of a presentation one object is the transitioning delegate, the animator and what drives it by a gesture; a navigation
/// controller's delegate is asked for the animator, which is the delegate itself where there is no other.
enum CustomTransitions {
  private static func animator(of transition: Transition, _ run: inout Run) -> Receiver? {
    // What is there first comes without a transition.
    guard transition.isAnimated, transition.from != nil, run.platform.delivers(.animateTransition) else { return nil }
    let name: NameID? =
      switch transition.kind {
      case .present: transition.to.flatMap { run.spec($0).presentationAnimator }
      case .dismiss: transition.from.flatMap { run.spec($0).presentationAnimator }
      case .push, .pop: run.spec(transition.owner).animator
      case .scroll, .curl, .child, .column: nil
      }
    return name.flatMap { run.script.receiver(named: $0) }
  }

  /// Whether a gesture of the app's own can put a presented controller away.
  static func isDrivenByApp(_ id: ControllerID, _ script: Script, on platform: Platform) -> Bool {
    script.spec(id).presentationAnimator != nil && platform.delivers(.animateTransition)
  }

  /// Who animates is asked before who drives: without an animator nothing is driven. Where something is loaded for the
  /// transition, whether they are asked before that is open.
  static func ask(about transition: Transition, beforeLoading: Bool? = nil, _ run: inout Run) {
    guard let animator = animator(of: transition, &run) else { return }
    if let beforeLoading, run.platform[.animatorIsAskedBeforeLoading] != beforeLoading { return }
    let (animation, interaction): (Callback, Callback)
    var delegate = animator
    switch transition.kind {
    case .present:
      (animation, interaction) = (.animationControllerForPresentedController, .interactionControllerForPresentation)
    case .dismiss:
      (animation, interaction) = (.animationControllerForDismissedController, .interactionControllerForDismissal)
    default:
      animation = .navigationControllerAnimationControllerForOperation
      interaction = .navigationControllerInteractionControllerForAnimationController
      delegate = run.delegate(of: transition.owner) ?? animator
    }
    run.send(animation, to: delegate)
    run.send(interaction, to: delegate)
  }

  /// Puts the new view into its place: the animator does where there is one, else UIKit. What a gesture drives is told to
  /// begin first, and begins to animate in that.
  static func animate(
    _ transition: Transition, isInteractive: Bool = false, _ run: inout Run, place: (inout Run) -> Void
  ) {
    guard let animator = animator(of: transition, &run) else { return place(&run) }
    if isInteractive {
      run.send(.startInteractiveTransition, to: animator) { animate(by: animator, &$0, place: place) }
    } else {
      animate(by: animator, &run, place: place)
    }
  }

  private static func animate(by animator: Receiver, _ run: inout Run, place: (inout Run) -> Void) {
    run.send(.transitionDuration, to: animator)
    run.send(.animateTransition, to: animator, super: place)
  }

  /// Whether the animator begins before the controllers are told.
  static func animatesFirst(_ transition: Transition, _ run: inout Run) -> Bool {
    animator(of: transition, &run) != nil && !run.platform[.appearanceBeginsBeforeAnimator]
  }

  /// The animator hears of the end; called before the controllers do and after, for which of the two it is is open.
  static func tellEnd(of transition: Transition, isCompleted: Bool, first: Bool, _ run: inout Run) {
    guard let animator = animator(of: transition, &run), run.platform[.animatorHearsEndFirst] == first else { return }
    run.send(.animationEnded, to: animator, .flag(isCompleted))
  }

  // MARK: Dismissals that are given up

  /// What was presented stays; a presenter that had come back leaves again.
  static func cancel(_ transition: Transition, _ run: inout Run) {
    guard let top = transition.from else { return }
    tellEnd(of: transition, isCompleted: false, first: true, &run)
    let hidesFirst = run.platform[.givenUpDismissalHidesPresenterFirst]
    if hidesFirst { hidePresenter(transition.owner, &run) }
    AppearanceTransition.begin(top, true, animated: true, &run)
    if run.platform[.keptSheetIsAppearingAgain] { run[top][.awaitsIsAppearing] = true }
    AppearanceTransition.end(top, &run)
    if !hidesFirst { hidePresenter(transition.owner, &run) }
    run.world.mark(transition, isBeingDismissed: false)
    CustomPresentation.tell(of: top, .dismissalTransitionDidEnd, about: .flag(false), &run)
    tellEnd(of: transition, isCompleted: false, first: false, &run)
    if run.platform[.givenUpTransitionCompletes] {
      run.send(.dismissViewControllerAnimatedCompletion, to: Receiver(.completion))
    }
  }

  private static func hidePresenter(_ presenter: ControllerID, _ run: inout Run) {
    // One in a window that was hidden meanwhile had not left.
    if run[presenter].appearance == .appearing {
      AppearanceTransition.begin(presenter, false, animated: true, &run)
      if let view = run[presenter].view { ViewHierarchy.removeFromSuperview(view, &run) }
      AppearanceTransition.end(presenter, &run)
    }
    run[presenter][.isDriven] = false
  }
}

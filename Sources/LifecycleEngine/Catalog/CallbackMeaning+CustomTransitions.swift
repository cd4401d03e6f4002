extension CallbackMeaning {
  /// Transitions that the app animates itself.
  static let customTransitions: KeyValuePairs<Callback, StaticString> = [
    .animationControllerForPresentedController: "Asks who animates a presentation; nobody, and UIKit does.",
    .animationControllerForDismissedController: "Asks who animates a dismissal; nobody, and UIKit does.",
    .interactionControllerForPresentation: "Asks who drives a presentation that has an animator, if a gesture does.",
    .interactionControllerForDismissal: "Asks who drives a dismissal that has an animator, if a gesture does.",
    .navigationControllerAnimationControllerForOperation: "Asks who animates a push or a pop; nobody, and UIKit does.",
    .navigationControllerInteractionControllerForAnimationController:
      "Asks who drives a push or a pop that has an animator, if a gesture does.",
    .transitionDuration: "Asks an animator how long it takes; UIKit animates bars and all else beside it for as long.",
    .startInteractiveTransition:
      "A transition begins that a gesture drives; a percent-driven one begins to animate here.",
    .animateTransition:
      "The animator puts the new view into the container and animates; it has to say when it is done.",
    .animationEnded: "The animator has said that it is done, and hears whether the transition was completed.",
  ]
}

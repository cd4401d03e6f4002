extension CallbackMeaning {
  /// Transitions that the app animates itself.
  static let customTransitions: [CallbackMeaning] = [
    CallbackMeaning(
      .animationControllerForPresentedController,
      "Asks who animates a presentation; nobody, and UIKit does.",
      "询问由谁为呈现做动画；没有则由 UIKit 来做。"),
    CallbackMeaning(
      .animationControllerForDismissedController,
      "Asks who animates a dismissal; nobody, and UIKit does.",
      "询问由谁为关闭做动画；没有则由 UIKit 来做。"),
    CallbackMeaning(
      .interactionControllerForPresentation,
      "Asks who drives a presentation that has an animator, if a gesture does.",
      "在呈现有动画者时询问由谁驱动，例如手势。"),
    CallbackMeaning(
      .interactionControllerForDismissal,
      "Asks who drives a dismissal that has an animator, if a gesture does.",
      "在关闭有动画者时询问由谁驱动，例如手势。"),
    CallbackMeaning(
      .navigationControllerAnimationControllerForOperation,
      "Asks who animates a push or a pop; nobody, and UIKit does.",
      "询问由谁为 push 或 pop 做动画；没有则由 UIKit 来做。"),
    CallbackMeaning(
      .navigationControllerInteractionControllerForAnimationController,
      "Asks who drives a push or a pop that has an animator, if a gesture does.",
      "在 push 或 pop 有动画者时询问由谁驱动，例如手势。"),
    CallbackMeaning(
      .transitionDuration,
      "Asks an animator how long it takes; UIKit animates bars and all else beside it for as long.",
      "询问动画者需要多久；UIKit 以同样时长为导航栏等做动画。"),
    CallbackMeaning(
      .startInteractiveTransition,
      "A transition begins that a gesture drives; a percent-driven one begins to animate here.",
      "由手势驱动的转场开始；按百分比驱动的转场在此开始动画。"),
    CallbackMeaning(
      .animateTransition,
      "The animator puts the new view into the container and animates; it has to say when it is done.",
      "动画者把新视图放进容器并做动画；完成时必须由它说明。"),
    CallbackMeaning(
      .animationEnded,
      "The animator has said that it is done, and hears whether the transition was completed.",
      "动画者已说明完成，并得知转场是否真正完成。"),
  ]
}

extension ScreenCatalog {
  static let customTransitions: [CallbackInfo] = [
    CallbackInfo(
      .animationControllerForPresentedController,
      "animationControllerForPresentedController:presentingController:sourceController:",
      "animationController(forPresented:presenting:source:)", .transitioningDelegate, .presentation, .query,
      since: Version(7)),
    CallbackInfo(
      .animationControllerForDismissedController, "animationControllerForDismissedController:",
      "animationController(forDismissed:)", .transitioningDelegate, .presentation, .query, since: Version(7)),
    CallbackInfo(
      .interactionControllerForPresentation, "interactionControllerForPresentation:",
      "interactionControllerForPresentation(using:)", .transitioningDelegate, .presentation, .query,
      since: Version(7)),
    CallbackInfo(
      .interactionControllerForDismissal, "interactionControllerForDismissal:",
      "interactionControllerForDismissal(using:)", .transitioningDelegate, .presentation, .query, since: Version(7)),
    CallbackInfo(
      .navigationControllerAnimationControllerForOperation,
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      "navigationController(_:animationControllerFor:from:to:)", .navigationControllerDelegate, .navigation, .query,
      since: Version(7)),
    CallbackInfo(
      .navigationControllerInteractionControllerForAnimationController,
      "navigationController:interactionControllerForAnimationController:",
      "navigationController(_:interactionControllerFor:)", .navigationControllerDelegate, .navigation, .query,
      since: Version(7)),
    CallbackInfo(
      .transitionDuration, "transitionDuration:", "transitionDuration(using:)", .animatedTransitioning, .presentation,
      .query, since: Version(7)),
    CallbackInfo(
      .startInteractiveTransition, "startInteractiveTransition:", "startInteractiveTransition(_:)",
      .interactiveTransitioning, .presentation, since: Version(7)),
    CallbackInfo(
      .animateTransition, "animateTransition:", "animateTransition(using:)", .animatedTransitioning, .presentation,
      since: Version(7)),
    CallbackInfo(
      .animationEnded, "animationEnded:", "animationEnded(_:)", .animatedTransitioning, .presentation,
      since: Version(7), argument: .flag),
  ]
}

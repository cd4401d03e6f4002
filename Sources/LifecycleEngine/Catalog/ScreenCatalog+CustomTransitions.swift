extension ScreenCatalog {
  static let customTransitions: [CallbackInfo] = [
    CallbackInfo(
      .animationControllerForPresentedController,
      "animationControllerForPresentedController:presentingController:sourceController:",
      swift: "animationController(forPresented:presenting:source:)", .transitioningDelegate, .presentation, .query,
      since: Version(7)),
    CallbackInfo(
      .animationControllerForDismissedController, "animationControllerForDismissedController:",
      swift: "animationController(forDismissed:)", .transitioningDelegate, .presentation, .query, since: Version(7)),
    CallbackInfo(
      .interactionControllerForPresentation, "interactionControllerForPresentation:",
      swift: "interactionControllerForPresentation(using:)", .transitioningDelegate, .presentation, .query,
      since: Version(7)),
    CallbackInfo(
      .interactionControllerForDismissal, "interactionControllerForDismissal:",
      swift: "interactionControllerForDismissal(using:)", .transitioningDelegate, .presentation, .query,
      since: Version(7)),
    CallbackInfo(
      .navigationControllerAnimationControllerForOperation,
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
      swift: "navigationController(_:animationControllerFor:from:to:)", .navigationControllerDelegate, .navigation,
      .query,
      since: Version(7)),
    CallbackInfo(
      .navigationControllerInteractionControllerForAnimationController,
      "navigationController:interactionControllerForAnimationController:",
      swift: "navigationController(_:interactionControllerFor:)", .navigationControllerDelegate, .navigation, .query,
      since: Version(7)),
    CallbackInfo(
      .transitionDuration, "transitionDuration:", swift: "transitionDuration(using:)", .animatedTransitioning,
      .presentation,
      .query, since: Version(7)),
    CallbackInfo(
      .startInteractiveTransition, "startInteractiveTransition:",
      .interactiveTransitioning, .presentation, since: Version(7)),
    CallbackInfo(
      .animateTransition, "animateTransition:", swift: "animateTransition(using:)", .animatedTransitioning,
      .presentation,
      since: Version(7)),
    CallbackInfo(
      .animationEnded, "animationEnded:", .animatedTransitioning, .presentation,
      since: Version(7), argument: .flag),
  ]
}

extension CallbackMeaning {
  static let controllers: KeyValuePairs<Callback, StaticString> = [
    .viewWillAppear: """
    The view is about to appear; it need not be in the hierarchy yet, its size and traits are not final, \
    and the appearance can still be cancelled.
    """,
    .viewIsAppearing: """
    The view is in the hierarchy with its final size and traits but not yet on screen; runs once an \
    appearance, on iOS 13 and later when built with the SDK of iOS 17 or later.
    """,
    .viewDidAppear: "The view is on screen and the transition that brought it there is over.",
    .viewWillDisappear: """
    The view is about to leave or be covered; a cancelled transition brings viewWillAppear next instead \
    of viewDidDisappear.
    """,
    .viewDidDisappear: "The view is no longer shown and the transition that took it away is over.",
    .beginAppearanceTransitionAnimated: """
    A container tells a child that it starts to appear or disappear; the child gets viewWillAppear or \
    viewWillDisappear by that.
    """,
    .endAppearanceTransition: """
    A container tells a child that the appearance transition is over; the child gets viewDidAppear or \
    viewDidDisappear by that.
    """,
    .shouldAutomaticallyForwardAppearanceMethods: """
    Asks a container whether UIKit shall pass its appearance on to its children; if not, the container \
    does so itself.
    """,
    .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers:
      "On iOS 5 only: asks a container whether UIKit shall pass appearance and rotation on to its children.",
    .updateViewConstraints: """
    Constraints below the controller's view are out of date and are brought up to date, before the \
    layout pass.
    """,
    .viewWillLayoutSubviews:
      "The controller's view is about to lay out its subviews; comes as often as the layout is dirty.",
    .viewDidLayoutSubviews: """
    The controller's view has placed its direct subviews, whose own subviews may not be laid out yet; \
    comes as often as the layout is dirty.
    """,
    .viewSafeAreaInsetsDidChange: "The part of the view that bars and rounded corners leave free has changed.",
    .willTransitionToTraitCollectionWithTransitionCoordinator: """
    The controller's traits, such as its size classes, are about to change; comes before the change of \
    size.
    """,
    .viewWillTransitionToSizeWithTransitionCoordinator:
      "The controller's view is about to change its size, by rotation or because its window is resized.",
    .traitCollectionDidChange: """
    The traits have changed; deprecated in iOS 17 in favour of registering for single traits, but still \
    called.
    """,
    .traitChangeHandler:
      "A block or method that was registered for certain traits runs because one of them has changed.",
    .shouldAutorotate: "Asks whether the content turns with the device; deprecated in iOS 16, and no longer asked.",
    .supportedInterfaceOrientations: """
    Asks which orientations the controller supports; UIKit asks often, and not only when the device \
    turns.
    """,
    .shouldAutorotateToInterfaceOrientation: "On iOS 2 to 5: asks whether the controller turns to an orientation.",
    .willRotateToInterfaceOrientationDuration:
      "The interface is about to turn; superseded in iOS 8 by the change of size.",
    .willAnimateRotationToInterfaceOrientationDuration:
      "Runs inside the animation of the rotation, with the new bounds set; superseded in iOS 8.",
    .didRotateFromInterfaceOrientation:
      "The rotation is over; superseded in iOS 8 by the completion of the change of size.",
  ]
}

extension ScreenCatalog {
  static let making: [CallbackInfo] = [
    CallbackInfo(.initPlain, "init", "init()", .object, .creation, .initializer),
    CallbackInfo(
      .initWithNibNameBundle, "initWithNibName:bundle:", "init(nibName:bundle:)", .viewController, .creation,
      .initializer),
    CallbackInfo(.initWithCoder, "initWithCoder:", "init(coder:)", .object, .creation, .initializer),
    CallbackInfo(.initWithFrame, "initWithFrame:", "init(frame:)", .view, .creation, .initializer),
    CallbackInfo(
      .initWithRootViewController, "initWithRootViewController:", "init(rootViewController:)",
      .navigationController, .creation, .initializer, argument: .controller),
    CallbackInfo(
      .initWithWindowScene, "initWithWindowScene:", "init(windowScene:)", .window, .creation, .initializer,
      since: Version(13)),
    CallbackInfo(.awakeFromNib, "awakeFromNib", "awakeFromNib()", .object, .creation),
    CallbackInfo(.dealloc, "dealloc", "deinit", .object, .creation),
    CallbackInfo(
      .shouldPerformSegueWithIdentifierSender, "shouldPerformSegueWithIdentifier:sender:",
      "shouldPerformSegue(withIdentifier:sender:)", .viewController, .storyboard, .query, since: Version(6)),
    CallbackInfo(
      .prepareForSegueSender, "prepareForSegue:sender:", "prepare(for:sender:)", .viewController, .storyboard,
      since: Version(5)),
    CallbackInfo(
      .canPerformUnwindSegueActionFromViewControllerSender,
      "canPerformUnwindSegueAction:fromViewController:sender:",
      "canPerformUnwindSegueAction(_:from:sender:)", .viewController, .storyboard, .query, since: Version(6)),
    CallbackInfo(
      .allowedChildViewControllersForUnwindingFromSource,
      "allowedChildViewControllersForUnwindingFromSource:", "allowedChildrenForUnwinding(from:)",
      .viewController, .storyboard, .query, since: Version(9)),
    CallbackInfo(
      .unwindForSegueTowardsViewController, "unwindForSegue:towardsViewController:",
      "unwind(for:towards:)", .viewController, .storyboard, since: Version(9), argument: .controller),
    CallbackInfo(
      .unwindAction, "unwindAction:", "unwindAction(_:)", .viewController, .storyboard, since: Version(6)),
  ]

  static let viewLoading: [CallbackInfo] = [
    CallbackInfo(.loadView, "loadView", "loadView()", .viewController, .viewLoading),
    CallbackInfo(
      .loadViewIfNeeded, "loadViewIfNeeded", "loadViewIfNeeded()", .viewController, .viewLoading, .call,
      since: Version(9)),
    CallbackInfo(.viewDidLoad, "viewDidLoad", "viewDidLoad()", .viewController, .viewLoading),
    CallbackInfo(
      .viewWillUnload, "viewWillUnload", "viewWillUnload()", .viewController, .memory, since: Version(5),
      deprecated: Version(6), neverSince: Version(6)),
    CallbackInfo(
      .viewDidUnload, "viewDidUnload", "viewDidUnload()", .viewController, .memory, since: Version(3),
      deprecated: Version(6),
      neverSince: Version(6)),
    CallbackInfo(
      .didReceiveMemoryWarning, "didReceiveMemoryWarning", "didReceiveMemoryWarning()", .viewController,
      .memory),
  ]

  static let appearance: [CallbackInfo] = [
    CallbackInfo(
      .viewWillAppear, "viewWillAppear:", "viewWillAppear(_:)", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewIsAppearing, "viewIsAppearing:", "viewIsAppearing(_:)", .viewController, .appearance,
      since: Version(13),
      argument: .animated),
    CallbackInfo(
      .viewDidAppear, "viewDidAppear:", "viewDidAppear(_:)", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewWillDisappear, "viewWillDisappear:", "viewWillDisappear(_:)", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewDidDisappear, "viewDidDisappear:", "viewDidDisappear(_:)", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .beginAppearanceTransitionAnimated, "beginAppearanceTransition:animated:",
      "beginAppearanceTransition(_:animated:)", .viewController, .appearance, .call, since: Version(5),
      argument: .flag),
    CallbackInfo(
      .endAppearanceTransition, "endAppearanceTransition", "endAppearanceTransition()", .viewController,
      .appearance, .call, since: Version(5)),
    CallbackInfo(
      .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
      "shouldAutomaticallyForwardAppearanceMethods", .viewController, .appearance, .query, since: Version(6)),
    CallbackInfo(
      .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers,
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()", .viewController,
      .appearance, .query, since: Version(5), deprecated: Version(6), neverSince: Version(6)),
  ]

  static let layout: [CallbackInfo] = [
    CallbackInfo(
      .updateViewConstraints, "updateViewConstraints", "updateViewConstraints()", .viewController, .layout,
      since: Version(6)),
    CallbackInfo(
      .viewWillLayoutSubviews, "viewWillLayoutSubviews", "viewWillLayoutSubviews()", .viewController, .layout,
      since: Version(5)),
    CallbackInfo(
      .viewDidLayoutSubviews, "viewDidLayoutSubviews", "viewDidLayoutSubviews()", .viewController, .layout,
      since: Version(5)),
    CallbackInfo(
      .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange()",
      .viewController, .layout, since: Version(11)),
    CallbackInfo(
      .updateConstraints, "updateConstraints", "updateConstraints()", .view, .layout, since: Version(6)),
    CallbackInfo(.layoutSubviews, "layoutSubviews", "layoutSubviews()", .view, .layout),
    CallbackInfo(
      .updateProperties, "updateProperties", "updateProperties()", .view, .layout, since: Version(26)),
    CallbackInfo(.drawRect, "drawRect:", "draw(_:)", .view, .layout),
  ]

  static let rotation: [CallbackInfo] = [
    CallbackInfo(
      .setPreferredContentSize, "setPreferredContentSize:", "preferredContentSize", .viewController, .presentation,
      .call, since: Version(7)),
    CallbackInfo(
      .preferredContentSizeDidChangeForChildContentContainer,
      "preferredContentSizeDidChangeForChildContentContainer:",
      "preferredContentSizeDidChange(forChildContentContainer:)", .viewController, .presentation, since: Version(8),
      argument: .controller),
    CallbackInfo(
      .willTransitionToTraitCollectionWithTransitionCoordinator,
      "willTransitionToTraitCollection:withTransitionCoordinator:", "willTransition(to:with:)",
      .viewController, .rotation, since: Version(8)),
    CallbackInfo(
      .viewWillTransitionToSizeWithTransitionCoordinator,
      "viewWillTransitionToSize:withTransitionCoordinator:", "viewWillTransition(to:with:)", .viewController,
      .rotation, since: Version(8)),
    CallbackInfo(
      .traitCollectionDidChange, "traitCollectionDidChange:", "traitCollectionDidChange(_:)",
      .viewController, .rotation, since: Version(8), deprecated: Version(17)),
    CallbackInfo(
      .traitChangeHandler, "traitChangeHandler", "registerForTraitChanges(_:handler:)", .viewController, .rotation,
      since: Version(17)),
    CallbackInfo(
      .shouldAutorotate, "shouldAutorotate", "shouldAutorotate", .viewController, .rotation, .query,
      since: Version(6),
      deprecated: Version(16), neverSince: Version(16)),
    CallbackInfo(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", "supportedInterfaceOrientations",
      .viewController, .rotation, .query, since: Version(6)),
    CallbackInfo(
      .shouldAutorotateToInterfaceOrientation, "shouldAutorotateToInterfaceOrientation:",
      "shouldAutorotate(to:)", .viewController, .rotation, .query, deprecated: Version(6),
      neverSince: Version(6)),
    CallbackInfo(
      .willRotateToInterfaceOrientationDuration, "willRotateToInterfaceOrientation:duration:",
      "willRotate(to:duration:)", .viewController, .rotation, deprecated: Version(8)),
    CallbackInfo(
      .willAnimateRotationToInterfaceOrientationDuration,
      "willAnimateRotationToInterfaceOrientation:duration:", "willAnimateRotation(to:duration:)",
      .viewController, .rotation, since: Version(3), deprecated: Version(8)),
    CallbackInfo(
      .didRotateFromInterfaceOrientation, "didRotateFromInterfaceOrientation:", "didRotate(from:)",
      .viewController, .rotation, deprecated: Version(8)),
  ]
}

extension ScreenCatalog {
  static let making: [CallbackInfo] = [
    CallbackInfo(.initPlain, "init", .object, .creation, .initializer),
    CallbackInfo(
      .initWithNibNameBundle, "initWithNibName:bundle:", swift: "init(nibName:bundle:)", .viewController, .creation,
      .initializer),
    CallbackInfo(.initWithCoder, "initWithCoder:", swift: "init(coder:)", .object, .creation, .initializer),
    CallbackInfo(.initWithFrame, "initWithFrame:", swift: "init(frame:)", .view, .creation, .initializer),
    CallbackInfo(
      .initWithRootViewController, "initWithRootViewController:", swift: "init(rootViewController:)",
      .navigationController, .creation, .initializer, argument: .controller),
    CallbackInfo(
      .initWithWindowScene, "initWithWindowScene:", swift: "init(windowScene:)", .window, .creation, .initializer,
      since: Version(13)),
    CallbackInfo(.awakeFromNib, "awakeFromNib", .object, .creation),
    CallbackInfo(.dealloc, "dealloc", swift: "deinit", .object, .creation),
    CallbackInfo(
      .shouldPerformSegueWithIdentifierSender, "shouldPerformSegueWithIdentifier:sender:",
      swift: "shouldPerformSegue(withIdentifier:sender:)", .viewController, .storyboard, .query, since: Version(6)),
    CallbackInfo(
      .prepareForSegueSender, "prepareForSegue:sender:", swift: "prepare(for:sender:)", .viewController, .storyboard,
      since: Version(5)),
    CallbackInfo(
      .canPerformUnwindSegueActionFromViewControllerSender,
      "canPerformUnwindSegueAction:fromViewController:sender:",
      swift: "canPerformUnwindSegueAction(_:from:sender:)", .viewController, .storyboard, .query, since: Version(6)),
    CallbackInfo(
      .allowedChildViewControllersForUnwindingFromSource,
      "allowedChildViewControllersForUnwindingFromSource:", swift: "allowedChildrenForUnwinding(from:)",
      .viewController, .storyboard, .query, since: Version(9)),
    CallbackInfo(
      .unwindForSegueTowardsViewController, "unwindForSegue:towardsViewController:",
      swift: "unwind(for:towards:)", .viewController, .storyboard, since: Version(9), argument: .controller),
    CallbackInfo(
      .unwindAction, "unwindAction:", .viewController, .storyboard, since: Version(6)),
  ]

  static let viewLoading: [CallbackInfo] = [
    CallbackInfo(.loadView, "loadView", .viewController, .viewLoading),
    CallbackInfo(
      .loadViewIfNeeded, "loadViewIfNeeded", .viewController, .viewLoading, .call,
      since: Version(9)),
    CallbackInfo(.viewDidLoad, "viewDidLoad", .viewController, .viewLoading),
    CallbackInfo(
      .viewWillUnload, "viewWillUnload", .viewController, .memory, since: Version(5),
      deprecated: Version(6), neverSince: Version(6)),
    CallbackInfo(
      .viewDidUnload, "viewDidUnload", .viewController, .memory, since: Version(3),
      deprecated: Version(6),
      neverSince: Version(6)),
    CallbackInfo(
      .didReceiveMemoryWarning, "didReceiveMemoryWarning", .viewController,
      .memory),
  ]

  static let appearance: [CallbackInfo] = [
    CallbackInfo(
      .viewWillAppear, "viewWillAppear:", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewIsAppearing, "viewIsAppearing:", .viewController, .appearance,
      since: Version(13),
      argument: .animated),
    CallbackInfo(
      .viewDidAppear, "viewDidAppear:", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewWillDisappear, "viewWillDisappear:", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .viewDidDisappear, "viewDidDisappear:", .viewController, .appearance,
      argument: .animated),
    CallbackInfo(
      .beginAppearanceTransitionAnimated, "beginAppearanceTransition:animated:", .viewController, .appearance, .call,
      since: Version(5),
      argument: .flag),
    CallbackInfo(
      .endAppearanceTransition, "endAppearanceTransition", .viewController,
      .appearance, .call, since: Version(5)),
    CallbackInfo(
      .shouldAutomaticallyForwardAppearanceMethods, "shouldAutomaticallyForwardAppearanceMethods",
      swift: "shouldAutomaticallyForwardAppearanceMethods", .viewController, .appearance, .query, since: Version(6)),
    CallbackInfo(
      .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers,
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers", .viewController,
      .appearance, .query, since: Version(5), deprecated: Version(6), neverSince: Version(6)),
  ]

  static let layout: [CallbackInfo] = [
    CallbackInfo(
      .updateViewConstraints, "updateViewConstraints", .viewController, .layout,
      since: Version(6)),
    CallbackInfo(
      .viewWillLayoutSubviews, "viewWillLayoutSubviews", .viewController, .layout,
      since: Version(5)),
    CallbackInfo(
      .viewDidLayoutSubviews, "viewDidLayoutSubviews", .viewController, .layout,
      since: Version(5)),
    CallbackInfo(
      .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange",
      .viewController, .layout, since: Version(11)),
    CallbackInfo(
      .updateConstraints, "updateConstraints", .view, .layout, since: Version(6)),
    CallbackInfo(.layoutSubviews, "layoutSubviews", .view, .layout),
    CallbackInfo(
      .updateProperties, "updateProperties", .view, .layout, since: Version(26)),
    CallbackInfo(.drawRect, "drawRect:", swift: "draw(_:)", .view, .layout),
  ]

  static let rotation: [CallbackInfo] = [
    CallbackInfo(
      .setPreferredContentSize, "setPreferredContentSize:", swift: "preferredContentSize", .viewController,
      .presentation,
      .call, since: Version(7)),
    CallbackInfo(
      .preferredContentSizeDidChangeForChildContentContainer,
      "preferredContentSizeDidChangeForChildContentContainer:",
      swift: "preferredContentSizeDidChange(forChildContentContainer:)", .viewController, .presentation,
      since: Version(8),
      argument: .controller),
    CallbackInfo(
      .willTransitionToTraitCollectionWithTransitionCoordinator,
      "willTransitionToTraitCollection:withTransitionCoordinator:", swift: "willTransition(to:with:)",
      .viewController, .rotation, since: Version(8)),
    CallbackInfo(
      .viewWillTransitionToSizeWithTransitionCoordinator,
      "viewWillTransitionToSize:withTransitionCoordinator:", swift: "viewWillTransition(to:with:)", .viewController,
      .rotation, since: Version(8)),
    CallbackInfo(
      .traitCollectionDidChange, "traitCollectionDidChange:",
      .viewController, .rotation, since: Version(8), deprecated: Version(17)),
    CallbackInfo(
      .traitChangeHandler, "traitChangeHandler", swift: "registerForTraitChanges(_:handler:)", .viewController,
      .rotation,
      since: Version(17)),
    CallbackInfo(
      .shouldAutorotate, "shouldAutorotate", swift: "shouldAutorotate", .viewController, .rotation, .query,
      since: Version(6),
      deprecated: Version(16), neverSince: Version(16)),
    CallbackInfo(
      .supportedInterfaceOrientations, "supportedInterfaceOrientations", swift: "supportedInterfaceOrientations",
      .viewController, .rotation, .query, since: Version(6)),
    CallbackInfo(
      .shouldAutorotateToInterfaceOrientation, "shouldAutorotateToInterfaceOrientation:",
      swift: "shouldAutorotate(to:)", .viewController, .rotation, .query, deprecated: Version(6),
      neverSince: Version(6)),
    CallbackInfo(
      .willRotateToInterfaceOrientationDuration, "willRotateToInterfaceOrientation:duration:",
      swift: "willRotate(to:duration:)", .viewController, .rotation, deprecated: Version(8)),
    CallbackInfo(
      .willAnimateRotationToInterfaceOrientationDuration,
      "willAnimateRotationToInterfaceOrientation:duration:", swift: "willAnimateRotation(to:duration:)",
      .viewController, .rotation, since: Version(3), deprecated: Version(8)),
    CallbackInfo(
      .didRotateFromInterfaceOrientation, "didRotateFromInterfaceOrientation:", swift: "didRotate(from:)",
      .viewController, .rotation, deprecated: Version(8)),
  ]
}

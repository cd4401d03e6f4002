extension ScreenCatalog {
  static let containment: [CallbackInfo] = [
    CallbackInfo(
      .addChildViewController, "addChildViewController:", swift: "addChild(_:)", .viewController, .containment,
      .call, since: Version(5), argument: .controller),
    CallbackInfo(
      .removeFromParentViewController, "removeFromParentViewController", swift: "removeFromParent()",
      .viewController, .containment, .call, since: Version(5)),
    CallbackInfo(
      .willMoveToParentViewController, "willMoveToParentViewController:", swift: "willMove(toParent:)",
      .viewController, .containment, since: Version(5), argument: .parent),
    CallbackInfo(
      .didMoveToParentViewController, "didMoveToParentViewController:", swift: "didMove(toParent:)",
      .viewController, .containment, since: Version(5), argument: .parent),
    CallbackInfo(
      .transitionFromViewController,
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
      swift: "transition(from:to:duration:options:animations:completion:)", .viewController, .containment, .call,
      since: Version(5)),
  ]

  static let transitions: [CallbackInfo] = [
    CallbackInfo(
      .pushViewControllerAnimated, "pushViewController:animated:",
      .navigationController, .navigation, .call, argument: .controller),
    CallbackInfo(
      .popViewControllerAnimated, "popViewControllerAnimated:", swift: "popViewController(animated:)",
      .navigationController, .navigation, .call, argument: .animated),
    CallbackInfo(
      .popToViewControllerAnimated, "popToViewController:animated:",
      .navigationController, .navigation, .call, argument: .controller),
    CallbackInfo(
      .popToRootViewControllerAnimated, "popToRootViewControllerAnimated:",
      swift: "popToRootViewController(animated:)", .navigationController, .navigation, .call, argument: .animated),
    CallbackInfo(
      .setViewControllersAnimated, "setViewControllers:animated:",
      .navigationController, .navigation, .call, since: Version(3)),
    CallbackInfo(
      .setViewControllersDirectionAnimatedCompletion, "setViewControllers:direction:animated:completion:",
      .pageViewController, .pages, .call,
      since: Version(5)),
    CallbackInfo(
      .setSelectedViewController, "setSelectedViewController:", swift: "selectedViewController", .tabBarController,
      .tabs, .call, argument: .controller),
    CallbackInfo(
      .setSelectedTab, "setSelectedTab:", swift: "selectedTab", .tabBarController, .tabs, .call, since: Version(18),
      argument: .controller),
    CallbackInfo(
      .presentViewControllerAnimatedCompletion, "presentViewController:animated:completion:",
      swift: "present(_:animated:completion:)", .viewController, .presentation, .call, since: Version(5),
      argument: .controller),
    CallbackInfo(
      .dismissViewControllerAnimatedCompletion, "dismissViewControllerAnimated:completion:",
      swift: "dismiss(animated:completion:)", .viewController, .presentation, .call, since: Version(5),
      argument: .animated),
    CallbackInfo(
      .presentModalViewControllerAnimated, "presentModalViewController:animated:", .viewController, .presentation,
      .call,
      deprecated: Version(6),
      argument: .controller),
    CallbackInfo(
      .dismissModalViewControllerAnimated, "dismissModalViewControllerAnimated:",
      swift: "dismissModalViewController(animated:)", .viewController, .presentation, .call, deprecated: Version(6),
      argument: .animated),
  ]

  static let containerDelegates: [CallbackInfo] = [
    CallbackInfo(
      .navigationControllerWillShowViewControllerAnimated,
      "navigationController:willShowViewController:animated:", swift: "navigationController(_:willShow:animated:)",
      .navigationControllerDelegate, .navigation, argument: .controller),
    CallbackInfo(
      .navigationControllerDidShowViewControllerAnimated,
      "navigationController:didShowViewController:animated:", swift: "navigationController(_:didShow:animated:)",
      .navigationControllerDelegate, .navigation, argument: .controller),
    CallbackInfo(
      .tabBarControllerShouldSelectViewController, "tabBarController:shouldSelectViewController:",
      swift: "tabBarController(_:shouldSelect:)", .tabBarControllerDelegate, .tabs, .query, since: Version(3),
      argument: .controller),
    CallbackInfo(
      .tabBarControllerDidSelectViewController, "tabBarController:didSelectViewController:",
      swift: "tabBarController(_:didSelect:)", .tabBarControllerDelegate, .tabs, argument: .controller),
    CallbackInfo(
      .tabBarControllerShouldSelectTab, "tabBarController:shouldSelectTab:", .tabBarControllerDelegate, .tabs, .query,
      since: Version(18), argument: .controller),
    CallbackInfo(
      .tabBarControllerDidSelectTabPreviousTab, "tabBarController:didSelectTab:previousTab:", .tabBarControllerDelegate,
      .tabs, since: Version(18), argument: .controller),
    CallbackInfo(
      .pageViewControllerWillTransitionToViewControllers,
      "pageViewController:willTransitionToViewControllers:", swift: "pageViewController(_:willTransitionTo:)",
      .pageViewControllerDelegate, .pages, since: Version(6), argument: .controller),
    CallbackInfo(
      .pageViewControllerDidFinishAnimating,
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      .pageViewControllerDelegate, .pages, since: Version(5), argument: .flag),
    CallbackInfo(
      .pageViewControllerViewControllerBeforeViewController,
      "pageViewController:viewControllerBeforeViewController:",
      swift: "pageViewController(_:viewControllerBefore:)", .pageViewControllerDataSource, .pages, .query,
      since: Version(5),
      argument: .controller),
    CallbackInfo(
      .pageViewControllerViewControllerAfterViewController,
      "pageViewController:viewControllerAfterViewController:", swift: "pageViewController(_:viewControllerAfter:)",
      .pageViewControllerDataSource, .pages, .query, since: Version(5), argument: .controller),
    CallbackInfo(
      .splitViewControllerCollapseSecondaryViewController,
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      swift: "splitViewController(_:collapseSecondary:onto:)", .splitViewControllerDelegate, .split, .query,
      since: Version(8), argument: .controller),
    CallbackInfo(
      .splitViewControllerTopColumnForCollapsingToProposedTopColumn,
      "splitViewController:topColumnForCollapsingToProposedTopColumn:", .splitViewControllerDelegate,
      .split, .query, since: Version(14)),
    CallbackInfo(
      .splitViewControllerSeparateSecondaryViewController,
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
      swift: "splitViewController(_:separateSecondaryFrom:)", .splitViewControllerDelegate, .split, .query,
      since: Version(8)),
    CallbackInfo(
      .splitViewControllerDidCollapse, "splitViewControllerDidCollapse:",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerDidExpand, "splitViewControllerDidExpand:",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerWillShowColumn, "splitViewController:willShowColumn:",
      swift: "splitViewController(_:willShow:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerWillHideColumn, "splitViewController:willHideColumn:",
      swift: "splitViewController(_:willHide:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
  ]

  static let presentation: [CallbackInfo] = [
    CallbackInfo(
      .shouldRemovePresentersView, "shouldRemovePresentersView", swift: "shouldRemovePresentersView",
      .presentationController, .presentation, .query, since: Version(8)),
    CallbackInfo(
      .presentationTransitionWillBegin, "presentationTransitionWillBegin", .presentationController, .presentation,
      since: Version(8)),
    CallbackInfo(
      .presentationTransitionDidEnd, "presentationTransitionDidEnd:",
      .presentationController, .presentation, since: Version(8), argument: .flag),
    CallbackInfo(
      .dismissalTransitionWillBegin, "dismissalTransitionWillBegin",
      .presentationController, .presentation, since: Version(8)),
    CallbackInfo(
      .dismissalTransitionDidEnd, "dismissalTransitionDidEnd:",
      .presentationController, .presentation, since: Version(8), argument: .flag),
    CallbackInfo(
      .presentationControllerShouldDismiss, "presentationControllerShouldDismiss:", .adaptivePresentationDelegate,
      .presentation, .query,
      since: Version(13)),
    CallbackInfo(
      .presentationControllerWillDismiss, "presentationControllerWillDismiss:", .adaptivePresentationDelegate,
      .presentation,
      since: Version(13)),
    CallbackInfo(
      .presentationControllerDidDismiss, "presentationControllerDidDismiss:", .adaptivePresentationDelegate,
      .presentation, since: Version(13)
    ),
    CallbackInfo(
      .presentationControllerDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss:",
      .adaptivePresentationDelegate, .presentation,
      since: Version(13)),
    CallbackInfo(
      .popoverControllerShouldDismissPopover, "popoverControllerShouldDismissPopover:", .popoverControllerDelegate,
      .presentation, .query,
      since: Version(3, 2), deprecated: Version(9)),
    CallbackInfo(
      .popoverControllerDidDismissPopover, "popoverControllerDidDismissPopover:", .popoverControllerDelegate,
      .presentation,
      since: Version(3, 2), deprecated: Version(9)),
    CallbackInfo(
      .adaptivePresentationStyleForPresentationController, "adaptivePresentationStyleForPresentationController:",
      swift: "adaptivePresentationStyle(for:)", .adaptivePresentationDelegate, .presentation, .query, since: Version(8)),
    CallbackInfo(
      .prepareForPopoverPresentation, "prepareForPopoverPresentation:",
      .popoverPresentationDelegate, .presentation, since: Version(8)),
    CallbackInfo(
      .popoverPresentationControllerShouldDismissPopover, "popoverPresentationControllerShouldDismissPopover:",
      .popoverPresentationDelegate, .presentation, .query,
      since: Version(8), deprecated: Version(13)),
    CallbackInfo(
      .popoverPresentationControllerDidDismissPopover, "popoverPresentationControllerDidDismissPopover:",
      .popoverPresentationDelegate, .presentation,
      since: Version(8), deprecated: Version(13)),
    CallbackInfo(
      .alertActionHandler, "alertActionHandler", swift: "UIAlertAction(title:style:handler:)", .viewController,
      .presentation,
      since: Version(8)),
  ]

  static let search: [CallbackInfo] = [
    CallbackInfo(
      .willPresentSearchController, "willPresentSearchController:",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .didPresentSearchController, "didPresentSearchController:",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .willDismissSearchController, "willDismissSearchController:",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .didDismissSearchController, "didDismissSearchController:",
      .searchControllerDelegate, .search, since: Version(8)),
  ]
}

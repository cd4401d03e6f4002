extension ScreenCatalog {
  static let containment: [CallbackInfo] = [
    CallbackInfo(
      .addChildViewController, "addChildViewController:", "addChild(_:)", .viewController, .containment,
      .call, since: Version(5), argument: .controller),
    CallbackInfo(
      .removeFromParentViewController, "removeFromParentViewController", "removeFromParent()",
      .viewController, .containment, .call, since: Version(5)),
    CallbackInfo(
      .willMoveToParentViewController, "willMoveToParentViewController:", "willMove(toParent:)",
      .viewController, .containment, since: Version(5), argument: .parent),
    CallbackInfo(
      .didMoveToParentViewController, "didMoveToParentViewController:", "didMove(toParent:)",
      .viewController, .containment, since: Version(5), argument: .parent),
    CallbackInfo(
      .transitionFromViewController,
      "transitionFromViewController:toViewController:duration:options:animations:completion:",
      "transition(from:to:duration:options:animations:completion:)", .viewController, .containment, .call,
      since: Version(5)),
  ]

  static let transitions: [CallbackInfo] = [
    CallbackInfo(
      .pushViewControllerAnimated, "pushViewController:animated:", "pushViewController(_:animated:)",
      .navigationController, .navigation, .call, argument: .controller),
    CallbackInfo(
      .popViewControllerAnimated, "popViewControllerAnimated:", "popViewController(animated:)",
      .navigationController, .navigation, .call, argument: .animated),
    CallbackInfo(
      .popToViewControllerAnimated, "popToViewController:animated:", "popToViewController(_:animated:)",
      .navigationController, .navigation, .call, argument: .controller),
    CallbackInfo(
      .popToRootViewControllerAnimated, "popToRootViewControllerAnimated:",
      "popToRootViewController(animated:)", .navigationController, .navigation, .call, argument: .animated),
    CallbackInfo(
      .setViewControllersAnimated, "setViewControllers:animated:", "setViewControllers(_:animated:)",
      .navigationController, .navigation, .call, since: Version(3)),
    CallbackInfo(
      .setViewControllersDirectionAnimatedCompletion, "setViewControllers:direction:animated:completion:",
      "setViewControllers(_:direction:animated:completion:)", .pageViewController, .pages, .call,
      since: Version(5)),
    CallbackInfo(
      .setSelectedViewController, "setSelectedViewController:", "selectedViewController", .tabBarController,
      .tabs, .call, argument: .controller),
    CallbackInfo(
      .presentViewControllerAnimatedCompletion, "presentViewController:animated:completion:",
      "present(_:animated:completion:)", .viewController, .presentation, .call, since: Version(5),
      argument: .controller),
    CallbackInfo(
      .dismissViewControllerAnimatedCompletion, "dismissViewControllerAnimated:completion:",
      "dismiss(animated:completion:)", .viewController, .presentation, .call, since: Version(5),
      argument: .animated),
    CallbackInfo(
      .presentModalViewControllerAnimated, "presentModalViewController:animated:",
      "presentModalViewController(_:animated:)", .viewController, .presentation, .call,
      deprecated: Version(6),
      argument: .controller),
    CallbackInfo(
      .dismissModalViewControllerAnimated, "dismissModalViewControllerAnimated:",
      "dismissModalViewController(animated:)", .viewController, .presentation, .call, deprecated: Version(6),
      argument: .animated),
  ]

  static let containerDelegates: [CallbackInfo] = [
    CallbackInfo(
      .navigationControllerWillShowViewControllerAnimated,
      "navigationController:willShowViewController:animated:", "navigationController(_:willShow:animated:)",
      .navigationControllerDelegate, .navigation, argument: .controller),
    CallbackInfo(
      .navigationControllerDidShowViewControllerAnimated,
      "navigationController:didShowViewController:animated:", "navigationController(_:didShow:animated:)",
      .navigationControllerDelegate, .navigation, argument: .controller),
    CallbackInfo(
      .tabBarControllerShouldSelectViewController, "tabBarController:shouldSelectViewController:",
      "tabBarController(_:shouldSelect:)", .tabBarControllerDelegate, .tabs, .query, since: Version(3),
      argument: .controller),
    CallbackInfo(
      .tabBarControllerDidSelectViewController, "tabBarController:didSelectViewController:",
      "tabBarController(_:didSelect:)", .tabBarControllerDelegate, .tabs, argument: .controller),
    CallbackInfo(
      .pageViewControllerWillTransitionToViewControllers,
      "pageViewController:willTransitionToViewControllers:", "pageViewController(_:willTransitionTo:)",
      .pageViewControllerDelegate, .pages, since: Version(6), argument: .controller),
    CallbackInfo(
      .pageViewControllerDidFinishAnimating,
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      .pageViewControllerDelegate, .pages, since: Version(5), argument: .flag),
    CallbackInfo(
      .pageViewControllerViewControllerBeforeViewController,
      "pageViewController:viewControllerBeforeViewController:",
      "pageViewController(_:viewControllerBefore:)", .pageViewControllerDataSource, .pages, .query,
      since: Version(5),
      argument: .controller),
    CallbackInfo(
      .pageViewControllerViewControllerAfterViewController,
      "pageViewController:viewControllerAfterViewController:", "pageViewController(_:viewControllerAfter:)",
      .pageViewControllerDataSource, .pages, .query, since: Version(5), argument: .controller),
    CallbackInfo(
      .splitViewControllerCollapseSecondaryViewController,
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
      "splitViewController(_:collapseSecondary:onto:)", .splitViewControllerDelegate, .split, .query,
      since: Version(8), argument: .controller),
    CallbackInfo(
      .splitViewControllerTopColumnForCollapsingToProposedTopColumn,
      "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", .splitViewControllerDelegate,
      .split, .query, since: Version(14)),
    CallbackInfo(
      .splitViewControllerSeparateSecondaryViewController,
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:",
      "splitViewController(_:separateSecondaryFrom:)", .splitViewControllerDelegate, .split, .query,
      since: Version(8)),
    CallbackInfo(
      .splitViewControllerDidCollapse, "splitViewControllerDidCollapse:", "splitViewControllerDidCollapse(_:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerDidExpand, "splitViewControllerDidExpand:", "splitViewControllerDidExpand(_:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerWillShowColumn, "splitViewController:willShowColumn:", "splitViewController(_:willShow:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
    CallbackInfo(
      .splitViewControllerWillHideColumn, "splitViewController:willHideColumn:", "splitViewController(_:willHide:)",
      .splitViewControllerDelegate, .split, since: Version(14)),
  ]

  static let presentation: [CallbackInfo] = [
    CallbackInfo(
      .shouldRemovePresentersView, "shouldRemovePresentersView", "shouldRemovePresentersView",
      .presentationController, .presentation, .query, since: Version(8)),
    CallbackInfo(
      .presentationTransitionWillBegin, "presentationTransitionWillBegin",
      "presentationTransitionWillBegin()", .presentationController, .presentation, since: Version(8)),
    CallbackInfo(
      .presentationTransitionDidEnd, "presentationTransitionDidEnd:", "presentationTransitionDidEnd(_:)",
      .presentationController, .presentation, since: Version(8), argument: .flag),
    CallbackInfo(
      .dismissalTransitionWillBegin, "dismissalTransitionWillBegin", "dismissalTransitionWillBegin()",
      .presentationController, .presentation, since: Version(8)),
    CallbackInfo(
      .dismissalTransitionDidEnd, "dismissalTransitionDidEnd:", "dismissalTransitionDidEnd(_:)",
      .presentationController, .presentation, since: Version(8), argument: .flag),
    CallbackInfo(
      .presentationControllerShouldDismiss, "presentationControllerShouldDismiss:",
      "presentationControllerShouldDismiss(_:)", .adaptivePresentationDelegate, .presentation, .query,
      since: Version(13)),
    CallbackInfo(
      .presentationControllerWillDismiss, "presentationControllerWillDismiss:",
      "presentationControllerWillDismiss(_:)", .adaptivePresentationDelegate, .presentation,
      since: Version(13)),
    CallbackInfo(
      .presentationControllerDidDismiss, "presentationControllerDidDismiss:",
      "presentationControllerDidDismiss(_:)", .adaptivePresentationDelegate, .presentation, since: Version(13)
    ),
    CallbackInfo(
      .presentationControllerDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss:",
      "presentationControllerDidAttemptToDismiss(_:)", .adaptivePresentationDelegate, .presentation,
      since: Version(13)),
    CallbackInfo(
      .popoverControllerShouldDismissPopover, "popoverControllerShouldDismissPopover:",
      "popoverControllerShouldDismissPopover(_:)", .popoverControllerDelegate, .presentation, .query,
      since: Version(3, 2), deprecated: Version(9)),
    CallbackInfo(
      .popoverControllerDidDismissPopover, "popoverControllerDidDismissPopover:",
      "popoverControllerDidDismissPopover(_:)", .popoverControllerDelegate, .presentation,
      since: Version(3, 2), deprecated: Version(9)),
    CallbackInfo(
      .adaptivePresentationStyleForPresentationController, "adaptivePresentationStyleForPresentationController:",
      "adaptivePresentationStyle(for:)", .adaptivePresentationDelegate, .presentation, .query, since: Version(8)),
    CallbackInfo(
      .prepareForPopoverPresentation, "prepareForPopoverPresentation:", "prepareForPopoverPresentation(_:)",
      .popoverPresentationDelegate, .presentation, since: Version(8)),
    CallbackInfo(
      .popoverPresentationControllerShouldDismissPopover, "popoverPresentationControllerShouldDismissPopover:",
      "popoverPresentationControllerShouldDismissPopover(_:)", .popoverPresentationDelegate, .presentation, .query,
      since: Version(8), deprecated: Version(13)),
    CallbackInfo(
      .popoverPresentationControllerDidDismissPopover, "popoverPresentationControllerDidDismissPopover:",
      "popoverPresentationControllerDidDismissPopover(_:)", .popoverPresentationDelegate, .presentation,
      since: Version(8), deprecated: Version(13)),
    CallbackInfo(
      .alertActionHandler, "alertActionHandler", "UIAlertAction(title:style:handler:)", .viewController, .presentation,
      since: Version(8)),
  ]

  static let search: [CallbackInfo] = [
    CallbackInfo(
      .willPresentSearchController, "willPresentSearchController:", "willPresentSearchController(_:)",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .didPresentSearchController, "didPresentSearchController:", "didPresentSearchController(_:)",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .willDismissSearchController, "willDismissSearchController:", "willDismissSearchController(_:)",
      .searchControllerDelegate, .search, since: Version(8)),
    CallbackInfo(
      .didDismissSearchController, "didDismissSearchController:", "didDismissSearchController(_:)",
      .searchControllerDelegate, .search, since: Version(8)),
  ]
}

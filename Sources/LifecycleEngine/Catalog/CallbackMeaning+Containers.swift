extension CallbackMeaning {
  static let containers: KeyValuePairs<Callback, StaticString> = [
    .addChildViewController: """
    The application makes a controller the child of another; the child gets \
    willMoveToParentViewController: by that, but not didMove.
    """,
    .removeFromParentViewController: """
    The application takes a child away from its parent; the child gets didMoveToParentViewController: \
    with nil by that, but not willMove.
    """,
    .willMoveToParentViewController: "The controller is about to get a parent, or with nil to lose it.",
    .didMoveToParentViewController: """
    The controller has got its parent, or with nil has lost it; a custom container calls this itself \
    after adding a child.
    """,
    .transitionFromViewController:
      "A container swaps the views of two of its children and drives the appearance of both.",
    .pushViewControllerAnimated: """
    The application puts a controller on top of the navigation stack; the stack changes at once, the \
    transition starts with the next layout from iOS 8 on.
    """,
    .popViewControllerAnimated: """
    The application or the back button takes the top controller off the navigation stack; does nothing \
    when only the root is left.
    """,
    .popToViewControllerAnimated: """
    The application takes controllers off the stack until a given one is on top; those between get no \
    appearance callbacks.
    """,
    .popToRootViewControllerAnimated: """
    The application takes everything but the root off the navigation stack; those between get no \
    appearance callbacks.
    """,
    .setViewControllersAnimated: """
    The application replaces the navigation stack; only the old and the new top take part in a \
    transition.
    """,
    .setViewControllersDirectionAnimatedCompletion: "The application sets the page that a page view controller shows.",
    .setSelectedViewController:
      "The application selects a tab; the delegate is not asked as it is when the user taps one.",
    .setSelectedTab: "The application selects one of the `UITab`s of a tab bar controller; the delegate is not asked.",
    .presentViewControllerAnimatedCompletion: """
    The application shows a controller modally; its view is loaded inside the call, its appearance \
    starts after the next commit from iOS 8 on.
    """,
    .dismissViewControllerAnimatedCompletion: """
    The application takes away what a controller has presented, or the controller itself if it has \
    presented nothing.
    """,
    .presentModalViewControllerAnimated: "The way to present a controller before iOS 5; it has no completion handler.",
    .dismissModalViewControllerAnimated:
      "The way to dismiss a presented controller before iOS 5; it has no completion handler.",
    .navigationControllerWillShowViewControllerAnimated: """
    The navigation controller is about to show a controller of its stack; comes with the will-callbacks \
    of the transition.
    """,
    .navigationControllerDidShowViewControllerAnimated:
      "The navigation controller has shown a controller and the transition is over.",
    .tabBarControllerShouldSelectViewController:
      "Asks whether a tap of the user may select the tab; not asked when code selects it.",
    .tabBarControllerDidSelectViewController:
      "The user tapped a tab, even the one that is selected already; not sent when code selects it.",
    .tabBarControllerShouldSelectTab:
      "Asks whether the user may select a `UITab`, in the bar or the sidebar; not asked when code selects it.",
    .tabBarControllerDidSelectTabPreviousTab:
      "Another `UITab` is selected, in the bar or the sidebar; the tab before it is the last argument.",
    .pageViewControllerWillTransitionToViewControllers:
      "A gesture has started to turn the page; it may still be cancelled.",
    .pageViewControllerDidFinishAnimating:
      "The page turn by gesture is over; a flag tells whether it was completed or cancelled.",
    .pageViewControllerViewControllerBeforeViewController:
      "Asks for the page before another, often ahead of need; asking loads no view.",
    .pageViewControllerViewControllerAfterViewController:
      "Asks for the page after another, often ahead of need; asking loads no view.",
    .splitViewControllerCollapseSecondaryViewController: """
    Asks whether the delegate itself puts the secondary controller away when the split view becomes one \
    column.
    """,
    .splitViewControllerTopColumnForCollapsingToProposedTopColumn:
      "Asks which column is on top when the split view becomes one column, in the column style of iOS 14.",
    .splitViewControllerSeparateSecondaryViewController:
      "Asks which controller becomes the secondary column when one column becomes two again.",
    .splitViewControllerDidCollapse: "A split view on screen has become one column.",
    .splitViewControllerDidExpand: "A split view on screen has become two columns again.",
    .splitViewControllerWillShowColumn: "A column of a split view is about to be shown beside the others.",
    .splitViewControllerWillHideColumn: "A column of a split view is about to go, and the others get its room.",
    .shouldRemovePresentersView: """
    Asks whether the presenter's view leaves the screen once the presentation is done; if so its \
    controller disappears.
    """,
    .presentationTransitionWillBegin:
      "The presentation is about to start: here a custom one adds its dimming view and the like.",
    .presentationTransitionDidEnd: "The presentation is over; a flag tells whether it was completed.",
    .dismissalTransitionWillBegin: "The dismissal is about to start; a gesture may still cancel it.",
    .dismissalTransitionDidEnd: "The dismissal is over; a flag tells whether it was completed.",
    .presentationControllerShouldDismiss: """
    Asks whether the user may dismiss the sheet by gesture; may be asked more than once, never for a \
    dismissal by code.
    """,
    .presentationControllerWillDismiss:
      "The user has begun to dismiss by gesture and may still let go; not sent for a dismissal by code.",
    .presentationControllerDidDismiss:
      "The user has dismissed by gesture and the animation is over; not sent for a dismissal by code.",
    .presentationControllerDidAttemptToDismiss: "The user tried to dismiss by gesture although that is not allowed.",
    .popoverControllerShouldDismissPopover: """
    Asks whether a tap outside may dismiss the popover; only of the popover controller of iOS 3.2 to 8, \
    never for a dismissal by code.
    """,
    .popoverControllerDidDismissPopover: "A tap outside has dismissed the popover; not sent for a dismissal by code.",
    .adaptivePresentationStyleForPresentationController: """
    Asks, where the width is compact, which style a popover or sheet takes on instead of its own; none keeps a \
    popover a popover.
    """,
    .prepareForPopoverPresentation: "What is presented is about to be shown as a popover.",
    .popoverPresentationControllerShouldDismissPopover: """
    Asks whether a tap outside may dismiss the popover, from iOS 8 to 12, never for a dismissal by \
    code; later the delegate of the presentation is asked instead.
    """,
    .popoverPresentationControllerDidDismissPopover:
      "A tap outside has dismissed the popover, from iOS 8 on; not sent for a dismissal by code.",
    .setPreferredContentSize:
      "The application says which size the controller's content would like, for a popover, a sheet or its container.",
    .preferredContentSizeDidChangeForChildContentContainer: """
    A child would like another size; sent to its parent or, for what is presented, to the presentation controller, \
    inside the call.
    """,
    .alertActionHandler: """
    The user has chosen an action of an alert or action sheet, which puts itself away; what the app does then stands \
    here, and nothing calls it when code dismisses the alert.
    """,
    .willPresentSearchController: "The search controller is about to be presented, without being asked for by code.",
    .didPresentSearchController:
      "The search controller has been presented; the controller below gets no disappearance for it.",
    .willDismissSearchController: "The search controller is about to be dismissed.",
    .didDismissSearchController: "The search controller has been dismissed.",
  ]
}

extension CallbackMeaning {
  static let making: KeyValuePairs<Callback, StaticString> = [
    .initPlain: """
    The object is made without arguments; a view controller's goes on to initWithNibName:bundle: and a \
    view's to initWithFrame:.
    """,
    .initWithNibNameBundle:
      "The controller is made in code and remembers the nib to load its view from; nothing is loaded yet.",
    .initWithCoder: "The object is decoded from a storyboard or nib; its outlets are not connected yet.",
    .initWithFrame: "The view is made in code; it has no superview and no window yet.",
    .initWithRootViewController:
      "The navigation controller is made with the bottom of its stack; neither view is loaded by that.",
    .initWithWindowScene: "The window is made for a scene; it stays hidden until it is shown.",
    .awakeFromNib: """
    Everything in the nib is decoded and connected; the nib's own objects get this in no set order, the \
    File's Owner does not get it.
    """,
    .dealloc: """
    The last strong reference is gone and the object is being freed; a controller's comes before its \
    view's unless something else holds the view.
    """,
    .shouldPerformSegueWithIdentifierSender:
      "Asks whether a segue started by the user shall go on; not asked when code performs the segue.",
    .prepareForSegueSender:
      "The destination exists and the segue is about to run; the destination's view is not loaded yet.",
    .canPerformUnwindSegueActionFromViewControllerSender:
      "Asks whether this controller is the one that an unwind segue shall go back to.",
    .allowedChildViewControllersForUnwindingFromSource:
      "Asks a container which children to search for the destination of an unwind segue, and in what order.",
    .unwindForSegueTowardsViewController:
      "An unwind segue goes through this container, which brings the named child to its front: by a pop or another tab.",
    .unwindAction: """
    The application's own method at the destination of an unwind segue; it runs before the pop or \
    dismissal is animated.
    """,
    .loadView: """
    The view was asked for and does not exist: the controller loads it from a nib or makes it; the \
    application overrides this but never calls it.
    """,
    .loadViewIfNeeded: "The application has the view loaded now, if it is not loaded yet, without adding it anywhere.",
    .viewDidLoad: """
    The view has been loaded and its outlets are connected; its final size is not known, and it is in no \
    window.
    """,
    .viewWillUnload: "On iOS 5 only: the view is about to be released after a memory warning.",
    .viewDidUnload: """
    On iOS 3 to 5 only: the view has been released after a memory warning and is nil; freeing the \
    controller does not call it.
    """,
    .didReceiveMemoryWarning: """
    Memory is short; every controller gets this, on screen or not, and up to iOS 5 its view was released \
    here if it was nowhere shown.
    """,
  ]
}

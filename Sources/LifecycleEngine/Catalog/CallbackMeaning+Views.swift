extension CallbackMeaning {
  static let views: KeyValuePairs<Callback, StaticString> = [
    .didAddSubview: "A subview was added to this view; sent to the parent, after the subview was told.",
    .willRemoveSubview: "A subview is about to be removed from this view; sent to the parent.",
    .willMoveToSuperview:
      "The view is about to get another superview, or with nil to be removed; the old one is still set.",
    .didMoveToSuperview: "The view's superview has changed, or is nil after a removal.",
    .willMoveToWindow: """
    The view is about to enter a window, or with nil to leave it, because it or a view above it is \
    moved.
    """,
    .didMoveToWindow: "The view has entered or left a window; comes to the views of a moved tree from the leaves up.",
    .removeFromSuperview: "The view is taken out of its superview, by the application or by UIKit.",
    .updateConstraints: """
    The view's constraints are out of date and are brought up to date, children before parents, before \
    layout.
    """,
    .layoutSubviews: """
    The view places its subviews, because its layout was marked as dirty: parents before children, at \
    most once for any number of marks before a commit.
    """,
    .updateProperties:
      "From iOS 26 on: the view or controller brings its content and style up to date, before its layout.",
    .drawRect: "The view draws its content, after layout, when it is first shown or was marked for display.",
    .makeKeyAndVisible: """
    The application shows the window and makes it the key window; its root controller's view is loaded \
    and starts to appear inside the call.
    """,
    .becomeKeyWindow: """
    The window has become the one that gets keyboard and other events without a place; touches do not \
    depend on it.
    """,
    .resignKeyWindow: "The window is no longer the one that gets keyboard and other events without a place.",
    .sendEvent: """
    The window gets an event from the application and passes it to gesture recognizers and to the view \
    that was hit.
    """,
    .hitTestWithEvent: """
    Asks which view below this one, or itself, a touch belongs to: subviews from front to back; hidden, \
    transparent and disabled views are skipped.
    """,
    .pointInsideWithEvent:
      "Asks whether a point lies inside the view; asked by hit testing, often several times for one touch.",
    .touchesBeganWithEvent:
      "Fingers went down in the view that was hit; unhandled, the touch goes up the responder chain.",
    .touchesMovedWithEvent: "Fingers that went down in this view have moved, even if they are outside it now.",
    .touchesEndedWithEvent: "Fingers that went down in this view have been lifted.",
    .touchesCancelledWithEvent:
      "The touch is over without being finished: a gesture was recognized or the system interrupted.",
    .motionBeganWithEvent:
      "The device begins to be shaken; goes to the first responder, and unhandled up the responder chain.",
    .motionEndedWithEvent: "The device was shaken, and is held still again.",
    .motionCancelledWithEvent: "What began as a shake was interrupted, or went on for too long to be one.",
    .action: "The target of a control or a gesture recognizer is told that it fired.",
    .beginTrackingWithTouchWithEvent: "A touch went down in the control; the answer says whether to go on tracking.",
    .continueTrackingWithTouchWithEvent: "A tracked touch has moved; the answer says whether to go on tracking.",
    .endTrackingWithTouchWithEvent: "A tracked touch has been lifted.",
    .cancelTrackingWithEvent:
      "Tracking stopped without the touch being lifted, for example because a gesture was recognized.",
    .canBecomeFirstResponder: "Asks whether the object may become the first responder; the default says no.",
    .becomeFirstResponder: """
    The object is to become the first responder; works only in a window, and if the present one gives \
    way.
    """,
    .canResignFirstResponder: "Asks the first responder whether it may give up its place; the default says yes.",
    .resignFirstResponder: "The first responder is to give up its place; also sent when its view leaves the window.",
    .textFieldShouldBeginEditing:
      "Asks whether editing may begin in the text field, before the present one is asked to end.",
    .textFieldDidBeginEditing: "The text field has become the first responder and editing has begun.",
    .textFieldShouldEndEditing: "Asks whether editing may end in the text field.",
    .textFieldDidEndEditing: """
    The text field has ceased to be the first responder; from iOS 10 on the variant with a reason is \
    sent instead where it exists.
    """,
    .textFieldDidEndEditingReason: "The text field has ceased to be the first responder, and why.",
  ]
}

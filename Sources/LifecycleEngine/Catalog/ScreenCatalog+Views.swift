extension ScreenCatalog {
  static let viewHierarchy: [CallbackInfo] = [
    CallbackInfo(
      .didAddSubview, "didAddSubview:", .view, .viewHierarchy, argument: .subview),
    CallbackInfo(
      .willRemoveSubview, "willRemoveSubview:", .view, .viewHierarchy,
      argument: .subview),
    CallbackInfo(
      .willMoveToSuperview, "willMoveToSuperview:", swift: "willMove(toSuperview:)", .view, .viewHierarchy,
      argument: .superview),
    CallbackInfo(.didMoveToSuperview, "didMoveToSuperview", .view, .viewHierarchy),
    CallbackInfo(
      .willMoveToWindow, "willMoveToWindow:", swift: "willMove(toWindow:)", .view, .viewHierarchy,
      argument: .window),
    CallbackInfo(.didMoveToWindow, "didMoveToWindow", .view, .viewHierarchy),
    CallbackInfo(
      .removeFromSuperview, "removeFromSuperview", .view, .viewHierarchy, .call),
    CallbackInfo(
      .addSubview, "addSubview:", .view, .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .insertSubviewBelowSubview, "insertSubview:belowSubview:", .view,
      .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .insertSubviewAboveSubview, "insertSubview:aboveSubview:", .view,
      .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .bringSubviewToFront, "bringSubviewToFront:", .view, .viewHierarchy, .call,
      argument: .subview),
    CallbackInfo(
      .sendSubviewToBack, "sendSubviewToBack:", .view, .viewHierarchy, .call,
      argument: .subview),
  ]

  static let layoutOnDemand: [CallbackInfo] = [
    CallbackInfo(
      .intrinsicContentSize, "intrinsicContentSize", swift: "intrinsicContentSize", .view, .layout, .query,
      since: Version(6)),
    CallbackInfo(
      .layoutSublayersOfLayer, "layoutSublayersOfLayer:", swift: "layoutSublayers(of:)", .view, .layout),
    CallbackInfo(.displayLayer, "displayLayer:", swift: "display(_:)", .view, .layout),
    CallbackInfo(
      .setNeedsUpdateConstraints, "setNeedsUpdateConstraints", .view, .layout,
      .call, since: Version(6)),
    CallbackInfo(
      .updateConstraintsIfNeeded, "updateConstraintsIfNeeded", .view, .layout,
      .call, since: Version(6)),
    CallbackInfo(
      .invalidateIntrinsicContentSize, "invalidateIntrinsicContentSize",
      .view, .layout, .call, since: Version(6)),
    CallbackInfo(.setNeedsLayout, "setNeedsLayout", .view, .layout, .call),
    CallbackInfo(.layoutIfNeeded, "layoutIfNeeded", .view, .layout, .call),
    CallbackInfo(.setNeedsDisplay, "setNeedsDisplay", .view, .layout, .call),
    CallbackInfo(
      .safeAreaInsetsDidChange, "safeAreaInsetsDidChange", .view, .layout,
      since: Version(11)),
  ]

  static let windows: [CallbackInfo] = [
    CallbackInfo(.makeKeyAndVisible, "makeKeyAndVisible", .window, .windows, .call),
    CallbackInfo(.becomeKeyWindow, "becomeKeyWindow", swift: "becomeKey()", .window, .windows),
    CallbackInfo(.resignKeyWindow, "resignKeyWindow", swift: "resignKey()", .window, .windows),
  ]

  static let touches: [CallbackInfo] = [
    CallbackInfo(.sendEvent, "sendEvent:", .window, .touches),
    CallbackInfo(.hitTestWithEvent, "hitTest:withEvent:", swift: "hitTest(_:with:)", .view, .touches, .query),
    CallbackInfo(
      .pointInsideWithEvent, "pointInside:withEvent:", swift: "point(inside:with:)", .view, .touches, .query),
    CallbackInfo(
      .touchesBeganWithEvent, "touchesBegan:withEvent:", swift: "touchesBegan(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesMovedWithEvent, "touchesMoved:withEvent:", swift: "touchesMoved(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesEndedWithEvent, "touchesEnded:withEvent:", swift: "touchesEnded(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesCancelledWithEvent, "touchesCancelled:withEvent:", swift: "touchesCancelled(_:with:)", .responder,
      .touches),
    CallbackInfo(.action, "action", swift: "action", .actionTarget, .touches),
    CallbackInfo(
      .beginTrackingWithTouchWithEvent, "beginTrackingWithTouch:withEvent:", swift: "beginTracking(_:with:)",
      .control, .touches, .query),
    CallbackInfo(
      .continueTrackingWithTouchWithEvent, "continueTrackingWithTouch:withEvent:",
      swift: "continueTracking(_:with:)", .control, .touches, .query),
    CallbackInfo(
      .endTrackingWithTouchWithEvent, "endTrackingWithTouch:withEvent:", swift: "endTracking(_:with:)", .control,
      .touches),
    CallbackInfo(
      .cancelTrackingWithEvent, "cancelTrackingWithEvent:", swift: "cancelTracking(with:)", .control, .touches),
  ]

  static let responders: [CallbackInfo] = [
    CallbackInfo(
      .motionBeganWithEvent, "motionBegan:withEvent:", swift: "motionBegan(_:with:)", .responder, .responders,
      since: Version(3)),
    CallbackInfo(
      .motionEndedWithEvent, "motionEnded:withEvent:", swift: "motionEnded(_:with:)", .responder, .responders,
      since: Version(3)),
    CallbackInfo(
      .motionCancelledWithEvent, "motionCancelled:withEvent:", swift: "motionCancelled(_:with:)", .responder,
      .responders,
      since: Version(3)),
    CallbackInfo(
      .canBecomeFirstResponder, "canBecomeFirstResponder", swift: "canBecomeFirstResponder", .responder, .responders,
      .query),
    CallbackInfo(
      .becomeFirstResponder, "becomeFirstResponder", .responder, .responders,
      .call),
    CallbackInfo(
      .canResignFirstResponder, "canResignFirstResponder", swift: "canResignFirstResponder", .responder, .responders,
      .query),
    CallbackInfo(
      .resignFirstResponder, "resignFirstResponder", .responder, .responders,
      .call),
    CallbackInfo(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing:",
      .textFieldDelegate, .responders, .query),
    CallbackInfo(
      .textFieldDidBeginEditing, "textFieldDidBeginEditing:",
      .textFieldDelegate, .responders),
    CallbackInfo(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing:",
      .textFieldDelegate, .responders, .query),
    CallbackInfo(
      .textFieldDidEndEditing, "textFieldDidEndEditing:", .textFieldDelegate,
      .responders),
    CallbackInfo(
      .textFieldDidEndEditingReason, "textFieldDidEndEditing:reason:",
      .textFieldDelegate, .responders, since: Version(10)),
  ]
}

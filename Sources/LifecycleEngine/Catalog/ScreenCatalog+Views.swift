extension ScreenCatalog {
  static let viewHierarchy: [CallbackInfo] = [
    CallbackInfo(
      .didAddSubview, "didAddSubview:", "didAddSubview(_:)", .view, .viewHierarchy, argument: .subview),
    CallbackInfo(
      .willRemoveSubview, "willRemoveSubview:", "willRemoveSubview(_:)", .view, .viewHierarchy,
      argument: .subview),
    CallbackInfo(
      .willMoveToSuperview, "willMoveToSuperview:", "willMove(toSuperview:)", .view, .viewHierarchy,
      argument: .superview),
    CallbackInfo(.didMoveToSuperview, "didMoveToSuperview", "didMoveToSuperview()", .view, .viewHierarchy),
    CallbackInfo(
      .willMoveToWindow, "willMoveToWindow:", "willMove(toWindow:)", .view, .viewHierarchy,
      argument: .window),
    CallbackInfo(.didMoveToWindow, "didMoveToWindow", "didMoveToWindow()", .view, .viewHierarchy),
    CallbackInfo(
      .removeFromSuperview, "removeFromSuperview", "removeFromSuperview()", .view, .viewHierarchy, .call),
    CallbackInfo(
      .addSubview, "addSubview:", "addSubview(_:)", .view, .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .insertSubviewBelowSubview, "insertSubview:belowSubview:", "insertSubview(_:belowSubview:)", .view,
      .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .insertSubviewAboveSubview, "insertSubview:aboveSubview:", "insertSubview(_:aboveSubview:)", .view,
      .viewHierarchy, .call, argument: .subview),
    CallbackInfo(
      .bringSubviewToFront, "bringSubviewToFront:", "bringSubviewToFront(_:)", .view, .viewHierarchy, .call,
      argument: .subview),
    CallbackInfo(
      .sendSubviewToBack, "sendSubviewToBack:", "sendSubviewToBack(_:)", .view, .viewHierarchy, .call,
      argument: .subview),
  ]

  static let layoutOnDemand: [CallbackInfo] = [
    CallbackInfo(
      .intrinsicContentSize, "intrinsicContentSize", "intrinsicContentSize", .view, .layout, .query,
      since: Version(6)),
    CallbackInfo(
      .layoutSublayersOfLayer, "layoutSublayersOfLayer:", "layoutSublayers(of:)", .view, .layout),
    CallbackInfo(.displayLayer, "displayLayer:", "display(_:)", .view, .layout),
    CallbackInfo(
      .setNeedsUpdateConstraints, "setNeedsUpdateConstraints", "setNeedsUpdateConstraints()", .view, .layout,
      .call, since: Version(6)),
    CallbackInfo(
      .updateConstraintsIfNeeded, "updateConstraintsIfNeeded", "updateConstraintsIfNeeded()", .view, .layout,
      .call, since: Version(6)),
    CallbackInfo(
      .invalidateIntrinsicContentSize, "invalidateIntrinsicContentSize", "invalidateIntrinsicContentSize()",
      .view, .layout, .call, since: Version(6)),
    CallbackInfo(.setNeedsLayout, "setNeedsLayout", "setNeedsLayout()", .view, .layout, .call),
    CallbackInfo(.layoutIfNeeded, "layoutIfNeeded", "layoutIfNeeded()", .view, .layout, .call),
    CallbackInfo(.setNeedsDisplay, "setNeedsDisplay", "setNeedsDisplay()", .view, .layout, .call),
    CallbackInfo(
      .safeAreaInsetsDidChange, "safeAreaInsetsDidChange", "safeAreaInsetsDidChange()", .view, .layout,
      since: Version(11)),
  ]

  static let windows: [CallbackInfo] = [
    CallbackInfo(.makeKeyAndVisible, "makeKeyAndVisible", "makeKeyAndVisible()", .window, .windows, .call),
    CallbackInfo(.becomeKeyWindow, "becomeKeyWindow", "becomeKey()", .window, .windows),
    CallbackInfo(.resignKeyWindow, "resignKeyWindow", "resignKey()", .window, .windows),
  ]

  static let touches: [CallbackInfo] = [
    CallbackInfo(.sendEvent, "sendEvent:", "sendEvent(_:)", .window, .touches),
    CallbackInfo(.hitTestWithEvent, "hitTest:withEvent:", "hitTest(_:with:)", .view, .touches, .query),
    CallbackInfo(
      .pointInsideWithEvent, "pointInside:withEvent:", "point(inside:with:)", .view, .touches, .query),
    CallbackInfo(
      .touchesBeganWithEvent, "touchesBegan:withEvent:", "touchesBegan(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesMovedWithEvent, "touchesMoved:withEvent:", "touchesMoved(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesEndedWithEvent, "touchesEnded:withEvent:", "touchesEnded(_:with:)", .responder, .touches),
    CallbackInfo(
      .touchesCancelledWithEvent, "touchesCancelled:withEvent:", "touchesCancelled(_:with:)", .responder,
      .touches),
    CallbackInfo(.action, "action", "action", .actionTarget, .touches),
    CallbackInfo(
      .beginTrackingWithTouchWithEvent, "beginTrackingWithTouch:withEvent:", "beginTracking(_:with:)",
      .control, .touches, .query),
    CallbackInfo(
      .continueTrackingWithTouchWithEvent, "continueTrackingWithTouch:withEvent:",
      "continueTracking(_:with:)", .control, .touches, .query),
    CallbackInfo(
      .endTrackingWithTouchWithEvent, "endTrackingWithTouch:withEvent:", "endTracking(_:with:)", .control,
      .touches),
    CallbackInfo(
      .cancelTrackingWithEvent, "cancelTrackingWithEvent:", "cancelTracking(with:)", .control, .touches),
  ]

  static let responders: [CallbackInfo] = [
    CallbackInfo(
      .motionBeganWithEvent, "motionBegan:withEvent:", "motionBegan(_:with:)", .responder, .responders,
      since: Version(3)),
    CallbackInfo(
      .motionEndedWithEvent, "motionEnded:withEvent:", "motionEnded(_:with:)", .responder, .responders,
      since: Version(3)),
    CallbackInfo(
      .motionCancelledWithEvent, "motionCancelled:withEvent:", "motionCancelled(_:with:)", .responder, .responders,
      since: Version(3)),
    CallbackInfo(
      .canBecomeFirstResponder, "canBecomeFirstResponder", "canBecomeFirstResponder", .responder, .responders,
      .query),
    CallbackInfo(
      .becomeFirstResponder, "becomeFirstResponder", "becomeFirstResponder()", .responder, .responders,
      .call),
    CallbackInfo(
      .canResignFirstResponder, "canResignFirstResponder", "canResignFirstResponder", .responder, .responders,
      .query),
    CallbackInfo(
      .resignFirstResponder, "resignFirstResponder", "resignFirstResponder()", .responder, .responders,
      .call),
    CallbackInfo(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing:", "textFieldShouldBeginEditing(_:)",
      .textFieldDelegate, .responders, .query),
    CallbackInfo(
      .textFieldDidBeginEditing, "textFieldDidBeginEditing:", "textFieldDidBeginEditing(_:)",
      .textFieldDelegate, .responders),
    CallbackInfo(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing:", "textFieldShouldEndEditing(_:)",
      .textFieldDelegate, .responders, .query),
    CallbackInfo(
      .textFieldDidEndEditing, "textFieldDidEndEditing:", "textFieldDidEndEditing(_:)", .textFieldDelegate,
      .responders),
    CallbackInfo(
      .textFieldDidEndEditingReason, "textFieldDidEndEditing:reason:", "textFieldDidEndEditing(_:reason:)",
      .textFieldDelegate, .responders, since: Version(10)),
  ]
}

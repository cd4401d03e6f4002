extension RuleCase {
  /// Hit testing, touches, recognizers, the responder chain.
  static let touches = table(
    """
    ## hit testing walks the whole tree twice, the front subview first
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    view W: in P; frame 100 0 100 100
    log: hitTest:withEvent:, pointInside:withEvent:; exact hits

    launch =>
    touch 50 50 => P.hitTest:withEvent: P.pointInside:withEvent: W.hitTest:withEvent: W.pointInside:withEvent:
      => V.hitTest:withEvent: V.pointInside:withEvent: P.hitTest:withEvent: P.pointInside:withEvent:
      => W.hitTest:withEvent: W.pointInside:withEvent: V.hitTest:withEvent: V.pointInside:withEvent:

    ## what does not take part
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view H: in P; frame 0 0 100 100; hidden
    view T: in P; frame 100 0 100 100; alpha 0
    view N: in P; frame 200 0 100 100; no interaction
    view M: in N; frame 0 0 100 100
    log: hitTest:withEvent:, pointInside:withEvent:, touchesBegan:withEvent:

    launch =>
    touch 50 50 => P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent: T.hitTest:withEvent:
      => H.hitTest:withEvent: P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent:
      => T.hitTest:withEvent: H.hitTest:withEvent: P.touchesBegan:withEvent: A.touchesBegan:withEvent:
    touch 150 50 => P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent: T.hitTest:withEvent:
      => H.hitTest:withEvent: P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent:
      => T.hitTest:withEvent: H.hitTest:withEvent: P.touchesBegan:withEvent: A.touchesBegan:withEvent:
    touch 250 50 => P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent: T.hitTest:withEvent:
      => H.hitTest:withEvent: P.hitTest:withEvent: P.pointInside:withEvent: N.hitTest:withEvent:
      => T.hitTest:withEvent: H.hitTest:withEvent: P.touchesBegan:withEvent: A.touchesBegan:withEvent:

    ## outside of its superview a view is out of reach
    ios: 5...
    root: A
    view P: in A; frame 0 0 100 100
    view V: in P; frame 50 50 100 100
    log: touchesBegan:withEvent:, touchesEnded:withEvent:

    launch =>
    touch 75 75 => V.touchesBegan:withEvent: P.touchesBegan:withEvent: A.touchesBegan:withEvent:
      => V.touchesEnded:withEvent: P.touchesEnded:withEvent: A.touchesEnded:withEvent:
    touch 120 120 => A.touchesBegan:withEvent: A.touchesEnded:withEvent:

    ## up the chain; a control keeps what it gets
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    view B: in P; frame 100 0 100 100; control
    log: touchesBegan:withEvent:, touchesEnded:withEvent:, B.action

    launch =>
    tap V => V.touchesBegan:withEvent: P.touchesBegan:withEvent: A.touchesBegan:withEvent: V.touchesEnded:withEvent:
      => P.touchesEnded:withEvent: A.touchesEnded:withEvent:
    tap B => B.touchesBegan:withEvent: B.touchesEnded:withEvent: B.action

    ## an override without super ends the way
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100
    when P.touchesBegan:withEvent:: no super
    log: touchesBegan:withEvent:, touchesEnded:withEvent:

    launch =>
    tap V => V.touchesBegan:withEvent: P.touchesBegan:withEvent: V.touchesEnded:withEvent: P.touchesEnded:withEvent:
      => A.touchesEnded:withEvent:

    ## a recognizer first, and its view's touch is cancelled
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300
    view V: in P; frame 0 0 100 100; gesture
    log: touchesBegan:withEvent:, touchesEnded:withEvent:, touchesCancelled:withEvent:, V.gesture.touchesBegan:withEvent:, V.gesture.touchesEnded:withEvent:, V.gesture.action

    launch =>
    tap V => V.gesture.touchesBegan:withEvent: V.touchesBegan:withEvent: P.touchesBegan:withEvent:
      => A.touchesBegan:withEvent: V.gesture.touchesEnded:withEvent: V.gesture.action V.touchesCancelled:withEvent:
      => P.touchesCancelled:withEvent: A.touchesCancelled:withEvent:
    tap P => P.touchesBegan:withEvent: A.touchesBegan:withEvent: P.touchesEnded:withEvent: A.touchesEnded:withEvent:

    ## two recognizers, the inner one wins
    ios: 5...
    root: A
    view P: in A; frame 0 0 300 300; gesture
    view V: in P; frame 0 0 100 100; gesture
    log: V.touchesBegan:withEvent:, V.touchesCancelled:withEvent:, V.touchesEnded:withEvent:, V.gesture.action, P.gesture.action

    launch =>
    tap V => V.touchesBegan:withEvent: V.gesture.action V.touchesCancelled:withEvent:

    ## what a recognizer's target does
    ios: 8...
    root: A
    view P: in A; frame 0 0 300 300; gesture
    view V: in P; frame 0 0 100 100; gesture
    when V.gesture.action: present B
    log: V.gesture.action, P.gesture.action, viewDidLoad, viewDidAppear

    launch => A.VDL A.VDA
    tap P => P.gesture.action
    tap V => V.gesture.action B.VDL B.VDA

    ## a control in a view with a recognizer
    ios: 6...
    root: A
    view P: in A; frame 0 0 300 300; gesture
    view B: in P; frame 0 0 100 100; control
    log: B.action, P.gesture.action, B.touchesCancelled:withEvent:, B.beginTrackingWithTouch:withEvent:, B.endTrackingWithTouch:withEvent:, B.cancelTrackingWithEvent:

    launch =>
    tap B => B.beginTrackingWithTouch:withEvent: B.endTrackingWithTouch:withEvent: B.action

    ## the chain without scenes
    ios: 5...12
    root: A
    view V: in A; frame 0 0 100 100

    launch => A.LV A.VDL A.VWA A.VWL A.VDLS A.VDA
      = responders of V are V, A.view, A, window, AppDelegate

    ## the chain of a child
    ios: 13...
    root: A
    view V: in B; frame 0 0 100 100

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    add child B to A => B.WMP(A) B.LV B.VDL B.VWA B.DMP(A) A.VWL A.VDLS B.VIA B.VWL B.VDLS B.VDA
      = responders of V are V, B.view, B, A.view, A, window, AppDelegate

    ## the chain of a presented controller
    ios: 13...
    root: A
    view V: in B; frame 0 0 100 100

    launch => A.LV A.VDL A.VWA A.VIA A.VWL A.VDLS A.VDA
    present B => B.LV B.VDL B.VWA B.VIA B.VWL B.VDLS B.VDA completion.presentViewController:animated:completion:
      = responders of V are V, B.view, B, A, window, AppDelegate

    ## the first responder
    ios: 5...
    root: A
    view V: in A; frame 0 0 100 100
    view W: in A; frame 0 200 100 100
    log: canBecomeFirstResponder, becomeFirstResponder, resignFirstResponder, canResignFirstResponder, willMoveToWindow, didMoveToWindow

    launch => V.wmW W.wmW V.dmW W.dmW
    focus V => V.canBecomeFirstResponder V.becomeFirstResponder
      = V.isFirstResponder
    focus W => W.canBecomeFirstResponder V.canResignFirstResponder V.resignFirstResponder W.becomeFirstResponder
      = W.isFirstResponder
    blur W => W.resignFirstResponder
    focus V => V.canBecomeFirstResponder V.becomeFirstResponder
    remove V => V.wmW(nil) V.resignFirstResponder V.dmW

    ## from one text field to another, and away
    ios: 10...
    root: A
    view V: in A; frame 0 0 100 100
    view W: in A; frame 0 200 100 100
    log: A.textFieldShouldBeginEditing:, A.textFieldDidBeginEditing:, A.textFieldShouldEndEditing:, A.textFieldDidEndEditing:, notification.UIKeyboardWillShowNotification, notification.UIKeyboardDidShowNotification, notification.UIKeyboardWillHideNotification, notification.UIKeyboardDidHideNotification

    launch =>
    focus V => A.textFieldShouldBeginEditing: A.textFieldDidBeginEditing:
      => notification.UIKeyboardWillShowNotification notification.UIKeyboardDidShowNotification
    focus W => A.textFieldShouldBeginEditing: A.textFieldShouldEndEditing: A.textFieldDidEndEditing:
      => A.textFieldDidBeginEditing:
    blur W => A.textFieldShouldEndEditing: A.textFieldDidEndEditing:
      => notification.UIKeyboardWillHideNotification notification.UIKeyboardDidHideNotification

    ## a field whose delegate says no, and one that is asked with the reason
    ios: 10...
    root: A
    view V: in A; frame 0 0 100 100
    view W: in A; frame 0 200 100 100
    when A.textFieldShouldEndEditing:: return NO
    log: A.textFieldDidBeginEditing:, A.textFieldShouldEndEditing:, A.textFieldDidEndEditing:, A.textFieldDidEndEditing:reason:

    launch =>
    focus V => A.textFieldDidBeginEditing:
    focus W => A.textFieldShouldEndEditing:
      = V.isFirstResponder
    remove V => A.textFieldDidEndEditing:reason:

    ## who says no
    ios: 5...
    root: A
    view V: in A; frame 0 0 100 100
    view W: in A; frame 0 200 100 100
    view X: in A; frame 0 300 100 100
    when W.canBecomeFirstResponder: return NO
    when V.canResignFirstResponder: return NO
    log: canBecomeFirstResponder, becomeFirstResponder, resignFirstResponder, canResignFirstResponder

    launch =>
    focus W => W.canBecomeFirstResponder
    focus V => V.canBecomeFirstResponder V.becomeFirstResponder
    focus X => X.canBecomeFirstResponder V.canResignFirstResponder
      = V.isFirstResponder

    ## the system takes the touch away
    ios: 5...12
    root: A
    view V: in A; frame 0 0 100 100; control
    view W: in A; frame 0 100 100 100; gesture
    when V.touchesBegan:withEvent:: call super; call arrives
    when W.touchesMoved:withEvent:: call super; alert
    log: V.touchesBegan, V.touchesEnded, V.touchesCancelled, W.touchesBegan, W.touchesMoved, W.touchesEnded, W.touchesCancelled, W.gesture.touchesCancelled, W.gesture.action, cancelTrackingWithEvent, endTrackingWithTouch:withEvent:, V.action, applicationWillResignActive

    launch =>
    tap V => V.touchesBegan:withEvent: AppDelegate.applicationWillResignActive:
      => V.touchesCancelled:withEvent: V.cancelTrackingWithEvent:
    call declined =>
    drag across W => W.touchesBegan:withEvent: W.touchesMoved:withEvent: AppDelegate.applicationWillResignActive:
      => W.gesture.touchesCancelled:withEvent: W.touchesCancelled:withEvent:

    ## a call that is a banner does not
    ios: 14...
    root: A
    view V: in A; frame 0 0 100 100; control
    when V.touchesBegan:withEvent:: call super; call arrives
    log: touchesBegan, touchesEnded, touchesCancelled, V.action

    launch =>
    tap V => V.touchesBegan:withEvent: V.touchesEnded:withEvent: V.action

    ## a shake goes up the chain of the first responder, a control's too
    ios: 10...12
    root: nav(A)
    view V: in A; frame 0 0 100 100; control
    log: motionBegan:withEvent:, motionEnded:withEvent:, motionCancelled:withEvent:, V.touchesBegan:withEvent:, A.touchesBegan:withEvent:

    launch =>
    shake => A.motionBegan:withEvent: A.motionEnded:withEvent:
    focus V =>
    shake => V.motionBegan:withEvent: A.motionBegan:withEvent: V.motionEnded:withEvent: A.motionEnded:withEvent:
    shake cancelled => V.motionBegan:withEvent: A.motionBegan:withEvent: V.motionCancelled:withEvent: A.motionCancelled:withEvent:
    tap V => V.touchesBegan:withEvent:
    blur V =>
    present B as fullScreen =>
    shake => B.motionBegan:withEvent: B.motionEnded:withEvent:

    ## who keeps it ends the journey
    ios: 3...
    root: A
    view V: in A; frame 0 0 100 100
    when V.motionBegan:withEvent:: no super
    log: V.motionBegan:withEvent:, A.motionBegan:withEvent:, V.motionEnded:withEvent:, A.motionEnded:withEvent:

    launch =>
    focus V =>
    shake => V.motionBegan:withEvent: V.motionEnded:withEvent: A.motionEnded:withEvent:

    ## an interruption cancels it
    ios: 3...12
    life-cycle: app
    root: A
    when A.motionBegan:withEvent:: alert
    log: A.motionBegan:withEvent:, A.motionEnded:withEvent:, A.motionCancelled:withEvent:

    launch =>
    focus A.view =>
    shake => A.motionBegan:withEvent: A.motionCancelled:withEvent:
    """, log: Log.controllers)
}

extension CallbackMeaning {
  static let views: [CallbackMeaning] = [
    CallbackMeaning(
      .didAddSubview,
      "A subview was added to this view; sent to the parent, after the subview was told.",
      "该视图添加了子视图；发送给父视图，晚于子视图自身的回调。"),
    CallbackMeaning(
      .willRemoveSubview,
      "A subview is about to be removed from this view; sent to the parent.",
      "该视图的某个子视图即将移除；发送给父视图。"),
    CallbackMeaning(
      .willMoveToSuperview,
      "The view is about to get another superview, or with nil to be removed; the old one is still set.",
      "视图即将改变父视图，参数为 nil 时表示即将移除；此时旧关系仍在。"),
    CallbackMeaning(
      .didMoveToSuperview,
      "The view's superview has changed, or is nil after a removal.",
      "视图的父视图已改变；被移除后为 nil。"),
    CallbackMeaning(
      .willMoveToWindow,
      """
      The view is about to enter a window, or with nil to leave it, because it or a view above it is \
      moved.
      """,
      "视图即将进入窗口，参数为 nil 时表示即将离开；它自身或上层视图移动都会引起。"),
    CallbackMeaning(
      .didMoveToWindow,
      "The view has entered or left a window; comes to the views of a moved tree from the leaves up.",
      "视图已进入或离开窗口；整棵子树移动时，由子到父依次收到。"),
    CallbackMeaning(
      .removeFromSuperview,
      "The view is taken out of its superview, by the application or by UIKit.",
      "视图被移出父视图，由应用或 UIKit 调用。"),
    CallbackMeaning(
      .updateConstraints,
      """
      The view's constraints are out of date and are brought up to date, children before parents, before \
      layout.
      """,
      "视图的约束已过期，在布局之前更新，先子后父。"),
    CallbackMeaning(
      .layoutSubviews,
      """
      The view places its subviews, because its layout was marked as dirty: parents before children, at \
      most once for any number of marks before a commit.
      """,
      "视图的布局被标记为过期，在此摆放子视图：先父后子；一次提交前的多次标记只引起一次。"),
    CallbackMeaning(
      .updateProperties,
      "From iOS 26 on: the view or controller brings its content and style up to date, before its layout.",
      "iOS 26 起：视图或控制器在布局之前更新内容与样式。"),
    CallbackMeaning(
      .drawRect,
      "The view draws its content, after layout, when it is first shown or was marked for display.",
      "视图在布局之后绘制内容：首次显示或被标记需要重绘时调用。"),
    CallbackMeaning(
      .makeKeyAndVisible,
      """
      The application shows the window and makes it the key window; its root controller's view is loaded \
      and starts to appear inside the call.
      """,
      "由应用调用：显示窗口并设为 keyWindow；根控制器的视图在调用中加载并开始显示。"),
    CallbackMeaning(
      .becomeKeyWindow,
      """
      The window has become the one that gets keyboard and other events without a place; touches do not \
      depend on it.
      """,
      "窗口成为 keyWindow，接收键盘等没有坐标的事件；触摸不依赖于此。"),
    CallbackMeaning(
      .resignKeyWindow,
      "The window is no longer the one that gets keyboard and other events without a place.",
      "窗口不再是 keyWindow，不再接收键盘等没有坐标的事件。"),
    CallbackMeaning(
      .sendEvent,
      """
      The window gets an event from the application and passes it to gesture recognizers and to the view \
      that was hit.
      """,
      "窗口从应用收到事件，并交给手势识别器与命中的视图。"),
    CallbackMeaning(
      .hitTestWithEvent,
      """
      Asks which view below this one, or itself, a touch belongs to: subviews from front to back; hidden, \
      transparent and disabled views are skipped.
      """,
      "询问触摸属于该视图或其下的哪个视图：从最前的子视图开始；隐藏、透明或禁用交互的视图被跳过。"),
    CallbackMeaning(
      .pointInsideWithEvent,
      "Asks whether a point lies inside the view; asked by hit testing, often several times for one touch.",
      "询问某点是否在视图内；由命中测试发起，一次触摸往往询问多次。"),
    CallbackMeaning(
      .touchesBeganWithEvent,
      "Fingers went down in the view that was hit; unhandled, the touch goes up the responder chain.",
      "手指在命中的视图上按下；未处理时沿响应者链向上传递。"),
    CallbackMeaning(
      .touchesMovedWithEvent,
      "Fingers that went down in this view have moved, even if they are outside it now.",
      "在该视图中按下的手指移动了，即使现在已移出视图。"),
    CallbackMeaning(
      .touchesEndedWithEvent,
      "Fingers that went down in this view have been lifted.",
      "在该视图中按下的手指已抬起。"),
    CallbackMeaning(
      .touchesCancelledWithEvent,
      "The touch is over without being finished: a gesture was recognized or the system interrupted.",
      "触摸未正常结束便被取消：手势已识别，或被系统打断。"),
    CallbackMeaning(
      .action,
      "The target of a control or a gesture recognizer is told that it fired.",
      "控件或手势识别器触发，通知其目标。"),
    CallbackMeaning(
      .beginTrackingWithTouchWithEvent,
      "A touch went down in the control; the answer says whether to go on tracking.",
      "触摸在控件上按下；返回值决定是否继续跟踪。"),
    CallbackMeaning(
      .continueTrackingWithTouchWithEvent,
      "A tracked touch has moved; the answer says whether to go on tracking.",
      "被跟踪的触摸移动了；返回值决定是否继续跟踪。"),
    CallbackMeaning(
      .endTrackingWithTouchWithEvent,
      "A tracked touch has been lifted.",
      "被跟踪的触摸已抬起。"),
    CallbackMeaning(
      .cancelTrackingWithEvent,
      "Tracking stopped without the touch being lifted, for example because a gesture was recognized.",
      "触摸未抬起而跟踪中止，例如因为手势已识别。"),
    CallbackMeaning(
      .canBecomeFirstResponder,
      "Asks whether the object may become the first responder; the default says no.",
      "询问对象能否成为第一响应者；默认不能。"),
    CallbackMeaning(
      .becomeFirstResponder,
      """
      The object is to become the first responder; works only in a window, and if the present one gives \
      way.
      """,
      "使对象成为第一响应者；须在窗口中，且当前的第一响应者同意让出。"),
    CallbackMeaning(
      .canResignFirstResponder,
      "Asks the first responder whether it may give up its place; the default says yes.",
      "询问第一响应者能否让出；默认可以。"),
    CallbackMeaning(
      .resignFirstResponder,
      "The first responder is to give up its place; also sent when its view leaves the window.",
      "使第一响应者让出；其视图离开窗口时也会发送。"),
    CallbackMeaning(
      .textFieldShouldBeginEditing,
      "Asks whether editing may begin in the text field, before the present one is asked to end.",
      "询问文本框能否开始编辑，先于询问当前文本框能否结束。"),
    CallbackMeaning(
      .textFieldDidBeginEditing,
      "The text field has become the first responder and editing has begun.",
      "文本框已成为第一响应者，编辑已开始。"),
    CallbackMeaning(
      .textFieldShouldEndEditing,
      "Asks whether editing may end in the text field.",
      "询问文本框能否结束编辑。"),
    CallbackMeaning(
      .textFieldDidEndEditing,
      """
      The text field has ceased to be the first responder; from iOS 10 on the variant with a reason is \
      sent instead where it exists.
      """,
      "文本框已不再是第一响应者；iOS 10 起若实现了带原因的版本，则改为调用它。"),
    CallbackMeaning(
      .textFieldDidEndEditingReason,
      "The text field has ceased to be the first responder, and why.",
      "文本框已不再是第一响应者，并说明原因。"),
  ]
}

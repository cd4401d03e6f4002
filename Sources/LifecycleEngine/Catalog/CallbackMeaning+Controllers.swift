extension CallbackMeaning {
  static let controllers: [CallbackMeaning] = [
    CallbackMeaning(
      .viewWillAppear,
      """
      The view is about to appear; it need not be in the hierarchy yet, its size and traits are not final, \
      and the appearance can still be cancelled.
      """,
      "视图即将显示：可能尚未加入视图层级，尺寸与特征也未最终确定，而且显示过程仍可能被取消。"),
    CallbackMeaning(
      .viewIsAppearing,
      """
      The view is in the hierarchy with its final size and traits but not yet on screen; runs once an \
      appearance, on iOS 13 and later when built with the SDK of iOS 17 or later.
      """,
      """
      视图已在层级中且尺寸与特征已确定，但尚未上屏；每次显示调用一次，需用 iOS 17 及以后的 SDK 构建，\
      可运行于 iOS 13 及以后。
      """),
    CallbackMeaning(
      .viewDidAppear,
      "The view is on screen and the transition that brought it there is over.",
      "视图已显示在屏幕上，过渡已经结束。"),
    CallbackMeaning(
      .viewWillDisappear,
      """
      The view is about to leave or be covered; a cancelled transition brings viewWillAppear next instead \
      of viewDidDisappear.
      """,
      "视图即将离开或被覆盖；若过渡被取消，接下来到来的可能是 viewWillAppear 而不是 viewDidDisappear。"),
    CallbackMeaning(
      .viewDidDisappear,
      "The view is no longer shown and the transition that took it away is over.",
      "视图已不再显示，过渡已经结束。"),
    CallbackMeaning(
      .beginAppearanceTransitionAnimated,
      """
      A container tells a child that it starts to appear or disappear; the child gets viewWillAppear or \
      viewWillDisappear by that.
      """,
      "容器通知子控制器开始显示或消失；子控制器由此收到 viewWillAppear 或 viewWillDisappear。"),
    CallbackMeaning(
      .endAppearanceTransition,
      """
      A container tells a child that the appearance transition is over; the child gets viewDidAppear or \
      viewDidDisappear by that.
      """,
      "容器通知子控制器显示过渡已结束；子控制器由此收到 viewDidAppear 或 viewDidDisappear。"),
    CallbackMeaning(
      .shouldAutomaticallyForwardAppearanceMethods,
      """
      Asks a container whether UIKit shall pass its appearance on to its children; if not, the container \
      does so itself.
      """,
      "询问容器是否由 UIKit 把显示状态自动转发给子控制器；若否，容器须自行转发。"),
    CallbackMeaning(
      .automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers,
      "On iOS 5 only: asks a container whether UIKit shall pass appearance and rotation on to its children.",
      "仅限 iOS 5：询问容器是否由 UIKit 把显示与旋转自动转发给子控制器。"),
    CallbackMeaning(
      .updateViewConstraints,
      """
      Constraints below the controller's view are out of date and are brought up to date, before the \
      layout pass.
      """,
      "控制器视图之下的约束已过期，在布局之前更新。"),
    CallbackMeaning(
      .viewWillLayoutSubviews,
      "The controller's view is about to lay out its subviews; comes as often as the layout is dirty.",
      "控制器的视图即将布局子视图；布局每次失效都会到来，可多次调用。"),
    CallbackMeaning(
      .viewDidLayoutSubviews,
      """
      The controller's view has placed its direct subviews, whose own subviews may not be laid out yet; \
      comes as often as the layout is dirty.
      """,
      "控制器的视图已摆放好直接子视图，更深层的子视图可能尚未布局；可多次调用。"),
    CallbackMeaning(
      .viewSafeAreaInsetsDidChange,
      "The part of the view that bars and rounded corners leave free has changed.",
      "视图中未被栏或圆角遮挡的安全区域发生了变化。"),
    CallbackMeaning(
      .willTransitionToTraitCollectionWithTransitionCoordinator,
      """
      The controller's traits, such as its size classes, are about to change; comes before the change of \
      size.
      """,
      "控制器的特征（如尺寸等级）即将改变；先于尺寸变化的回调。"),
    CallbackMeaning(
      .viewWillTransitionToSizeWithTransitionCoordinator,
      "The controller's view is about to change its size, by rotation or because its window is resized.",
      "控制器的视图即将改变尺寸，原因是旋转或窗口大小变化。"),
    CallbackMeaning(
      .traitCollectionDidChange,
      """
      The traits have changed; deprecated in iOS 17 in favour of registering for single traits, but still \
      called.
      """,
      "特征已改变；iOS 17 起弃用，改为按需注册特征变化，但仍会调用。"),
    CallbackMeaning(
      .traitChangeHandler,
      "A block or method that was registered for certain traits runs because one of them has changed.",
      "为某些特征注册的代码块或方法执行，因为其中之一已改变。"),
    CallbackMeaning(
      .shouldAutorotate,
      "Asks whether the content turns with the device; deprecated in iOS 16, and no longer asked.",
      "询问内容是否随设备旋转；iOS 16 起弃用，不再询问。"),
    CallbackMeaning(
      .supportedInterfaceOrientations,
      """
      Asks which orientations the controller supports; UIKit asks often, and not only when the device \
      turns.
      """,
      "询问控制器支持的方向；UIKit 会多次询问，并不限于设备旋转时。"),
    CallbackMeaning(
      .shouldAutorotateToInterfaceOrientation,
      "On iOS 2 to 5: asks whether the controller turns to an orientation.",
      "iOS 2 至 5：询问控制器是否旋转到某个方向。"),
    CallbackMeaning(
      .willRotateToInterfaceOrientationDuration,
      "The interface is about to turn; superseded in iOS 8 by the change of size.",
      "界面即将旋转；iOS 8 起由尺寸变化的回调取代。"),
    CallbackMeaning(
      .willAnimateRotationToInterfaceOrientationDuration,
      "Runs inside the animation of the rotation, with the new bounds set; superseded in iOS 8.",
      "在旋转动画块中执行，此时新的边界已设置；iOS 8 起被取代。"),
    CallbackMeaning(
      .didRotateFromInterfaceOrientation,
      "The rotation is over; superseded in iOS 8 by the completion of the change of size.",
      "旋转已结束；iOS 8 起由尺寸变化的完成回调取代。"),
  ]
}

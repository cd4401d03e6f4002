extension CallbackMeaning {
  static let containers: [CallbackMeaning] = [
    CallbackMeaning(
      .addChildViewController,
      """
      The application makes a controller the child of another; the child gets \
      willMoveToParentViewController: by that, but not didMove.
      """,
      """
      由应用调用：把一个控制器设为另一个的子控制器；子控制器会自动收到 willMoveToParentViewController:，\
      但不会收到 didMove。
      """),
    CallbackMeaning(
      .removeFromParentViewController,
      """
      The application takes a child away from its parent; the child gets didMoveToParentViewController: \
      with nil by that, but not willMove.
      """,
      """
      由应用调用：把子控制器移出父控制器；子控制器会自动收到参数为 nil 的 didMoveToParentViewController:，\
      但不会收到 willMove。
      """),
    CallbackMeaning(
      .willMoveToParentViewController,
      "The controller is about to get a parent, or with nil to lose it.",
      "控制器即将拥有父控制器；参数为 nil 时表示即将失去父控制器。"),
    CallbackMeaning(
      .didMoveToParentViewController,
      """
      The controller has got its parent, or with nil has lost it; a custom container calls this itself \
      after adding a child.
      """,
      "控制器已拥有父控制器；参数为 nil 时表示已失去。自定义容器在添加子控制器后须自行调用。"),
    CallbackMeaning(
      .transitionFromViewController,
      "A container swaps the views of two of its children and drives the appearance of both.",
      "容器交换两个子控制器的视图，并驱动两者的显示与消失。"),
    CallbackMeaning(
      .pushViewControllerAnimated,
      """
      The application puts a controller on top of the navigation stack; the stack changes at once, the \
      transition starts with the next layout from iOS 8 on.
      """,
      "由应用调用：把控制器压入导航栈；栈立即改变，iOS 8 起过渡在下一次布局时开始。"),
    CallbackMeaning(
      .popViewControllerAnimated,
      """
      The application or the back button takes the top controller off the navigation stack; does nothing \
      when only the root is left.
      """,
      "由应用或返回按钮触发：弹出栈顶控制器；只剩根控制器时不起作用。"),
    CallbackMeaning(
      .popToViewControllerAnimated,
      """
      The application takes controllers off the stack until a given one is on top; those between get no \
      appearance callbacks.
      """,
      "由应用调用：依次弹出直到指定控制器位于栈顶；中间的控制器不会收到显示回调。"),
    CallbackMeaning(
      .popToRootViewControllerAnimated,
      """
      The application takes everything but the root off the navigation stack; those between get no \
      appearance callbacks.
      """,
      "由应用调用：弹出根控制器之上的全部控制器；中间的控制器不会收到显示回调。"),
    CallbackMeaning(
      .setViewControllersAnimated,
      """
      The application replaces the navigation stack; only the old and the new top take part in a \
      transition.
      """,
      "由应用调用：整体替换导航栈；只有旧栈顶与新栈顶参与过渡。"),
    CallbackMeaning(
      .setViewControllersDirectionAnimatedCompletion,
      "The application sets the page that a page view controller shows.",
      "由应用调用：设置翻页控制器所显示的页面。"),
    CallbackMeaning(
      .setSelectedViewController,
      "The application selects a tab; the delegate is not asked as it is when the user taps one.",
      "由应用调用：选中某个标签；与用户点击不同，不会询问代理。"),
    CallbackMeaning(
      .presentViewControllerAnimatedCompletion,
      """
      The application shows a controller modally; its view is loaded inside the call, its appearance \
      starts after the next commit from iOS 8 on.
      """,
      "由应用调用：模态呈现控制器；视图在调用中加载，iOS 8 起显示过程在下一次提交之后开始。"),
    CallbackMeaning(
      .dismissViewControllerAnimatedCompletion,
      """
      The application takes away what a controller has presented, or the controller itself if it has \
      presented nothing.
      """,
      "由应用调用：关闭该控制器所呈现的内容；若没有呈现任何内容，则关闭它自身。"),
    CallbackMeaning(
      .presentModalViewControllerAnimated,
      "The way to present a controller before iOS 5; it has no completion handler.",
      "iOS 5 之前的模态呈现方式，没有完成回调。"),
    CallbackMeaning(
      .dismissModalViewControllerAnimated,
      "The way to dismiss a presented controller before iOS 5; it has no completion handler.",
      "iOS 5 之前关闭模态控制器的方式，没有完成回调。"),
    CallbackMeaning(
      .navigationControllerWillShowViewControllerAnimated,
      """
      The navigation controller is about to show a controller of its stack; comes with the will-callbacks \
      of the transition.
      """,
      "导航控制器即将显示栈中的某个控制器；与过渡的 will 回调一同到来。"),
    CallbackMeaning(
      .navigationControllerDidShowViewControllerAnimated,
      "The navigation controller has shown a controller and the transition is over.",
      "导航控制器已显示某个控制器且过渡结束。"),
    CallbackMeaning(
      .tabBarControllerShouldSelectViewController,
      "Asks whether a tap of the user may select the tab; not asked when code selects it.",
      "询问用户点击能否选中该标签；由代码选中时不会询问。"),
    CallbackMeaning(
      .tabBarControllerDidSelectViewController,
      "The user tapped a tab, even the one that is selected already; not sent when code selects it.",
      "用户点击了标签，即使它已被选中也会发送；由代码选中时不会发送。"),
    CallbackMeaning(
      .pageViewControllerWillTransitionToViewControllers,
      "A gesture has started to turn the page; it may still be cancelled.",
      "手势开始翻页；仍可能被取消。"),
    CallbackMeaning(
      .pageViewControllerDidFinishAnimating,
      "The page turn by gesture is over; a flag tells whether it was completed or cancelled.",
      "手势翻页已结束；标志说明是完成还是被取消。"),
    CallbackMeaning(
      .pageViewControllerViewControllerBeforeViewController,
      "Asks for the page before another, often ahead of need; asking loads no view.",
      "询问某页的前一页，往往提前询问；询问本身不会加载视图。"),
    CallbackMeaning(
      .pageViewControllerViewControllerAfterViewController,
      "Asks for the page after another, often ahead of need; asking loads no view.",
      "询问某页的后一页，往往提前询问；询问本身不会加载视图。"),
    CallbackMeaning(
      .splitViewControllerCollapseSecondaryViewController,
      """
      Asks whether the delegate itself puts the secondary controller away when the split view becomes one \
      column.
      """,
      "分栏视图合并为单栏时，询问代理是否自行处理次要控制器。"),
    CallbackMeaning(
      .splitViewControllerTopColumnForCollapsingToProposedTopColumn,
      "Asks which column is on top when the split view becomes one column, in the column style of iOS 14.",
      "在 iOS 14 的列样式中，分栏视图合并为单栏时询问哪一列位于最上层。"),
    CallbackMeaning(
      .shouldRemovePresentersView,
      """
      Asks whether the presenter's view leaves the screen once the presentation is done; if so its \
      controller disappears.
      """,
      "询问呈现结束后是否移除呈现者的视图；若是，呈现者的控制器会收到消失回调。"),
    CallbackMeaning(
      .presentationTransitionWillBegin,
      "The presentation is about to start: here a custom one adds its dimming view and the like.",
      "呈现即将开始：自定义呈现在此加入遮罩等视图。"),
    CallbackMeaning(
      .presentationTransitionDidEnd,
      "The presentation is over; a flag tells whether it was completed.",
      "呈现过渡已结束；标志说明是否完成。"),
    CallbackMeaning(
      .dismissalTransitionWillBegin,
      "The dismissal is about to start; a gesture may still cancel it.",
      "关闭过渡即将开始；手势仍可能取消它。"),
    CallbackMeaning(
      .dismissalTransitionDidEnd,
      "The dismissal is over; a flag tells whether it was completed.",
      "关闭过渡已结束；标志说明是否完成。"),
    CallbackMeaning(
      .presentationControllerShouldDismiss,
      """
      Asks whether the user may dismiss the sheet by gesture; may be asked more than once, never for a \
      dismissal by code.
      """,
      "询问用户能否用手势关闭；可能多次询问，由代码关闭时不会询问。"),
    CallbackMeaning(
      .presentationControllerWillDismiss,
      "The user has begun to dismiss by gesture and may still let go; not sent for a dismissal by code.",
      "用户开始用手势关闭，仍可能松手放弃；由代码关闭时不会发送。"),
    CallbackMeaning(
      .presentationControllerDidDismiss,
      "The user has dismissed by gesture and the animation is over; not sent for a dismissal by code.",
      "用户已用手势关闭且动画结束；由代码关闭时不会发送。"),
    CallbackMeaning(
      .presentationControllerDidAttemptToDismiss,
      "The user tried to dismiss by gesture although that is not allowed.",
      "用户试图用手势关闭，但当前不允许。"),
    CallbackMeaning(
      .popoverControllerShouldDismissPopover,
      """
      Asks whether a tap outside may dismiss the popover; only of the popover controller of iOS 3.2 to 8, \
      never for a dismissal by code.
      """,
      "询问点击外部能否关闭弹出框；仅用于 iOS 3.2 至 8 的弹出框控制器，由代码关闭时不会询问。"),
    CallbackMeaning(
      .popoverControllerDidDismissPopover,
      "A tap outside has dismissed the popover; not sent for a dismissal by code.",
      "点击外部已关闭弹出框；由代码关闭时不会发送。"),
    CallbackMeaning(
      .adaptivePresentationStyleForPresentationController,
      """
      Asks, where the width is compact, which style a popover or sheet takes on instead of its own; none keeps a \
      popover a popover.
      """,
      "在紧凑宽度下询问弹出框或卡片改用哪种样式；返回 none 则保持弹出框。"),
    CallbackMeaning(
      .prepareForPopoverPresentation,
      "What is presented is about to be shown as a popover.",
      "呈现的内容即将以弹出框的形式显示。"),
    CallbackMeaning(
      .popoverPresentationControllerShouldDismissPopover,
      """
      Asks whether a tap outside may dismiss the popover, from iOS 8 to 12, never for a dismissal by \
      code; later the delegate of the presentation is asked instead.
      """,
      "iOS 8 起询问点击外部能否关闭弹出框，由代码关闭时不会询问；iOS 13 起改为询问呈现的代理。"),
    CallbackMeaning(
      .popoverPresentationControllerDidDismissPopover,
      "A tap outside has dismissed the popover, from iOS 8 on; not sent for a dismissal by code.",
      "iOS 8 起：点击外部已关闭弹出框；由代码关闭时不会发送。"),
    CallbackMeaning(
      .setPreferredContentSize,
      "The application says which size the controller's content would like, for a popover, a sheet or its container.",
      "应用说明该控制器内容希望的尺寸，供弹出框、卡片或其容器参考。"),
    CallbackMeaning(
      .preferredContentSizeDidChangeForChildContentContainer,
      """
      A child would like another size; sent to its parent or, for what is presented, to the presentation controller, \
      inside the call.
      """,
      "子控制器希望的尺寸变了：在调用内发送给其父控制器；被呈现的则发送给呈现控制器。"),
    CallbackMeaning(
      .alertActionHandler,
      """
      The user has chosen an action of an alert or action sheet, which puts itself away; what the app does then stands \
      here, and nothing calls it when code dismisses the alert.
      """,
      "用户选择了警告框或操作表中的某个动作，它随后自行关闭；应用的处理写在这里。由代码关闭时不会调用。"),
    CallbackMeaning(
      .willPresentSearchController,
      "The search controller is about to be presented, without being asked for by code.",
      "搜索控制器即将自动呈现。"),
    CallbackMeaning(
      .didPresentSearchController,
      "The search controller has been presented; the controller below gets no disappearance for it.",
      "搜索控制器已呈现；下层控制器不会因此收到消失回调。"),
    CallbackMeaning(
      .willDismissSearchController,
      "The search controller is about to be dismissed.",
      "搜索控制器即将关闭。"),
    CallbackMeaning(
      .didDismissSearchController,
      "The search controller has been dismissed.",
      "搜索控制器已关闭。"),
  ]
}

extension CallbackMeaning {
  static let making: [CallbackMeaning] = [
    CallbackMeaning(
      .initPlain,
      """
      The object is made without arguments; a view controller's goes on to initWithNibName:bundle: and a \
      view's to initWithFrame:.
      """,
      "无参数创建对象；视图控制器会转而调用 initWithNibName:bundle:，视图会转而调用 initWithFrame:。"),
    CallbackMeaning(
      .initWithNibNameBundle,
      "The controller is made in code and remembers the nib to load its view from; nothing is loaded yet.",
      "用代码创建控制器，并记下将来加载视图所用的 nib；此时尚未加载任何东西。"),
    CallbackMeaning(
      .initWithCoder,
      "The object is decoded from a storyboard or nib; its outlets are not connected yet.",
      "从 storyboard 或 nib 解码对象；此时 outlet 尚未连接。"),
    CallbackMeaning(
      .initWithFrame,
      "The view is made in code; it has no superview and no window yet.",
      "用代码创建视图；此时还没有父视图，也没有窗口。"),
    CallbackMeaning(
      .initWithRootViewController,
      "The navigation controller is made with the bottom of its stack; neither view is loaded by that.",
      "以栈底控制器创建导航控制器；两者的视图都不会因此加载。"),
    CallbackMeaning(
      .initWithWindowScene,
      "The window is made for a scene; it stays hidden until it is shown.",
      "为某个场景创建窗口；在显示之前它保持隐藏。"),
    CallbackMeaning(
      .awakeFromNib,
      """
      Everything in the nib is decoded and connected; the nib's own objects get this in no set order, the \
      File's Owner does not get it.
      """,
      "nib 中的对象均已解码并连接；nib 内的对象会以不确定的顺序收到它，File's Owner 不会收到。"),
    CallbackMeaning(
      .dealloc,
      """
      The last strong reference is gone and the object is being freed; a controller's comes before its \
      view's unless something else holds the view.
      """,
      "最后一个强引用已消失，对象正在释放；控制器先于其视图，除非视图另被持有。"),
    CallbackMeaning(
      .shouldPerformSegueWithIdentifierSender,
      "Asks whether a segue started by the user shall go on; not asked when code performs the segue.",
      "询问由用户触发的 segue 是否继续；由代码执行 segue 时不会询问。"),
    CallbackMeaning(
      .prepareForSegueSender,
      "The destination exists and the segue is about to run; the destination's view is not loaded yet.",
      "目标控制器已创建，segue 即将执行；此时目标的视图尚未加载。"),
    CallbackMeaning(
      .canPerformUnwindSegueActionFromViewControllerSender,
      "Asks whether this controller is the one that an unwind segue shall go back to.",
      "询问该控制器是否就是 unwind segue 要返回的目标。"),
    CallbackMeaning(
      .allowedChildViewControllersForUnwindingFromSource,
      "Asks a container which children to search for the destination of an unwind segue, and in what order.",
      "询问容器应在哪些子控制器中、以何种顺序查找 unwind segue 的目标。"),
    CallbackMeaning(
      .unwindForSegueTowardsViewController,
      "An unwind segue goes through this container, which brings the named child to its front: by a pop or another tab.",
      "unwind segue 经过该容器：容器通过返回或切换标签，让指定的子控制器回到最前。"),
    CallbackMeaning(
      .unwindAction,
      """
      The application's own method at the destination of an unwind segue; it runs before the pop or \
      dismissal is animated.
      """,
      "unwind segue 目标控制器中应用自定义的方法，在返回或关闭的动画之前执行。"),
    CallbackMeaning(
      .loadView,
      """
      The view was asked for and does not exist: the controller loads it from a nib or makes it; the \
      application overrides this but never calls it.
      """,
      "首次访问 view 且其为空时调用，从 nib 加载或由代码创建视图；应用可以重写，但不应直接调用。"),
    CallbackMeaning(
      .loadViewIfNeeded,
      "The application has the view loaded now, if it is not loaded yet, without adding it anywhere.",
      "由应用调用：若视图尚未加载则立即加载，但不会把它加入任何层级。"),
    CallbackMeaning(
      .viewDidLoad,
      """
      The view has been loaded and its outlets are connected; its final size is not known, and it is in no \
      window.
      """,
      "视图已加载、outlet 已连接；此时还没有最终尺寸，也不在窗口中。"),
    CallbackMeaning(
      .viewWillUnload,
      "On iOS 5 only: the view is about to be released after a memory warning.",
      "仅限 iOS 5：内存警告后，视图即将被释放。"),
    CallbackMeaning(
      .viewDidUnload,
      """
      On iOS 3 to 5 only: the view has been released after a memory warning and is nil; freeing the \
      controller does not call it.
      """,
      "仅限 iOS 3 至 5：内存警告后视图已被释放，view 为空；控制器销毁时不会调用。"),
    CallbackMeaning(
      .didReceiveMemoryWarning,
      """
      Memory is short; every controller gets this, on screen or not, and up to iOS 5 its view was released \
      here if it was nowhere shown.
      """,
      "内存紧张：无论是否在屏幕上，每个控制器都会收到；iOS 5 及更早版本会在此释放未显示的视图。"),
  ]
}

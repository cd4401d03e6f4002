extension CallbackMeaning {
  static let notifications: [CallbackMeaning] = [
    CallbackMeaning(
      .didFinishLaunchingNotification,
      "Posted right after the delegate's method for the end of the launch; it carries the launch options.",
      "在代理的启动完成方法之后立即发出，携带启动选项。"),
    CallbackMeaning(
      .didBecomeActiveNotification,
      "Posted when the application has become active, after the delegate's method; posted with scenes too.",
      "应用变为活跃时发出，晚于代理方法；使用场景时同样发出。"),
    CallbackMeaning(
      .willResignActiveNotification,
      """
      Posted when the application is about to stop being active, after the delegate's method; posted with \
      scenes too.
      """,
      "应用即将变为非活跃时发出，晚于代理方法；使用场景时同样发出。"),
    CallbackMeaning(
      .didEnterBackgroundNotification,
      "Posted when the application, with scenes the last of them, has entered the background.",
      "应用进入后台时发出；使用场景时，在最后一个场景进入后台时发出。"),
    CallbackMeaning(
      .willEnterForegroundNotification,
      "Posted when the application, with scenes the first of them, is about to leave the background.",
      "应用即将离开后台时发出；使用场景时，在第一个场景离开后台时发出。"),
    CallbackMeaning(
      .willTerminateNotification,
      "Posted when the application is about to end and was told, after the delegate's method.",
      "应用即将结束且能得到通知时发出，晚于代理方法。"),
    CallbackMeaning(
      .didReceiveMemoryWarningNotification,
      """
      Posted when memory is short, after the delegate's method; view controllers get their own warning \
      from it.
      """,
      "内存紧张时发出，晚于代理方法；视图控制器的内存警告由它而来。"),
    CallbackMeaning(
      .significantTimeChangeNotification,
      "Posted when the date or the clock has jumped.",
      "日期或时钟发生跳变时发出。"),
    CallbackMeaning(
      .sceneWillConnectNotification,
      "Posted when a scene is connected to the application.",
      "场景连接到应用时发出。"),
    CallbackMeaning(
      .sceneDidDisconnectNotification,
      "Posted when a scene has been disconnected from the application.",
      "场景已与应用断开时发出。"),
    CallbackMeaning(
      .sceneDidActivateNotification,
      "Posted when a scene has become active; its name differs from the delegate's method.",
      "场景变为活跃时发出；名称与代理方法不同。"),
    CallbackMeaning(
      .sceneWillDeactivateNotification,
      "Posted when a scene is about to stop being active; its name differs from the delegate's method.",
      "场景即将变为非活跃时发出；名称与代理方法不同。"),
    CallbackMeaning(
      .sceneWillEnterForegroundNotification,
      "Posted when a scene is about to be on screen.",
      "场景即将出现在屏幕上时发出。"),
    CallbackMeaning(
      .sceneDidEnterBackgroundNotification,
      "Posted when a scene has entered the background.",
      "场景已进入后台时发出。"),
    CallbackMeaning(
      .windowDidBecomeVisibleNotification,
      "Posted when a window is no longer hidden.",
      "窗口变为可见时发出。"),
    CallbackMeaning(
      .windowDidBecomeHiddenNotification,
      "Posted when a window has been hidden.",
      "窗口被隐藏时发出。"),
    CallbackMeaning(
      .windowDidBecomeKeyNotification,
      "Posted when a window has become the key window.",
      "窗口成为 keyWindow 时发出。"),
    CallbackMeaning(
      .windowDidResignKeyNotification,
      "Posted when a window is no longer the key window.",
      "窗口不再是 keyWindow 时发出。"),
    CallbackMeaning(
      .keyboardWillShowNotification,
      "Posted when the keyboard is about to come up.",
      "键盘即将弹出时发出。"),
    CallbackMeaning(
      .keyboardDidShowNotification,
      "Posted when the keyboard has come up.",
      "键盘已弹出时发出。"),
    CallbackMeaning(
      .keyboardWillHideNotification,
      "Posted when the keyboard is about to go away.",
      "键盘即将收起时发出。"),
    CallbackMeaning(
      .keyboardDidHideNotification,
      "Posted when the keyboard has gone away.",
      "键盘已收起时发出。"),
    CallbackMeaning(
      .textFieldDidBeginEditingNotification,
      "Posted when editing has begun in a text field, with the delegate's method.",
      "文本框开始编辑时发出，与代理方法相伴。"),
    CallbackMeaning(
      .textFieldDidEndEditingNotification,
      "Posted when editing has ended in a text field, with the delegate's method.",
      "文本框结束编辑时发出，与代理方法相伴。"),
    CallbackMeaning(
      .consoleMessage,
      """
      A line that UIKit writes to the console when it is misused, for example when a presentation is not \
      possible.
      """,
      "UIKit 被误用时写到控制台的一行信息，例如无法完成呈现时。"),
  ]
}

extension CallbackMeaning {
  static let application: [CallbackMeaning] = [
    CallbackMeaning(
      .main,
      """
      The process starts here, after every +load, and hands over to UIApplicationMain, which never \
      returns; from iOS 15 on a prewarmed process can get this far before the user taps the icon.
      """,
      """
      进程的入口：在所有 +load 之后执行，随后进入永不返回的 UIApplicationMain；iOS 15 起，\
      预热的进程可能在用户点击图标之前就已执行到这里。
      """),
    CallbackMeaning(
      .load,
      """
      The runtime has mapped the image and calls every class and category that implements it, superclasses \
      first and categories after all classes, before main runs.
      """,
      "镜像映射完成后，运行时在 main 之前直接调用每个自行实现了它的类与分类：父类先于子类，所有分类排在所有类之后。"),
    CallbackMeaning(
      .initialize,
      """
      The class is about to receive its first message; superclasses come first, and a subclass without an \
      implementation of its own runs the inherited one again.
      """,
      "类即将收到第一条消息：父类先执行；没有自己实现的子类会再执行一次继承来的实现。"),
    CallbackMeaning(
      .applicationWillFinishLaunchingWithOptions,
      """
      The launch has begun and the delegate exists, but saved state is not restored and no window is shown \
      yet.
      """,
      "启动已开始、代理已创建，但状态尚未恢复，窗口也还没有显示。"),
    CallbackMeaning(
      .applicationDidFinishLaunchingWithOptions,
      """
      The launch is nearly done: without scenes this is where a window made in code is shown, and the \
      application is not active yet.
      """,
      "启动即将完成：不使用场景时，用代码创建的窗口在此显示；此时应用尚未进入活跃状态。"),
    CallbackMeaning(
      .applicationDidFinishLaunching,
      """
      Says that the launch is nearly done, but only to a delegate that lacks the later method with launch \
      options.
      """,
      "表示启动即将完成；只有代理未实现带启动选项的新方法时才会调用。"),
    CallbackMeaning(
      .applicationWillTerminate,
      """
      The process is about to end while it may still run code; a suspended, crashed or memory-killed \
      application is never told.
      """,
      "进程即将结束且仍能执行代码时调用；处于挂起、已崩溃或因内存不足被杀的应用不会收到。"),
    CallbackMeaning(
      .applicationDidReceiveMemoryWarning,
      """
      Memory is short; the delegate hears it before the notification is posted and before any view \
      controller does.
      """,
      "内存紧张：代理最先得知，早于对应的通知，也早于所有视图控制器。"),
    CallbackMeaning(
      .applicationSignificantTimeChange,
      "The date or the clock has jumped: midnight, a new time zone, a change to or from summer time.",
      "日期或时钟发生跳变，例如跨过午夜、切换时区或夏令时变更。"),
    CallbackMeaning(
      .applicationDidBecomeActive,
      """
      The application has gone from inactive to active and gets events now; not called when it uses \
      scenes.
      """,
      "应用由非活跃变为活跃，开始接收事件；使用场景时不会调用。"),
    CallbackMeaning(
      .applicationWillResignActive,
      """
      The application is about to stop getting events, because of an interruption or on its way to the \
      background; not called when it uses scenes.
      """,
      "应用即将停止接收事件，原因可能是被打断，也可能是正要进入后台；使用场景时不会调用。"),
    CallbackMeaning(
      .applicationDidEnterBackground,
      """
      The application is in the background and has about five seconds to save what it must before it may \
      be suspended; not called when it uses scenes.
      """,
      "应用已进入后台，约有五秒时间保存数据，之后可能被挂起；使用场景时不会调用。"),
    CallbackMeaning(
      .applicationWillEnterForeground,
      """
      The application leaves the background and will be active next; not called at launch, nor when it \
      uses scenes.
      """,
      "应用正离开后台，接下来会变为活跃；冷启动时不会调用，使用场景时也不会调用。"),
    CallbackMeaning(
      .applicationProtectedDataDidBecomeAvailable,
      "The device is unlocked and protected files can be read again.",
      "设备已解锁，受保护的文件可再次访问。"),
    CallbackMeaning(
      .applicationProtectedDataWillBecomeUnavailable,
      "The device is being locked and protected files are about to become unreadable.",
      "设备正在锁定，受保护的文件即将无法访问。"),
    CallbackMeaning(
      .expirationHandler,
      "The time of a background task is nearly over; an app that does not end the task now is ended itself.",
      "后台任务的时间即将用完；此时不结束任务，应用会被终止。"),
    CallbackMeaning(
      .applicationSupportedInterfaceOrientationsForWindow,
      """
      Asks which orientations a window may take; UIKit allows those that the top full-screen controller \
      supports too.
      """,
      "询问窗口允许哪些方向；最终结果是它与最上层全屏控制器所支持方向的交集。"),
    CallbackMeaning(
      .applicationOpenURLOptions,
      """
      Hands over a URL to open, from iOS 9 on; one that opens the application comes before it becomes active, \
      and with scenes the scene delegate gets it instead.
      """,
      "iOS 9 起交付要打开的 URL；由它打开应用时，时机在应用变为活跃之前。使用场景时改由场景代理接收。"),
    CallbackMeaning(
      .applicationOpenURLSourceApplicationAnnotation,
      """
      Hands over a URL with the bundle identifier of the application that sent it, from iOS 4.2 on; \
      superseded in iOS 9.
      """,
      "iOS 4.2 起交付要打开的 URL 及来源应用的标识；iOS 9 起由新方法取代。"),
    CallbackMeaning(
      .applicationHandleOpenURL,
      "Hands over a URL to open, in the form of iOS 2, when no later method is implemented.",
      "iOS 2 时代的 URL 交付方式，仅在没有实现后来的方法时才会调用。"),
    CallbackMeaning(
      .applicationWillContinueUserActivityWithType,
      """
      Announces that an activity, such as a universal link, will be handed over, while its data may still \
      be on the way.
      """,
      "预告即将移交一个用户活动（例如通用链接），此时其数据可能仍在传输。"),
    CallbackMeaning(
      .applicationContinueUserActivityRestorationHandler,
      """
      Hands over the activity to continue, such as a universal link; one that opens the application comes \
      before it becomes active.
      """,
      "移交要继续的用户活动（例如通用链接）；由它打开应用时，时机在应用变为活跃之前。"),
    CallbackMeaning(
      .applicationDidReceiveRemoteNotification,
      """
      A remote notification has arrived or was tapped; not called where the variant with a fetch handler \
      is implemented.
      """,
      "收到远程通知或用户点击了它；若实现了带抓取回调的版本，则不会调用此方法。"),
    CallbackMeaning(
      .applicationDidReceiveRemoteNotificationFetchCompletionHandler,
      """
      A remote notification has arrived, in the foreground or for a silent push in the background, or was \
      tapped; the application reports what it fetched.
      """,
      "收到远程通知（前台收到，或后台的静默推送）或用户点击了它；应用需回报抓取结果。"),
    CallbackMeaning(
      .applicationDidReceiveLocalNotification,
      """
      A local notification fired while the application ran or was tapped; superseded by UserNotifications \
      in iOS 10.
      """,
      "应用运行时本地通知触发，或用户点击了它；iOS 10 起由 UserNotifications 取代。"),
    CallbackMeaning(
      .applicationDidRegisterForRemoteNotificationsWithDeviceToken,
      "Registration for remote notifications has succeeded and here is the token of the device.",
      "远程通知注册成功，并交付设备令牌。"),
    CallbackMeaning(
      .applicationDidFailToRegisterForRemoteNotificationsWithError,
      "Registration for remote notifications has failed; the error says why.",
      "远程通知注册失败；错误对象说明原因。"),
    CallbackMeaning(
      .backgroundTaskLaunchHandler,
      """
      The system runs a refresh or processing task that the application has scheduled; the handler is registered \
      before launching ends.
      """,
      "系统执行应用安排的刷新或处理任务；处理代码须在启动结束前注册。"),
    CallbackMeaning(
      .backgroundTaskExpirationHandler,
      "The time of a refresh or processing task is over; what runs for it has to stop.",
      "刷新或处理任务的时间已到；为它执行的工作必须停止。"),
    CallbackMeaning(
      .applicationPerformFetchWithCompletionHandler,
      """
      Gives the application a moment in the background to fetch content and report the outcome; superseded \
      by background tasks in iOS 13.
      """,
      "在后台给应用一小段时间抓取内容并回报结果；iOS 13 起由后台任务取代。"),
    CallbackMeaning(
      .applicationHandleEventsForBackgroundURLSessionCompletionHandler,
      """
      Transfers of a background URL session have finished or need attention while the application was not \
      running in front.
      """,
      "应用不在前台期间，后台 URL 会话的传输已完成或需要处理。"),
    CallbackMeaning(
      .applicationPerformActionForShortcutItemCompletionHandler,
      """
      The user chose a quick action on the icon and the launch methods did not handle it; with scenes the \
      window scene's delegate gets it instead.
      """,
      "用户在图标上选择了快捷操作，且启动方法未处理；使用场景时改由窗口场景的代理接收。"),
    CallbackMeaning(
      .userNotificationCenterDidReceiveNotificationResponseWithCompletionHandler,
      "The user answered a notification, by tapping it or one of its actions.",
      "用户响应了通知：点击通知本身或其中的操作。"),
    CallbackMeaning(
      .userNotificationCenterWillPresentNotificationWithCompletionHandler,
      "A notification has arrived while the application is in front; the answer says how it is shown.",
      "应用在前台时通知到达；返回的选项决定通知如何展示。"),
    CallbackMeaning(
      .locationManagerDidUpdateLocations,
      """
      New locations have come in; a background launch for a location event delivers them after the launch \
      methods.
      """,
      "收到新的位置；若因位置事件在后台启动，则在启动方法之后交付。"),
    CallbackMeaning(
      .applicationShouldSaveApplicationState,
      "Asks, after the application entered the background, whether its state shall be saved.",
      "应用进入后台后，询问是否保存其状态。"),
    CallbackMeaning(
      .applicationShouldRestoreApplicationState,
      "Asks during launch whether the state of the last run shall be restored.",
      "启动过程中询问是否恢复上次运行的状态。"),
    CallbackMeaning(
      .applicationWillEncodeRestorableStateWithCoder,
      "The state is about to be saved and the delegate can add what belongs to the whole application.",
      "状态即将保存，代理可写入属于整个应用的数据。"),
    CallbackMeaning(
      .applicationDidDecodeRestorableStateWithCoder,
      """
      The controllers have been restored and the delegate can read what it saved for the whole \
      application.
      """,
      "各控制器已恢复，代理可读取为整个应用保存的数据。"),
    CallbackMeaning(
      .applicationViewControllerWithRestorationIdentifierPathCoder,
      "Asks for the controller to restore at a path when its class names no restoration class of its own.",
      "当控制器没有指定恢复类时，询问某路径下应恢复的控制器。"),
    CallbackMeaning(
      .encodeRestorableStateWithCoder,
      "The controller's state is being saved and it writes down what it needs to come back.",
      "控制器的状态正在保存，它在此写入恢复所需的数据。"),
    CallbackMeaning(
      .decodeRestorableStateWithCoder,
      "The controller was made again by state restoration and reads back what it wrote.",
      "控制器已由状态恢复重新创建，在此读回先前写入的数据。"),
    CallbackMeaning(
      .applicationFinishedRestoringState,
      "Every object has decoded its state, so the controller may now rely on the others.",
      "所有对象都已解码完毕，控制器此时可以依赖其他对象。"),
  ]
}

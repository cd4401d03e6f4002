extension CallbackMeaning {
  static let scenes: [CallbackMeaning] = [
    CallbackMeaning(
      .applicationConfigurationForConnectingSceneSessionOptions,
      "Asks for the configuration of a scene session that is new to UIKit: which classes, which storyboard.",
      "为 UIKit 尚无配置的新场景会话询问配置：使用哪些类、哪个 storyboard。"),
    CallbackMeaning(
      .applicationDidDiscardSceneSessions,
      """
      The user closed scenes for good; sessions discarded while the application was not running are \
      reported after the next launch.
      """,
      "用户彻底关闭了场景；应用未运行期间被丢弃的会话会在下次启动后报告。"),
    CallbackMeaning(
      .sceneWillConnectToSessionOptions,
      """
      A scene is being connected, new or restored; a window made in code is set up here, and what a cold \
      launch brought lies in the options.
      """,
      "场景正在连接，可能是新建，也可能是恢复；代码创建的窗口在此设置，冷启动携带的内容在连接选项中。"),
    CallbackMeaning(
      .sceneDidDisconnect,
      """
      The system has let go of the scene, some time after it went to the background or because it was \
      closed; its session may connect again.
      """,
      "系统已释放场景，可能在其进入后台一段时间之后，也可能因为被关闭；对应的会话以后可能再次连接。"),
    CallbackMeaning(
      .sceneWillEnterForeground,
      """
      The scene is about to be on screen: on its way back from the background, and also when it connects \
      for the first time.
      """,
      "场景即将出现在屏幕上：从后台返回时调用，首次连接后也会调用。"),
    CallbackMeaning(
      .sceneDidBecomeActive,
      "The scene has gone from inactive to active and gets events now.",
      "场景由非活跃变为活跃，开始接收事件。"),
    CallbackMeaning(
      .sceneWillResignActive,
      """
      The scene is about to stop getting events, because of an interruption or on its way to the \
      background.
      """,
      "场景即将停止接收事件，原因可能是被打断，也可能是正要进入后台。"),
    CallbackMeaning(
      .sceneDidEnterBackground,
      "The scene is no longer on screen and should save what it must; the system may disconnect it later.",
      "场景已不在屏幕上，应保存必要数据；系统之后可能断开它。"),
    CallbackMeaning(
      .sceneOpenURLContexts,
      """
      Hands over URLs to a scene that is already connected; those of a cold launch come in the connection \
      options instead.
      """,
      "向已连接的场景交付 URL；冷启动时的 URL 则在连接选项中。"),
    CallbackMeaning(
      .sceneWillContinueUserActivityWithType,
      """
      Announces that an activity will be handed over to a connected scene, while its data may still be on \
      the way.
      """,
      "预告即将向已连接的场景移交用户活动，此时其数据可能仍在传输。"),
    CallbackMeaning(
      .sceneContinueUserActivity,
      "Hands over an activity, such as a universal link, to a scene that is already connected.",
      "向已连接的场景移交用户活动，例如通用链接。"),
    CallbackMeaning(
      .stateRestorationActivityForScene,
      "Asks, after the scene went to the background, for an activity that describes its state.",
      "场景进入后台后，询问用于描述其状态的用户活动。"),
    CallbackMeaning(
      .sceneRestoreInteractionStateWithUserActivity,
      "The scene is connected and its views are set up, so what the user was doing can be brought back.",
      "场景已连接、视图已就绪，可以恢复用户先前的交互状态。"),
    CallbackMeaning(
      .windowScenePerformActionForShortcutItemCompletionHandler,
      """
      The user chose a quick action on the icon while the scene was connected; at a cold launch it comes \
      in the connection options instead.
      """,
      "场景已连接时，用户在图标上选择了快捷操作；冷启动时则在连接选项中。"),
  ]
}

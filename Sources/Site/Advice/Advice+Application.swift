import LifecycleEngine

extension Advice {
  static let application: [Advice] = [
    Advice(
      .applicationDidFinishLaunchingWithOptions,
      do: Text(
        "Set up what the whole process needs, quickly: the first picture waits for it.",
        "迅速准备整个进程需要的东西：第一帧在等它。"),
      not: Text(
        "Do not make windows here in an app with scenes, and do not take it for a launch on screen: the system also launches "
          + "apps in the background.",
        "使用场景的 App 不要在这里创建 window；也不要当作“启动到前台”：系统也会在后台启动应用。"),
      """
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        store.open()
        return true
      }
      """),
    Advice(
      .applicationDidBecomeActive,
      do: Text(
        "Go on with what stopped when the app became inactive.",
        "继续失去活动状态时停下的事。"),
      not: Text(
        "Do not reload all here: it also comes back from a system alert or the control center. In apps with scenes it does not "
          + "come: the scene's delegate is told.",
        "不要在这里全部重新加载：从系统提示、控制中心返回时它也会来。使用场景的 App 不会收到它，收到的是场景代理。"),
      """
      func applicationDidBecomeActive(_ application: UIApplication) {
        player.play()
      }
      """),
    Advice(
      .applicationWillResignActive,
      do: Text(
        "Pause what needs the user's attention: a game, a film.",
        "暂停需要用户注意的事：游戏、影片。"),
      not: Text(
        "Do not take it for leaving: the app may become active again without ever having been in the background.",
        "不要当作“离开”：应用可能从未进入后台就又变为活动状态。"),
      """
      func applicationWillResignActive(_ application: UIApplication) {
        player.pause()
      }
      """),
    Advice(
      .applicationDidEnterBackground,
      do: Text(
        "Save. Ask for time with beginBackgroundTask where it takes longer than a moment.",
        "保存。需要更久时，用 beginBackgroundTask 申请时间。"),
      not: Text(
        "Do not put it off until applicationWillTerminate: a suspended app is ended without a word.",
        "不要拖到 applicationWillTerminate：挂起的应用被终止时不会收到任何通知。"),
      """
      func applicationDidEnterBackground(_ application: UIApplication) {
        store.save()
      }
      """),
    Advice(
      .applicationWillEnterForeground,
      do: Text(
        "Bring up to date what may be stale after a while in the background.",
        "更新在后台停留后可能过期的内容。"),
      not: Text(
        "Do not expect it at a launch, nor from the app switcher when the app has not left the foreground.",
        "启动时不会收到它；没有离开前台、只是从多任务界面返回时也不会。"),
      """
      func applicationWillEnterForeground(_ application: UIApplication) {
        store.reload()
      }
      """),
    Advice(
      .applicationWillTerminate,
      do: Text(
        "Save once more what has changed since the app was last in the background.",
        "再次保存上次进入后台之后的改动。"),
      not: Text(
        "Do not rely on it: most apps end while they are suspended, and are not told.",
        "不要依赖它：多数应用在挂起时被终止，收不到通知。"),
      """
      func applicationWillTerminate(_ application: UIApplication) {
        store.save()
      }
      """),
  ]

  static let scenes: [Advice] = [
    Advice(
      .sceneWillConnectToSessionOptions,
      do: Text(
        "Make the window and its root controller; look at the options for the link or notification that led here.",
        "创建 window 与根控制器；从 options 中取得带来这次连接的链接或通知。"),
      not: Text(
        "Do not take it for the launch of the app: each further window connects a scene too.",
        "不要当作应用启动：每打开一个新窗口都会连接一个场景。"),
      """
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = HomeController()
        window?.makeKeyAndVisible()
      }
      """),
    Advice(
      .sceneDidDisconnect,
      do: Text(
        "Let go of what belongs to this scene alone.",
        "释放只属于这个场景的东西。"),
      not: Text(
        "Do not delete the user's data: the scene may connect again later.",
        "不要删除用户数据：场景之后可能再次连接。"),
      """
      func sceneDidDisconnect(_ scene: UIScene) {
        window = nil
      }
      """),
    Advice(
      .sceneWillEnterForeground,
      do: Text(
        "Bring up to date what this scene shows.",
        "更新这个场景显示的内容。"),
      not: Text(
        "Do not tell a return from a launch by it: it comes at both.",
        "不要靠它区分“返回”与“启动”：两者都会来。"),
      """
      func sceneWillEnterForeground(_ scene: UIScene) {
        store.reload()
      }
      """),
    Advice(
      .sceneDidBecomeActive,
      do: Text(
        "Go on with what stopped when the scene became inactive.",
        "继续场景失去活动状态时停下的事。"),
      not: Text(
        "Do not start here what must start once: it comes after each interruption.",
        "只应启动一次的事不要放在这里：每次打断之后它都会来。"),
      """
      func sceneDidBecomeActive(_ scene: UIScene) {
        player.play()
      }
      """),
    Advice(
      .sceneWillResignActive,
      do: Text(
        "Pause what needs the user's attention.",
        "暂停需要用户注意的事。"),
      not: Text(
        "Do not save all and close here: a glance at the control center calls it.",
        "不要在这里全部保存并关闭：拉一下控制中心也会调用它。"),
      """
      func sceneWillResignActive(_ scene: UIScene) {
        player.pause()
      }
      """),
    Advice(
      .sceneDidEnterBackground,
      do: Text(
        "Save what this scene shows: from here on the app may be suspended at any time.",
        "保存这个场景的内容：此后应用随时可能被挂起。"),
      not: Text(
        "Do not wait for sceneDidDisconnect or applicationWillTerminate: where the suspended app is ended, neither comes.",
        "不要等 sceneDidDisconnect 或 applicationWillTerminate：挂起的应用被终止时，两者都不会来。"),
      """
      func sceneDidEnterBackground(_ scene: UIScene) {
        store.save()
      }
      """),
  ]
}

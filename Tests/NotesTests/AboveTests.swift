import Judging
import Notes
import Testing
import Verify

/// What a heading, a question or a label right above says of a statement, and what it does not.
@Suite struct AboveTests {
  static let above: [ReadingCase] = [
    // A first line in bold heads the others.
    ReadingCase(
      "**Monday**\n`viewDidLayoutSubviews` is also called when the device rotates.",
      "`viewDidLayoutSubviews` is called, when the device rotates"),
    ReadingCase(
      "**Al girar**\n`viewWillAppear` no se llama.", "`viewWillAppear` is not called, when the device rotates"),
    ReadingCase("**Note that, on a push,**\n`viewDidLoad` is called.", "`viewDidLoad` is called, on a push"),
    // Letters that stand for no and yes.
    ReadingCase(
      "## viewWillAppear\n\n- 백그라운드에서 돌아올 때는 호출 X",
      "`viewWillAppear` is not called, when the app comes to the foreground"),
    ReadingCase(
      "| 상황 | viewWillAppear | viewDidLoad |\n|---|---|---|\n| pop으로 돌아올 때 | O | X |",
      "`viewWillAppear` is called, on a pop", "`viewDidLoad` is not called, on a pop"),
    ReadingCase(
      "| Case | viewWillAppear | viewDidLoad |\n|---|---|---|\n| on a pop | ✅ | ❌ |",
      "`viewWillAppear` is called, on a pop", "`viewDidLoad` is not called, on a pop"),
    // What happens brings the callback of each column, in the kind of app that heads it.
    ReadingCase(
      "# AppDelegate vs SceneDelegate\n\n| Event | Without scenes | With scenes |\n|---|---|---|\n"
        + "| the app becomes active | `applicationDidBecomeActive` | `sceneDidBecomeActive` |",
      "`applicationDidBecomeActive` is called, when the app becomes active, without scenes",
      "`sceneDidBecomeActive` is called, when the app becomes active, with scenes"),
    ReadingCase(
      "| When | First | Then |\n|---|---|---|\n| after a blarg | `viewWillAppear` | `viewDidAppear` |"),
    // Those come that were named, and not what was spoken of before.
    ReadingCase("`applicationDidBecomeActive` was lost. The notifications still arrive."),
    // Of both kinds of application, and of what has scenes wherever it stands.
    ReadingCase(
      "## Without scenes vs. with scenes\n\n`sceneWillEnterForeground` is called on a cold start.",
      "`sceneWillEnterForeground` is called, at launch"),
    ReadingCase(
      "## App without scenes\n\n`sceneWillEnterForeground` is called on a cold start.",
      "`sceneWillEnterForeground` is called, at launch"),
    ReadingCase(
      "## App without scenes\n\n`applicationDidBecomeActive` is called on a cold start.",
      "`applicationDidBecomeActive` is called, at launch, without scenes"),
    // A reason tells no time.
    ReadingCase(
      "_Why is there no `deinit` on termination?_ The process is gone, nobody runs `deinit`.",
      "`dealloc` is not called, when the app is killed"),
    ReadingCase(
      "When is `viewDidLoad` called? Once the view is loaded.", "`viewDidLoad` is called, when the view is loaded"),
    // What to do there is no time either.
    ReadingCase("Typical crashes:\n\n- `awakeFromNib`: call super"),
    ReadingCase("Number of `viewDidLayoutSubviews` calls per appearance: don't count on it."),
    // When what was said before is so, if that was understood.
    ReadingCase(
      "A controller is presented full screen. In this case `viewDidDisappear` is called.",
      "`viewDidDisappear` is called, when a controller is presented, presented as fullScreen"),
    ReadingCase("App 进入后台。这种情况下 `viewWillDisappear` 不会被调用。", "进入后台时，`viewWillDisappear` 不会被调用"),
    // What was denied there is no time.
    ReadingCase("The app does not go to the background. In this case `sceneDidEnterBackground` is not called."),
    ReadingCase("The blarg zorps. In this case `viewDidLoad` is called on a push."),
    // A word on the statement before, which restricts it.
    ReadingCase("`viewDidLoad` is called on a push, only if it is big."),
    ReadingCase("`viewDidLoad` is called on a push (only the origin changes)."),
    ReadingCase("`viewDidLoad` is called on a push if nice."),
    // The end of a cancelled swipe is told to one of the two alone.
    ReadingCase("When a swipe back is cancelled, `viewDidDisappear` is not called."),
    ReadingCase(
      "When a swipe back is cancelled, `viewWillAppear` is not called.",
      "`viewWillAppear` is not called, when a swipe back is cancelled"),
    ReadingCase(
      "`willResignActive`: still active", "whenever `applicationWillResignActive` is called, the app is active"),
    ReadingCase("`willResignActive` → background"),
    ReadingCase(
      "`willResignActive` → still active; `willEnterForeground` → still background",
      "whenever `applicationWillResignActive` is called, the app is active",
      "whenever `applicationWillEnterForeground` is called, the app is in the background"),
    ReadingCase(
      "First tap on a tab → `viewDidLoad` of it.",
      "`viewDidLoad` is called, when another tab is selected for the first time"),
  ]

  @Test(arguments: above + asked + apart)
  func readsBack(_ expected: ReadingCase) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  /// What is asked, or said before a question, tells when what answers it comes; and what of it nobody understood leaves it unread.
  static let asked: [ReadingCase] = [
    ReadingCase(
      "**Q. ホームボタンを押すと何が呼ばれる？**\nA. `viewWillDisappear`が呼ばれます。",
      "`viewWillDisappear` is called, when the app goes to the background"),
    ReadingCase(
      "What is called when the screen is locked? `viewWillDisappear` is called.",
      "`viewWillDisappear` is called, when the screen is locked"),
    ReadingCase(
      "The screen is locked. What comes? `viewWillDisappear` is called.",
      "`viewWillDisappear` is called, when the screen is locked"),
    ReadingCase("The flurble zorps. What comes? `viewWillDisappear` is called."),
    ReadingCase("Why is nothing called when the screen is locked? `viewWillDisappear` is called."),
    // A label says it of what stands behind it, and of nothing before.
    ReadingCase(
      "Lock: `viewWillDisappear` is called; unlock: `viewWillAppear` is called.",
      "`viewWillDisappear` is called, when the screen is locked",
      "`viewWillAppear` is called, when the screen is unlocked"),
    ReadingCase(
      "锁屏：`applicationWillResignActive`；解锁：`applicationDidBecomeActive`",
      "锁屏时，`applicationWillResignActive` 会被调用", "解锁时，`applicationDidBecomeActive` 会被调用"),
    // The head of a column restricts what its cells say.
    ReadingCase("| | how often for each appearance |\n|---|---|\n| viewWillAppear | once |"),
    ReadingCase(
      "| | how often |\n|---|---|\n| viewDidLoad | once |",
      "`viewDidLoad` is called at most once, for each controller by itself"),
  ]

  /// Where somebody comes from, what makes a controller, what comes of a question to it.
  static let apart: [ReadingCase] = [
    ReadingCase(
      "When the user comes back to the app from the home screen, `viewWillAppear` is called.",
      "`viewWillAppear` is called, when the app comes to the foreground"),
    ReadingCase(
      "When the user presses the home button and the app goes to the background, `viewWillAppear` is called.",
      "`viewWillAppear` is called, when the app goes to the background"),
    ReadingCase(
      "Note: `viewDidLoad` is called once the view is loaded; lock: `viewWillAppear` is called.",
      "`viewDidLoad` is called, when the view is loaded", "`viewWillAppear` is called, when the screen is locked"),
    ReadingCase(
      "When the user tries to dismiss the sheet, `presentationControllerDidAttemptToDismiss` is called.",
      "`presentationControllerDidAttemptToDismiss` is called, when a sheet may not be dragged away, presented as pageSheet"
    ),
    ReadingCase(
      "Cuando el usuario vuelve desde la pantalla de inicio se llama a `viewWillAppear`.",
      "`viewWillAppear` is called, when the app comes to the foreground"),
    ReadingCase("从主屏幕回到 App 时会调用 `viewWillAppear`。", "回到前台时，`viewWillAppear` 会被调用"),
    ReadingCase(
      "홈 화면에서 앱으로 돌아오면 `viewWillAppear`가 호출된다.", "`viewWillAppear` is called, when the app comes to the foreground"),
    ReadingCase(
      "el de atras no recibe viewWillDisappear al presentar a pantalla completa",
      "`viewWillDisappear` of the one that goes is not called, when a controller is presented, presented as fullScreen"),
    ReadingCase("用 `initWithNibName:` 创建的控制器不会收到 `awakeFromNib`。", "用代码创建控制器时，`awakeFromNib` 不会被调用"),
    ReadingCase("`isViewLoaded` 不会触发加载 view，`loadView` 不会被调用。", "读取 isViewLoaded 时，`loadView` 不会被调用"),
    // The view is released, and not the controller.
    ReadingCase("解放の直後に `viewDidUnload`。"),
  ]

  /// What leads to a chain or a log: a line in bold, the last item of a list, a label behind a sentence.
  @Test(arguments: [
    (
      "**Going home**\nsceneWillResignActive → sceneDidEnterBackground\napplicationWillResignActive → applicationDidEnterBackground",
      [Situation.background, .background]
    ),
    (
      "# Push log\n\n1. the code\n2. on a pop\n\n```\nB - viewWillDisappear\nA - viewWillAppear\nB - viewDidDisappear\nA - viewDidAppear\n```",
      [.pop]
    ),
    (
      "On a push: A.viewWillDisappear → B.viewWillAppear. On a pop: B.viewWillDisappear → A.viewWillAppear",
      [.push, .pop]
    ),
    (
      "## Tapping the icon\n\n1. application(_:didFinishLaunchingWithOptions:)\n2. applicationDidBecomeActive",
      [.launch]
    ),
    ("## Tapping the icon\n\n1. applicationWillEnterForeground\n2. applicationDidBecomeActive", [.foreground]),
  ])
  func leadsTo(_ text: String, _ situations: [Situation]) {
    #expect(read(text).orderings.map { $0.guess.situations.last } == situations)
  }

  /// Each line with a label is an order of its own.
  @Test func labelsPartOrders() {
    let note = read(
      "With scenes\nlaunch: sceneWillEnterForeground → sceneDidBecomeActive\nHome: sceneWillResignActive → sceneDidEnterBackground"
    )
    #expect(
      note.sequences == [
        "sceneWillEnterForeground sceneDidBecomeActive", "sceneWillResignActive sceneDidEnterBackground",
      ])
  }
}

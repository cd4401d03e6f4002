import Judging
import Notes
import Testing

/// What sentences say beside their plainest form: what comes even then, what is said of two times at once.
@Suite struct ClaimMechanismTests {
  private static let each = ", for each controller by itself"

  /// What is so when a callback comes, in words that name a state.
  static let states: [ReadingCase] = [
    ReadingCase(
      "`viewDidAppear`: the view is on screen.", "whenever `viewDidAppear` is called, the view is on screen\(each)"),
    ReadingCase(
      "`viewWillAppear` is called when the view is not visible yet.",
      "whenever `viewWillAppear` is called, the view is not on screen\(each)"),
    ReadingCase(
      "`sceneWillEnterForeground`: the app is still inactive.",
      "whenever `sceneWillEnterForeground` is called, the app is not active"),
    ReadingCase(
      "By the time `viewDidLoad` is called, the view exists.",
      "whenever `viewDidLoad` is called, the view is loaded\(each)"),
    ReadingCase(
      "`viewDidAppear`ではviewが画面に表示されている。", "whenever `viewDidAppear` is called, the view is on screen\(each)"),
    ReadingCase(
      "`viewDidLoad` 시점에는 outlet이 연결되어 있다.",
      "whenever `viewDidLoad` is called, the controller's outlets are connected\(each)"),
    // "Before the view is drawn" would be before it is seen.
    ReadingCase(
      "`viewDidAppear` runs before the view appears.",
      "whenever `viewDidAppear` is called, the view is not on screen\(each)"),
    // That a view is made happens.
    ReadingCase("`sceneWillEnterForeground` is called when the first view is created."),
  ]

  /// Animations and storyboards tell when without a word for what happens; who exits, disconnects or is released.
  static let movements: [ReadingCase] = [
    ReadingCase(
      "`viewDidAppear` is called after the animation has finished.",
      "`viewDidAppear` is called, when the controller appears"),
    ReadingCase(
      "`viewWillDisappear` fires before the transition begins.",
      "`viewWillDisappear` is called, when the controller disappears"),
    ReadingCase(
      "`viewDidAppear`는 애니메이션이 완전히 끝난 후 호출된다.", "`viewDidAppear` is called, when the controller appears"),
    ReadingCase(
      "`viewDidDisappear` is called before the animation.",
      "whenever `viewDidDisappear` is called, the view is on screen\(each)"),
    ReadingCase(
      "If you use a storyboard, `initWithNibName:bundle:` is not called.",
      "`initWithNibName:bundle` is not called, when the controller comes from a storyboard"),
    // Where it is not used, it tells nothing.
    ReadingCase("`loadView`: storyboard 안 쓸 때 호출된다."),
    ReadingCase("当程序将要退出时调用 `applicationWillTerminate`。", "杀死应用时，`applicationWillTerminate` 会被调用"),
    ReadingCase(
      "当应用从后台将要重新回到前台时调用 `applicationWillEnterForeground`。",
      "回到前台时，`applicationWillEnterForeground` 会被调用"),
    ReadingCase(
      "When the bounds change, `layoutSubviews` is triggered to adjust the layout.",
      "`layoutSubviews` is called, when the view is resized"),
    ReadingCase("다시 push하면 `viewDidLoad`가 다시 호출된다.", "`viewDidLoad` is called, on a push"),
    ReadingCase("`awakeFromNib` 的时候，outlet 已经设置好。"),
    ReadingCase(
      "`sceneDidDisconnect` is called only when the scene is disconnected.",
      "nothing else brings `sceneDidDisconnect`, when a scene is disconnected"),
    ReadingCase(
      "`applicationWillResignActive`：应用将要进入非活动状态时执行，在此期间应用不接收事件。",
      "应用失去活动状态时，`applicationWillResignActive` 会被调用"),
    ReadingCase("四、应用进入后台时调用 `applicationDidEnterBackground`。", "进入后台时，`applicationDidEnterBackground` 会被调用"),
    ReadingCase(
      "`viewWillAppear()`: every time the view is about to appear (after navigation, modal dismiss, etc.)",
      "`viewWillAppear` is always called, when the controller appears"),
    ReadingCase(
      "viewWillAppear()\nCalled before the view appears on the screen\nviewDidAppear()\nCalled after the view appears",
      "`viewWillAppear` is called, when the controller appears",
      "`viewDidAppear` is called, when the controller appears"),
  ]

  /// Before, after and in the course of what has callbacks of its own.
  static let bounds: [ReadingCase] = [
    ReadingCase(
      "`willMove(toParent:)` is called when the controller is about to be added to or removed from a container.",
      "`willMoveToParentViewController` is called, when the controller is added as a child",
      "`willMoveToParentViewController` is called, when the child controller is removed"),
    ReadingCase("`dealloc`: 当其所有强引用都被释放时调用。", "控制器被释放时，`dealloc` 总会被调用"),
    ReadingCase(
      "`viewDidLoad` is called only once (unless it's destroyed and recreated).",
      "`viewDidLoad` is called at most once\(each)"),
    ReadingCase(
      "`viewIsAppearing` is called after the view was added to the hierarchy.",
      "whenever `viewIsAppearing` is called, the view is in a window\(each)"),
    // How often, and right after what: where a step brings both.
    ReadingCase(
      "`viewWillAppear` is called only once, right after `viewDidLoad`.",
      "`viewWillAppear` is called at most once\(each)",
      "`viewWillAppear` comes directly after `viewDidLoad` where a step brings both\(each)"),
    ReadingCase(
      "## viewWillAppear\n\nThe method fires only once per controller instance, right after `viewDidLoad`.",
      "`viewWillAppear` is called at most once\(each)",
      "`viewWillAppear` comes directly after `viewDidLoad` where a step brings both\(each)"),
    // What stands in the middle is told of what follows, where times come first.
    ReadingCase(
      "`viewDidLoad` 只会调用一次，返回的时候，AViewController 仍然存在于内存中，也就不需要 load 了。", "对每个控制器，`viewDidLoad` 至多调用一次"),
    // How it is presented, and nobody's callback.
    ReadingCase(
      "In a page sheet `viewWillDisappear` is not called.",
      "`viewWillDisappear` is not called, when a controller is presented, presented as pageSheet"),
    // A line of a program says nothing.
    ReadingCase("[old willMoveToParentViewController:nil];\n[self addChildViewController:new];"),
  ]

  static let times: [ReadingCase] = [
    ReadingCase(
      "`applicationWillEnterForeground` is called as part of the transition from the background to the active state.",
      "`applicationWillEnterForeground` is called, when the app comes to the foreground"),
    // From there, and not to it.
    ReadingCase(
      "`viewWillDisappear` is called when you navigate back or dismiss the view.",
      "`viewWillDisappear` is called, when a controller is dismissed as well as on a pop"),
    ReadingCase(
      "`viewWillTransition(to:with:)` is called before the view's size changes.",
      "`viewWillTransitionToSize` is called, when the device rotates"),
    ReadingCase("`viewDidAppear(_:)` — 在视图呈现完成后调用。", "控制器显示时，`viewDidAppear` 会被调用"),
    ReadingCase(
      "`viewDidAppear` is called exactly once on a push.", "`viewDidAppear` is called at most once, on a push",
      "`viewDidAppear` is called, on a push"),
    ReadingCase(
      "`application:willFinishLaunchingWithOptions` is called after your application has been launched successfully.",
      "`application:willFinishLaunchingWithOptions` is called, at launch"),
    ReadingCase(
      "`layoutSubviews` is not called when the view is created.",
      "`layoutSubviews` is not called, when the view is made"),
    ReadingCase("init初始化不会触发layoutSubviews。", "创建视图时，`layoutSubviews` 不会被调用"),
    ReadingCase(
      "`application(_:didDiscardSceneSessions:)`: the user closed one or more of the app's scenes from the app switcher.",
      "`application:didDiscardSceneSessions` is called, when a window is closed"),
    // What the lines of a body do is not when it is called.
    ReadingCase("```swift\noverride func viewDidAppear(_ animated: Bool) {\n  // Show the alert\n}\n```"),
    ReadingCase(
      "```swift\noverride func viewDidAppear(_ animated: Bool) {\n  // The view has appeared\n}\n```",
      "`viewDidAppear` is called, when the controller appears"),
    // The view's, and not the controller's.
    ReadingCase("`initWithCoder:` is called when the view is being initialized from a nib file."),
    ReadingCase(
      "`viewIsAppearing` is called after being added to the hierarchy and laid out by the superview.",
      "whenever `viewIsAppearing` is called, the view is in a window\(each)"),
    ReadingCase(
      "`applicationWillTerminate` is called even if the system kills the suspended app.",
      "`applicationWillTerminate` is called, when the suspended app is ended"),
    // Said of any push, and of that one, too.
    ReadingCase(
      "On a push, `viewDidLoad` is called even if the window is hidden.", "`viewDidLoad` is called, on a push"),
    ReadingCase(
      "When an app that does not use scenes is launched, `applicationDidBecomeActive` is called.",
      "`applicationDidBecomeActive` is called, at launch, without scenes"),
    ReadingCase(
      "The app is opened by a URL when it is launched: `scene:openURLContexts:` is not called.",
      "`scene:openURLContexts` is not called, at a launch by a URL"),
    ReadingCase(
      "`viewDidLoad` is not called even if you push the same instance again.",
      "`viewDidLoad` is not called, on a push of a controller whose view was loaded before"),
    ReadingCase(
      "`viewDidUnload` is still called on iOS 13.",
      "`viewDidUnload` is called, on a memory warning while the view is off screen, on iOS 13"),
    ReadingCase(
      "`viewWillAppear` is called every time.", "`viewWillAppear` is always called, when the controller appears"),
    // Whenever the view is loaded, or shown?
    ReadingCase("`viewDidLoad` is called every time."),
    ReadingCase(
      "`sceneWillResignActive` is called when the user stops interacting with the scene.",
      "`sceneWillResignActive` is called, when the app stops being active"),
    // Not yet: before it does.
    ReadingCase(
      "`sceneWillEnterForeground` is called when the scene is about to become active.",
      "`sceneWillEnterForeground` comes before `sceneDidBecomeActive`"),
    ReadingCase(
      "タブが切り替わるたびに `viewDidDisappear` は何度でも呼ばれます。",
      "`viewDidDisappear` is always called, when another tab is selected"),
  ]

  static let others: [ReadingCase] = [
    ReadingCase("iOS calls `viewDidLoad` only once.", "`viewDidLoad` is called at most once\(each)"),
    ReadingCase(
      "`viewDidLoad` is called only once, while `viewWillAppear` is called every time the view appears.",
      "`viewDidLoad` is called at most once\(each)", "`viewWillAppear` is always called, when the controller appears"),
    ReadingCase(
      "Not every `viewWillAppear` is followed by a `viewDidAppear`.",
      "it is not so that each `viewWillAppear` is followed by `viewDidAppear` sooner or later\(each)"),
    ReadingCase(
      "When a controller is popped, `deinit` is not run before its `viewDidDisappear`.",
      "`viewDidDisappear` comes before `dealloc`, when the controller is released by a pop"),
    // What the note calls itself in its front matter is what it is about.
    ReadingCase(
      "---\ntitle: \"viewDidLoad\"\n---\n\nIt is called only once.", "`viewDidLoad` is called at most once\(each)"),
    ReadingCase("---\ntitle: \"Notes\"\n---\n\nIt is called only once."),
    // What is denied of the view or the app behind the verb is not the call.
    ReadingCase(
      "`viewDidDisappear` is called after the view is no longer on the screen.",
      "`viewDidDisappear` is called, when the controller disappears"),
    ReadingCase("`applicationDidEnterBackground` is called to tell the app that it is no longer in the foreground."),
    ReadingCase(
      "`sceneWillEnterForeground`: executes when moved from the background to the foreground (not yet running in the foreground)",
      "`sceneWillEnterForeground` is called, when the app comes to the foreground"),
    // From one state to another, and nothing is opened.
    ReadingCase(
      "`sceneWillResignActive`: 앱이 active에서 inactive로 이동될 때 실행",
      "`sceneWillResignActive` is called, when the app stops being active"),
    ReadingCase(
      "첫 번째 View Controller의 `viewDidLoad`는 처음 한 번만 등장한다.", "`viewDidLoad` is called at most once\(each)"),
    // Source that nobody fenced: comments above their methods, and below them.
    ReadingCase(
      "有这些方法：\n\t// 视图即将显示的时候调用\n\t- (void)viewWillAppear:(BOOL)animated;\n\t// 视图已经消失时被调用\n\t- (void)viewDidDisappear:(BOOL)animated;",
      "控制器显示时，`viewWillAppear` 会被调用", "控制器消失时，`viewDidDisappear` 会被调用"),
    ReadingCase(
      "//视图显示完毕后调用\n- (void)viewDidAppear:(BOOL)animated {\n  [super viewDidAppear:animated];\n}\n\n//控制器被释放时调用\n- (void)dealloc {\n}",
      "控制器显示时，`viewDidAppear` 会被调用", "控制器被释放时，`dealloc` 会被调用"),
    ReadingCase(
      "func sceneDidBecomeActive(UIScene)\n// scene이 Active 상태가 되었을 때 호출\nfunc sceneDidEnterBackground(UIScene)\n// scene이 Background 상태가 되었을 때 호출",
      "`sceneDidBecomeActive` is called, when the app becomes active",
      "`sceneDidEnterBackground` is called, when the app goes to the background"),
    // A comment that is set off says something of those that it names alone.
    ReadingCase(
      "```swift\nfunc viewDidLoad()\n\n// Called when it appears.\n\n// On a push viewWillAppear is called.\n\nlet a = 1\n```",
      "`viewWillAppear` is called, on a push"),
    // A list of names in a code block, each explained on its line.
    ReadingCase(
      "```\nviewDidLoad     // called only once\nviewWillAppear  // called every time\n```",
      "`viewDidLoad` is called at most once\(each)",
      "`viewWillAppear` is always called, when the controller appears"),
  ]

  static let subviews: [ReadingCase] = [
    ReadingCase(
      "`didAddSubview` is sent to the view that has been added.",
      "whenever `didAddSubview` is called, the subview itself receives it, when the view is added to a superview"),
    // Whose it is, is not said.
    ReadingCase("`didAddSubview` is called on the view the subview is added to."),
    ReadingCase(
      "Once the child has had its `didMoveToSuperview`, UIKit calls `didAddSubview` on the parent.",
      "`didMoveToSuperview` comes before `didAddSubview`, when the view is added to a superview"),
    ReadingCase("The child's `viewDidLoad` comes before the parent's `viewDidLoad`."),
  ]

  static let scrolling: [ReadingCase] = [
    ReadingCase(
      "`layoutSubviews` is called when the scroll view is scrolled.",
      "`layoutSubviews` is called, when the view scrolls"),
    ReadingCase("スクロールすると `layoutSubviews` が呼ばれる。", "`layoutSubviews` is called, when the view scrolls"),
    ReadingCase("스크롤하면 `layoutSubviews`가 호출된다.", "`layoutSubviews` is called, when the view scrolls"),
    ReadingCase("При прокрутке вызывается `layoutSubviews`.", "`layoutSubviews` is called, when the view scrolls"),
    ReadingCase("Al hacer scroll se llama a `layoutSubviews`.", "`layoutSubviews` is called, when the view scrolls"),
    // The controller's own view need not be the one that scrolls.
    ReadingCase("`viewDidLayoutSubviews` is called when you scroll."),
  ]

  static let spoken: [ReadingCase] = [
    ReadingCase(
      "`viewWillDisappear` and `viewDidDisappear` are a pair. They are called when the controller disappears.",
      "`viewWillDisappear` is called, when the controller disappears",
      "`viewDidDisappear` is called, when the controller disappears"),
    ReadingCase(
      "```\nfunc viewWillAppear\nfunc viewDidAppear\n```\n\nОба метода вызываются при появлении контроллера.",
      "`viewWillAppear` is called, when the controller appears",
      "`viewDidAppear` is called, when the controller appears"),
    // Of four nobody knows which.
    ReadingCase("`init`, `loadView`, `viewDidLoad` and `viewWillAppear` are methods. They are called only once."),
    ReadingCase(
      "When we push our view controller, `viewDidLoad` is called.", "`viewDidLoad` is called, on a push"),
    ReadingCase("In our code `viewDidLoad` is called on a push."),
    // What goes on with a story says not that it ends there.
    ReadingCase("Lastly `viewDidDisappear` is called."), ReadingCase("최종적으로 `viewDidDisappear` 가 호출된다."),
    ReadingCase(
      "`viewDidDisappear` is called last.", "`viewDidDisappear` is the last callback\(each)"),
  ]

  static let numbers: [ReadingCase] = [
    ReadingCase(
      "| Method | Called once? | How often |\n|--|--|--|\n| `viewDidLoad` | Yes | |\n| `viewDidAppear` | No | every time |",
      "`viewDidLoad` is called at most once\(each)", "`viewDidAppear` can be called more than once\(each)",
      "`viewDidAppear` is always called, when the controller appears"),
    ReadingCase("`viewDidAppear` is not called only once.", "`viewDidAppear` can be called more than once\(each)"),
    ReadingCase(
      "`viewDidLoad` runs once each time the screen is shown.",
      "`viewDidLoad` is called exactly once, when the controller appears",
      "`viewDidLoad` is always called, when the controller appears"),
    // Of what comes again anyway it is the number that is said.
    ReadingCase(
      "`viewIsAppearing` runs once each time the screen is shown.",
      "`viewIsAppearing` is called exactly once, when the controller appears"),
    ReadingCase(
      "`viewDidLayoutSubviews` is called often.", "`viewDidLayoutSubviews` can be called more than once\(each)"),
  ]

  static let changes: [ReadingCase] = [
    ReadingCase(
      "`sceneDidBecomeActive`: Inactive -> Active 상태에서 호출된다.",
      "`sceneDidBecomeActive` is called, when the app becomes active"),
    // What a title explains in brackets does not make it a sentence.
    ReadingCase(
      "## 5. viewDidLayoutSubviews (called behind the layout)\n\nIt can come several times.",
      "`viewDidLayoutSubviews` can be called more than once\(each)",
      "`viewDidLayoutSubviews` can be called, when the view is laid out"),
    // A list of one name heads the quote below it.
    ReadingCase(
      "- The end\n\n  - viewDidLoad\n\n  > Called only once.", "`viewDidLoad` is called at most once\(each)"),
    // Text that stands in a block of code, line by line.
    ReadingCase(
      "```swift\nThe life of a controller has some moments.\n\nIt begins with `viewDidLoad` of course.\n\n"
        + "When the controller appears, `viewWillAppear` is called.\n```",
      "`viewWillAppear` is called, when the controller appears"),
  ]

  static let acts: [ReadingCase] = [
    // What a user does brings it, and is not over when the app has gone.
    ReadingCase(
      "`applicationWillResignActive` is called after the user presses the Home button.",
      "`applicationWillResignActive` is called, when the app goes to the background"),
    // The next callback of an app comes directly after the last, however much later.
    ReadingCase(
      "`sceneWillResignActive` is called right after the scene became active.",
      "`sceneWillResignActive` is called, when the app becomes active"),
    ReadingCase("As the view is shown and hidden, `viewWillAppear` and `viewDidDisappear` are called."),
    ReadingCase(
      "`applicationDidBecomeActive`: the delegate gets a notification message when the app becomes active.",
      "`applicationDidBecomeActive` is called, when the app becomes active"),
  ]

  static let parts: [ReadingCase] = [
    ReadingCase(
      "| Event | Is `viewDidLoad` called? |\n|--|--|\n| A push | Yes |\n| A rotation | No |\n| A quux | No |",
      "`viewDidLoad` is called, on a push", "`viewDidLoad` is not called, when the device rotates"),
    ReadingCase(
      "## viewWillAppear\n\nКогда: непосредственно перед тем, как контроллер появится на экране.",
      "`viewWillAppear` is called, when the controller appears"),
    ReadingCase(
      "- viewDidAppear：视图已在屏幕上渲染完成", "控制器显示时，`viewDidAppear` 会被调用"),
    // What may be done then says nothing of it.
    ReadingCase(
      "- viewDidLoad：视图载入完成，可以移除一些视图。", "加载 view 时，`viewDidLoad` 会被调用"),
    // What begins with its name is about it, whatever else it names.
    ReadingCase(
      "- viewDidLoad: it is called before `viewWillAppear`. This method is called only once.",
      "`viewDidLoad` comes before `viewWillAppear`\(each)", "`viewDidLoad` is called at most once\(each)"),
    // Something else comes between the two.
    ReadingCase("This callback is triggered between `viewWillAppear(_:)` and `viewDidAppear(_:)`."),
    // The name above the items, wherever Markdown puts it.
    ReadingCase(
      "viewDidAppear:\n- 在视图显示之后调用。\nviewWillDisappear:\n- 在控制器消失之前调用。",
      "控制器显示时，`viewDidAppear` 会被调用", "控制器消失时，`viewWillDisappear` 会被调用"),
    // Of names below one another what follows explains none.
    ReadingCase("viewWillDisappear\n\nviewDidDisappear\n\nThe app in the background"),
    // A remark in a list of code is of what stands below it.
    ReadingCase("didMoveToWindow\n\n1. // when the view was added\n2. (void)didAddSubview:(UIView *)subview"),
    ReadingCase(
      "`viewDidLoad` is called only when the controller loads the view.",
      "nothing else brings `viewDidLoad`, when the view is loaded"),
    // Others are loaded then.
    ReadingCase("`B.viewDidLoad` is not called at launch."),
    ReadingCase(
      "## viewWillAppear\n\nWhen: before the view appears\nUse: hide it, show it",
      "`viewWillAppear` is called, when the controller appears"),
    // Elements are no controller that is made.
    ReadingCase("`loadView` se llama cuando se han creado los elementos de la interfaz."),
  ]

  @Test(
    arguments: states + movements + bounds + times + others + subviews + scrolling + spoken
      + numbers
      + changes + acts
      + parts)
  func readsBack(
    _ expected: ReadingCase
  ) {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  /// A case that is supposed is told of as others are; what is supposed of callbacks is no claim.
  @Test(arguments: [
    ("Suppose A pushes B: viewDidLoad of B is called.", ["`viewDidLoad` of the one that comes is called, on a push"]),
    ("假设 A push 到 B，B 的 viewDidLoad 会被调用。", ["push 时，出现的控制器的 `viewDidLoad` 会被调用"]),
    ("Suppose viewDidLoad is called before loadView: then the app crashes.", []),
  ])
  func supposes(_ text: String, _ readings: [String]) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == readings)
  }
}

import Diagnostics
import Judging
import Notes
import Testing
import Verify

struct ReadingCase: CustomTestStringConvertible, Sendable {
  var text: String
  var readings: [String]

  init(_ text: String, _ readings: String...) {
    self.text = text
    self.readings = readings
  }

  var testDescription: String { text }
}

/// From sentences to claims, printed back in the reader's language.
@Suite struct ClaimReadingTests {
  private static let each = ", for each controller by itself"

  static let english: [ReadingCase] = [
    ReadingCase("`viewDidLoad` is called only once.", "`viewDidLoad` is called at most once\(each)"),
    ReadingCase(
      "`viewWillAppear` may be called several times.", "`viewWillAppear` can be called more than once\(each)"),
    ReadingCase(
      "`viewWillDisappear` is not called when the screen is locked.",
      "`viewWillDisappear` is not called, when the screen is locked"),
    ReadingCase("## viewDidLoad\n\nThis method is called only once.", "`viewDidLoad` is called at most once\(each)"),
    ReadingCase(
      "`viewDidLoad` is not called after `viewWillAppear`.",
      "`viewDidLoad` is not called after `viewWillAppear`\(each)"),
    ReadingCase(
      "```objc\n// Called when the app enters the background.\n- (void)applicationDidEnterBackground:(UIApplication *)a;\n```",
      "`applicationDidEnterBackground` is called, when the app goes to the background"),
  ]

  /// What ends a sentence, and what a remark is about.
  static let lines: [ReadingCase] = [
    // Who ends lines where a sentence ends leaves them ragged; what is wrapped does not.
    ReadingCase(
      "push 的时候会先执行新页面的 viewDidLoad,再执行前一个页面的 viewWillDisappear。这是新系统。\n还有\nviewWillAppear 可能调用多次\n求解为什么。",
      "对每个控制器，`viewWillAppear` 可能调用 2 次以上"),
    ReadingCase(
      "// when the view is loaded\n\n- (void)viewDidLoad;\n\n// when the view has appeared\n\n- (void)viewDidAppear:(BOOL)animated;",
      "`viewDidLoad` is called, when the view is loaded", "`viewDidAppear` is called, when the controller appears"),
    ReadingCase(
      "- (void)viewDidLoad;\n\n// when the view is loaded\n\n- (void)viewDidAppear:(BOOL)animated;\n\n// when the view has appeared",
      "`viewDidLoad` is called, when the view is loaded", "`viewDidAppear` is called, when the controller appears"),
    ReadingCase("## layoutSubviews\n\n以上方法会执行多次，以下方法只执行一次。"),
  ]

  /// What stands beside a statement decides what it is about, or keeps it from being read.
  static let surroundings: [ReadingCase] = [
    ReadingCase(
      "The screen below gets `viewWillDisappear` when a modal is presented with .fullScreen and, when it is dismissed, `viewWillAppear`.",
      "`viewWillDisappear` of the one that goes is called, when a controller is presented, presented as fullScreen",
      "`viewWillAppear` is called, when a controller is dismissed, presented as fullScreen"),
    ReadingCase(
      "When the view needs to be displayed, `viewWillAppear` is called.",
      "`viewWillAppear` is called, when the controller appears"),
    ReadingCase(
      "When the app enters the background: applicationDidEnterBackground",
      "`applicationDidEnterBackground` is called, when the app goes to the background"),
    ReadingCase(
      "`viewDidLoad` is called only once the view has been loaded.", "`viewDidLoad` is called, when the view is loaded"),
    ReadingCase(
      "## Sheets\n\nWhen swiped away, the screen below gets `viewWillAppear`.",
      "`viewWillAppear` of the one that comes is called, when a sheet is dragged away, presented as pageSheet"),
    // In code or by hand: two ways, and the callback comes on one of them.
    ReadingCase(
      "`presentationControllerDidDismiss` is called when you dismiss it in code, and the same when the user swipes the sheet away."
    ),
    // That the one brings the other is what is said, and no condition.
    ReadingCase("控制中心打开时应用会进入后台，`applicationDidEnterBackground` 随之被调用。"),
    ReadingCase(
      "앱 스위처를 열기만 해도 `applicationWillResignActive`가 호출된다.",
      "`applicationWillResignActive` is called, when the app switcher is opened"),
    ReadingCase("On a push, `viewDidUnload` never shows up.", "`viewDidUnload` is not called, on a push"),
    ReadingCase(
      "`viewDidDisappear` is called before the view is removed from the window.",
      "whenever `viewDidDisappear` is called, the view is in a window, for each controller by itself"),
    ReadingCase(
      "When the app discards an old scene, `application(_:didDiscardSceneSessions:)` is called.",
      "`application:didDiscardSceneSessions` is called, when a window is closed"),
    ReadingCase(
      "从父视图移除时会调用 `willMoveToSuperview:`，参数是 nil。", "视图从父视图移除时，`willMoveToSuperview` 会被调用",
      "视图从父视图移除时，每次调用 `willMoveToSuperview` 时，其参数为 nil"),
    ReadingCase(
      "添加到父视图时会调用 `willMoveToSuperview:`，参数是 nil。", "视图加入父视图时，`willMoveToSuperview` 会被调用",
      "视图加入父视图时，每次调用 `willMoveToSuperview` 时，其参数为 nil"),
    ReadingCase(
      "侧滑返回取消时，上一个页面的 viewWillAppear、viewDidAppear 都会被调用。", "侧滑返回取消时，出现的控制器的 `viewWillAppear` 会被调用",
      "侧滑返回取消时，出现的控制器的 `viewDidAppear` 会被调用"),
    ReadingCase(
      "On a push `viewDidAppear` is last: by then `viewDidDisappear` has come.",
      "`viewDidDisappear` comes before `viewDidAppear`, on a push"),
    ReadingCase(
      "By the time `viewDidAppear` runs, `viewWillAppear` has already been called.",
      "`viewWillAppear` comes before `viewDidAppear`\(each)"),
    ReadingCase(
      "К моменту вызова `viewDidAppear` метод `viewWillAppear` уже вызван.",
      "`viewWillAppear` comes before `viewDidAppear`\(each)"),
    ReadingCase(
      "`application(_:didFinishLaunchingWithOptions:)` is called only once during the life of the process.",
      "`application:didFinishLaunchingWithOptions` is called at most once, at launch"),
    ReadingCase("`viewDidLoad` is called only once during the life of the process."),
    ReadingCase(
      "`viewDidLoad` may be called again after a memory warning, before iOS 6.",
      "`viewDidLoad` is called again, when the controller is returned to after a memory warning, on iOS 2 to 5"),
    ReadingCase(
      "Since iOS 6 `viewDidLoad` is not called again when the controller comes back after a memory warning.",
      "`viewDidLoad` is not called, when the controller is returned to after a memory warning, on iOS 6 and later"),
    ReadingCase(
      "`layoutSubviews` is called immediately when `setNeedsLayout` is called.",
      "`layoutSubviews` is called, when layout is requested",
      "whenever `layoutSubviews` is called, the call that asks for it has not returned yet, when layout is requested"),
    ReadingCase(
      "`sceneDidDisconnect` is called when the user closes the scene in the app switcher.",
      "`sceneDidDisconnect` is called, when a window is closed"),
    ReadingCase(
      "メモリ警告の後に `viewDidLoad` が再び呼ばれる。",
      "`viewDidLoad` is called again, when the controller is returned to after a memory warning"),
    ReadingCase(
      "Nothing is called between `loadView` and `viewDidLoad`.",
      "`viewDidLoad` comes directly after `loadView` where a step brings both\(each)"),
    ReadingCase(
      "Locking the phone calls `applicationWillResignActive` without a following `applicationDidEnterBackground`.",
      "`applicationWillResignActive` is called, when the screen is locked",
      "`applicationDidEnterBackground` is not called, when the screen is locked"),
    ReadingCase(
      "Since iOS 6 UIKit no longer calls `viewDidUnload` on a memory warning but `viewWillUnload`.",
      "`viewDidUnload` is not called, on a memory warning, on iOS 6 and later",
      "`viewWillUnload` is called, on a memory warning, on iOS 6 and later"),
    ReadingCase(
      "Every view controller gets exactly one `viewDidLayoutSubviews` call.",
      "`viewDidLayoutSubviews` is called at most once\(each)"),
    ReadingCase(
      "When the keyboard comes up, `UIKeyboardWillShowNotification` is posted.",
      "`UIKeyboardWillShowNotification` is called, when the view becomes first responder"),
    // The field that gets the focus does not end.
    ReadingCase(
      "When focus moves from field A to field B, `textFieldDidEndEditing` of B comes before `textFieldDidBeginEditing` of A."
    ),
    ReadingCase(
      "When focus moves from field A to field B, `textFieldDidEndEditing` of A comes before `textFieldDidBeginEditing` of B.",
      "`textFieldDidEndEditing` comes before `textFieldDidBeginEditing`, when the focus moves to another view"),
    ReadingCase(
      "On an iPad, `willTransition(to:with:)` is not called when the device rotates.",
      "`willTransitionToTraitCollection` is not called, when the device rotates, on an iPad"),
    ReadingCase(
      "On iPhone and iPad alike `viewWillAppear` is called on a push.", "`viewWillAppear` is called, on a push"),
    ReadingCase("On iPad `viewWillAppear` is called on a push, but not on iPhone."),
    ReadingCase(
      "## iPad\n\n`viewWillAppear` is called on a push.", "`viewWillAppear` is called, on a push, on an iPad"),
    ReadingCase("The last thing an app hears is `applicationDidEnterBackground`."),
    // A lead-in explains nothing of the callback above it.
    ReadingCase("`applicationDidBecomeActive`\n\nFrom the foreground to the background:"),
  ]

  static let chinese: [ReadingCase] = [
    ReadingCase("`viewDidLoad` 在整个生命周期中只会调用一次。", "对每个控制器，`viewDidLoad` 至多调用一次"),
    ReadingCase("锁屏时不会调用 `viewWillDisappear`。", "锁屏时，`viewWillDisappear` 不会被调用"),
    ReadingCase("- viewDidAppear：视图已经显示", "控制器显示时，`viewDidAppear` 会被调用"),
    ReadingCase("## viewWillAppear\n\n该方法可能会被多次调用", "对每个控制器，`viewWillAppear` 可能调用 2 次以上"),
    ReadingCase("内存不足时会调用 `viewDidUnload`。", "收到内存警告时，`viewDidUnload` 会被调用"),
  ]

  /// What need not be read, as long as it is read as nothing else.
  static let hard: [ReadingCase] = [
    ReadingCase("Never call `loadView` directly, it should never be called directly."),
    ReadingCase("永远不要主动调用 `loadView` 方法。"),
    ReadingCase(
      "When `loadView` is called, the view is still nil.",
      "whenever `loadView` is called, the view is not loaded yet, for each controller by itself"),
    ReadingCase("`viewWillAppear` and `viewDidAppear` are paired."),
    ReadingCase(
      "| Method | When |\n|---|---|\n| `dealloc` | the controller is released |",
      "`dealloc` is called, when the controller is released"),
  ]

  /// What is read wrongly: "no longer" says that something has ended, and not that it does not come again.
  static let misread: [ReadingCase] = [
    ReadingCase(
      "Since iOS 6, `viewDidUnload` is no longer called.",
      "`viewDidUnload` is not called\(each), on iOS 6 and later"),
    ReadingCase("iOS 6 以后不再调用 `viewDidUnload`。", "在 iOS 6 及以后，对每个控制器，`viewDidUnload` 不会被调用"),
    ReadingCase(
      "- **viewDidDisappear**: the view is no longer visible",
      "`viewDidDisappear` is called, when the controller disappears"),
  ]

  /// What may be is not what always is; "inside" is the call and not what it brings about; X of a child beside X of its parent
  /// is nothing that can be told apart.
  static let quantified: [ReadingCase] = [
    ReadingCase(
      "`viewDidLayoutSubviews` can be called after `viewDidAppear`.",
      "it is not so that `viewDidLayoutSubviews` is not called after `viewDidAppear`\(each)"),
    ReadingCase(
      "`viewDidAppear` may not be called after `viewWillAppear`.",
      "it is not so that each `viewWillAppear` is followed by `viewDidAppear` sooner or later\(each)"),
    ReadingCase(
      "`viewDidLoad` may not be called on a push.", "`viewDidLoad` need not be called, on a push"),
    // What must not be is forbidden.
    ReadingCase("`viewDidAppear` may not be called before `viewWillAppear`."),
    ReadingCase(
      "`viewDidAppear` is called inside `pushViewController`.",
      "`viewDidAppear` is called, on a push",
      "whenever `viewDidAppear` is called, the call that asks for it has not returned yet, on a push"),
    ReadingCase(
      "`viewWillAppear` is called once on a push.", "`viewWillAppear` is called at most once, on a push",
      "`viewWillAppear` is called, on a push"),
    ReadingCase(
      "At launch `viewDidAppear(true)` is called.",
      "`viewDidAppear` is called, at launch",
      "whenever `viewDidAppear` is called, its argument is true, at launch"),
    ReadingCase(
      "`removeFromParentViewController` calls `didMoveToParentViewController:nil`.",
      "`didMoveToParentViewController` is called, when a child is removed without its view",
      "whenever `didMoveToParentViewController` is called, its argument is nil, when a child is removed without its view"
    ),
    ReadingCase("`viewDidDisappear` might never be called."),
    ReadingCase(
      "Rotating the device may trigger `viewWillLayoutSubviews` but not `viewWillAppear`.",
      "`viewWillLayoutSubviews` can be called, when the device rotates",
      "`viewWillAppear` is not called, when the device rotates"),
    ReadingCase("메모리 경고가 오면 화면에 보이는 컨트롤러에서만 `didReceiveMemoryWarning`이 호출된다."),
    // Two steps of one thing that is done, both of which are meant.
    ReadingCase(
      "When the phone is locked and unlocked, `applicationDidEnterBackground` is called.",
      "`applicationDidEnterBackground` is called, when the screen is locked and then when the screen is unlocked"),
    ReadingCase(
      "When you lock and then unlock the phone, `applicationDidEnterBackground` is called.",
      "`applicationDidEnterBackground` is called, when the screen is locked and then when the screen is unlocked"),
    ReadingCase("Pulling down the notification center and closing it calls `applicationDidBecomeActive`."),
    ReadingCase(
      "`viewWillAppear` is called with animated = NO at launch.", "`viewWillAppear` is called, at launch",
      "whenever `viewWillAppear` is called, its argument is false, at launch"),
    ReadingCase(
      "On launch viewDidAppear is called with YES.", "`viewDidAppear` is called, at launch",
      "whenever `viewDidAppear` is called, its argument is true, at launch"),
    ReadingCase(
      "`addChild` calls `willMove(toParent:)` with nil.",
      "`willMoveToParentViewController` is called, when a child is added without its view",
      "whenever `willMoveToParentViewController` is called, its argument is nil, when a child is added without its view"
    ),
    ReadingCase(
      "present calls viewDidAppear synchronously.",
      "`viewDidAppear` is called, when a controller is presented",
      "whenever `viewDidAppear` is called, the call that asks for it has not returned yet, when a controller is presented"
    ),
    ReadingCase(
      "viewDidAppear is called before pushViewController returns.",
      "`viewDidAppear` is called, on a push",
      "whenever `viewDidAppear` is called, the call that asks for it has not returned yet, on a push"),
    ReadingCase(
      "viewDidAppear вызывается синхронно внутри pushViewController.",
      "`viewDidAppear` is called, on a push",
      "whenever `viewDidAppear` is called, the call that asks for it has not returned yet, on a push"),
    ReadingCase("viewDidAppear is called inside makeKeyAndVisible."),
    ReadingCase(
      "When you add a subview, that subview gets `didAddSubview(_:)`.",
      "whenever `didAddSubview` is called, the subview itself receives it, when the view is added to a superview"),
    ReadingCase(
      "Cuando añades una subvista, esa subvista recibe `didAddSubview(_:)`.",
      "whenever `didAddSubview` is called, the subview itself receives it, when the view is added to a superview"),
    ReadingCase("didAddSubview is called on adding a subview."),
    ReadingCase("A child's `viewWillAppear` comes before its parent's `viewWillAppear`."),
    ReadingCase("A subview's `layoutSubviews` comes after `viewDidLayoutSubviews`."),
    ReadingCase("`sceneWillResignActive` is only called before `sceneDidEnterBackground`."),
    ReadingCase("Selecting a tab gives every controller of the tabs `viewWillAppear`."),
    ReadingCase(
      "```swift\noverride func viewDidLoad() {\n  // Called when the view is loaded, and not when it is\n  // shown.\n}\n```",
      "`viewDidLoad` is called, when the view is loaded", "`viewDidLoad` is not called, when the controller appears"),
  ]

  /// Text: no claim, or one whose condition cannot be staged.
  static let text: [ReadingCase] = [
    ReadingCase("`viewDidLoad` is a good place to set things up."),
    ReadingCase("Is `viewDidLoad` called only once?"),
    ReadingCase("People say that `viewDidLoad` is called only once."),
    ReadingCase("`applicationWillTerminate` is called only if the app is running when it is ended."),
    ReadingCase("`viewWillAppear` is not called because somebody touched the window."),
    ReadingCase("`awakeFromNib` is not called for a table that was made by hand."),
    ReadingCase("viewDidLoad 会被调用多次吗？"),
    ReadingCase("在这里可以加载数据。"),
    ReadingCase("It is called only once."),
  ]

  @Test(arguments: english + chinese + text + surroundings + lines + quantified) func readsBack(_ expected: ReadingCase)
  {
    #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
  }

  @Test(arguments: hard) func isReadAsNothingElse(_ expected: ReadingCase) {
    let found = read(expected.text).claims.map { ClaimWording.reading($0) }
    #expect(found.isEmpty || found == expected.readings)
  }

  /// What two are measured by together, "before and after", is shared out; what is done in a callback is no time of it.
  @Test(arguments: [
    (
      "`viewWillAppear` and `viewDidAppear` are called before and after the view appears.",
      [
        "`viewWillAppear` is called, when the controller appears",
        "`viewDidAppear` is called, when the controller appears",
      ]
    ),
    ("`viewDidAppear` is called before and after the view appears.", []),
    (
      "viewWillDisappear is called before the view leaves the screen, appropriate for saving, and unsubscribing from notifications.",
      ["`viewWillDisappear` is called, when the controller disappears"]
    ),
    ("viewWillAppear is called each time it appears, so it is good for timers, and not when it is dismissed.", []),
    (
      "applicationWillEnterForeground is called when the app leaves the background.",
      ["`applicationWillEnterForeground` is called, when the app comes to the foreground"]
    ),
    (
      "백그라운드로 이동할 때 applicationDidEnterBackground가 호출된다.",
      ["`applicationDidEnterBackground` is called, when the app goes to the background"]
    ),
    (
      "백그라운드에 있는 앱을 열 때 applicationWillEnterForeground가 호출된다.",
      ["`applicationWillEnterForeground` is called, when the app comes to the foreground"]
    ),
    (
      "`application(_:didFinishLaunchingWithOptions:)` is called when the user taps the icon of the app.",
      ["`application:didFinishLaunchingWithOptions` is called, at launch"]
    ),
    // Who opens it from the background, or each time, need not launch it.
    ("Every time the user opens the app, `application(_:didFinishLaunchingWithOptions:)` is called.", []),
    (
      "When the user leaves the app for the background, sceneDidEnterBackground is called.",
      ["`sceneDidEnterBackground` is called, when the app goes to the background"]
    ),
    // A bracket behind a yes restricts it.
    (
      "| Event | viewDidDisappear called? |\n|---|---|\n| Push | Yes |\n| Pop | Yes (on the one on top) |",
      ["`viewDidDisappear` is called, on a push"]
    ),
    ("`viewWillAppear` is called before and after `viewDidAppear`.", []),
    ("On a pop the life cycle methods are not called.", []),
    (
      "- Remove: `child.willMove(toParent: nil)` → `child.view.removeFromSuperview()` → `child.removeFromParent()`.", []
    ),
    (
      "タブの切り替え等により、画面が表示されるたびにviewWillAppearが呼ばれます。",
      ["`viewWillAppear` is always called, when the controller appears"]
    ),
  ])
  func readsWhatIsBeside(_ text: String, _ readings: [String]) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == readings)
  }

  @Test(arguments: misread) func isStillMisread(_ expected: ReadingCase) {
    withKnownIssue(isIntermittent: true) {
      #expect(read(expected.text).claims.map { ClaimWording.reading($0) } == expected.readings)
    }
  }

  @Test func hedgeLowersTheFinding() {
    var judge = NoteJudge()
    let plain = judge.judge(read("`viewWillAppear` is called only once."))
    let hedged = judge.judge(read("Usually `viewWillAppear` is called only once."))
    #expect(plain.diagnostics.map(\.severity) == [.error])
    #expect(hedged.diagnostics.map(\.severity) == [.note])
    #expect(plain.diagnostics.map(\.code) == ["LC4003"])
    #expect(plain.diagnostics[0].notes[0] == "read as: `viewWillAppear` is called at most once\(Self.each)")
  }

  @Test func ofSeveralCircumstancesTheBestIsTaken() {
    var judge = NoteJudge()
    let judged = judge.judge(read("`dealloc` is called when the controller is popped and released."))
    #expect(judged.claims.map(\.verdict) == [.holds])
  }

  @Test(arguments: [
    "`viewDidLoad` " + String(repeating: "is called only once, ", count: 2_000),
    String(repeating: "`viewDidLoad` 只会调用一次，", count: 500), "viewDidLoad 只会调用一次\u{202E}\u{0}",
  ])
  func oddTextIsRead(_ text: String) { #expect(read(text).claims.count < 600) }
}

import Diagnostics
import Judging
import Notes
import Testing
import Verify

/// What is so when a callback comes, in the forms in which notes say it: a moment, a name with its explanation, a heading.
@Suite struct StateFormTests {
  /// Each is said of `viewDidLoad`, and comes to the same.
  static let forms = [
    "In `viewDidLoad` the view is not in a window yet.", "When `viewDidLoad` is called, the view has no window.",
    "`viewDidLoad`: the view is not in a window.", "- `viewDidLoad` - the view isn't in a window yet",
    "1. `viewDidLoad` (the view is not in the window)", "## viewDidLoad\n\nThe view is not part of the window yet.",
    "## viewDidLoad\n\nAt this point, the view is not in a window.",
    "```swift\n// viewDidLoad: view.window is nil\n```",
    "在 `viewDidLoad` 里，view 还不在 window 上。", "- viewDidLoad：view 还没加入 window",
    "### viewDidLoad\n\n此时 view.window 为 nil。",
    "`viewDidLoad` の時点ではviewはまだwindowに載っていません。", "### viewDidLoad\n\nこの時点でviewはまだwindowに載っていません。",
    "`viewDidLoad`에서는 뷰가 아직 윈도우에 없다.", "### viewDidLoad\n\n이 시점에 view.window는 nil이다.",
    "В `viewDidLoad` вью ещё не в окне.", "- viewDidLoad — view ещё не в окне",
    "En el momento de `viewDidLoad`, la vista todavía no está en la ventana.",
    "## viewDidLoad\n\nEn este punto la vista todavía no está en la ventana.",
  ]

  @Test(arguments: forms)
  func comesToTheSame(_ text: String) {
    let claims = read(text).claims.map { ClaimWording.reading($0.claim, in: .english) }
    #expect(claims == ["whenever `viewDidLoad` is called, the view is in no window, for each controller by itself"])
  }

  static let states: [(String, Verdict)] = [
    ("`viewDidLoad`: the frame isn't final yet.", .holds),
    ("`viewIsAppearing`: the bounds are not final.", .contradicted),
    ("`viewDidDisappear`: the view is no longer visible.", .holds),
    ("- `viewDidAppear` - the view is not on screen", .contradicted),
    ("In `sceneWillEnterForeground` the app isn't active yet.", .holds),
    ("在 `viewDidLoad` 里，view 的大小还没确定。", .holds), ("在 `viewDidAppear` 里，用户已经能看到 view。", .holds),
    ("`viewDidLoad` ではviewはもう存在します。", .holds), ("`viewIsAppearing`에서는 뷰가 윈도우에 있다.", .holds),
    ("En `viewDidLoad` la vista todavía no se ve.", .holds),
    // What will be so may be so later; what it becomes, or is, then.
    ("In `viewWillAppear` the view will be visible.", .ambiguous),
    ("`viewDidLoad`: the view will be on screen.", .ambiguous),
    ("In `viewIsAppearing` the frame will be final.", .holds), ("В `viewWillAppear` вью будет видна.", .ambiguous),
    ("- sceneWillEnterForeground: la app está inactiva", .ambiguous),
    // It comes then, and not some time after it.
    ("`sceneDidEnterBackground` is called when the app has become active.", .contradicted),
  ]

  @Test(arguments: states)
  func isHeldAgainstRuns(_ text: String, _ verdict: Verdict) {
    #expect(judged(text).claims.map { $0.verdict } == [verdict])
  }

  /// Before what a callback tells the end of, and after what it tells the beginning of.
  static let bounds: [(String, Verdict)] = [
    ("`sceneDidBecomeActive` is called right before the app becomes active.", .contradicted),
    ("App 变为活跃之前会调用 `sceneDidBecomeActive`。", .contradicted),
    ("`sceneWillEnterForeground` is called before the app becomes active.", .holds),
    ("`applicationDidEnterBackground` is called before the app enters the background.", .contradicted),
    ("`sceneWillResignActive` is called right after the app has gone to the background.", .contradicted),
    ("`sceneDidEnterBackground` is called when the app has entered the background.", .holds),
    ("`viewDidLoad` is called before the view is loaded.", .contradicted),
    ("`viewDidLayoutSubviews` is called before the subviews are laid out.", .contradicted),
    ("`viewWillLayoutSubviews` is called before the subviews are laid out.", .holds),
    ("When `viewDidDisappear` is called, the view will still be visible.", .contradicted),
  ]

  @Test(arguments: bounds)
  func isBeforeOrAfter(_ text: String, _ verdict: Verdict) {
    #expect(judged(text).claims.map { $0.verdict } == [verdict])
  }

  /// What is so at a call does not tell what brings it.
  static let silent = [
    "By the time `loadView` is called the view hierarchy is loaded.", "`loadView`가 호출될 때 뷰가 메모리에 올라와 있다.",
    // Of another one.
    "`viewDidLoad` is called before the next view is loaded.",
    "`sceneDidBecomeActive` is called before another scene becomes active.",
    "In `viewDidLoad` the view will be on screen soon.", "在 `viewWillAppear` 中 view 即将可见。",
  ]

  @Test(arguments: silent)
  func saysNothing(_ text: String) { #expect(read(text).claims.isEmpty) }

  private func judged(_ text: String) -> JudgedNote {
    var judge = NoteJudge(language: .english)
    return judge.judge(read(text))
  }
}

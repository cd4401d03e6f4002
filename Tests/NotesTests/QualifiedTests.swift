import Notes
import Testing

/// No word is left behind: what stands behind a statement, or before it, and may make it less than it says leaves it unread.
@Suite struct QualifiedTests {
  private static let english = [
    "`viewDidLoad` is called when the view is loaded.", "In `viewDidLoad` the view is not in a window.",
    "`viewDidLoad`: the view is not in a window yet.", "`viewWillAppear` comes before `viewDidAppear`.",
    "When the app goes to the background, `sceneDidEnterBackground` is called.",
    "`viewDidLoad` is not called when the device rotates.", "`viewDidAppear` can be called several times.",
    "A pop triggers `viewWillDisappear`.",
  ]
  private static let behindEnglish = [
    " if the flag is set", " unless you override it", " half of the time", " in debug builds",
    ", except on the simulator",
    ", but only the first time", " on Mac Catalyst", " in an app extension", " (not true any more)", ", though rarely",
    " (only in old projects)", ", right?", ": a common myth",
  ]
  private static let chinese = [
    "view 加载时会调用 `viewDidLoad`。", "`viewWillAppear` 在 `viewDidAppear` 之前调用。", "App 进入后台时会调用 `sceneDidEnterBackground`。",
    "设备旋转时不会调用 `viewDidLoad`。", "`viewDidAppear` 可能调用多次。",
  ]
  private static let behindChinese = [
    "，除非你重写了它", "，这是误解", "，模拟器除外", "（仅限企业版）", "（现在已经不是了）", "，对吗？", "（在扩展里）", "，但只有第一次",
  ]

  static let qualified =
    english.flatMap { said in behindEnglish.map { said.dropLast() + $0 + "." } }
    + chinese.flatMap { said in behindChinese.map { said.dropLast() + $0 + "。" } }

  @Test(arguments: qualified.map { String($0) })
  func isNotJudged(_ text: String) {
    let note = read(text)
    #expect(note.claims.isEmpty && note.orderings.isEmpty)
  }
}

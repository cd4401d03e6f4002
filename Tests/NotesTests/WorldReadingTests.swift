import Judging
import Notes
import Testing
import Verify

struct JudgedCase: CustomTestStringConvertible, Sendable {
  var text: String
  var verdicts: [String: Verdict]

  init(_ text: String, _ verdicts: [String: Verdict]) {
    self.text = text
    self.verdicts = verdicts
  }

  var testDescription: String { text }
}

/// Sentences whose meaning is found in more than one place, and sentences about the world around callbacks: what is not
/// about whether, when, how often or in which order a callback comes gets no verdict, be it right or wrong.
@Suite struct WorldReadingTests {
  static let elsewhere: [JudgedCase] = [
    JudgedCase(
      "## viewDidLoad\n\n**会被调用多次吗？**\n\n不会，只有一次。", ["对每个控制器，`viewDidLoad` 至多调用一次": .depends]),
    JudgedCase("## viewDidLoad\n\n会被调用多次吗？\n\n这要看版本。", [:]),
    JudgedCase("- 双击 Home 键\n\n  ```swift\n  func viewDidLoad() {\n    setUp()\n  }\n  ```", [:]),
    JudgedCase(
      "```objc\n- (void)applicationDidEnterBackground:(UIApplication *)a\n{\n  /**\n   程序进入后台时调用。\n  */\n}\n```",
      ["进入后台时，`applicationDidEnterBackground` 会被调用": .depends]),
    JudgedCase(
      "```objc\n- (void)didAddSubview:(UIView *)view{\n  NSLog(@\"当视图添加子视图时调用\");\n}\n```",
      ["视图加入父视图时，`didAddSubview` 会被调用": .holds]),
    JudgedCase(
      "When `viewDidLoad` is called, the geometry is final.",
      [
        "whenever `viewDidLoad` is called, the view has the size it is shown with, for each controller by itself":
          .contradicted
      ]),
    JudgedCase(
      "When `viewDidLoad` is called, all outlets are connected.",
      [
        "whenever `viewDidLoad` is called, the controller's outlets are connected, for each controller by itself":
          .holds
      ]),
  ]

  /// Advice, ownership, availability, and what is done to views and windows.
  static let silent: [String] = [
    "An override of `loadView` has to assign self.view.", "`awakeFromNib` is a method of NSObject.",
    "`viewDidLoad` is a method of UIView.", "`viewDidLoad` 之外，SceneDelegate 是 iOS 13 新增的。",
    "在 iOS 3.0 以及更高版本中，你应该重载 viewDidUnload。",
    "只有 `initWithNibName` 需要自己调用，其他方法如 `loadView` 则是系统自动调用。",
    "`viewDidLayoutSubviews`：该方法调用时，AutoLayout 未起作用。", "控制器的 view 是懒加载的，见 `loadView`。",
    "`viewDidUnload`: since iOS 6 a memory warning no longer clears the view.",
    "A 跳转到 B，那么 A 的 `presentedViewController` 就是 B。", "A presents B: then B.presentedViewController is A.",
    "```\nUIWindowLevelNormal 0\nUIWindowLevelAlert 1000\nUIWindowLevelStatusBar 2000\n```",
    "`loadView`：如果没有找到 xib，就会创建一个透明的view。", "`loadView` 优先加载 MyView.xib 文件。",
    "图片是懒加载的，见 `viewDidLoad`。", "我们对 view 进行了置nil 的操作，收到内存警告，`loadView`。", "`presentedViewController` 很有用。",
    "不会再次创建。`initialize` 将不会被调用，对于子类另说。",
  ]

  @Test(arguments: elsewhere + silent.map { JudgedCase($0, [:]) }) func isReadAndJudged(_ expected: JudgedCase) {
    #expect(verdicts(expected.text) == expected.verdicts)
  }

  private func verdicts(_ text: String) -> [String: Verdict] {
    var judge = NoteJudge()
    let judged = judge.judge(read(text))
    var found: [String: Verdict] = [:]
    for (claim, judgement) in zip(judged.note.claims, judged.claims) {
      found[ClaimWording.reading(claim, judgement)] = judgement.verdict
    }
    return found
  }
}

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

/// Sentences whose meaning is found in more than one place: answers, captions, headers, the world itself. Each with
/// its readings and what comes of them.
@Suite struct WorldReadingTests {
  private static let each = ", for each controller by itself"

  static let elsewhere: [JudgedCase] = [
    JudgedCase(
      "## viewWillAppear\n\n**Is it called when the screen is locked?**\n\nNo. Nothing leaves the screen.",
      ["`viewWillAppear` is not called, when the screen is locked": .holds]),
    JudgedCase(
      "## viewDidLoad\n\n**会被调用多次吗？**\n\n不会，只有一次。", ["对每个控制器，`viewDidLoad` 至多调用一次": .depends]),
    JudgedCase("## viewDidLoad\n\n会被调用多次吗？\n\n这要看版本。", [:]),
    JudgedCase(
      "- 打开多任务界面（双击 Home 键）\n\n  ```swift\n  func applicationWillResignActive(_ :)\n  ```",
      ["打开多任务界面时，`applicationWillResignActive` 会被调用": .holds]),
    JudgedCase("- 双击 Home 键\n\n  ```swift\n  func viewDidLoad() {\n    setUp()\n  }\n  ```", [:]),
    JudgedCase(
      "```objc\n- (void)viewDidUnload NS_DEPRECATED_IOS(3_0,6_0);\n```",
      ["`viewDidUnload` is there since iOS 3": .holds, "`viewDidUnload` is deprecated since iOS 6": .holds]),
    JudgedCase(
      "```objc\n- (void)viewWillLayoutSubviews NS_AVAILABLE_IOS(9_0);\n```",
      ["`viewWillLayoutSubviews` is there since iOS 9": .contradicted]),
    JudgedCase(
      "```objc\n- (void)applicationDidEnterBackground:(UIApplication *)a\n{\n  /**\n   程序从前台进入后台时调用。\n  */\n}\n```",
      ["进入后台时，`applicationDidEnterBackground` 会被调用": .holds]),
    JudgedCase(
      "```objc\n- (void)didAddSubview:(UIView *)view{\n  NSLog(@\"当视图添加子视图时调用\");\n}\n```",
      ["视图加入父视图时，`didAddSubview` 会被调用": .holds]),
    JudgedCase(
      "- 回调方法：applicationDidBecomeActive:\n\n      本地通知：UIApplicationDidBecomeActiveNotification",
      ["`applicationDidBecomeActive` 与 `UIApplicationDidBecomeActiveNotification` 同时出现或都不出现": .holds]),
  ]

  static let usage: [JudgedCase] = [
    JudgedCase(
      "只有 `initWithNibName` 需要自己调用，其他方法如 `loadView` 则是系统自动调用。",
      ["`initWithNibName:bundle` 由应用自己调用": .holds, "`loadView` 不由应用自己调用": .holds]),
    JudgedCase(
      "An override of `loadView` has to assign self.view.", ["an override of `loadView` assigns a view": .holds]),
    JudgedCase("`awakeFromNib` is a method of NSObject.", ["`awakeFromNib` is a method of NSObject": .holds]),
    JudgedCase("`viewDidLoad` is a method of UIView.", ["`viewDidLoad` is a method of UIView": .notUnderstood]),
    JudgedCase("`viewDidLoad` 之外，SceneDelegate 是 iOS 13 新增的。", ["UISceneDelegate 自 iOS 13 起可用": .holds]),
    JudgedCase("在 iOS 3.0 以及更高版本中，你应该重载 viewDidUnload。", ["在 iOS 3 及以后，对每个控制器，`viewDidUnload` 可能被调用": .depends]),
  ]

  static let moments: [JudgedCase] = [
    JudgedCase(
      "`viewDidLoad` comes after `loadView`. At this point the view is in no window, it is not in the view hierarchy.",
      ["whenever `viewDidLoad` is called, the view is in no window\(each)": .holds]),
    JudgedCase(
      "`viewDidLayoutSubviews`：该方法调用时，AutoLayout 未起作用。",
      ["对每个控制器，每次调用 `viewDidLayoutSubviews` 时，子视图尚未布局": .contradicted]),
    JudgedCase(
      "When `viewDidLoad` is called, the geometry is final.",
      ["whenever `viewDidLoad` is called, the view has the size it is shown with\(each)": .contradicted]),
    JudgedCase(
      "When `viewIsAppearing` is called, the geometry is up to date.",
      ["whenever `viewIsAppearing` is called, the view has the size it is shown with\(each)": .holds]),
    JudgedCase(
      "When `viewDidLoad` is called, all outlets are connected.",
      ["whenever `viewDidLoad` is called, the controller's outlets are connected\(each)": .holds]),
    JudgedCase(
      "每次 viewDidAppear 被调用时，都会调用 viewWillAppear。", ["对每个控制器，每个 `viewDidAppear` 之后总会有 `viewWillAppear`": .contradicted]),
  ]

  static let world: [JudgedCase] = [
    JudgedCase("控制器的 view 是懒加载的，见 `loadView`。", ["创建控制器而尚未访问其 view 时，`loadView` 不会被调用": .holds]),
    JudgedCase(
      "4. 内存不足，杀死程序\n\n```\n这种情况不会调用任何方法\n```", ["挂起的应用被终止时，不会调用任何回调": .holds]),
    JudgedCase(
      "`viewDidUnload`: since iOS 6 a memory warning no longer clears the view.",
      ["a memory warning does not release the view of a controller that is not shown, on iOS 6 and later": .holds]),
    JudgedCase(
      "当收到内存警告时，系统会释放 view，然后 `viewDidLoad` 再来一遍。", ["收到内存警告时，未显示的控制器的 view 会被释放": .depends]),
    JudgedCase(
      "A 跳转到 B，那么 A 的 `presentedViewController` 就是 B。", ["A 弹出 B 后，A.presentedViewController 是 B": .holds]),
    JudgedCase(
      "A presents B: then B.presentedViewController is A.",
      ["A presents B: B.presentedViewController is A": .contradicted]),
    JudgedCase(
      "```\nUIWindowLevelNormal 0\nUIWindowLevelAlert 1000\nUIWindowLevelStatusBar 2000\n```",
      ["it is not so that normal, alert and status bar windows are at levels 0, 2000 and 1000": .contradicted]),
    JudgedCase("`loadView`：如果没有找到 xib，就会创建一个透明的view。", ["没有 nib 时创建空白 view": .holds]),
    JudgedCase(
      "`loadView` 优先加载 MyView.xib 文件。", ["MyView.nib 先于 MyViewController.nib": .depends]),
    JudgedCase(
      "收到内存警告之后，当我们 pop 到 A 控制器时，会再次执行 viewDidLoad 方法。", ["收到内存警告后再返回该控制器时，`viewDidLoad` 会被调用": .depends]),
    JudgedCase("叠加 window 时，viewWillDisappear 不会被调用。", ["上面叠加另一个 window 时，`viewWillDisappear` 不会被调用": .holds]),
  ]

  /// What looks like one of these and is none.
  static let text: [JudgedCase] = [
    JudgedCase("图片是懒加载的，见 `viewDidLoad`。", [:]), JudgedCase("我们对 view 进行了置nil 的操作，收到内存警告，`loadView`。", [:]),
    JudgedCase("`presentedViewController` 很有用。", [:]), JudgedCase("不会再次创建。`initialize` 将不会被调用，对于子类另说。", [:]),
  ]

  @Test(arguments: elsewhere + usage + moments + world + text) func isReadAndJudged(_ expected: JudgedCase) {
    var judge = NoteJudge()
    let judged = judge.judge(read(expected.text))
    var found: [String: Verdict] = [:]
    for (claim, judgement) in zip(judged.note.claims, judged.claims) {
      found[ClaimWording.reading(claim, judgement)] = judgement.verdict
    }
    #expect(found == expected.verdicts)
  }
}

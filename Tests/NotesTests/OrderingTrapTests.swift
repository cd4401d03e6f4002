import Notes
import Testing

/// Texts that look like an order and are none.
struct OrderingTrapTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  static let traps: [Case] = [
    Case(
      "methods in source code",
      "# Life cycle\n```swift\noverride func viewDidLoad() {\n  super.viewDidLoad()\n}\noverride func viewDidAppear(_ a: Bool) {}\noverride func viewWillAppear(_ a: Bool) {}\n```"
    ),
    Case(
      "a header without a cue",
      "## UIViewController\n```\n- (void)viewDidLoad; // after loading\n- (void)viewWillAppear:(BOOL)animated;\n```"
    ),
    Case(
      "a glossary in any order",
      "## Methods\n- viewDidAppear: shown\n- viewDidLoad: loaded\n- viewWillAppear: soon"),
    Case(
      "delegate methods without a cue",
      "### Key life cycle methods\n- `sceneDidDisconnect`: gone\n- `sceneDidBecomeActive`\n- `sceneWillResignActive`\n- `sceneWillEnterForeground`"
    ),
    Case(
      "which of them come",
      "On a push:\n\n| | iOS 12 | iOS 13 |\n|--|--|--|\n| A.viewWillDisappear | yes | no |\n| A.viewDidDisappear | yes | no |\n| B.viewWillAppear | yes | yes |"
    ),
    Case(
      "what does not come behind an arrow", "A card leaves it alone ⇒ no viewWillDisappear ⇒ no viewWillAppear later."),
    Case(
      "what comes behind the end of a chain",
      "Rotation → viewWillTransition(to:with:) → layout. No viewWillAppear then."),
    Case("advice behind an arrow", "`point(inside:with:)` says no\n→ 重写 `hitTest(_:with:)`"),
    Case(
      "columns of versions", "| iOS version | 12 | 13 |\n|--|--|--|\n| cover | viewDidDisappear | viewWillDisappear |"),
    Case("pairs", "Start it in viewDidAppear ↔ viewDidDisappear"),
    Case(
      "names of old and new",
      "Since iOS 13:\n\n- applicationDidBecomeActive → sceneDidBecomeActive\n- applicationWillResignActive → sceneWillResignActive"
    ),
    Case(
      "a table of names of old and new",
      "| old | new |\n|--|--|\n| applicationDidBecomeActive | sceneDidBecomeActive |\n| applicationWillResignActive | sceneWillResignActive |\n| applicationDidEnterBackground | sceneDidEnterBackground |"
    ),
    Case(
      "questions and answers",
      "Q: viewWillTransition の中は？\nA: まだ回転前。\n\nQ: 変化は？\nA: registerForTraitChanges か traitCollectionDidChange"),
    Case(
      "first lines of excerpts",
      "生命周期\n1 | viewDidLoad |\n这个方法会运行\n1 | viewDidAppear |\n这个也会\n1 | viewWillAppear |"),
    Case("topics", "## 生命周期\n- viewDidLoad 里不要做耗时操作\n- 为什么要调用 super\n- viewDidLoad 只调用一次\n- 不要在这里请求数据"),
    Case(
      "states",
      "| State | Method |\n|--|--|\n| Active | applicationDidBecomeActive |\n| Inactive | applicationWillResignActive |"
    ),
    Case(
      "a table of contents",
      "# Life cycle\n- [loadView](#loadview)\n- [viewDidLoad](#viewdidload)\n- [viewWillAppear](#viewwillappear)"
    ),
    Case(
      "headings that explain",
      "# 具体方法的解释\n### loadView方法\n### viewDidLoad方法\n### viewWillAppear和viewDidAppear方法"),
    Case(
      "sentences in a numbered list",
      "1. 只有 initWithNibName 需要自己调用，其他方法如 loadView 则由系统调用。\n2. 除了 initWithNibName 方法以外，都由系统处理。"),
    Case(
      "what triggers one callback",
      "何时调用：\n\n1、init初始化不会触发layoutSubviews。\n2、addSubview会触发layoutSubviews。\n3、设置view的Frame会触发layoutSubviews。\n4、滚动一个UIScrollView会触发layoutSubviews。"
    ),
    Case(
      "cases before their callbacks",
      "1. 应用进入前台并处于活动状态时候调用: applicationDidBecomeActive\n2. 应用进入到后台时候调用的方法: applicationDidEnterBackground\n3. 应用将被终止的时候调用: applicationWillTerminate"
    ),
    Case(
      "names with what they are for below",
      "loadView()\nCreates the view for the view controller.\n\nviewDidLoad()\nCalled once when the view is loaded.\n\nviewDidAppear()\nCalled after the view appears."
    ),
    Case("names in one sentence", "`viewDidLoad`、`viewWillAppear`、`viewDidAppear` 经常出现。"),
    Case(
      "records",
      "1. Method: applicationDidBecomeActive:\n\n   Notification: a\n   Called: in front\n\n2. Method: applicationWillResignActive:\n\n   Notification: b\n   Called: leaving\n\n3. Method: applicationDidEnterBackground:\n\n   Notification: c\n   Called: behind"
    ),
    Case(
      "callbacks below changes of state",
      "## 流程\n```\nActive-->Inactive\n调用 applicationWillResignActive：\nBackground-->Suspended\n调用 applicationDidEnterBackground：\n```"
    ),
    Case(
      "numbers of methods that are no life",
      "```objc\n- (void)didAddSubview:(UIView *)v {\n NSLog(@\"1. added\");\n}\n- (void)willRemoveSubview:(UIView *)v {\n NSLog(@\"2. removed\");\n}\n- (void)willMoveToSuperview:(UIView *)v {\n NSLog(@\"3. moves\");\n}\n- (void)didMoveToSuperview {\n NSLog(@\"4. moved\");\n}\n```"
    ),
    Case(
      "what one callback is measured by",
      "**applicationDidBecomeActive:**\n\n1. 在 `application:didFinishLaunchingWithOptions:` 之后\n2. 在 `applicationWillEnterForeground:` 之后\n3. 在 `applicationWillResignActive:` 之后，如果用户忽略电话。"
    ),
    Case(
      "a question and its answer",
      "2. viewDidLoad vs viewWillAppear?\n   → viewDidLoad once for setup; viewWillAppear every time the screen shows."),
    Case(
      "one callback, twice",
      "- `sceneDidBecomeActive`: Next, `sceneDidBecomeActive` is called. Then the scene is visible."),
    Case("advice", "Don't `present` in `viewDidLoad()`. Instead do it in `viewDidAppear()`."),
    Case("two uses", "Use `viewDidLoad` and then add observers in `viewWillAppear`."),
    Case("a question", "Is viewDidLoad called before viewWillAppear?"),
    Case("a denial", "viewWillAppear is not called before viewDidLoad."),
    Case("a difference", "viewDidLoad 和 viewWillAppear 的区别是什么"),
    Case("the background", "进入后台时调用 viewWillDisappear，回到前台时调用 viewWillAppear"),
    Case("versions", "### didReceiveMemoryWarning && viewDidUnload（iOS6之后废除）"),
    Case(
      "groups",
      "### Lifecycle Methods\n- **Loading**: `viewDidLoad()`, `viewWillAppear(_:)`, etc.\n- **Unloading**: `viewWillDisappear(_:)`, `viewDidDisappear(_:)`"
    ),
    Case(
      "comparisons",
      "### 2. loadView() vs viewDidLoad()\n### 3. viewWillAppear(_:) vs viewDidAppear(_:)\n### 4. viewWillDisappear(_:) vs viewDidDisappear(_:)"
    ),
    Case("a diagram", "```mermaid\nA[Methods] --> B[viewDidLoad]\nA --> C[viewWillAppear]\n```"),
    Case("an arrow to when it comes", "`viewDidLoad` → after `loadView`"),
    Case("an arrow to when it comes, in Chinese", "`viewDidDisappear` → `viewDidAppear` 之后"),
    Case(
      "pairs",
      "UIView life cycle\n\n- `willMoveToSuperview` / `didMoveToSuperview`\n- `didAddSubview` / `willRemoveSubview`\n- `layoutSubviews`"
    ),
    Case("what they stand to", "`viewDidLoad` and then `viewWillAppear` come in `viewDidAppear`."),
    Case("when nobody knows", "`viewWillAppear` → `viewDidAppear` if the flurble zorps"),
    Case("one step", "```\nviewDidLoad\n```"),
    Case(
      "the methods of a template",
      "### Life cycle methods inside of AppDelegate\n```\ndidFinishLaunchingWithOptions\nconfigurationForConnecting\ndidDiscardSceneSessions\n```"
    ),
    Case("a scenario", "```scenario\nA viewDidLoad\nA viewWillAppear\n```"),
  ]

  @Test(arguments: traps)
  func findsNoOrder(_ example: Case) {
    #expect(read(example.text).sequences == [])
  }

  @Test func readsAfterACleanLineWhatIsOrderedThere() {
    let text =
      Self.traps.map(\.text).joined(separator: "\n\n# Next\n\n") + "\n\n# Last\n\nloadView → viewDidLoad\n"
    #expect(read(text).sequences == ["loadView viewDidLoad"])
  }
}

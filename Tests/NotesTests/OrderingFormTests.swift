import Notes
import Testing

/// Each way to write down an order.
struct OrderingFormTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let form: Ordering.Form
    let text: String
    let sequences: [String]
    var testDescription: String { name }

    init(_ name: String, _ form: Ordering.Form, _ text: String, _ sequences: String...) {
      self.name = name
      self.form = form
      self.text = text
      self.sequences = sequences
    }
  }

  static let lists: [Case] = [
    Case("numbers", .numberedList, "1. `loadView`\n2. `viewDidLoad`: 加载完成", "loadView viewDidLoad"),
    Case(
      "numbers in a paragraph between", .numberedList,
      "1. loadView\n2. viewDidLoad\n\n此时 view 已经加载。\n\n3. viewWillAppear\n4. viewDidAppear",
      "loadView viewDidLoad viewWillAppear viewDidAppear"),
    Case(
      "letters that count", .table,
      "| Step | Who | Method |\n|---|---|---|\n| a | A | `viewWillDisappear` |\n| b | B | `viewWillAppear` |\n| c | A | `viewDidDisappear` |\n| d | B | `viewDidAppear` |",
      "A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear"),
    Case(
      "what follows, and what follows that", .prose,
      "`loadView` is followed by `viewDidLoad`, `viewWillAppear` and finally `viewDidAppear`.",
      "loadView viewDidLoad viewWillAppear viewDidAppear"),
    Case(
      "what comes before all", .prose, "Before `viewDidAppear`, `viewDidLoad` and then `viewWillAppear` are called.",
      "viewDidLoad viewWillAppear viewDidAppear"),
    Case("a Chinese word for then", .arrows, "`loadView` → 之后 `viewDidLoad`", "loadView viewDidLoad"),
    Case(
      "what comes first and last of all", .prose,
      "After `loadView`, `viewDidLoad` is called first and then `viewWillAppear`.",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "sentences that call", .numberedList,
      "1. 连接 outlet\n2. 其实就是调用 loadView 方法\n3. 调用 viewDidLoad 方法\n4. 展示", "loadView viewDidLoad"),
    Case(
      "Chinese numbers in bullets", .numberedList, "- 1、init\n- 2、loadView\n- 3、viewDidLoad",
      "init loadView viewDidLoad"),
    Case(
      "numbers that start anew", .numberedList,
      "push 的顺序：\n1. A viewWillDisappear\n2. B viewWillAppear\n返回的顺序：\n1. B viewWillDisappear\n2. A viewWillAppear",
      "A.viewWillDisappear B.viewWillAppear", "B.viewWillDisappear A.viewWillAppear"),
    Case(
      "lines that lead in alike", .bullets,
      "フォアグラウンドに遷移する時には、以下のメソッドが呼ばれます。\n- sceneWillEnterForeground\n- sceneDidBecomeActive\nバックグラウンドに遷移する時には、以下のメソッドが呼ばれます。\n- sceneWillResignActive\n- sceneDidEnterBackground",
      "sceneWillEnterForeground sceneDidBecomeActive", "sceneWillResignActive sceneDidEnterBackground"),
    Case(
      "numbers that go on below another title", .numberedList,
      "**Push A → B**\n\n1. A viewWillDisappear\n2. B viewWillAppear\n\n**Pop B → A**\n\n3. B viewWillDisappear\n4. A viewWillAppear",
      "A.viewWillDisappear B.viewWillAppear", "B.viewWillDisappear A.viewWillAppear"),
    Case(
      "receivers in brackets behind", .arrows,
      "viewWillDisappear(_:) (VC1) => viewWillAppear(_:) (VC2) => viewDidDisappear(_:) (VC1)",
      "VC1.viewWillDisappear VC2.viewWillAppear VC1.viewDidDisappear"),
    Case(
      "what each of them is told", .bullets,
      "Pop to the root:\n\n- C: viewWillDisappear, viewDidDisappear\n- A: viewWillAppear, viewDidAppear",
      "C.viewWillDisappear C.viewDidDisappear", "A.viewWillAppear A.viewDidAppear"),
    Case(
      "one callback under two names", .numberedList, "1. viewWillDisappear\n2. viewDidDisappear\n3. dealloc / deinit",
      "viewWillDisappear viewDidDisappear dealloc"),
    Case(
      "a step at any time", .numberedList,
      "1. viewWillDisappear\n2. viewDidDisappear\n3. didReceiveMemoryWarning (may happen at any time)\n4. dealloc",
      "viewWillDisappear viewDidDisappear dealloc"),
    Case(
      "steps of another case behind", .numberedList,
      "1. viewDidLoad()\n2. viewWillLayoutSubviews()\n3. viewDidLayoutSubviews()\n4. (on rotation) viewWillTransition(to:with:)\n5. viewWillLayoutSubviews()",
      "viewDidLoad viewWillLayoutSubviews viewDidLayoutSubviews"),
    Case(
      "alternatives below a step", .numberedList,
      "1. init\n   1. initWithCoder\n   2. initWithNibName\n2. loadView\n3. viewDidLoad",
      "init loadView viewDidLoad"),
    Case(
      "bullets about a life cycle", .bullets,
      "# 生命周期\n* loadview\n* viewDidLoad\n* viewDidApper\n* dealloc",
      "loadView viewDidLoad viewDidAppear dealloc"),
    Case(
      "bullets below a cue", .bullets, "The order of calls:\n\n- viewDidLoad\n- viewWillAppear",
      "viewDidLoad viewWillAppear"),
    Case(
      "bullets with receivers", .bullets,
      "+ viewWillDisappear : VC1将要消失\n\n+ viewWillAppear: VC2将要出现\n\n+ viewDidDisappear： VC1",
      "VC1.viewWillDisappear VC2.viewWillAppear VC1.viewDidDisappear"),
    Case(
      "receivers of several words", .numberedList,
      "1. Nav 의 viewDidLoad\n2. Root 뷰컨의 viewDidLoad\n3. Root 뷰컨의 viewDidAppear\n4. Nav 의 viewDidAppear",
      "Nav.viewDidLoad Root.viewDidLoad Root.viewDidAppear Nav.viewDidAppear"),
    Case(
      "numbers that go on behind a title", .plainLines,
      "1: A_VC viewDidLoad\n2: A_VC viewDidAppear\nA push with animation gives B\n3: B_VC viewDidLoad\n4: A_VC viewWillDisappear",
      "A_VC.viewDidLoad A_VC.viewDidAppear", "B_VC.viewDidLoad A_VC.viewWillDisappear"),
    Case(
      "items that say when they call", .numberedList,
      "1.调用：viewDidLoad\n2.显示之前调用：viewWillAppear\n3.调用：viewDidAppear\n4.消失之前调用：viewWillDisappear",
      "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear"),
    Case(
      "a title that Markdown takes for a part of the item above", .bullets,
      "进入前台时的顺序：\n- sceneWillEnterForeground\n- sceneDidBecomeActive\n进入后台时的顺序：\n- sceneWillResignActive\n- sceneDidEnterBackground",
      "sceneWillEnterForeground sceneDidBecomeActive", "sceneWillResignActive sceneDidEnterBackground"),
    Case(
      "lines that tell what the items are", .numberedList,
      "The order of calls:\n\n1. loadView\nmakes the view\n2. viewDidLoad\nsets it up", "loadView viewDidLoad"),
    Case(
      "names between sentences that an order follows", .plainLines,
      "The order of calls at launch.\n\nviewDidLoad\n\nviewWillAppear\n\nThe order of calls when it closes.\n\nviewWillDisappear\n\nviewDidDisappear",
      "viewDidLoad viewWillAppear", "viewWillDisappear viewDidDisappear"),
    Case(
      "remarks behind blank lines", .log,
      "```\n// the first\n1st viewDidLoad\n1st viewDidAppear\n\n// and so on\n1st viewWillDisappear\n2nd viewDidLoad\n```",
      "1st.viewDidLoad 1st.viewDidAppear", "1st.viewWillDisappear 2nd.viewDidLoad"),
    Case(
      "an explanation below one item", .bullets,
      "The order on a push:\n\n- loadView\n- viewDidLoad\ncalled only once\n- viewWillAppear\n- viewDidAppear\n- viewWillDisappear",
      "loadView viewDidLoad viewWillAppear viewDidAppear viewWillDisappear"),
    Case(
      "titles with colons above one step each", .plainLines,
      "활성화 상태 (Active):\nsceneDidBecomeActive(_:)\n비활성화 상태 (Inactive):\nsceneWillResignActive(_:)"),
    Case(
      "advice is nobody's name", .numberedList,
      "push 时：\n1. 不要在 viewDidLoad 里取尺寸\n2. 不要在 viewWillAppear 里做事\n3. 记得在 viewDidDisappear 里停\n4. 记得在 dealloc 里移除"),
    Case(
      "an occasion of its own in a numbered list", .numberedList,
      "1. Instantiated\n2. `awakeFromNib`\n3. `viewDidLoad`\n4. On low memory: `didReceiveMemoryWarning`",
      "awakeFromNib viewDidLoad"),
    Case(
      "situations as labels", .bullets,
      "## 调用顺序\n- 进入后台：applicationWillResignActive:、applicationDidEnterBackground:\n- 进入前台：applicationWillEnterForeground:、applicationDidBecomeActive:",
      "applicationWillResignActive applicationDidEnterBackground",
      "applicationWillEnterForeground applicationDidBecomeActive"),
    Case(
      "numbers in brackets", .numberedList, "顺序为:\n\n(1)- (void)loadView;\n(2)- (void)viewDidLoad;",
      "loadView viewDidLoad"),
    Case(
      "lists below situations", .bullets,
      "## 调用顺序\n* 启动\n  * application:didFinishLaunchingWithOptions:\n  * applicationDidBecomeActive\n* 进入后台\n  * applicationWillResignActive\n  * applicationDidEnterBackground",
      "application:didFinishLaunchingWithOptions applicationDidBecomeActive",
      "applicationWillResignActive applicationDidEnterBackground"),
  ]

  static let headings: [Case] = [
    Case(
      "numbered headings", .numberedHeadings,
      "## 1、init\nx\n## 2、loadView\ny\n## 3、viewDidapper（出现）\n## 4. dealloc",
      "init loadView viewDidAppear dealloc"),
    Case(
      "numbers of two parts", .numberedHeadings,
      "# 3 Life\n## 3.1 loadView\n## 3.2 viewDidLoad\n## 3.3 viewWillAppear",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "side by side", .headings,
      "## The order of a life cycle\n### loadView\nx\n### viewDidLoad\ny\n### viewWillAppear, viewDidAppear\n",
      "loadView viewDidLoad viewWillAppear viewDidAppear"),
    Case(
      "table", .table,
      "常用的生命周期方法\n\n| 函数 | 作用 |\n| -- | -- |\n| init | a |\n| ViewDidLoad | b |\n| Dealloc | c |",
      "init viewDidLoad dealloc"),
    Case(
      "numbered table", .table, "| # | name |\n|--|--|\n| 1 | loadView |\n| 2 | viewDidLoad |",
      "loadView viewDidLoad"),
    Case(
      "numbered table with steps that are no callbacks", .table,
      "| # | name |\n|--|--|\n| 1 | alloc |\n| 2 | window |\n| 3 | loadView |\n| 4 | viewDidLoad |\n| 5 | viewWillAppear |",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "numbered columns", .table,
      "| what | 1 | 2 |\n|--|--|--|\n| push | A viewWillDisappear | B viewWillAppear |\n| a remark | none | |",
      "A.viewWillDisappear B.viewWillAppear"),
    Case(
      "a remark on the way", .arrows, "Push: A.viewWillDisappear → (no A.viewDidAppear) → B.viewWillAppear",
      "A.viewWillDisappear B.viewWillAppear"),
    Case(
      "table with lanes", .table,
      "| step | A | B |\n|--|--|--|\n| push | viewWillDisappear | |\n| | | viewWillAppear |\n| | viewDidDisappear | |",
      "A.viewWillDisappear B.viewWillAppear A.viewDidDisappear"),
    Case(
      "lines", .plainLines, "loadView\nviewDidLoad\nviewWillAppear", "loadView viewDidLoad viewWillAppear"),
    Case(
      "lines, and a sentence below them", .plainLines,
      "loadView\nviewDidLoad\n\nviewDidLoad is called when the view is loaded.", "loadView viewDidLoad"),
    Case(
      "lines joined by tags", .plainLines, "loadView<br>viewDidLoad<br/>viewWillAppear",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "lines with wide numbers", .plainLines, "① viewWillAppear\n② viewDidAppear",
      "viewWillAppear viewDidAppear"),
    Case(
      "lines with titles between", .plainLines,
      "push:\nA viewWillDisappear\nB viewWillAppear\npop:\nB viewWillDisappear\nA viewWillAppear",
      "A.viewWillDisappear B.viewWillAppear", "B.viewWillDisappear A.viewWillAppear"),
    Case(
      "remarks without a number", .plainLines,
      "启动\n1: A_VC initWithCoder:\nloadView会先查找\n2: A_VC loadView\n3: A_VC viewDidLoad",
      "A_VC.initWithCoder A_VC.loadView A_VC.viewDidLoad"),
    Case(
      "two lines of a log with what was passed", .log,
      "Tap the back button, and the console prints:\n\n```\nviewWillAppear animated: true\nviewDidAppear animated: true\n```",
      "viewWillAppear viewDidAppear"),
    Case(
      "phases that are printed twice", .log,
      "```\nAppDelegate didFinishLaunchingWithOptions\nonChange scenePhase active\nactive\nonChange scenePhase inactive\ninactive\n```",
      "AppDelegate.application:didFinishLaunchingWithOptions scenePhase.active scenePhase.inactive"),
    Case("arrows", .arrows, "init → loadView → viewDidLoad → deinit", "init loadView viewDidLoad dealloc"),
    Case(
      "typed arrows", .arrows, "启动：`viewDidLoad` --> `viewWillAppear:` ==> viewDidAppear",
      "viewDidLoad viewWillAppear viewDidAppear"),
    Case(
      "arrows with receivers", .arrows, "A.viewWillDisappear -> B.viewWillAppear -> A.viewDidDisappear",
      "A.viewWillDisappear B.viewWillAppear A.viewDidDisappear"),
    Case("hyphens", .arrows, "顺序为loadview-viewdidload-viewwillappear", "loadView viewDidLoad viewWillAppear"),
    Case(
      "lines that start with arrows", .arrows, "```\nView Loaded\n→ View Will Appear\n→ Layout\n→ View Did Appear\n```",
      "viewWillAppear viewDidAppear"),
    Case(
      "arrows on lines of their own", .arrows, "```\nloadView\n   ↓\nviewDidLoad\n   ↓\nviewWillAppear\n```",
      "loadView viewDidLoad viewWillAppear"),
  ]

  static let plain: [Case] = [
    Case(
      "below a sentence", .plainLines,
      "接着上一篇提到的 layoutSubviews 调用时机\n显示过程\n-(void)willMoveToSuperview:(UIView *)newSuperview\n-(void)didMoveToSuperview\n-(void)willMoveToWindow:(UIWindow *)newWindow",
      "willMoveToSuperview didMoveToSuperview willMoveToWindow"),
    Case(
      "steps that are no callbacks, of the same receivers", .plainLines,
      "두 번째 화면으로 넘어가면\n1번째 viewWillDisappear 호출\n2번째 viewWillAppear 호출\n1번째 화면 사라짐\n1번째 viewDidDisappear 호출\n2번째 화면 나타남\n2번째 viewDidAppear 호출",
      "1번째.viewWillDisappear 2번째.viewWillAppear 1번째.viewDidDisappear 2번째.viewDidAppear"),
    Case(
      "headings in tags", .plainLines,
      "<h3>A -> B push</h3>\nA: viewWillDisappear\nB: viewWillAppear\n\n<h3>B -> A pop</h3>\nB: viewWillDisappear\nA: viewWillAppear",
      "A.viewWillDisappear B.viewWillAppear", "B.viewWillDisappear A.viewWillAppear"),
  ]

  static let code: [Case] = [
    Case("selectors", .codeBlock, "```\nloadView\n viewDidLoad \n```", "loadView viewDidLoad"),
    Case(
      "a life that a remark parts", .codeBlock,
      "```\nviewDidLoad\nviewWillAppear\nviewDidAppear\n\n// 사라질 때\nviewWillDisappear\nviewDidDisappear\n```",
      "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear"),
    Case(
      "two parts with titles of their own", .codeBlock,
      "```\n// 나타날 때\nviewWillAppear\nviewDidAppear\n\n// 사라질 때\nviewWillDisappear\nviewDidDisappear\n```",
      "viewWillAppear viewDidAppear", "viewWillDisappear viewDidDisappear"),
    Case(
      "declarations below a cue", .codeBlock,
      "## 方法调用顺序\n* 进入后台\n  ```swift\n  func applicationWillResignActive(_ :)\n  func applicationDidEnterBackground(_ :)\n  ```",
      "applicationWillResignActive applicationDidEnterBackground"),
    Case(
      "messages with blank lines", .log,
      "```\n1:-[First viewDidLoad]\n1:-[First viewWillAppear:]\n\n2:-[Second viewWillAppear:]\n1:-[First viewDidDisappear:]\n```",
      "First.viewDidLoad First.viewWillAppear", "Second.viewWillAppear First.viewDidDisappear"),
    Case(
      "a console with titles", .log,
      "```\n//启动\n2016-03-17 16:02:36.940 App[21:11]  AppDelegate    >>>>    applicationDidBecomeActive:\n2016-03-17 16:02:36.941 App[21:11]  A    >>>>    viewDidLoad\n//后台\n2016-03-17 16:02:37.940 App[21:11]  AppDelegate    >>>>    applicationWillResignActive:\n2016-03-17 16:02:37.941 App[21:11]  AppDelegate    >>>>    applicationDidEnterBackground:\n```",
      "AppDelegate.applicationDidBecomeActive A.viewDidLoad",
      "AppDelegate.applicationWillResignActive AppDelegate.applicationDidEnterBackground"),
    Case(
      "remarks inside a run", .log,
      "```\nB >>>> viewWillDisappear:\n\n//A 的 view 为空，调用loadView\nA >>>> viewDidLoad\nA >>>> viewWillAppear:\n```",
      "B.viewWillDisappear A.viewDidLoad A.viewWillAppear"),
    Case(
      "phases of SwiftUI", .log,
      "```\nonChange scenePhase inactive\ninactive\nSceneDelegate sceneWillResignActive\nonChange scenePhase background\n```",
      "scenePhase.inactive SceneDelegate.sceneWillResignActive scenePhase.background"),
    Case(
      "a log below an item", .log,
      "1. 运行，打印如下:\n2020-05-22 19:00:34.992881+0800 Demo[39467:385142] loadView\n2020-05-22 19:00:35.002142+0800 Demo[39467:385142] viewDidLoad",
      "loadView viewDidLoad"),
    Case(
      "what one class prints for another", .log,
      "```\nOneViewController ---> -[BaseViewController viewWillAppear:]\nTwoViewController ---> -[BaseViewController viewWillDisappear:]\n```",
      "OneViewController.viewWillAppear TwoViewController.viewWillDisappear"),
    Case(
      "digits behind the names", .log, "```\nviewWillDisappear1\nviewWillAppear2\nviewDidDisappear1\n```",
      "1.viewWillDisappear 2.viewWillAppear 1.viewDidDisappear"),
    Case(
      "an indented log", .log,
      "logs:\n\n    2016-04-27 10:49:46.694 Me[67943:4951489] vc1 viewWillAppear\n    2016-04-27 10:49:51.692 Me[67943:4951489] vc2 viewWillAppear\n",
      "vc1.viewWillAppear vc2.viewWillAppear"),
    Case(
      "functions printed in Swift", .codeBlock,
      "```\nscene(_:willConnectTo:options:)\nviewDidLoad()\nsceneDidBecomeActive(_:)\n```",
      "scene:willConnectToSession:options viewDidLoad sceneDidBecomeActive"),
    Case(
      "printed objects", .log,
      "```\n<App.FirstViewController: 0x7f8a1b50> viewDidLoad\n[FirstViewController.swift:28] viewWillAppear(_:)\n```",
      "FirstViewController.viewDidLoad FirstViewController.viewWillAppear"),
    Case(
      "numbers in what methods print", .codeComments,
      "```objc\n- (void)viewDidLoad {\n  NSLog(@\"2.载入\");\n}\n- (void)loadView {\n  NSLog(@\"1.加载\");\n}\n- (void)dealloc {\n  NSLog(@\"3.销毁\");\n}\n```",
      "loadView viewDidLoad dealloc"),
    Case(
      "numbers against the order of the source", .codeComments,
      "```objc\n- (void)dealloc {\n  NSLog(@\"3.销毁\");\n}\n- (void)viewDidLoad {\n  NSLog(@\"2.载入\");\n}\n- (void)loadView {\n  NSLog(@\"1.加载\");\n}\n```",
      "loadView viewDidLoad dealloc"),
    Case(
      "declarations below numbered sentences", .numberedList,
      "1. 加载视图\n```objc\n- (void)loadView;\n```\n2. 加载完成\n```objc\n- (void)viewDidLoad;\n```\n3. 即将出现\n```objc\n- (void)viewWillAppear:(BOOL)animated;\n```",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "numbered moments", .numberedList,
      "1. Needed: `loadView`\n2. Loaded: `viewDidLoad`\n3. Will show: `viewWillAppear`",
      "loadView viewDidLoad viewWillAppear"),
    Case(
      "numbers in comments", .codeComments,
      "## Order\n```swift\n// 1\noverride func loadView() {}\n// 2\noverride func viewDidLoad() {}\noverride func viewWillAppear(_ animated: Bool) {} // 3\n```",
      "loadView viewDidLoad viewWillAppear"),
  ]

  @Test(arguments: lists + headings + plain + code)
  func readsTheForm(_ example: Case) {
    let note = read(example.text)
    #expect(note.sequences == example.sequences)
    #expect(note.orderings.allSatisfy { $0.form == example.form })
  }

  @Test func joinsPrintedTextsWithTheirMethods() {
    let note = read(
      """
      ```swift
      override func viewDidLoad() {
        super.viewDidLoad()
        print("加载完成")
      }
      override func viewWillAppear(_ animated: Bool) {
        print("即将出现")
      }
      ```

      ```
      2020-01-01 10:00:00.123 App[12:34] 加载完成
      2020-01-01 10:00:00.124 App[12:34] 即将出现
      ```
      """)
    #expect(note.sequences == ["viewDidLoad viewWillAppear"])
    #expect(note.mentions.suffix(2).map(\.spelling) == [.printLabel, .printLabel])
    #expect(note.orderings.first?.steps.compactMap(\.mention) == [3, 4])
  }

  @Test(arguments: [
    ("viewDidLoad -> viewWillAppear -> ...", Ordering.Completeness.subsequence),
    ("viewDidLoad -> viewWillAppear", .projection),
    ("The complete order:\n\n1. viewDidLoad\n2. viewWillAppear", .exact),
  ])
  func tellsWhetherStepsAreLeftOut(_ text: String, _ completeness: Ordering.Completeness) {
    #expect(read(text).orderings.map(\.completeness) == [completeness])
  }
}

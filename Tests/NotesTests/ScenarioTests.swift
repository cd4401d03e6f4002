import LifecycleEngine
import Notes
import Testing
import Verify

struct ScenarioTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let situations: [Situation]
    let isInferred: Bool
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ situations: Situation..., inferred: Bool = false) {
      self.name = name
      self.text = text
      self.situations = situations
      isInferred = inferred
    }
  }

  private static let push = "A viewWillDisappear\nB viewWillAppear\nA viewDidDisappear\nB viewDidAppear"

  static let cases: [Case] = [
    Case("a heading", "# Life cycle of a controller\n\ninit → loadView → viewDidLoad", .lifeOfOneController),
    Case("a lead-in", "点击 push 时：\n\n```\n\(push)\n```", .push),
    Case(
      "several", "**程序启动 A =PUSH=> B =Back=> A**\n\n```\n\(push)\nB viewWillDisappear\nA viewWillAppear\n```",
      .launch, .push, .pop),
    Case(
      "a comment",
      "```\n//压入后台\nAppDelegate applicationWillResignActive\nAppDelegate applicationDidEnterBackground\n```",
      .background),
    Case(
      "an item", "## 顺序\n* 单击 Home 键\n  * applicationWillResignActive\n  * applicationDidEnterBackground",
      .background),
    Case("the line above a chain", "返回上一页（pop）：\nB.viewWillDisappear → A.viewWillAppear", .pop),
    Case("receivers in small letters", "on a push\nold.viewWillDisappear → new.viewWillAppear", .push),
    Case(
      "the line of a comment above a chain",
      "## Push\n\n```swift\nlet detail = DetailViewController()\nfunc open() {\n  navigationController?.pushViewController(detail, animated: true)\n}\n\n// When popping back:\n// Detail: viewWillDisappear → viewDidDisappear\n```",
      .pop),
    Case(
      "several states that a list of a whole life is introduced by",
      "Desde que se crea o se regresa desde otra vista, hasta que desaparece:\n\n1. loadView\n2. viewDidLoad\n3. viewWillAppear\n4. viewDidAppear\n5. viewWillDisappear\n6. viewDidDisappear",
      .lifeOfOneController),
    Case("a call", "presentViewController 出去时：\n\n```\n\(push)\n```", .present),
    Case(
      "how the first one came, before it pushes",
      "A 通过 push 跳转到 B 的执行顺序：\n\n1. A viewDidLoad\n2. A viewWillAppear\n3. A viewDidAppear\n4. B viewDidLoad\n5. A viewWillDisappear\n6. B viewWillAppear\n7. A viewDidDisappear\n8. B viewDidAppear",
      .appears, .push),
    Case(
      "a life that begins as it is shown",
      "When it is shown:\n\nviewWillAppear → viewDidAppear → viewWillDisappear → viewDidDisappear", .lifeOfOneController
    ),
    Case(
      "parts of one life",
      "### Appearing and disappearing\n\n1. viewWillAppear\n2. viewDidAppear\n3. viewWillDisappear",
      .lifeOfOneController),
    Case(
      "a numbered list that goes on under the next title",
      "**Creation and loading:**\n\n1. loadView\n2. viewDidLoad\n\n**Appearance:**\n\n3. viewWillAppear\n4. viewWillDisappear",
      .lifeOfOneController),
    Case(
      "numbers that go on below another thing that happens",
      "**Push A → B**\n\n1. A viewWillDisappear\n2. B viewWillAppear\n\n**Pop B → A**\n\n3. B viewWillDisappear\n4. A viewWillAppear",
      .push),
    Case("a line in bold above a lead-in", "**A pushes B**\n\nThe order:\n\n```\n\(push)\n```", .push),
    Case("an arrow between two", "## Tab A → B tab switch\n\n```\n\(push)\n```", .tabSwitch),
    Case(
      "what is interrupted, and how that ends",
      "Control center is opened:\n\n1. sceneWillResignActive\n2. sceneDidBecomeActive", .controlCenter,
      .controlCenterClosed),
    Case(
      "where an application was before",
      "在前台时从多任务里上滑杀掉 App：\n\n1. applicationWillResignActive\n2. applicationWillTerminate",
      .killFromSwitcher),
    Case(
      "a style in a bracket",
      "## Unwind segue from B (full-screen modal) to A\n\n1. B viewWillDisappear\n2. A viewWillAppear",
      .unwind),
    Case("what is loaded from a nib", "从 xib 加载：\n\n1. initWithCoder:\n2. awakeFromNib", .decoded),
    Case("a layout pass as a whole", "Layout pass:\n\n1. updateConstraints\n2. layoutSubviews\n3. draw(_:)", .unknown),
    Case(
      "a way that nobody names", "## Move to the second view controller\n\n```\n\(push)\n```", .push, inferred: true),
    Case(
      "a lead-in that goes on, with the colon of Chinese",
      """
      ## 侧滑返回

      侧滑取消以后，接着会调用四个方法：

      1. A.viewWillDisappear
      2. A.viewDidDisappear
      3. B.viewWillAppear
      4. B.viewDidAppear
      """, .swipeBackCancelled),
    Case(
      "a button that moves there", "두 번째 뷰 컨트롤러로 이동 버튼을 누른 후\n\n```\n\(push)\n```", .push, inferred: true),
    Case(
      "a push by a segue", "## A pushes B\n\nThe order:\n\n- prepareForSegue\n- viewWillDisappear\n- viewDidDisappear",
      .segue),
    Case("a cell", "셀을 눌렀을 때\n\n```\n\(push)\n```", .push, inferred: true),
    Case(
      "the end of a view and its controller",
      "当一个视图被移除屏幕并且销毁的时候的执行顺序\n\n1. viewWillDisappear\n2. viewDidDisappear\n3. dealloc", .released),
    Case(
      "swiped off the screen",
      "Swipe the app off the top of the screen:\n\n1. applicationDidEnterBackground\n2. applicationWillTerminate",
      .killFromSwitcher),
    Case("a button", "When the button is tapped:\n\n```\n\(push)\n```", .push, inferred: true),
    Case(
      "what each means stands before its name",
      "从前台到后台:\n程序将要失去活动 applicationWillResignActive\n程序已经进入后台 applicationDidEnterBackground", .background),
    Case(
      "numbers with a dash",
      "On a push:\n\n1- A viewWillDisappear\n2- B viewWillAppear\n3- A viewDidDisappear\n4- B viewDidAppear",
      .push),
    Case(
      "versions below what happens",
      "锁屏:\niOS 4.3\napplicationWillResignActive->UIApplicationStateActive\niOS 5.0\napplicationWillResignActive->UIApplicationStateActive\napplicationDidEnterBackground->UIApplicationStateInactive",
      .lock),
    Case(
      "a line between items that Markdown takes for more of the one above",
      "- sceneWillConnect\n进入后台时\n- sceneWillResignActive\n- sceneDidEnterBackground", .background),
    Case("the shape of a push", "```\n\(push)\n```", .push, inferred: true),
    Case(
      "the shape of a tab switch",
      "```\nB viewWillAppear\nA viewWillDisappear\nA viewDidDisappear\nB viewDidAppear\n```", .tabSwitch,
      inferred: true),
    Case(
      "the shape of a full-screen presentation",
      "```\nA viewWillDisappear\nB viewWillAppear\nB viewDidAppear\nA viewDidDisappear\n```", .present,
      inferred: true),
    Case(
      "a title is enforced, whatever the steps look like",
      "## background\n\n```\nB viewDidLoad\nB viewWillAppear\nA viewWillDisappear\nA viewDidDisappear\nB viewDidAppear\n```",
      .background),
    Case(
      "a launch", "```\napplication(_:didFinishLaunchingWithOptions:)\nviewDidLoad()\n```", .launch,
      inferred: true),
    Case(
      "an added view", "1. willMoveToSuperview\n2. didMoveToSuperview\n3. willMoveToWindow", .viewAdded,
      inferred: true),
    Case(
      "a life", "viewDidLoad -> viewWillAppear -> viewDidAppear -> viewWillDisappear -> viewDidDisappear",
      .lifeOfOneController, inferred: true),
    Case(
      "a warning", "```\nA didReceiveMemoryWarning\nB didReceiveMemoryWarning\n```", .memoryWarning,
      inferred: true),
  ]

  @Test(arguments: cases)
  func guessesWhatHappens(_ example: Case) throws {
    let guess = try #require(read(example.text).orderings.first).guess
    #expect(guess.situations == example.situations)
    #expect(guess.isInferred == example.isInferred)
  }

  @Test func aTitleOfTwoThingsTellsNeither() throws {
    let note = read("### Entering the foreground / background\n\n- sceneWillEnterForeground\n- sceneDidEnterBackground")
    let guess = try #require(note.orderings.first).guess
    #expect(guess.isUnstaged)
  }

  /// A column is headed by what happens, whatever else its row says.
  @Test func aColumnTellsWhatItsCellsAreOf() {
    let note = read(
      "The order:\n\n| style | present | dismiss |\n|---|---|---|\n| fullScreen | A viewWillDisappear B viewWillAppear B viewDidAppear A viewDidDisappear | B viewWillDisappear A viewWillAppear A viewDidAppear B viewDidDisappear |"
    )
    #expect(note.orderings.map(\.guess.situations) == [[.present], [.dismiss]])
    #expect(note.orderings.allSatisfy { $0.guess.worlds.style == .fullScreen })
  }

  /// "1. B is loaded" below "A pushes B" is a part of that.
  @Test func numberedPartsAreOneOrder() {
    let note = read(
      "```\n二、A push 到 B\n\n1. B 加载完成\nB -[B viewDidLoad]\n\n2. A 将要消失\nA -[A viewWillDisappear:]\n\n3. B 将要显示\nB -[B viewWillAppear:]\n```"
    )
    #expect(note.orderings.map(\.guess.situations) == [[.push]])
    #expect(note.orderings.first?.steps.count == 3)
  }

  /// Numbered parts of a life are one order, arrows and all; numbered transitions are orders of their own.
  @Test(arguments: [
    (
      "1. **Loading**: loadView → viewDidLoad\n2. **Appearing**: viewWillAppear → viewDidAppear\n3. **Disappearing**: viewWillDisappear → viewDidDisappear\n4. **Deallocation**: deinit",
      [7]
    ),
    (
      "- **1. 实例化阶段**：init(coder:) 被调用\n- **2. 加载视图阶段**：loadView → viewDidLoad\n- **3. 视图即将显示**：viewWillAppear → viewDidAppear\n- **4. 视图已经消失**：viewDidDisappear",
      [6]
    ),
    (
      "1. push: A.viewWillDisappear → B.viewWillAppear\n2. pop: B.viewWillDisappear → A.viewWillAppear\n3. present: A.viewWillDisappear → B.viewWillAppear",
      [2, 2, 2]
    ),
  ])
  func phasesAreOneOrder(_ list: String, _ steps: [Int]) {
    #expect(read("# Life cycle\n\n\(list)").orderings.map(\.steps.count) == steps)
  }

  /// Two that take turns where there are pages turn one, or do not: nobody said which.
  @Test(arguments: [
    "Log of a UIPageViewController:", "UIPageViewController（.scroll）で1ページ目から2ページ目へめくりかけて、そのまま元に戻してしまったときのログ：",
  ])
  func pagesAreNoPush(_ leadIn: String) throws {
    let note = read("\(leadIn)\n\(Self.push)")
    let guess = try #require(note.orderings.first).guess
    #expect(guess.isUnstaged || guess.situations.first == .pageTurned)
  }

  @Test func knowsAReturnByTheWayBeforeIt() {
    let note = read(
      "```\n\(Self.push)\n\nB viewWillDisappear\nA viewWillAppear\nB viewDidDisappear\nA viewDidAppear\n```")
    #expect(note.orderings.map(\.guess.situations) == [[.push], [.pop]])
    #expect(note.orderings.map(\.guess.actors) == [["A", "B"], ["B", "A"]])
  }

  @Test func whatIsNamedAboveAListRestrictsIt() throws {
    let note = read("iOS 13 以后 present 一个 fullScreen 的控制器：\n\n1. A viewWillDisappear\n2. B viewWillAppear")
    let guess = try #require(note.orderings.first).guess
    #expect(guess.worlds.style == .fullScreen)
    #expect(guess.worlds.versions == VersionRange(Version(13), VersionRange.all.upper))
  }
}

import LifecycleEngine
import Notes
import Testing

struct MentionTests {
  /// One spelling and what it stands for.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let symbols: [String]
    let spelling: Mention.Spelling?
    var testDescription: String { text }

    init(_ text: String, _ symbols: String..., spelling: Mention.Spelling? = nil) {
      self.text = text
      self.symbols = symbols
      self.spelling = spelling
    }
  }

  static let spellings: [Case] = [
    Case("`viewDidLoad`", "viewDidLoad", spelling: .exact),
    Case("see viewWillAppear:", "viewWillAppear", spelling: .exact),
    Case("**viewWillAppear(_:)** is next", "viewWillAppear"),
    Case("-[RootController viewDidAppear:]", "viewDidAppear"),
    Case("重写 [super loadView] 时", "loadView"),
    Case("调用viewDidLoad方法", "viewDidLoad"),
    Case("viewDidUnload：以前会调用", "viewDidUnload"),
    Case("<b>viewDidLoad</b> and <i title=\"viewWillAppear\">x</i>", "viewDidLoad"),
    Case("ViewDidload", "viewDidLoad", spelling: .caseVariant),
    Case("viewdidlayoutsubviews", "viewDidLayoutSubviews", spelling: .caseVariant),
    Case("viewDidAppera", "viewDidAppear", spelling: .typo),
    Case("viweWillAppear", "viewWillAppear", spelling: .typo),
    Case("didReceiveMemeryWarning", "didReceiveMemoryWarning", spelling: .typo),
    Case("loadVeiw", "loadView", spelling: .typo),
    Case("In View Did Load we", "viewDidLoad", spelling: .spaced),
    Case("it is called in view will appear", "viewWillAppear", spelling: .spaced),
    Case("1st view did load", "viewDidLoad", spelling: .spaced), Case("viewDid Load", "viewDidLoad", spelling: .spaced),
    Case("willDisappear 先调用", "viewWillDisappear", spelling: .short),
    Case("AppDelegate didEnterBackground", "applicationDidEnterBackground", spelling: .short),
    Case("SceneDelegate didEnterBackground", "sceneDidEnterBackground", spelling: .short),
    Case("didFinishLaunchingWithOptions", "application:didFinishLaunchingWithOptions"),
    Case("application:didFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions"),
    Case("application(_:didFinishLaunching:)", "application:didFinishLaunchingWithOptions"),
    Case("scene(_:willConnectTo:options:)", "scene:willConnectToSession:options"),
    Case("init(coder:)", "initWithCoder", spelling: .swift),
    Case("initWithNibName：bundle：", "initWithNibName:bundle"),
    Case("-initWithNibName:Bundle", "initWithNibName:bundle"),
    Case("willMove(toWindow:)", "willMoveToWindow", spelling: .swift),
    Case("willMove(toSuperview:)、didMoveToSuperview()", "willMoveToSuperview", "didMoveToSuperview"),
    Case("didMove(toParent:)", "didMoveToParentViewController"),
    Case("prepare(for:sender:)", "prepareForSegue"),
    Case("viewWillTransition(to:with:)", "viewWillTransitionToSize"),
    Case("touchesBegan(_:with:)", "touchesBegan"),
    // Two letters apart, and no slip of one another.
    Case("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath"),
    Case("tableView(_:didDeselectRowAt:)", "tableView:didDeselectRowAtIndexPath"),
    Case("deinit 会释放", "dealloc", spelling: .swift),
    Case("viewDidLoad2", "viewDidLoad"),
    Case("FirstVC_viewDidLoad", "viewDidLoad"),
    Case("VDL runs once, vwa each time", "viewDidLoad", "viewWillAppear", spelling: .short),
    Case(
      "A.VWD, then B vWA, VIA, VDLS", "viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews"),
  ]

  @Test(arguments: spellings)
  func findsEverySpelling(_ example: Case) {
    let note = read(example.text)
    #expect(note.symbols == example.symbols)
    if let spelling = example.spelling { #expect(note.mentions.first?.spelling == spelling) }
  }

  static let declarations: [Case] = [
    Case(
      "- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {\n}",
      "application:didFinishLaunchingWithOptions"),
    Case(
      "func scene(_ scene: UIScene, willConnectTo session: UISceneSession,\n  options: Options) {}",
      "scene:willConnectToSession:options"),
    Case(
      "func application(_ : , willFinishLaunchingWithOptions:)", "application:willFinishLaunchingWithOptions"),
    Case(
      "func application(_ app: UIApplication, open url: URL, options: [K: Any]) -> Bool",
      "application:openURL:options"),
    Case(
      "override func viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n}",
      "viewWillAppear", "viewWillAppear"),
    Case(
      "required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }", "initWithCoder",
      "initWithCoder"),
    Case("override func draw(_ rect: CGRect) { super.draw(rect) }", "drawRect", "drawRect"),
    Case(
      "- (void)willMoveToParentViewController:(UIViewController *)parent {", "willMoveToParentViewController"),
    Case("+ (void)load {\n}\n+ (void)initialize {\n}", "load", "initialize"),
    Case("// calls viewDidLoad\nfoo();", "viewDidLoad"),
    Case("2020-01-01 10:00:00.1+0800 App[1:22] -[A viewDidLoad]", "viewDidLoad"),
    Case("deinit { print(\"x\") }", "dealloc"),
  ]

  @Test(arguments: declarations)
  func findsDeclarationsAndCallsInCode(_ example: Case) {
    #expect(read("```\n\(example.text)\n```\n").symbols == example.symbols)
  }

  static let traps: [Case] = [
    Case("clearsSelectionOnViewWillAppear"),
    Case("viewIfLoaded, isViewLoaded, layoutIfNeeded, setNeedsLayout, viewControllers, viewWithTag"),
    Case("didMoveToView, updateConstraint, initWithName, realloc, reloadView"),
    Case("[a link](https://example.org/viewDidLoad) and https://example.org/viewWillAppear。"),
    Case("![](images/viewDidLoad.png) and `viewDidLoad.png`"),
    Case("[x]: https://example.org/viewDidLoad"),
    Case("when the view will appear on screen, controllers load view objects; the view is appearing"),
    Case("we load data, initialize it, draw it, present it and prepare for the rest"),
    Case("VDA and VDA again"), Case("told via VWA alone"), Case("`point.vwa = rect.vda`"),
    Case("git init, libSystem init, commonInit, UIEdgeInsets.init(top: 1)"),
    Case("application, scene, init(style:), present(vc), dismiss()"),
    Case("`Task { }` and a variable `scenePhase` of the app"),
    Case("pushViewController:animated: 与 makeKeyAndVisible"),
    Case("UIApplicationDidEnterBackgroundNotification"),
    Case("```\nUIView *v = [[UIView alloc] init];\nUIWindow *w = [[UIWindow alloc] initWithFrame:r];\n```"),
    Case("```\n- (instancetype)init {\n  if (self = [super init]) {}\n  return self;\n}\n```"),
    Case("```\n- (void)Monitor_viewDidLoad;\n```"),
    Case("```mermaid\nInit --> LoadView[Load the view]\nLoadView --> Deinit[Release]\n```"),
    Case("```scenario push\nexpect viewDidLoad\n```"),
  ]

  @Test(arguments: traps)
  func findsNothingInOtherNames(_ example: Case) {
    #expect(read(example.text).symbols == [])
  }

  static let steps: [Case] = [
    Case("- init：初始化\n- loadView", "init", "loadView"),
    Case("## 1、init\n\n## 2、loadView", "init", "loadView"),
    Case("在 init 方法中创建", "init"),
    Case("`+load` 与 `initialize`", "load", "initialize"),
    Case("load方法只调用一次", "load"),
    Case("```\n-[A init]\n-[A viewDidLoad]\n```", "init", "viewDidLoad"),
  ]

  @Test(arguments: steps)
  func countsEverydayWordsWhereTheyAreSteps(_ example: Case) {
    #expect(read(example.text).symbols == example.symbols)
  }

  @Test func knowsWhereAMentionStands() {
    let note = read(
      """
      ---
      title: viewDidLoad
      ---
      # viewDidLoad
      viewDidLoad `viewDidLoad`
      - viewDidLoad

      | viewDidLoad |
      | --- |
      | viewDidLoad |

      ```
      A viewDidLoad
      A viewWillAppear
      ```
      """)
    let places = note.mentions.map(\.place)
    #expect(
      places == [.frontMatter, .heading, .prose, .inlineCode, .listItem, .table, .table, .log, .log])
  }

  @Test func pointsAtTheBytesOfTheName() {
    let note = read("先 **viewDidLoad**，后 scene(_:willConnectTo:options:)。")
    #expect(note.mentions.map { note.text($0.range) } == note.mentions.map(\.asWritten))
    #expect(note.mentions.map(\.asWritten) == ["viewDidLoad", "scene(_:willConnectTo:options:)"])
  }

  @Test(arguments: [
    ("## UIView\n- initWithFrame:\n- awakeFromNib\n- layoutSubviews\n- dealloc", Owner.view),
    ("## UIViewController\n- init\n- viewDidLoad\n- dealloc", .viewController),
    ("-[HeaderView awakeFromNib] and viewDidLoad", .view),
    ("viewDidLoad, viewWillAppear, dealloc", .viewController),
  ])
  func decidesWhoReceivesWhatAnyObjectCan(_ text: String, _ owner: Owner) {
    let open = read(text).mentions.filter { $0.callback.info.owner == .object }
    #expect(!open.isEmpty)
    #expect(open.allSatisfy { $0.owner == owner })
  }
}

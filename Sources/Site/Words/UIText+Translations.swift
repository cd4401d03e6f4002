extension UIText {
  /// A text in each language.
  typealias Words = (english: String, chinese: String)

  /// One row a text.
  static let translations: [UIText: Words] = [
    frame, verdictWords, traceWords, liveWords, logWords, callbackWords, decisionWords, situationWords, scenarioWords,
    quizWords, answerWords, runWords, evidenceWords,
  ].reduce(into: [:]) { $0.merge($1) { $1 } }

  private static let frame: [UIText: Words] = [
    .notes: ("Notes", "笔记"),
    .callbacks: ("Callbacks", "回调"),
    .scenarios: ("Scenarios", "情景"),
    .quizzes: ("Quizzes", "测验"),
    .conformance: ("Evidence", "证据"),
    .home: ("Home", "首页"),
    .skipToContent: ("Skip to content", "跳到正文"),
    .mainNavigation: ("Main", "主导航"),
    .onThisPage: ("On this page", "本页内容"),
    .previousPage: ("Previous", "上一篇"),
    .nextPage: ("Next", "下一篇"),
    .theme: ("Theme: {}", "主题：{}"),
    .themeAuto: ("Auto", "自动"),
    .themeLight: ("Light", "浅色"),
    .themeDark: ("Dark", "深色"),
    .names: ("Names: {}", "名称：{}"),
    .namesWritten: ("As written", "原文"),
    .wayLearn: ("Learn", "学习"),
    .wayLearnAbout: ("note by note, each with runs and questions.", "逐篇阅读笔记，每篇都有可以运行的例子和测验题。"),
    .wayLookUp: ("Look up", "查找"),
    .wayLookUpAbout: ("a callback in any spelling, a situation, a version.", "回调（任何写法）、情形、版本。"),
    .wayLogAbout: ("Paste it, and see what was done, on which iOS.", "粘贴进来，看看做了什么、在哪个 iOS 上。"),
    .changes: ("Changes", "更新"),
    .madeWith: (
      "Verdicts and traces on this site are results of simulated runs.",
      "本站的结论与轨迹均由模拟运行得出。"
    ),
    .search: ("Search", "搜索"),
    .searchAbout: (
      "All that can be found here: notes, callbacks, scenarios, quizzes, differences between versions, findings.",
      "本站可以找到的全部内容：笔记、回调、情景、测验、版本差异、检查结果。"
    ),
    .searchHint: ("Callback, situation, version, code", "回调、情形、版本、代码"),
    .resultCount: ("Results: {}", "结果：{} 条"),
    .noResults: ("Nothing is found.", "没有找到。"),
    .findings: ("Findings", "检查结果"),
    .breadcrumbs: ("You are here", "当前位置"),
    .tryIt: ("Try it", "动手试试"),
    .notFound: ("There is no such page", "没有这个页面"),
    .notFoundHelp: (
      "The address may be old or mistyped. What you are looking for may be in one of these places.",
      "地址可能已经失效，或输入有误。你要找的内容也许在下列位置。"
    ),
  ]

  private static let verdictWords: [UIText: Words] = [
    .verdict: ("Verdict", "结论"),
    .verdicts: ("Statements checked", "已检验的说法"),
    .line: ("line {}", "第 {} 行"),
    .seeAlso: ("See also", "另见"),
  ]

  private static let traceWords: [UIText: Words] = [
    .legend: ("Legend", "图例"),
    .appearing: ("appearing", "正在出现"),
    .appeared: ("appeared", "已出现"),
    .disappearing: ("disappearing", "正在消失"),
    .markState: ("app or scene", "应用或场景"),
    .markLoading: ("loading", "加载"),
    .markAppearance: ("appearance", "出现与消失"),
    .markLayout: ("layout", "布局"),
    .markContainment: ("hierarchy", "层级"),
    .markOther: ("other", "其他"),
    .playTrace: ("Step through the run", "逐步查看"),
    .first: ("First", "最前"),
    .previous: ("Previous", "上一步"),
    .next: ("Next", "下一步"),
    .last: ("Last", "最后"),
    .position: ("Position", "位置"),
    .positionOf: ("{} of {}", "第 {} 步，共 {} 步"),
    .stateTable: ("States at this point", "此时的状态"),
    .keysHint: ("Keys: ← → Home End", "按键：← → Home End"),
    .notYet: ("not on screen", "不在屏幕上"),
    .predict: ("Predict", "预测"),
    .predictRight: ("Right: {}.", "正确：{}。"),
    .predictLater: ("Not yet: {} comes later ({} further on, {}).", "还没到：{} 在后面（往后 {} 个，{}）。"),
    .predictPast: ("No: {} has come already.", "不对：{} 已经来过了。"),
    .predictReason: ("What comes here: {}.", "此处的回调：{}。"),
    .predictCause: ("What comes here: {}, brought about by {}.", "此处的回调：{}，由 {} 引起。"),
    .predictDone: ("Predicted at the first try: {} of {}.", "一次猜中：{}，共 {}。"),
  ]

  private static let callbackWords: [UIText: Words] = [
    .swiftName: ("Swift", "Swift"),
    .owner: ("Declared by", "声明于"),
    .availability: ("iOS", "iOS"),
    .since: ("from", "始于"),
    .deprecatedSince: ("deprecated since", "弃用于"),
    .neverSince: ("no longer called since", "不再调用，始于"),
    .always: ("Before and after", "前后顺序"),
    .alwaysBefore: ("Before it", "在它之前"),
    .alwaysAfter: ("After it", "在它之后"),
    .alwaysIn: (
      "For one and the same receiver, with no exception but those named, in the {} runs of up to {} steps that call it.",
      "就同一个接收者而言，在调用它的 {} 次运行（最多 {} 步）中均如此；例外均已注明。"
    ),
    .aboutVersions: (" It speaks of iOS {} and later.", "所述为 iOS {} 及以后的版本。"),
    .atLeastOnce: ("once at least", "至少一次"),
    .onceMore: ("once more", "再一次"),
    .unlessCancelled: (
      "unless the transition is cancelled, or another takes over before it ends", "转场被取消、或在结束前被另一个转场取代时除外"
    ),
    .unlessAppEnds: ("unless the app ends first", "App 先结束时除外"),
    .unlessHidden: ("unless a window is hidden", "窗口被隐藏时除外"),
    .fromVersion: ("from iOS {}", "自 iOS {} 起"),
    .beforeVersion: ("before iOS {}", "iOS {} 之前"),
    .withoutScenes: ("in apps without scenes", "不使用场景的 App 中"),
    .exceptionShown: ("The exception", "例外"),
    .cancelledRunOf: ("{} in a transition that is cancelled", "转场被取消时的 {}"),
    .shownIn: ("In a run", "一次运行"),
    .comesIn: ("Scenarios in which it comes", "出现它的情景"),
    .mentionedIn: ("What notes say", "笔记中的说法"),
    .andMore: ("and {} more", "另有 {} 处"),
    .sources: ("Sources", "来源"),
  ]

  private static let scenarioWords: [UIText: Words] = [
    .scenarioFiles: ("Scenario files", "情景文件"),
    .scenarioText: ("The scenario as written", "情景原文"),
    .run: ("Run", "运行"),
    .deviations: ("Where the run differs", "与预期的差异"),
    .knownDeviation: ("known", "已知"),
    .newDeviation: ("new", "新出现"),
    .asExpected: (
      "The run is as the scenario expects, callback by callback.", "运行结果与情景预期逐条一致。"
    ),
    .runNotShown: (
      "This run is not shown: the scenarios of the site log more than it shows.",
      "此处不展示运行：网站中情景的输出超过了可以展示的数量。"
    ),
    .origin: ("From", "出处"),
    .trace: ("Trace", "轨迹"),
    .recordedOn: ("iOS", "iOS"),
    .source: ("Source", "来源"),
    .result: ("Result", "结果"),
    .reproduced: ("reproduced", "一致"),
    .differsKnown: ("differs, reason known", "有差异，原因已知"),
    .differs: ("differs", "有差异"),
    .topic: ("Topic", "主题"),
    .sum: ("all", "合计"),
    .topicsAndVersions: ("Reproduced traces by topic and version", "按主题与版本统计的一致轨迹数"),
  ]
}

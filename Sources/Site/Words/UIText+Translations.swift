extension UIText {
  /// One row a text.
  var translations: (english: String, chinese: String) {
    frame ?? verdictWords ?? traceWords ?? liveWords ?? logWords ?? callbackWords ?? scenarioWords ?? quizWords
      ?? answerWords
      ?? runWords
      ?? evidenceWords ?? (rawValue, rawValue)
  }

  private var frame: (english: String, chinese: String)? {
    switch self {
    case .notes: ("Notes", "笔记")
    case .callbacks: ("Callbacks", "回调")
    case .scenarios: ("Scenarios", "情景")
    case .quizzes: ("Quizzes", "测验")
    case .conformance: ("Evidence", "证据")
    case .home: ("Home", "首页")
    case .skipToContent: ("Skip to content", "跳到正文")
    case .mainNavigation: ("Main", "主导航")
    case .onThisPage: ("On this page", "本页内容")
    case .previousPage: ("Previous", "上一篇")
    case .nextPage: ("Next", "下一篇")
    case .theme: ("Theme: {}", "主题：{}")
    case .themeAuto: ("Auto", "自动")
    case .themeLight: ("Light", "浅色")
    case .themeDark: ("Dark", "深色")
    case .madeWith:
      (
        "Verdicts and traces on this site are results of simulated runs.",
        "本站的结论与轨迹均由模拟运行得出。"
      )
    case .search: ("Search", "搜索")
    case .searchAbout:
      (
        "All that can be found here: notes, callbacks, scenarios, quizzes, differences between versions, findings.",
        "本站可以找到的全部内容：笔记、回调、情景、测验、版本差异、检查结果。"
      )
    case .searchHint: ("Callback, situation, version, code", "回调、情形、版本、代码")
    case .resultCount: ("Results: {}", "结果：{} 条")
    case .noResults: ("Nothing is found.", "没有找到。")
    case .findings: ("Findings", "检查结果")
    case .breadcrumbs: ("You are here", "当前位置")
    case .tryIt: ("Try it", "动手试试")
    case .notFound: ("There is no such page", "没有这个页面")
    case .notFoundHelp:
      (
        "The address may be old or mistyped. What you are looking for may be in one of these places.",
        "地址可能已经失效，或输入有误。你要找的内容也许在下列位置。"
      )
    default: nil
    }
  }

  private var verdictWords: (english: String, chinese: String)? {
    switch self {
    case .verdict: ("Verdict", "结论")
    case .verdicts: ("Statements checked", "已检验的说法")
    case .line: ("line {}", "第 {} 行")
    case .seeAlso: ("See also", "另见")
    default: nil
    }
  }

  private var traceWords: (english: String, chinese: String)? {
    switch self {
    case .legend: ("Legend", "图例")
    case .appearing: ("appearing", "正在出现")
    case .appeared: ("appeared", "已出现")
    case .disappearing: ("disappearing", "正在消失")
    case .markState: ("app or scene", "应用或场景")
    case .markLoading: ("loading", "加载")
    case .markAppearance: ("appearance", "出现与消失")
    case .markLayout: ("layout", "布局")
    case .markContainment: ("hierarchy", "层级")
    case .markOther: ("other", "其他")
    case .playTrace: ("Step through the run", "逐步查看")
    case .first: ("First", "最前")
    case .previous: ("Previous", "上一步")
    case .next: ("Next", "下一步")
    case .last: ("Last", "最后")
    case .position: ("Position", "位置")
    case .positionOf: ("{} of {}", "第 {} 步，共 {} 步")
    case .stateTable: ("States at this point", "此时的状态")
    case .keysHint: ("Keys: ← → Home End", "按键：← → Home End")
    case .notYet: ("not on screen", "不在屏幕上")
    case .predict: ("Predict", "预测")
    case .predictRight: ("Right: {}.", "正确：{}。")
    case .predictLater: ("Not yet: {} comes later ({} further on, {}).", "还没到：{} 在后面（往后 {} 个，{}）。")
    case .predictPast: ("No: {} has come already.", "不对：{} 已经来过了。")
    case .predictReason: ("What comes here: {}.", "此处的回调：{}。")
    case .predictCause: ("What comes here: {}, brought about by {}.", "此处的回调：{}，由 {} 引起。")
    case .predictDone: ("Predicted at the first try: {} of {}.", "一次猜中：{}，共 {}。")
    default: nil
    }
  }

  private var callbackWords: (english: String, chinese: String)? {
    switch self {
    case .swiftName: ("Swift", "Swift")
    case .owner: ("Declared by", "声明于")
    case .availability: ("iOS", "iOS")
    case .since: ("from", "始于")
    case .deprecatedSince: ("deprecated since", "弃用于")
    case .neverSince: ("no longer called since", "不再调用，始于")
    case .always: ("Before and after", "前后顺序")
    case .alwaysBefore: ("Before it", "在它之前")
    case .alwaysAfter: ("After it", "在它之后")
    case .alwaysIn:
      (
        "For one and the same receiver, with no exception but those named, in the {} runs of up to {} steps that call it.",
        "就同一个接收者而言，在调用它的 {} 次运行（最多 {} 步）中均如此；例外均已注明。"
      )
    case .aboutVersions: (" It speaks of iOS {} and later.", "所述为 iOS {} 及以后的版本。")
    case .atLeastOnce: ("once at least", "至少一次")
    case .onceMore: ("once more", "再一次")
    case .unlessCancelled:
      ("unless the transition is cancelled, or another takes over before it ends", "转场被取消、或在结束前被另一个转场取代时除外")
    case .unlessAppEnds: ("unless the app ends first", "App 先结束时除外")
    case .unlessHidden: ("unless a window is hidden", "窗口被隐藏时除外")
    case .fromVersion: ("from iOS {}", "自 iOS {} 起")
    case .beforeVersion: ("before iOS {}", "iOS {} 之前")
    case .withoutScenes: ("in apps without scenes", "不使用场景的 App 中")
    case .exceptionShown: ("The exception", "例外")
    case .cancelledRunOf: ("{} in a transition that is cancelled", "转场被取消时的 {}")
    case .shownIn: ("In a run", "一次运行")
    case .comesIn: ("Scenarios in which it comes", "出现它的情景")
    case .mentionedIn: ("In the notes", "笔记中的提及")
    case .andMore: ("and {} more", "另有 {} 处")
    case .sources: ("Sources", "来源")
    default: nil
    }
  }

  private var scenarioWords: (english: String, chinese: String)? {
    switch self {
    case .scenarioFiles: ("Scenario files", "情景文件")
    case .scenarioText: ("The scenario as written", "情景原文")
    case .run: ("Run", "运行")
    case .deviations: ("Where the run differs", "与预期的差异")
    case .knownDeviation: ("known", "已知")
    case .newDeviation: ("new", "新出现")
    case .asExpected:
      (
        "The run is as the scenario expects, callback by callback.", "运行结果与情景预期逐条一致。"
      )
    case .runNotShown:
      (
        "This run is not shown: the scenarios of the site log more than it shows.",
        "此处不展示运行：网站中情景的输出超过了可以展示的数量。"
      )
    case .origin: ("From", "出处")
    case .trace: ("Trace", "轨迹")
    case .recordedOn: ("iOS", "iOS")
    case .source: ("Source", "来源")
    case .result: ("Result", "结果")
    case .reproduced: ("reproduced", "一致")
    case .differsKnown: ("differs, reason known", "有差异，原因已知")
    case .differs: ("differs", "有差异")
    case .topic: ("Topic", "主题")
    case .sum: ("all", "合计")
    case .topicsAndVersions: ("Reproduced traces by topic and version", "按主题与版本统计的一致轨迹数")
    default: nil
    }
  }
}

extension UIText {
  /// Words that stand beside runs and scenarios, whatever they show.
  var runWords: (english: String, chinese: String)? {
    switch self {
    case .siteTitle: ("iOS life cycles", "iOS 生命周期")
    case .tagline: ("Every order on these pages has been run.", "本站列出的每个顺序都实际运行过。")
    case .featuredRun: ("A push and a pop", "一次 push 与 pop")
    case .runOf: ("{} in a run", "一次运行中的 {}")
    case .phaseCall: ("inside the call", "调用之内")
    case .phaseLayout: ("in the layout pass", "布局时")
    case .phaseAfterCommit: ("after the commit", "提交之后")
    case .phaseAnimationEnd: ("end of the animation", "动画结束时")
    case .phaseLaterTurn: ("in a later turn", "之后的 run loop 周期")
    case .phaseRelease: ("on release", "释放时")
    case .versions: ("Versions", "版本")
    case .lifeCycle: ("Life cycle", "生命周期")
    case .usesScenes: ("scenes", "场景")
    case .usesDelegate: ("application delegate", "应用代理")
    case .window: ("Window", "窗口")
    case .windowInCode: ("made in code", "由代码创建")
    case .windowOfSwiftUI: ("made by SwiftUI", "由 SwiftUI 创建")
    case .windowFromStoryboard: ("from the storyboard", "来自 storyboard")
    case .device: ("Device", "设备")
    case .pad: ("iPad", "iPad")
    default: nil
    }
  }

  /// The pages of recorded traces and of platform facts.
  var evidenceWords: (english: String, chinese: String)? {
    switch self {
    case .conformanceIntroduction:
      (
        "Logs that people published, run again in the simulation: {} of {} come out as recorded.",
        "公开发布的日志在模拟中重新运行：{} 份与记录一致，共 {} 份。"
      )
    case .facts: ("Differences", "版本差异")
    case .factsIntroduction:
      (
        "The one table of what differs between versions of iOS in the simulation, {} facts, each with who saw it. For {} the evidence does not settle the answer: a run takes the one given here, and can be made under the other.",
        "模拟中 iOS 各版本的全部差异，共 {} 条，每条注明依据。其中 {} 条尚无定论：运行时采用此处的答案，也可以改用另一种答案。"
      )
    case .statement: ("Statement", "说法")
    case .trueOn: ("True on", "成立的版本")
    case .evidence: ("Evidence", "依据")
    case .openQuestion: ("open question", "尚无定论")
    case .everyVersion: ("every version", "所有版本")
    case .noVersion: ("no version", "没有版本")
    case .topicProcess: ("The process and its states", "进程及其状态")
    case .topicScenes: ("Scenes", "场景")
    case .topicViewLoading: ("Loading views", "视图加载")
    case .topicAppearance: ("Appearance and layout", "出现、消失与布局")
    case .topicContainers: ("Navigation, tabs, pages", "导航、标签页与翻页")
    case .topicPresentation: ("Presentation and rotation", "模态呈现与旋转")
    case .topicViews: ("Views and windows", "视图与窗口")
    default: nil
    }
  }
}

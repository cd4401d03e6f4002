extension UIText {
  /// Words that stand beside runs and scenarios, whatever they show.
  static let runWords: [UIText: Words] = [
    .siteTitle: ("iOS life cycles", "iOS 生命周期"),
    .tagline: ("Every order on these pages has been run.", "本站列出的每个顺序都实际运行过。"),
    .featuredRun: ("A push and a pop", "一次 push 与 pop"),
    .pictureOf: (
      "{}: a run as a score, with a line for each receiver and a mark for each callback, from left to right",
      "{}：画成总谱的一次运行，每个接收者一行，每个回调一个标记，从左到右"
    ),
    .runOf: ("{} in a run", "一次运行中的 {}"),
    .phaseCall: ("inside the call", "调用之内"),
    .phaseLayout: ("in the layout pass", "布局时"),
    .phaseAfterCommit: ("after the commit", "提交之后"),
    .phaseAnimationEnd: ("end of the animation", "动画结束时"),
    .phaseLaterTurn: ("in a later turn", "之后的 run loop 周期"),
    .phaseRelease: ("on release", "释放时"),
    .versions: ("Versions", "版本"),
    .lifeCycle: ("Life cycle", "生命周期"),
    .usesScenes: ("scenes", "场景"),
    .usesDelegate: ("application delegate", "应用代理"),
    .window: ("Window", "窗口"),
    .windowInCode: ("made in code", "由代码创建"),
    .windowOfSwiftUI: ("made by SwiftUI", "由 SwiftUI 创建"),
    .windowFromStoryboard: ("from the storyboard", "来自 storyboard"),
    .device: ("Device", "设备"),
    .pad: ("iPad", "iPad"),
  ]

  /// The pages of recorded traces and of platform facts.
  static let evidenceWords: [UIText: Words] = [
    .conformanceIntroduction: (
      "Logs that people published, run again in the simulation: {} of {} come out as recorded.",
      "公开发布的日志在模拟中重新运行：{} 份与记录一致，共 {} 份。"
    ),
    .facts: ("Differences", "版本差异"),
    .factsIntroduction: (
      "The one table of what differs between versions of iOS in the simulation, {} facts, each with who saw it. For {} the evidence does not settle the answer: a run takes the one given here, and can be made under the other.",
      "模拟中 iOS 各版本的全部差异，共 {} 条，每条注明依据。其中 {} 条尚无定论：运行时采用此处的答案，也可以改用另一种答案。"
    ),
    .statement: ("Statement", "说法"),
    .trueOn: ("True on", "成立的版本"),
    .evidence: ("Evidence", "依据"),
    .openQuestion: ("open question", "尚无定论"),
    .everyVersion: ("every version", "所有版本"),
    .noVersion: ("no version", "没有版本"),
    .topicProcess: ("The process and its states", "进程及其状态"),
    .topicScenes: ("Scenes", "场景"),
    .topicViewLoading: ("Loading views", "视图加载"),
    .topicAppearance: ("Appearance and layout", "出现、消失与布局"),
    .topicContainers: ("Navigation, tabs, pages", "导航、标签页与翻页"),
    .topicPresentation: ("Presentation and rotation", "模态呈现与旋转"),
    .topicViews: ("Views and windows", "视图与窗口"),
  ]
}

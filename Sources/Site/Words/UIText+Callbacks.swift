extension UIText {
  /// What a callback's page says of what is known, and of when it comes.
  var decisionWords: (english: String, chinese: String)? {
    switch self {
    case .objectiveC: ("Objective-C", "Objective-C")
    case .known: ("What is known", "已知的情况")
    case .promised: ("Promised", "文档承诺")
    case .promisedBy: ("What Apple documents.", "Apple 的文档所述。")
    case .observed: ("Observed", "实际所见")
    case .observedIn: ("What runs and published logs show; nothing promises it.", "运行与公开日志所见，文档并未承诺。")
    case .undecided: ("Open", "尚无定论")
    case .undecidedBy: ("What no source settles.", "没有来源能够确定的事。")
    case .nothingOpen: ("Nothing: no open question changes it in any run made here.", "没有：在本站的所有运行中，没有任何悬而未决的问题会影响它。")
    case .seenInRuns: ("It comes in {} runs made for this page.", "为本页所做的 {} 次运行中出现过它。")
    case .seenInLogs: ("It stands in {} logs that people published.", "{} 份公开发布的日志中出现过它。")
    case .describedThere: ("What it is for, and when it is called.", "它的用途与调用时机。")
    case .questionsAbout: ("Questions about it", "相关测验题")
    case .advice: ("What to do here", "该做什么")
    case .doThis: ("Do", "应当")
    case .doNot: ("Do not", "不要")
    case .callingSuper: ("super", "super")
    case .superFirst: ("Call super first.", "先调用 super。")
    case .superLast: ("Call super last.", "最后调用 super。")
    case .superMust: ("Call super at some point.", "必须调用 super，位置不限。")
    case .superNever: ("Do not call super.", "不要调用 super。")
    case .superNeedless:
      (
        "UIKit's own implementation does nothing: super matters only below a class of your own.",
        "UIKit 自身的实现什么也不做：只有父类是自己的类时，才需要调用 super。"
      )
    default: nil
    }
  }

  /// What it says of the situations in which the callback comes.
  var situationWords: (english: String, chinese: String)? {
    switch self {
    case .whenItComes: ("When it comes, and how often", "何时出现，出现几次")
    case .situationsAbout:
      (
        "Each situation was run in every way in which it comes about, in every kind of app, on every version that has the callback. The picture has a row for each who is told; from left to right the parts of a turn.",
        "每种情形都以各种可能的途径、在各类 App 中、在所有支持该回调的版本上运行过。图中每行是一个接收者，从左到右是一个 run loop 周期的各个阶段。"
      )
    case .stepsAbout:
      (
        "No common situation brings it. These steps of scenarios do, one and the same receiver as often as said.",
        "常见情形不会触发它。下列情景中的步骤会触发，次数就同一个接收者而言。"
      )
    case .situation: ("Situation", "情形")
    case .comes: ("Comes", "是否出现")
    case .howOften: ("How often", "次数")
    case .when: ("When", "时机")
    case .alwaysComes: ("always", "总是")
    case .sometimes: ("not in every way or app", "因途径或 App 而异")
    case .partTold: ("{} {}", "{}{}")
    case .partArriving: ("who comes:", "出现的一方：")
    case .partLeaving: ("who goes:", "离开的一方：")
    case .partBystander: ("who stays aside:", "未参与的一方：")
    case .partContainer: ("the container:", "容器：")
    case .partOther: ("others:", "其他：")
    case .once: ("once", "一次")
    case .times: ("{} times", "{} 次")
    case .timesFromTo: ("{} to {} times", "{} 到 {} 次")
    case .listComma: (" · ", " · ")
    case .notIn: ("{} situations go without it", "在 {} 种情形下不会出现")
    default: nil
    }
  }
}

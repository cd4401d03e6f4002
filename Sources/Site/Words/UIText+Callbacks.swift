import Diagnostics

extension UIText {
  /// What a callback's page says of what is known, and of when it comes.
  static let decisionWords: [UIText: Words] = [
    .objectiveC: ("Objective-C", "Objective-C"),
    .known: ("What is known", "已知的情况"),
    .promised: ("Promised", "文档承诺"),
    .promisedBy: ("What Apple documents.", "Apple 的文档所述。"),
    .observed: ("Observed", "实际所见"),
    .observedIn: ("What runs and published logs show; nothing promises it.", "运行与公开日志所见，文档并未承诺。"),
    .undecided: ("Open", "尚无定论"),
    .undecidedBy: ("What no source settles.", "没有来源能够确定的事。"),
    .nothingOpen: ("Nothing: no open question changes it in any run made here.", "没有：在本站的所有运行中，没有任何悬而未决的问题会影响它。"),
    .seenInRuns: ("It comes in {} runs made for this page.", "为本页所做的 {} 次运行中出现过它。"),
    .seenInLogs: ("It stands in {} logs that people published.", "{} 份公开发布的日志中出现过它。"),
    .describedThere: ("What it is for, and when it is called.", "它的用途与调用时机。"),
    .questionsAbout: ("Questions about it", "相关测验题"),
    .advice: ("What to do here", "该做什么"),
    .doThis: ("Do", "应当"),
    .doNot: ("Do not", "不要"),
    .callingSuper: ("super", "super"),
    .superFirst: ("Call super first.", "先调用 super。"),
    .superLast: ("Call super last.", "最后调用 super。"),
    .superMust: ("Call super at some point.", "必须调用 super，位置不限。"),
    .superNever: ("Do not call super.", "不要调用 super。"),
    .superNeedless: (
      "UIKit's own implementation does nothing: super matters only below a class of your own.",
      "UIKit 自身的实现什么也不做：只有父类是自己的类时，才需要调用 super。"
    ),
  ]

  /// What it says of the situations in which the callback comes.
  static let situationWords: [UIText: Words] = [
    .moreThanOnce: ("Callbacks that may come more than once", "可能出现多次的回调"),
    .callbacksAbout: (
      "2× and more: so often one and the same receiver may be told in a single situation. All others come once in it, if at all.",
      "“2×”等表示：同一情形中，同一个接收者最多可能收到这么多次。其余回调在同一情形中可能不出现，或者只出现一次。"
    ),
    .whenItComes: ("When it comes, and how often", "何时出现，出现几次"),
    .situationsAbout: (
      "Each situation was run in every way in which it comes about, in every kind of app, on every version that has the callback. The picture has a row for each who is told; from left to right the parts of a turn.",
      "每种情形都以各种可能的途径、在各类 App 中、在所有支持该回调的版本上运行过。图中每行是一个接收者，从左到右是一个 run loop 周期的各个阶段。"
    ),
    .stepsAbout: (
      "No common situation brings it. These steps of scenarios do, one and the same receiver as often as said.",
      "常见情形不会触发它。下列情景中的步骤会触发，次数就同一个接收者而言。"
    ),
    .answeredAbout: (
      "A question: UIKit asks it whenever it wants to know, and no run lists it. What the answer changes these scenarios show.",
      "这是一个询问：UIKit 需要知道时就会问，次数不定，运行中不逐次列出。下列情景展示回答带来的不同。"
    ),
    .situation: ("Situation", "情形"),
    .comes: ("Comes", "是否出现"),
    .howOften: ("How often", "次数"),
    .when: ("When", "时机"),
    .alwaysComes: ("always", "总是"),
    .sometimes: ("not in every way or app", "因途径或 App 而异"),
    .partTold: ("{} {}", "{}{}"),
    .partArriving: ("who comes:", "出现的一方："),
    .partLeaving: ("who goes:", "离开的一方："),
    .partBystander: ("who stays aside:", "未参与的一方："),
    .partContainer: ("the container:", "容器："),
    .partOther: ("others:", "其他："),
    .once: ("once", "一次"),
    .times: ("{} times", "{} 次"),
    .timesFromTo: ("{} to {} times", "{} 到 {} 次"),
    .listComma: (" · ", " · "),
    .notIn: ("{} situations go without it", "在 {} 种情形下不会出现"),
  ]

  /// `once`, `3 times`.
  static func text(times: Int, in language: Language) -> String {
    times == 1 ? once.text(in: language) : self.times.text(in: language, filledWith: "\(times)")
  }
}

extension UIText {
  /// Words of the panel in which a reader runs a scenario again.
  static let liveWords: [UIText: Words] = [
    .runYourself: ("Run it yourself", "自己运行"),
    .liveVersion: ("Version of iOS", "iOS 版本"),
    .liveText: ("The scenario", "情景"),
    .changesAt: ("The run changes with iOS", "运行在这些版本有变化：iOS"),
    .changesNowhere: ("The run is the same on every version.", "所有版本上的运行都相同。"),
    .jumpTo: ("Run on iOS {}", "在 iOS {} 上运行"),
    .openQuestions: (
      "Nobody knows these for sure, and they change the run: what is ticked is taken to be so",
      "以下各点尚无定论，且影响这次运行：勾选的视为成立"
    ),
    .compareWith: ("Compare with", "对比"),
    .compareNone: ("nothing", "不对比"),
    .asWritten: ("As written", "恢复原文"),
    .closeLive: ("Close", "关闭"),
    .problemAt: ("line {}, column {}", "第 {} 行，第 {} 列"),
    .notMeant: (
      "The scenario is about other versions; nothing is expected of a run on iOS {}.",
      "情景讲的是其他版本；对 iOS {} 上的运行没有预期。"
    ),
    .notOn: ("not on iOS {}", "iOS {} 没有"),
    .elsewhereOn: ("elsewhere on iOS {}", "iOS {} 在别处"),
    .alike: ("The two runs are the same, callback by callback.", "两次运行逐条相同。"),
    .differences: ("Callbacks without a partner in the other run: {}.", "在另一次运行中没有对应的回调：{} 个。"),
    .cutAt: ("The first {} callbacks are shown, of {}.", "只展示前 {} 个回调，共 {} 个。"),
    .nothingLogged: ("The app logs nothing in this run.", "这次运行没有任何输出。"),
    .cannotRun: ("This browser cannot run scenarios.", "此浏览器无法运行情景。"),
    .loadingEngine: ("Loading the simulation…", "正在加载模拟…"),
  ]
}

extension UIText {
  /// Words of the panel in which a reader runs a scenario again.
  var liveWords: (english: String, chinese: String)? {
    switch self {
    case .runYourself: ("Run it yourself", "自己运行")
    case .liveVersion: ("Version of iOS", "iOS 版本")
    case .liveText: ("The scenario", "情景")
    case .changesAt: ("The run changes with iOS", "运行在这些版本有变化：iOS")
    case .changesNowhere: ("The run is the same on every version.", "所有版本上的运行都相同。")
    case .jumpTo: ("Run on iOS {}", "在 iOS {} 上运行")
    case .openQuestions:
      (
        "Nobody knows these for sure, and they change the run: what is ticked is taken to be so",
        "以下各点尚无定论，且影响这次运行：勾选的视为成立"
      )
    case .compareWith: ("Compare with", "对比")
    case .compareNone: ("nothing", "不对比")
    case .asWritten: ("As written", "恢复原文")
    case .closeLive: ("Close", "关闭")
    case .problemAt: ("line {}, column {}", "第 {} 行，第 {} 列")
    case .notMeant:
      (
        "The scenario is about other versions; nothing is expected of a run on iOS {}.",
        "情景讲的是其他版本；对 iOS {} 上的运行没有预期。"
      )
    case .notOn: ("not on iOS {}", "iOS {} 没有")
    case .elsewhereOn: ("elsewhere on iOS {}", "iOS {} 在别处")
    case .alike: ("The two runs are the same, callback by callback.", "两次运行逐条相同。")
    case .differences: ("Callbacks without a partner in the other run: {}.", "在另一次运行中没有对应的回调：{} 个。")
    case .cutAt: ("The first {} callbacks are shown, of {}.", "只展示前 {} 个回调，共 {} 个。")
    case .nothingLogged: ("The app logs nothing in this run.", "这次运行没有任何输出。")
    case .cannotRun: ("This browser cannot run scenarios.", "此浏览器无法运行情景。")
    case .loadingEngine: ("Loading the simulation…", "正在加载模拟…")
    default: nil
    }
  }
}

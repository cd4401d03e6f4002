/// LC6xxx: logs that were printed.
extension DiagnosticCode {
  static let logs = [logWithoutRun]

  static let logWithoutRun = DiagnosticCode(
    "LC6002",
    title: Wording(en: "no run prints this log", zh: "没有任何运行会打印出这份日志"),
    explanation: Wording(
      en: """
        Steps were looked for that print the log line by line, on every version and with every kind of root. All lines \
        before the one that is marked can be printed; none of the runs goes on with this one. The notes say what they \
        have in its place, which run is nearest, and which lines to add, drop or swap so that it prints the log.

        Callbacks that the log never prints are not missed. What often lies behind a wrong line: it was left out when \
        the log was copied, a method does not print in one of the classes, an override does not call `super`, or the \
        app does something of its own at this point, such as calling a callback itself.
        """,
      zh: """
        程序在每个 iOS 版本上、以各种根控制器寻找能逐行打印出这份日志的步骤。标出的那一行之前，各行都能打印出来；但没有一次运行会接着打印这一行。注释里写明此处本应是什么、哪一次运行最接近，以及补上、去掉或对调哪些行就能与它一致。

        日志里从未出现过的回调不算遗漏。出错的行往往是这样来的：复制日志时漏掉了，某个类里的方法没有打印，重写方法时没有调用 `super`，或者应用在这里做了自己的事，例如自行调用了某个回调。
        """))
}

/// LC7xxx: how much a verdict is worth.
extension DiagnosticCode {
  static let bounds = [cutShort]

  static let cutShort = DiagnosticCode(
    "LC7002",
    title: Wording(en: "a limit was reached before everything was checked", zh: "达到上限，未能全部检查"),
    explanation: Wording(
      en: """
        The search for steps that print a log has a limit on its lines, so that a log of a whole day cannot stop the \
        machine. Lines behind the one that is marked were not looked at: the verdict is about those before it.

        Cut the log into the parts that the note is about. With `lcdoc check --require-complete` the exit code is 3 \
        where a limit was reached and nothing else was found.
        """,
      zh: """
        寻找能打印出日志的步骤时，行数设有上限，以免一整天的日志拖垮机器。标出的那一行及其后的内容没有检查：结论只针对它之前的部分。

        请只保留笔记所谈到的那几段日志。使用 `lcdoc check --require-complete` 时，如果达到了上限而又没有其他问题，退出码为 3。
        """))
}

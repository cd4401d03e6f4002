/// LC3xxx: scenarios that cannot be run to their end.
extension DiagnosticCode {
  static let runs = [impossibleStep, unexpectedFailure, missingFailure]

  static let impossibleStep = DiagnosticCode(
    "LC3001",
    title: Wording(en: "a step is impossible at this point", zh: "此时不可能执行这个步骤"),
    explanation: Wording(
      en: """
        Nobody could do this with the app as it is at this point: pop where there is nothing to go back to, dismiss \
        where nothing is presented, open an app that was never left. The run stops here, and the steps below are not \
        checked.

        Add the step that is missing before it, or remove this one.
        """,
      zh: """
        就应用此刻的状态而言，谁也做不了这一步：没有可返回的页面却要返回，没有呈现任何页面却要关闭，从未离开应用却要重新打开。运行到此为止，后面的步骤没有检查。

        请在前面补上缺少的步骤，或者删去这一步。
        """),
    example: .scenario(
      wrong: "root: nav(A)\n\nlaunch\nswipe back", right: "root: nav(A)\n\nlaunch\npush B\nswipe back"))

  static let unexpectedFailure = DiagnosticCode(
    "LC3002",
    title: Wording(en: "the app fails in a step of the scenario", zh: "应用在这个步骤中出错"),
    explanation: Wording(
      en: """
        The step can be done, and a real app would stop in it with an exception. The label holds the words of the \
        report. What comes after is not checked.

        If the failure is what the scenario is to show, say so below the step with `!` and words from the report; \
        otherwise change what leads to it.
        """,
      zh: """
        这一步可以执行，但真实的应用会在这里抛出异常并终止。标注里是异常报告的文字。后面的内容没有检查。

        如果情景正是要展示这个错误，请在步骤下面用 `!` 加上报告中的文字来说明；否则请修改引起错误的地方。
        """),
    example: .scenario(
      wrong: "root: nav(A)\n\nlaunch\npush B\npush B",
      right: "root: nav(A)\n\nlaunch\npush B\npush B\n  ! more than once"))

  static let missingFailure = DiagnosticCode(
    "LC3003",
    title: Wording(en: "a failure is expected and does not come", zh: "预期的错误没有出现"),
    explanation: Wording(
      en: """
        The line with `!` says that the app fails in this step. It runs through, or it fails with a report that does \
        not hold these words.

        Often the cause of the failure was put right and the line was left behind; or the failure belongs to other \
        versions than those in `ios:`.
        """,
      zh: """
        以 `!` 开头的行说明应用会在这一步出错，但这一步顺利执行完了，或者出错报告里没有这些文字。

        常见的情形：出错的原因已经修好，却留下了这一行；或者这个错误只出现在 `ios:` 所列之外的版本上。
        """),
    example: .scenario(
      wrong: "root: nav(A)\n\nlaunch\npush B\n  ! more than once", right: "root: nav(A)\n\nlaunch\npush B"))
}

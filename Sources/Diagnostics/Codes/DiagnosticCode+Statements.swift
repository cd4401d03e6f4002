/// LC4xxx: what a note says, against what the simulation does.
extension DiagnosticCode {
  static let statements = [
    traceDiffers, orderContradicted, claimContradicted, stateChangeContradicted, queryIsNotSo, knownDeviation,
    deviationIsGone,
  ]

  static let traceDiffers = DiagnosticCode(
    "LC4001",
    title: Wording(en: "a step does not log what is expected of it", zh: "步骤的输出与预期不符"),
    explanation: Wording(
      en: """
        The lines with `>` below a step are the callbacks that it must log, in this order and no others. The run logs \
        something else from the marked line on. The message lists what the run logs.

        If the run is right, correct the expectation. If the list is meant to hold only some callbacks, name these in \
        `log:`. If it holds on some versions only, name them in `ios:`.
        """,
      zh: """
        步骤下面以 `>` 开头的行，是这一步必须输出的回调：次序一致，不多也不少。从标出的行开始，实际运行的输出与此不同；实际输出列在诊断信息里。

        如果运行结果是对的，请改正预期；如果只想列出部分回调，请在 `log:` 里写明是哪些；如果只在某些版本上成立，请在 `ios:` 里写明版本。
        """),
    example: .scenario(
      wrong: "root: nav(A)\nlog: viewWillDisappear, viewWillAppear\n\n"
        + "launch\npush B\n  > B viewWillAppear:\n  > A viewWillDisappear:",
      right: "root: nav(A)\nlog: viewWillDisappear, viewWillAppear\n\n"
        + "launch\npush B\n  > A viewWillDisappear:\n  > B viewWillAppear:"))

  static let orderContradicted = DiagnosticCode(
    "LC4002",
    title: Wording(en: "no run shows the order that the note gives", zh: "没有任何运行符合笔记所说的次序"),
    explanation: Wording(
      en: """
        A list, table, log or sentence of the note gives an order of callbacks. It was run on every version and in every \
        way that fits what the note says around it, and each time the order was another. A run that shows this is \
        given as an example.

        Correct the order. If the note means a special case, say which: the heading or the sentence before the list is \
        the place for it. A `scenario` block says exactly what is meant.
        """,
      zh: """
        笔记中的列表、表格、日志或句子给出了一个回调次序。在符合笔记上下文的每个版本、每种情况下都运行过，次序无一相符。诊断信息里附有一次运行作为例子。

        请改正次序。如果笔记说的是特殊情形，请写明是哪一种，写在标题里或列表前的句子里都可以；要说得毫无歧义，可以用 `scenario` 代码块。
        """),
    example: Example(
      wrong: "# Push A to B\n\n1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n3. `B viewWillAppear`\n"
        + "4. `B viewDidAppear`\n",
      right: "# Push A to B\n\n1. `A viewWillDisappear`\n2. `B viewWillAppear`\n3. `A viewDidDisappear`\n"
        + "4. `B viewDidAppear`\n"))

  static let claimContradicted = DiagnosticCode(
    "LC4003",
    title: Wording(en: "a sentence is contradicted by the simulation", zh: "句子与模拟结果矛盾"),
    explanation: Wording(
      en: """
        A sentence of the note says something about callbacks: that one is called, is called once, is never called, \
        comes before another. It was tried in every world that fits its words, and it is so in none. The message says \
        how the sentence was read and shows the shortest run that contradicts it.

        If the reading is right, correct the sentence; the help names what does hold. If the reading is wrong, write the \
        sentence so that callback and situation stand in it. Hedged sentences ("usually") are only noted.
        """,
      zh: """
        笔记中的一句话对回调作了断言：会被调用、只调用一次、绝不调用、先于另一个调用等。在符合其文字的所有情形中都试过，没有一种成立。诊断信息写明这句话被怎样理解，并给出最短的反例。

        如果理解无误，请改正这句话；帮助里写有实际成立的说法。如果理解有误，请把回调和情形都写进句子里。带有“通常”一类措辞的句子只作提示。
        """),
    example: Example(
      wrong: "# Push\n\nWhen B is pushed, `viewDidLoad` of B is called after its `viewWillAppear`.\n",
      right: "# Push\n\nWhen B is pushed, `viewDidLoad` of B is called before its `viewWillAppear`.\n"))

  static let stateChangeContradicted = DiagnosticCode(
    "LC4006",
    title: Wording(en: "a change of state does not call this callback", zh: "状态变化时并不调用这个回调"),
    explanation: Wording(
      en: """
        The note ties a callback to a change of the app's state, such as from active to inactive. All such changes were \
        looked at, and none calls it.

        Usually the callback belongs to the change before or after. Some changes call nothing at all: an app that is \
        suspended runs no code, so nothing can tell it.
        """,
      zh: """
        笔记把某个回调与应用状态的变化联系在一起，例如从 active 变为 inactive。检查了所有这样的变化，没有一次调用它。

        通常这个回调属于前一次或后一次变化。有些变化不调用任何方法：挂起的应用不运行任何代码，因此没有什么能通知它。
        """))

  static let queryIsNotSo = DiagnosticCode(
    "LC4007",
    title: Wording(en: "a fact is not so after the step", zh: "步骤之后的事实与所写不符"),
    explanation: Wording(
      en: """
        A line with `=` below a step says what must be so when the step is over: who is on top, what is loaded, in \
        which state something is. It is not so, on the versions that are named.

        The fact is asked when everything has come to rest, animations included. To see what was so on the way, look \
        at the callbacks.
        """,
      zh: """
        步骤下面以 `=` 开头的行，说明步骤结束后什么必须成立：谁在栈顶、什么已加载、某个对象处于什么状态。在诊断信息所列的版本上，实际并非如此。

        询问的时刻是一切都已静止之后，包括动画。想知道过程中的情况，请看回调。
        """),
    example: .scenario(
      wrong: "root: nav(A)\n\nlaunch\npush B\n  = Nav.topViewController is A",
      right: "root: nav(A)\n\nlaunch\npush B\n  = Nav.topViewController is B"))

  static let knownDeviation = DiagnosticCode(
    "LC4008",
    title: Wording(en: "a recorded trace is not reproduced, and this is known", zh: "录制的轨迹未能重现，且已注明"),
    explanation: Wording(
      en: """
        The scenario file says in its header, with `# deviates:` and a reason, that the simulation is known not to \
        reproduce it. It was run nevertheless, and still does not come out. This is a note, not a finding.

        There is nothing to do. When the simulation reproduces the trace, LC4009 says so.
        """,
      zh: """
        情景文件在文件头用 `# deviates:` 写明了原因：已知模拟重现不了这条轨迹。检查时仍然运行了一遍，结果确实不符。这只是提示，不算问题。

        无需处理。等到模拟能够重现这条轨迹时，会由 LC4009 指出。
        """))

  static let deviationIsGone = DiagnosticCode(
    "LC4009",
    title: Wording(en: "a trace that is said to deviate is reproduced", zh: "注明有偏差的轨迹已能重现"),
    explanation: Wording(
      en: """
        The header of the scenario file says `# deviates:`, but the run comes out just as the file expects. The remark \
        is out of date, and would hide the next real difference.

        Take the line out.
        """,
      zh: """
        情景文件的文件头写着 `# deviates:`，但运行结果与文件的预期完全一致。这条说明已经过时，留着它会掩盖以后真正的差异。

        请删去这一行。
        """))
}

/// `simulate`, `read`, `ask` and `explain`: something in, an answer out, no file touched.
extension CommandTables {
  private static let pushed = """
    push B
      > B viewDidLoad
      > B viewDidAppear:

    """

  static let simulating: [CommandCase] = [
    CommandCase("simulate", "push.scenario", output: ["ios: 15\nroot: nav(A)\n", pushed]),
    CommandCase("simulate", "stale.scenario", output: [pushed]),
    CommandCase(
      "simulate", "-", input: "root: A\nlog: viewDidLoad\n\nlaunch\n", output: ["launch\n  > A viewDidLoad\n"]),
    CommandCase("simulate", "push.scenario", "--ios", "9", output: ["ios: 9\n", pushed]),
    CommandCase("simulate", "push.scenario", "--assume", "didAppearChildFirst=true", output: [pushed]),
    CommandCase(
      "simulate", "push.scenario", "--format", "json",
      output: [
        #"{"ios":"15","steps":["launch","push B"],"entries":["#, #""receiver":"B","callback":"viewDidLoad""#,
        #""openQuestions":[{"fact":"#,
      ]),
    CommandCase(
      "simulate", "broken.scenario", code: 1,
      errors: ["error[LC1006]: `psuh B` is not a step\n --> broken.scenario:5:1\n", "near: `push B`"]),
    CommandCase(
      "simulate", "impossible.scenario", code: 1, output: ["launch\n  > A viewDidLoad\n"],
      errors: ["lcdoc: step 2 is impossible: no navigation controller is on screen"]),
  ]

  static let reading: [CommandCase] = [
    CommandCase(
      "read", "note.md",
      output: [
        "note.md: 5 mentions, 1 order, 1 claim\n2 places name a callback: 2 judged\n",
        "line 5, numbered list (push): holds, in 1 of 1 world that fits (iOS 15)\n  B.viewDidLoad\n",
        "line 9, claim: holds\n",
      ]),
    CommandCase(
      "read", "note.md", "--lang", "zh",
      output: [
        "note.md: 提到回调 5 次，次序 1 个，陈述 1 条\n", "第 5 行，编号列表（push）：成立，符合的 1 种情形（iOS 15）中有 1 种\n", "第 9 行，陈述：成立\n",
      ]),
    CommandCase("read", "-", input: "viewDidLoad is called on a push.\n", output: ["<standard input>: 1 mention, "]),
    CommandCase(
      "read", "note.md", "--why",
      output: ["9: viewDidLoad is called before viewWillAppear.\n", "before(viewWillAppear)"]),
    CommandCase(
      "read", "note.md", "--format", "json", output: [#"{"file":"note.md","mentions":["#, #""verdict":"holds""#]),
    CommandCase("read", "plain.md", output: ["plain.md: 0 mentions, 0 orders, 0 claims\n"]),
    CommandCase("ask", "viewDidLoad is called on a push", output: ["holds\n", "push B\n"]),
    CommandCase("ask", "viewDidLoad is called only once", code: 1, output: ["depends\n", "memory warning\n"]),
    CommandCase("ask", "viewDidUnload is called on every push", code: 1, output: ["contradicted\n", "push B\n"]),
    CommandCase("ask", "锁屏时不会调用 viewWillDisappear", output: ["成立\n", "lock\n"]),
    CommandCase("ask", "Is viewDidLoad called on a push?", "--lang", "zh", output: ["是\n"]),
    CommandCase(
      "ask", "viewDidLoad is called on a push", "--format", "json",
      output: [#""kind":"statement""#, #""verdict":"holds""#]),
    CommandCase("ask", "the sky is blue", code: 2, output: ["not understood: the sentence names no callback\n"]),
    CommandCase("ask", "", code: 2, output: ["not understood"]),
    CommandCase("explain", "app.log", output: ["# prints the log (4 callbacks) on iOS 2 and later\n", "push B\n"]),
    CommandCase("explain", "-", input: "-[A viewDidLoad]\n", output: ["# prints the log (1 callback)", "launch\n"]),
    CommandCase("explain", "app.log", "--format", "json", output: [#"{"file":"app.log","logs":[{"explained":true"#]),
    CommandCase(
      "explain", "wrong.log", code: 1, output: ["# swap line 2 and the next"],
      errors: ["error[LC6002]: no run prints `A.viewDidAppear:` here\n --> wrong.log:2:5\n"]),
    CommandCase("explain", "lc4002", output: ["# LC4002: no run shows the order that the note gives\n"]),
    CommandCase("explain", "LC4002", "--lang", "zh", output: ["# LC4002: 没有任何运行符合笔记所说的次序\n"]),
    CommandCase("explain", "LC4002", "--format", "json", output: [#"{"code":"LC4002","title":"#]),
  ]
}

/// LC2xxx: names, and what they stand for.
extension DiagnosticCode {
  static let names = [unknownCallback, unknownReceiver]

  static let unknownCallback = DiagnosticCode(
    "LC2001",
    title: Wording(en: "a name is not a callback, but nearly", zh: "名字不是回调，但很相近"),
    explanation: Wording(
      en: """
        No version of iOS that is modelled has a callback with this name, but there is one that looks like it. A method \
        with a misspelt name compiles as a method of your own and is never called, so the slip is easy to carry into \
        an app.

        Take the name from the message. The note is judged as if it were spelt so.
        """,
      zh: """
        在模拟的所有 iOS 版本里都没有叫这个名字的回调，但有一个与它很像。名字拼错的方法也能编译，只是成了你自己的普通方法，系统从不调用，所以这种笔误很容易被带进应用。

        请改用诊断信息里给出的名字。检查时已按该名字理解这条笔记。
        """),
    example: Example(
      wrong: "# Push\n\n1. `viewWillAppear`\n2. `viewDidApper`\n",
      right: "# Push\n\n1. `viewWillAppear`\n2. `viewDidAppear`\n"))

  static let unknownReceiver = DiagnosticCode(
    "LC2002",
    title: Wording(en: "nothing in the scenario has this name", zh: "情景中没有这个名字"),
    explanation: Wording(
      en: """
        An expectation begins with the name of the object that gets the callback. Nothing in the declarations or steps \
        of this scenario is called so, hence the expectation could never come true.

        Correct the name, or bring the object into the scenario: in `root`, by a declaration, or in a step such as \
        `push B`.
        """,
      zh: """
        预期以收到回调的对象的名字开头。这个情景的声明和步骤里都没有叫这个名字的对象，所以这条预期永远不会成立。

        请改正名字，或者让该对象出现在情景里：写进 `root`、加一条声明，或者写进 `push B` 这样的步骤。
        """),
    example: .scenario(
      wrong: "root: nav(A)\nlog: viewDidLoad\n\nlaunch\npush B\n  > C viewDidLoad",
      right: "root: nav(A)\nlog: viewDidLoad\n\nlaunch\npush B\n  > B viewDidLoad"))
}

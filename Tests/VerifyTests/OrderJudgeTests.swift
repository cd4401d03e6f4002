import LifecycleEngine
import Testing
import Verify

@Suite("Judging orders")
struct OrderJudgeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    let situations: [Situation]
    let verdict: Verdict
    var isForEach = false
    var isRecorded = false
    /// The lines without which the rest holds.
    var dropped: [String] = []
    var testDescription: String { name }
  }

  static let life = [
    "- init", "- loadView", "- viewDidLoad", "- viewWillAppear:", "- viewDidAppear:", "- viewWillDisappear:",
    "- viewDidDisappear:", "- dealloc",
  ]
  static let push = [
    "b loadView", "b viewDidLoad", "a viewWillDisappear:", "b viewWillAppear:", "a viewDidDisappear:",
    "b viewDidAppear:",
  ]

  static let cases: [Case] = [
    Case(name: "a life", lines: life, situations: [.lifeOfOneController], verdict: .holds),
    Case(
      name: "a life in which layout is told once more, while the view is shown",
      lines: [
        "- viewDidLoad", "- viewWillAppear:", "- viewWillLayoutSubviews", "- viewDidLayoutSubviews", "- viewDidAppear:",
        "- viewWillLayoutSubviews", "- viewDidLayoutSubviews", "- viewWillDisappear:", "- viewDidDisappear:",
      ], situations: [.lifeOfOneController], verdict: .holds),
    Case(
      name: "a life with a warning after its end", lines: life + ["- didReceiveMemoryWarning"],
      situations: [.lifeOfOneController, .memoryWarning], verdict: .contradicted,
      dropped: ["- didReceiveMemoryWarning"]),
    Case(
      name: "a life with a warning while the controller is covered",
      lines: life.dropLast() + ["- didReceiveMemoryWarning", "- dealloc"], situations: [.lifeOfOneController],
      verdict: .holds),
    Case(
      name: "a life from the class on", lines: ["- +load", "- +initialize"] + life,
      situations: [.lifeOfOneController], verdict: .holds),
    Case(
      name: "a life with two steps the wrong way round",
      lines: ["- viewDidLoad", "- loadView", "- viewWillAppear:", "- viewDidAppear:"],
      situations: [.lifeOfOneController], verdict: .contradicted, dropped: ["- loadView"]),
    Case(
      name: "a life that a nib began, and an initialiser of code",
      lines: ["- initWithNibName:bundle:", "- awakeFromNib", "- loadView", "- viewDidLoad"],
      situations: [.lifeOfOneController], verdict: .contradicted),
    Case(
      name: "a life with every initialiser, of which a nib takes one",
      lines: ["- initWithCoder:", "- initWithNibName:bundle:", "- awakeFromNib", "- loadView"],
      situations: [.lifeOfOneController], verdict: .holds),
    Case(
      name: "a recorded return in which one is gone before the other comes",
      lines: ["a viewWillDisappear:", "a viewDidDisappear:", "b viewWillAppear:", "b viewDidAppear:"],
      situations: [.returns], verdict: .contradicted, isRecorded: true, dropped: ["b viewWillAppear:"]),
    Case(
      name: "an address that starts an app, and comes with the connection alone",
      lines: [
        "- application:didFinishLaunchingWithOptions:", "- scene:willConnectToSession:options:",
        "- scene:openURLContexts:", "- sceneDidBecomeActive:",
      ], situations: [.launchByURL], verdict: .contradicted, dropped: ["- scene:openURLContexts:"]),
    Case(
      name: "a push as it is on every version in use, and was not on iOS 9 and 10", lines: push, situations: [.push],
      verdict: .depends),
    Case(
      name: "a push that is claimed for a presentation too", lines: push, situations: [.push, .present],
      verdict: .contradicted, isForEach: true, dropped: ["a viewWillDisappear:", "a viewDidDisappear:"]),
    Case(
      name: "an unloaded view", lines: ["- didReceiveMemoryWarning", "- viewDidUnload"], situations: [.memoryWarning],
      verdict: .depends),
    Case(
      name: "the layout of the root view",
      lines: ["- viewWillLayoutSubviews", "- layoutSubviews", "- viewDidLayoutSubviews"], situations: [.push],
      verdict: .holds),
    Case(
      name: "two passes of layout where a run has one",
      lines: [
        "b viewWillAppear:", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "b viewWillLayoutSubviews",
        "b viewDidLayoutSubviews", "b viewDidAppear:",
      ],
      situations: [.push], verdict: .holds),
    Case(
      name: "a pass of layout behind the end of an appearance",
      lines: ["b viewDidAppear:", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews"], situations: [.push],
      verdict: .contradicted, dropped: ["b viewDidAppear:"]),
    Case(
      name: "the life of a view",
      lines: ["- willMoveToSuperview:", "- didMoveToSuperview", "- layoutSubviews", "- dealloc"],
      situations: [.lifeOfOneView], verdict: .holds),
    Case(
      name: "a recorded log of more than its words say",
      lines: ["a viewWillDisappear:", "b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:"],
      situations: [.background], verdict: .holds, isRecorded: true),
    Case(
      name: "a recorded log of another transition",
      lines: ["a viewWillDisappear:", "b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:"],
      situations: [.present], verdict: .contradicted, isRecorded: true),
    Case(
      name: "a recorded push in which one is gone before the other comes",
      lines: ["a viewWillDisappear:", "a viewDidDisappear:", "b viewWillAppear:", "b viewDidAppear:"],
      situations: [.push], verdict: .contradicted, isRecorded: true, dropped: ["b viewWillAppear:"]),
    Case(
      name: "a recorded pop in which one is told something behind its end",
      lines: ["b dealloc", "b viewDidDisappear:"],
      situations: [.pop], verdict: .contradicted, isRecorded: true),
    Case(
      name: "a presentation that covers the screen",
      lines: ["a viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:", "a viewDidDisappear:"],
      situations: [.present], verdict: .depends),
  ]

  @Test("Orders are judged", arguments: cases)
  func judges(_ given: Case) {
    var judge = OrderJudge()
    let claim = OrderClaim(
      steps: given.lines.map(claimed), situations: given.situations, isRecorded: given.isRecorded,
      isForEach: given.isForEach)
    let judgement = judge.judge(claim)
    #expect(judgement.verdict == given.verdict)
    #expect(judgement.dropped.map { given.lines[$0] } == given.dropped)
  }

  @Test("The fact that decides is the one that makes the difference")
  func decides() {
    var judge = OrderJudge()
    let lines = ["a viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:", "a viewDidDisappear:"]
    let judgement = judge.judge(OrderClaim(steps: lines.map(claimed), situations: [.present]))
    #expect(judgement.decision == .fact(.defaultStyleIsSheet))
  }

  @Test("An order for two situations says for which of them it holds")
  func saysForWhich() {
    var judge = OrderJudge()
    let claim = OrderClaim(steps: Self.push.map(claimed), situations: [.push, .present], isForEach: true)
    let verdicts = judge.judge(claim).alternatives.map(\.verdict)
    #expect(verdicts == [.depends, .contradicted])
  }

  @Test("What prints a log that stands under another transition is said")
  func saysWhatElsePrintsIt() throws {
    var judge = OrderJudge()
    let lines = ["a viewWillDisappear:", "b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:"]
    let claim = OrderClaim(steps: lines.map(claimed), situations: [.present], isRecorded: true)
    let evidence = try #require(judge.judge(claim).printedBy)
    let steps = evidence.script.scenario.steps.map { ScenarioPrinter.print($0.actions, of: evidence.script.scenario) }
    #expect(steps.map { String(decoding: $0, as: UTF8.self) } == ["launch", "push B"])
  }

  @Test("A decision under a condition")
  func decidesUnderACondition() {
    var judge = OrderJudge()
    let lines = [
      "- application:didFinishLaunchingWithOptions:", "- applicationDidBecomeActive:", "a viewDidLoad",
      "a viewWillAppear:", "a viewDidAppear:",
    ]
    let judgement = judge.judge(OrderClaim(steps: lines.map(claimed), situations: [.launch], isRecorded: true))
    #expect(judgement.verdict == .depends)
    guard case .conditional(_, .navigationRoot) = judgement.decision else {
      Issue.record("decided by \(String(describing: judgement.decision))")
      return
    }
  }
}

import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

private func source(_ text: String) -> ScenarioSource {
  ScenarioSource(
    id: "sample", title: "", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
    note: SourceNote(path: "notes/a.md", line: 3))
}

@Suite("Wrong answers by the misconception that they stand for")
struct MisconceptionTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var misconception: Misconception
    var text: String
    /// One that the runs of the text must give.
    var label: String
    var testDescription: String { "\(misconception.rawValue): \(label)" }
  }

  private static let push = "ios: 17\nroot: nav(A)\nlog: all\n\nlaunch\npush B\n"

  static let examples = [
    Example(misconception: .otherReceiver, text: push, label: "B.viewWillDisappear"),
    Example(
      misconception: .counterpart,
      text: "ios: 17\nroot: nav(A)\nlog: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:\n\n"
        + "launch\npush B\nswipe back begins\nswipe back cancelled\n",
      label: "B.viewDidDisappear"),
    Example(
      misconception: .unloading, text: "ios: 17\nroot: nav(A)\n\nlaunch\npush B\npop\n", label: "B.viewDidUnload"),
    Example(misconception: .otherSituation, text: push, label: "A.dealloc"),
    Example(
      misconception: .presenterDisappears, text: "ios: 17\nroot: A\n\nlaunch\npresent B as pageSheet\n",
      label: "A.viewWillDisappear"),
    Example(
      misconception: .otherLifeCycle, text: "ios: 17\nlife-cycle: scene\nroot: A\n\nlaunch\nhome\nopen\n",
      label: "AppDelegate.applicationDidEnterBackground"),
    Example(
      misconception: .obsolete, text: "ios: 12\nroot: A\nlog: all\n\nlaunch\n",
      label: "AppDelegate.applicationDidFinishLaunching"),
    Example(
      misconception: .otherVersion, text: "ios: 12\nroot: nav(A)\n\nlaunch\npush B\n", label: "B.viewIsAppearing"),
  ]

  @Test("Calls that no run makes", arguments: examples)
  func calls(_ example: Example) throws {
    let items = QuizBank([source(example.text)], distractorLimit: 99).items
    let distractors = items.flatMap(\.distractors)
    #expect(distractors.contains { $0.misconception == example.misconception && $0.label == example.label })
    let why = distractors.first { $0.label == example.label }.map { FeedbackText.why($0, Strings(.english)) }
    #expect(why?.hasPrefix(example.label + " is not called") == true)
    #expect(BankValidation(QuizBank([source(example.text)], distractorLimit: 99)).problems.isEmpty)
  }

  @Test("Every misconception about calls has an example")
  func allCalls() {
    #expect(Set(Self.examples.map(\.misconception)) == Set(Misconception.ofCalls))
  }

  @Test("A call that comes with an argument is no wrong answer without it")
  func arguments() {
    let text =
      "ios: 17\nroot: nav(A)\nlog: viewWillAppear:, viewDidAppear:, viewDidDisappear:, viewWillDisappear:\n\n"
      + "launch\npush B\npop\n"
    let labels = QuizBank([source(text)], distractorLimit: 99).items.flatMap(\.distractors).map(\.label)
    #expect(!labels.contains("B.didMoveToParentViewController"), "the pop calls it with nil")
    #expect(!labels.isEmpty)
  }

  @Test(
    "Wrong places and counts in a log",
    arguments: [
      Misconception.didBeforeWill, .otherReceiverFirst, .layoutPlace, .loadingPlace, .wrongCount, .unloading,
    ])
  func logs(_ misconception: Misconception) throws {
    let text =
      "ios: 17\nroot: nav(A)\nlog: viewDidLoad, viewWillAppear:, viewDidAppear:, viewWillDisappear:, "
      + "viewDidDisappear:, B.viewDidLayoutSubviews\n\nlaunch\npush B\npop\n"
    let bank = QuizBank([source(text)])
    let found = bank.items.flatMap { item in
      let wrong = Distractor(label: "B.viewDidUnload", partner: 0, misconception: .unloading)
      let here = Set(item.pieces.indices.filter { item.pieces[$0].callback == .viewDidLoad })
      return LogMutations(of: item, neverCalled: [wrong], onlyHere: here).all
    }
    #expect(found.contains { $0.misconception == misconception })
  }

  @Test("Something left out is an answer to what comes next, and all of it is borne out by runs")
  func leftOut() {
    let bank = QuizBank([source(Self.push)], kinds: Set(ItemKind.allCases))
    #expect(bank.choices.flatMap(\.options).contains { $0.misconception == .leftOut })
    #expect(BankValidation(bank).isClean)
  }
}

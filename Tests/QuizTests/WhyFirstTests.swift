import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// Feedback tells causes, taken from the run.
@Suite("Why one call comes before another")
struct WhyFirstTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var text: String
    var earlier: String
    var later: String
    var english: String
    var chinese: String
    var testDescription: String { "\(earlier), \(later)" }
  }

  @Test(arguments: [
    Example(
      text: "root: nav(A)\n\nlaunch\npush B\n", earlier: "B.viewDidLoad", later: "A.viewWillDisappear",
      english: "the transition to B begins only when the view of B is there", chinese: "B 的视图就绪之后，转到它的过渡才开始"),
    Example(
      text: "root: A\nlog: all\n\nlaunch\n", earlier: "A.viewWillAppear", later: "A.viewIsAppearing",
      english: "the transition begins before anything of A is in the window", chinese: "过渡开始时，A 的视图还不在窗口中"),
    Example(
      text: "root: A\n\nlaunch\npresent B as fullScreen\n", earlier: "A.viewWillDisappear", later: "B.viewWillAppear",
      english: "one transition begins for both, and who leaves is told first; nothing of B is in the window yet",
      chinese: "同一个过渡对双方同时开始，先通知离开的一方；此时 B 的视图还不在窗口中"),
    Example(
      text: "root: tab(A, B)\n\nlaunch\nselect B\n", earlier: "B.viewWillAppear", later: "A.viewWillDisappear",
      english: "one transition begins for both, and here who comes is told first", chinese: "同一个过渡对双方同时开始，这里先通知到来的一方"),
    Example(
      text: "root: nav(A)\n\nlaunch\npush B\npop\n", earlier: "B.viewDidDisappear", later: "B.dealloc",
      english: "B is released when nothing holds it any longer, and the step holds it until all else is done",
      chinese: "没有任何对象持有 B 时它才被释放，而这一步在其他事情完成之前一直持有它"),
    Example(
      text: "root: A\nlife-cycle: app\n\nlaunch\nhome\n", earlier: "AppDelegate.applicationWillResignActive",
      later: "AppDelegate.applicationDidEnterBackground",
      english: "at AppDelegate.applicationWillResignActive the app is active, and only at "
        + "AppDelegate.applicationDidEnterBackground it is in the background",
      chinese: "AppDelegate.applicationWillResignActive 时应用处于活跃状态，到 "
        + "AppDelegate.applicationDidEnterBackground 时才处于后台"),
    Example(
      text: "root: A\nlog: all\n\nlaunch\nmemory warning\n", earlier: "A.viewWillLayoutSubviews",
      later: "A.viewDidLayoutSubviews", english: "the view lays its subviews out between the two",
      chinese: "视图在二者之间布局其子视图"),
  ])
  func reasons(_ example: Example) throws {
    for (language, expected) in [(Language.english, example.english), (.chinese, example.chinese)] {
      let reading = Self.reading(example.text, language)
      let calls = [example.earlier, example.later].compactMap { Self.call($0, reading) }
      try #require(calls.count == 2)
      #expect(WhyFirst(strings: Strings(language)).reason(calls[0], before: calls[1]) == expected)
    }
  }

  @Test("What comes out of a call says so, and two calls of the same kind say nothing")
  func others() throws {
    let reading = Self.reading("root: page(A)\nlog: all, Page.viewWillAppear:\n\nlaunch\n", .english)
    let (outer, inner) = (
      try #require(Self.call("Page.viewWillAppear", reading)), try #require(Self.call("A.viewWillAppear", reading))
    )
    let why = WhyFirst(strings: Strings(.english))
    #expect(
      why.reason(outer, before: inner)
        == "A.viewWillAppear is sent from inside Page.viewWillAppear, and would not come without it")
    #expect(why.reason(inner, before: outer) == nil && why.reason(inner, before: inner) == nil)
  }

  @Test("Who stays where it is is not told, and that is why")
  func standing() throws {
    let source = ScenarioSource(
      id: "a", title: "",
      scenario: ScenarioParser.parse(Array("ios: 17\nroot: nav(A)\n\nlaunch\npush B\n".utf8)).scenario,
      note: SourceNote(path: "a.md", line: 1))
    let distractors = QuizBank([source], distractorLimit: 99).items.flatMap(\.distractors)
    func why(_ label: String) -> String? { distractors.first { $0.label == label }?.because }
    #expect(
      why("A.dealloc")
        == "A.dealloc is not called: A is out of sight but not taken away; what held it still does, so it is not released."
    )
    #expect(
      why("B.viewWillDisappear")
        == "B.viewWillDisappear is not called: B comes on screen here, and nothing takes it away.")
  }

  private static func reading(_ text: String, _ language: Language) -> RunReading {
    let scenario = ScenarioParser.parse(Array("ios: 17\n\(text)".utf8)).scenario
    let texts = scenario.steps.map { RunReading.text(of: $0, in: scenario) }
    return RunReading(
      run: ScenarioRun(Script(scenario), on: Platform(Version(17))), stepTexts: texts, strings: Strings(language))
  }

  private static func call(_ label: String, _ reading: RunReading) -> WhyFirst.Call? {
    for event in reading.events(explained: true) {
      let name = EventIdentity(receiver: event.receiver, callback: event.callback, argument: nil).label
      guard name == label, let cause = event.cause, let moment = event.moment else { continue }
      return WhyFirst.Call(
        label: name, receiver: event.receiver, callback: event.callback, cause: cause, moment: moment.text)
    }
    return nil
  }
}

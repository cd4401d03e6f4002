import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// What went before and changes nothing is not told.
@Suite("Questions are asked of the shortest life that shows the point")
struct ShortestWorldTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var title = ""
    var text: String
    /// A step of the item that is looked at, and what that tells of what went before.
    var asks: String
    var given: [String]
  }

  @Test(arguments: [
    Example(
      testDescription: "a detour, and what comes behind",
      text: "\(head)\n\nlaunch\npush B\nhome\nopen\npresent M as fullScreen\ndismiss\nrotate\npop\n",
      asks: "present M as fullScreen", given: ["launch", "push B"]),
    Example(
      testDescription: "a first life",
      text:
        "ios: 17\nroot: nav(A)\nlog: M.viewWillAppear:, M.viewDidAppear:, A.viewWillDisappear:, A.viewDidDisappear:\n\n"
        + "launch\nkill\nlaunch\npresent M as fullScreen\n",
      asks: "present M as fullScreen", given: ["launch"]),
    Example(
      testDescription: "what is declared and plays no part",
      text: "\(head)\ncontroller Z: from code\nview V: in A\nsegue A to Z: push\n\nlaunch\npush B\npop\npush D\n",
      asks: "pop", given: ["launch", "push B"]),
    Example(
      testDescription: "what the title speaks of stays", title: "Home, then open again",
      text: "\(head)\n\nlaunch\npush B\nhome\nopen\npop\npush D\n", asks: "pop",
      given: ["launch", "push B", "home", "open"]),
  ])
  func examples(_ example: Example) throws {
    let bank = QuizBank([source(example.text, title: example.title)])
    let item = try #require(bank.items.last { $0.stem.contains(example.asks) })
    #expect(item.given.steps == example.given)
    #expect(item.fixed == ["iOS 17", "the root is a navigation controller with A"])
    #expect(BankValidation(bank).isClean)
  }

  @Test("What an item asks for comes in the scenario that it names, and without one of its earlier steps it does not")
  func nothingToLeaveOut() {
    for item in standardBank.items where item.given.steps.count > 0 {
      let scenario = ScenarioParser.parse(Array(item.scenario.utf8)).scenario
      let first = item.given.steps.count
      let whole = Self.events(of: scenario, item, from: first)
      #expect(Self.calls(whole, item) == item.pieces.map(\.label), "\(item.id)")
      for step in 0..<first where item.worlds.count == 1 {
        var shorter = scenario
        shorter.steps.remove(at: step)
        guard let events = Self.events(of: shorter, item, from: first - 1) else { continue }
        #expect(
          Self.calls(events, item) != item.pieces.map(\.label) || events.map(\.phase) != whole?.map(\.phase),
          "\(item.id) without \(item.given.steps[step])")
      }
    }
  }

  /// What the newest world of an item logs from a step on; nil where the scenario cannot be run there.
  private static func events(of scenario: Scenario, _ item: Item, from step: Int) -> [RunEvent]? {
    guard let world = item.worlds.max(by: { $0.version < $1.version }) else { return nil }
    var scenario = scenario
    scenario.lifeCycle = world.lifeCycle
    let run = ScenarioRun(Script(scenario), on: Platform(world.version))
    guard run.failure == nil else { return nil }
    return RunReading(run: run, stepTexts: [], strings: Strings(.english)).events(explained: false)
      .filter { $0.step >= step }
  }

  private static func calls(_ events: [RunEvent]?, _ item: Item) -> [String] {
    let earlier = item.given.calls.count + item.given.omittedCallCount
    return (events ?? []).dropFirst(earlier).prefix(item.pieces.count).map { EventIdentity($0).label }
  }

  private static let head =
    "ios: 17\nroot: nav(A)\nlog: viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:"

  private func source(_ text: String, title: String) -> ScenarioSource {
    ScenarioSource(
      id: "sample", title: title, scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
      note: SourceNote(path: "notes/a.md", line: 3))
  }
}

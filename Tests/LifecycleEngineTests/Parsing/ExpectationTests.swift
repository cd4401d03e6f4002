import Testing

@testable import LifecycleEngine

/// What stands under a step.
@Suite("Expectations of a scenario")
struct ExpectationTests {
  private func read(_ text: String) throws -> Scenario {
    let parsed = ScenarioParser.parse(Array(text.utf8))
    try #require(parsed.problems.isEmpty, "\(parsed.problems)")
    return parsed.scenario
  }

  private func entry(_ line: String) throws -> ExpectedEntry {
    let scenario = try read("controller A: from code\nview V: loose\nlaunch\n  > \(line)")
    guard case .entry(let entry)? = scenario.steps.first?.expectations.first?.kind else {
      throw ExpectationIsMissing(line: line)
    }
    return entry
  }

  private struct ExpectationIsMissing: Error { let line: String }

  @Test("A callback by each of its names", arguments: ["viewWillAppear:", "viewWillAppear(_:)", "viewWillAppear"])
  func names(_ name: String) throws {
    let entry = try entry("A \(name)")
    #expect(entry.callback == .viewWillAppear)
    #expect(entry.receiver.role == .object)
    #expect(entry.argument == nil && entry.states.isEmpty)
  }

  @Test(
    "The argument",
    arguments: [("nil", Literal.none), ("YES", .yes), ("true", .yes), ("NO", .no), ("false", .no)])
  func argument(_ word: String, _ literal: Literal) throws {
    #expect(try entry("A willMoveToParentViewController: \(word)").argument == literal)
  }

  @Test("A name as an argument, also of a controller's view", arguments: ["A", "A.view"])
  func nameArgument(_ word: String) throws {
    let scenario = try read("controller A: from code\nview V: loose\nlaunch\n> V willMoveToSuperview: \(word)")
    guard case .entry(let entry)? = scenario.steps.first?.expectations.first?.kind else {
      throw ExpectationIsMissing(line: word)
    }
    #expect(entry.argument == scenario.name(Array("A".utf8)).map { Literal.name($0) })
  }

  @Test("States in brackets", arguments: StateWord.allCases)
  func states(_ state: StateWord) throws {
    #expect(try entry("A viewWillAppear: [\(state.word)]").states == [state])
    #expect(try entry("A viewWillAppear: nil [appearing, \(state.word)]").states == [.appearing, state])
  }

  @Test(
    "Receivers that are no objects of the app",
    arguments: [
      ("main", ReceiverName.Role.main, Callback.main),
      ("completion present", .completion, .presentViewControllerAnimatedCompletion),
      ("return dismiss", .returning, .dismissViewControllerAnimatedCompletion),
      ("notification UIApplicationDidBecomeActiveNotification", .notification, .didBecomeActiveNotification),
      ("console consoleMessage", .console, .consoleMessage), ("V.gesture action", .gesture, .action),
      ("V.gesture touchesBegan:withEvent:", .gesture, .touchesBeganWithEvent),
    ])
  func receivers(_ line: String, _ role: ReceiverName.Role, _ callback: Callback) throws {
    let entry = try entry(line)
    #expect(entry.receiver.role == role)
    #expect(entry.callback == callback)
  }

  @Test("Class methods")
  func classMethods() throws {
    let scenario = try read("class C: initialize, load\nuse class C\n> C +initialize\n> C +load")
    #expect(callbacks(scenario) == [.initialize, .load])
  }

  private func callbacks(_ scenario: Scenario) -> [Callback] {
    scenario.steps.flatMap(\.expectations).compactMap {
      if case .entry(let entry) = $0.kind { entry.callback } else { nil }
    }
  }

  @Test("Nothing, anything, alternatives")
  func structure() throws {
    let scenario = try read(
      """
      root: A
      launch
        > (nothing)
      home
        > ...
        > either
        > A viewDidLoad
        > or
        > A loadView
        > end
      """)
    #expect(scenario.steps[0].expectations.map(\.kind) == [.nothing])
    let kinds = scenario.steps[1].expectations.map(\.kind)
    #expect(kinds.count == 6)
    #expect([kinds[0], kinds[1], kinds[3], kinds[5]] == [.anything, .either, .or, .end])
  }

  @Test("A failure holds its text")
  func failure() throws {
    #expect(
      try read("root: A\nlaunch\n  ! loaded the \"A\" nib").steps.first?.failure == Array("loaded the \"A\" nib".utf8))
  }

  @Test(
    "Queries",
    arguments: [
      ("A.state is appearing", Query.Property.state, Query.Value.state(.appearing), false),
      ("not A.state is disappeared", .state, .state(.disappeared), true),
      ("app.state is not running", .state, .state(.notRunning), false),
      ("app.state is not background", .state, .state(.background), true),
      ("A.isViewLoaded", .isViewLoaded, .yes, false), ("not A.isViewLoaded", .isViewLoaded, .yes, true),
      ("A.view is nil", .view, .none, false), ("A.view is not nil", .view, .none, true),
      ("A.parent is nil", .parent, .none, false), ("A.presented is nil", .presented, .none, false),
      ("A.presenting is nil", .presenting, .none, false), ("window.isKey", .isKey, .yes, false),
      ("V.window is nil", .window, .none, false), ("V.superview is nil", .superview, .none, false),
      ("windows.levels are 0 2000 1000", .levels, .numbers([0, 2000, 1000]), false),
      ("V.isFirstResponder", .isFirstResponder, .yes, false),
      ("A.navigationController is nil", .navigationController, .none, false),
      ("A.tabBarController is nil", .tabBarController, .none, false),
      ("A.topViewController is nil", .topViewController, .none, false),
      ("A.visibleViewController is nil", .visibleViewController, .none, false),
    ])
  func queries(_ text: String, _ property: Query.Property, _ value: Query.Value, _ isNegated: Bool) throws {
    let scenario = try read("controller A: from code\nview V: loose\nlaunch\n  = \(text)")
    let query = try #require(scenario.steps.first?.queries.first)
    #expect(query.property == property)
    #expect(query.value == value)
    #expect(query.isNegated == isNegated)
  }

  @Test("The chain of responders")
  func responders() throws {
    let scenario = try read("view V: in A\nlaunch\n= responders of V are V, A.view, A, window")
    guard case .list(let chain)? = scenario.steps.first?.queries.first?.value else {
      throw ExpectationIsMissing(line: "chain")
    }
    #expect(chain.map(\.isView) == [false, true, false, false])
    #expect(chain[1].name == chain[2].name)
  }
}

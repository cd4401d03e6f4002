import LifecycleEngine
import Testing
@testable import Verify

@Suite("Explaining logs")
struct LogExplainerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// `a viewDidLoad`: an actor and a selector; `- applicationDidBecomeActive:` where there is no actor.
    let lines: [String]
    /// The steps that print it, joined by semicolons; those before the log in front of a bar.
    let steps: String
    var versions: ClosedRange<Int>?
    var testDescription: String { name }
  }

  static let explained: [Case] = [
    Case(
      name: "a swipe back that is given up",
      lines: [
        "b viewWillDisappear:", "a viewWillAppear:", "a viewWillDisappear:", "a viewDidDisappear:", "b viewWillAppear:",
        "b viewDidAppear:",
      ], steps: "launch; push B | swipe back cancelled", versions: 7...26),
    Case(
      name: "a sheet that is dragged and let go",
      lines: [
        "a viewDidAppear:", "b viewWillAppear:", "b viewDidAppear:", "b viewWillDisappear:", "b viewWillAppear:",
        "b viewDidAppear:",
      ], steps: "| launch; present B; drag down cancelled"),
    Case(
      name: "a layout callback that came with iOS 5",
      lines: ["a viewDidLoad", "a viewWillAppear:", "a viewWillLayoutSubviews", "a viewDidAppear:"], steps: "| launch",
      versions: 5...26),
    Case(
      name: "a push where the new view is loaded late",
      lines: [
        "a viewWillDisappear:", "b loadView", "b viewDidLoad", "b viewWillAppear:", "a viewDidDisappear:",
        "b viewDidAppear:",
      ], steps: "launch | push B", versions: 9...10),
    Case(
      name: "a launch and a push with initialisers",
      lines: ["a viewDidLoad", "a viewDidAppear:", "b init", "b viewDidLoad", "b viewDidAppear:"],
      steps: "| launch; push B"),
    Case(
      name: "a modal presentation and its end",
      lines: [
        "b viewDidLoad", "a viewWillDisappear:", "b viewWillAppear:", "b viewDidAppear:", "a viewDidDisappear:",
        "b viewWillDisappear:", "a viewWillAppear:", "a viewDidAppear:", "b viewDidDisappear:", "b dealloc",
      ], steps: "launch | present B as fullScreen; dismiss"),
    Case(
      name: "out of the app and back",
      lines: [
        "- applicationWillResignActive:", "- applicationDidEnterBackground:", "- applicationWillEnterForeground:",
        "- applicationDidBecomeActive:",
      ], steps: "launch | home; open"),
    Case(
      name: "tabs",
      lines: [
        "b viewDidLoad", "b viewWillAppear:", "a viewWillDisappear:", "a viewDidDisappear:", "b viewDidAppear:",
        "a viewWillAppear:", "b viewWillDisappear:", "b viewDidDisappear:", "a viewDidAppear:",
      ], steps: "launch | select B; select A"),
    Case(
      name: "a scene's first launch and the way home",
      lines: [
        "- scene:willConnectToSession:options:", "- sceneWillEnterForeground:", "- sceneDidBecomeActive:",
        "- sceneWillResignActive:", "- sceneDidEnterBackground:",
      ], steps: "| launch; home", versions: 13...26),
    Case(
      name: "lines without a receiver",
      lines: ["- viewDidLoad", "- viewWillAppear:", "- viewDidAppear:", "- viewWillDisappear:", "- viewDidDisappear:"],
      steps: "| launch; push B"),
    Case(
      name: "a view on its way",
      lines: ["- willMoveToSuperview:", "- didMoveToSuperview", "- willMoveToWindow:", "- didMoveToWindow"],
      steps: "| launch"),
  ]

  @Test("The steps that print a log are found", arguments: explained)
  func explains(_ given: Case) throws {
    let explanation = Idle.explainers.explain(given.lines.map(claimed))
    let run = try #require(explanation.run)
    #expect(explanation.isExplained)
    #expect(run.edits.isEmpty)
    if let versions = given.versions {
      #expect(run.versions.first.map { $0.major } == versions.lowerBound)
      #expect(run.versions.last.map { $0.major } == versions.upperBound)
    }
    let all = [run] + explanation.others
    #expect(all.map(text).contains(given.steps), "\(all.map(text))")
    #expect(printed(by: run) == given.lines.map(claimed).map(\.callback))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    let firstWrongLine: Int
    let edit: LogExplanation.Edit
    var testDescription: String { name }
  }

  static let push = [
    "a viewDidLoad", "a viewWillAppear:", "a viewDidAppear:", "b viewDidLoad", "a viewWillDisappear:",
    "b viewWillAppear:", "a viewDidDisappear:", "b viewDidAppear:", "b viewWillDisappear:", "a viewWillAppear:",
    "b viewDidDisappear:", "a viewDidAppear:",
  ]

  static let wrong: [Wrong] = [
    Wrong(
      name: "a line is missing", lines: without(2), firstWrongLine: 2,
      edit: .init(kind: .missing, line: 2, step: claimed("a viewDidAppear:"))),
    Wrong(
      name: "a line is too many", lines: Array(push[..<2]) + ["b viewDidDisappear:"] + push[2...], firstWrongLine: 2,
      edit: .init(kind: .extra, line: 2, step: claimed("b viewDidDisappear:"))),
    Wrong(
      name: "a line is another", lines: Array(push[..<1]) + ["a viewDidDisappear:"] + push[2...], firstWrongLine: 1,
      edit: .init(kind: .replaced, line: 1, step: claimed("a viewWillAppear:"))),
    Wrong(
      name: "two lines are the wrong way round",
      lines: [push[1], push[0]] + push[2...], firstWrongLine: 1,
      edit: .init(kind: .swapped, line: 0, step: claimed("a viewDidLoad"))),
  ]

  private static func without(_ index: Int) -> [String] {
    var lines = push
    lines.remove(at: index)
    return lines
  }

  @Test("One wrong line is named", arguments: wrong)
  func namesTheEdit(_ given: Wrong) throws {
    let explanation = Idle.explainers.explain(
      given.lines.map(claimed), versions: VersionRange(Version(12), Version(12)))
    let run = try #require(explanation.run)
    #expect(!explanation.isExplained)
    #expect(explanation.firstWrongLine == given.firstWrongLine)
    #expect(run.edits == [given.edit])
  }

  @Test("What runs have in place of the first wrong line")
  func saysWhatWasExpected() {
    let explanation = Idle.explainers.explain(
      LogExplainerTests.without(2).map(claimed), versions: VersionRange(Version(12), Version(12)))
    #expect(explanation.expected.contains(claimed("a viewDidAppear:")))
  }

  @Test("A log of nothing and a log of noise end")
  func ends() {
    #expect(!Idle.explainers.explain([]).isExplained)
    let shown = ["viewDidAppear:", "viewWillAppear:", "viewDidLoad"]
    let noise = (0..<30).map { claimed("\($0 % 7 == 0 ? "a" : "b") \(shown[$0 % 3])") }
    #expect(!Idle.explainers.explain(noise).isExplained)
  }

  @Test("Of a long log only the beginning is looked at")
  func isBounded() {
    let round = ["- applicationWillResignActive:", "- applicationDidBecomeActive:"].map(claimed)
    let lines = (0..<600).flatMap { _ in round }
    let explanation = Idle.explainers.explain(lines)
    #expect(explanation.isExplained)
    #expect(explanation.isCutShort)
    #expect(explanation.covered == LogExplainer.mostLines)
  }

  @Test("The names of the log stand in the scenario where they can")
  func takesNames() throws {
    let names = ["ListViewController", "a b\"c"].map { Array($0.utf8) }
    let explanation = Idle.explainers.explain(LogExplainerTests.push.map(claimed), names: names)
    let scenario = String(decoding: try #require(explanation.run).scenario, as: UTF8.self)
    #expect(scenario.contains("root: nav(ListViewController)"))
    #expect(scenario.contains("push B"))
  }

  // MARK: Helpers

  private func text(_ run: LogExplanation.Run) -> String {
    let before = run.steps.filter { !$0.isLogged }.map { String(decoding: $0.text, as: UTF8.self) }
    let logged = run.loggedSteps.map { String(decoding: $0, as: UTF8.self) }
    return (before.isEmpty ? "" : before.joined(separator: "; ") + " ") + "| " + logged.joined(separator: "; ")
  }

  /// What the scenario of a run prints in the steps that the log shows.
  private func printed(by run: LogExplanation.Run) -> [Callback] {
    let parsed = ScenarioParser.parse(run.scenario)
    #expect(parsed.problems.isEmpty)
    let version = parsed.scenario.defaultVersion
    let scenarioRun = ScenarioRun(Script(parsed.scenario), on: Platform(version))
    #expect(scenarioRun.failure == nil)
    return run.steps.indices.filter { run.steps[$0].isLogged }.flatMap { index in
      scenarioRun.logged(inStep: index).map(\.callback)
    }
  }
}

/// A line `a viewDidLoad` as what is claimed.
func claimed(_ line: String) -> OrderClaim.Step {
  let words = line.split(separator: " ")
  let actor = words[0].unicodeScalars.first.flatMap { $0 == "-" ? nil : UInt8($0.value - 97) }
  let callback = Callback.allCases.first { $0.info.selector.description == words[1] }
  return OrderClaim.Step(actor: actor, callback: callback ?? .main)
}

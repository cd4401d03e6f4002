import LifecycleEngine
import Testing
import Verify

@Suite("Invariants")
struct InvariantTests {
  /// The long run is `swift run -c release benchmarks random`; this one has seeds of its own.
  @Test("Random worlds and steps break none", arguments: [UInt64(0), 10_000, 20_000, 30_000])
  func random(first: UInt64) {
    var check = InvariantCheck()
    for seed in first..<(first + 60) { check.walk(seed) }
    #expect(check.steps > 1_000)
    for finding in check.findings {
      let text = String(decoding: ScenarioPrinter.print(finding.scenario), as: UTF8.self)
      Issue.record(
        "seed \(finding.seed): \(finding.violation.invariant): \(finding.violation.invariant.statement)\n\(text)")
    }
  }

  /// An app that breaks a rule by its own calls, so that each kind of watching is seen to work.
  struct Broken: Sendable, CustomTestStringConvertible {
    var text: String
    var invariant: Invariant

    var testDescription: String { "\(invariant)" }
  }

  static let broken = [
    Broken(text: "root: A\nlaunch\ncall A.viewDidAppear: YES", invariant: .appearancePairs),
    Broken(text: "root: A\nlaunch\ncall A.viewWillAppear: YES", invariant: .appearancePairs),
    Broken(text: "root: A\nlaunch\ncall A.viewDidLoad", invariant: .loadBeforeAppearance),
    Broken(text: "root: A\nlaunch\ncall A.didMoveToParentViewController: B", invariant: .containmentPairs),
    Broken(text: "root: A\nlaunch\ncall A.beginAppearanceTransition: NO", invariant: .consistentWorld),
    Broken(text: "root: A\nwhen A.viewDidLayoutSubviews: layout A.view\nlaunch", invariant: .comesToRest),
  ]

  @Test("A broken rule is noticed, and shrinking keeps it", arguments: broken)
  func noticing(example: Broken) throws {
    let scenario = ScenarioParser.parse(Array((example.text + "\nhome\nopen").utf8)).scenario
    let violation = try #require(InvariantCheck.violation(in: scenario, on: Version(17)))
    #expect(violation.invariant == example.invariant)
    let shrunk = InvariantCheck.shrunk(scenario, on: Version(17), violation)
    #expect(shrunk.steps.count == scenario.steps.count - 2)
    #expect(InvariantCheck.violation(in: shrunk, on: Version(17))?.invariant == example.invariant)
  }

  @Test("A run by the rules breaks none of them, on every version", arguments: Version.modelled)
  func clean(version: Version) {
    let text =
      "root: tab(nav(A), C)\nlaunch\nA push B\npop\npresent D\ndismiss\nselect C\nrotate\nhome\nopen\nkill\nlaunch"
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    #expect(InvariantCheck.violation(in: scenario, on: version) == nil)
  }

  @Test("A child that came while its parent was hidden goes when the parent is put away", arguments: Version.modelled)
  func hiddenParents(version: Version) {
    let text =
      "root: tab(container(A), B)\nwindow: code\nlife-cycle: app\nlaunch\nhide window window\nadd child E to A\nselect B\n"
      + "show window window\nselect A"
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    #expect(InvariantCheck.violation(in: scenario, on: version) == nil)
  }

  @Test("A tab that is left behind a presentation has gone when the tabs come back", arguments: Version.modelled)
  func hiddenTabs(version: Version) {
    let text =
      "root: tab(nav(A, B), C)\nlaunch\npresent G as fullScreen\nselect A\nselect C\ndismiss\nselect A\nhome\nopen"
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    #expect(InvariantCheck.violation(in: scenario, on: version) == nil)
  }

  @Test("A page that is set while a presentation covers it appears with what it shows", arguments: Version.modelled)
  func coveredPages(version: Version) {
    let text =
      "root: page(A, nav(B))\nnames: nav Nav1\nlaunch\npage forward\npage back\npresent D as fullScreen\n"
      + "set pages Nav1\ndismiss\nhome\nopen"
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    #expect(ScenarioRun(Script(scenario), on: Platform(version)).failure == nil)
    #expect(InvariantCheck.violation(in: scenario, on: version) == nil)
  }

  @Test("Damaged texts of wild apps are read and run to an end")
  func damaged() {
    for seed in UInt64(1)...400 {
      let scenario = ScenarioParser.parse(MutatedText(seed: seed).text).scenario
      let run = ScenarioRun(Script(scenario), on: Platform(scenario.ios?.modelled.first ?? .newest))
      #expect(run.steps.count <= scenario.steps.count)
    }
  }
}

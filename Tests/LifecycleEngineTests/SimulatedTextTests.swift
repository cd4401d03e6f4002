import LifecycleEngine
import Testing

/// What `simulate` prints is a scenario that `check` passes.
@Suite("Printed runs")
struct SimulatedTextTests {
  static let scenarios = RuleCase.all.map(\.scenario) + ContentFolder.traces + ContentFolder.blocks

  @Test("A printed run is a scenario that comes out so", arguments: scenarios)
  func passes(_ text: ScenarioText) {
    let scenario = ScenarioReport(text).parsed.scenario
    let platform = Platform(scenario.defaultVersion)
    let run = ScenarioRun(Script(scenario), on: platform)
    // What cannot be done is an error of the scenario, and stays one.
    if run.failure?.kind == .impossible { return }
    let printed = String(decoding: ScenarioPrinter.print(run), as: UTF8.self)
    let report = ScenarioReport(ScenarioText(place: text.place, text: printed))
    #expect(report.problems.isEmpty, "\(report.problems)")
    let mismatches = report.mismatches(on: platform)
    #expect(mismatches.isEmpty, "\(mismatches)")
  }
}

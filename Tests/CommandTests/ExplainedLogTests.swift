import Diagnostics
import LifecycleEngine
import Notes
import Testing
import Verify

@testable import LCDocCommands

@Suite("What explain prints")
struct ExplainedLogTests {
  private func explained(_ text: String) throws -> ExplainedLog {
    let log = try #require(Log.all(in: SourceFile(path: "app.log", text: text)).first)
    var explainer = LogExplainer()
    return ExplainedLog(
      log: log, explanation: explainer.explain(log.steps, names: log.actors.map { Array($0.utf8) }))
  }

  @Test("The text is a scenario that comes out as it says")
  func isAScenario() throws {
    let one = try explained(
      "-[ListController viewWillDisappear:]\n-[ItemController viewWillAppear:]\n"
        + "-[ListController viewDidDisappear:]\n-[ItemController viewDidAppear:]\n")
    #expect(one.diagnostics.isEmpty)
    let parsed = ScenarioParser.parse(Array(one.text.utf8))
    #expect(parsed.problems.isEmpty)
    let run = ScenarioRun(Script(parsed.scenario), on: Platform(.newest))
    #expect(run.mismatches.isEmpty)
    #expect(one.text.contains("push ItemController"))
    #expect(one.text.hasPrefix("# prints the log (4 callbacks) on iOS "))
  }

  @Test("A wrong log comes with the nearest run and its edits")
  func namesEdits() throws {
    let one = try explained("-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n")
    #expect(one.diagnostics.count == 1)
    #expect(one.text.hasPrefix("# the nearest run to the log, with 1 edit"))
    #expect(ExplainedLog.json([one], path: "app.log").contains("\"firstWrongLine\":2"))
  }
}

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

  private static func swaps(_ count: Int) -> String {
    let step = "-[A viewWillDisappear:]\n-[B viewWillAppear:]\n-[A viewDidDisappear:]\n-[B viewDidAppear:]\n"
    let back = "-[B viewWillDisappear:]\n-[A viewWillAppear:]\n-[B viewDidDisappear:]\n-[A viewDidAppear:]\n"
    return "-[A viewWillAppear:]\n-[A viewDidAppear:]\n" + String(repeating: step + back, count: count)
  }

  @Test("Of a long log it is said where looking stopped")
  func saysWhereItStopped() throws {
    let one = try explained(Self.swaps(130))
    #expect(one.explanation.isCutShort)
    #expect(one.text.hasPrefix("# prints the first 1000 callbacks of the log on iOS "))
    #expect(one.remarks == ["only the first 1000 callbacks of 1042 were looked at, those above line 1001"])
    #expect(ExplainedLog.json([one], path: "a").contains("\"complete\":false"))
  }

  @Test("The exit code tells whether a run prints the log, and whether all of it was looked at")
  func exitCodes() throws {
    let folder = try TemporaryFolder()
    for (name, text, code) in [
      ("whole.log", Self.swaps(1), 0),
      ("wrong.log", "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n", 1),
      ("none.log", "nothing\n", 2), ("long.log", Self.swaps(130), 3),
    ] as [(String, String, Int32)] {
      try folder.write(name, text)
      let program = try Program(["explain", name], in: folder.path)
      #expect(program.code == code, "\(name): \(program.said.prefix(300))")
    }
  }

  @Test("The scenario comes out as printed on every version that it names")
  func holdsOnItsVersions() throws {
    let log =
      "-[B initWithCoder:]\n-[B loadView]\n-[B viewDidLoad]\n-[B viewWillAppear:]\n-[B viewWillLayoutSubviews]\n"
      + "-[B viewDidLayoutSubviews]\n-[B viewWillLayoutSubviews]\n-[B viewDidLayoutSubviews]\n-[B viewDidAppear:]\n"
    let scenario = ScenarioParser.parse(Array(try explained(log).text.utf8)).scenario
    let versions = try #require(scenario.ios).modelled
    #expect(!versions.isEmpty)
    for version in versions {
      #expect(ScenarioRun(Script(scenario), on: Platform(version)).mismatches.isEmpty, "\(version)")
    }
  }

  @Test("Everything around the scenario is said in the language that is asked for")
  func inChinese() throws {
    for log in [
      "-[A viewDidLoad]\n-[A viewDidAppear:]\n-[A viewWillAppear:]\n", "-[A viewWillAppear:]\n-[A viewDidAppear:]\n",
    ] {
      var one = try explained(log)
      one.language = .chinese
      let comments = one.text.split(separator: "\n").filter { $0.hasPrefix("# ") }
      #expect(comments.allSatisfy { $0.unicodeScalars.contains { $0.properties.isIdeographic } }, "\(comments)")
      #expect(one.diagnostics.allSatisfy { $0.message.contains("没有运行") && $0.language == .chinese })
    }
  }

}

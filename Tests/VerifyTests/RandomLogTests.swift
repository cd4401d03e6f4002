import LifecycleEngine
import Testing
import Verify

/// Logs of random walks: what was run must be explained, and one wrong line must cost one edit.
@Suite("Logs of random walks")
struct RandomLogTests {
  @Test("Walks are explained", arguments: UInt64(1)...5)
  func explains(_ seed: UInt64) {
    let explanation = Idle.explainers.explain(RandomLog(seed: seed, steps: 5).lines)
    #expect(explanation.isExplained)
    #expect(explanation.run?.edits.isEmpty == true)
    #expect(explanation.run?.layoutPasses == 0)
  }

  @Test("One wrong line costs one edit, or two where it crossed a step", arguments: UInt64(1)...4)
  func findsTheEdit(_ seed: UInt64) throws {
    let damaged = RandomLog(seed: seed, steps: 5).damaged
    let explanation = Idle.explainers.explain(damaged.lines)
    let run = try #require(explanation.run)
    #expect(explanation.covered == damaged.lines.count)
    #expect(run.edits.count <= 2)
  }

  @Test("What is found comes out on every version that it names", arguments: UInt64(1)...8)
  func keepsItsWord(_ seed: UInt64) throws {
    let log = RandomLog(seed: seed, steps: 3)
    for lines in [log.lines, log.damaged.lines] {
      let explanation = Idle.explainers.explain(lines)
      let runs = [try #require(explanation.run, "seed \(seed)")] + explanation.others
      for run in runs {
        #expect(run.edits.isEmpty || !explanation.isExplained, "seed \(seed)")
        let parsed = ScenarioParser.parse(run.scenario)
        #expect(parsed.problems.isEmpty, "seed \(seed)")
        let named = try #require(parsed.scenario.ios).modelled.filter(Version.modelled.contains)
        #expect(!named.isEmpty && Set(named).isSubset(of: run.versions), "seed \(seed)")
        for version in run.versions {
          let result = ScenarioRun(Script(parsed.scenario), on: Platform(version))
          #expect(result.mismatches.isEmpty, "seed \(seed), iOS \(version)")
          guard explanation.isExplained, run.layoutPasses == 0, !run.startsLate, !run.endsEarly else { continue }
          let printed = run.steps.indices.filter { run.steps[$0].isLogged }.flatMap { result.logged(inStep: $0) }
          #expect(printed.map(\.callback) == lines.map(\.callback), "seed \(seed), iOS \(version)")
        }
      }
    }
  }
}

import LifecycleEngine
import Testing
import Verify

@Suite("Random scenarios")
struct RandomScenarioTests {
  /// Seeds 1 to 500 of each style with what comes of them: a scenario is made by running it, and the tests below ask
  /// several things of the same ones.
  private static let all = RandomScenario.Style.allCases.map { style in
    (UInt64(1)...500).map { seed in
      let random = RandomScenario(seed: seed, style: style)
      return (seed: seed, random: random, run: ScenarioRun(Script(random.scenario), on: Platform(random.version)))
    }
  }

  private static func made(_ style: RandomScenario.Style, upTo seed: Int) throws
    -> ArraySlice<(seed: UInt64, random: RandomScenario, run: ScenarioRun)>
  {
    all[try #require(RandomScenario.Style.allCases.firstIndex(of: style))].prefix(seed)
  }

  @Test("A seed gives the same scenario again", arguments: RandomScenario.Style.allCases)
  func determinism(style: RandomScenario.Style) {
    for seed in UInt64(1)...40 {
      let one = RandomScenario(seed: seed, style: style)
      #expect(one.scenario == RandomScenario(seed: seed, style: style).scenario)
      #expect(!one.scenario.steps.isEmpty, "seed \(seed)")
    }
  }

  @Test("What is printed is read without a problem and printed the same", arguments: RandomScenario.Style.allCases)
  func text(style: RandomScenario.Style) throws {
    for (seed, random, _) in try Self.made(style, upTo: 300) {
      let printed = ScenarioPrinter.print(random.scenario)
      let parsed = ScenarioParser.parse(printed)
      #expect(parsed.problems.isEmpty, "seed \(seed)")
      let again = ScenarioPrinter.print(parsed.scenario)
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: printed, as: UTF8.self), "seed \(seed)")
    }
  }

  @Test(
    "What simulate prints of a run passes check: seeds 1 to 500 of each style", arguments: RandomScenario.Style.allCases
  )
  func printedRun(style: RandomScenario.Style) throws {
    for (seed, random, run) in try Self.made(style, upTo: 500) {
      let parsed = ScenarioParser.parse(ScenarioPrinter.print(run))
      #expect(parsed.problems.isEmpty, "seed \(seed)")
      let again = ScenarioRun(Script(parsed.scenario), on: Platform(random.version))
      #expect(again.mismatches.isEmpty, "seed \(seed)")
    }
  }

  @Test("What was read runs like what was made", arguments: RandomScenario.Style.allCases)
  func replay(style: RandomScenario.Style) throws {
    for (seed, random, made) in try Self.made(style, upTo: 300) {
      let parsed = ScenarioParser.parse(ScenarioPrinter.print(random.scenario)).scenario
      let read = ScenarioRun(Script(parsed), on: Platform(random.version))
      #expect(made.mismatches.isEmpty, "seed \(seed): every step was possible, and only the last may fail")
      #expect(made.trace.entries.map { $0.callback } == read.trace.entries.map { $0.callback }, "seed \(seed)")
    }
  }
}

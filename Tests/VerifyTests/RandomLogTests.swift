import Testing
import Verify

/// Logs of random walks: what was run must be explained, and one wrong line must cost one edit.
@Suite("Logs of random walks")
struct RandomLogTests {
  @Test("Walks are explained", arguments: UInt64(1)...5)
  func explains(_ seed: UInt64) {
    var explainer = LogExplainer()
    let explanation = explainer.explain(RandomLog(seed: seed, steps: 5).lines)
    #expect(explanation.isExplained)
    #expect(explanation.run?.edits.isEmpty == true)
    #expect(explanation.run?.layoutPasses == 0)
  }

  @Test("One wrong line costs one edit, or two where it crossed a step", arguments: UInt64(1)...4)
  func findsTheEdit(_ seed: UInt64) throws {
    let damaged = RandomLog(seed: seed, steps: 5).damaged
    var explainer = LogExplainer()
    let explanation = explainer.explain(damaged.lines)
    let run = try #require(explanation.run)
    #expect(explanation.covered == damaged.lines.count)
    #expect(run.edits.count <= 2)
  }
}

import LifecycleEngine
import Testing

@testable import Verify

@Suite("What nothing sends contradicts nothing")
struct ModelledTests {
  /// What some situation sends, found without the judges: each row of the table is run on the oldest, the newest and two
  /// versions between them.
  private static let sent: Set<Callback> = {
    var sent: Set<Callback> = []
    var traces = StagedTraces()
    for row in SituationTable.rows {
      for way in row.ways {
        for callback in [Callback.viewDidLoad, .applicationDidBecomeActive, .sceneDidBecomeActive, .layoutSubviews] {
          let order = OrderClaim(steps: [OrderClaim.Step(actor: nil, callback: callback)], situations: [])
          for facts in way.staged.worlds(in: WorldSpace(claim: order)) {
            for entry in traces.trace(of: way.staged.plan, facts, order).entries { sent.insert(entry.callback) }
          }
        }
      }
    }
    return sent
  }()

  @Test("No claim about a callback that no situation sends is contradicted by its absence")
  func claims() {
    var judge = ClaimJudge()
    var (untried, contradicted) = (0, 0)
    for callback in Callback.allCases {
      let term = Claim.Term(callback)
      for circumstances in [[Situation.push], [.background], []] {
        var claim = Claim(.existence, term)
        claim.circumstances = circumstances
        var response = Claim(.response, Claim.Term(.viewDidLoad), term)
        response.circumstances = circumstances
        for claim in [claim, response] {
          // Of what is sent nothing is asked but that the judge does contradict, and dozens of claims show it.
          if Self.sent.contains(callback), contradicted > 50 { continue }
          let verdict = judge.judge(claim).verdict
          if Self.sent.contains(callback) {
            contradicted += verdict == .contradicted ? 1 : 0
            continue
          }
          untried += verdict == .vacuous || verdict == .notUnderstood ? 1 : 0
          #expect(verdict != .contradicted || isSent(callback), "\(claim.pattern) \(callback) \(circumstances)")
        }
      }
    }
    #expect(untried > 50 && contradicted > 50)
  }

  @Test("No order is contradicted by a callback that no situation sends; the rest of it is judged")
  func orders() {
    var judge = OrderJudge()
    for callback in Callback.allCases where !Self.sent.contains(callback) && callback.isSimulated {
      guard !isSent(callback) else { continue }
      let steps = [Callback.viewDidLoad, callback, .viewWillAppear].map { OrderClaim.Step(actor: nil, callback: $0) }
      let judged = judge.judge(OrderClaim(steps: steps, situations: [.push]))
      #expect(judged.verdict != .contradicted && judged.notTried == [1], "\(callback): \(judged.verdict)")
    }
  }

  /// By the longer search, in worlds that are made for the callback.
  private func isSent(_ callback: Callback) -> Bool {
    var traces = StagedTraces()
    var senders = Senders()
    return senders.isEverSent(callback, &traces)
  }
}

internal import LifecycleEngine

/// The calls that come exactly once in each of some runs, whatever they are about.
struct SingleCalls: Sendable {
  private struct Call: Hashable {
    var receiver: String
    var callback: Callback
  }

  private let calls: Set<Call>

  /// Complexity: O(events of all runs).
  init(_ runs: [QuizRun]) {
    let counts = runs.map { run in
      run.events.reduce(into: [:]) { counts, event in
        counts[Call(receiver: event.receiver, callback: event.callback), default: 0] += 1
      }
    }
    calls = Set((counts.first ?? [:]).keys.filter { call in counts.allSatisfy { $0[call] == 1 } })
  }

  func contains(_ piece: Piece) -> Bool { calls.contains(Call(receiver: piece.receiver, callback: piece.callback)) }
}

import Dispatch
import Synchronization

/// What a command has done so far, for those who wait and for those who ask where the time went. Safe to be used by many
/// threads.
package final class WorkReport: Sendable {
  /// A part of the work.
  package enum Stage: String, Sendable, CaseIterable {
    case reading, judging
    /// Pages, or the findings of a check.
    case making
    case writing
  }

  private struct State {
    var stage: Stage?
    var count = 0
    var nanoseconds: [Stage: UInt64] = [:]
    var files = 0
    var known = 0
  }

  private let state = Mutex(State())
  private let done = Atomic(0)

  /// Nothing was done yet.
  package init() {}

  /// Does a part of the work, which may come in pieces.
  ///
  /// - Parameter count: how often `advance` will be called in it; 0 where nobody knows.
  func run<Value, Failure: Error>(
    _ stage: Stage, of count: Int = 0, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = DispatchTime.now().uptimeNanoseconds
    done.store(0, ordering: .relaxed)
    state.withLock { ($0.stage, $0.count) = (stage, count) }
    defer {
      let time = DispatchTime.now().uptimeNanoseconds - start
      state.withLock { state in
        state.stage = nil
        state.nanoseconds[stage, default: 0] += time
      }
    }
    return try body()
  }

  /// A part of the stage is done.
  @Sendable func advance() { done.add(1, ordering: .relaxed) }

  /// So many files were read, of which so many were known.
  func count(files: Int, known: Int) {
    state.withLock { state in
      state.files += files
      state.known += known
    }
  }

  /// What is being done, and how much of it is; nil between stages.
  package var now: (stage: Stage, done: Int, count: Int)? {
    let (stage, count) = state.withLock { ($0.stage, $0.count) }
    return stage.map { ($0, min(done.load(ordering: .relaxed), count), count) }
  }

  /// How many files were read, and of how many it was known what they say.
  package var files: (read: Int, known: Int) { state.withLock { ($0.files, $0.known) } }

  /// The stages with the time that they took, in milliseconds; those that there were none of are left out.
  package var times: [(stage: Stage, milliseconds: Double)] {
    let times = state.withLock(\.nanoseconds)
    return Stage.allCases.compactMap { stage in times[stage].map { (stage, Double($0) / 1_000_000) } }
  }
}

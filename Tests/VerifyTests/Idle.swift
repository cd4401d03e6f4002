import LifecycleEngine
import Synchronization
import Verify

/// Judges that have judged and are free again. What one of them ran for a claim it need not run for the next, as in the
/// program, where one judge judges all that notes say: without optimisation the runs are nearly all that a test takes.
/// As many are made as tests run at once.
final class Idle<Judge: Sendable>: Sendable {
  private let free = Mutex<[Judge]>([])
  private let make: @Sendable () -> Judge

  init(_ make: @escaping @Sendable () -> Judge) { self.make = make }

  /// Lends one of them.
  func lend<Result>(_ use: (inout Judge) throws -> Result) rethrows -> Result {
    var judge = free.withLock { $0.popLast() } ?? make()
    defer { free.withLock { $0.append(judge) } }
    return try use(&judge)
  }
}

extension Idle<ClaimJudge> {
  static let judges = Idle { ClaimJudge() }

  func judge(_ claim: Claim) -> ClaimJudgement { lend { $0.judge(claim) } }
}

extension Idle<LogExplainer> {
  static let explainers = Idle { LogExplainer() }

  func explain(
    _ lines: [OrderClaim.Step], names: [[UInt8]] = [], versions: VersionRange? = nil
  ) -> LogExplanation {
    lend { $0.explain(lines, names: names, versions: versions) }
  }
}

import Synchronization

/// What was judged so far, shared by all who judge: many notes say the same, and none of it need be run twice.
///
/// A verdict follows from the statement alone, so it makes no difference who found it.
final class Verdicts<Statement: Hashable & Sendable, Verdict: Sendable>: Sendable {
  private let known = Mutex<[Statement: Verdict]>([:])
  /// The most verdicts that are kept: so many are some megabytes. What is full keeps what it has, for what most notes
  /// say was learned first.
  static var most: Int { 10_000 }

  /// The verdict on a statement, judged now if it is met for the first time.
  func verdict(on statement: Statement, _ judge: (Statement) -> Verdict) -> Verdict {
    if let verdict = known.withLock({ $0[statement] }) { return verdict }
    let verdict = judge(statement)
    known.withLock { if $0.count < Self.most { $0[statement] = verdict } }
    return verdict
  }
}

/// What came out of judging a claim.
public struct ClaimJudgement: Sendable {
  public var judgement: Judgement
  /// The reading that was judged, where a claim can be read in several ways.
  public var taken: Claim?
  /// The readings that were not taken, with what came of them: where these differ, the statement is ambiguous.
  public var others: [(reading: Claim, verdict: Verdict)] = []
  /// In how many ways it was tried, and how many steps the longest of them has.
  public var ways = 0
  public var steps = 0
  /// Whether other ways than these could be thought of: a statement about all of a life is tried on some lives.
  public var isBounded = false
  /// Whether the ways in which the circumstance comes about decide.
  public var waysDiffer = false
  /// For a statement that something changed with a version: whether it is the same on the other side.
  public var isSameOnOtherSide = false
  /// The strongest statement of the same callbacks that holds, where this one does not.
  public var neighbour: Claim?

  public init(_ judgement: Judgement) { self.judgement = judgement }

  public var verdict: Verdict { judgement.verdict }
}

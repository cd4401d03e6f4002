/// One answer as it is remembered: everything that scheduling and statistics need, and nothing of the notes.
public struct Answer: Sendable, Equatable {
  /// Names the answer on every machine, so that a history can be imported twice.
  public var uid: String
  public var itemID: String
  public var semanticHash: UInt64
  public var kind: ItemKind
  /// Seconds since 1970.
  public var time: Int64
  /// The learner's calendar day, counted from 1970-01-01.
  public var day: Int
  public var rating: Rating
  /// From 0 to 1.
  public var credit: Double
  public var attemptCount: Int
  public var hintCount: Int
  public var isRight: Bool
  /// The callbacks that were asked about, and those that the first response had wrong.
  public var asked: [String]
  public var missed: [String]
  /// What the first response had the wrong way round, if it was an order.
  public var slip: Slip?

  /// Two labels that were put the wrong way round.
  public struct Slip: Sendable, Hashable {
    /// What comes first.
    public var earlier: String
    /// What was put before it.
    public var later: String

    public init(earlier: String, later: String) {
      self.earlier = earlier
      self.later = later
    }
  }

  public init(_ result: ItemResult, uid: String, time: Int64, day: Int) {
    self.init(
      uid: uid, itemID: result.itemID, semanticHash: result.semanticHash, kind: result.kind, time: time, day: day,
      rating: Rating(result), credit: result.credit, attemptCount: result.responses.count,
      hintCount: result.hintCount, isRight: result.isRight, asked: result.asked, missed: result.missed,
      slip: result.slip)
  }

  public init(
    uid: String, itemID: String, semanticHash: UInt64, kind: ItemKind, time: Int64, day: Int, rating: Rating,
    credit: Double, attemptCount: Int, hintCount: Int, isRight: Bool, asked: [String] = [], missed: [String] = [],
    slip: Slip? = nil
  ) {
    self.uid = uid
    self.itemID = itemID
    self.semanticHash = semanticHash
    self.kind = kind
    self.time = time
    self.day = day
    self.rating = rating
    self.credit = credit
    self.attemptCount = attemptCount
    self.hintCount = hintCount
    self.isRight = isRight
    self.asked = asked
    self.missed = missed
    self.slip = slip
  }
}

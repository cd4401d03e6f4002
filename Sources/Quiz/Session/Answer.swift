/// One answer as it is remembered: everything that scheduling and statistics need, and nothing of the notes.
package struct Answer: Sendable, Equatable {
  /// Names the answer on every machine, so that a history can be imported twice.
  package var uid: String
  package var itemID: String
  package var semanticHash: UInt64
  package var kind: ItemKind
  /// Seconds since 1970.
  package var time: Int64
  /// The learner's calendar day, counted from 1970-01-01.
  package var day: Int
  package var rating: Rating
  /// From 0 to 1.
  package var credit: Double
  package var attemptCount: Int
  package var hintCount: Int
  package var isRight: Bool
  /// The callbacks that were asked about, and those that the first response had wrong.
  package var asked: [String]
  package var missed: [String]
  /// What the first response had the wrong way round, if it was an order.
  package var slip: Slip?

  /// Two labels that were put the wrong way round.
  package struct Slip: Sendable, Hashable {
    /// What comes first.
    package var earlier: String
    /// What was put before it.
    package var later: String

    package init(earlier: String, later: String) {
      self.earlier = earlier
      self.later = later
    }
  }

  package init(_ result: ItemResult, uid: String, time: Int64, day: Int) {
    self.init(
      uid: uid, itemID: result.itemID, semanticHash: result.semanticHash, kind: result.kind, time: time, day: day,
      rating: Rating(result), credit: result.credit, attemptCount: result.responses.count,
      hintCount: result.hintCount, isRight: result.isRight, asked: result.asked, missed: result.missed,
      slip: result.slip)
  }

  package init(
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

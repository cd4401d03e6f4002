/// One answer as it is remembered: everything that scheduling and statistics need, and nothing of the notes.
package struct Answer: Sendable, Equatable {
  /// Names the answer on every machine, so that a history can be imported twice.
  package var uid: String
  /// The item's name.
  package var itemID: String
  /// That of the item when it was answered: an answer to another one does not count.
  package var semanticHash: UInt64
  /// What kind of question it was.
  package var kind: ItemKind
  /// Seconds since 1970.
  package var time: Int64
  /// The learner's calendar day, counted from 1970-01-01.
  package var day: Int
  /// How well it was remembered, for the scheduler.
  package var rating: Rating
  /// From 0 to 1.
  package var credit: Double
  /// How many responses were given.
  package var attemptCount: Int
  /// How many hints were given.
  package var hintCount: Int
  /// Whether the last response was accepted.
  package var isRight: Bool
  /// The callbacks that were asked about, and those that the first response had wrong.
  package var asked: [String]
  /// Those of them that the first response had wrong.
  package var missed: [String]
  /// What the first response had the wrong way round, if it was an order.
  package var slip: Slip?

  /// Two labels that were put the wrong way round.
  package struct Slip: Sendable, Hashable {
    /// What comes first.
    package var earlier: String
    /// What was put before it.
    package var later: String

    /// Two labels that were put the wrong way round.
    package init(earlier: String, later: String) {
      self.earlier = earlier
      self.later = later
    }
  }

  /// What is kept of a result; `day` is counted from 1970-01-01.
  package init(_ result: ItemResult, uid: String, time: Int64, day: Int) {
    self.init(
      uid: uid, itemID: result.itemID, semanticHash: result.semanticHash, kind: result.kind, time: time, day: day,
      rating: Rating(result), credit: result.credit, attemptCount: result.responses.count,
      hintCount: result.hintCount, isRight: result.isRight, asked: result.asked, missed: result.missed,
      slip: result.slip)
  }

  /// An answer of its parts.
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

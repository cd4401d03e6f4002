/// How good a response is, as numbers and places. Words are made by `FeedbackText`.
///
/// Places are indices into the response that was graded, from 0.
package struct Grade: Sendable, Equatable {
  /// How many pieces the key holds.
  var pieceCount: Int
  /// The pieces that may stay where they are; a largest such set.
  package var keptCount: Int
  /// The places of the pieces to move: with these moved rightly, all placed pieces are in order.
  var toMove: [Int]
  var distractorPlaces: [Int]
  /// The pieces that were not placed, ascending.
  package var missing: [Int]
  /// The first place at which no accepted order can go on as the response does; its length if only the end is
  /// missing; nil if the response is accepted.
  var firstWrongPlace: Int?
  /// The piece that must come before, or instead of, what stands at `firstWrongPlace`.
  var expected: Int?
  /// Ordered pairs of the key that the response has the right way round.
  var keptRelationCount: Int
  /// All ordered pairs of the key.
  var relationCount: Int

  /// Exactly right: every piece placed, no distractor, no pair reversed.
  package var isAccepted: Bool { firstWrongPlace == nil }

  /// Deletions and insertions that lead to the nearest accepted order.
  package var editDistance: Int { distractorPlaces.count + toMove.count + pieceCount - keptCount }

  /// What is wrong: pieces out of place, pieces that were not placed, and what does not belong there. A piece that has
  /// to be moved is one mistake, though it is two edits.
  var mistakeCount: Int { distractorPlaces.count + pieceCount - keptCount }

  /// From 0 to 1: each mistake costs one piece.
  package var credit: Double {
    guard pieceCount > 0 else { return isAccepted ? 1 : 0 }
    return Double(max(0, pieceCount - mistakeCount)) / Double(pieceCount)
  }

  /// Whether edits touch more than half of the pieces, so that nothing of the answer is given away.
  var isFarOff: Bool { 2 * (pieceCount - editDistance) < pieceCount }
}

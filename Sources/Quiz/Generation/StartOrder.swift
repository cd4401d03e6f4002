internal import LifecycleEngine
internal import Verify

/// Makes the order in which an item is first shown.
enum StartOrder {
  /// A seeded shuffle that is not accepted and worth less than half; nil if the key leaves none.
  ///
  /// Distractors stand right after their partner, where people compare the two. They do not count for the
  /// worth: without them the order must be wrong as well.
  static func make(grader: Grader, pieceCount: Int, distractors: [Distractor], seed: UInt64) -> [Int]? {
    var generator = SplitMix64(seed: seed)
    let pieces = Array(0..<pieceCount)
    for _ in 0..<tries {
      let order = generator.shuffled(pieces)
      if grader.isFarOff(order) { return inserting(distractors, into: order) }
    }
    let last: [Int] = pieces.reversed()
    return grader.isFarOff(last) ? inserting(distractors, into: last) : nil
  }

  /// Whether there is one whatever the seed: the last order that is tried is good.
  static func isCertain(for item: Item) -> Bool {
    Grader(item: item).isFarOff(item.canonicalOrder.reversed())
  }

  private static let tries = 500

  private static func inserting(_ distractors: [Distractor], into order: [Int]) -> [Int] {
    order.flatMap { piece in
      [piece] + distractors.indices.filter { distractors[$0].partner == piece }.map { order.count + $0 }
    }
  }
}

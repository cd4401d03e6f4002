internal import LifecycleEngine

/// A first guess at how hard an item is, until answers are there to measure it.
enum Difficulty {
  /// From 1 to 5. More pieces, receivers that take turns and repeated calls make it harder; many accepted orders
  /// make it easier.
  static func estimate(pieces: [Piece], key: PartialOrder) -> Int {
    var changes = 0
    for (piece, next) in zip(pieces, pieces.dropFirst()) where piece.receiver != next.receiver {
      changes += 1
    }
    let receivers = Set(pieces.map(\.receiver)).count
    let repeated = pieces.filter { $0.occurrence > 1 }.count
    let isLoose = (key.linearExtensionCount() ?? .max) >= 10
    let score = (pieces.count - 4) + max(0, changes - (receivers - 1)) + repeated - (isLoose ? 2 : 0)
    return min(5, 1 + max(0, score) / 2)
  }
}

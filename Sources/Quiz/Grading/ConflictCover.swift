internal import LifecycleEngine

/// The least set of pieces whose removal leaves an order without a reversed pair.
///
/// Each piece stands once on the left and once on the right of a bipartite graph with an edge u–v for every
/// reversed pair "u belongs before v". A maximum matching (Kuhn) has as many edges as a minimum vertex cover has
/// nodes (König), and because reversed pairs are transitive the cover takes each piece from one side only
/// (Dilworth). Subset search, which others use, doubles with every piece.
enum ConflictCover {
  /// The pieces that stay, as bits; the rest of `order` is a smallest set to move.
  ///
  /// Which of several smallest sets comes out does not depend on the matching that was found: what alternating
  /// paths from unmatched nodes reach is the same for all maximum matchings.
  static func kept(_ order: [Int], key: PartialOrder) -> UInt64 {
    let edges = reversedPairs(order, key: key)
    var matching = Matching(size: key.count)
    for piece in order {
      var visited: UInt64 = 0
      _ = matching.augment(from: piece, edges: edges, visited: &visited)
    }
    let reached = matching.reachableFromUnmatched(order, edges: edges)
    var kept: UInt64 = 0
    for piece in order {
      let bit: UInt64 = 1 << UInt64(piece)
      if reached.left & bit != 0, reached.right & bit == 0 { kept |= bit }
    }
    return kept
  }

  private static func reversedPairs(_ order: [Int], key: PartialOrder) -> [UInt64] {
    var edges = [UInt64](repeating: 0, count: key.count)
    var placed: UInt64 = 0
    for piece in order {
      edges[piece] = key.rows[piece] & placed
      placed |= 1 << UInt64(piece)
    }
    return edges
  }
}

private struct Matching {
  private var rightOfLeft: [Int?]
  private var leftOfRight: [Int?]

  init(size: Int) {
    rightOfLeft = [Int?](repeating: nil, count: size)
    leftOfRight = [Int?](repeating: nil, count: size)
  }

  /// Finds an augmenting path from a free left node and flips it. Depth is at most the number of pieces.
  mutating func augment(from left: Int, edges: [UInt64], visited: inout UInt64) -> Bool {
    var remaining = edges[left] & ~visited
    while remaining != 0 {
      let right = remaining.trailingZeroBitCount
      visited |= 1 << UInt64(right)
      let isFree =
        leftOfRight[right].map { augment(from: $0, edges: edges, visited: &visited) } ?? true
      if isFree {
        leftOfRight[right] = left
        rightOfLeft[left] = right
        return true
      }
      remaining = edges[left] & ~visited
    }
    return false
  }

  func reachableFromUnmatched(_ order: [Int], edges: [UInt64]) -> (left: UInt64, right: UInt64) {
    var left: UInt64 = 0
    var right: UInt64 = 0
    var waiting = order.filter { rightOfLeft[$0] == nil }
    for piece in waiting { left |= 1 << UInt64(piece) }
    while let piece = waiting.popLast() {
      var fresh = edges[piece] & ~right
      right |= fresh
      while fresh != 0 {
        let node = fresh.trailingZeroBitCount
        fresh &= fresh - 1
        guard let back = leftOfRight[node], left & (1 << UInt64(back)) == 0 else { continue }
        left |= 1 << UInt64(back)
        waiting.append(back)
      }
    }
    return (left, right)
  }
}

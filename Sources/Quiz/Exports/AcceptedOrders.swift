internal import LifecycleEngine

/// The orders that an item accepts, written out for programs that know no partial order.
struct AcceptedOrders {
  let item: Item

  /// All of them; nil if there are more than `limit`. Programs tell copies of a label apart and people do not, so
  /// every copy is written in the place of every other.
  func all(limit: Int) -> [[Int]]? {
    var found: [[Int]] = []
    var prefix: [Int] = []
    guard collect(&prefix, placed: 0, limit: limit, into: &found) else { return nil }
    let labels = item.pieces.map(\.label)
    guard Set(labels).count < labels.count else { return found }
    let copies = InterchangeableCopies(labels: labels, key: item.key)
    var written: [[Int]] = []
    for order in found {
      let exchanged = copies.assignments(of: order, limit: limit)
      // There are at least two of some label, so a single one means that there are too many.
      guard exchanged.count > 1, written.count + exchanged.count <= limit else { return nil }
      written += exchanged
    }
    return written
  }

  private func collect(_ prefix: inout [Int], placed: UInt64, limit: Int, into found: inout [[Int]]) -> Bool {
    guard prefix.count < item.pieces.count else {
      found.append(prefix)
      return found.count <= limit
    }
    for piece in item.pieces.indices
    where placed & (1 << UInt64(piece)) == 0 && item.key.predecessors(of: piece) & ~placed == 0 {
      prefix.append(piece)
      defer { prefix.removeLast() }
      guard collect(&prefix, placed: placed | 1 << UInt64(piece), limit: limit, into: &found) else { return false }
    }
    return true
  }

  /// A longest run of pieces whose order is fixed, in that order: all of them if the key is a chain. Equal labels
  /// cannot be told apart, so each comes once.
  var longestChain: [Int] {
    var best: [[Int]] = []
    for piece in item.pieces.indices {
      let longest = item.pieces.indices.prefix(piece).filter { earlier in
        item.key.precedes(earlier, piece)
          && !best[earlier].contains { item.pieces[$0].label == item.pieces[piece].label }
      }.max { best[$0].count < best[$1].count }
      best.append((longest.map { best[$0] } ?? []) + [piece])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}

/// A strict partial order over `0..<count`, kept transitively closed as one row of bits an element.
///
/// ```
/// let runs = [[0, 1, 2], [0, 2, 1]]
/// PartialOrder(commonTo: runs)  // 0 before 1, 0 before 2; 1 and 2 are free
/// ```
///
/// At most 64 elements: a row is one machine word, so that every question is a few word operations.
public struct PartialOrder: Sendable, Equatable {
  /// One more than the largest element.
  public let count: Int
  /// Bit `b` of `rows[a]` is set if and only if `a` comes before `b`.
  public let rows: [UInt64]

  /// The largest number of elements.
  public static let maximumCount = 64

  /// The smallest order that holds all pairs. Nil if an element is out of range or the pairs form a circle.
  ///
  /// - Complexity: O(count² + pairs).
  public init?(count: Int, pairs: [OrderedPair]) {
    guard (0...Self.maximumCount).contains(count) else { return nil }
    var rows = [UInt64](repeating: 0, count: count)
    for pair in pairs {
      guard rows.indices.contains(pair.first), rows.indices.contains(pair.second) else { return nil }
      rows[pair.first] |= 1 << UInt64(pair.second)
    }
    for middle in rows.indices {
      for first in rows.indices where rows[first] & (1 << UInt64(middle)) != 0 {
        rows[first] |= rows[middle]
      }
    }
    for element in rows.indices where rows[element] & (1 << UInt64(element)) != 0 { return nil }
    self.init(count: count, closedRows: rows)
  }

  /// What all the given total orders agree on: `a` comes before `b` if it does so in each of them.
  ///
  /// Such an intersection is transitive by itself. Nil if there is no order, or if one of them is not a
  /// permutation of `0..<n` for the same n of at most 64.
  ///
  /// - Complexity: O(orders × n).
  public init?(commonTo orders: [[Int]]) {
    guard let first = orders.first, first.count <= Self.maximumCount else { return nil }
    let everything = Self.mask(first.count)
    var rows = [UInt64](repeating: everything, count: first.count)
    for order in orders {
      guard order.count == rows.count else { return nil }
      var remaining = everything
      for element in order {
        guard rows.indices.contains(element), remaining & (1 << UInt64(element)) != 0 else { return nil }
        remaining &= ~(1 << UInt64(element))
        rows[element] &= remaining
      }
    }
    self.init(count: rows.count, closedRows: rows)
  }

  private init(count: Int, closedRows: [UInt64]) {
    self.count = count
    self.rows = closedRows
  }

  /// The word with the lowest `count` bits set.
  static func mask(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 << UInt64(count)) - 1
  }
}

/// Two elements of which the first comes before the second.
public struct OrderedPair: Sendable, Equatable {
  /// The element that comes before.
  public var first: Int
  /// The element that comes behind.
  public var second: Int

  /// The first element comes before the second one.
  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}

// MARK: - Questions

extension PartialOrder {
  /// Whether `first` comes before `second`. False for elements out of range.
  public func precedes(_ first: Int, _ second: Int) -> Bool {
    guard rows.indices.contains(first), rows.indices.contains(second) else { return false }
    return rows[first] & (1 << UInt64(second)) != 0
  }

  /// All that comes before an element, as bits.
  ///
  /// - Complexity: O(count).
  public func predecessors(of element: Int) -> UInt64 {
    var found: UInt64 = 0
    for first in rows.indices where precedes(first, element) { found |= 1 << UInt64(first) }
    return found
  }

  /// How many pairs are ordered.
  public var relationCount: Int {
    var total = 0
    for row in rows { total += row.nonzeroBitCount }
    return total
  }

  /// Every ordered pair, ascending by first and then by second element.
  public var pairs: [OrderedPair] {
    var found: [OrderedPair] = []
    for first in rows.indices {
      for second in rows.indices where precedes(first, second) { found.append(OrderedPair(first, second)) }
    }
    return found
  }
}

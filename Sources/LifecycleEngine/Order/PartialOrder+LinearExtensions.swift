// A linear extension is a total order that respects every pair of the partial order.

extension PartialOrder {
  /// The linear extension that always takes the smallest element that may come next.
  ///
  /// - Complexity: O(count²).
  public var canonicalLinearExtension: [Int] {
    let before = predecessorRows
    var order: [Int] = []
    var placed: UInt64 = 0
    while order.count < count {
      let next = rows.indices.first { available($0, placed: placed, before: before) }
      guard let next else { break }
      order.append(next)
      placed |= 1 << UInt64(next)
    }
    return order
  }

  /// How many linear extensions there are; nil if the count needs more than `idealLimit` sets at one size or
  /// more than 64 bits.
  ///
  /// Sets that are closed downwards are counted by their size, from the empty one up: the number of ways to
  /// fill a set is the sum over its possible last elements.
  public func linearExtensionCount(idealLimit: Int = 20_000) -> UInt64? {
    let before = predecessorRows
    var layer = [Ideal(members: 0, ways: 1)]
    for _ in 0..<count {
      var next: [Ideal] = []
      for ideal in layer {
        for element in rows.indices where available(element, placed: ideal.members, before: before) {
          next.append(Ideal(members: ideal.members | (1 << UInt64(element)), ways: ideal.ways))
        }
      }
      guard let merged = Self.merged(next), merged.count <= idealLimit else { return nil }
      layer = merged
    }
    return layer.first?.ways
  }

  /// The first linear extensions in ascending order, at most `limit` of them.
  public func linearExtensions(limit: Int) -> [[Int]] {
    var found: [[Int]] = []
    var prefix: [Int] = []
    extend(&prefix, placed: 0, before: predecessorRows, into: &found, limit: limit)
    return found
  }

  private func extend(
    _ prefix: inout [Int], placed: UInt64, before: [UInt64], into found: inout [[Int]], limit: Int
  ) {
    guard found.count < limit else { return }
    guard prefix.count < count else {
      found.append(prefix)
      return
    }
    for element in rows.indices where available(element, placed: placed, before: before) {
      prefix.append(element)
      extend(&prefix, placed: placed | (1 << UInt64(element)), before: before, into: &found, limit: limit)
      prefix.removeLast()
      if found.count >= limit { return }
    }
  }

  private var predecessorRows: [UInt64] {
    var columns: [UInt64] = []
    for element in rows.indices { columns.append(predecessors(of: element)) }
    return columns
  }

  private func available(_ element: Int, placed: UInt64, before: [UInt64]) -> Bool {
    placed & (1 << UInt64(element)) == 0 && before[element] & ~placed == 0
  }

  /// Adds up the ways of equal sets; nil if a sum needs more than 64 bits.
  private static func merged(_ ideals: [Ideal]) -> [Ideal]? {
    var result: [Ideal] = []
    for ideal in ideals.sorted(by: { $0.members < $1.members }) {
      guard let last = result.last, last.members == ideal.members else {
        result.append(ideal)
        continue
      }
      let (sum, overflow) = last.ways.addingReportingOverflow(ideal.ways)
      guard !overflow else { return nil }
      result[result.count - 1].ways = sum
    }
    return result
  }

  /// A set that holds everything that comes before its members, and in how many ways it can be filled.
  private struct Ideal {
    var members: UInt64
    var ways: UInt64
  }
}

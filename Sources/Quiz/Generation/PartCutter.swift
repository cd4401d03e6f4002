/// Cuts a stretch into parts that an item can ask about.
///
/// Cuts lie only at the stretch's divisions. Among all ways to cut, the cheapest is taken: leaving events out
/// costs most, then cutting inside a phase, then between phases; between steps a cut is free, and parts of
/// middling size are liked best.
struct PartCutter: Sendable {
  /// A range of events, and whether it has a size that an item can have.
  struct Part: Sendable, Equatable {
    var range: Range<Int>
    var isUsable: Bool
  }

  let stretch: Stretch
  let sizes: ClosedRange<Int>

  /// The parts in ascending order; together they cover the stretch.
  ///
  /// - Complexity: O(events × (runs + largest size)).
  func parts() -> [Part] {
    let count = stretch.events.count
    let divisions = stretch.divisions
    var isDivision = [Bool](repeating: false, count: count + 1)
    var nextDivision = [Int](repeating: count, count: count + 1)
    for division in divisions { isDivision[division] = true }
    for start in (0..<count).reversed() {
      nextDivision[start] = isDivision[start + 1] ? start + 1 : nextDivision[start + 1]
    }

    // Filled from the end: the cheapest way to cut what follows each place.
    var cost = [Int](repeating: 0, count: count + 1)
    var part = [Part](repeating: Part(range: count..<count, isUsable: false), count: count + 1)
    for start in (0..<count).reversed() {
      let skip = nextDivision[start]
      cost[start] = cost[skip] + Self.leftOutCost * (skip - start)
      part[start] = Part(range: start..<skip, isUsable: false)
      for size in sizes where start + size <= count && isDivision[start + size] {
        let end = start + size
        let total = cost[end] + cutCost(end) + abs(size - Self.likedSize)
        guard total < cost[start] else { continue }
        cost[start] = total
        part[start] = Part(range: start..<end, isUsable: true)
      }
    }

    var result: [Part] = []
    var start = 0
    while start < count {
      append(part[start], to: &result)
      start = part[start].range.upperBound
    }
    return result
  }

  private static let leftOutCost = 1_000
  private static let likedSize = 6

  private func cutCost(_ place: Int) -> Int {
    guard place < stretch.events.count else { return 0 }
    let before = stretch.events[place - 1]
    let after = stretch.events[place]
    if before.step != after.step { return 0 }
    return before.phase != after.phase ? 10 : 20
  }

  /// Joins events that are left out one by one into one part, so that they give one message.
  private func append(_ part: Part, to parts: inout [Part]) {
    if let last = parts.last, !last.isUsable, !part.isUsable, last.range.count < sizes.lowerBound,
      last.range.count + part.range.count < sizes.lowerBound
    {
      parts[parts.count - 1].range = last.range.lowerBound..<part.range.upperBound
    } else {
      parts.append(part)
    }
  }
}

/// How the pieces lie at one moment: an order, of which the front part is placed and the rest is left out.
///
/// Rows are indices into `order`. Leaving out is possible only where an item has distractors; without them
/// everything is always placed.
struct Arrangement: Sendable, Equatable {
  /// Every piece and distractor once.
  private(set) var order: [Int]
  /// How many rows from the top are placed; the others are said not to be called.
  private(set) var placedCount: Int

  /// Everything placed, in the given order.
  init(order: [Int]) {
    self.order = order
    self.placedCount = order.count
  }

  /// What is graded.
  var response: [Int] { Array(order.prefix(placedCount)) }

  /// Whether a row is above the line.
  func isPlaced(_ row: Int) -> Bool { row < placedCount }

  /// Moves a row to another. A row below the line that goes to the line or above it is placed again; a row
  /// above it that goes below is left out.
  mutating func move(from: Int, to: Int) {
    let wasPlaced = isPlaced(from)
    let isPlacedThen = wasPlaced ? to < placedCount : to <= placedCount
    let piece = order.remove(at: from)
    order.insert(piece, at: to)
    placedCount += (isPlacedThen ? 1 : 0) - (wasPlaced ? 1 : 0)
  }

  /// Moves a row one up or down; at the line it first crosses the line and keeps its row.
  mutating func nudge(_ row: Int, by step: Int, canLeaveOut: Bool) -> Int {
    if canLeaveOut, step > 0, row == placedCount - 1 {
      placedCount -= 1
      return row
    }
    if step < 0, row == placedCount, row < order.count {
      placedCount += 1
      return row
    }
    let target = row + step
    guard order.indices.contains(target) else { return row }
    order.swapAt(row, target)
    return target
  }

  mutating func swap(_ first: Int, _ second: Int) {
    order.swapAt(first, second)
  }

  /// Takes a row below the line.
  mutating func leaveOut(_ row: Int) {
    guard isPlaced(row) else { return }
    order.append(order.remove(at: row))
    placedCount -= 1
  }

  /// Places the given rows in that order and leaves out the others.
  mutating func arrange(_ rows: [Int]) {
    let rest = order.indices.filter { !rows.contains($0) }
    order = (rows + rest).map { order[$0] }
    placedCount = rows.count
  }
}

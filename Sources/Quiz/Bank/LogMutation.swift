internal import LifecycleEngine

/// A log that no run prints, with exactly one line to blame.
struct LogMutation: Sendable, Equatable {
  /// Pieces of the item, and `pieces.count` for what was put in.
  var lines: [Int]
  var wrongPlace: Int
  var misconception: Misconception
  /// What was put in, if something was.
  var inserted: Distractor?

  /// The piece that was moved.
  var piece: Int { lines[wrongPlace] }

  /// Every mutation of an item's canonical run with one line to blame.
  static func all(of item: Item, neverCalled: [Distractor]) -> [LogMutation] {
    insertions(into: item, neverCalled) + moves(in: item)
  }

  /// A call that no run delivers, after the piece that it is taken for.
  private static func insertions(into item: Item, _ neverCalled: [Distractor]) -> [LogMutation] {
    neverCalled.map { distractor in
      var lines = item.canonicalOrder
      lines.insert(item.pieces.count, at: distractor.partner + 1)
      return LogMutation(
        lines: lines, wrongPlace: distractor.partner + 1, misconception: distractor.misconception,
        inserted: distractor)
    }
  }

  /// A piece at another place, so that without it all is right and without any other line it is not. Neighbours
  /// that change places leave two lines to blame.
  private static func moves(in item: Item) -> [LogMutation] {
    let labels = item.pieces.map(\.label)
    var found: [LogMutation] = []
    for piece in item.pieces.indices where labels.filter({ $0 == labels[piece] }).count == 1 {
      for place in item.pieces.indices where abs(place - piece) >= 2 {
        var lines = item.canonicalOrder
        lines.insert(lines.remove(at: piece), at: place)
        guard culprits(in: lines, key: item.key) == [place] else { continue }
        found.append(
          LogMutation(
            lines: lines, wrongPlace: place, misconception: misconception(item, piece, movedTo: place),
            inserted: nil))
      }
    }
    return found
  }

  /// The lines without each of which the rest is in an accepted order.
  static func culprits(in lines: [Int], key: PartialOrder) -> [Int] {
    lines.indices.filter { left in
      var rest = lines
      rest.remove(at: left)
      return isInOrder(rest, key: key)
    }
  }

  private static func isInOrder(_ lines: [Int], key: PartialOrder) -> Bool {
    for (place, later) in lines.enumerated() {
      for earlier in lines[..<place] where key.precedes(later, earlier) { return false }
    }
    return true
  }

  /// What somebody believes who takes the log for right, told from the piece and its nearest overtaken neighbour.
  private static func misconception(_ item: Item, _ piece: Int, movedTo place: Int) -> Misconception {
    let moved = item.pieces[piece]
    let passed = place > piece ? item.pieces[(piece + 1)...place] : item.pieces[place..<piece]
    let names = [moved.callback] + passed.map(\.callback)
    if names.contains(where: { $0.info.family == .layout }) { return .layoutPlace }
    if names.contains(where: { $0.info.family == .viewLoading || $0.info.family == .creation }) { return .loadingPlace }
    if passed.contains(where: { $0.receiver == moved.receiver }) { return .didBeforeWill }
    return passed.contains { $0.receiver != moved.receiver } ? .otherReceiverFirst : .otherPlace
  }
}

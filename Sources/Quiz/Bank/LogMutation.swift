internal import LifecycleEngine
internal import Verify

/// A log that no run prints, with exactly one line to blame.
struct LogMutation: Sendable, Equatable {
  /// Pieces of the item, and `pieces.count` for what was put in.
  var lines: [Int]
  var wrongPlace: Int
  var misconception: Misconception
  /// What was put in, if it is something that no run calls.
  var inserted: Distractor?
  /// The piece that was put in once more.
  var repeated: Int?

  /// The piece that was moved.
  var piece: Int { lines[wrongPlace] }
  /// The piece that it is about.
  var subject: Int { inserted?.partner ?? repeated ?? piece }

  /// What somebody believes who takes the log for right, told from the piece and its nearest overtaken neighbour.
  fileprivate static func misconception(_ item: Item, _ piece: Int, movedTo place: Int) -> Misconception {
    let moved = item.pieces[piece]
    let passed = place > piece ? item.pieces[(piece + 1)...place] : item.pieces[place..<piece]
    let names = [moved.callback] + passed.map(\.callback)
    if names.contains(where: { $0.info.family == .layout }) { return .layoutPlace }
    if names.contains(where: { $0.info.family == .viewLoading || $0.info.family == .creation }) { return .loadingPlace }
    if passed.contains(where: { $0.receiver == moved.receiver }) { return .didBeforeWill }
    return passed.contains { $0.receiver != moved.receiver } ? .otherReceiverFirst : .otherPlace
  }
}

/// The mutations of an item's canonical run with one line to blame.
struct LogMutations: Sendable {
  private(set) var all: [LogMutation] = []
  /// How many were looked at.
  private(set) var examinedCount = 0

  /// - Parameter onlyHere: The pieces that come once in the item and nowhere else in any run.
  init(of item: Item, neverCalled: [Distractor], onlyHere: Set<Int>) {
    let before = item.pieces.indices.map(item.key.predecessors)
    for distractor in neverCalled { insert(distractor, into: item) }
    for piece in item.pieces.indices {
      let isAlone = item.pieces.count { $0.label == item.pieces[piece].label } == 1
      for place in item.pieces.indices where place != piece && isAlone {
        examinedCount += 1
        // Those that the piece passes though they belong on its other side.
        let passed =
          place > piece ? bits(piece + 1...place) & item.key.rows[piece] : bits(place...piece - 1) & before[piece]
        // With a single one, that could be blamed as well.
        if passed.nonzeroBitCount > 1 { move(piece, to: place, in: item) }
        guard place > piece, passed != 0, onlyHere.contains(piece) else { continue }
        examinedCount += 1
        repeats(piece, after: place, in: item)
      }
    }
  }

  /// One of them; first it is chosen what somebody would believe, so that rare mistakes are shown too.
  func one(_ generator: inout SplitMix64) -> LogMutation? {
    var kinds: [Misconception] = []
    for mutation in all where !kinds.contains(mutation.misconception) { kinds.append(mutation.misconception) }
    guard !kinds.isEmpty else { return nil }
    let kind = kinds[generator.next(below: kinds.count)]
    let fitting = all.filter { $0.misconception == kind }
    return fitting[generator.next(below: fitting.count)]
  }

  private func bits(_ range: ClosedRange<Int>) -> UInt64 {
    range.reduce(0) { $0 | 1 << UInt64($1) }
  }

  /// A call that no run delivers, after the piece that it is taken for.
  private mutating func insert(_ distractor: Distractor, into item: Item) {
    examinedCount += 1
    var lines = item.canonicalOrder
    lines.insert(item.pieces.count, at: distractor.partner + 1)
    all.append(
      LogMutation(
        lines: lines, wrongPlace: distractor.partner + 1, misconception: distractor.misconception, inserted: distractor)
    )
  }

  private mutating func move(_ piece: Int, to place: Int, in item: Item) {
    var lines = item.canonicalOrder
    lines.insert(lines.remove(at: piece), at: place)
    all.append(
      LogMutation(
        lines: lines, wrongPlace: place, misconception: LogMutation.misconception(item, piece, movedTo: place)))
  }

  /// The piece once more, so late that it could not be the only one: so the second is to blame and not the first.
  private mutating func repeats(_ piece: Int, after place: Int, in item: Item) {
    var lines = item.canonicalOrder
    lines.insert(item.pieces.count, at: place + 1)
    all.append(LogMutation(lines: lines, wrongPlace: place + 1, misconception: .wrongCount, repeated: piece))
  }
}

internal import Diagnostics

/// Leads from the bytes of a rewritten text back to the bytes it was made from.
///
/// Only the places where the distance between the two changes are kept, so a text that was not touched costs
/// nothing.
struct SourceMap: Sendable {
  /// Offsets in the rewritten text, rising, from which on `originals` counts.
  private var offsets: [Int] = []
  /// Where the byte at the same index of `offsets` came from.
  private var originals: [Int] = []
  /// Whether the bytes from there on were put in and stand nowhere in the original.
  private var areNew: [Bool] = []

  var isIdentity: Bool { offsets.isEmpty }

  /// Says that from `offset` on, the bytes are those that were at `original`, or stand in their place.
  mutating func mark(_ offset: Int, cameFrom original: Int, isNew: Bool) {
    if offsets.last == offset {
      originals[originals.count - 1] = original
      areNew[areNew.count - 1] = isNew
    } else {
      offsets.append(offset)
      originals.append(original)
      areNew.append(isNew)
    }
  }

  /// The place in the original that a byte of the rewritten text came from. Complexity: O(log edits).
  func original(_ offset: Int) -> Int {
    let segment = segment(of: offset)
    guard segment >= 0 else { return offset }
    let place = originals[segment] + offset - offsets[segment]
    // Inside inserted bytes the sum would run past the place of the next marked byte.
    guard segment + 1 < originals.count else { return place }
    return min(place, originals[segment + 1])
  }

  /// Whether the byte at an offset was put in.
  func isNew(_ offset: Int) -> Bool {
    let segment = segment(of: offset)
    return segment >= 0 && areNew[segment]
  }

  /// Where a range of the rewritten text that ends before `offset` ends in the original: right behind its last
  /// byte, before anything that was dropped there.
  func originalEnd(_ offset: Int) -> Int {
    guard offset > 0, !isIdentity else { return offset }
    let segment = segment(of: offset - 1)
    return segment >= 0 && areNew[segment] ? original(offset) : original(offset - 1) + 1
  }

  /// The original of a range; empty where the range is.
  func original(_ range: Range<Int>) -> Range<Int> {
    let lower = original(range.lowerBound)
    return lower..<(range.isEmpty ? lower : max(lower, originalEnd(range.upperBound)))
  }

  /// Whether a range was carried over in one piece.
  func isVerbatim(_ range: Range<Int>) -> Bool {
    offsets.isEmpty || range.isEmpty
      || segment(of: range.lowerBound) == segment(of: range.upperBound - 1)
  }

  /// The first offset after `offset` at which the text stops being one piece.
  func nextBoundary(after offset: Int) -> Int {
    let next = segment(of: offset) + 1
    return next < offsets.count ? offsets[next] : Int.max
  }

  private func segment(of offset: Int) -> Int {
    offsets.partitioningIndex { $0 > offset } - 1
  }
}

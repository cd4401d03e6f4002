import Cache

/// A slice of the terms of all parts, as lines.
struct TermSlice: Sendable {
  /// What all of its terms begin with.
  let letter: Int
  /// What its lines are made from.
  let key: Digest
  let pieces: [TermLines.Piece]
  let lines: Later<TermLines>
}

/// A file of the index: pieces of slices that follow each other.
///
/// Who searches loads a few files of those in which a word may be, so all but the last are about full. Pieces are much smaller,
/// for where a word more moves the end of a file, it moves by a piece, and most words move none.
struct TermFile: Sendable {
  private(set) var pieces: [(slice: TermSlice, piece: TermLines.Piece)] = []
  private(set) var byteCount = 0

  /// A file has about so many bytes.
  static let size = 40_000

  /// Slices in files.
  static func all(of slices: [TermSlice]) -> [TermFile] {
    var files: [TermFile] = []
    var open = TermFile()
    for slice in slices {
      for piece in slice.pieces {
        if open.isFull(before: piece, of: slice) {
          files.append(open)
          open = TermFile()
        }
        open.pieces.append((slice, piece))
        open.byteCount += piece.byteCount
      }
    }
    return open.pieces.isEmpty ? files : files + [open]
  }

  /// Whether it is nearer to its size without a piece than with it. One that is nearly full ends with its letter, so that ends
  /// that were moved meet those that were not.
  private func isFull(before piece: TermLines.Piece, of slice: TermSlice) -> Bool {
    guard let last = pieces.last else { return false }
    return byteCount + piece.byteCount / 2 > Self.size
      || byteCount > Self.size / 10 * 9 && last.slice.letter != slice.letter
  }
}

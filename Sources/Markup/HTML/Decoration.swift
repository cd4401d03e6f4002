/// Something to put around a range of a note's text: a link, a mark.
package struct Decoration: Sendable, Hashable {
  /// UTF-8 byte offsets in the note's file.
  package var range: Range<Int>
  /// HTML to write before the text; it is not escaped.
  package var open: String
  /// HTML to write behind the text; it is not escaped.
  package var close: String
  /// Links are left out where the text is a link already.
  package var isLink: Bool
  /// The id that its first piece gets, in the tag that `open` is; empty for none. A range may be written in several pieces.
  package var id: String

  /// Makes a decoration.
  package init(range: Range<Int>, open: String, close: String, isLink: Bool = true, id: String = "") {
    self.id = id
    self.range = range
    self.open = open
    self.close = close
    self.isLink = isLink
  }
}

/// Hands out the decorations of one text after the other, in the order of the note.
struct DecorationCursor {
  private let all: [Decoration]
  private var next = 0
  /// Decorations that began in an earlier text and go on.
  private var open: [Decoration] = []

  var isEmpty: Bool { all.isEmpty }

  /// Outer ones come before those that begin with them.
  init(_ decorations: [Decoration]) {
    all = decorations.filter { !$0.range.isEmpty }.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  /// The decorations that touch a text, by their start. Complexity: O(1) for each, over all texts together.
  mutating func touching(_ text: Range<Int>) -> [Decoration] {
    var found = open.filter { $0.range.upperBound > text.lowerBound }
    while next < all.count, all[next].range.lowerBound < text.upperBound {
      if all[next].range.upperBound > text.lowerBound { found.append(all[next]) }
      next += 1
    }
    open = found.filter { $0.range.upperBound > text.upperBound }
    return found
  }
}

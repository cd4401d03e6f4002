import Markup

/// A line of a note as the readers of orders see it.
struct OutlineLine {
  enum Kind: Equatable {
    case heading(level: Int)
    /// The first line of an item, and the list that it belongs to.
    case item(list: Int)
    /// A line of a paragraph, or of an item behind its first.
    case text
    case code
    /// A line of a comment in source code.
    case comment
    case table(Int)
    /// A block of source code.
    case source(Int)
  }

  let kind: Kind
  /// Without marks of lists and blanks at the ends.
  let range: Range<Int>
  /// The number that it starts with.
  var number: NumberMark?
  /// How many lists it stands in.
  let depth: Int
  /// Lines of one code block, or of paragraphs that follow each other, have the same.
  let group: Int
  let isAfterBlank: Bool
  /// The items around.
  let items: [Range<Int>]
  /// Belongs to an ordering.
  var isUsed = false
}

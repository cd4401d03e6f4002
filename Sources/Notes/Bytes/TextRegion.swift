/// A run of text in the file in which callbacks can be named, with the parts of it that are no text.
struct TextRegion: Sendable {
  enum Kind: Sendable {
    case prose, heading, listItem, table, code, diagram, frontMatter
  }

  let kind: Kind
  let range: Range<Int>
  /// Link targets, tags and the like, in order.
  var masks: [Range<Int>] = []
  /// Code spans, in order.
  var codeSpans: [Range<Int>] = []
}

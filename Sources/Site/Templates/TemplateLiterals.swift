import Diagnostics

/// The longer pieces of text in templates. They mean nothing to Mustache, whose parser takes some thousand instructions
/// for each character: it gets a mark for each.
struct TemplateLiterals: Sendable {
  private var pieces: [ArraySlice<UInt8>] = []

  /// What is shorter is not worth a mark.
  private static let shortest = 12

  /// The piece that a number of a mark stands for; nil where it is that of a field.
  subscript(_ number: Int) -> ArraySlice<UInt8>? {
    pieces.indices.contains(number - Stamp.mostFields) ? pieces[number - Stamp.mostFields] : nil
  }

  /// A template with marks for its longer pieces of text, each of one line: whether a tag has a line for itself is seen
  /// as before.
  mutating func shorten(_ source: TemplateSource) -> String {
    let bytes = source.file.bytes
    var out: [UInt8] = []
    var start = 0
    for tag in source.tags {
      shorten(bytes[start..<tag.range.lowerBound], into: &out)
      out += bytes[tag.range]
      start = tag.range.upperBound
    }
    shorten(bytes[start...], into: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func shorten(_ text: ArraySlice<UInt8>, into out: inout [UInt8]) {
    // A comment is the only tag that is not among those of the source.
    guard !text.contains(UInt8(ascii: "{")) else { return out += text }
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > text.startIndex { out.append(UInt8(ascii: "\n")) }
      let piece = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      out += line[..<piece.startIndex]
      if piece.count < TemplateLiterals.shortest {
        out += piece
      } else {
        out += Stamp.mark(Stamp.mostFields + pieces.count).utf8
        pieces.append(piece)
      }
    }
  }
}

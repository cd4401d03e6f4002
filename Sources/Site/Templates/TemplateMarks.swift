import Diagnostics
import Markup

/// What Mustache need not see of templates: longer pieces of text, words and values. Its parser takes a thousand
/// instructions for each character and its renderer as many for each name, so it gets marks; sections and partials
/// are its own.
struct TemplateMarks: Sendable {
  private var pieces: [Piece] = []

  private enum Piece: Sendable {
    case text(ArraySlice<UInt8>)
    case word(UIText)
  }

  /// Text that is shorter is not worth a mark.
  private static let shortest = 12

  /// Writes what a number of a mark stands for; false where it is that of a field.
  func write(_ number: Int, in language: Language, to out: inout [UInt8]) -> Bool {
    guard pieces.indices.contains(number - Stamp.mostFields) else { return false }
    switch pieces[number - Stamp.mostFields] {
    case .text(let text): out += text
    case .word(let word): HTMLText.append(word.text(in: language), to: &out)
    }
    return true
  }

  /// A template with marks.
  ///
  /// - Parameter fields: the names of the template's values in order; none for a partial, whose values are those of
  ///   who includes it.
  mutating func marked(_ source: TemplateSource, fields: [String]) -> String {
    let bytes = source.file.bytes
    var out: [UInt8] = []
    var start = 0
    for tag in source.tags {
      append(bytes[start..<tag.range.lowerBound], to: &out)
      if let mark = mark(for: tag, fields) { out += mark.utf8 } else { out += bytes[tag.range] }
      start = tag.range.upperBound
    }
    append(bytes[start...], to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func mark(for tag: TemplateTag, _ fields: [String]) -> String? {
    guard tag.kind == .variable || tag.kind == .unescaped else { return nil }
    if let word = UIText(tag: tag.name) { return add(.word(word)) }
    return fields.firstIndex(of: tag.name).map(Stamp.mark)
  }

  /// The mark of one more piece.
  private mutating func add(_ piece: Piece) -> String {
    pieces.append(piece)
    return Stamp.mark(Stamp.mostFields + pieces.count - 1)
  }

  /// Writes text, in pieces of one line: a tag has a line for itself where it had one before.
  private mutating func append(_ text: ArraySlice<UInt8>, to out: inout [UInt8]) {
    // Comments are not among the tags of the source; a brace may begin one.
    guard !text.contains(UInt8(ascii: "{")) else { return out += text }
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > text.startIndex { out.append(UInt8(ascii: "\n")) }
      let piece = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      out += line[..<piece.startIndex]
      if piece.count < TemplateMarks.shortest { out += piece } else { out += add(.text(piece)).utf8 }
    }
  }
}

extension UIText {
  /// Whether a tag is meant to stand for words.
  static func isNamed(by tag: String) -> Bool { tag.utf8.starts(with: "text.".utf8) }

  /// The words that a tag stands for; nil where it is none of words.
  init?(tag name: String) {
    guard UIText.isNamed(by: name) else { return nil }
    self.init(rawValue: String(name.dropFirst(5)))
  }
}

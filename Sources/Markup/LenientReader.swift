/// The second rewriting before libcmark: Markdown as people wrote it for other renderers becomes CommonMark
/// that means the same.
///
/// - `##App` gets its space, `1、`, `１．` and `(1)` become list numbers.
/// - A code fence that stands a little outside of its quote or list item is brought in, with its lines.
/// - A table becomes one heading a cell, which `TreeCopier` puts together again: so the inlines of a cell are
///   libcmark's and links by reference work in it.
/// - `<br>` on a line of its own does not swallow the heading after it.
///
/// Only shapes that CommonMark reads as something else than people meant are touched, never a line inside a
/// code fence. One pass, linear; every edit is in the source map.
struct LenientReader {
  let bytes: [UInt8]
  var rewriter: Rewriter
  /// Where the next line starts.
  var position = 0
  /// The open list items, outermost first; a guess that needs no block structure.
  var items: [ListItem] = []
  /// How deep in quotes `items` are.
  var quotes = 0
  var previous = Previous.blank
  /// The line before, where it may turn out to be the header of a table.
  var previousLine: LineShape?
  /// The cells of all tables in the order of the text.
  var cells: [TableCell] = []
  var tableCount = 0

  /// A list item whose content may go on in the lines below.
  struct ListItem {
    /// Columns before the marker.
    var markerIndent: Int
    /// Columns before the words.
    var contentIndent: Int
  }

  /// What the line before was, as far as it decides how a line is read.
  enum Previous { case blank, text, item, other }

  /// Deeper lists than this are not followed.
  static let deepestItem = 100

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    rewriter = Rewriter(bytes)
  }

  /// The text for libcmark without its first `skipping` bytes. Complexity: O(bytes).
  static func read(_ bytes: [UInt8], skipping: Int) -> CommonMarkText {
    var reader = LenientReader(bytes)
    if skipping > 0 {
      reader.rewriter.replace(0..<skipping, with: [])
      reader.position = skipping
    }
    while reader.position < bytes.count {
      let quoteIndent = 3 + (reader.items.last?.contentIndent ?? 0)
      let line = LineShape(bytes, at: reader.position, quoteIndent: quoteIndent)
      reader.position = line.next
      reader.take(line)
    }
    let (rewritten, map) = reader.rewriter.finish()
    return CommonMarkText(bytes: rewritten, map: map, cells: reader.cells)
  }

  /// Reads one line that is not inside a code fence.
  private mutating func take(_ line: LineShape) {
    let header = previousLine
    previousLine = nil
    if line.quotes != quotes {
      quotes = line.quotes
      items.removeAll(keepingCapacity: true)
    }
    guard !line.isBlank else {
      previous = .blank
      return
    }
    if let header, takeTable(header: header, delimiter: line) { return }
    leaveItems(for: line)
    var content = line.content
    var indent = line.indent
    while let marker = listMarker(at: content, end: line.end) {
      enterItem(markerIndent: indent, width: marker.width)
      content += marker.length
      indent += marker.width
      if content == line.end {
        previous = .item
        return
      }
    }
    previous = takeWords(of: line, from: content, indent: indent)
    if previous == .text, content == line.content { previousLine = line }
  }

  /// Reads what stands behind the markers of a line, and says what it was.
  private mutating func takeWords(of line: LineShape, from content: Int, indent: Int) -> Previous {
    let isNested = content != line.content
    switch bytes[content] {
    case UInt8(ascii: "#"):
      return takeHeading(at: content, end: line.end) ? .other : .text
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      return takeFence(of: line, at: content, indent: indent) ? .other : .text
    case UInt8(ascii: "<"):
      return takeBreakTag(of: line, at: content) ? .blank : .text
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "("), 0xEF, 0xE2:
      let isItem = !isNested && takeWildNumber(of: line)
      return isItem || isNested ? .item : .text
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "="):
      if isRule(from: content, end: line.end) { return .other }
      return isNested ? .item : .text
    default:
      return isNested ? .item : .text
    }
  }

  /// Whether a line has only one character, as rules and the lines under headings do.
  func isRule(from start: Int, end: Int) -> Bool {
    let mark = bytes[start]
    return bytes[start..<end].allSatisfy { $0 == mark || $0 == 0x20 || $0 == 0x09 }
  }

  /// Gives a heading its space: `##App`. Says whether the line is a heading.
  private mutating func takeHeading(at start: Int, end: Int) -> Bool {
    var index = start
    while index < end, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let level = index - start
    guard level <= 6 else { return false }
    guard index < end, bytes[index] != 0x20, bytes[index] != 0x09 else { return true }
    guard HashWord.isHeading(bytes[index..<end], level: level) else { return false }
    rewriter.insert([0x20], at: index)
    return true
  }

  /// Ends the HTML block that a lone `<br>` or `<img>` would open, where more follows in the next line.
  private mutating func takeBreakTag(of line: LineShape, at start: Int) -> Bool {
    guard previous != .text, previous != .item, position < bytes.count,
      BreakTag.fills(bytes[start..<line.end])
    else { return false }
    let following = LineShape(bytes, at: position)
    guard !following.isBlank else { return true }
    rewriter.insert(repeatElement(UInt8(ascii: ">"), count: line.quotes) + [0x0A], at: position)
    return true
  }
}

/// A text that libcmark reads as people meant it, and the way back to where its bytes came from.
struct CommonMarkText {
  let bytes: [UInt8]
  let map: SourceMap
  /// The headings in `bytes` that are cells of tables, in their order.
  let cells: [TableCell]
}

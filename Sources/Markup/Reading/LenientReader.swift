internal import Diagnostics

/// The second rewriting before libcmark: Markdown as people wrote it for other renderers becomes CommonMark
/// that means the same.
///
/// - `##App` gets its space, `1、`, `１．` and `(1)` become list numbers.
/// - A code fence that stands a little outside of its quote or list item is brought in, with its lines.
/// - A table becomes one heading a cell, which `TreeCopier` puts together again: so the inlines of a cell are
///   libcmark's and links by reference work in it.
/// - `<br>` on a line of its own does not swallow the heading after it; `<h3>App</h3>` on one is a heading.
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
  /// How deep in quotes the last line with words was.
  private var lastQuotes = 0
  var previous = Previous.blank
  /// The line before, where it may turn out to be the header of a table.
  var previousLine: LineShape?
  /// The cells of all tables in the order of the text.
  var cells: [TableCell] = []
  var tableCount = 0
  /// Brackets that were opened and not closed since the last blank line.
  var openBrackets = 0
  /// Whether there are so many brackets that they have to be counted.
  let hasManyBrackets: Bool

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
    let brackets = bytes.withUnsafeBufferPointer { text in
      ByteScan.count(in: text) { $0 == UInt8(ascii: "[") }
    }
    hasManyBrackets = brackets > Self.deepestBracket
  }

  /// The text for libcmark without its first `skipping` bytes. Complexity: O(bytes).
  static func read(_ bytes: [UInt8], skipping: Int) -> CommonMarkText {
    var reader = LenientReader(bytes)
    let start = skipping + CleanText.marksLength(bytes, at: skipping)
    if start > 0 {
      reader.rewriter.replace(0..<start, with: [])
      reader.position = start
    }
    while reader.position < bytes.count {
      let line = reader.straightened(reader.shape(at: reader.position))
      reader.position = line.next
      if !reader.cutsContainers(of: line) { reader.take(line) }
    }
    let (rewritten, map) = reader.rewriter.finish()
    return CommonMarkText(bytes: rewritten, map: map, cells: reader.cells)
  }

  func shape(at start: Int) -> LineShape {
    let quoteIndent = 3 + (items.last?.contentIndent ?? 0)
    return LineShape(bytes, at: start, firstIndent: quotes == 0 ? quoteIndent : 3, quoteIndent: quoteIndent)
  }

  /// A quote that goes on behind a tab is no indented code: the tab goes.
  private mutating func straightened(_ line: LineShape) -> LineShape {
    guard lastQuotes > 0, line.quotes == 0, line.indent > 3, !line.isBlank,
      bytes[line.content] == UInt8(ascii: ">")
    else { return line }
    rewriter.replace(line.start..<line.content, with: [])
    return LineShape(bytes, at: line.content)
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
      openBrackets = 0
      return
    }
    lastQuotes = quotes
    if let header, takeTable(header: header, delimiter: line) { return }
    leaveItems(for: line)
    if isRule(from: line.content, end: line.end) {
      previous = .other
      return
    }
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
    if position == line.next { partBrackets(in: line) }
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
      if takeHeadingTag(at: content, end: line.end) { return .other }
      return takeBreakTag(of: line, at: content) ? .blank : .text
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "("), 0xEF, 0xE2:
      let isItem = !isNested && takeWildNumber(of: line)
      return isItem || isNested ? .item : .text
    default:
      return isNested ? .item : .text
    }
  }

  /// Whether a line has only one mark, as rules and the lines under headings do.
  private func isRule(from start: Int, end: Int) -> Bool {
    let mark = bytes[start]
    guard
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
        || mark == UInt8(ascii: "=")
    else { return false }
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

  /// Makes a heading of one in tags, where no HTML goes on around it.
  private mutating func takeHeadingTag(at start: Int, end: Int) -> Bool {
    guard previous == .blank, let heading = HeadingTag(bytes[start..<end]) else { return false }
    rewriter.replace(
      start..<heading.words.lowerBound, with: repeatElement(UInt8(ascii: "#"), count: heading.level) + [0x20])
    rewriter.replace(heading.words.upperBound..<end, with: [])
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

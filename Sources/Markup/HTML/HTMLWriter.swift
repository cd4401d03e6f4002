internal import Diagnostics

/// The state of one rendering: one buffer that only grows.
struct HTMLWriter {
  let renderer: HTMLRenderer
  let file: SourceFile
  var output: [UInt8] = []
  var decorations: DecorationCursor
  var slugs = Slugs()
  var headings: [RenderedNote.Heading] = []
  /// The tags of raw HTML that are open, outermost first.
  var openTags: [AllowedElement] = []
  /// Tags below this index were opened outside of the current block and cannot be closed in it.
  var scope = 0
  /// How many links are open: links do not stand in links.
  var linkDepth = 0

  init(_ renderer: HTMLRenderer, file: SourceFile) {
    self.renderer = renderer
    self.file = file
    decorations = DecorationCursor(renderer.decorations)
    output.reserveCapacity(file.bytes.count + file.bytes.count / 2)
  }

  consuming func finish() -> RenderedNote {
    closeTags(downTo: 0)
    return RenderedNote(html: output, headings: headings)
  }

  /// Writes HTML of our own.
  mutating func put(_ html: StaticString) {
    output.append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  /// Writes HTML that is already what it should be.
  mutating func put(_ html: String) {
    output.append(contentsOf: html.utf8)
  }

  /// Writes text as text.
  mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { escape($0) }
  }

  /// Writes bytes as text: what means something in HTML becomes an entity, control characters their pictures.
  ///
  /// Works on bytes, so that no character that combines with a quote can hide it.
  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    let special = Self.special
    var start = 0
    for index in text.indices where Self.isSpecial(text[index], special) {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + 1
      escapeSpecial(text[index])
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// A bit for each byte below 64 that cannot be written as it is.
  private static let special: UInt64 = {
    var bits: UInt64 = 0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A)
    for byte in "<>&\"'".utf8 { bits |= 1 << UInt64(byte) }
    return bits
  }()

  @inline(__always)
  private static func isSpecial(_ byte: UInt8, _ special: UInt64) -> Bool {
    byte < 64 ? special >> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  private mutating func escapeSpecial(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "<"): put("&lt;")
    case UInt8(ascii: ">"): put("&gt;")
    case UInt8(ascii: "&"): put("&amp;")
    case UInt8(ascii: "\""): put("&quot;")
    case UInt8(ascii: "'"): put("&#39;")
    case 0x00: put("\u{FFFD}")
    case 0x0D: return
    // U+2400 and following show the control characters; U+2421 is DEL.
    default: output.append(contentsOf: [0xE2, 0x90, byte == 0x7F ? 0xA1 : 0x80 | byte])
    }
  }

  /// Writes text that stands at `range` of the note, with its decorations.
  mutating func escape(_ text: String, at range: Range<Int>) {
    guard !decorations.isEmpty, !range.isEmpty else { return escape(text) }
    var found = decorations.touching(range)
    if linkDepth > 0 { found.removeAll(where: \.isLink) }
    guard !found.isEmpty else { return escape(text) }
    var text = text
    text.withUTF8 { bytes in
      if bytes.count == range.count {
        decorate(bytes, at: range.lowerBound, with: found)
      } else {
        // An escape or an entity: no byte of it can be decorated without the others.
        let around = found.filter {
          $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
        }
        for decoration in around { put(decoration.open) }
        escape(bytes)
        for decoration in around.reversed() { put(decoration.close) }
      }
    }
  }

  private mutating func decorate(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, with found: [Decoration]
  ) {
    var written = 0
    var open: [(end: Int, close: String)] = []
    func close(upTo limit: Int, _ writer: inout HTMLWriter) {
      while let last = open.last, last.end <= limit {
        writer.escape(UnsafeBufferPointer(rebasing: bytes[written..<last.end]))
        written = last.end
        writer.put(last.close)
        open.removeLast()
      }
    }
    for decoration in found {
      let start = max(decoration.range.lowerBound - offset, 0)
      close(upTo: start, &self)
      // One that is not within the other ends with it.
      let end = min(decoration.range.upperBound - offset, open.last?.end ?? bytes.count)
      escape(UnsafeBufferPointer(rebasing: bytes[written..<start]))
      written = start
      put(decoration.open)
      open.append((end, decoration.close))
    }
    close(upTo: bytes.count, &self)
    escape(UnsafeBufferPointer(rebasing: bytes[written...]))
  }
}

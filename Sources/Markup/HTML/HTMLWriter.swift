internal import Diagnostics

/// The state of one rendering: one buffer that only grows.
struct HTMLWriter {
  let renderer: HTMLRenderer
  let file: SourceFile
  var output: [UInt8] = []
  var decorations: DecorationCursor
  var slugs = Slugs()
  var headings: [RenderedNote.Heading] = []
  /// The levels in the note of the headings that the current place is under, outermost first.
  var openLevels: [Int] = []
  /// The tags of raw HTML that are open, outermost first.
  var openTags = OpenTags()
  /// Tags below this index were opened outside of the current block and cannot be closed in it.
  var scope = 0
  /// The ids of decorations that were written.
  private var decorationIDs: Set<String> = []
  /// How many links are open: links do not stand in links.
  var linkDepth = 0

  /// - Parameter length: of what is to be written, as it stands in the note.
  init(_ renderer: HTMLRenderer, file: SourceFile, length: Int) {
    self.renderer = renderer
    self.file = file
    decorations = DecorationCursor(renderer.decorations)
    output.reserveCapacity(length + length / 2)
  }

  consuming func finish() -> RenderedNote {
    closeTags(downTo: 0)
    return RenderedNote(html: output, headings: headings, decorationIDs: decorationIDs)
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
    HTMLText.append(text, to: &output)
  }

  mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    HTMLText.append(text, to: &output)
  }

  /// Writes text that stands at `range` of the note, with its decorations.
  mutating func escape(_ text: String, at range: Range<Int>) {
    var text = text
    text.withUTF8 { escape($0, at: range) }
  }

  mutating func escape(_ bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    guard !decorations.isEmpty, !range.isEmpty else { return escape(bytes) }
    var found = decorations.touching(range)
    if linkDepth > 0 { found.removeAll(where: \.isLink) }
    guard !found.isEmpty else { return escape(bytes) }
    if bytes.count == range.count {
      decorate(bytes, at: range.lowerBound, with: found)
    } else {
      // An escape or an entity: no byte of it can be decorated without the others.
      let around = found.filter {
        $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
      }
      for decoration in around { open(decoration) }
      escape(bytes)
      for decoration in around.reversed() { put(decoration.close) }
    }
  }

  /// Writes what stands before a decorated text, the first time with its id.
  private mutating func open(_ decoration: Decoration) {
    guard !decoration.id.isEmpty, decoration.open.utf8.last == UInt8(ascii: ">"),
      decorationIDs.insert(decoration.id).inserted
    else { return put(decoration.open) }
    put(String(decoration.open.dropLast()))
    putAttribute("id", decoration.id)
    put(">")
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
      self.open(decoration)
      open.append((end, decoration.close))
    }
    close(upTo: bytes.count, &self)
    escape(UnsafeBufferPointer(rebasing: bytes[written...]))
  }
}

internal import CCmark

/// Copies the inlines of paragraphs and headings out of libcmark's tree, and finds where each stands.
///
/// libcmark's own columns for inlines are wrong after a line break in a link, in lazy lines and after escapes,
/// and missing for breaks. So they are not used: a cursor walks over the source beside the tree, whose nodes
/// come in the order of the text, and skips what each kind of node is written with.
struct InlineReader {
  let text: TextMap
  /// How many quotes the block is in: its further lines may start with as many `>`.
  private(set) var quotes = 0
  /// Where the next node is expected, in `text.bytes`.
  private(set) var cursor = 0
  /// One past the block's last byte.
  private(set) var end = 0
  /// The open nodes; the first is the block itself.
  private var frames: [Frame] = []
  /// Open nodes that were left out because they are too deep.
  private var overflow = 0
  /// Text that goes on: the range in `text.bytes` that was read but not yet made a node.
  private var pending = 0..<0
  /// Whether delimiters were left that libcmark did not pair.
  private var leftovers = Leftovers()
  /// How many nodes were not where they were expected; the tests want none.
  private(set) var lostNodes = 0

  /// Inlines deeper than this are lifted to their parents.
  static let deepest = 100

  private struct Frame {
    var kind: Inline.Kind
    var start: Int
    var children: [Inline] = []
  }

  /// Marks that libcmark leaves as text and that `DelimiterPairing` may still pair.
  struct Leftovers: OptionSet {
    let rawValue: UInt8
    static let tildes = Leftovers(rawValue: 1)
    static let asterisks = Leftovers(rawValue: 2)
  }

  init(_ text: TextMap) {
    self.text = text
  }

  /// The inlines of `block`, whose words are at `range` of `text.bytes`. Complexity: O(bytes of the block).
  mutating func read(_ block: OpaquePointer, at range: Range<Int>, quotes: Int) -> [Inline] {
    self.quotes = quotes
    cursor = range.lowerBound
    end = range.upperBound
    pending = cursor..<cursor
    leftovers = []
    frames.append(Frame(kind: .softBreak, start: cursor))
    var next = cmark_node_first_child(block)
    while let node = next {
      enter(node)
      if let child = cmark_node_first_child(node) {
        next = child
        continue
      }
      next = leave(node, upTo: block)
    }
    flush()
    return finished(frames.removeLast().children)
  }

  /// Closes `node` and all parents that end with it, and gives the node after them.
  private mutating func leave(_ node: OpaquePointer, upTo block: OpaquePointer) -> OpaquePointer? {
    var node = node
    while true {
      close(node)
      if let sibling = cmark_node_next(node) { return sibling }
      guard let parent = cmark_node_parent(node), parent != block else { return nil }
      node = parent
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: readText(CMarkString.literal(of: node))
    case CMARK_NODE_SOFTBREAK: readBreak(.softBreak)
    case CMARK_NODE_LINEBREAK: readBreak(.lineBreak)
    case CMARK_NODE_CODE: readCode(CMarkString.literal(of: node))
    case CMARK_NODE_HTML_INLINE: readHTML(CMarkString.literal(of: node))
    case CMARK_NODE_EMPH: open(.emphasis, markLength: 1)
    case CMARK_NODE_STRONG: open(.strong, markLength: 2)
    case CMARK_NODE_LINK:
      open(.link(url: url(of: node), title: title(of: node)), markLength: 1)
    case CMARK_NODE_IMAGE:
      open(.image(url: url(of: node), title: title(of: node)), markLength: 2)
    default: break
    }
  }

  private func url(of node: OpaquePointer) -> String { CMarkString.make(cmark_node_get_url(node)) }
  private func title(of node: OpaquePointer) -> String { CMarkString.make(cmark_node_get_title(node)) }

  private mutating func open(_ kind: Inline.Kind, markLength: Int) {
    flush()
    let start = cursor
    cursor = min(cursor + markLength, end)
    pending = cursor..<cursor
    if frames.count > Self.deepest {
      overflow += 1
    } else {
      frames.append(Frame(kind: kind, start: start))
    }
  }

  private mutating func close(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_EMPH: cursor = min(cursor + 1, end)
    case CMARK_NODE_STRONG: cursor = min(cursor + 2, end)
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE: closeLink()
    default: return
    }
    flush()
    pending = cursor..<cursor
    if overflow > 0 {
      overflow -= 1
    } else if frames.count > 1 {
      let frame = frames.removeLast()
      append(frame.kind, frame.start..<cursor, children: finished(frame.children))
    }
  }

  /// Skips what a link has behind its text; the cursor is at `]`, or at `>` of an address in angles.
  private mutating func closeLink() {
    flush()
    guard cursor < end else { return }
    if text.bytes[cursor] == UInt8(ascii: ">") {
      cursor += 1
    } else {
      let scanner = LinkScanner(text: text, quotes: quotes, end: end)
      cursor = scanner.tail(from: cursor)
    }
  }

  private func finished(_ children: [Inline]) -> [Inline] {
    if leftovers.isEmpty { return children }
    var children = children
    if leftovers.contains(.asterisks) {
      children = DelimiterPairing(mark: UInt8(ascii: "*"), kind: .strong, staysInLine: true).apply(
        to: children)
    }
    if leftovers.contains(.tildes) {
      children = DelimiterPairing(mark: UInt8(ascii: "~"), kind: .strikethrough, staysInLine: false)
        .apply(to: children)
    }
    return children
  }

  /// Puts a node into the innermost open one; `range` is in `text.bytes`.
  mutating func append(_ kind: Inline.Kind, _ range: Range<Int>, children: [Inline] = []) {
    frames[frames.count - 1].children.append(
      Inline(kind: kind, range: text.original(range), children: children))
  }
}

// MARK: - Text

extension InlineReader {
  /// Goes over the source of a text node. Text that stands in the source as it is becomes one node; an escape
  /// or an entity is a node of its own, so that bytes in all others can be counted.
  private mutating func readText(_ literal: UnsafePointer<CChar>?) {
    guard let literal, literal.pointee != 0, !readAddress(literal) else { return }
    var index = 0
    while literal[index] != 0 {
      let byte = UInt8(bitPattern: literal[index])
      if cursor < end, text.bytes[cursor] == byte, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "&") {
        if byte == UInt8(ascii: "*") { leftovers.insert(.asterisks) }
        if byte == UInt8(ascii: "~") { leftovers.insert(.tildes) }
        cursor += 1
        index += 1
      } else if let length = readEscape(literal + index) {
        index += length
      } else if cursor < end, text.bytes[cursor] == byte {
        cursor += 1
        index += 1
      } else if index == 0, let start = lazyStart(of: byte) {
        pending = start..<start
        cursor = start
      } else if byte.isSpaceInLine {
        // The white space before a lazy line, which was skipped with its markers.
        index += 1
      } else {
        lostNodes += 1
        flush()
        append(.text(String(cString: literal + index)), cursor..<cursor)
        return
      }
      pending = pending.lowerBound..<cursor
    }
  }

  /// Reads an escaped mark or an entity at the cursor; gives how many bytes of the literal it stands for.
  private mutating func readEscape(_ literal: UnsafePointer<CChar>) -> Int? {
    guard cursor < end else { return nil }
    let sourceLength: Int
    let meaning: [UInt8]
    if text.bytes[cursor] == UInt8(ascii: "\\"), cursor + 1 < end, text.bytes[cursor + 1].isASCIIPunctuation {
      (sourceLength, meaning) = (2, [text.bytes[cursor + 1]])
    } else if text.bytes[cursor] == UInt8(ascii: "&"),
      let entity = Entity.read(text.bytes, at: cursor, end: end)
    {
      (sourceLength, meaning) = (entity.length, entity.text)
    } else {
      return nil
    }
    for (index, byte) in meaning.enumerated() where UInt8(bitPattern: literal[index]) != byte { return nil }
    flush()
    append(.text(String(decoding: meaning, as: UTF8.self)), cursor..<cursor + sourceLength)
    cursor += sourceLength
    pending = cursor..<cursor
    return meaning.count
  }

  /// Where the words of the current line start if fewer of its `>` are quote markers than were taken for such:
  /// behind four columns of white space a `>` in a lazy line is text.
  private func lazyStart(of byte: UInt8) -> Int? {
    guard byte == UInt8(ascii: ">"), quotes > 0, cursor <= text.bytes.count else { return nil }
    let lineStart = text.lineStarts[text.line(at: cursor) - 1]
    guard cursor == text.contentStart(ofLineAt: lineStart, quotes: quotes) else { return nil }
    return (0..<min(quotes, Self.deepest)).reversed()
      .map { text.contentStart(ofLineAt: lineStart, quotes: $0) }
      .first { $0 < cursor && text.bytes[$0] == byte }
  }

  /// The address in `<https://…>`: one node, whatever libcmark unescaped in it.
  private mutating func readAddress(_ literal: UnsafePointer<CChar>) -> Bool {
    guard let frame = frames.last, case .link = frame.kind, overflow == 0, frame.start + 1 == cursor,
      text.bytes[frame.start] == UInt8(ascii: "<"),
      let close = text.bytes[cursor..<end].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    append(.text(String(cString: literal)), cursor..<close)
    cursor = close
    pending = close..<close
    return true
  }

  /// Makes nodes of the text that was read so far: one, unless something was rewritten inside of it.
  private mutating func flush() {
    var rest = pending
    pending = cursor..<cursor
    while !rest.isEmpty {
      let piece = text.verbatimPrefix(of: rest)
      appendText(text.text(piece), at: text.original(piece))
      rest = piece.upperBound..<rest.upperBound
    }
  }

  /// Adds text, to the node before if that ends here. What was only put in for libcmark is left out.
  private mutating func appendText(_ words: String, at range: Range<Int>) {
    let last = frames.count - 1
    guard !range.isEmpty else { return }
    if let before = frames[last].children.last, before.range.upperBound == range.lowerBound,
      case .text(let start) = before.kind, start.utf8.count == before.range.count,
      words.utf8.count == range.count
    {
      let whole = before.range.lowerBound..<range.upperBound
      frames[last].children[frames[last].children.count - 1] = Inline(
        kind: .text(start + words), range: whole)
    } else {
      frames[last].children.append(Inline(kind: .text(words), range: range))
    }
  }
}

// MARK: - Breaks, code, HTML

extension InlineReader {
  private mutating func readBreak(_ kind: Inline.Kind) {
    flush()
    var start = cursor
    while start < end, text.bytes[start].isSpaceInLine { start += 1 }
    let isEscaped = start < end && text.bytes[start] == UInt8(ascii: "\\")
    let lineEnd = isEscaped ? start + 1 : start
    guard lineEnd < end, text.bytes[lineEnd] == 0x0A else {
      lostNodes += 1
      append(kind, cursor..<cursor)
      return
    }
    append(kind, (kind == .softBreak ? lineEnd : cursor)..<lineEnd + 1)
    cursor = text.contentStart(ofLineAt: lineEnd + 1, quotes: quotes)
    pending = cursor..<cursor
  }

  /// A code span. Its range is that of the code: between the backticks, without the one space on both sides
  /// that CommonMark drops.
  private mutating func readCode(_ literal: UnsafePointer<CChar>?) {
    flush()
    var open = cursor
    while open < end, text.bytes[open] == UInt8(ascii: "`") { open += 1 }
    let length = open - cursor
    guard length > 0, let close = closingTicks(length, from: open) else {
      lostNodes += 1
      append(.code(CMarkString.make(literal)), cursor..<cursor)
      return
    }
    append(.code(CMarkString.make(literal)), codeRange(open..<close))
    cursor = close + length
    pending = cursor..<cursor
  }

  private func closingTicks(_ length: Int, from start: Int) -> Int? {
    var index = start
    while index < end {
      guard text.bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = index
      while index < end, text.bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - run == length { return run }
    }
    return nil
  }

  private func codeRange(_ range: Range<Int>) -> Range<Int> {
    let code = text.bytes[range]
    guard let first = code.first, let last = code.last, first == 0x20 || first == 0x0A,
      last == 0x20 || last == 0x0A, code.contains(where: { $0 != 0x20 && $0 != 0x0A })
    else { return range }
    let lower =
      first == 0x0A
      ? text.contentStart(ofLineAt: range.lowerBound + 1, quotes: quotes) : range.lowerBound + 1
    return min(lower, range.upperBound - 1)..<range.upperBound - 1
  }

  private mutating func readHTML(_ literal: UnsafePointer<CChar>?) {
    flush()
    guard let literal else { return }
    let start = cursor
    var index = 0
    while literal[index] != 0, cursor < end {
      let byte = text.bytes[cursor]
      guard byte == UInt8(bitPattern: literal[index]) else {
        lostNodes += 1
        break
      }
      index += 1
      cursor += 1
      guard byte == 0x0A else { continue }
      cursor = text.contentStart(ofLineAt: cursor, quotes: quotes)
      while literal[index] == 0x20 || literal[index] == 0x09 { index += 1 }
    }
    append(.html(String(cString: literal)), start..<cursor)
    pending = cursor..<cursor
  }
}

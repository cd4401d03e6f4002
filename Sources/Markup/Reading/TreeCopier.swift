internal import CCmark
internal import Diagnostics

/// Copies libcmark's tree into `Block` values without recursion, and puts tables together again.
struct TreeCopier {
  let file: SourceFile
  let text: TextMap
  let cells: [TableCell]
  private(set) var diagnostics: [Diagnostic] = []
  /// The open containers; the first is the document.
  private var frames: [Frame] = []
  /// Open containers that were left out because they are too deep.
  private var overflow = 0
  /// How many of the open containers are quotes, those left out included.
  private var quotes = 0
  /// The first cell that was not yet met.
  private var nextCell = 0
  private(set) var inlineReader: InlineReader

  /// Containers deeper than this are dissolved into their parents.
  static let deepest = 100

  private struct Frame {
    var kind: Block.Kind
    /// In the text for libcmark.
    var start: Int
    var children: [Block] = []
    /// The number of the table that the last child is.
    var table = 0

    /// - Parameter room: how many children there will be, as far as is known.
    init(kind: Block.Kind, start: Int, room: Int) {
      self.kind = kind
      self.start = start
      if room > 0 { children.reserveCapacity(room) }
    }
  }

  init(file: SourceFile, text: TextMap, cells: [TableCell]) {
    self.file = file
    self.text = text
    self.cells = cells
    inlineReader = InlineReader(text)
  }

  /// The blocks under the root. Complexity: O(bytes).
  mutating func copy(_ root: OpaquePointer) -> [Block] {
    frames = [Frame(kind: .quote, start: 0, room: CMarkNode.childCount(of: root))]
    var next = cmark_node_first_child(root)
    while let node = next {
      let isContainer = enter(node)
      if isContainer, let child = cmark_node_first_child(node) {
        next = child
      } else {
        next = leave(node, isContainer: isContainer, upTo: root)
      }
    }
    return frames[0].children
  }

  private mutating func leave(
    _ node: OpaquePointer, isContainer: Bool, upTo root: OpaquePointer
  ) -> OpaquePointer? {
    var node = node
    if isContainer { close(node) }
    while true {
      if let sibling = cmark_node_next(node) { return sibling }
      guard let parent = cmark_node_parent(node), parent != root else { return nil }
      node = parent
      close(node)
    }
  }

  /// Copies a leaf, or opens a container and says that it is one.
  private mutating func enter(_ node: OpaquePointer) -> Bool {
    let start = text.offset(line: cmark_node_get_start_line(node), column: cmark_node_get_start_column(node))
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE:
      quotes += 1
      open(node, .quote, at: start)
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let number = isOrdered ? Int(cmark_node_get_list_start(node)) : nil
      open(node, .list(start: number, tight: cmark_node_get_list_tight(node) != 0), at: start)
    case CMARK_NODE_ITEM:
      // An item goes with its list: a list whose children are no items would surprise everyone.
      if overflow > 0 {
        overflow += 1
      } else {
        frames.append(Frame(kind: .item(checked: nil), start: start, room: CMarkNode.childCount(of: node)))
      }
    case CMARK_NODE_PARAGRAPH: copyParagraph(node, start)
    case CMARK_NODE_HEADING: copyHeading(node, start)
    case CMARK_NODE_CODE_BLOCK: copyCode(node, start)
    case CMARK_NODE_HTML_BLOCK: copyHTML(node, start)
    case CMARK_NODE_THEMATIC_BREAK:
      append(.rule, start..<trimmedEnd(text.end(ofLine: text.line(at: start)), from: start))
    default: break
    }
    return isContainer(node)
  }

  private func isContainer(_ node: OpaquePointer) -> Bool {
    let type = cmark_node_get_type(node)
    return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_ITEM
  }

  private mutating func open(_ node: OpaquePointer, _ kind: Block.Kind, at start: Int) {
    guard frames.count <= Self.deepest, overflow == 0 else {
      if overflow == 0, diagnostics.allSatisfy({ $0.code != "LC0004" }) {
        diagnostics.append(.tooDeep(file, at: text.original(start), limit: Self.deepest))
      }
      overflow += 1
      return
    }
    frames.append(Frame(kind: kind, start: start, room: CMarkNode.childCount(of: node)))
  }

  private mutating func close(_ node: OpaquePointer) {
    if cmark_node_get_type(node) == CMARK_NODE_BLOCK_QUOTE { quotes -= 1 }
    guard overflow == 0 else {
      overflow -= 1
      return
    }
    let frame = frames.removeLast()
    let lineEnd = trimmedEnd(text.end(ofLine: text.line(at: frame.start)), from: frame.start)
    let lower = text.original(frame.start)
    let upper = frame.children.last?.range.upperBound ?? text.original(lineEnd)
    var block = Block(kind: frame.kind, range: lower..<max(lower, upper), children: frame.children)
    if case .item = frame.kind { TaskMark.take(from: &block) }
    frames[frames.count - 1].children.append(block)
  }

  /// Adds a leaf; `range` is in the text for libcmark.
  private mutating func append(_ kind: Block.Kind, _ range: Range<Int>, inlines: [Inline] = []) {
    frames[frames.count - 1].children.append(
      Block(kind: kind, range: text.original(range), inlines: inlines))
  }

  /// `end` without the white space before it.
  private func trimmedEnd(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, text.bytes[end - 1].isSpaceInLine || text.bytes[end - 1] == 0x0A { end -= 1 }
    return end
  }
}

// MARK: - Leaves

extension TreeCopier {
  private mutating func copyParagraph(_ node: OpaquePointer, _ start: Int) {
    let limit = limit(of: node, start)
    let first = words(from: start, limit: limit)
    let inlines = inlineReader.read(node, at: first..<limit, quotes: quotes)
    append(.paragraph, first..<inlineReader.cursor, inlines: inlines)
  }

  /// Where a paragraph starts behind the definitions of links, which libcmark takes out of it.
  private func words(from start: Int, limit: Int) -> Int {
    guard start < limit, text.bytes[start] == UInt8(ascii: "[") else { return start }
    let scanner = LinkScanner(text: text, quotes: quotes, end: limit)
    return min(scanner.skipDefinitions(from: start), limit)
  }

  /// Where the words behind the hashes of a heading start; nil if the heading is one by the line under it.
  private func wordsAfterHashes(from start: Int, limit: Int) -> Int? {
    var index = start
    while index < limit, text.bytes[index] == UInt8(ascii: "#") { index += 1 }
    guard 1...6 ~= index - start,
      index == limit || text.bytes[index].isSpaceInLine || text.bytes[index] == 0x0A
    else { return nil }
    while index < limit, text.bytes[index].isSpaceInLine { index += 1 }
    return index
  }

  private mutating func copyHeading(_ node: OpaquePointer, _ start: Int) {
    let limit = limit(of: node, start)
    let afterHashes = wordsAfterHashes(from: start, limit: limit)
    let first = afterHashes ?? words(from: start, limit: limit)
    let inlines = inlineReader.read(node, at: first..<limit, quotes: quotes)
    while nextCell < cells.count, cells[nextCell].offset < start { nextCell += 1 }
    if nextCell < cells.count, cells[nextCell].offset == start {
      appendCell(cells[nextCell], inlines)
      nextCell += 1
      return
    }
    let lastLine = text.line(at: inlineReader.cursor) + (afterHashes == nil ? 1 : 0)
    let end = trimmedEnd(text.end(ofLine: min(lastLine, text.lineStarts.count)), from: start)
    let level = Int(cmark_node_get_heading_level(node))
    append(.heading(level: level), (afterHashes == nil ? first : start)..<end, inlines: inlines)
  }

  /// Where a paragraph or heading ends at the latest: libcmark's end line may be one too large.
  private func limit(of node: OpaquePointer, _ start: Int) -> Int {
    let line = min(Int(cmark_node_get_end_line(node)), text.lineStarts.count)
    return trimmedEnd(max(start, line > 0 ? text.end(ofLine: line) : start), from: start)
  }

  private mutating func appendCell(_ cell: TableCell, _ inlines: [Inline]) {
    let block = Block(kind: .cell, range: text.originalOfClean(cell.range), inlines: inlines)
    let rowRange = text.originalOfClean(cell.rowRange)
    let last = frames.count - 1
    if frames[last].table != cell.table || frames[last].children.isEmpty {
      frames[last].table = cell.table
      frames[last].children.append(Block(kind: .table(alignments: []), range: rowRange))
    }
    let table = frames[last].children.count - 1
    frames[last].children[table].addCell(block, of: cell, rowRange: rowRange)
  }

  private mutating func copyCode(_ node: OpaquePointer, _ start: Int) {
    let info = CMarkString.make(cmark_node_get_fence_info(node))
    var item: Int?
    if case .item? = frames.last?.kind { item = frames.last?.start }
    let reader = CodeReader(text: text, literal: CMarkString.literal(of: node), quotes: quotes, item: item)
    let code = reader.read(from: start, info: info)
    append(.code(info: info, literal: code.literal, lines: code.lines), start..<code.end)
    if let opening = code.unclosedFence {
      diagnostics.append(.unclosedFence(file, text.original(opening)))
    }
  }

  private mutating func copyHTML(_ node: OpaquePointer, _ start: Int) {
    let literal = CMarkString.make(CMarkString.literal(of: node))
    // libcmark's own end line is one too small for blocks that end on the line they start on.
    let lines = max(literal.utf8.count { $0 == 0x0A }, 1)
    let last = min(text.line(at: start) + lines - 1, text.lineStarts.count)
    let range = start..<max(start, trimmedEnd(text.end(ofLine: last), from: start))
    append(.html(text.isVerbatim(range) ? literal : text.text(range) + "\n"), range)
  }
}

extension Block {
  /// Adds a cell to the last row of a table, or starts a row with it.
  fileprivate mutating func addCell(_ block: Block, of cell: TableCell, rowRange: Range<Int>) {
    if cell.row == 0, case .table(let alignments) = kind {
      kind = .table(alignments: alignments + [cell.alignment])
    }
    if children.last?.range != rowRange { children.append(Block(kind: .row, range: rowRange)) }
    children[children.count - 1].children.append(block)
    range = range.lowerBound..<rowRange.upperBound
  }
}

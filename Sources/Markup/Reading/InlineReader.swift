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
  var cursor = 0
  /// One past the block's last byte.
  private(set) var end = 0
  /// The open nodes; the first is the block itself.
  var frames: [Frame] = []
  /// Open nodes that were left out because they are too deep.
  var overflow = 0
  /// Text that goes on: the range in `text.bytes` that was read but not yet made a node.
  var pending = 0..<0
  /// Whether delimiters were left that libcmark did not pair.
  var leftovers = Leftovers()
  /// How many nodes were not where they were expected; the tests want none.
  var lostNodes = 0

  /// Inlines deeper than this are lifted to their parents.
  static let deepest = 100

  struct Frame {
    var kind: Inline.Kind
    var start: Int
    var children: [Inline] = []

    /// - Parameter room: how many children there will be, as far as is known.
    init(kind: Inline.Kind, start: Int, room: Int) {
      self.kind = kind
      self.start = start
      if room > 0 { children.reserveCapacity(room) }
    }
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
    frames.append(Frame(kind: .softBreak, start: cursor, room: CMarkNode.childCount(of: block)))
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
    return Self.paired(frames.removeLast().children, leftovers)
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
    case CMARK_NODE_EMPH: open(node, .emphasis, markLength: 1)
    case CMARK_NODE_STRONG: open(node, .strong, markLength: 2)
    case CMARK_NODE_LINK:
      open(node, .link(url: url(of: node), title: title(of: node)), markLength: 1)
    case CMARK_NODE_IMAGE:
      open(node, .image(url: url(of: node), title: title(of: node)), markLength: 2)
    default: break
    }
  }

  private func url(of node: OpaquePointer) -> String { CMarkString.make(cmark_node_get_url(node)) }
  private func title(of node: OpaquePointer) -> String { CMarkString.make(cmark_node_get_title(node)) }

  private mutating func open(_ node: OpaquePointer, _ kind: Inline.Kind, markLength: Int) {
    flush()
    let start = cursor
    cursor = min(cursor + markLength, end)
    pending = cursor..<cursor
    if frames.count > Self.deepest {
      overflow += 1
    } else {
      frames.append(Frame(kind: kind, start: start, room: CMarkNode.childCount(of: node)))
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
      append(frame.kind, frame.start..<cursor, children: Self.paired(frame.children, leftovers))
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

  /// The children of a node with the marks paired that libcmark left as text.
  private static func paired(_ children: [Inline], _ leftovers: Leftovers) -> [Inline] {
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

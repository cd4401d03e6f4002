internal import CCmark

/// Owns a tree of libcmark's nodes and frees it.
struct CMarkTree: ~Copyable {
  let root: OpaquePointer
  private let arena: lcdoc_arena

  /// Parses a text; nil only if libcmark gives nothing. Complexity: O(bytes).
  init?(_ bytes: [UInt8]) {
    var arena = lcdoc_arena()
    let root = bytes.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) {
        lcdoc_parse_in_arena($0.baseAddress, $0.count, CMARK_OPT_DEFAULT, &arena)
      }
    }
    guard let root else {
      lcdoc_arena_free(arena)
      return nil
    }
    self.root = root
    self.arena = arena
  }

  deinit { lcdoc_arena_free(arena) }
}

/// The C strings of a node, which live as long as its tree.
enum CMarkString {
  static func literal(of node: OpaquePointer) -> UnsafePointer<CChar>? { cmark_node_get_literal(node) }

  static func make(_ text: UnsafePointer<CChar>?) -> String {
    guard let text, text.pointee != 0 else { return "" }
    return String(cString: text)
  }

  /// The bytes of a string, without the NUL at its end.
  static func bytes(_ text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    UnsafeRawBufferPointer(start: text, count: strlen(text)).assumingMemoryBound(to: UInt8.self)
  }
}

/// What libcmark has no function for.
enum CMarkNode {
  /// How many nodes are right below one.
  static func childCount(of node: OpaquePointer) -> Int {
    var count = 0
    var next = cmark_node_first_child(node)
    while let node = next {
      count += 1
      next = cmark_node_next(node)
    }
    return count
  }
}

internal import CCmark

/// Owns a tree of libcmark's nodes and frees it.
struct CMarkTree: ~Copyable {
  let root: OpaquePointer

  /// Parses a text; nil only if libcmark gives nothing. Complexity: O(bytes).
  init?(_ bytes: [UInt8]) {
    let root = bytes.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return nil }
    self.root = root
  }

  deinit { cmark_node_free(root) }
}

/// The C strings of a node, which live as long as its tree.
enum CMarkString {
  static func literal(of node: OpaquePointer) -> UnsafePointer<CChar>? { cmark_node_get_literal(node) }

  static func make(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

/// Terms, each once, as bytes: so they are cut, kept and gathered, and none of them needs to be a text of its own.
struct TermList: Sendable, Hashable {
  /// Each term with a line feed behind it, which no term has.
  let bytes: ArraySlice<UInt8>

  /// The terms of some texts, in the order in which they come there. Complexity: O(length of the texts).
  init(of texts: [String]) {
    var bytes: [UInt8] = []
    var seen: Set<SearchTerm> = []
    for text in texts {
      SearchTerms.each(of: text) { term in
        guard seen.insert(SearchTerm(text: term)).inserted else { return }
        bytes += term.utf8
        bytes.append(Self.end)
      }
    }
    self.bytes = bytes[...]
  }

  /// A list as it was kept.
  init(kept bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private static let end = UInt8(ascii: "\n")

  /// Calls `body` with the bytes of each term.
  func each(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in bytes.indices where bytes[place] == Self.end {
        body(UnsafeBufferPointer(rebasing: bytes[start..<place]))
        start = place + 1
      }
    }
  }
}

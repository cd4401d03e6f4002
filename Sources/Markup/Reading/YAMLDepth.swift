/// The YAML parser is recursive: brackets and indentation are counted before it sees a text.
package enum YAMLDepth {
  /// What people write is two or three levels deep.
  private static let deepest = 24

  /// Whether a text is nested too deeply to be parsed. Complexity: O(bytes).
  package static func isTooDeep(_ text: ArraySlice<UInt8>) -> Bool {
    var brackets = 0
    var indents: [Int] = []
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "?") }
      let indent = words.startIndex - line.startIndex
      while let last = indents.last, last >= indent { indents.removeLast() }
      indents.append(indent)
      let marks = line[..<words.startIndex].count { $0 != 0x20 }
      for byte in words {
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets -= 1 }
        if brackets > deepest { return true }
      }
      if indents.count + marks > deepest { return true }
    }
    return false
  }
}

extension LenientReader {
  /// With more open brackets than this a paragraph is parted.
  static let deepestBracket = 200

  /// Whether a line has so many brackets that it should not become one block.
  func isFullOfBrackets(_ line: LineShape) -> Bool {
    hasManyBrackets && bytes[line.content..<line.end].count { $0 == UInt8(ascii: "[") } > Self.deepestBracket
  }

  /// Parts a paragraph with very many open brackets by a blank line.
  ///
  /// For each link libcmark 0.30 goes through all image brackets that are open, so without a bound a text of
  /// `![[]()` takes minutes.
  mutating func partBrackets(in line: LineShape) {
    guard hasManyBrackets else { return }
    for index in line.content..<line.end {
      switch bytes[index] {
      case UInt8(ascii: "["): openBrackets += 1
      case UInt8(ascii: "]"): openBrackets = max(openBrackets - 1, 0)
      default: continue
      }
      guard openBrackets > Self.deepestBracket, rewriter.isUntouched(from: index) else { continue }
      openBrackets = 0
      let marks = [UInt8](repeating: UInt8(ascii: ">"), count: line.quotes)
      rewriter.insert([0x0A] + marks + [0x0A] + marks, at: index)
    }
  }
}

import Diagnostics

/// The comments of a scenario file, with what stands behind each.
enum ScenarioComments {
  /// Those that have a line of their own, in the order of the text.
  ///
  /// What stands behind one is the next statement: a line, and where that is a step, what is expected of it.
  static func all(in file: SourceFile) -> [CommentPlace] {
    var places: [CommentPlace] = []
    // From the end, so that what follows a comment is known.
    var next = file.bytes.count..<file.bytes.count
    var expected: Int?
    for line in (1...file.lineStarts.count).reversed() {
      let range = file.lineRange(line)
      guard let start = range.first(where: { !isBlank(file.bytes[$0]) }) else { continue }
      switch file.bytes[start] {
      case UInt8(ascii: "#"):
        places.append(CommentPlace(range: start..<range.upperBound, words: start + 1..<range.upperBound, next: next))
      case UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"):
        expected = expected ?? range.upperBound
        next = range
      default:
        next = range.lowerBound..<(expected ?? range.upperBound)
        expected = nil
      }
    }
    return places.reversed()
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension LenientReader {
  /// More quotes and lists in one line are text. `TreeCopier` says that it is too deep long before.
  static let mostContainers = 200

  /// Makes text of what is quoted or listed too deeply in one line; says whether it is.
  ///
  /// For each blank line and each emphasis libcmark goes through all blocks around it: with tens of thousands of them
  /// that takes minutes.
  mutating func cutsContainers(of line: LineShape) -> Bool {
    // The shortest marker, `>`, is one byte.
    guard line.end - line.start > Self.mostContainers else { return false }
    var index = line.start
    var depth = 0
    while index < line.end {
      let length: Int
      switch bytes[index] {
      case 0x20, 0x09:
        index += 1
        continue
      case UInt8(ascii: ">"): length = 1
      default:
        guard let marker = listMarker(at: index, end: line.end) else { return false }
        length = marker.length
      }
      if depth == Self.mostContainers {
        rewriter.insert([UInt8(ascii: "\\")], at: index)
        items.removeAll(keepingCapacity: true)
        previous = .text
        previousLine = nil
        return true
      }
      depth += 1
      index += length
    }
    return false
  }
}

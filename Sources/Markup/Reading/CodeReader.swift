internal import Diagnostics

/// Finds the lines of a code block in the source.
struct CodeReader {
  let text: TextMap
  let literal: UnsafePointer<CChar>?
  /// How many quotes the block is in.
  let quotes: Int
  /// Where the list item starts that the block is in.
  let item: Int?

  struct Code {
    var literal: String
    /// Where each line of the literal starts in the file.
    var lines: [Int]
    /// Where the block ends in the text for libcmark.
    var end: Int
    /// The opening fence if none closes the block; in the text for libcmark.
    var unclosedFence: Range<Int>?
  }

  /// Complexity: O(bytes of the block).
  func read(from start: Int, info: String) -> Code {
    let firstLine = text.line(at: start)
    let fence = openingFence(at: start, end: text.end(ofLine: firstLine), info: info)
    let ranges = lineRanges(from: fence == nil ? firstLine : firstLine + 1)
    var code = Code(
      literal: literal(of: ranges), lines: ranges.map { text.original($0.lowerBound) },
      end: ranges.last?.upperBound ?? text.end(ofLine: firstLine), unclosedFence: nil)
    guard let fence else { return code }
    let closing = firstLine + 1 + ranges.count
    if isClosed(by: closing, fence) {
      code.end = text.end(ofLine: closing)
    } else {
      code.unclosedFence = fence
    }
    return code
  }

  /// The range of each line of the literal: it is the end of a line of the source.
  private func lineRanges(from firstLine: Int) -> [Range<Int>] {
    guard let literal else { return [] }
    let code = CMarkString.bytes(literal)
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(ByteScan.count(in: code) { $0 == 0x0A } + 1)
    var start = 0
    while start < code.count {
      let length = ByteScan.first(0x0A, in: code, from: start) - start
      let line = min(firstLine + ranges.count, text.lineStarts.count)
      let end = text.end(ofLine: line)
      // Half a tab of indentation comes as spaces: the line cannot start before its line.
      ranges.append(max(end - length, text.lineStarts[line - 1])..<end)
      start += length + 1
    }
    return ranges
  }

  /// The code as it is in the file, without what was rewritten for libcmark.
  private func literal(of ranges: [Range<Int>]) -> String {
    if text.isIdentity || ranges.allSatisfy({ text.isVerbatim($0) }) { return CMarkString.make(literal) }
    return ranges.reduce(into: "") { $0 += text.text($1) + "\n" }
  }

  /// The run of marks that opens the block; nil if the block is code by its indentation.
  private func openingFence(at start: Int, end: Int, info: String) -> Range<Int>? {
    guard start < end else { return nil }
    let mark = text.bytes[start]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    var index = start
    while index < end, text.bytes[index] == mark { index += 1 }
    guard index - start >= 3 else { return nil }
    // Indented code has its first line as text; in a fence that line would be the closing one.
    return info.isEmpty && literalStarts(with: start..<end) ? nil : start..<index
  }

  private func literalStarts(with line: Range<Int>) -> Bool {
    guard let literal else { return false }
    for (index, byte) in text.bytes[line].enumerated() where UInt8(bitPattern: literal[index]) != byte {
      return false
    }
    return literal[line.count] == 0x0A
  }

  private func isClosed(by line: Int, _ fence: Range<Int>) -> Bool {
    guard line <= text.lineStarts.count else { return false }
    let start = text.lineStarts[line - 1]
    let end = text.end(ofLine: line)
    var index = text.contentStart(ofLineAt: start, quotes: quotes)
    if quotes > 0, index == text.contentStart(ofLineAt: start, quotes: quotes - 1) { return false }
    if let item, index - start <= item - text.lineStarts[text.line(at: item) - 1] { return false }
    let run = index
    while index < end, text.bytes[index] == text.bytes[fence.lowerBound] { index += 1 }
    return index - run >= fence.count && text.bytes[min(index, end)..<end].allSatisfy(\.isSpaceInLine)
  }
}

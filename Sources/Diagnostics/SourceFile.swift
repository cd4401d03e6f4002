/// A text that was read, with its lines found once so that a byte offset becomes a line and a column cheaply, however
/// long the line is.
///
/// Everything inside lcdoc speaks of UTF-8 byte offsets; lines and columns exist only where a person or a
/// format wants them.
package struct SourceFile: Sendable, Hashable {
  /// The path as it is shown to people: relative to where lcdoc was started, with `/`.
  package let path: String
  /// The text as it is in the file, byte for byte.
  package let bytes: [UInt8]
  /// The offset at which each line starts. CR, LF and CR LF each end one line.
  package let lineStarts: [Int]
  /// How many characters start before each multiple of `stride`; empty where all lines are short.
  private let marks: [Int]
  /// Bytes that are counted again for a column.
  static let stride = 1 << 10

  /// Takes the text and finds its lines. Complexity: O(bytes).
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var start = 0
    var longest = 0
    bytes.withUnsafeBufferPointer { text in
      var end = ByteScan.lineBreak(in: text, from: 0)
      while end < text.count {
        let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
        let next = end + (isPair ? 2 : 1)
        longest = max(longest, next - start)
        start = next
        starts.append(start)
        end = ByteScan.lineBreak(in: text, from: start)
      }
    }
    self.lineStarts = starts
    self.marks = max(longest, bytes.count - start) > Self.stride ? Self.marks(in: bytes) : []
  }

  private static func marks(in bytes: [UInt8]) -> [Int] {
    var marks = [0]
    for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
      marks.append((marks.last ?? 0) + characters(bytes, start..<min(start + stride, bytes.count)))
    }
    return marks
  }

  /// How many characters start in a range.
  private static func characters(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Takes the text of a string.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line that holds a byte offset, counted from 1; the first for what is before it. Complexity: O(log lines).
  package func line(at offset: Int) -> Int {
    max(1, lineStarts.partitioningIndex { $0 > offset })
  }

  /// The bytes of a line (counted from 1) without its line end.
  package func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Line and column (both from 1; the column counts unicode scalars) of a byte offset.
  ///
  /// Complexity: O(log lines), and at most 2 KiB are looked at.
  package func position(at offset: Int) -> SourcePosition {
    let bounded = min(max(offset, 0), bytes.count)
    let line = line(at: bounded)
    let column = stretches(from: lineStarts[line - 1], to: bounded).reduce(1) { column, stretch in
      column + stretch.known + Self.characters(bytes, stretch.unknown)
    }
    return SourcePosition(line: line, column: column)
  }

  /// A part of a line: how many characters are known to start in it, and the bytes in which they have to be counted.
  struct Stretch {
    var known: Int
    var unknown: Range<Int>
  }

  /// What has to be counted to know the characters between two offsets of a line.
  func stretches(from start: Int, to end: Int) -> [Stretch] {
    let first = (start + Self.stride - 1) / Self.stride
    let last = end / Self.stride
    guard first < last, last < marks.count else { return [Stretch(known: 0, unknown: start..<end)] }
    return [
      Stretch(known: marks[last] - marks[first], unknown: start..<first * Self.stride),
      Stretch(known: 0, unknown: last * Self.stride..<end),
    ]
  }

  /// The byte offset of a place that another program counted; the end of the line for what is further behind.
  ///
  /// Complexity: O(log bytes), and at most 2 KiB are looked at.
  package func offset(of position: SourcePosition) -> Int {
    let line = lineRange(min(max(position.line, 1), lineStarts.count))
    var offset = line.lowerBound
    var left = max(position.column - 1, 0)
    let first = (offset + Self.stride - 1) / Self.stride
    if first * Self.stride <= line.upperBound, first < marks.count {
      let before = Self.characters(bytes, offset..<first * Self.stride)
      let beyond = marks[first..<min(line.upperBound / Self.stride + 1, marks.count)].partitioningIndex {
        before + $0 - marks[first] > left
      }
      let last = max(first, beyond - 1)
      let passed = before + marks[last] - marks[first]
      if passed <= left { (offset, left) = (last * Self.stride, left - passed) }
    }
    while offset < line.upperBound {
      let startsCharacter = bytes[offset] & 0xC0 != 0x80
      if startsCharacter, left == 0 { break }
      if startsCharacter { left -= 1 }
      offset += 1
    }
    return offset
  }

  /// The text of a byte range; bytes that are no UTF-8 become U+FFFD.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A place as people count: the line and the column from 1, the column in unicode scalars.
package struct SourcePosition: Sendable, Hashable {
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in unicode scalars.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A text that was read, with its lines found once so that a byte offset becomes a line and a column cheaply.
///
/// Everything inside lcdoc speaks of UTF-8 byte offsets; lines and columns exist only where a person or a
/// format wants them.
public struct SourceFile: Sendable, Hashable {
  /// The path as it is shown to people: relative to where lcdoc was started, with `/`.
  public let path: String
  /// The text as it is in the file, byte for byte.
  public let bytes: [UInt8]
  /// The offset at which each line starts. CR, LF and CR LF each end one line.
  public let lineStarts: [Int]

  /// Takes the text and finds its lines. Complexity: O(bytes).
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D {
          if index < text.count, text[index] == 0x0A { index += 1 }
          starts.append(index)
        }
      }
    }
    self.lineStarts = starts
  }

  /// Takes the text of a string.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line that holds a byte offset, counted from 1. Complexity: O(log lines).
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line (counted from 1) without its line end.
  public func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Line and column (both from 1; the column counts unicode scalars) of a byte offset.
  public func position(at offset: Int) -> SourcePosition {
    let bounded = min(max(offset, 0), bytes.count)
    let line = line(at: bounded)
    var column = 1
    for index in lineStarts[line - 1]..<bounded where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return SourcePosition(line: line, column: column)
  }

  /// The text of a byte range; bytes that are no UTF-8 become U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A place as people count: the line and the column from 1, the column in unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in unicode scalars.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

internal import Diagnostics

/// What stands before the words of a line: quote markers and white space.
struct LineShape {
  /// Offset of the line's first byte.
  var start: Int
  /// Offset after the line's last byte, without the line end.
  var end: Int
  /// How many `>` lead the line.
  var quotes: Int
  /// Offset behind the last `>` and the one space that belongs to it.
  var inside: Int
  /// Columns of white space from `inside` to the words.
  var indent: Int
  /// Offset of the first byte that is neither marker nor white space; `end` if there is none.
  var content: Int

  var isBlank: Bool { content == end }

  /// Offset of the next line, which may lie one past the end of the text.
  var next: Int { end + 1 }

  /// Reads the line that starts at `start`. A `>` with more than `quoteIndent` columns of white space before
  /// it, or the first with more than `firstIndent`, is no quote marker. Complexity: O(line).
  init(_ bytes: [UInt8], at start: Int, firstIndent: Int = 3, quoteIndent: Int = 3) {
    self.start = start
    quotes = 0
    inside = start
    indent = 0
    var index = start
    var column = 0
    var columnInside = 0
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x20:
        column += 1
      case 0x09:
        column += 4 - column % 4
      case UInt8(ascii: ">") where column - columnInside <= (quotes == 0 ? firstIndent : quoteIndent):
        quotes += 1
        column += 1
        if index + 1 < bytes.count, bytes[index + 1] == 0x20 {
          index += 1
          column += 1
        }
        inside = index + 1
        columnInside = column
      default:
        break scan
      }
      index += 1
    }
    content = index
    indent = column - columnInside
    end = bytes.withUnsafeBufferPointer { ByteScan.first(0x0A, in: $0, from: index) }
  }
}

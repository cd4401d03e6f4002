/// A line of a source as it is shown: tabs expanded, what cannot be printed replaced, each character with the
/// column it starts at.
struct DisplayLine {
  private struct Cell {
    /// Of the character in the file.
    var offset: Int
    var column: Int
    var width: Int
    var shown: Unicode.Scalar
  }

  private var cells: [Cell] = []
  /// The columns of the whole line.
  private(set) var width = 0

  /// Complexity: O(line).
  init(_ file: SourceFile, line: Int) {
    let range = file.lineRange(line)
    cells.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = Self.scalar(in: file.bytes, at: offset, end: range.upperBound)
      add(scalar, at: offset)
      offset += length
    }
  }

  /// The character at an offset and its length; a byte that is no UTF-8 is U+FFFD.
  private static func scalar(in bytes: [UInt8], at offset: Int, end: Int) -> (Unicode.Scalar, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, offset + length <= end else { return ("\u{FFFD}", 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(offset + 1)..<(offset + length)] {
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }

  private mutating func add(_ scalar: Unicode.Scalar, at offset: Int) {
    if scalar == "\t" {
      for _ in 0..<(DisplayWidth.tab - width % DisplayWidth.tab) { append(" ", width: 1, at: offset) }
    } else {
      let shown = DisplayWidth.picture(of: scalar) ?? scalar
      append(shown, width: DisplayWidth.of(shown), at: offset)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, width: Int, at offset: Int) {
    cells.append(Cell(offset: offset, column: self.width, width: width, shown: scalar))
    self.width += width
  }

  /// The column at which the character at an offset of the file starts. Complexity: O(log line).
  func column(at offset: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < cells.count ? cells[low].column : width
  }

  /// The part of the line that has room for the columns, with `…` where something was cut away.
  ///
  /// - Returns: the text, and what has to be added to a column of the line to get its column in the text.
  func excerpt(around columns: Range<Int>, room: Int) -> (text: String, shift: Int) {
    guard width > room else { return (text(from: 0, to: width), 0) }
    let free = max(room - columns.count, 0)
    var start = max(columns.lowerBound - free / 2, 0)
    if start + room > width { start = max(width - room, 0) }
    if columns.lowerBound < start { start = columns.lowerBound }
    let isCutBefore = start > 0
    let isCutAfter = start + room < width
    let first = cells.first { $0.column >= start + (isCutBefore ? 1 : 0) }?.column ?? 0
    let shown = text(from: first, to: start + room - (isCutAfter ? 1 : 0))
    return ((isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : ""), (isCutBefore ? 1 : 0) - first)
  }

  private func text(from start: Int, to end: Int) -> String {
    var text = ""
    for cell in cells where cell.column >= start && cell.column + cell.width <= end {
      text.unicodeScalars.append(cell.shown)
    }
    return text
  }
}

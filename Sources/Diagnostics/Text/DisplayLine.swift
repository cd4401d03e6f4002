/// The part of a line of a source around a place as it is shown: tabs expanded, what cannot be printed replaced, each
/// character with the column of the part that it starts at.
///
/// A line may have as many bytes as a file and as many places as findings; so only as much is taken as a screen shows.
struct DisplayLine {
  private struct Cell {
    /// Of the character in the file.
    var offset: Int
    var column: Int
    var width: Int
    var shown: Unicode.Scalar
  }

  private var cells: [Cell] = []
  /// The columns of the part.
  private(set) var width = 0
  /// Whether the line goes on before and behind the part.
  private let isCut: (before: Bool, behind: Bool)

  /// Takes what lies around an offset: the bytes that can be seen together with it, and behind it also those together
  /// with the furthest place that can.
  ///
  /// Complexity: O(room).
  init(_ file: SourceFile, line: Int, around offset: Int, room: Int) {
    let range = file.lineRange(line)
    let reach = Self.reach(room)
    var start = max(offset - reach, range.lowerBound)
    // Not in the middle of a character; no character has more than three bytes behind its first.
    for _ in 0..<3 where start > range.lowerBound && file.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let end = min(offset + 2 * reach, range.upperBound)
    isCut = (start > range.lowerBound, end < range.upperBound)
    cells.reserveCapacity(max(end - start, 0))
    while start < end {
      let (scalar, length) = Self.scalar(in: file.bytes, at: start, end: range.upperBound)
      add(scalar, at: start)
      start += length
    }
  }

  /// How far apart, in bytes, two places may be that can be seen together: a column takes four bytes at most, apart
  /// from combining marks.
  static func reach(_ room: Int) -> Int { 4 * room }

  /// How many characters are held.
  var count: Int { cells.count }

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

  /// The column at which the character at an offset of the file starts; the part's end for what is further behind.
  ///
  /// Complexity: O(log room).
  func column(at offset: Int) -> Int {
    let index = cells.partitioningIndex { $0.offset >= offset }
    return index < cells.count ? cells[index].column : width
  }

  /// What has room for the columns, with `…` where something was cut away.
  ///
  /// - Returns: the text, and what has to be added to a column of the line to get its column in the text.
  func excerpt(around columns: Range<Int>, room: Int) -> (text: String, shift: Int) {
    guard width > room || isCut.before || isCut.behind else { return (text(from: 0, to: width), 0) }
    let free = max(room - columns.count, 0)
    var start = max(columns.lowerBound - free / 2, 0)
    if start + room > width { start = max(width - room, 0) }
    if columns.lowerBound < start { start = columns.lowerBound }
    let isCutBefore = start > 0 || isCut.before
    let isCutAfter = start + room < width || isCut.behind
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

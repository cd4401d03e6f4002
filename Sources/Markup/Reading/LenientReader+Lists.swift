extension LenientReader {
  /// A list marker with the white space after it: its bytes and its columns.
  typealias Marker = (length: Int, width: Int)

  /// Closes the items that a line is not part of.
  mutating func leaveItems(for line: LineShape) {
    guard let innermost = items.last, line.indent < innermost.contentIndent else { return }
    // Text right under an item is its lazy continuation, and a fence is dealt with by its own rules.
    let isFence = fence(of: line, at: line.content, indent: line.indent) != nil
    if previous != .blank, listMarker(at: line.content, end: line.end) == nil, !isFence { return }
    while let last = items.last,
      isFence ? line.indent <= last.markerIndent : line.indent < last.contentIndent
    {
      items.removeLast()
    }
  }

  mutating func enterItem(markerIndent: Int, width: Int) {
    guard items.count < Self.deepestItem else { return }
    items.append(ListItem(markerIndent: markerIndent, contentIndent: markerIndent + width))
  }

  /// The list marker at an offset, by CommonMark's rules. A rule (`* * *`) has to be ruled out before.
  func listMarker(at start: Int, end: Int) -> Marker? {
    var index = start
    switch bytes[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      index += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while index < end, index - start < 9, isDigit(bytes[index]) { index += 1 }
      guard index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
        return nil
      }
      index += 1
    default:
      return nil
    }
    let markLength = index - start
    var spaces = 0
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 {
      spaces += bytes[index] == 0x09 ? 4 : 1
      index += 1
    }
    if index == end { return (index - start, markLength + 1) }
    guard spaces > 0 else { return nil }
    // Five or more columns are one space and indented code.
    return (index - start, markLength + (spaces > 4 ? 1 : spaces))
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Turns `1、`, `１．`, `(1)`, `1.Text` into a list number where a list can start. Says whether it did.
  mutating func takeWildNumber(of line: LineShape) -> Bool {
    guard let number = WildNumber(bytes[line.content..<line.end]) else { return false }
    // CommonMark's rule, and a good one: in the middle of a paragraph only a 1 starts a list.
    guard previous != .text || number.value == 1 || !items.isEmpty else { return false }
    let marker = Array("\(number.value)".utf8) + [number.delimiter]
    let after = line.content + number.length
    let hasSpace = after == line.end || bytes[after] == 0x20 || bytes[after] == 0x09
    rewriter.replace(line.content..<after, with: hasSpace ? marker : marker + [0x20])
    enterItem(markerIndent: line.indent, width: marker.count + 1)
    return true
  }
}

/// A list number as people write it where CommonMark knows none.
struct WildNumber {
  var value: Int
  /// Bytes of number and mark, without white space after them.
  var length: Int
  /// What CommonMark writes after the number: `.` or `)`.
  var delimiter: UInt8

  /// Reads the number at the start of a line's words.
  init?(_ line: ArraySlice<UInt8>) {
    var index = line.startIndex
    let isOpen =
      Self.skip([UInt8(ascii: "(")], in: line, &index) || Self.skip(Self.wideOpen, in: line, &index)
    var digits = 0
    value = 0
    while digits < 3, let digit = Self.digit(in: line, &index) {
      value = value * 10 + digit
      digits += 1
    }
    guard digits > 0 else { return nil }
    if Self.skip([UInt8(ascii: ")")], in: line, &index) || Self.skip(Self.wideClose, in: line, &index) {
      delimiter = UInt8(ascii: ")")
    } else if isOpen {
      return nil
    } else if Self.wideMarks.contains(where: { Self.skip($0, in: line, &index) }) {
      delimiter = UInt8(ascii: ".")
    } else if Self.skip([UInt8(ascii: ".")], in: line, &index) {
      // `1.5 GB` is no list, and neither is `1...3`.
      guard index < line.endIndex, Self.startsWord(line[index]) else { return nil }
      delimiter = UInt8(ascii: ".")
    } else {
      return nil
    }
    length = index - line.startIndex
  }

  private static let wideOpen: [UInt8] = Array("（".utf8)
  private static let wideClose: [UInt8] = Array("）".utf8)
  private static let wideMarks: [[UInt8]] = ["、", "．", "。", "｡"].map { Array($0.utf8) }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF,
      UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "("),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default:
      false
    }
  }

  private static func skip(_ mark: [UInt8], in line: ArraySlice<UInt8>, _ index: inout Int) -> Bool {
    guard line[index...].starts(with: mark) else { return false }
    index += mark.count
    return true
  }

  /// A digit, narrow or full-width (U+FF10 to U+FF19).
  private static func digit(in line: ArraySlice<UInt8>, _ index: inout Int) -> Int? {
    guard index < line.endIndex else { return nil }
    let byte = line[index]
    if byte &- UInt8(ascii: "0") < 10 {
      index += 1
      return Int(byte &- UInt8(ascii: "0"))
    }
    guard byte == 0xEF, index + 2 < line.endIndex, line[index + 1] == 0xBC, line[index + 2] &- 0x90 < 10
    else { return nil }
    index += 3
    return Int(line[index - 1] - 0x90)
  }
}

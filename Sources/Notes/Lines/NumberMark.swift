/// A number that a line starts with, as a list has it.
struct NumberMark: Equatable {
  enum Style: Equatable {
    case dot, bracket, brackets, comma, colon, dash, circled, chinese, word, bare
  }

  let value: Int
  /// The 2 of `3.2`.
  var minor: Int?
  let style: Style
  /// Where the text behind it starts.
  let end: Int
}

extension NumberMark {
  private static let numerals: [UInt32] = [
    0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D, 0x5341,
  ]

  /// `1.`, `2)`, `（3）`, `4、`, `5:`, `6-`, `③`, `一、`, `第二步`, `Step 3`, `3.2`; digits of dates and counts are none.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> NumberMark? {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start].isBlank || [0x2A, 0x5F, 0x60, 0x23].contains(bytes[start]) {
      start += 1
    }
    guard start < range.upperBound else { return nil }
    let (first, length) = bytes.scalar(at: start)
    if let value = circled(first) { return NumberMark(value: value, style: .circled, end: start + length) }
    if first == 0x28 || first == 0xFF08 { return inBrackets(bytes, start + length..<range.upperBound) }
    if bytes.hasWord("step", at: start) {
      let digits = bytes.skipBlanks(from: start + 4, to: range.upperBound)
      return value(bytes, digits..<range.upperBound).map { NumberMark(value: $0.value, style: .word, end: $0.end) }
    }
    if first == 0x7B2C { return ordinal(bytes, start + length..<range.upperBound) }
    guard let number = value(bytes, start..<range.upperBound), number.end < range.upperBound else { return nil }
    return marked(number, bytes, range.upperBound)
  }

  private static func marked(_ number: (value: Int, end: Int), _ bytes: [UInt8], _ limit: Int) -> NumberMark? {
    let isChinese = !bytes[number.end - 1].isDigit
    let (mark, length) = bytes.scalar(at: number.end)
    let end = number.end + length
    if mark == 0x2E, !isChinese, let minor = value(bytes, end..<limit) {
      return NumberMark(value: number.value, minor: minor.value, style: .dot, end: minor.end)
    }
    switch mark {
    case 0x2E, 0xFF0E: return NumberMark(value: number.value, style: isChinese ? .chinese : .dot, end: end)
    case 0x29, 0xFF09: return NumberMark(value: number.value, style: .bracket, end: end)
    case 0x3001, 0xFF0C: return NumberMark(value: number.value, style: isChinese ? .chinese : .comma, end: end)
    case 0x3A, 0xFF1A:
      if end < limit, bytes[end].isDigit { return nil }
      return NumberMark(value: number.value, style: isChinese ? .chinese : .colon, end: end)
    // 1️⃣
    case 0x20E3, 0xFE0F: return NumberMark(value: number.value, style: .circled, end: end)
    // No date, no range and no arrow.
    case 0x2D where !isChinese && end < limit && !bytes[end].isDigit && bytes[end] != 0x2D && bytes[end] != 0x3E:
      return NumberMark(value: number.value, style: .dash, end: end)
    case 0x20 where !isChinese: return NumberMark(value: number.value, style: .bare, end: end)
    default: return nil
    }
  }

  private static func inBrackets(_ bytes: [UInt8], _ range: Range<Int>) -> NumberMark? {
    guard let number = value(bytes, range), number.end < range.upperBound else { return nil }
    let (mark, length) = bytes.scalar(at: number.end)
    guard mark == 0x29 || mark == 0xFF09 else { return nil }
    return NumberMark(value: number.value, style: .brackets, end: number.end + length)
  }

  /// `第一步`, `第2步`
  private static func ordinal(_ bytes: [UInt8], _ range: Range<Int>) -> NumberMark? {
    guard let number = value(bytes, range), number.end < range.upperBound else { return nil }
    let (mark, length) = bytes.scalar(at: number.end)
    return mark == 0x6B65 ? NumberMark(value: number.value, style: .word, end: number.end + length) : nil
  }

  /// The 3 of `③`.
  static func circled(_ scalar: UInt32) -> Int? {
    (0x2460...0x2473).contains(scalar) ? Int(scalar - 0x2460) + 1 : nil
  }

  /// Up to three digits or Chinese numerals that a range starts with.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> (value: Int, end: Int)? {
    var end = range.lowerBound
    var value = 0
    while end < range.upperBound, bytes[end].isDigit, end - range.lowerBound < 3 {
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    if end > range.lowerBound { return (value, end) }
    while end < range.upperBound, end - range.lowerBound < 9 {
      let (digit, size) = bytes.scalar(at: end)
      guard let place = numerals.firstIndex(of: digit) else { break }
      value = place == 9 ? max(value, 1) * 10 : value + place + 1
      end += size
    }
    return end > range.lowerBound ? (value, end) : nil
  }
}

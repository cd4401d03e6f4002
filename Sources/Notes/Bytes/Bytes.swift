/// What a byte of UTF-8 can be in an identifier or between words.
extension UInt8 {
  var isUpper: Bool { self >= 0x41 && self <= 0x5A }
  var isLower: Bool { self >= 0x61 && self <= 0x7A }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A byte that can stand in an identifier of Objective-C or Swift as notes write them.
  var isIdentifier: Bool { isLetter || isDigit || self == 0x5F }
  /// The first byte of a letter of Chinese, Japanese or Korean, or of a mark among these.
  var isProseStart: Bool { self >= 0xE3 && self <= 0xED }
  /// The first byte of nearly every Chinese character, and of few others.
  var isChineseStart: Bool { self >= 0xE4 && self <= 0xE9 }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isSpace: Bool { isBlank || isLineEnd }
  /// The byte in lower case if it is an ASCII letter.
  var lowered: UInt8 { isUpper ? self | 0x20 : self }
}

/// Counts the letters that tell Chinese from Japanese, which has those of Chinese too.
struct HanCount {
  private(set) var chinese = 0
  /// Letters that only Japanese has: in its sentences, one stands beside three Chinese ones at the least.
  private var kana = 0

  /// Whether there is Chinese, and not Japanese.
  var isChinese: Bool { chinese > kana * 3 }

  /// Counts the letter that begins at a place, if one of these does.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    if text[index].isChineseStart { chinese += 1 }
    if text[index] == 0xE3, index + 1 < text.count, 0x81...0x83 ~= text[index + 1] { kana += 1 }
  }
}

extension [UInt8] {
  /// Whether the text at `offset` starts with `word`, ASCII letters compared without case.
  func hasWord(_ word: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= count else { return false }
    return withUnsafeBufferPointer { bytes in
      word.withUTF8Buffer { word in
        var length = 0
        while length < word.count, bytes[offset + length].lowered == word[length].lowered { length += 1 }
        return length == word.count
      }
    }
  }

  /// Whether exactly these bytes stand in a range.
  func has(_ word: [UInt8], exactlyIn range: Range<Int>) -> Bool {
    guard word.count == range.count else { return false }
    for index in 0..<word.count where self[range.lowerBound + index] != word[index] { return false }
    return true
  }

  /// The first offset in `range` that is no blank (space or tab).
  func skipBlanks(from offset: Int, to limit: Int) -> Int {
    var index = offset
    while index < limit, self[index].isBlank { index += 1 }
    return index
  }

  /// The end of the identifier that starts at `offset`.
  func endOfIdentifier(from offset: Int, to limit: Int) -> Int {
    var index = offset
    while index < limit, self[index].isIdentifier { index += 1 }
    return index
  }

  /// Where the line that goes on at `offset` ends, without its line end.
  func endOfLine(from offset: Int, to limit: Int) -> Int {
    var index = offset
    while index < limit, !self[index].isLineEnd { index += 1 }
    return index
  }

  /// Where the line that goes on at `offset` starts, no further back than `limit`.
  func startOfLine(before offset: Int, downTo limit: Int) -> Int {
    var index = offset
    while index > limit, !self[index - 1].isLineEnd { index -= 1 }
    return index
  }

  /// The length of the unicode scalar that starts at `offset`.
  func scalarLength(at offset: Int) -> Int {
    let byte = self[offset]
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return Swift.min(length, count - offset)
  }

  /// How many letters and marks a range has: a sentence in Chinese has three times as many bytes.
  func scalars(in range: Range<Int>) -> Int { range.count { self[$0] & 0xC0 != 0x80 } }

  /// The range without blanks and line ends at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start].isSpace { start += 1 }
    while end > start, self[end - 1].isSpace { end -= 1 }
    return start..<end
  }

  /// Whether a line ends with `:` or `：`, marks of emphasis aside.
  func endsWithColon(_ line: Range<Int>) -> Bool { ends(line, with: 0x3A, orWide: [0xEF, 0xBC, 0x9A]) }

  /// Whether a line ends with a full stop.
  func endsWithStop(_ line: Range<Int>) -> Bool { ends(line, with: 0x2E, orWide: [0xE3, 0x80, 0x82]) }

  /// Whether a line ends with an exclamation mark.
  func endsWithExclamation(_ line: Range<Int>) -> Bool { ends(line, with: 0x21, orWide: [0xEF, 0xBC, 0x81]) }

  /// Whether a line ends with a question mark.
  func endsWithQuestion(_ line: Range<Int>) -> Bool { ends(line, with: 0x3F, orWide: [0xEF, 0xBC, 0x9F]) }

  private func ends(_ line: Range<Int>, with mark: UInt8, orWide wide: [UInt8]) -> Bool {
    var end = line.upperBound
    while end > line.lowerBound, [0x2A, 0x5F, 0x60, 0x20].contains(self[end - 1]) { end -= 1 }
    let said = self[line.lowerBound..<end]
    return said.last == mark || said.suffix(3).elementsEqual(wide)
  }
}

extension InlineReader {
  mutating func readBreak(_ kind: Inline.Kind) {
    flush()
    var start = cursor
    while start < end, text.bytes[start].isSpaceInLine { start += 1 }
    let isEscaped = start < end && text.bytes[start] == UInt8(ascii: "\\")
    let lineEnd = isEscaped ? start + 1 : start
    guard lineEnd < end, text.bytes[lineEnd] == 0x0A else {
      lostNodes += 1
      append(kind, cursor..<cursor)
      return
    }
    append(kind, (kind == .softBreak ? lineEnd : cursor)..<lineEnd + 1)
    cursor = text.contentStart(ofLineAt: lineEnd + 1, quotes: quotes)
    pending = cursor..<cursor
  }

  /// A code span. Its range is that of the code: between the backticks, without the one space on both sides
  /// that CommonMark drops.
  mutating func readCode(_ literal: UnsafePointer<CChar>?) {
    flush()
    var open = cursor
    while open < end, text.bytes[open] == UInt8(ascii: "`") { open += 1 }
    let length = open - cursor
    guard length > 0, let close = closingTicks(length, from: open) else {
      lostNodes += 1
      append(.code(CMarkString.make(literal)), cursor..<cursor)
      return
    }
    append(.code(CMarkString.make(literal)), codeRange(open..<close))
    cursor = close + length
    pending = cursor..<cursor
  }

  private func closingTicks(_ length: Int, from start: Int) -> Int? {
    var index = start
    while index < end {
      guard text.bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = index
      while index < end, text.bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - run == length { return run }
    }
    return nil
  }

  private func codeRange(_ range: Range<Int>) -> Range<Int> {
    let code = text.bytes[range]
    guard let first = code.first, let last = code.last, first == 0x20 || first == 0x0A,
      last == 0x20 || last == 0x0A, code.contains(where: { $0 != 0x20 && $0 != 0x0A })
    else { return range }
    let lower =
      first == 0x0A
      ? text.contentStart(ofLineAt: range.lowerBound + 1, quotes: quotes) : range.lowerBound + 1
    return min(lower, range.upperBound - 1)..<range.upperBound - 1
  }

  mutating func readHTML(_ literal: UnsafePointer<CChar>?) {
    flush()
    guard let literal else { return }
    let start = cursor
    var index = 0
    while literal[index] != 0, cursor < end {
      let byte = text.bytes[cursor]
      guard byte == UInt8(bitPattern: literal[index]) else {
        lostNodes += 1
        break
      }
      index += 1
      cursor += 1
      guard byte == 0x0A else { continue }
      cursor = text.contentStart(ofLineAt: cursor, quotes: quotes)
      while literal[index] == 0x20 || literal[index] == 0x09 { index += 1 }
    }
    append(.html(String(cString: literal)), start..<cursor)
    pending = cursor..<cursor
  }
}

/// A stretch of the scenario's text with its offset: what the parser cuts into pieces without copying.
struct Slice {
  var text: TextBytes

  var range: Range<Int> { text.startIndex..<text.endIndex }
  var isEmpty: Bool { text.isEmpty }

  init(_ text: TextBytes) { self.text = text }
  init(_ text: StaticString) { self.text = TextBytes(text) }

  func `is`(_ word: StaticString) -> Bool { text.isEqual(word) }

  func hasPrefix(_ word: StaticString) -> Bool { text.begins(with: word) }
  func hasSuffix(_ word: StaticString) -> Bool { text.ends(with: word) }

  func dropFirst(_ count: Int) -> Slice { Slice(text.dropFirst(count)).trimmed }
  func dropLast(_ count: Int) -> Slice { Slice(text.dropLast(count)).trimmed }

  @inline(never)
  var trimmed: Slice {
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end, Slice.isBlank(text[start]) { start += 1 }
    while start < end, Slice.isBlank(text[end - 1]) { end -= 1 }
    return Slice(text[start..<end])
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The pieces between separators, trimmed; parentheses and quotes keep their separators. Linear.
  func split(_ separator: UInt8) -> [Slice] {
    // Most texts are one piece.
    text.contains(separator) ? pieces(between: separator) : [trimmed]
  }

  /// The words between white space.
  var words: [Slice] { pieces(between: nil) }

  /// The pieces between separators; between white space where that is nil, and then only what is not empty.
  @inline(never)
  private func pieces(between separator: UInt8?) -> [Slice] {
    var pieces: [Slice] = []
    pieces.reserveCapacity(4)
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      let byte = text[index]
      // Letters separate nothing.
      if byte > UInt8(ascii: ";"), byte != separator { continue }
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where separator == nil ? Slice.isBlank(byte) : byte == separator:
        guard depth <= 0, !isQuoted else { continue }
        if separator != nil || start < index { pieces.append(Slice(text[start..<index]).trimmed) }
        start = index + 1
      default: break
      }
    }
    if separator != nil || start < text.endIndex { pieces.append(Slice(text[start...]).trimmed) }
    return pieces
  }

  /// What stands before and after the first occurrence of a byte.
  @inline(never)
  func cut(at byte: UInt8) -> (Slice, Slice)? {
    guard let index = text.firstIndex(of: byte) else { return nil }
    return (Slice(text[..<index]).trimmed, Slice(text[text.index(after: index)...]).trimmed)
  }

  /// What stands before and after the first colon that ends a key: one followed by a space or by nothing.
  func cutAfterKey() -> (Slice, Slice)? {
    for index in text.indices where text[index] == UInt8(ascii: ":") {
      let next = text.index(after: index)
      if next == text.endIndex || text[next] == UInt8(ascii: " ") {
        return (Slice(text[..<index]).trimmed, Slice(text[next...]).trimmed)
      }
    }
    return nil
  }

  /// The text between quotation marks, or as it is.
  var unquoted: Slice {
    guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else { return self }
    return Slice(text.dropFirst().dropLast())
  }

  /// Letters, digits, `_`, anything beyond ASCII that steers nothing; a category's `C(K)` too.
  var isName: Bool {
    guard let first = text.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.count <= Slice.longestName && !steers
      && text.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "("), UInt8(ascii: ")"), 0x80...:
          true
        default: false
        }
      }
  }

  /// Longer ones nobody reads, and they come back with every line of a trace.
  private static let longestName = 255

  /// Whether a character would move the cursor, end the line or turn the direction of what shows it: U+0080 to U+009F,
  /// U+061C, U+200E and U+200F, U+2028 to U+202E, U+2066 to U+2069.
  private var steers: Bool {
    var before: UInt8 = 0
    var last: UInt8 = 0
    for byte in text {
      if byte >= 0x80 {
        switch (before, last, byte) {
        case (_, 0xC2, 0x80...0x9F), (_, 0xD8, 0x9C), (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE),
          (0xE2, 0x81, 0xA6...0xA9):
          return true
        default: break
        }
      }
      before = last
      last = byte
    }
    return false
  }

  /// The word of a kind of container with what it holds in parentheses: `nav(B)`.
  var isContainer: Bool {
    guard text.last == UInt8(ascii: ")"), let open = text.firstIndex(of: UInt8(ascii: "(")) else { return false }
    return ControllerKind(containerWord: Slice(text[..<open])) != nil
  }

  var number: Int32? {
    var value: Int32 = 0
    var digits = 0
    let isNegative = text.first == UInt8(ascii: "-")
    for byte in isNegative ? text.dropFirst() : text {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 6 else { return nil }
      value = value * 10 + Int32(byte - UInt8(ascii: "0"))
      digits += 1
    }
    return digits == 0 ? nil : (isNegative ? -value : value)
  }
}

internal import Diagnostics

extension InlineReader {
  /// Goes over the source of a text node. Text that stands in the source as it is becomes one node; an escape
  /// or an entity is a node of its own, so that bytes in all others can be counted.
  mutating func readText(_ literal: UnsafePointer<CChar>?) {
    guard let literal, literal.pointee != 0, !readAddress(literal) else { return }
    let words = CMarkString.bytes(literal)
    var index = 0
    while index < words.count {
      let plain = plainLength(words[index...])
      cursor += plain
      index += plain
      pending = pending.lowerBound..<cursor
      guard index < words.count else { break }
      let byte = words[index]
      if let length = readEscape(words[index...]) {
        index += length
      } else if cursor < end, text.bytes[cursor] == byte {
        cursor += 1
        index += 1
      } else if index == 0, let start = lazyStart(of: byte) {
        pending = start..<start
        cursor = start
      } else if byte.isSpaceInLine {
        // The white space before a lazy line, which was skipped with its markers.
        index += 1
      } else {
        lostNodes += 1
        flush()
        append(.text(String(cString: literal + index)), cursor..<cursor)
        return
      }
      pending = pending.lowerBound..<cursor
    }
  }

  /// How many bytes of the literal stand at the cursor as they are, up to the next `\\` or `&`.
  private mutating func plainLength(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let words = UnsafeBufferPointer(rebasing: words)
    let room = min(end - cursor, words.count)
    let (length, found) = text.bytes.withUnsafeBufferPointer { bytes in
      var length = 0
      while length + 8 <= room, isPlain(ByteScan.word(of: words, at: length)),
        ByteScan.word(of: words, at: length) == ByteScan.word(of: bytes, at: cursor + length)
      {
        length += 8
      }
      var found: Leftovers = []
      var before: UInt8 = 0
      while length < room {
        let byte = bytes[cursor + length]
        guard byte == words[length], byte != UInt8(ascii: "\\"), byte != UInt8(ascii: "&") else { break }
        if byte == before, byte == UInt8(ascii: "*") { found.insert(.asterisks) }
        if byte == before, byte == UInt8(ascii: "~") { found.insert(.tildes) }
        before = byte
        length += 1
      }
      return (length, found)
    }
    leftovers.formUnion(found)
    return length
  }

  /// Whether eight bytes have none of the marks that need a closer look.
  @inline(__always)
  private func isPlain(_ word: UInt64) -> Bool {
    ByteScan.marks(of: UInt8(ascii: "\\"), in: word) | ByteScan.marks(of: UInt8(ascii: "&"), in: word)
      | ByteScan.marks(of: UInt8(ascii: "*"), in: word) | ByteScan.marks(of: UInt8(ascii: "~"), in: word) == 0
  }

  /// Reads an escaped mark or an entity at the cursor; gives how many bytes of the literal it stands for.
  private mutating func readEscape(_ words: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard cursor < end else { return nil }
    let sourceLength: Int
    let meaning: [UInt8]
    if text.bytes[cursor] == UInt8(ascii: "\\"), cursor + 1 < end, text.bytes[cursor + 1].isASCIIPunctuation {
      (sourceLength, meaning) = (2, [text.bytes[cursor + 1]])
    } else if text.bytes[cursor] == UInt8(ascii: "&"),
      let entity = Entity.read(text.bytes, at: cursor, end: end)
    {
      (sourceLength, meaning) = (entity.length, entity.text)
    } else {
      return nil
    }
    guard words.starts(with: meaning) else { return nil }
    flush()
    append(.text(String(decoding: meaning, as: UTF8.self)), cursor..<cursor + sourceLength)
    cursor += sourceLength
    pending = cursor..<cursor
    return meaning.count
  }

  /// Where the words of the current line start if fewer of its `>` are quote markers than were taken for such:
  /// behind four columns of white space a `>` in a lazy line is text.
  private func lazyStart(of byte: UInt8) -> Int? {
    guard byte == UInt8(ascii: ">"), quotes > 0, cursor <= text.bytes.count else { return nil }
    let lineStart = text.lineStarts[text.line(at: cursor) - 1]
    guard cursor == text.contentStart(ofLineAt: lineStart, quotes: quotes) else { return nil }
    return (0..<min(quotes, Self.deepest)).reversed()
      .map { text.contentStart(ofLineAt: lineStart, quotes: $0) }
      .first { $0 < cursor && text.bytes[$0] == byte }
  }

  /// The address in `<https://…>`: one node, whatever libcmark unescaped in it.
  private mutating func readAddress(_ literal: UnsafePointer<CChar>) -> Bool {
    guard let frame = frames.last, case .link = frame.kind, overflow == 0, frame.start + 1 == cursor,
      text.bytes[frame.start] == UInt8(ascii: "<"),
      let close = text.bytes[cursor..<end].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    append(.text(String(cString: literal)), cursor..<close)
    cursor = close
    pending = close..<close
    return true
  }

  /// Makes nodes of the text that was read so far: one, unless something was rewritten inside of it.
  mutating func flush() {
    var rest = pending
    pending = cursor..<cursor
    while !rest.isEmpty {
      let piece = text.verbatimPrefix(of: rest)
      appendText(text.text(piece), at: text.original(piece))
      rest = piece.upperBound..<rest.upperBound
    }
  }

  /// Adds text, to the node before if that ends here. What was only put in for libcmark is left out.
  private mutating func appendText(_ words: String, at range: Range<Int>) {
    let last = frames.count - 1
    guard !range.isEmpty else { return }
    if let before = frames[last].children.last, before.range.upperBound == range.lowerBound,
      case .text(let start) = before.kind, start.utf8.count == before.range.count,
      words.utf8.count == range.count
    {
      let whole = before.range.lowerBound..<range.upperBound
      frames[last].children[frames[last].children.count - 1] = Inline(
        kind: .text(start + words), range: whole)
    } else {
      frames[last].children.append(Inline(kind: .text(words), range: range))
    }
  }
}

/// A key as the terminal sends it, without what the quiz makes of it.
enum Key: Sendable, Hashable {
  case up
  case down
  case home
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  /// Ctrl-C, which arrives as a byte in raw mode.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// Ctrl-L: draw again.
  case redraw
  /// A printable ASCII character; wide forms of an input method count as their ASCII twin.
  case character(UInt8)
  /// Something complete that means nothing here.
  case other
}

/// Turns the bytes of a terminal into keys. Sequences may arrive in pieces.
struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// Whether bytes wait for more: after a short pause `flush` decides what they are.
  var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes and gives the keys that are complete.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var index = 0
    while index < pending.count {
      guard let (key, length) = Self.next(pending[index...]) else { break }
      keys.append(key)
      index += length
    }
    pending.removeFirst(index)
    return keys
  }

  /// Ends the wait: a lone escape byte is the Esc key, other beginnings are dropped.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [escapeByte] ? [.escape] : pending.isEmpty ? [] : [.other]
  }

  /// The first key and its length; nil if its end has not come yet.
  private static func next(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case escapeByte: return sequence(bytes)
    case 0x03: return (.interrupt, 1)
    case 0x1A: return (.suspend, 1)
    case 0x0C: return (.redraw, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x20...0x7E: return (.character(first), 1)
    case 0xC2...0xF4: return wide(bytes)
    default: return (.other, 1)
    }
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard bytes.count >= 2 else { return nil }
    let second = bytes[bytes.startIndex + 1]
    // ESC O x is an application cursor key, ESC [ … x a control sequence; anything else is Esc and then a key.
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else { return (.escape, 1) }
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) || $0 < 0x20 }) else {
      return body.count < longestSequence ? nil : (.other, bytes.count)
    }
    let length = end - bytes.startIndex + 1
    // A control byte inside is no sequence: it belongs to the next key.
    guard bytes[end] >= 0x40 else { return (.other, length - 1) }
    return (named(final: bytes[end], number: number(body)), length)
  }

  private static func named(final: UInt8, number: Int) -> Key {
    switch (final, number) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), 1), (UInt8(ascii: "~"), 7): .home
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), 4), (UInt8(ascii: "~"), 8): .end
    case (UInt8(ascii: "~"), 5): .pageUp
    case (UInt8(ascii: "~"), 6): .pageDown
    case (UInt8(ascii: "M"), _): .enter
    default: .other
    }
  }

  /// The digits before the first other byte: 5 in `5;2~`.
  private static func number(_ body: ArraySlice<UInt8>) -> Int {
    body.prefix { (0x30...0x39).contains($0) }.prefix(4).reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func wide(_ bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    guard let first = bytes.first else { return nil }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let continuation = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    guard continuation.count == length - 1 else {
      return bytes.count > continuation.count + 1 ? (.other, continuation.count + 1) : nil
    }
    let scalar = continuation.reduce(UInt32(first & (0xFF >> UInt8(length + 1)))) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
    switch scalar {
    case 0x3000: return (.character(0x20), length)
    case 0xFF01...0xFF5E: return (.character(UInt8(scalar - 0xFF01 + 0x21)), length)
    default: return (.other, length)
    }
  }
}

private let escapeByte: UInt8 = 0x1B
private let longestSequence = 32

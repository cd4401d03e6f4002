/// What a scalar can be part of.
enum ScalarClass: Equatable {
  case space, digit, latin, cyrillic, hangul, joined, mark

  init(_ value: UInt32) {
    switch value {
    case 0...0x20, 0xA0, 0x3000, 0xFEFF, 0x200B...0x200F, 0x2028, 0x2029: self = .space
    case 0x30...0x39, 0xFF10...0xFF19: self = .digit
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      self = .latin
    case 0x300...0x36F: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case 0x3005...0x3007, 0x3040...0x30FA, 0x30FC...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF:
      self = .joined
    default: self = .mark
    }
  }
}

/// Letters in the small of their two forms, Latin and Cyrillic: where other scripts have none, nothing of a letter tells that
/// a sentence goes on.
package enum SmallLetters {
  /// Whether a scalar is one.
  package static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61...0x7A, 0xDF...0xFF, 0x430...0x45F: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Whether an arrow stands in the name of a member, as C writes them: `controller->loadView`.
  package func isMemberAccess(at offset: Int) -> Bool {
    guard offset + 2 < count, self[offset] == 0x2D, self[offset + 1] == 0x3E,
      (self[offset + 2] | 0x20) &- 0x61 < 26
    else { return false }
    // "… UIViewController->loadView" can be a step and the next.
    return Self.owners.contains { owner in
      let start = offset - owner.count
      return start >= 0 && zip(self[start..<offset], owner).allSatisfy { $0 | 0x20 == $1 }
        && (start == 0 || (self[start - 1] | 0x20) &- 0x61 >= 26)
    }
  }

  /// How what owns a method is called.
  private static let owners = ["controller", "self"].map { [UInt8]($0.utf8) }

  /// The scalar at an offset and its length. Broken UTF-8 is read byte by byte as U+FFFD.
  @inline(__always)
  func scalarValue(at offset: Int) -> (value: UInt32, length: Int) {
    let first = self[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, offset + length <= count else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(self[offset + index] & 0x3F) }
    return (value, length)
  }
}

/// Lower case that keeps every offset: Latin, Latin-1 and Cyrillic letters, whose two cases are equally long.
enum Lowercase {
  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if byte >= 0x41, byte <= 0x5A { text[index] = byte | 0x20 }
        index += 1
        continue
      }
      let (value, length) = bytes.scalarValue(at: index)
      if length == 2, let lower = lower(value) {
        text[index] = UInt8(0xC0 | lower >> 6)
        text[index + 1] = UInt8(0x80 | lower & 0x3F)
      }
      index += length
    }
    return text
  }

  private static func lower(_ value: UInt32) -> UInt32? {
    switch value {
    case 0xC0...0xD6, 0xD8...0xDE: value + 0x20
    case 0x410...0x42F: value + 0x20
    case 0x400...0x40F: value + 0x50
    default: nil
    }
  }
}

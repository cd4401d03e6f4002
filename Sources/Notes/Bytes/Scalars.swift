import Reading

/// What a unicode scalar is in a line of a note.
enum ScalarKind {
  case letter, digit, blank, colon, arrow, mark
}

extension [UInt8] {
  /// The scalar at an offset and how many bytes it takes; U+FFFD for broken UTF-8.
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = self[offset]
    let length = scalarLength(at: offset)
    guard length > 1 else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard self[offset + index] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(self[offset + index] & 0x3F)
    }
    // An ASCII letter in two bytes is no letter.
    return (value < 0x80 ? 0xFFFD : value, length)
  }

  /// What stands at an offset. `->`, `=>` and the like are found by `arrowLength`.
  func kind(at offset: Int) -> (kind: ScalarKind, length: Int) {
    let (value, length) = scalar(at: offset)
    switch value {
    case 0x2D, 0x3D, 0x3E, 0x7E, 0x2013...0x2BFF, 0x1F447, 0x1F449:
      let arrow = arrowLength(at: offset)
      if arrow > 0 { return (.arrow, arrow) }
    default: break
    }
    return (Self.kind(of: value), length)
  }

  private static func kind(of value: UInt32) -> ScalarKind {
    switch value {
    case 0x3A, 0xFF1A: .colon
    case 0x30...0x39: .digit
    case 0x20, 0x09, 0xA0, 0x3000: .blank
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0...0x7F: .mark
    case 0xA1...0xBF, 0xD7, 0x2000...0x206F, 0x20D0...0x20FF, 0x2100...0x27BF, 0x2900...0x2BFF: .mark
    case 0x3001...0x303F, 0xFE00...0xFE6F, 0xFF01...0xFF0F, 0xFF1B...0xFF20, 0xFF3B...0xFF40: .mark
    case 0xFF5B...0xFF65, 0x1F000...0x1FAFF, 0xFEFF, 0xFFFD: .mark
    default: .letter
    }
  }

  /// The length of an arrow at an offset, 0 if there is none: `→`, `->`, `-->`, `=>`, `==>`, `>>>`, `—>`, `↓`.
  func arrowLength(at offset: Int) -> Int {
    let (value, length) = scalar(at: offset)
    switch value {
    case 0x2191...0x21FF, 0x226B, 0x25B6, 0x25BA, 0x25BC, 0x1F447, 0x1F449, 0x27A1, 0x2794, 0x279C...0x27BE,
      0x2B06...0x2B07, 0x2B95, 0x27F5...0x27FF:
      return MarkReader.isOtherArrow(value) ? 0 : length
    case 0x2D, 0x3D, 0x7E, 0x2014, 0x2013, 0x2015, 0x2500: break
    case 0x3E:
      let run = self[offset...].prefix { $0 == 0x3E }.count
      return run > 1 ? run : 0
    default: return 0
    }
    var index = offset + length
    while index < count, index - offset < 24 {
      let (next, size) = scalar(at: index)
      if next == 0x3E || next == 0xFF1E || next == 0x300B {
        return index + size - offset
      }
      guard next == value else { return 0 }
      index += size
    }
    return 0
  }
}

extension UInt8 {
  /// The characters that a backslash escapes.
  var isASCIIPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// White space that does not end a line.
  var isSpaceInLine: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C }
}

extension TextMap {
  /// Where the words of a further line of a paragraph start: behind white space and at most `quotes` markers.
  func contentStart(ofLineAt lineStart: Int, quotes: Int) -> Int {
    var index = lineStart
    var left = quotes
    while index < bytes.count {
      if bytes[index].isSpaceInLine {
        index += 1
      } else if left > 0, bytes[index] == UInt8(ascii: ">") {
        left -= 1
        index += 1
      } else {
        break
      }
    }
    return index
  }
}

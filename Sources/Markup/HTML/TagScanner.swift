/// Reads one tag or comment of raw HTML.
struct TagScanner {
  private let bytes: [UInt8]
  /// Behind what was read.
  var index: Int

  struct Tag {
    /// In lower case.
    var name: String
    var attributes: [Attribute]
    var isSelfClosing: Bool
  }

  struct Attribute {
    /// In lower case.
    var name: String
    /// With its references to characters decoded.
    var value: String
  }

  enum Token {
    case open(Tag)
    case close(String)
    case comment
  }

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// The token that starts with the `<` at `index`; nil if that is only a sign.
  mutating func next() -> Token? {
    index += 1
    if bytes[index...].starts(with: [0x21, 0x2D, 0x2D]) { return comment() }
    let isClosing = take(UInt8(ascii: "/"))
    guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
    let name = name()
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      guard index < bytes.count else { return nil }
      if take(UInt8(ascii: ">")) {
        return isClosing ? .close(name) : .open(Tag(name: name, attributes: attributes, isSelfClosing: false))
      }
      if take(UInt8(ascii: "/")) {
        guard take(UInt8(ascii: ">")) else { continue }
        return isClosing ? .close(name) : .open(Tag(name: name, attributes: attributes, isSelfClosing: true))
      }
      guard let attribute = attribute() else { return nil }
      attributes.append(attribute)
    }
  }

  private mutating func comment() -> Token {
    index += 3
    while index < bytes.count, !bytes[index...].starts(with: [0x2D, 0x2D, 0x3E]) { index += 1 }
    index = min(index + 3, bytes.count)
    return .comment
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, bytes[index].isNameByte { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func attribute() -> Attribute? {
    guard bytes[index].isNameByte else { return nil }
    let name = name()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { return Attribute(name: name, value: "") }
    skipSpace()
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    let start: Int
    let end: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      start = index + 1
      guard let close = bytes[start...].firstIndex(of: quote) else { return nil }
      end = close
      index = close + 1
    } else {
      start = index
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">") { index += 1 }
      end = index
    }
    return Attribute(name: name, value: decoded(start..<end))
  }

  /// A value with its references to characters decoded, as a browser would understand it.
  private func decoded(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var value: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "&"), let entity = Entity.read(bytes, at: index, end: range.upperBound) {
        value += entity.text
        index += entity.length
      } else {
        value.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}

extension UInt8 {
  /// A byte that may stand in the name of a tag or attribute.
  fileprivate var isNameByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":")
  }
}

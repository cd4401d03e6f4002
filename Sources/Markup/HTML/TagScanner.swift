internal import Diagnostics

/// Reads tags and comments of raw HTML.
///
/// What begins like a tag and is none is looked through once, however many signs in it could begin another one: what
/// follows an attribute does not depend on what stands before it.
struct TagScanner {
  private let bytes: [UInt8]
  /// Behind what was read.
  var index = 0
  /// Whether no tag can end that has an attribute or its end here; empty as long as each was one.
  private var isHopeless: [Bool] = []
  /// Values whose end is known: where one could begin, up to where each of them ends.
  private var bareValue = 0..<0
  private var quotedValues: [UInt8: Range<Int>] = [:]

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

  /// An attribute that may belong to no tag: nothing is copied before that is known.
  private struct Candidate {
    var name: Range<Int>
    var value: Range<Int>
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The token that starts with the `<` at an index; nil if that is only a sign.
  mutating func next(at start: Int) -> Token? {
    index = start + 1
    if bytes[index...].starts(with: [0x21, 0x2D, 0x2D]) { return comment() }
    let isClosing = take(UInt8(ascii: "/"))
    guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
    let name = name()
    var places: [Int] = []
    var candidates: [Candidate] = []
    while true {
      guard isHopeless.isEmpty || !isHopeless[index] else { return giveUp(places) }
      places.append(index)
      skipSpace()
      guard index < bytes.count else { return giveUp(places) }
      let isSelfClosing = take(UInt8(ascii: "/"))
      if take(UInt8(ascii: ">")) {
        if isClosing { return .close(text(name)) }
        let attributes = candidates.map { Attribute(name: text($0.name), value: decoded($0.value)) }
        return .open(Tag(name: text(name), attributes: attributes, isSelfClosing: isSelfClosing))
      }
      if isSelfClosing { continue }
      guard let candidate = candidate() else { return giveUp(places) }
      candidates.append(candidate)
    }
  }

  /// Remembers that no tag ends behind some places.
  private mutating func giveUp(_ places: [Int]) -> Token? {
    if isHopeless.isEmpty { isHopeless = Array(repeating: false, count: bytes.count + 1) }
    for place in places { isHopeless[place] = true }
    return nil
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

  private mutating func name() -> Range<Int> {
    let start = index
    while index < bytes.count, bytes[index].isNameByte { index += 1 }
    return start..<index
  }

  /// A name as it counts: in lower case.
  private func text(_ name: Range<Int>) -> String { String(decoding: bytes[name], as: UTF8.self).lowercased() }

  private mutating func candidate() -> Candidate? {
    guard bytes[index].isNameByte else { return nil }
    let name = name()
    skipSpace()
    guard take(UInt8(ascii: "=")) else { return Candidate(name: name, value: index..<index) }
    skipSpace()
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Candidate(name: name, value: bareValueHere())
    }
    let value = quotedValueHere(quote)
    guard value.upperBound < bytes.count else { return nil }
    return Candidate(name: name, value: value)
  }

  private mutating func bareValueHere() -> Range<Int> {
    let start = index
    if !bareValue.contains(start) {
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">") { index += 1 }
      bareValue = start..<index
    }
    index = bareValue.upperBound
    return start..<index
  }

  private mutating func quotedValueHere(_ quote: UInt8) -> Range<Int> {
    let start = index + 1
    var value = quotedValues[quote] ?? 0..<0
    if !(value.lowerBound...value.upperBound).contains(start) {
      value = start..<(bytes[start...].firstIndex(of: quote) ?? bytes.count)
      quotedValues[quote] = value
    }
    index = min(value.upperBound + 1, bytes.count)
    return start..<value.upperBound
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
    isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":")
  }
}

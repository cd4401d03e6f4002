import LifecycleEngine

/// Writes JSON into bytes. Nothing here makes a `String`: its code would double the module.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  @inline(never)
  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  @inline(never)
  mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  @inline(never)
  mutating func key(_ name: StaticString) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Words that need no escapes: those of the source.
  @inline(never)
  mutating func value(_ word: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(word)
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(never)
  mutating func value(_ number: Int) {
    separate()
    bytes.append(decimal: number)
  }

  /// Any bytes. What is not UTF-8 stays as it is; the reader decodes leniently.
  @inline(never)
  mutating func value(_ text: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x00..<0x20:
        bytes.append("\\u00")
        bytes.append(JSONText.digit(byte >> 4))
        bytes.append(JSONText.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Sixteen hexadecimal digits: JavaScript's numbers cannot hold 64 bits.
  mutating func value(hexadecimal number: UInt64) {
    var text: [UInt8] = []
    for shift in stride(from: 60, through: 0, by: -4) {
      text.append(JSONText.digit(UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15))
    }
    value(text)
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ number: Int?) {
    key(name)
    if let number { value(number) } else { word("null") }
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ flag: Bool?) {
    key(name)
    if let flag { word(flag ? "true" : "false") } else { word("null") }
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ text: [UInt8]) {
    key(name)
    if text.isEmpty { word("null") } else { value(text) }
  }

  @inline(never)
  mutating func field(_ name: StaticString, _ word: StaticString) {
    key(name)
    value(word)
  }

  private mutating func word(_ literal: StaticString) {
    separate()
    bytes.append(literal)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension JSONText {
  static let brace = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
  static let bracket = (open: UInt8(ascii: "["), close: UInt8(ascii: "]"))

  @inline(never)
  mutating func version(_ name: StaticString, _ version: Version) {
    var text: [UInt8] = []
    version.write(to: &text)
    key(name)
    value(text)
  }
}

// Text in the engine is UTF-8 bytes: comparing and hashing `String` would pull the unicode tables into the
// WebAssembly module and double it. What compares with a literal is called from hundreds of places and is not
// inlined: that alone is a tenth of the module.

extension Array where Element == UInt8 {
  /// Appends the bytes of a literal.
  @inline(never)
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number in decimal digits.
  public mutating func append(decimal value: Int) {
    if value < 0 {
      append(UInt8(ascii: "-"))
      append(decimal: -value)
      return
    }
    if value >= 10 { append(decimal: value / 10) }
    append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}

extension Collection where Element == UInt8 {
  /// Whether these are exactly the bytes of a literal.
  @inline(never)
  func isEqual(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && text.withUTF8Buffer { elementsEqual($0) }
  }

  /// Whether the bytes of a literal stand first.
  @inline(never)
  func begins(with text: StaticString) -> Bool { prefix(text.utf8CodeUnitCount).isEqual(text) }

  /// Whether the bytes of a literal stand last.
  @inline(never)
  func ends(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && dropFirst(count - text.utf8CodeUnitCount).isEqual(text)
  }
}

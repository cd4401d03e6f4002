/// FNV-1a with 64 bits: small, fixed for ever and the same everywhere, which Swift's own hashes are not.
package struct FNV1a: Sendable {
  /// The hash of what was taken so far.
  package var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  @inlinable package init() {}

  /// Takes a byte.
  @inlinable package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// Takes bytes, of which nothing says where they end.
  @inlinable package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Takes a text and ends it, so that ("ab", "c") and ("a", "bc") differ.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(0)
  }

  /// The hash of bytes that lie side by side: what is hashed are whole sites, and a byte costs a tenth of what it does in a
  /// sequence of any kind.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { bytes in
      var hash = FNV1a()
      for byte in bytes { hash.combine(byte) }
      return hash.value
    }
  }

  /// The hash of some bytes.
  @inlinable package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.combine(bytes)
    return hash.value
  }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

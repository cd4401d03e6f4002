internal import LifecycleEngine

/// FNV-1a with 64 bits: small, fixed for ever and the same everywhere, which Swift's own hashes are not.
package struct FNV1a: Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ byte: UInt8) {
    value ^= UInt64(byte)
    value = value &* 0x0000_0100_0000_01b3
  }

  /// Takes a text and ends it, so that ("ab", "c") and ("a", "bc") differ.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0)
  }

  /// The hash of some bytes.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash = FNV1a()
    for byte in bytes { hash.combine(byte) }
    return hash.value
  }

  static func hash(_ text: String) -> UInt64 {
    var hash = FNV1a()
    for byte in text.utf8 { hash.combine(byte) }
    return hash.value
  }
}

/// The hash of what is accepted. It must not notice how the question is worded, how the worlds are called or
/// which accepted order is the canonical one: progress is kept over all of these.
enum SemanticHash {
  static func value(of pieces: [Piece], key: PartialOrder) -> UInt64 {
    let identities = pieces.map(identity)
    let sorted = pieces.indices.sorted { identities[$0].lexicographicallyPrecedes(identities[$1]) }
    var hash = FNV1a()
    for piece in sorted {
      for byte in identities[piece] { hash.combine(byte) }
      hash.combine(0x1E)
    }
    for first in sorted {
      for second in sorted { hash.combine(key.precedes(first, second) ? 1 : 0) }
    }
    return hash.value
  }

  /// The callback enters by name: raw values shift when a callback is added to the catalog.
  private static func identity(_ piece: Piece) -> [UInt8] {
    let fields = [piece.receiver, "\(piece.callback)", piece.argument ?? "", "\(piece.occurrence)"]
    return Array(fields.joined(separator: "\u{1F}").utf8)
  }
}

/// A 64-bit number as 16 hexadecimal digits.
func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}

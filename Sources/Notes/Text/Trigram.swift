/// Three neighbouring bytes, ASCII letters in lower case: what is looked at first wherever a word may begin.
struct Trigram {
  private(set) var value: UInt32

  init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    value = UInt32(first.lowered) << 16 | UInt32(second.lowered) << 8 | UInt32(third.lowered)
  }

  init(_ bytes: [UInt8], at offset: Int) { self.init(bytes[offset], bytes[offset + 1], bytes[offset + 2]) }

  /// The first byte.
  var first: UInt8 { UInt8(truncatingIfNeeded: value >> 16) }

  /// Below `TrigramSet.size`, and as good as random.
  var hash: Int { Int((value &* 0x9E37_79B1) >> 19) }

  /// Goes on to the next byte of a text.
  mutating func shift(_ next: UInt8) { value = value << 8 & 0xFF_FFFF | UInt32(next.lowered) }
}

/// Trigrams as a table of bits: it forgets none, and holds some that were never put in.
struct TrigramSet: Sendable {
  private var bits = [UInt64](repeating: 0, count: size / 64)

  static let size = 8192

  mutating func insert(_ trigram: Trigram) { bits[trigram.hash >> 6] |= 1 << UInt64(trigram.hash & 63) }

  func mayContain(_ trigram: Trigram) -> Bool { bits[trigram.hash >> 6] >> UInt64(trigram.hash & 63) & 1 == 1 }
}

/// Three neighbouring bytes, ASCII letters in lower case: what longer words begin with.
struct Trigram {
  let value: UInt32

  @inline(__always)
  init(_ bytes: [UInt8], at offset: Int) {
    value =
      UInt32(bytes[offset].lowered) << 16 | UInt32(bytes[offset + 1].lowered) << 8 | UInt32(bytes[offset + 2].lowered)
  }

  /// As good as random.
  var hash: Int { Trigram.hash(value) }

  /// Sixteen bits.
  @inline(__always)
  static func hash(_ value: UInt32) -> Int { Int((value &* 0x9E37_79B1) >> 16) }
}

/// Trigrams as a table of bits: it forgets none, and holds some that were never put in. Asked wherever a word may
/// begin, so it takes bytes as they come: those that differ as upper and lower case do are one.
struct TrigramSet: Sendable {
  private var bits = [UInt64](repeating: 0, count: (1 << 16) / 64)

  mutating func insert(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    let place = TrigramSet.place(first, second, third)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  @inline(__always)
  func mayContain(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    let place = TrigramSet.place(first, second, third)
    return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
  }

  @inline(__always)
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    Trigram.hash(UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third) | 0x20_2020)
  }
}

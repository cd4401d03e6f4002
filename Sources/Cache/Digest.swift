/// 128 bits that stand for some bytes.
package struct Digest: Sendable, Hashable {
  let low: UInt64
  let high: UInt64

  /// Letters and digits that can be the name of a file.
  package var name: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension Digest {
  /// Half of it: nobody who does not know the key finds two that agree in it, and thousands are looked up in each run.
  package func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

extension Digest {
  /// What a key of zeros gives: the same everywhere and for ever, for names.
  package static func of(_ text: String) -> Digest { SipHash(Digest(low: 0, high: 0)).digest(of: Array(text.utf8)) }
}

/// SipHash-2-4 with 128 bits of result (Aumasson and Bernstein, 2012): who does not know the key can find no two texts with
/// the same digest, and notes may be written by anybody.
struct SipHash: Sendable {
  let key: Digest

  init(_ key: Digest) { self.key = key }

  /// A hash that nobody else has.
  static func random() -> SipHash { SipHash(Digest(low: .random(in: 0 ... .max), high: .random(in: 0 ... .max))) }

  /// Complexity: O(bytes), about a nanosecond for each.
  func digest(of bytes: [UInt8]) -> Digest { digest(of: bytes[...]) }

  func digest(of bytes: ArraySlice<UInt8>) -> Digest {
    bytes.withUnsafeBytes { text in
      var state = State(key)
      let whole = text.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        state.take(UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      var last = UInt64(truncatingIfNeeded: text.count) << 56
      for offset in whole..<text.count { last |= UInt64(text[offset]) << (8 * (offset - whole)) }
      state.take(last)
      return state.finish()
    }
  }

  private struct State {
    private var a, b, c, d: UInt64

    init(_ key: Digest) {
      a = key.low ^ 0x736f_6d65_7073_6575
      b = key.high ^ 0x646f_7261_6e64_6f6d ^ 0xee
      c = key.low ^ 0x6c79_6765_6e65_7261
      d = key.high ^ 0x7465_6462_7974_6573
    }

    mutating func take(_ word: UInt64) {
      d ^= word
      round()
      round()
      a ^= word
    }

    mutating func finish() -> Digest {
      c ^= 0xee
      let low = last()
      b ^= 0xdd
      return Digest(low: low, high: last())
    }

    private mutating func last() -> UInt64 {
      for _ in 0..<4 { round() }
      return a ^ b ^ c ^ d
    }

    private mutating func round() {
      a &+= b
      c &+= d
      b = rotated(b, 13) ^ a
      d = rotated(d, 16) ^ c
      a = rotated(a, 32)
      c &+= b
      a &+= d
      b = rotated(b, 17) ^ c
      d = rotated(d, 21) ^ a
      c = rotated(c, 32)
    }

    private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
  }
}

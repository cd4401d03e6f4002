/// The place of a word in tables of any size; letters of both cases count as one.
struct WordHash {
  private var value: UInt32 = 2_166_136_261

  /// Of a word of which nothing was read.
  init() {}

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in range { add(bytes[index]) }
    }
  }

  /// Goes on to the next byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte | 0x20)) &* 16_777_619 }

  /// A place in a table whose size is a power of two.
  func index(below size: Int) -> Int { Int(value) & (size - 1) }
}

/// Hashes of words as a table of bits: it forgets none, and holds some that were never put in.
struct WordFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: size / 64)

  /// Two kilobytes: few enough to stay in the nearest cache while a text is read.
  private static var size: Int { 1 << 14 }

  mutating func insert(_ word: [UInt8]) {
    let index = WordHash(word, 0..<word.count).index(below: WordFilter.size)
    bits[index >> 6] |= 1 << UInt64(index & 63)
  }

  func mayContain(_ hash: WordHash) -> Bool {
    let index = hash.index(below: WordFilter.size)
    return bits[index >> 6] >> UInt64(index & 63) & 1 == 1
  }
}

/// Searches that look at eight bytes at a time, and a count that the compiler makes with vectors.
package enum ByteScan {
  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The offset of the first `byte` at or after `start`, or the end.
  @inlinable
  package static func first(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { marks(of: byte, in: $0) }
  }

  /// The offset of the first LF or CR at or after `start`, or the end.
  @inlinable
  package static func lineBreak(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { marks(of: 0x0A, in: $0) | marks(of: 0x0D, in: $0) }
  }

  /// The end of the run of printable ASCII at `start`.
  @inlinable
  package static func endOfPrintableASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { word in
      let controls = (word &- ones &* 0x20) & ~word
      return (word | controls) & highBits | marks(of: 0x7F, in: word)
    }
  }

  /// The end of the run of bytes at `start` that mean nothing in HTML: up to a control character or one of `"&'<>`.
  @inlinable
  package static func plainTextEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { word in
      // `&` and `'` differ in one bit, and so do `<` and `>`.
      let controls = (word &- ones &* 0x20) & ~word & highBits
      let signs = marks(of: 0x26, in: word & ~ones) | marks(of: 0x3C, in: word & ~(ones &* 2))
      return controls | signs | marks(of: 0x22, in: word) | marks(of: 0x7F, in: word)
    }
  }

  /// The end of the run of bytes beyond ASCII at `start`.
  @inlinable
  package static func endOfNonASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { ~$0 & highBits }
  }

  /// How many bytes are as wanted.
  @inlinable @inline(__always)
  package static func count(in text: UnsafeBufferPointer<UInt8>, where isWanted: (UInt8) -> Bool) -> Int {
    var total = 0
    var index = 0
    while index < text.count {
      let end = index + min(192, text.count - index)
      // So few that a byte can count them, and no check in the loop: then the compiler counts sixteen at once.
      var count: UInt8 = 0
      while index < end {
        count &+= isWanted(text[index]) ? 1 : 0
        index &+= 1
      }
      total += Int(count)
    }
    return total
  }

  /// Eight bytes, the first in the lowest bits.
  @inlinable @inline(__always)
  package static func word(of text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each byte of `word` that is `byte`. The lowest one is right; above it there may be wrong ones.
  @inlinable @inline(__always)
  package static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let zeros = word ^ (ones &* UInt64(byte))
    return (zeros &- ones) & ~zeros & highBits
  }

  /// The offset of the first byte for which the lowest of `marks` stands, or the end.
  @inlinable @inline(__always)
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int, marks: (UInt64) -> UInt64) -> Int {
    var index = start
    while index + 8 <= text.count {
      let found = marks(word(of: text, at: index))
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    // Fewer than eight are left; zeros fill the word.
    var rest: UInt64 = 0
    for offset in stride(from: text.count - 1, through: index, by: -1) { rest = rest << 8 | UInt64(text[offset]) }
    return min(index + marks(rest).trailingZeroBitCount >> 3, text.count)
  }
}

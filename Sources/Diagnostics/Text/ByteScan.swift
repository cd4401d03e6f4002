/// Searches that look at eight bytes at a time, and a count that the compiler makes with vectors.
public enum ByteScan {
  @inlinable static var ones: UInt64 { 0x0101_0101_0101_0101 }
  @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The offset of the first `byte` at or after `start`, or the end.
  @inlinable
  public static func first(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { marks(of: byte, in: $0) }
  }

  /// The offset of the first LF or CR at or after `start`, or the end.
  @inlinable
  public static func lineBreak(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { marks(of: 0x0A, in: $0) | marks(of: 0x0D, in: $0) }
  }

  /// The end of the run of printable ASCII at `start`.
  @inlinable
  public static func endOfPrintableASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { word in
      let controls = (word &- ones &* 0x20) & ~word
      return (word | controls) & highBits | marks(of: 0x7F, in: word)
    }
  }

  /// The end of the run of bytes beyond ASCII at `start`.
  @inlinable
  public static func endOfNonASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    first(in: text, from: start) { ~$0 & highBits }
  }

  /// How many bytes are as wanted.
  @inlinable @inline(__always)
  public static func count(in text: UnsafeBufferPointer<UInt8>, where isWanted: (UInt8) -> Bool) -> Int {
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
  public static func word(of text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each byte of `word` that is `byte`. The lowest one is right; above it there may be wrong ones.
  @inlinable @inline(__always)
  public static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
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

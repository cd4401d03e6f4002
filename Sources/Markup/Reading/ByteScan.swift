/// Searches that look at eight bytes at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first LF at or after `start`, or the end.
  static func lineEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasZero(word ^ (ones &* 0x0A)) { break }
      index += 8
    }
    while index < raw.count, raw[index] != 0x0A { index += 1 }
    return index
  }

  /// The length of the run of ASCII at `start` that has neither NUL nor CR, in steps of eight.
  static func plainASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & highBits != 0 || hasZero(word) || hasZero(word ^ (ones &* 0x0D)) { break }
      index += 8
    }
    return index - start
  }

  /// The length of the run of printable ASCII at `start`, in steps of eight.
  static func printableASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let isBelowBlank = (word &- ones &* 0x20) & ~word & highBits != 0
      if word & highBits != 0 || isBelowBlank || hasZero(word ^ (ones &* 0x7F)) { break }
      index += 8
    }
    return index - start
  }

  @inline(__always)
  private static func hasZero(_ word: UInt64) -> Bool {
    (word &- ones) & ~word & highBits != 0
  }
}

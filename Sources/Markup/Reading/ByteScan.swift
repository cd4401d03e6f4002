/// Searches that look at eight bytes at a time.
enum ByteScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The offset of the first LF at or after `start`, or the end.
  static func lineEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + run(in: text, from: start) { hasZero($0 ^ (ones &* 0x0A)) }
    while index < text.count, text[index] != 0x0A { index += 1 }
    return index
  }

  /// The length of the run of ASCII at `start` that has neither NUL nor CR, in steps of eight.
  static func plainASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    run(in: text, from: start) { $0 & highBits != 0 || hasZero($0) || hasZero($0 ^ (ones &* 0x0D)) }
  }

  /// The length of the run of printable ASCII at `start`, in steps of eight.
  static func printableASCII(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    run(in: text, from: start) { word in
      let hasControl = (word &- ones &* 0x20) & ~word & highBits != 0
      return word & highBits != 0 || hasControl || hasZero(word ^ (ones &* 0x7F))
    }
  }

  /// The length of the run at `start` up to the eight bytes that end it.
  @inline(__always)
  private static func run(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, until ends: (UInt64) -> Bool
  ) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count, !ends(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
    return index - start
  }

  @inline(__always)
  private static func hasZero(_ word: UInt64) -> Bool {
    (word &- ones) & ~word & highBits != 0
  }
}

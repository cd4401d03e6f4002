import Diagnostics

/// An identifier where it stands in a text.
struct Word {
  let range: Range<Int>
  let hash: WordHash
  /// Neither digits nor underscores.
  let hasOnlyLetters: Bool

  /// The first word at or behind an offset. Complexity: O(bytes up to its end).
  static func first(in bytes: [UInt8], from offset: Int, to limit: Int) -> Word? {
    bytes.withUnsafeBufferPointer { bytes in
      var start = offset
      while start < limit, !bytes[start].isIdentifier {
        start = bytes[start] < 0x80 ? start + 1 : ByteScan.endOfNonASCII(in: bytes, from: start)
      }
      guard start < limit else { return nil }
      var end = start
      var hash = WordHash()
      var hasOnlyLetters = true
      while end < limit {
        let byte = bytes[end]
        if !byte.isLetter {
          guard byte.isIdentifier else { break }
          hasOnlyLetters = false
        }
        hash.add(byte)
        end &+= 1
      }
      return Word(range: start..<end, hash: hash, hasOnlyLetters: hasOnlyLetters)
    }
  }
}

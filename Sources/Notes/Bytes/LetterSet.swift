/// Which letters a word in lower case has: what tells most words apart before their slips are counted.
struct LetterSet: Sendable {
  private let bits: UInt32

  init(_ word: [UInt8]) {
    bits = word.reduce(0) { $0 | ($1.isLower ? 1 << UInt32($1 - 0x61) : 1 << 26) }
  }

  /// Whether the word has a letter in lower case.
  func contains(_ letter: UInt8) -> Bool { letter.isLower && bits >> UInt32(letter - 0x61) & 1 == 1 }

  /// Whether so few slips can make one word of the other: each adds a letter and takes one at most.
  func isNear(_ other: LetterSet, slips: Int) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * slips }
}

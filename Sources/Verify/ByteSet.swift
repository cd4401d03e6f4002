/// A set of numbers below 256, in place: of moves, small enough to be asked for every step of a search.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init() {}

  @inline(__always)
  func contains(_ number: UInt8) -> Bool { self[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  mutating func insert(_ number: UInt8) { self[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func remove(_ number: UInt8) { self[number >> 6] &= ~(1 << UInt64(number & 63)) }

  private subscript(word: UInt8) -> UInt64 {
    get {
      switch word {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    }
    set {
      switch word {
      case 0: words.0 = newValue
      case 1: words.1 = newValue
      case 2: words.2 = newValue
      default: words.3 = newValue
      }
    }
  }
}

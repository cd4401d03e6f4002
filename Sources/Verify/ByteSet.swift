import LifecycleEngine

/// A set of numbers below 256, in place: of callbacks or of moves, small enough to be asked for every step of a search.
struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  init() {}

  @inline(__always)
  func contains(_ number: UInt8) -> Bool { self[number >> 6] >> UInt64(number & 63) & 1 == 1 }

  mutating func insert(_ number: UInt8) { self[number >> 6] |= 1 << UInt64(number & 63) }

  mutating func remove(_ number: UInt8) { self[number >> 6] &= ~(1 << UInt64(number & 63)) }

  func meets(_ other: ByteSet) -> Bool {
    words.0 & other.words.0 | words.1 & other.words.1 | words.2 & other.words.2 | words.3 & other.words.3 != 0
  }

  mutating func formUnion(_ other: ByteSet) { combine(other) { $0 | $1 } }

  mutating func formIntersection(_ other: ByteSet) { combine(other) { $0 & $1 } }

  @inline(__always)
  private mutating func combine(_ other: ByteSet, _ operation: (UInt64, UInt64) -> UInt64) {
    words.0 = operation(words.0, other.words.0)
    words.1 = operation(words.1, other.words.1)
    words.2 = operation(words.2, other.words.2)
    words.3 = operation(words.3, other.words.3)
  }

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

/// The order in which JavaScript has texts: by their UTF-16.
///
/// UTF-8 has scalars in their order, and so has UTF-16, but for those above U+FFFF: these it has before U+E000.
enum TermOrder {
  static func comesBefore(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    var (place, otherPlace) = (one.startIndex, other.startIndex)
    while place < one.endIndex, otherPlace < other.endIndex {
      if one[place] != other[otherPlace] { return rank(one[place]) < rank(other[otherPlace]) }
      place += 1
      otherPlace += 1
    }
    return one.count < other.count
  }

  /// U+E000 to U+FFFF begin with EE or EF, what lies above with F0 to F4.
  static func rank(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte }
}

/// What of a term decides most comparisons: its first bytes as numbers, and how many it has.
struct TermBeginning {
  /// No term has a zero byte: what is missing behind a short one comes first.
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var count: Int

  /// So many bytes are in it.
  private static let length = 16

  init(of term: Slice<UnsafeBufferPointer<UInt8>>) {
    count = term.count
    for byte in term.prefix(Self.length) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(TermOrder.rank(byte))
    }
    for _ in count..<max(Self.length, count) {
      high = high << 8 | low >> 56
      low <<= 8
    }
  }

  /// Whether this one comes before another; nil where it does not tell.
  func comesBefore(_ other: TermBeginning) -> Bool? {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    return count > Self.length && other.count > Self.length || count == other.count ? nil : count < other.count
  }

  /// Whether both are all of the same term; nil where it does not tell.
  func isSame(as other: TermBeginning) -> Bool? {
    guard high == other.high, low == other.low, count == other.count else { return false }
    return count > Self.length ? nil : true
  }
}

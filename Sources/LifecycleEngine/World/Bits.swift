/// A word of small fields, which goes into a packed world as it is.
struct Fields: Hashable, Sendable {
  var word: UInt64 = 0

  /// One bit.
  @inline(__always)
  subscript(place: UInt64) -> Bool {
    get { word &>> place & 1 == 1 }
    set { word = word & ~(1 &<< place) | (newValue ? 1 : 0) &<< place }
  }

  /// A number of a few bits, at most eight.
  @inline(__always)
  subscript(place: UInt64, width: UInt64) -> UInt8 {
    get { UInt8(truncatingIfNeeded: word &>> place & ((1 &<< width) &- 1)) }
    set {
      let mask: UInt64 = (1 &<< width) &- 1
      word = word & ~(mask &<< place) | (UInt64(newValue) & mask) &<< place
    }
  }

  /// An index, or none: a number that is the index plus one.
  @inline(__always)
  func id<ID: WorldIndex>(at place: UInt64, width: UInt64 = 8) -> ID? {
    let raw = self[place, width]
    return raw == 0 ? nil : ID(Int(raw) - 1)
  }

  @inline(__always)
  mutating func put<ID: WorldIndex>(_ id: ID?, at place: UInt64, width: UInt64 = 8) {
    self[place, width] = id.map { UInt8(truncatingIfNeeded: $0.index &+ 1) } ?? 0
  }
}

/// Eight bytes a word, the first one lowest.
func packList(_ list: borrowing [ControllerID], into words: inout WordWriter) {
  var word: UInt64 = 0
  var shift: UInt64 = 0
  for index in list.indices {
    word |= UInt64(list[index].raw) &<< shift
    shift &+= 8
    if shift == 64 {
      words.append(word)
      (word, shift) = (0, 0)
    }
  }
  if shift > 0 { words.append(word) }
}

/// Fields of a word, written and read from the lowest bit up.
struct Bits {
  var word: UInt64 = 0
  private var used: UInt64 = 0

  @inline(__always)
  init(word: UInt64 = 0) { self.word = word }

  @inline(__always)
  mutating func put(_ value: UInt8, _ width: UInt64) { put(wide: UInt64(value), width) }

  @inline(__always)
  mutating func put(wide value: UInt64, _ width: UInt64) {
    word |= value &<< used
    used &+= width
  }

  @inline(__always)
  mutating func put(_ value: Bool) { put(wide: value ? 1 : 0, 1) }

  @inline(__always)
  mutating func take(wide width: UInt64) -> UInt64 {
    let value = word & ((1 &<< width) &- 1)
    word = word &>> width
    return value
  }

  @inline(__always)
  mutating func take(_ width: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: take(wide: width)) }

  @inline(__always)
  mutating func take() -> Bool { take(wide: 1) == 1 }

  /// An index, or 255 for none.
  @inline(__always)
  mutating func takeID<ID: WorldIndex>() -> ID? {
    let raw = take(8)
    return raw == 255 ? nil : ID(Int(raw))
  }
}

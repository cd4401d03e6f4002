/// A word of truths and indices, which goes into a packed world as it is, and there takes up small fields besides.
struct Fields: Hashable, Sendable {
  var word: UInt64 = 0

  /// One bit.
  @inline(__always)
  subscript(place: UInt64) -> Bool {
    get { word &>> place & 1 == 1 }
    set { word = word & ~(1 &<< place) | (newValue ? 1 : 0) &<< place }
  }

  /// An index plus one, or zero for none, in so many bits.
  @inline(__always)
  subscript<ID: WorldIndex>(id place: UInt64, width width: UInt64 = 8) -> ID? {
    get {
      let raw = word &>> place & ((1 &<< width) &- 1)
      return raw == 0 ? nil : ID(Int(truncatingIfNeeded: raw) &- 1)
    }
    set {
      var raw: UInt64 = 0
      if let newValue { raw = UInt64(truncatingIfNeeded: newValue.index) &+ 1 }
      word = word & ~(((1 &<< width) &- 1) &<< place) | raw &<< place
    }
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

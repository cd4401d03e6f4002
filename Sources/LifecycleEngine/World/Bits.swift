/// Fields of a word, from the lowest bit up.
struct Bits {
  var word: UInt64 = 0
  var used: UInt64 = 0

  init() {}
  init(word: UInt64) { self.word = word }

  mutating func put(_ value: UInt8, _ width: UInt64) { put(wide: UInt64(value), width) }

  mutating func put(wide value: UInt64, _ width: UInt64) {
    word |= value &<< used
    used &+= width
  }

  mutating func put(_ value: Bool) { put(wide: value ? 1 : 0, 1) }

  mutating func take(wide width: UInt64) -> UInt64 {
    let value = word & ((1 &<< width) &- 1)
    word = word &>> width
    return value
  }

  mutating func take(_ width: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: take(wide: width)) }
  mutating func take() -> Bool { take(wide: 1) == 1 }

  /// An index, or 255 for none.
  mutating func takeID<ID: WorldIndex>() -> ID? {
    let raw = take(8)
    return raw == 255 ? nil : ID(Int(raw))
  }
}

/// Eight bytes a word, the first one lowest.
func packList(_ list: some Sequence<ControllerID>, into words: inout WordWriter) {
  var word: UInt64 = 0
  var shift: UInt64 = 0
  for id in list {
    word |= UInt64(id.raw) &<< shift
    shift &+= 8
    if shift == 64 {
      words.append(word)
      (word, shift) = (0, 0)
    }
  }
  if shift > 0 { words.append(word) }
}

func unpackList(
  _ count: Int, _ words: borrowing [UInt64], at place: inout Int, _ body: (UInt8) -> Void
) {
  var word: UInt64 = 0
  for index in 0..<count {
    if index & 7 == 0 {
      word = words[place]
      place += 1
    }
    body(UInt8(truncatingIfNeeded: word))
    word = word &>> 8
  }
}

/// Goes through the fields of an object, either to write them into a word or to read them from it.
///
/// Each object lists its fields once, in a method `code(_:)`; what is written and what is read cannot differ.
protocol FieldCoder {
  /// The next bits of the word, as many as there are in the width; a value has no bits beyond it.
  mutating func code(_ bits: inout UInt64, _ width: UInt64)
}

extension FieldCoder {
  @inline(__always)
  mutating func code(_ value: inout Bool) {
    var bits: UInt64 = value ? 1 : 0
    code(&bits, 1)
    value = bits != 0
  }

  @inline(__always)
  mutating func code(_ number: inout UInt8, _ width: UInt64) {
    var bits = UInt64(number)
    code(&bits, width)
    number = UInt8(truncatingIfNeeded: bits)
  }

  @inline(__always)
  mutating func code(_ number: inout UInt16, _ width: UInt64) {
    var bits = UInt64(number)
    code(&bits, width)
    number = UInt16(truncatingIfNeeded: bits)
  }

  /// One of the cases of an enumeration; the width has room for the last.
  @inline(__always)
  mutating func code<Value: RawRepresentable>(_ value: inout Value, _ width: UInt64) where Value.RawValue == UInt8 {
    var raw = value.rawValue
    code(&raw, width)
    if let read = Value(rawValue: raw) { value = read }
  }

  @inline(__always)
  mutating func code<Truths: OptionSet>(_ truths: inout Truths, _ width: UInt64) where Truths.RawValue == UInt16 {
    var bits = UInt64(truths.rawValue)
    code(&bits, width)
    truths = Truths(rawValue: UInt16(truncatingIfNeeded: bits))
  }

  @inline(__always)
  mutating func code<ID>(_ link: inout Link<ID>, _ width: UInt64 = 8) {
    var raw = link.raw
    code(&raw, width)
    link = Link(raw: raw)
  }

  @inline(__always)
  mutating func code<ID: WorldIndex>(_ id: inout ID) {
    var raw = UInt8(truncatingIfNeeded: id.index)
    code(&raw, 8)
    id = ID(Int(raw))
  }
}

/// Puts fields into a word, from the lowest bit up.
struct BitWriter: FieldCoder {
  private(set) var word: UInt64 = 0
  private var used: UInt64 = 0

  @inline(__always)
  mutating func code(_ bits: inout UInt64, _ width: UInt64) {
    word |= bits &<< used
    used &+= width
  }
}

/// Takes fields from a word in the order in which they were put.
struct BitReader: FieldCoder {
  private var word: UInt64

  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  @inline(__always)
  mutating func code(_ bits: inout UInt64, _ width: UInt64) {
    bits = word & ((1 &<< width) &- 1)
    word &>>= width
  }
}

/// An object of the world whose fields are those of one word.
protocol OneWord {
  mutating func code(_ coder: inout some FieldCoder)
}

extension OneWord {
  @inline(__always)
  var packed: UInt64 {
    var (copy, writer) = (self, BitWriter())
    copy.code(&writer)
    return writer.word
  }

  /// Takes over the fields that were packed.
  @inline(__always)
  mutating func unpack(_ word: UInt64) {
    var reader = BitReader(word)
    code(&reader)
  }
}

extension OptionSet where Element == Self {
  /// Whether something is true.
  subscript(truth: Self) -> Bool {
    @inline(__always) get { contains(truth) }
    @inline(__always) set { if newValue { insert(truth) } else { remove(truth) } }
  }
}

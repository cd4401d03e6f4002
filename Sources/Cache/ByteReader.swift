/// Reads what `ByteWriter` wrote. Bytes may come from anywhere: whatever they are, it ends, and takes no more memory than
/// they have.
package struct ByteReader: Sendable {
  private let all: ArraySlice<UInt8>
  /// What is read next.
  private var place: Int

  /// The bytes are not what they should be.
  package struct Malformed: Error {
    /// Nothing more is known.
    package init() {}
  }

  /// Reads from the first byte on.
  package init(_ bytes: ArraySlice<UInt8>) {
    all = bytes
    place = bytes.startIndex
  }

  /// Whether nothing is left.
  package var isAtEnd: Bool { place == all.endIndex }

  private mutating func byte() throws(Malformed) -> UInt8 {
    guard place < all.endIndex else { throw Malformed() }
    defer { place += 1 }
    return all[place]
  }

  /// A number from 0.
  package mutating func number() throws(Malformed) -> Int {
    var number = 0
    // Nine groups of seven bits are the 63 that a number has.
    for shift in stride(from: 0, to: 63, by: 7) {
      let byte = try byte()
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    throw Malformed()
  }

  /// One of two.
  package mutating func flag() throws(Malformed) -> Bool { try byte() != 0 }

  /// A range of numbers from 0.
  package mutating func range() throws(Malformed) -> Range<Int> {
    let start = try number()
    let (end, isTooLarge) = start.addingReportingOverflow(try number())
    if isTooLarge { throw Malformed() }
    return start..<end
  }

  /// A range inside of another: who reads further with it reads nothing else.
  package mutating func range(in bounds: Range<Int>) throws(Malformed) -> Range<Int> {
    let range = try range()
    guard bounds.lowerBound <= range.lowerBound, range.upperBound <= bounds.upperBound else { throw Malformed() }
    return range
  }

  /// Bytes, which are not copied.
  package mutating func bytes() throws(Malformed) -> ArraySlice<UInt8> { try bytes(number()) }

  private mutating func bytes(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count <= all.endIndex - place else { throw Malformed() }
    defer { place += count }
    return all[place..<place + count]
  }

  /// A text.
  package mutating func text() throws(Malformed) -> String { String(decoding: try bytes(), as: UTF8.self) }

  /// A value of a small set.
  package mutating func value<Value: RawRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(Malformed) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try text()) else { throw Malformed() }
    return value
  }

  /// A value that may be missing.
  package mutating func optional<Value>(
    _ body: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? { try flag() ? try body(&self) : nil }

  /// How many values follow. Each takes a byte at least, so there are no more of them than bytes. For who reads many small ones
  /// in a loop; `list` calls a function for each.
  package mutating func count() throws(Malformed) -> Int {
    let count = try number()
    guard count <= all.endIndex - place else { throw Malformed() }
    return count
  }

  /// Several values.
  package mutating func list<Element>(
    _ body: (inout ByteReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try count()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }

  /// All bits of a word.
  package mutating func word() throws(Malformed) -> UInt64 {
    try bytes(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  /// All bits of several words.
  package mutating func words() throws(Malformed) -> SIMD4<UInt64> {
    try bytes(32).withUnsafeBytes { $0.loadUnaligned(as: SIMD4<UInt64>.self) }
  }

  /// A digest.
  package mutating func digest() throws(Malformed) -> Digest {
    let words = try bytes(16).withUnsafeBytes { $0.loadUnaligned(as: SIMD2<UInt64>.self) }
    return Digest(low: words[0], high: words[1])
  }

  /// A digest that may be missing.
  package mutating func optionalDigest() throws(Malformed) -> Digest? { try flag() ? try digest() : nil }
}

/// Writes values one behind the other, each so that its end is known: two different lists of values never give the same
/// bytes.
package struct ByteWriter: Sendable {
  /// What was written so far.
  package private(set) var bytes: [UInt8] = []

  /// Nothing yet.
  ///
  /// - Parameter capacity: for how many bytes there is room before they have to be moved.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Bytes without their number.
  mutating func append(_ other: [UInt8]) { bytes += other }

  /// A number from 0, seven bits a byte.
  package mutating func write(_ number: Int) {
    precondition(number >= 0, "what is counted is never less than nothing")
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// One of two.
  package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// A range of numbers from 0.
  package mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  /// Bytes, with their number before them.
  package mutating func write(_ other: some Collection<UInt8>) {
    write(other.count)
    bytes.append(contentsOf: other)
  }

  /// A text.
  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { text in
      write(text.count)
      bytes.append(contentsOf: text)
    }
  }

  /// A value of a small set by its name.
  package mutating func write<Value: RawRepresentable>(_ value: Value) where Value.RawValue == String {
    write(value.rawValue)
  }

  /// A value that may be missing.
  @inlinable
  package mutating func write<Value>(_ value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Several values, with their number before them. Inlined, so that values need not be copied for it.
  @inlinable
  package mutating func write<Element>(_ list: [Element], _ body: (inout ByteWriter, Element) -> Void) {
    write(list.count)
    for element in list { body(&self, element) }
  }

  /// All bits of a word, as this machine has them: no other reads them.
  package mutating func write(word: UInt64) {
    withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
  }

  /// All bits of several words. To make room for each would take longer than to write it.
  package mutating func write(words: SIMD4<UInt64>) {
    withUnsafeBytes(of: words) { bytes.append(contentsOf: $0) }
  }

  /// A digest, which is always as long.
  package mutating func write(_ digest: Digest) {
    withUnsafeBytes(of: SIMD2(digest.low, digest.high)) { bytes.append(contentsOf: $0) }
  }

  /// A digest that may be missing. Not by a function that writes it: there are tens of thousands of them.
  package mutating func write(_ digest: Digest?) {
    write(digest != nil)
    if let digest { write(digest) }
  }
}

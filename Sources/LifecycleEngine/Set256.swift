/// A set of the numbers 0 to 255, in place: of controllers or views by their indices, of facts, of steps.
package struct Set256: Hashable, Sendable {
  private var a: UInt64 = 0
  private var b: UInt64 = 0
  private var c: UInt64 = 0
  private var d: UInt64 = 0

  /// The empty set.
  package init() {}

  init(_ words: (UInt64, UInt64, UInt64, UInt64)) { (a, b, c, d) = words }

  /// The set as bits, the lowest numbers first.
  var words: (UInt64, UInt64, UInt64, UInt64) { (a, b, c, d) }

  /// Whether a number is in the set; larger ones never are.
  package subscript(index: Int) -> Bool {
    @inline(__always) get { contains(index) }
    @inline(__always) set { change(index, to: newValue) }
  }

  // Written out at each place where a set is asked only where there is room for it.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func contains(_ index: Int) -> Bool {
    let bit = UInt64(index & 63)
    // Most sets hold small numbers only.
    if index < 64 { return a >> bit & 1 == 1 }
    switch index >> 6 {
    case 1: return b >> bit & 1 == 1
    case 2: return c >> bit & 1 == 1
    case 3: return d >> bit & 1 == 1
    default: return false
    }
  }

  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private mutating func change(_ index: Int, to newValue: Bool) {
    let bit: UInt64 = 1 << UInt64(index & 63)
    if index < 64 { a = newValue ? a | bit : a & ~bit } else { put(newValue, bit, at: index >> 6) }
  }

  @inline(never)
  private mutating func put(_ newValue: Bool, _ bit: UInt64, at word: Int) {
    switch word {
    case 1: b = newValue ? b | bit : b & ~bit
    case 2: c = newValue ? c | bit : c & ~bit
    case 3: d = newValue ? d | bit : d & ~bit
    default: break
    }
  }

  /// Whether both have the same of some numbers.
  func agrees(with other: Set256, on some: Set256) -> Bool {
    (a ^ other.a) & some.a | (b ^ other.b) & some.b | (c ^ other.c) & some.c | (d ^ other.d) & some.d == 0
  }
}

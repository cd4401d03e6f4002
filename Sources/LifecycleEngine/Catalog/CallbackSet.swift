/// A set of callbacks, in place: small enough to be asked for every delivery, and for every step of a search.
public struct CallbackSet: Hashable, Sendable {
  private var a: UInt64 = 0
  private var b: UInt64 = 0
  private var c: UInt64 = 0
  private var d: UInt64 = 0
  private var e: UInt64 = 0

  /// The numbers of callbacks are below this one, which a test holds them to.
  public static let capacity = 320

  /// The empty set.
  public init() {}

  /// Whether a callback is in the set.
  public subscript(callback: Callback) -> Bool {
    @inline(__always) get { has(callback.rawValue) }
    set {
      let bit: UInt64 = 1 << UInt64(callback.rawValue & 63)
      change(Int(callback.rawValue >> 6)) { newValue ? $0 | bit : $0 & ~bit }
    }
  }

  /// Whether the callback with a number is in the set.
  public func contains(_ number: UInt16) -> Bool { has(number) }

  // Written out at each place where a set is asked only where there is room for it.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func has(_ number: UInt16) -> Bool {
    let bit = UInt64(number & 63)
    switch number >> 6 {
    case 0: return a >> bit & 1 == 1
    case 1: return b >> bit & 1 == 1
    case 2: return c >> bit & 1 == 1
    case 3: return d >> bit & 1 == 1
    default: return e >> bit & 1 == 1
    }
  }

  /// Adds the callback with a number.
  public mutating func insert(_ number: UInt16) {
    let bit: UInt64 = 1 << UInt64(number & 63)
    change(Int(number >> 6)) { $0 | bit }
  }

  @inline(__always)
  private mutating func change(_ word: Int, _ operation: (UInt64) -> UInt64) {
    switch word {
    case 0: a = operation(a)
    case 1: b = operation(b)
    case 2: c = operation(c)
    case 3: d = operation(d)
    default: e = operation(e)
    }
  }

  // MARK: Two sets

  /// Whether a callback is in both.
  public func meets(_ other: CallbackSet) -> Bool {
    a & other.a | b & other.b | c & other.c | d & other.d | e & other.e != 0
  }

  /// Adds all of another one.
  public mutating func formUnion(_ other: CallbackSet) { combine(other) { $0 | $1 } }

  /// Keeps what the other one has too.
  public mutating func formIntersection(_ other: CallbackSet) { combine(other) { $0 & $1 } }

  @inline(__always)
  private mutating func combine(_ other: CallbackSet, _ operation: (UInt64, UInt64) -> UInt64) {
    a = operation(a, other.a)
    b = operation(b, other.b)
    c = operation(c, other.c)
    d = operation(d, other.d)
    e = operation(e, other.e)
  }

  /// Whether both have the same of some callbacks.
  func agrees(with other: CallbackSet, on some: CallbackSet) -> Bool {
    (a ^ other.a) & some.a | (b ^ other.b) & some.b | (c ^ other.c) & some.c | (d ^ other.d) & some.d
      | (e ^ other.e) & some.e == 0
  }
}

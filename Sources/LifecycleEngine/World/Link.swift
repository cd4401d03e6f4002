/// Another object of the world, or none, in one byte: so a world is small, and packed byte by byte.
@propertyWrapper
struct Link<ID: WorldIndex>: Hashable, Sendable {
  /// The index plus one, or zero for none.
  private(set) var raw: UInt8

  @inline(__always)
  init(wrappedValue: ID? = nil) { raw = Link.raw(wrappedValue) }

  /// What was `raw`.
  @inline(__always)
  init(raw: UInt8) { self.raw = raw }

  var wrappedValue: ID? {
    @inline(__always) get { raw == 0 ? nil : ID(Int(raw &- 1)) }
    @inline(__always) set { raw = Link.raw(newValue) }
  }

  @inline(__always)
  private static func raw(_ id: ID?) -> UInt8 {
    guard let id else { return 0 }
    return UInt8(truncatingIfNeeded: id.index) &+ 1
  }
}

/// Mixes numbers to one (FNV-1a over words, with the high bits brought down).
enum Mix {
  /// Of two.
  static func of(_ a: UInt32, _ b: UInt32) -> UInt32 { with(with(start, a), b) }

  /// Of three.
  static func of(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt32 { with(of(a, b), c) }

  /// Of five.
  static func of(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ e: UInt32) -> UInt32 {
    with(with(of(a, b, c), d), e)
  }

  private static let start: UInt32 = 2_166_136_261

  private static func with(_ hash: UInt32, _ value: UInt32) -> UInt32 {
    var hash = (hash ^ value) &* 16_777_619
    hash ^= hash >> 15
    hash = hash &* 0x2C1B_3C6D
    return hash ^ hash >> 13
  }
}

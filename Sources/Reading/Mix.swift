/// Mixes numbers to one (FNV-1a over words, with the high bits brought down).
enum Mix {
  static func of(_ values: UInt32...) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for value in values {
      hash = (hash ^ value) &* 16_777_619
      hash ^= hash >> 15
      hash = hash &* 0x2C1B_3C6D
      hash ^= hash >> 13
    }
    return hash
  }
}

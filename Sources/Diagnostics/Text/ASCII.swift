/// What a byte is as a character of ASCII.
extension UInt8 {
  /// `A` to `Z` and `a` to `z`.
  @inlinable package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// `0` to `9`.
  @inlinable package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// A letter or a digit.
  @inlinable package var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}

extension String {
  /// The text as a URL holds it in a path or a fragment, where letters, digits and `-._~/` stand for themselves.
  package var percentEncoded: String {
    percentEncoded { !$0.isASCIIAlphanumeric && !"-._~/".utf8.contains($0) }
  }

  /// The text with some bytes as `%` and two hexadecimal digits.
  func percentEncoded(where isEncoded: (UInt8) -> Bool) -> String {
    guard utf8.contains(where: isEncoded) else { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      bytes += isEncoded(byte) ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Text inside of HTML, between tags and in quoted attributes.
package enum HTMLText {
  /// Appends text: what means something in HTML becomes an entity, control characters their pictures.
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Works on bytes, so that no character that combines with a quote can hide it.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let special = special
    var start = 0
    for index in text.indices where isSpecial(text[index], special) {
      if start < index { output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
      start = index + 1
      append(special: text[index], to: &output)
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// A bit for each byte below 64 that cannot be written as it is: control characters and `"&'<>`.
  private static let special: UInt64 =
    0xFFFF_FFFF & ~(1 << 0x09 | 1 << 0x0A) | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

  @inline(__always)
  private static func isSpecial(_ byte: UInt8, _ special: UInt64) -> Bool {
    byte < 64 ? special >> UInt64(byte) & 1 == 1 : byte == 0x7F
  }

  private static func append(special byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "<"): output += "&lt;".utf8
    case UInt8(ascii: ">"): output += "&gt;".utf8
    case UInt8(ascii: "&"): output += "&amp;".utf8
    case UInt8(ascii: "\""): output += "&quot;".utf8
    case UInt8(ascii: "'"): output += "&#39;".utf8
    case 0x00: output += "\u{FFFD}".utf8
    case 0x0D: return
    // U+2400 and following show the control characters; U+2421 is DEL.
    default: output += [0xE2, 0x90, byte == 0x7F ? 0xA1 : 0x80 | byte]
    }
  }
}

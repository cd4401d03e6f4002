import Diagnostics

/// Text inside of HTML, between tags and in quoted attributes.
package enum HTMLText {
  /// Appends text: what means something in HTML becomes an entity, control characters their pictures.
  package static func append(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &output) }
  }

  /// Works on bytes, so that no character that combines with a quote can hide it.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var start = 0
    var index = ByteScan.plainTextEnd(in: text, from: 0)
    while index < text.count {
      if isSpecial(text[index]) {
        if start < index { output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
        append(special: text[index], to: &output)
        start = index + 1
      }
      index = ByteScan.plainTextEnd(in: text, from: index + 1)
    }
    if start < text.count { output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...])) }
  }

  /// Whether a byte cannot be written as it is. Tab and line feed are the control characters that can.
  private static func isSpecial(_ byte: UInt8) -> Bool { byte != 0x09 && byte != 0x0A }

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

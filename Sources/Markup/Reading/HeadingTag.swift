/// A heading that is written as HTML, alone on its line: `<h3 align="center">Push</h3>`.
struct HeadingTag {
  /// 1 to 6.
  let level: Int
  /// What stands between the tags.
  let words: Range<Int>

  /// Nil for another line, and for a heading that has a name of its own to link to. Complexity: O(line).
  init?(_ line: ArraySlice<UInt8>) {
    let letters: [UInt8] = [UInt8(ascii: "h"), UInt8(ascii: "H")]
    guard line.count > 9, line.first == UInt8(ascii: "<"), letters.contains(line[line.startIndex + 1]),
      case let digit = line[line.startIndex + 2], (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digit),
      let opened = line.firstIndex(of: UInt8(ascii: ">")),
      case let attributes = line[line.startIndex + 3..<opened], Self.areNameless(attributes),
      case let close = Array("</h".utf8) + [digit, UInt8(ascii: ">")], opened + close.count < line.endIndex,
      case let end = line.endIndex - close.count, zip(line[end...], close).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }),
      case let inner = line[(opened + 1)..<end], inner.contains(where: { $0 != 0x20 })
    else { return nil }
    level = Int(digit - UInt8(ascii: "0"))
    words = inner.startIndex..<inner.endIndex
  }

  /// Nothing, or attributes of which none names the place.
  private static func areNameless(_ attributes: ArraySlice<UInt8>) -> Bool {
    guard let first = attributes.first else { return true }
    let text = String(decoding: attributes, as: UTF8.self).lowercased()
    return first == 0x20 && !text.contains("id=") && !text.contains("name=")
  }
}

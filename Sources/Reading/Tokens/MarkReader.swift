/// Tells the marks of a text apart, those of several characters together.
package enum MarkReader {
  /// "A ↔ B" are a pair, "↘ B" another way that it may go, "A ⇐ B" goes the other way: no step leads to the next one.
  package static func isOtherArrow(_ value: UInt32) -> Bool {
    switch value {
    case 0x2194...0x2199, 0x21C4...0x21C6, 0x21CB...0x21CC, 0x21D0, 0x21D4, 0x27F5, 0x27F7...0x27F8, 0x27FA: true
    default: false
    }
  }

  /// The mark at an offset and its length; nil for what only sets text off (emphasis, backticks).
  static func mark(
    _ bytes: [UInt8], _ value: UInt32, _ length: Int, at offset: Int, limit: Int
  ) -> (Token.Mark?, Int) {
    let next = offset + length < limit ? bytes[offset + length] : 0
    switch value {
    case 0x2C, 0xFF0C: return (.comma, length)
    case 0x3001: return (.listComma, length)
    case 0x3A, 0xFF1A: return (.colon, length)
    case 0x3B, 0xFF1B: return (.semicolon, length)
    case 0x2E where next == 0x2E: return (.ellipsis, run(of: 0x2E, bytes, offset, limit))
    case 0x2E: return next <= 0x20 || next > 0x7F ? (.stop, length) : (nil, length)
    case 0x3002, 0xFF0E: return (.stop, length)
    case 0x3F, 0xFF1F, 0xBF: return (.question, length)
    case 0x21, 0xFF01, 0xA1: return (.exclamation, length)
    case 0x28, 0xFF08, 0x5B, 0x7B: return (.open, length)
    case 0x29, 0xFF09, 0x5D, 0x7D: return (.close, length)
    case 0x2D, 0x3D: return dash(bytes, value, at: offset, limit: limit)
    case 0x3E: return (next == 0x3E ? .arrow : .other, run(of: 0x3E, bytes, offset, limit))
    case 0x2191...0x21FF, 0x27A1, 0x279C...0x27BF, 0x27F6, 0x2B95, 0x1F449:
      return (isOtherArrow(value) ? .other : .arrow, length)
    case 0x2012...0x2015, 0x2500, 0x2501: return dash(bytes, value, at: offset, limit: limit)
    // A comment that goes on in the next line.
    case 0x2F where next == 0x2F: return (nil, run(of: 0x2F, bytes, offset, limit))
    case 0x2F, 0x7C: return (.slash, length)
    case 0x22, 0x201C, 0x201D, 0xAB, 0xBB, 0x300C...0x3011, 0x2018, 0x2019: return (.quote, length)
    case 0x2713, 0x2714, 0x2705, 0x2B55, 0x25CB, 0x1F197: return (.yes, length)
    case 0x2717, 0x2718, 0x274C, 0x274E, 0xD7, 0x2715: return (.no, length)
    case 0x2B: return (.plus, length)
    case 0x2026: return (.ellipsis, length)
    // Emphasis, code and headings set text off and mean nothing here; emoji decorate.
    case 0x2A, 0x60, 0x23, 0x7E, 0x40, 0x24, 0x26, 0x5C, 0x5E, 0x25, 0x27, 0xFE0F, 0xB7, 0x2022, 0x30FB:
      return (nil, length)
    case 0x2600...0x27BF, 0x1F000...0x1FAFF, 0xFFFD: return (nil, length)
    default: return (.other, length)
    }
  }

  /// `->`, `-->`, `=>`, `——>` are arrows; a dash between spaces sets off, one inside a word joins.
  private static func dash(
    _ bytes: [UInt8], _ value: UInt32, at offset: Int, limit: Int
  ) -> (Token.Mark?, Int) {
    var end = offset
    while end < limit {
      let (other, length) = bytes.scalarValue(at: end)
      guard other == 0x2D || other == 0x3D || (0x2012...0x2015).contains(other) || other == 0x2500 || other == 0x2501
      else { break }
      end += length
    }
    if end < limit, bytes[end] == 0x3E {
      return (bytes.isMemberAccess(at: offset) ? nil : .arrow, end + 1 - offset)
    }
    let isLong = end - offset > 1
    let isSetOff = offset > 0 && bytes[offset - 1] <= 0x20 && (end >= limit || bytes[end] <= 0x20)
    if value == 0x3D { return (.other, end - offset) }
    return (isLong || isSetOff ? .dash : nil, end - offset)
  }

  private static func run(of byte: UInt8, _ bytes: [UInt8], _ offset: Int, _ limit: Int) -> Int {
    var end = offset
    while end < limit, bytes[end] == byte { end += 1 }
    return end - offset
  }
}

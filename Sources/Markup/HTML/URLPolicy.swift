internal import Diagnostics

/// Decides which addresses a page may link to: http, https, mailto, `#` and relative ones.
package enum URLPolicy {
  private static let schemes: [[UInt8]] = ["http", "https", "mailto"].map { Array($0.utf8) }

  /// The address without what browsers drop (control characters, white space around it), or nil if it must not
  /// be linked.
  ///
  /// The decision is made on the address as the most lenient reader could understand it: percent-encoding is
  /// undone, `\` counts as `/`. Entities must be decoded before.
  package static func cleaned(_ address: String) -> String? {
    if isPlainlyAllowed(address) { return address }
    let printable = address.utf8.filter { $0 >= 0x20 && $0 != 0x7F }
    let start = printable.prefix { $0 == 0x20 }.count
    let end = printable.count - printable[start...].reversed().prefix { $0 == 0x20 }.count
    let bytes = Array(printable[start..<end])
    guard isAllowed(decoded(bytes)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The usual cases without a copy: nothing to drop, and http or https, or nothing that could be a scheme.
  private static func isPlainlyAllowed(_ address: String) -> Bool {
    let bytes = address.utf8
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    if bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8) { return true }
    return !bytes.starts(with: "//".utf8)
      && bytes.allSatisfy { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "\\") }
  }

  /// Whether an address leads to another site.
  package static func isExternal(_ address: String) -> Bool {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return isScheme(Array(address.utf8[..<colon]))
  }

  private static func isAllowed(_ address: [UInt8]) -> Bool {
    let start = address.prefix(2)
    if start.count == 2, start.allSatisfy({ $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
      return false
    }
    for (index, byte) in address.enumerated() {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"): return isScheme(Array(address[..<index]))
      default: continue
      }
    }
    return true
  }

  private static func isScheme(_ name: [UInt8]) -> Bool {
    let lower = name.map { $0.isASCIILetter ? $0 | 0x20 : $0 }
    return schemes.contains(lower)
  }

  /// Undoes percent-encoding twice over, and drops the control characters that come to light.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<2 {
      guard bytes.contains(UInt8(ascii: "%")) else { break }
      bytes = percentDecoded(bytes)
    }
    return bytes.filter { $0 >= 0x20 && $0 != 0x7F }
  }

  static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Whether a `%` starts the two digits of a byte.
  static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 2 && bytes.dropFirst().prefix(2).allSatisfy { hexDigit($0) != nil }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

internal import Diagnostics

/// The first of the two rewritings before libcmark: what every reader of text has to settle.
///
/// The byte order mark goes, line ends become LF, NUL and bytes that are no UTF-8 become U+FFFD.
enum CleanText {
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Complexity: O(bytes); a clean text is not copied.
  ///
  /// - Parameter hidden: what `HiddenText` finds in the bytes.
  static func make(from bytes: [UInt8], hidden: [HiddenText]) -> (bytes: [UInt8], map: SourceMap) {
    let marks = marksLength(bytes, at: 0)
    // NUL and what is no UTF-8 would be among what is hidden.
    if marks == 0, hidden.isEmpty, !hasCarriageReturn(bytes) { return (bytes, SourceMap()) }
    var rewriter = Rewriter(bytes)
    if marks > 0 { rewriter.replace(0..<marks, with: []) }
    var index = marks
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0D:
        let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
        let next = index + (isPair ? 2 : 1)
        rewriter.replace(index..<next, with: [0x0A])
        index = next
      case 0x00:
        rewriter.replace(index..<index + 1, with: replacement)
        index += 1
      case 0x01..<0x80:
        index += 1
      default:
        let length = bytes.withUnsafeBufferPointer { scalarLength($0, at: index) }
        if length == 0 { rewriter.replace(index..<index + 1, with: replacement) }
        index += max(length, 1)
      }
    }
    return rewriter.finish()
  }

  /// How many bytes of byte order marks stand at an offset. libcmark drops one by itself wherever its text starts.
  static func marksLength(_ bytes: [UInt8], at start: Int) -> Int {
    var end = start
    while bytes[end...].starts(with: [0xEF, 0xBB, 0xBF]) { end += 3 }
    return end - start
  }

  private static func hasCarriageReturn(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { ByteScan.first(0x0D, in: $0, from: 0) < $0.count }
  }

  /// The length of the well-formed scalar at `index`, 0 if the bytes there are none.
  static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    // The second byte's bounds rule out overlong forms, surrogates and what lies above U+10FFFF.
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    var further = index + 2
    while further < index + length {
      if bytes[further] & 0xC0 != 0x80 { return 0 }
      further += 1
    }
    return length
  }
}

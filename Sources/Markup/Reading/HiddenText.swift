internal import Diagnostics

/// What a program reads in a text and its reader does not see there.
package struct HiddenText: Sendable, Hashable {
  /// Why its reader does not see it.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Bytes that are no UTF-8; they are read as U+FFFD.
    case notUTF8
    /// A character that turns the direction of the text around it: one of U+202A to U+202E and U+2066 to U+2069.
    /// The marks U+061C, U+200E and U+200F change no order of letters and belong into Hebrew and Arabic.
    case direction
    /// A control character that is no tab, line end or form feed.
    case control
  }

  /// Why it is not seen.
  package let kind: Kind
  /// The bytes of the first place.
  package let first: Range<Int>
  /// How many places there are.
  package private(set) var count: Int

  /// At most one of each kind. Complexity: O(bytes).
  package static func find(in bytes: [UInt8]) -> [HiddenText] {
    var found: [HiddenText] = []
    bytes.withUnsafeBufferPointer { text in
      var index = endOfPlainText(in: text, from: 0)
      while index < text.count {
        let length = text[index] < 0x80 ? 1 : CleanText.scalarLength(text, at: index)
        let end = index + max(length, 1)
        if let kind = length == 0 ? .notUTF8 : kind(of: text[index..<end]) { add(kind, index..<end, to: &found) }
        index = endOfPlainText(in: text, from: end)
      }
    }
    return found
  }

  /// Skips what nearly all text is: printable ASCII, and the scalars of three bytes that need no closer look.
  @inline(__always)
  private static func endOfPlainText(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 2 < text.count {
      switch text[index] {
      case 0x20...0x7E:
        index = ByteScan.endOfPrintableASCII(in: text, from: index)
      case 0xE3...0xEC where text[index + 1] & 0xC0 == 0x80 && text[index + 2] & 0xC0 == 0x80:
        index += 3
      default:
        return index
      }
    }
    return index
  }

  private static func add(_ kind: Kind, _ place: Range<Int>, to found: inout [HiddenText]) {
    if let known = found.firstIndex(where: { $0.kind == kind }) {
      found[known].count += 1
    } else {
      found.append(HiddenText(kind: kind, first: place, count: 1))
    }
  }

  private static func kind(of scalar: Slice<UnsafeBufferPointer<UInt8>>) -> Kind? {
    let start = scalar.startIndex
    switch scalar[start] {
    case 0x09, 0x0A, 0x0C, 0x0D: return nil
    case ..<0x20, 0x7F: return .control
    case 0xC2: return scalar[start + 1] < 0xA0 ? .control : nil
    case 0xE2:
      switch (scalar[start + 1], scalar[start + 2]) {
      case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return .direction
      default: return nil
      }
    default: return nil
    }
  }
}

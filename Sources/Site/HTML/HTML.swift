import LifecycleEngine
import Markup

/// Markup that is safe to put into a page.
///
/// Text can only enter it escaped; what enters as it is are literals of this program, other `HTML`, and bytes
/// that a caller vouches for by name.
package struct HTML: Sendable, Hashable {
  /// UTF-8.
  package private(set) var bytes: [UInt8]

  /// Nothing.
  package init() {
    self.bytes = []
  }

  /// Takes markup that another sanitiser has made: the body of a note as `Markup` renders it.
  package init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Text of the program's findings, escaped: what stands between two backquotes is code. A last backquote without
  /// another stays.
  init(marked text: String) {
    self.bytes = []
    guard text.utf8.contains(UInt8(ascii: "`")) else {
      append(text: text)
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isMarked = index % 2 == 1
      let isCode = isMarked && index + 1 < parts.count
      if isCode { append("<code>") } else if isMarked { append("`") }
      append(text: String(Substring(part)))
      if isCode { append("</code>") }
    }
  }

  /// Whether there is nothing.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Makes room for so many bytes.
  package mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Adds what is HTML already.
  package mutating func append(_ other: HTML) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Markup written in this program.
  package mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Text, escaped so that it can stand in an element and in a quoted attribute.
  package mutating func append(text: String) {
    HTMLText.append(text, to: &bytes)
  }

  /// Adds a number in decimal.
  package mutating func append(_ number: Int) {
    bytes.append(decimal: number)
  }

  /// Already escaped bytes of a template.
  mutating func append(template part: some Sequence<UInt8>) {
    bytes.append(contentsOf: part)
  }
}

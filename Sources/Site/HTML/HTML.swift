/// Markup that is safe to put into a page.
///
/// Text can only enter it escaped; what enters as it is are literals of this program, other `HTML`, and bytes
/// that a caller vouches for by name.
public struct HTML: Sendable, Hashable {
  /// UTF-8.
  public private(set) var bytes: [UInt8]

  public init() {
    self.bytes = []
  }

  /// Takes markup that another sanitiser has made: the body of a note as `Markup` renders it.
  public init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Text, escaped.
  public init(text: String) {
    self.bytes = []
    append(text: text)
  }

  /// Text of the program's findings, escaped: what stands between two backquotes is code. A last backquote without
  /// another stays.
  init(marked text: String) {
    self.bytes = []
    let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isMarked = index % 2 == 1
      let isCode = isMarked && index + 1 < parts.count
      if isCode { append("<code>") } else if isMarked { append("`") }
      append(text: String(Substring(part)))
      if isCode { append("</code>") }
    }
  }

  public var isEmpty: Bool { bytes.isEmpty }

  public mutating func reserveCapacity(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  public mutating func append(_ other: HTML) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Markup written in this program.
  public mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Text, escaped so that it can stand in an element and in a quoted attribute.
  public mutating func append(text: String) {
    appendEscaped(text, to: &bytes)
  }

  public mutating func append(_ number: Int) {
    if number >= 0, number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Already escaped bytes of a template.
  mutating func append(template part: some Sequence<UInt8>) {
    bytes.append(contentsOf: part)
  }
}

/// Escapes over bytes, not over Characters: a quote followed by a combining mark is one Character that is not
/// equal to a quote, and would pass.
///
/// Control characters other than tab and line feed are no part of HTML or XML; each becomes U+FFFD, and so
/// does each byte that is no UTF-8 (Swift's strings hold none).
func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
  var copy = text
  copy.withUTF8 { source in
    var start = 0
    for index in source.indices {
      guard let replacement = escape(source[index]) else { continue }
      bytes.append(contentsOf: source[start..<index])
      replacement.withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: source[start...])
  }
}

private func escape(_ byte: UInt8) -> StaticString? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  case 0x09, 0x0A: nil
  case 0x00..<0x20, 0x7F: "\u{FFFD}"
  default: nil
  }
}

/// A strict reader of the HTML that the site writes: every element closed, every attribute quoted, nothing in the
/// text that could be markup. Stricter than a browser, so that what passes here is read the same everywhere.
struct MarkupReader {
  struct Element: Hashable {
    var name: String
    var attributes: [String: String]
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  /// Pieces of text, each with the elements around it, outermost first.
  private(set) var passages: [(text: String, around: [Element])] = []
  private var open: [Element] = []
  private let bytes: [UInt8]
  private var position = 0

  private static let voids: Set<String> = [
    "meta", "link", "br", "hr", "img", "wbr", "input", "!doctype", "path", "circle",
  ]

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { try readTag() } else { readText() }
    }
    guard open.isEmpty else { throw Problem(description: "not closed: \(open.map(\.name))") }
  }

  private mutating func readText() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let passage = String(decoding: bytes[position..<end], as: UTF8.self)
    text += passage
    passages.append((passage, open))
    position = end
  }

  private mutating func readTag() throws {
    position += 1
    let isEnd = take("/")
    let name = readName()
    guard !name.isEmpty else { throw problem("a bare <") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take(">") { break }
      if take("/") { continue }
      let key = readName()
      guard !key.isEmpty else { throw problem("in the tag \(name)") }
      guard attributes[key] == nil else { throw problem("\(key) twice in \(name)") }
      attributes[key] = take("=") ? try readValue() : ""
    }
    if isEnd {
      guard open.popLast()?.name == name else { throw problem("</\(name)> closes nothing") }
      return
    }
    let element = Element(name: name, attributes: attributes)
    elements.append(element)
    if !Self.voids.contains(name) { open.append(element) }
  }

  private mutating func readValue() throws -> String {
    guard take("\"") else { throw problem("a value without quotes") }
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw problem("an open value")
    }
    defer { position = end + 1 }
    let value = String(decoding: bytes[position..<end], as: UTF8.self)
    guard !value.utf8.contains(UInt8(ascii: "<")) else { throw problem("< in the value \(value)") }
    return value
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, !" \n>/=\"<".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, " \n".utf8.contains(bytes[position]) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func problem(_ text: String) -> Problem {
    let around = bytes[max(0, position - 60)..<min(bytes.count, position + 20)]
    return Problem(description: "\(text) near: \(String(decoding: around, as: UTF8.self))")
  }
}

/// What a browser asks for, as far as lcdoc answers it.
struct HTTPRequest: Sendable, Equatable {
  enum Method: String { case get = "GET", head = "HEAD" }

  let method: Method
  /// What stands between the address and `?`, decoded; begins with `/`.
  let path: String
  /// What stands behind `?`, decoded, by name.
  let query: [String: String]
  /// To whom it speaks: `localhost:8000`.
  let host: String

  /// Why a request is not answered, as a status line has it.
  enum Refusal: String, Error {
    case malformed = "400 Bad Request"
    case method = "405 Method Not Allowed"
  }

  /// Reads the lines of a request up to the empty one.
  init(_ head: some Collection<UInt8>) throws(Refusal) {
    let lines = head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self) }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else { throw .malformed }
    guard let method = Method(rawValue: String(words[0])) else { throw .method }
    let target = words[1].prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.decoded(target[0]) else { throw .malformed }
    let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
    guard hosts.count == 1 else { throw .malformed }
    self.method = method
    self.path = path
    host = String(hosts[0].dropFirst(5).drop { $0 == " " })
    var query: [String: String] = [:]
    for field in target.dropFirst().first?.split(separator: "&") ?? [] {
      let parts = field.split(separator: "=", maxSplits: 1)
      if parts.count == 2, let value = Self.decoded(parts[1]) { query[String(parts[0])] = value }
    }
    self.query = query
  }

  /// Without percent signs; nil where that is no text.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

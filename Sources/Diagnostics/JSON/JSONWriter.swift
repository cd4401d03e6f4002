/// Writes JSON into one buffer: no value is built before it is written, keys keep their order.
///
///     var json = JSONWriter()
///     json.object {
///       $0.field("code", "LC4002")
///       $0.array("lines", [1, 2]) { $0.value($1) }
///     }
///     json.text  // {"code":"LC4002","lines":[1,2]}
package struct JSONWriter: Sendable {
  /// What was written so far; UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Whether `<`, `>` and `&` are escaped, as JSON inside of a `<script>` element needs it.
  package let isForHTML: Bool
  private var needsComma = false

  /// An empty text.
  package init(isForHTML: Bool = false) {
    self.isForHTML = isForHTML
  }

  /// What was written so far, as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Containers

  /// Writes an object; `body` writes its fields.
  package mutating func object<E: Error>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open(UInt8(ascii: "{"))
    try body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array with one value for each element.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { body(&self, element) }
    close(UInt8(ascii: "]"))
  }

  // MARK: - Fields of objects

  /// Writes the name of a field; its value must come next.
  package mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a field that holds a string.
  package mutating func field(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// Writes a field that holds a whole number.
  package mutating func field(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a field that holds `true` or `false`.
  package mutating func field(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a field that holds an object.
  package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Writes a field that holds an array with one value for each element.
  package mutating func array<Elements: Sequence>(
    _ name: String, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, body)
  }

  // MARK: - Values

  /// Writes a string.
  package mutating func value(_ string: String) {
    comma()
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) { literal(String(number)) }
  /// Writes a number from 0 to 1 with at most four decimals.
  package mutating func value(fraction: Double) {
    let scaled = Int((min(max(fraction, 0), 1) * 10_000).rounded())
    guard scaled % 10_000 != 0 else { return literal("\(scaled / 10_000)") }
    var digits = "\(scaled + 10_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    literal("0.\(digits)")
  }

  /// Writes `true` or `false`.
  package mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }
  /// Writes `null`.
  package mutating func null() { literal("null") }

  /// Writes a line break, where a person is to read the result. Only between values.
  package mutating func lineBreak() {
    comma()
    needsComma = false
    bytes.append(0x0A)
  }

  // MARK: - Parts

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func open(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    comma()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func escape(_ string: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in string.indices where needsEscape(string, index) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: string[start..<index]))
      let length = string[index] < 0x80 ? 1 : string[index] < 0xE0 ? 2 : 3
      start = index + length
      switch string[index] {
      case 0x22, 0x5C: bytes += [0x5C, string[index]]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      default: escapeAsNumber(string[index..<start])
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: string[start...]))
  }

  private func needsEscape(_ string: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    switch string[index] {
    case 0x00..<0x20, 0x22, 0x5C, 0x7F: true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): isForHTML
    // What a terminal would obey, what turns text around, and what ends a line in old JavaScript, as in
    // `DisplayWidth.picture`: U+0080 to U+009F, U+061C, and those between U+200E and U+2069.
    case 0xC2: string[index + 1] < 0xA0
    case 0xD8: string[index + 1] == 0x9C
    case 0xE2:
      switch (string[index + 1], string[index + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): true
      default: false
      }
    default: false
    }
  }

  /// Writes the UTF-8 of a scalar of up to three bytes as `\u` and its number.
  private mutating func escapeAsNumber(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    var value = Int(scalar[scalar.startIndex]) & [0x7F, 0x1F, 0x0F][scalar.count - 1]
    for byte in scalar.dropFirst() { value = value << 6 | Int(byte & 0x3F) }
    let digits = Array("0123456789abcdef".utf8)
    bytes += "\\u".utf8
    bytes += [12, 8, 4, 0].map { digits[value >> $0 & 15] }
  }
}

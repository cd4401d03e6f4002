import Markup
import Testing

/// Bytes and characters that a reader of a file does not see.
@Suite struct HiddenTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    /// Kind, first place and number.
    var found: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ found: String...) { self.init(name, Array(text.utf8), found) }
    init(_ name: String, _ bytes: [UInt8], _ found: [String]) {
      (self.name, self.bytes, self.found) = (name, bytes, found)
    }
  }

  static let cases: [Case] = [
    Case("plain text of many languages", "a\tb\r\n\u{C}é 視 🙂 \u{2028}\u{FEFF}\u{200D}"),
    Case("marks of Hebrew and Arabic", "\u{200E}\u{200F}\u{61C}"),
    Case("an override", "ab\u{202E}c", "direction 2..<5 ×1"),
    Case("first and last of both ranges", "\u{202A}\u{202E}\u{2066}\u{2069}", "direction 0..<3 ×4"),
    Case("the neighbours of both ranges", "\u{2029}\u{202F}\u{2065}\u{206A}"),
    Case("controls", "\u{0}\u{1B}[1m\u{7F}\u{80}\u{9F}\u{A0}", "control 0..<1 ×5"),
    Case("bytes that no character starts with", [0x61, 0xFF, 0xFE], ["notUTF8 1..<2 ×2"]),
    Case("cut in the middle of a character", [0xE8, 0xA6], ["notUTF8 0..<1 ×2"]),
    Case("a slash in two bytes", [0xC0, 0xAF], ["notUTF8 0..<1 ×2"]),
    Case("half a surrogate pair", [0xED, 0xA0, 0x80], ["notUTF8 0..<1 ×3"]),
    Case(
      "one of each", Array("\u{7}\u{2067}".utf8) + [0x80],
      ["control 0..<1 ×1", "direction 1..<4 ×1", "notUTF8 4..<5 ×1"]),
  ]

  @Test(arguments: cases)
  func isFound(_ example: Case) {
    #expect(HiddenText.find(in: example.bytes).map { "\($0.kind) \($0.first) ×\($0.count)" } == example.found)
  }
}

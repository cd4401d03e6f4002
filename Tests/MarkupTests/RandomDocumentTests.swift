import Diagnostics
import Testing

@testable import Markup

/// Documents put together at random from the shapes that are hard to place.
@Suite struct RandomDocumentTests {
  private static let pieces: [String] = [
    "a", "word ", "视图", "`", "``", "`code`", "*", "**", "_", "~~", "[", "]", "](u)", "](u \"t\")",
    "](<u>\n'x y')",
    "![", "<b>", "<!-- c -->", "<https://e.org/?a&amp;b>", "&amp;", "&copy;", "&x", "&", "\\*", "\\", "\\\\",
    "  \n",
    "\n", "\n", "\n\n", "\r\n", "\r", "> ", ">", "- ", "1. ", "2、", "（3）", "* ", "+ ", "   ", "    ", "\t",
    "#", "##App",
    "# ", "```", "```\n", "~~~\n", "```swift\n", "|", "| a | b |\n|---|:-:|\n| `c\\|d` | **e** |\n", "\\|",
    "---\n", "===\n",
    "[r]: /url 'T'\n", "[r]", "[r][]", "[t][r]", "<br>", "<br>\n", "<img src=x>\n", "- [x] ", "\u{0}",
    "\u{FEFF}", "e\u{301}",
    "\u{2028}", "**删除 **`x`", "1.Text\n", "\t> ", ">\t", "#include <x>\n", "a\n---\n", "&#x2A;", "&#0;",
    "&NotEqualTilde;",
  ]

  /// Up to two dozen pieces, and now and then a byte that is no text.
  static func document(_ random: inout SplitMix64) -> [UInt8] {
    let count = Int.random(in: 1...24, using: &random)
    var bytes = (0..<count).flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
    if Int.random(in: 0..<20, using: &random) == 0 { bytes.insert(0xFF, at: bytes.count / 2) }
    return bytes
  }

  @Test(arguments: 0..<40)
  func everyTextIsWhereItSays(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    for _ in 0..<100 {
      let bytes = Self.document(&random)
      let document = Document.parse(SourceFile(path: "note.md", bytes: bytes))
      let problems = Invariants.broken(in: document)
      let text = String(reflecting: String(decoding: bytes, as: UTF8.self))
      #expect(problems == [], Comment(rawValue: "seed \(seed): \(text)"))
      if !problems.isEmpty { return }
    }
  }
}

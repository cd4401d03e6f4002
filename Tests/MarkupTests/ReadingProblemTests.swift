import Diagnostics
import Foundation
import Markup
import Testing

/// What `Document.parse` says about a note that it could read only in part.
@Suite struct ReadingProblemTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var note: String
    /// Code, line and column of each diagnostic.
    var found: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "nothing odd", note: "# A\n\n```\nx\n```\n", found: []),
    Case(name: "unclosed fence", note: "a\n\n```swift\nx\n", found: ["LC1002 3:1"]),
    Case(name: "fence closed by a shorter one", note: "````\nx\n```\n", found: ["LC1002 1:1"]),
    Case(name: "unclosed in an item", note: "- a\n  ```\n  x\n\nb", found: ["LC1002 2:3"]),
    Case(name: "unclosed in a quote", note: "> ```\n> x\n\nb", found: ["LC1002 1:3"]),
    Case(name: "indented code that shows a fence", note: "    ```\n    x\n", found: []),
    Case(
      name: "front matter that is no YAML", note: "---\ntitle: [a\nb: c\n---\ntext", found: ["LC1003 3:2"]),
    Case(name: "front matter with a key twice", note: "---\na: 1\na: 2\n---\n", found: ["LC1003 3:1"]),
    Case(
      name: "front matter nested too deep", note: "---\na: \(String(repeating: "[", count: 40))\n---\n",
      found: ["LC1003 2:28"]),
    Case(name: "a day of the calendar", note: "---\nupdated: 2028-02-29\n---\n", found: []),
    Case(
      name: "a day that the year has not", note: "---\ntitle: A\nupdated: 2026-02-29\n---\n", found: ["LC1008 3:10"]),
    Case(name: "a day in words", note: "---\nupdated: 20 November\n---\n", found: ["LC1008 2:10"]),
    Case(name: "days in a list", note: "---\nupdated: [2026-11-20]\n---\n", found: ["LC1008 2:10"]),
    Case(
      name: "lists too deep in one line", note: String(repeating: "- ", count: 300) + "x" + "\n",
      found: ["LC0004 1:101"]),
    Case(name: "quotes too deep", note: String(repeating: "> ", count: 120) + "x", found: ["LC0004 1:201"]),
  ]

  @Test(arguments: cases)
  func diagnostics(_ example: Case) {
    let file = SourceFile(path: "note.md", text: example.note)
    let found = Document.parse(file).diagnostics.map {
      let place = file.position(at: $0.range.lowerBound)
      return "\($0.code) \(place.line):\(place.column)"
    }
    #expect(found == example.found)
  }

  @Test func tooLargeIsNotRead() {
    let file = SourceFile(path: "big.md", bytes: [UInt8](repeating: 0x61, count: 4 * 1_048_576 + 1))
    let document = Document.parse(file)
    #expect(document.blocks.isEmpty)
    #expect(document.diagnostics.map(\.code) == ["LC0004"])
    #expect(document.diagnostics.map(\.severity) == [.error])
  }

  @Test func whatIsTooDeepIsKept() {
    let tree = TreeDump.of(String(repeating: "> ", count: 120) + "- x `y`")
    #expect(
      tree.hasSuffix(
        "paragraph\n" + String(repeating: "  ", count: 101) + "«x »\n" + String(repeating: "  ", count: 101)
          + "code «y»"))
  }
}

@Suite struct FrontMatterTests {
  @Test func values() {
    let note = "---\ntitle: \"A: b\"\ntags:\n - x\n - y\ndate: 2024-01-02\nmap: {a: b}\nempty:\n---\n# T\n"
    let document = Document.parse(SourceFile(path: "note.md", text: note))
    #expect(document.frontMatter.title == "A: b")
    #expect(
      document.frontMatter.values == ["title": "A: b", "tags": "x, y", "date": "2024-01-02", "empty": ""])
    #expect(document.frontMatter.range == 0..<note.utf8.count - 5)
    #expect(TreeDump.of(document) == "h1\n  «T»")
  }

  @Test func rangesBehindFrontMatterWithAByteOrderMarkAndCRLF() {
    let document = Document.parse(SourceFile(path: "note.md", text: "\u{FEFF}---\r\na: b\r\n---\r\n`x`\r\n"))
    #expect(document.frontMatter.values == ["a": "b"])
    #expect(document.frontMatter.range == 3..<17)
    #expect(TreeDump.of(document) == "paragraph\n  code «x»")
  }

  @Test(arguments: [
    "text\n---\na: b\n---\n", "---\n\ntext\n\n---\n", "---\nsome prose, no key\n---\n", "---\na: b\n",
    " ---\na: b\n---\n",
  ])
  func noneHere(note: String) {
    let document = Document.parse(SourceFile(path: "note.md", text: note))
    #expect(document.frontMatter == FrontMatter())
    #expect(document.diagnostics.isEmpty)
  }

  @Test func badFrontMatterIsKeptAsCode() {
    #expect(TreeDump.of("---\na: [\n---\nb").hasPrefix("code(yaml) «---⏎a: [⏎---⏎» @0,4,9\nparagraph"))
  }
}

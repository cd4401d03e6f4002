import Diagnostics
import Testing

@testable import Quiz

struct TextWidthTests {
  struct Wrapped: CustomTestStringConvertible, Sendable {
    var text: String
    var width: Int
    var indent = 0
    var lines: [String]
    var testDescription: String { "\(width): \(text)" }
  }

  @Test(arguments: [
    Wrapped(text: "", width: 10, lines: [""]),
    Wrapped(text: "one two three", width: 8, lines: ["one two", "three"]),
    Wrapped(text: "one two three", width: 7, indent: 2, lines: ["one two", "  three"]),
    Wrapped(text: "one  two", width: 20, lines: ["one  two"]),
    Wrapped(text: "  one", width: 20, lines: ["  one"]),
    Wrapped(text: "one two ", width: 3, lines: ["one", "two"]),
    Wrapped(text: "按什么顺序发生", width: 8, lines: ["按什么顺", "序发生"]),
    Wrapped(text: "调用顺序。", width: 8, lines: ["调用顺", "序。"]),
    Wrapped(text: "先 viewDidLoad 后", width: 12, lines: ["先", "viewDidLoad", "后"]),
    Wrapped(text: "Nav.didShowViewController", width: 16, lines: ["Nav.didShowView", "Controller"]),
    Wrapped(text: "abcdefghij", width: 4, lines: ["abcd", "efgh", "ij"]),
    Wrapped(text: "e\u{301}e\u{301}e\u{301}e\u{301}", width: 4, lines: ["e\u{301}e\u{301}e\u{301}e\u{301}"]),
  ])
  func textIsWrapped(_ wrapped: Wrapped) {
    #expect(TextWidth.wrapped(wrapped.text, width: wrapped.width, indent: wrapped.indent) == wrapped.lines)
  }

  @Test func everyWidthIsKept() {
    let text = "Push B（压入 B）之后：Nav.navigationControllerDidShowViewControllerAnimated 按什么顺序，and why? 😀"
    let whole = text.unicodeScalars.filter { $0 != " " }.map(\.value)
    for width in 4...80 {
      for indent in [0, 3] {
        let lines = TextWidth.wrapped(text, width: width, indent: indent)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(width)")
        #expect(lines.joined().unicodeScalars.filter { $0 != " " }.map(\.value) == whole)
      }
    }
  }

  @Test func truncation() {
    #expect(TextWidth.truncated("abcdef", width: 6) == "abcdef")
    #expect(TextWidth.truncated("abcdef", width: 5) == "abcd…")
    #expect(TextWidth.truncated("中文字", width: 5) == "中文…")
    #expect(TextWidth.truncated("中文字", width: 4) == "中…")
    #expect(TextWidth.truncated("abc", width: 0) == "")
  }

  @Test func nothingSteersTheTerminal() {
    #expect(TextWidth.safe("a\u{1B}[2Jb\u{7}\u{9B}c") == "a␛[2Jb␇\u{FFFD}c")
    #expect(TextWidth.safe("a\nb\tc") == "a b c")
    #expect(TextWidth.safe("a\u{202E}b\u{2066}c\u{61C}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    #expect(TextWidth.safe("中文 é") == "中文 é")
  }
}

import Diagnostics
import Testing

/// A diagnostic and every line of what is printed for it.
struct RenderCase: CustomTestStringConvertible, Sendable {
  var name: String
  var diagnostic: Diagnostic
  var width = 120
  var text: String

  var testDescription: String { name }
}

extension Diagnostic {
  /// A diagnostic about the first place where the source says `words`.
  static func about(
    _ words: String, in source: String, code: String = "LC4002", severity: Severity = .error,
    _ message: String = "claimed order is contradicted", label: String = "", also: [(String, String)] = [],
    notes: [String] = [], helps: [String] = []
  ) -> Diagnostic {
    let file = SourceFile(path: "notes/push.md", text: source)
    return Diagnostic(
      code: code, severity: severity, message: message, file: file, range: place(of: words, in: file),
      label: label,
      secondary: also.map { Label(range: place(of: $0.0, in: file), text: $0.1) }, notes: notes, helps: helps)
  }

  private static func place(of words: String, in file: SourceFile) -> Range<Int> {
    let wanted = Array(words.utf8)
    let start = file.bytes.indices.first { file.bytes[$0...].starts(with: wanted) } ?? file.bytes.count
    return start..<start + wanted.count
  }
}

@Suite struct TextRendererTests {
  @Test(arguments: RenderCase.all)
  func draws(_ example: RenderCase) {
    #expect(TextRenderer(width: example.width).render(example.diagnostic) == example.text + "\n")
  }

  @Test func coloursAroundTheSameText() {
    let diagnostic = Diagnostic.about("ab", in: "x ab c", label: "here", also: [("c", "there")], notes: ["n"])
    let colored = TextRenderer(hasColors: true).render(diagnostic)
    #expect(colored.hasPrefix("\u{1B}[1;31merror[LC4002]\u{1B}[0m\u{1B}[1m: claimed"))
    #expect(colored.contains("\u{1B}[1;31m^^\u{1B}[0m \u{1B}[1;34m-\u{1B}[0m\u{1B}[1;34m there\u{1B}[0m"))
    var plain = ""
    var rest = colored[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    #expect(plain + rest == TextRenderer().render(diagnostic))
  }

  @Test func anEmptyLineBetweenTwo() {
    let diagnostic = Diagnostic(
      code: "LC0002", severity: .error, message: "a note must be readable",
      file: SourceFile(path: "a.md", bytes: []),
      range: 0..<0, helps: ["check its permissions"])
    let one = "error[LC0002]: a note must be readable\n --> a.md:1:1\n  = help: check its permissions\n"
    #expect(TextRenderer().render([diagnostic, diagnostic]) == one + "\n" + one)
  }

  @Test func nothingThatMovesTheCursorComesThrough() {
    let hostile = "a\u{1B}[2Jb\u{9B}c\u{202E}d\u{2066}e\u{7}\u{8}f\u{2028}g\u{200F}h\u{61C}i"
    let diagnostic = Diagnostic(
      code: "LC1004", severity: .warning, message: hostile, file: SourceFile(path: hostile, text: hostile),
      range: 1..<3,
      label: hostile, secondary: [.init(range: 5..<6, text: hostile)], notes: [hostile], helps: [hostile])
    for isNarrated in [false, true] {
      let text = TextRenderer(isNarrated: isNarrated).render(diagnostic)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || DisplayWidth.picture(of: $0) == nil })
    }
  }

  @Test(arguments: [0..<0, 3..<3, 0..<3, 3..<90, 90..<95, 1..<2, 2..<3])
  func anyRangeCanBeDrawn(range: Range<Int>) {
    for bytes: [UInt8] in [
      [], [0x0A, 0x0A, 0x0A], [0xE4, 0xB8, 0xAD], [0xFF, 0x0D, 0x0A], Array("ab\r\n".utf8),
    ] {
      let diagnostic = Diagnostic(
        code: "LC9999", severity: .note, message: "m", file: SourceFile(path: "a", bytes: bytes),
        range: range,
        secondary: [.init(range: range, text: "x")])
      #expect(TextRenderer(width: 1).render(diagnostic).hasPrefix("note[LC9999]: m\n --> a:"))
      #expect(TextRenderer(isNarrated: true).render(diagnostic).hasPrefix("note LC9999: m\n  in a, line "))
    }
  }
}

extension RenderCase {
  static let all: [RenderCase] = [
    RenderCase(
      name: "one place, notes and helps",
      diagnostic: .about(
        "viewDidApper", in: "# Push\n\n3. AVC viewDidApper", code: "LC2001",
        "`viewDidApper` is not a callback",
        label: "unknown name", notes: ["items 4 to 8 were checked\nas if it were right"],
        helps: ["there is `viewDidAppear`"]),
      text: """
        error[LC2001]: `viewDidApper` is not a callback
         --> notes/push.md:3:8
          |
        3 | 3. AVC viewDidApper
          |        ^^^^^^^^^^^^ unknown name
          |
          = note: items 4 to 8 were checked
                  as if it were right
          = help: there is `viewDidAppear`
        """),
    RenderCase(
      name: "several places on a line with wide characters",
      diagnostic: .about(
        "viewDidDisappear", in: "push 时,先调用 A 的 viewDidDisappear,再调用 B 的 viewWillAppear。",
        label: "read as: A's before B's",
        also: [("push 时", "scope: the segment of `push`"), ("viewWillAppear", "")]),
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:16
          |
        1 | push 时,先调用 A 的 viewDidDisappear,再调用 B 的 viewWillAppear。
          | -------             ^^^^^^^^^^^^^^^^             --------------
          | |                   |
          | |                   read as: A's before B's
          | scope: the segment of `push`
        """),
    RenderCase(
      name: "places that overlap, and two at the same start",
      diagnostic: .about("bc", in: "abcdef", label: "inner", also: [("abcdef", "outer"), ("b", "first")]),
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:2
          |
        1 | abcdef
          | -^^---
          | ||
          | |inner
          | |first
          | outer
        """),
    RenderCase(
      name: "lines apart, near and adjacent",
      diagnostic: .about(
        "b", in: "a\nb\nc\nd\n\n\n\n\n\nj\n", severity: .warning, label: "here",
        also: [("a", "before"), ("d", "after"), ("j", "far")]),
      text: """
        warning[LC4002]: claimed order is contradicted
          --> notes/push.md:2:1
           |
         1 | a
           | - before
         2 | b
           | ^ here
         3 | c
         4 | d
           | - after
        ...
        10 | j
           | - far
        """),
    RenderCase(
      name: "tabs, combining marks, controls, emoji",
      diagnostic: .about("x", in: "\ta\te\u{301}\u{1B}\u{202E}👩‍💻x", label: "after\tall"),
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:11
          |
        1 |     a   e\u{301}\u{241B}\u{FFFD}👩‍💻x
          |                ^ after\u{2409}all
        """),
    RenderCase(
      name: "a place over several lines",
      diagnostic: .about(
        "b {\n  c\n}", in: "a b {\n  c\n} d\n", label: "this block", also: [("a", "its name")]),
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:3
          |
        1 |   a b {
          |   - its name
          |  ___^
        2 | |   c
        3 | | } d
          | |_^ this block
        """),
    RenderCase(
      name: "two long places that overlap",
      diagnostic: .about(
        "1\n2\n3\n4\n5\n6\n7\n8", in: "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n", label: "long",
        also: [("0\n1\n2", "also long")]),
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:2:1
          |
        1 |    0
          |   _-
        2 |  | 1
          |  |_^
        3 | || 2
          | ||_- also long
        ...
        8 | |  7
        9 | |  8
          | |__^ long
        """),
    RenderCase(
      name: "an empty place at the end of a line",
      diagnostic: .about("", in: "", "nothing here"),
      text: """
        error[LC4002]: nothing here
         --> notes/push.md:1:1
        """),
    RenderCase(
      name: "a long line is cut around its places",
      diagnostic: .about(
        "viewDidLoad",
        in: String(repeating: "先", count: 40) + "viewDidLoad" + String(repeating: "后", count: 40) + "end",
        label: "here", also: [("end", "and there")]),
      width: 50,
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:41
          |
        1 | …先先先先先先先先viewDidLoad后后后后后后后后…
          |                  ^^^^^^^^^^^ here
        1 | …后后后后后后后后后后后后后后后后后后后后后end
          |                                            --- and there
        """),
    RenderCase(
      name: "a place longer than the screen",
      diagnostic: .about(
        String(repeating: "b", count: 60),
        in: String(repeating: "a", count: 9) + String(repeating: "b", count: 60), label: "all"),
      width: 30,
      text: """
        error[LC4002]: claimed order is contradicted
         --> notes/push.md:1:10
          |
        1 | …bbbbbbbbbbbbbbbbbbbbbbbb…
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^ all
        """),
  ]
}

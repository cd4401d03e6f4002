import Diagnostics
import Testing

/// A note with comments, and what is left of a finding for each `!` in it.
struct SuppressionCase: CustomTestStringConvertible, Sendable {
  var note: String
  /// The codes of what remains, then `suppressed n`.
  var left: [String]
  var code = "LC4003"

  var testDescription: String { note }

  var file: SourceFile { SourceFile(path: "a.md", text: note) }

  /// A finding at each `!` of the prose.
  var findings: [Diagnostic] {
    let comments = comments.map(\.range)
    return file.bytes.indices.filter { at in
      file.bytes[at] == UInt8(ascii: "!") && !comments.contains { $0.contains(at) }
    }.map { Diagnostic(code: code, severity: .error, message: "m", file: file, range: $0..<$0 + 1) }
  }

  /// `lc-allow-next` is about the next line here.
  var comments: [CommentPlace] {
    let bytes = file.bytes
    var places: [CommentPlace] = []
    for start in bytes.indices where bytes[start...].starts(with: "<!--".utf8) {
      guard let end = bytes.indices.first(where: { $0 > start && bytes[$0...].starts(with: "-->".utf8) }) else {
        continue
      }
      let line = file.line(at: end)
      let next = line < file.lineStarts.count ? file.lineRange(line + 1) : bytes.count..<bytes.count
      places.append(CommentPlace(range: start..<end + 3, words: start + 4..<end, next: next))
    }
    return places
  }
}

@Suite struct SuppressionTests {
  @Test(arguments: [
    SuppressionCase(note: "a !", left: ["LC4003", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next LC4003: why -->\na !", left: ["suppressed 1"]),
    SuppressionCase(note: "<!--lc-allow-next LC2001,LC4003:why-->\n!", left: ["LC9001", "suppressed 1"]),
    SuppressionCase(note: "<!-- lc-allow-next LC4003: why -->\nb\na !", left: ["LC4003", "LC9001", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow LC4003: why -->\n!\n!\n<!-- lc-end -->\n!", left: ["LC4003", "suppressed 2"]),
    SuppressionCase(note: "!\n<!-- lc-allow-file LC4003: why -->\n!", left: ["suppressed 2"]),
    SuppressionCase(note: "<!-- lc-allow LC4003: why -->\n!", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "!<!-- lc-end -->", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next LC4003 -->\n!", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next LC4003: -->\n!", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next -->\n!", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-alow-next LC4003: why -->\n!", left: ["LC4003", "LC9005", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-something-else -->\n!", left: ["LC4003", "suppressed 0"]),
    SuppressionCase(note: "<!-- a word for people -->\n!", left: ["LC4003", "suppressed 0"]),
    SuppressionCase(note: "<!---->\n<!-- -->!", left: ["LC4003", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next LC9876: why -->\n!", left: ["LC4003", "LC9002", "suppressed 0"]),
    SuppressionCase(note: "<!-- lc-allow-next lc4003: why -->\n!", left: ["LC4003", "LC9002", "suppressed 0"]),
    SuppressionCase(
      note: "<!-- lc-allow-file LC0004: why -->\n!", left: ["LC0004", "LC9002", "suppressed 0"], code: "LC0004"),
    SuppressionCase(note: "<!-- lc-allow-next LC4003: why\nover lines -->\n!", left: ["suppressed 1"]),
    SuppressionCase(
      note: "<!-- lc-allow-file LC4003: why --><!-- lc-allow-next LC4003: why -->\n!", left: ["suppressed 1"]),
  ])
  func allows(_ example: SuppressionCase) {
    let divided = Suppressions(example.comments, in: example.file).apply(to: example.findings)
    let left = divided.findings.map(\.code).sorted() + ["suppressed \(divided.suppressed.count)"]
    #expect(left == example.left)
    for one in divided.suppressed { #expect(one.origin.reason.hasPrefix("why")) }
  }

  @Test func aNeedlessCommentCanBeTakenOut() {
    let example = SuppressionCase(note: "a\n<!-- lc-allow-next LC4003: why -->\nb", left: [])
    let divided = Suppressions(example.comments, in: example.file).apply(to: [])
    #expect(String(decoding: SafeFixes.apply(divided.findings, to: example.file).bytes, as: UTF8.self) == "a\n\nb")
  }
}

@Suite struct BaselineTests {
  private let first = Diagnostic.about("b", in: "a b c")
  private let second = Diagnostic.about("c", in: "a b c", code: "LC2001", severity: .warning)
  private let note = Diagnostic.about("a", in: "a b c", code: "LC5001", severity: .note)
  private let meta = Diagnostic.about("a", in: "a b c", code: "LC9001", severity: .warning)

  @Test func holdsWhatCounts() {
    let baseline = Baseline(of: [second, note, meta, first])
    #expect(baseline.entries.map(\.code) == ["LC2001", "LC4002"])
    #expect(
      baseline.text == """
        {"version":1,"findings":[
        {"file":"notes/push.md","code":"LC2001","fingerprint":"\(baseline.entries[0].fingerprint)"},
        {"file":"notes/push.md","code":"LC4002","fingerprint":"\(baseline.entries[1].fingerprint)"}]}

        """)
    #expect(Baseline(entries: baseline.entries.reversed()) == baseline)
  }

  @Test func dividesNewFromKnown() {
    let baseline = Baseline(of: [first])
    let moved = Diagnostic.about("b", in: "new line\n\na b c d")
    let divided = baseline.divide([note, moved, second])
    #expect(divided.findings.map(\.code) == ["LC5001", "LC2001"])
    #expect(divided.suppressed.map(\.origin) == [.baseline])
    #expect(divided.stale.isEmpty)
  }

  @Test func aFileIsTheSameHoweverItIsNamed() {
    var named = first
    named.file = SourceFile(path: "./notes/push.md", bytes: first.file.bytes)
    #expect(Baseline(of: [named]) == Baseline(of: [first]))
  }

  @Test func oneEntryIsOneFinding() {
    let divided = Baseline(of: [first]).divide([first, first])
    #expect(divided.findings.count == 1 && divided.suppressed.count == 1)
  }

  @Test func saysWhatIsGone() {
    let divided = Baseline(of: [first, second]).divide([first])
    #expect(divided.stale.map(\.code) == ["LC2001"])
  }
}

@Suite struct SafeFixTests {
  private func fixed(_ fixes: [(Range<Int>, String, Bool)]) -> String {
    let file = SourceFile(path: "a.md", text: "0123456789")
    let diagnostics = fixes.map { range, text, isSafe in
      Diagnostic(
        code: "LC2001", severity: .warning, message: "m", file: file, range: range,
        fixes: [.init(range: range, replacement: text, isSafe: isSafe)])
    }
    let result = SafeFixes.apply(diagnostics, to: file)
    return String(decoding: result.bytes, as: UTF8.self) + " \(result.count)"
  }

  @Test func onlySafeOnesOnceEach() {
    #expect(fixed([]) == "0123456789 0")
    #expect(fixed([(1..<3, "ab", true)]) == "0ab3456789 1")
    #expect(fixed([(8..<10, "z", true), (0..<0, "a", true)]) == "a01234567z 2")
    #expect(fixed([(1..<3, "ab", false)]) == "0123456789 0")
    #expect(fixed([(1..<5, "a", true), (3..<6, "b", true)]) == "0a56789 1")
    #expect(fixed([(8..<11, "a", true)]) == "0123456789 0")
  }

  @Test func otherFilesAreLeftAlone() {
    let fix = Diagnostic.about("b", in: "abc").fixed("x")
    #expect(SafeFixes.apply([fix], to: SourceFile(path: "other.md", text: "abc")).count == 0)
  }
}

import Testing

@testable import Diagnostics

/// A report and every line of what a format makes of it.
struct FormatCase: CustomTestStringConvertible, Sendable {
  var name: String
  var report: Report
  var render: @Sendable (Report) -> String
  var text: String

  var testDescription: String { name }
}

extension Report {
  /// One of each severity, one suppressed, one file without findings.
  static let sample = Report(
    version: "1.2.3", files: ["notes/push.md", "notes/quiet.md"],
    findings: [
      .about(
        "Apper", in: "a\n视图 viewDidApper\n", code: "LC2001", severity: .warning, "`viewDidApper` is no callback",
        label: "unknown", also: [("视图", "here")], notes: ["read so"], helps: ["write `x`"]
      ).fixed("Appear"),
      .about("a\n视", in: "a\n视图 viewDidApper\n", severity: .error, "m"),
      .about("图", in: "a\n视图 viewDidApper\n", code: "LC5001", severity: .note, "depends"),
    ],
    suppressed: [
      Suppressed(.about("a", in: "a\n视图 viewDidApper\n", severity: .error, "m"), .comment(reason: "for the quiz"))
    ], summary: "2 files, 1 error")

  static let empty = Report(version: "1.2.3", files: [], findings: [])

  /// What a hostile note would put into every text of a diagnostic.
  static let hostileText =
    "\n::error::x\r\n ::add-mask::y\n##[add-mask]z %0A ,: \u{1B}]52;c;x\u{7} \u{0} \u{202E} </failure>]]> \"'& \u{FFFF} ```"

  static let hostile = Report(
    version: "1", files: [hostileText],
    findings: [
      Diagnostic(
        code: "LC4002", severity: .error, message: hostileText,
        file: SourceFile(path: hostileText, text: "x" + hostileText), range: 0..<1, label: hostileText,
        secondary: [.init(range: 0..<4, text: hostileText)], notes: [hostileText], helps: [hostileText],
        fixes: [.init(range: 0..<1, replacement: hostileText, isSafe: true)])
    ],
    suppressed: [
      Suppressed(
        Diagnostic(
          code: "LC2001", severity: .warning, message: hostileText, file: SourceFile(path: "a", text: hostileText),
          range: 0..<3), .comment(reason: hostileText))
    ], summary: hostileText)
}

extension Diagnostic {
  /// The same with a safe edit of its place.
  func fixed(_ replacement: String) -> Diagnostic {
    var copy = self
    copy.fixes = [Fix(range: range, replacement: replacement, isSafe: true)]
    return copy
  }
}

@Suite struct FormatTests {
  @Test(arguments: FormatCase.all)
  func writes(_ example: FormatCase) {
    #expect(example.render(example.report) == example.text)
  }

  @Test(arguments: FormatCase.empty)
  func writesNothingToo(_ example: FormatCase) {
    #expect(example.render(.empty) == example.text)
  }

  @Test(arguments: FormatCase.all.filter { $0.name != "summary" })
  func noControlCharacterComesOut(_ renderer: FormatCase) {
    let text = renderer.render(.hostile)
    #expect(!text.isEmpty)
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || DisplayWidth.picture(of: $0) == nil }
        || renderer.name.hasSuffix("json"))
  }
}

@Suite struct FailedRunTests {
  /// What uploads every report takes this one too.
  @Test func aRunThatCouldNotCheckIsAReport() {
    #expect(
      SARIFRenderer.render(failure: "notes: [no]\u{1B} such file", version: "1.2.3") == """
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
        {"name":"lcdoc","version":"1.2.3"}},"invocations":[{"executionSuccessful":false,\
        "toolExecutionNotifications":[{"level":"error","message":{"text":"notes: \\\\[no\\\\]␛ such file"}}]}],\
        "results":[]}]}

        """)
  }
}

@Suite struct LineHashTests {
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
  ])
  func areThoseOfCodeScanning(text: String, hashes: [String]) {
    #expect(LineHashes(Array(text.utf8)).hashes == hashes)
  }

  @Test(arguments: ["a\nb", "a\r\n  b", "a\r\tb\n", "\n\n\n", "视图\n😀", String(repeating: "xyz\n", count: 300)])
  func oneForEachLineWhateverEndsIt(text: String) {
    let hashes = LineHashes(Array(text.utf8)).hashes
    #expect(hashes.count == SourceFile(path: "a", text: text).lineStarts.count)
    #expect(Set(hashes).count == hashes.count, "lines that are alike are counted")
  }

  @Test func lineEndsAndIndentationDoNotMatter() {
    let unix = LineHashes(Array("a b\nc\n".utf8)).hashes
    #expect(LineHashes(Array("a b\r\nc\r\n".utf8)).hashes == unix)
    #expect(LineHashes(Array("\tab\r c\r".utf8)).hashes == unix)
  }
}

@Suite struct FingerprintTests {
  @Test func aLineAboveChangesNothing() {
    let before = Fingerprint.all(of: [.about("b c", in: "a\nb c")])
    #expect(Fingerprint.all(of: [.about("b c", in: "new\n\na\nb c")]) == before)
    #expect(Fingerprint.all(of: [.about("b  c", in: "a\nb  c")]) == before)
    #expect(Fingerprint.all(of: [.about("b d", in: "a\nb d")]) != before)
    #expect(Fingerprint.all(of: [.about("b c", in: "a\nb c", code: "LC2001")]) != before)
  }

  @Test func whatIsAlikeIsCounted() {
    let one = Diagnostic.about("b", in: "b b")
    let prints = Fingerprint.all(of: [one, one, one])
    #expect(prints[1] == prints[0] + ":2" && prints[2] == prints[0] + ":3")
  }
}

import Diagnostics
import Testing

@Suite struct GitHubTests {
  /// What the runner takes for a command: `::` at the start of a trimmed line, `##[` anywhere.
  private func commands(in text: String) -> [Substring] {
    text.split(whereSeparator: { "\r\n".contains($0) || $0 == "\r\n" }).filter { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
    }
  }

  @Test func aNoteCannotGiveCommands() {
    let text = GitHubRenderer.render(.hostile)
    let found = commands(in: text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("::error file=") == true)
    // The properties end at the first `::` behind them; the message is the rest of the line.
    #expect(text.contains(",title=LC4002::"))
    #expect(commands(in: GitHubRenderer.harmless("a\n::x::y\n\u{3000}::x::y\n##[x]##[y]###[z]")).isEmpty)
  }

  @Test(arguments: [(10, 10, 10), (11, 9, 10), (500, 9, 10)])
  func tenOfAKind(count: Int, shown: Int, lines: Int) {
    let one = Diagnostic.about("b", in: "a\nb")
    let warning = Diagnostic.about("b", in: "a\nb", severity: .warning)
    let text = GitHubRenderer.render(
      Report(
        version: "1", files: [], findings: Array(repeating: warning, count: 3) + Array(repeating: one, count: count)))
    let errors = text.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(errors.count == lines)
    #expect(errors.count { $0.contains("file=") } == shown)
    #expect(text.contains("\(count - shown) more;") == (count > 10))
    #expect(text.hasPrefix("::error"))
  }

  @Test func longMessagesAreCut() {
    let long = Diagnostic.about("b", in: "b", String(repeating: "视", count: 5_000))
    let text = GitHubRenderer.render(Report(version: "1", files: [], findings: [long]))
    #expect(text.unicodeScalars.count < 1_100 && text.hasSuffix("视…\n"))
  }

  @Test func theSummaryHasRoom() {
    let one = Diagnostic.about("b", in: "b", notes: [String(repeating: "x", count: 100_000)])
    let text = StepSummary.render(
      Report(version: "1", files: [], findings: Array(repeating: one, count: 30), summary: "30 <errors>"))
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasPrefix("## lcdoc\n\n30 \\<errors\\>\n\n```text\nerror[LC4002]"))
    #expect(text.hasSuffix("\n```\n\n21 more findings have no room here.\n"))
  }

  @Test func theSummaryIsNotLeftByANote() {
    let text = StepSummary.render(.hostile)
    #expect(text.contains("\n````text\n") && text.hasSuffix("````\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("````") } == 2)
  }
}

import Diagnostics
import Judging
import Markup
import Testing

/// Which links of notes are said to lead nowhere.
@Suite struct LinkDiagnosticTests {
  private static let target = document("notes/push.md", "# Push\n\n## What comes first\n")

  private static func document(_ path: String, _ text: String) -> Document {
    Document.parse(SourceFile(path: path, text: text))
  }

  private func found(_ link: String, _ language: Language = .english) -> [Diagnostic] {
    let note = Self.document("notes/a.md", "# A\n\nSee [this](\(link)).\n")
    return LinkDiagnostics([Self.target.file, note.file]) { $0 == "notes/other.md" }
      .diagnostics(of: note.links, in: note.file, language)
  }

  @Test(arguments: [
    "push.md", "push.md#what-comes-first", "../notes/push.md#push", "#a", "#", "other.md#any", "https://a.org/x.md",
    "/x.md", "picture.png", "Code.swift", "folder/",
  ])
  func leadsSomewhere(link: String) { #expect(found(link).isEmpty) }

  @Test(arguments: [
    ("pusch.md", "this link leads nowhere: there is no `notes/pusch.md`", "there is: `notes/push.md`"),
    ("../recipes/topics/push.md", "there is no `recipes/topics/push.md`", "there is: `notes/push.md`"),
    ("push.md#what-come-first", "`notes/push.md` has no heading `#what-come-first`", "there is: `#what-comes-first`"),
    ("#b", "`notes/a.md` has no heading `#b`", "there is: `#a`"),
    ("x/push.scenario", "there is no `notes/x/push.scenario`", ""),
  ])
  func leadsNowhere(link: String, message: String, help: String) throws {
    let diagnostic = try #require(found(link).first)
    #expect(diagnostic.code == "LC8007" && diagnostic.severity == .warning && diagnostic.message.hasSuffix(message))
    #expect(diagnostic.helps.joined() == help || help.isEmpty || link == "#b")
    #expect(diagnostic.file.text(diagnostic.range) == "[this](\(link))")
  }

  @Test func inChinese() { #expect(found("pusch.md", .chinese).first?.message.hasPrefix("此链接没有目标") == true) }
}

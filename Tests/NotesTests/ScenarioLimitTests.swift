import Diagnostics
import Markup
import Testing

import Judging
@testable import Notes

/// Each scenario becomes a page: a short note must not become hundreds of megabytes.
@Suite struct ScenarioLimitTests {
  @Test func aNoteHasAThousandScenarios() throws {
    let block = "```scenario\nroot: A\n```\n\n"
    let text = String(repeating: block, count: Note.mostScenarios + 2)
    let note = Note.read(Document.parse(SourceFile(path: "a.md", text: text)))
    #expect(note.scenarios.count == Note.mostScenarios)
    #expect(note.firstLeftOut?.lowerBound == block.utf8.count * Note.mostScenarios)
    var judge = NoteJudge()
    let found = judge.judge(note).diagnostics.filter { $0.code == "LC0004" }
    #expect(found.map(\.range) == [note.firstLeftOut])
    let fewer = String(repeating: block, count: 3)
    #expect(Note.read(Document.parse(SourceFile(path: "a.md", text: fewer))).firstLeftOut == nil)
  }
}

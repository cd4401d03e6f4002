import Diagnostics
@testable import Quiz
import Testing

@testable import Project

@Suite("Questions in a check")
struct QuizFindingsTests {
  @Test(
    "A problem is a finding at the line of its source",
    arguments: zip(ItemProblem.Kind.allCases, ["LC8002", "LC8006", "LC8003"]))
  func finding(_ kind: ItemProblem.Kind, _ code: String) {
    let file = SourceFile(path: "notes/a.md", text: "# Push\n\n```scenario\nlaunch\n```\n")
    func problem(line: Int) -> ItemProblem {
      ItemProblem(id: "push.1", source: SourceNote(path: file.path, line: line), kind: kind, complaint: "why")
    }
    let diagnostic = QuizFindings.diagnostic(problem(line: 3), in: file)
    #expect(diagnostic.code == code && file.text(diagnostic.range) == "```scenario" && diagnostic.label == "why")
    #expect(DiagnosticCode.named(code) != nil)
    for line in [-1, 0, 99] { #expect(QuizFindings.diagnostic(problem(line: line), in: file).code == code) }
  }

  @Test("A note without anything to ask has no questions")
  func nothing() {
    let findings = QuizFindings([], in: SourceFile(path: "a.md", text: ""))
    #expect(findings.questions == 0 && findings.diagnostics.isEmpty)
  }
}

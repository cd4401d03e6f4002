import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Quiz
import Project
import Testing

struct QuizSourcesTests {
  private func sources(_ text: String) -> [ScenarioSource] {
    let file = SourceFile(path: "notes/a b.md", bytes: Array(text.utf8))
    var judge = NoteJudge()
    return QuizSources.sources(of: judge.judge(Note.read(Document.parse(file))), named: "a b")
  }

  private static let passing = """
    # Notes

    ## Push and back

    ```scenario push
    root: nav(A)
    log: viewWillAppear:

    launch
      > A viewWillAppear:
    push B
      > B viewWillAppear:
    ```
    """

  @Test func scenariosThatPassAreSources() throws {
    let sources = sources(Self.passing)
    let source = try #require(sources.first)
    #expect(sources.count == 1 && source.id == "a-b-push" && source.title == "Push and back")
    #expect(source.note.path == "notes/a b.md" && source.note.line == 5)
  }

  @Test func whatDoesNotPassIsNone() {
    let failing = Self.passing.replacing("> B viewWillAppear:", with: "> B viewDidUnload")
    #expect(sources(failing).isEmpty)
  }

  @Test("A heading that would tell the answer is no title")
  func telling() {
    let telling = Self.passing.replacing("## Push and back", with: "## First viewWillAppear, then viewDidAppear")
    #expect(sources(telling).allSatisfy { $0.title.isEmpty })
  }

  @Test func statedOrdersThatHoldAreSources() throws {
    let text = """
      # Push

      On a push in iOS 13 and later:

      1. B.viewDidLoad
      2. A.viewWillDisappear
      3. B.viewWillAppear
      """
    let source = try #require(sources(text).first)
    #expect(source.id == "a-b-order-1" && source.versions?.isEmpty == false)
    #expect(source.scenario.ios == nil && source.scenario.lifeCycle == nil)
    let wrong = text.replacing("1. B.viewDidLoad", with: "1. B.viewDidAppear")
    #expect(sources(wrong).isEmpty)
  }

  @Test func standardSituationsAreThere() {
    let sources = StandardSituations.sources
    #expect(sources.count > 15 && Set(sources.map(\.id)).count == sources.count)
    #expect(sources.allSatisfy { !$0.scenario.steps.isEmpty })
  }
}

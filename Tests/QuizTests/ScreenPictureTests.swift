import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// The screen beside a question is what the simulated world has there.
@Suite("What is on screen before what is asked")
struct ScreenPictureTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var root: String
    var steps: [String]
    var rows: [String]
    var words: String
    var testDescription: String { steps.joined(separator: "; ") }
  }

  static let examples = [
    Example(
      root: "nav(A)", steps: ["launch", "push B", "pop"], rows: ["Nav", "├ A", "└ B (to be seen)"],
      words: "On screen then: Nav with A, B; to be seen: B"),
    Example(
      root: "nav(A)", steps: ["launch", "push B", "pop", "push C"], rows: ["Nav", "└ A (to be seen)"],
      words: "On screen then: Nav with A; to be seen: A"),
    Example(
      root: "tab(nav(A), B)", steps: ["launch", "select B", "select Nav"],
      rows: ["Tab", "├ Nav", "│ └ A", "└ B (to be seen)"],
      words: "On screen then: Tab with Nav with A, B; to be seen: B"),
    Example(
      root: "A", steps: ["launch", "present B as fullScreen", "dismiss"],
      rows: ["A", "└ B (presented, to be seen)"], words: "On screen then: A, presenting B; to be seen: B"),
    Example(
      root: "A", steps: ["launch", "present B as formSheet", "present C as formSheet", "dismiss"],
      rows: ["A (to be seen)", "└ B (presented, to be seen)", "  └ C (presented, to be seen)"],
      words: "On screen then: A, presenting B, presenting C; to be seen: A, B, C"),
    Example(
      root: "A", steps: ["launch", "add child B to A", "remove child B"], rows: ["A", "└ B (to be seen)"],
      words: "On screen then: A with B; to be seen: B"),
  ]

  @Test(arguments: examples)
  func pictures(_ example: Example) throws {
    let picture = try #require(ScreenPicture(of: facts(example.root, example.steps)))
    let text = PictureText(picture, strings: Strings(.english))
    #expect(text.rows == example.rows)
    #expect(text.words == example.words)
  }

  @Test("In Chinese")
  func chinese() throws {
    let picture = try #require(ScreenPicture(of: facts("A", ["launch", "present B as fullScreen", "dismiss"])))
    let text = PictureText(picture, strings: Strings(.chinese))
    #expect(text.rows == ["A", "└ B（模态呈现、可见）"])
    #expect(text.words == "此时屏幕上：A，其上呈现 B；可见：B")
  }

  @Test("Nothing is drawn where nothing has happened, nothing is left, or there is too much")
  func nothing() {
    #expect(ScreenPicture(of: facts("A", ["launch"])) == nil)
    #expect(ScreenPicture(of: facts("A", ["launch", "kill", "launch"])) == nil)
    let many = (0...ScreenPicture.mostControllers).map { "push P\($0)" }
    #expect(ScreenPicture(of: facts("nav(A)", ["launch"] + many + ["pop"])) == nil)
    var item = facts("A", ["launch", "rotate"])
    item.scenario = "no scenario"
    #expect(ScreenPicture(of: item) == nil)
  }

  /// All steps but the last are given.
  private func facts(_ root: String, _ steps: [String]) -> ItemFacts {
    var facts = ItemFacts(
      id: "a", language: .english, stem: "", fixed: [], given: Item.Given(steps: Array(steps.dropLast())),
      canonicalWorld: "", worldCount: 1, source: SourceNote(path: "a.md", line: 1), semanticHash: 0, difficulty: 1)
    facts.worlds = [Edition(version: Version(17), lifeCycle: .scene)]
    facts.scenario = "root: \(root)\nlog: viewDidLoad\n\n" + steps.joined(separator: "\n") + "\n"
    return facts
  }
}

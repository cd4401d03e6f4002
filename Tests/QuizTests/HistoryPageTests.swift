import Testing

@testable import Quiz

/// What the program writes a page reads, and the other way round.
@Suite("Histories that go through a page")
struct HistoryPageTests {
  private static let answers = [
    Answer(
      uid: "a-0", itemID: "push.1", semanticHash: 7, kind: .ordering, time: 1_795_244_400, day: 20_778, rating: .again,
      credit: 0.875, attemptCount: 2, hintCount: 0, isRight: true, asked: ["viewDidLoad", "dealloc"],
      missed: ["dealloc"], slip: .init(earlier: "A.viewDidLoad", later: "B.dealloc")),
    Answer(
      uid: "b-é", itemID: "推入.1~next", semanticHash: .max, kind: .next, time: 1_795_244_401, day: 20_778, rating: .good,
      credit: 1, attemptCount: 1, hintCount: 1, isRight: true, asked: ["application:didFinishLaunchingWithOptions:"]),
  ]

  @Test("An answer comes out as it went in", .enabled(if: PageScript.runtime != nil))
  func unchanged() throws {
    let text = HistoryJSON.text(Self.answers)
    let out = try PageScript.output("quiz-answers.js", text, "console.log(script.format(script.parse(input)))")
    #expect(out == text + "\n")
    #expect(try HistoryJSON.answers(Array(out.utf8)) == Self.answers)
  }

  @Test(
    "What is no history, or only in part, is none",
    .enabled(if: PageScript.runtime != nil),
    arguments: [
      ("", ""), ("quiz-history/1", "quiz-history/2"), ("\"day\":20778", "\"day\":\"x\""),
      ("\"rating\":1", "\"rating\":5"),
      ("\"kind\":\"order\"", "\"kind\":\"other\""), ("\"uid\":\"a-0\"", "\"uid\":\"\""), ("]}", "]"),
    ])
  func broken(_ part: String, _ other: String) throws {
    let text = part.isEmpty ? "no JSON" : HistoryJSON.text(Self.answers).replacing(part, with: other)
    #expect(throws: HistoryJSON.Problem.self) { try HistoryJSON.answers(Array(text.utf8)) }
    #expect(try PageScript.output("quiz-answers.js", text, "console.log(script.parse(input))") == "null\n")
  }
}

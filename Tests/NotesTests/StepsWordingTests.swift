import Diagnostics
import Markup
import Notes
import Testing
import Verify

@testable import Judging

@Suite("Which steps of a wrong order hold")
struct StepsWordingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let heading: String
    let steps: [String]
    let english: String?
    let chinese: String?
    var testDescription: String { name }
  }

  static let life = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidDisappear", "viewWillDisappear",
    "dealloc",
  ]

  static let cases: [Case] = [
    Case(
      name: "one step too late", heading: "The life of a view controller", steps: life,
      english: """
        steps 1 to 6 and 8 hold in this order; step 7, `viewWillDisappear`, does not: it would have to stand between step \
        5, `viewDidAppear`, and step 6, `viewDidDisappear`
        """,
      chinese: """
        第 1 到 6、8 步按这一顺序成立；第 7 步 `viewWillDisappear` 不成立：\
        它应当在第 5 步 `viewDidAppear` 与第 6 步 `viewDidDisappear` 之间
        """),
    Case(
      name: "a step that does not come", heading: "Launch",
      steps: [
        "application:didFinishLaunchingWithOptions:", "viewDidLoad", "viewWillAppear", "viewDidAppear",
        "applicationDidEnterBackground",
      ],
      english: """
        steps 1 to 4 hold in this order; step 5, `applicationDidEnterBackground`, does not: the run does not have it
        """,
      chinese: "第 1 到 4 步按这一顺序成立；第 5 步 `applicationDidEnterBackground` 不成立：运行中没有这一步"),
    Case(
      name: "more is wrong than right", heading: "The life of a view controller", steps: ["viewDidLoad", "loadView"],
      english: nil, chinese: nil),
    Case(
      name: "all is right", heading: "The life of a view controller", steps: ["loadView", "viewDidLoad"],
      english: nil, chinese: nil),
  ]

  @Test("Steps that hold and where the others belong", arguments: cases)
  func says(_ given: Case) throws {
    let list = given.steps.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    let file = SourceFile(path: "note.md", text: "# \(given.heading)\n\n\(list)")
    var judge = NoteJudge(language: .english)
    let judged = judge.judge(Note.read(Document.parse(file)))
    let ordering = try #require(judged.note.orderings.first)
    let judgement = try #require(judged.orderings.first)
    #expect(Wording.steps(of: ordering, judgement, in: .english) == given.english)
    #expect(Wording.steps(of: ordering, judgement, in: .chinese) == given.chinese)
  }

  @Test("The worlds of a verdict are said in words")
  func namesWorlds() throws {
    let list = "# Push\n\n1. A viewWillDisappear\n2. B viewWillAppear\n3. A viewDidDisappear\n\n"
    let launch = "# Launch\n\n1. viewDidLoad\n2. viewWillAppear\n3. viewDidAppear\n"
    var judge = NoteJudge(language: .english)
    let judged = judge.judge(Note.read(Document.parse(SourceFile(path: "note.md", text: list + launch))))
    let words = judged.orderings.map { Wording.worldsThatFit($0, in: .english) }
    #expect(
      words == [
        "18 worlds that fit (iOS 2 and later)",
        """
        50 worlds that fit (iOS 2 and later; with scenes and without; the first controller alone and in a navigation \
        controller)
        """,
      ])
  }
}

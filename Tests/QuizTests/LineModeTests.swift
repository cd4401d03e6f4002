import Diagnostics
import Testing

@testable import Quiz

struct LineModeTests {
  struct Typed: CustomTestStringConvertible, Sendable {
    var line: String
    var command: LineCommand?
    var testDescription: String { line }
  }

  @Test(arguments: [
    Typed(line: "3 1 2 4", command: .order([3, 1, 2, 4])),
    Typed(line: " 3,1, 2 ,4 ", command: .order([3, 1, 2, 4])),
    Typed(line: "３、１，２\u{3000}４", command: .order([3, 1, 2, 4])),
    Typed(line: "7", command: .order([7])),
    Typed(line: "-1 2", command: .order([-1, 2])),
    Typed(line: "move 3 1", command: .move(3, 1)),
    Typed(line: "MOVE 3,1", command: .move(3, 1)),
    Typed(line: "m 3 1", command: .move(3, 1)),
    Typed(line: "移动 3 1", command: .move(3, 1)),
    Typed(line: "swap 1 2", command: .swap(1, 2)),
    Typed(line: "out 3", command: .out(3)),
    Typed(line: "", command: .show),
    Typed(line: "show", command: .show),
    Typed(line: "hint", command: .hint),
    Typed(line: "？", command: .help),
    Typed(line: "?", command: .help),
    Typed(line: "q", command: .quit),
    Typed(line: "undo", command: .undo),
    Typed(line: "answer", command: .answer),
    Typed(line: "submit", command: .submit),
    Typed(line: "move 3", command: nil),
    Typed(line: "move 3 1 2", command: nil),
    Typed(line: "3 move 1", command: nil),
    Typed(line: "hint 2", command: nil),
    Typed(line: "please", command: nil),
    Typed(line: "3 x", command: nil),
    Typed(line: "99999999999999999999", command: nil),
    Typed(line: String(repeating: "1 ", count: 100), command: nil),
  ])
  func linesAreUnderstood(_ typed: Typed) {
    #expect(LineCommand(typed.line) == typed.command)
  }

  /// What a session says for some lines of input, without headings.
  private func transcript(
    _ lines: [String], distractors: Int = 0, language: Language = .english, rules: AnsweringRules = .practice,
    isInteractive: Bool = false
  ) throws -> (said: [String], report: SessionReport) {
    var item = try makeItem([pop], language: language, distractors: distractors)
    item.start = [2, 0, 3, 1] + (0..<item.distractors.count).map { 4 + $0 }
    var session = QuizSession(items: [.ordering(item)], rules: rules)
    var waiting = Array(lines.reversed())
    var said = ""
    let io = LineIO(readLine: { waiting.popLast() }, write: { said += $0 }, isInteractive: isInteractive)
    let end = LineRunner(io: io, strings: Strings(language)).run(&session, announcement: "why")
    return (
      said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), session.report(end)
    )
  }

  @Test func aWholeSession() throws {
    let (said, report) = try transcript(["move 3 1", "swap 1 2", "show", "1 2 3 4", "2 4 1 3", "4 2 3 1"])
    #expect(
      said == [
        "why", "", "Question 1 of 1", "Push and back (launch): in which order are these called?",
        "Given: iOS 13 and later",
        "1. B.viewDidDisappear", "2. B.viewWillDisappear", "3. A.viewDidAppear", "4. A.viewWillAppear",
        "Type all numbers in the order of the calls, like \"3 1 2 …\"; ? for help.",
        "moved A.viewDidAppear to position 1 of 4", "swapped A.viewDidAppear and B.viewDidDisappear",
        "1. B.viewDidDisappear", "2. A.viewDidAppear", "3. B.viewWillDisappear", "4. A.viewWillAppear",
        "✗ Not yet: 2 of 4 are out of place; 2 of 6 pairs are the right way round.",
        "At 1 you put B.viewDidDisappear; in the run B.viewWillDisappear comes before it.",
        "Why: B.viewWillDisappear comes cause of B.VWD.",
        "1. B.viewDidDisappear", "2. A.viewDidAppear", "3. B.viewWillDisappear", "4. A.viewWillAppear",
        "✗ Not yet: 2 of 4 are out of place; 1 of 6 pairs are the right way round.",
        "At 1 you put A.viewDidAppear; in the run B.viewWillDisappear comes before it.",
        "Why: B.viewWillDisappear comes cause of B.VWD.",
        "1. A.viewDidAppear", "2. A.viewWillAppear", "3. B.viewDidDisappear", "4. B.viewWillDisappear",
        "✓ Right.", "", "The run (world 1):", "1. B.viewWillDisappear — cause of B.VWD",
        "2. A.viewWillAppear — cause of A.VWA", "3. B.viewDidDisappear — cause of B.VDD",
        "4. A.viewDidAppear — cause of A.VDA", "",
      ])
    #expect(report.results.map(\.credits) == [[0.5, 0.5, 1]])
  }

  struct Answer: CustomTestStringConvertible, Sendable {
    var lines: [String]
    var said: [String]
    var code: Int32
    var distractors = 0
    var testDescription: String { lines.joined(separator: "; ") }
  }

  @Test(arguments: [
    Answer(
      lines: ["2 4 1 3"], said: ["✓ Right.", "The run (world 1):", "1. B.viewWillDisappear — cause of B.VWD"],
      code: 0),
    Answer(
      lines: ["move 2 1", "move 4 2", "submit"],
      said: ["moved B.viewWillDisappear to position 1 of 4", "✓ Right."], code: 0),
    Answer(lines: ["1 2 3"], said: ["every number is needed once; missing: 4; nothing was changed"], code: 1),
    Answer(lines: ["1 2 2 3"], said: ["2 is there twice; nothing was changed"], code: 1),
    Answer(lines: ["1 2 3 5"], said: ["there is no position 5; positions are 1 to 4"], code: 1),
    Answer(lines: ["0"], said: ["there is no position 0; positions are 1 to 4"], code: 1),
    Answer(lines: ["dance"], said: ["not understood: \"dance\"; type ? for help"], code: 1),
    Answer(lines: ["\u{1B}[2J"], said: ["not understood: \"\u{241B}[2J\"; type ? for help"], code: 1),
    Answer(
      lines: ["hint", "hint", "hint"],
      said: [
        "Hint: look at position 1.", "Hint: B.viewWillDisappear comes before B.viewDidDisappear.",
        "Hint: moved B.viewWillDisappear to position 1 of 4.",
      ], code: 1),
    Answer(lines: ["undo"], said: ["nothing to undo"], code: 1),
    Answer(lines: ["?"], said: ["move 3 1      move number 3 to position 1"], code: 1),
    Answer(lines: ["answer"], said: ["Here is the answer.", "The run (world 1):"], code: 1),
    Answer(
      lines: ["2 4 1 3"], said: ["Not all of them are called: leave out those that are not.", "✓ Right."],
      code: 0, distractors: 1),
    Answer(lines: ["out 5", "show"], said: ["Not called:"], code: 1, distractors: 1),
    Answer(
      lines: ["2 4 1 3 5"], said: ["✗ Not yet: 1 of 5 is out of place; 6 of 6 pairs are the right way round."], code: 0,
      distractors: 1),
  ])
  func linesAreAnswered(_ answer: Answer) throws {
    let (said, report) = try transcript(answer.lines, distractors: answer.distractors)
    for line in answer.said { #expect(said.contains(line), "\(said)") }
    #expect(report.exitCode(minimumScore: 50) == answer.code)
    #expect(!said.joined().contains("\u{1B}"))
  }

  @Test func inChinese() throws {
    let (said, _) = try transcript(["移动 3 1", "２、４、１、３"], language: .chinese)
    #expect(said.contains("A.viewDidAppear 已移到位置 1/4"))
    #expect(said.contains { $0.hasPrefix("✗ 还不对：") } || said.contains("✓ 正确。"))
  }

  @Test func promptsOnlyForPeople() throws {
    #expect(try transcript(["q"]).said.allSatisfy { !$0.hasPrefix(">") })
    #expect(try transcript(["q"], isInteractive: true).said.contains { $0.hasPrefix("> ") || $0 == ">" })
    #expect(try transcript([]).report.end == .inputEnded)
    #expect(try transcript([String(repeating: "x", count: 2_000)]).said.allSatisfy { $0.utf8.count < 300 })
  }

  @Test func anExamTakesOneAnswer() throws {
    let (said, report) = try transcript(["hint", "1 2 3 4", "2 4 1 3"], rules: .exam)
    #expect(said.contains("no hints and no answers here: submit your order"))
    #expect(report.results.first?.responses.count == 1 && report.results.first?.isRight == false)
  }

  /// The run that explains the first answer is what the second question asks for.
  @Test func anExamTellsNothingBeforeTheEnd() throws {
    let item = QuizItem.ordering(try makeItem(["B.VDL A.VWD B.VWA B.VDA"]))
    var said: [String] = []
    var left = ["1 2 3 4", "1 2 3 4"][...]
    let io = LineIO(readLine: { left.popFirst() }, write: { said.append($0) }, isInteractive: false)
    var session = QuizSession(items: [item, item], rules: .exam)
    _ = LineRunner(io: io, strings: Strings(.english)).run(&session)
    let lastQuestion = try #require(said.firstIndex { $0.contains("2 of 2") || $0.contains("2/2") })
    let feedback = said.indices.filter { said[$0].hasPrefix("✗") || said[$0].hasPrefix("✓") }
    #expect(feedback.count == 2 && feedback.allSatisfy { $0 > lastQuestion })
  }
}

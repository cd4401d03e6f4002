import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

struct FeedbackTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var runs = [pop]
    var response: [Int]
    var attempt = 1
    var distractors = 0
    var lines: [String]
  }

  private static let swapped = "B.VWD A.VWA A.VDA B.VDD"
  private static let count = "✗ Not yet: 1 of 4 is out of place; 3 of 6 pairs are the right way round."

  @Test(arguments: [
    Case(testDescription: "right", response: [0, 1, 2, 3], lines: ["✓ Right."]),
    Case(
      testDescription: "right in another order", runs: [pop, swapped], response: [0, 1, 3, 2],
      lines: ["✓ Right. The run below has another order; both are accepted."]),
    Case(
      testDescription: "first try", response: [1, 2, 3, 0],
      lines: [
        count, "At 1 you put A.viewWillAppear; in the run B.viewWillDisappear comes before it.",
        "Why: B.viewWillDisappear comes cause of B.VWD.",
      ]),
    Case(
      testDescription: "second try", response: [1, 2, 3, 0], attempt: 2,
      lines: [
        count, "At 1 you put A.viewWillAppear; in the run B.viewWillDisappear comes before it.",
        "Why: B.viewWillDisappear comes cause of B.VWD.",
      ]),
    Case(
      testDescription: "third try", response: [1, 2, 3, 0], attempt: 3,
      lines: [
        count, "At 1 you put A.viewWillAppear; in the run B.viewWillDisappear comes before it.",
        "Why: B.viewWillDisappear comes cause of B.VWD.",
        "It is enough to move: B.viewWillDisappear. The others are in order.",
      ]),
    Case(
      testDescription: "a distractor", response: [0, 4, 1, 2, 3], attempt: 3, distractors: 1,
      lines: [
        "✗ Not yet: 1 of 5 is out of place; 6 of 6 pairs are the right way round.",
        "At 2 you put A.viewIsAppearing; no run that fits calls it.",
        "A.viewIsAppearing is not called: it came with a later version.",
        "What stands before position 2 is right.",
        "Leave out: A.viewIsAppearing.",
      ]),
    Case(
      testDescription: "something left out", response: [0, 1, 2], attempt: 2, distractors: 1,
      lines: [
        "✗ Not yet: 1 of 5 is out of place; 3 of 6 pairs are the right way round.",
        "A.viewDidAppear is left out; the run calls it.",
        "Why: A.viewDidAppear comes cause of A.VDA.", "What stands before position 4 is right.",
      ]),
    Case(
      testDescription: "nothing placed", response: [], distractors: 1,
      lines: [
        "✗ Not yet: 4 of 5 are out of place; 0 of 6 pairs are the right way round.",
        "B.viewWillDisappear is left out; the run calls it.", "Why: B.viewWillDisappear comes cause of B.VWD.",
      ]),
    Case(
      testDescription: "copies", runs: ["A.VWL A.VDLS A.VWL A.VDLS"], response: [1, 2, 3, 0], attempt: 3,
      lines: [
        "✗ Not yet: 1 of 4 is out of place; 3 of 6 pairs are the right way round.",
        "At 1 you put A.viewDidLayoutSubviews; in the run A.viewWillLayoutSubviews comes before it.",
        "Why: A.viewWillLayoutSubviews comes cause of A.VWL.",
        "It is enough to move: A.viewWillLayoutSubviews. The others are in order.",
      ]),
  ])
  func feedbackTellsMoreWithEachTry(_ example: Case) throws {
    let item = try makeItem(example.runs, distractors: example.distractors)
    let grade = Grader(item: item).grade(example.response)
    let feedback = Feedback(response: example.response, grade: grade, attempt: example.attempt)
    #expect(FeedbackText(item: item, strings: Strings(.english)).lines(feedback) == example.lines)
    let chinese = FeedbackText(item: item, strings: Strings(.chinese)).lines(feedback)
    #expect(chinese.count == example.lines.count && !chinese.contains { $0.contains("{") })
  }

  @Test func withoutACauseTheComparedRunsSpeak() throws {
    var item = try makeItem([pop, pop])
    item.pieces[0].because = nil
    let feedback = Feedback(
      response: [1, 0, 2, 3], grade: Grader(item: item).grade([1, 0, 2, 3]), attempt: 2)
    #expect(
      FeedbackText(item: item, strings: Strings(.english)).lines(feedback).last
        == "B.viewWillDisappear comes before A.viewWillAppear in every run that fits (2 compared).")
  }

  @Test func theRunIsToldWithItsCauses() throws {
    var item = try makeItem([pop, Self.swapped])
    item.pieces[1].because = nil
    #expect(
      RunText(item: item, strings: Strings(.english)).lines == [
        "The run (world 1):", "1. B.viewWillDisappear — cause of B.VWD", "2. A.viewWillAppear",
        "3. B.viewDidDisappear — cause of B.VDD", "4. A.viewDidAppear — cause of A.VDA",
        "Either order is accepted: B.viewDidDisappear and A.viewDidAppear.",
      ])
    let loose = try makeItem(["A.VDL B.VDL A.VWA B.VWA A.VDA B.VDA", "A.VDL A.VWA A.VDA B.VDL B.VWA B.VDA"])
    #expect(RunText(item: loose, strings: Strings(.english)).lines.last?.hasPrefix("Either order") == true)
    let looser = try makeItem(["A.VDL A.VWA A.VDA B.VDL B.VWA B.VDA", "B.VDL B.VWA B.VDA A.VDL A.VWA A.VDA"])
    #expect(RunText(item: looser, strings: Strings(.english)).lines.last == "20 orders are accepted.")
  }
}

struct SessionReportTests {
  private func result(
    _ id: String, line: Int, credits: [Double], hints: Int = 0, early: Bool = false, right: Bool
  ) throws -> ItemResult {
    var item = try makeItem([pop])
    item.id = id
    item.stem = "stem of \(id)"
    item.source.line = line
    item.start = item.canonicalOrder
    var model = OrderingModel(item: item)
    model.apply(.submit)
    var result = try #require(ItemResult(model))
    result.credits = credits
    result.responses = credits.map { _ in [0, 1, 2, 3] }
    result.hintCount = hints
    result.wasHelpedFirst = early
    result.isRight = right
    return result
  }

  @Test func reportsCountFirstTries() throws {
    let results = [
      try result("a", line: 3, credits: [1], right: true),
      try result("b", line: 9, credits: [0.5, 1], right: true),
      try result("c", line: 9, credits: [1], hints: 2, early: true, right: true),
      try result("d", line: 12, credits: [0, 0], right: false),
    ]
    let report = SessionReport(results: results, itemCount: 5, end: .quit)
    #expect(report.score == 30)
    #expect(
      report.exitCode() == 0 && report.exitCode(minimumScore: 30) == 0
        && report.exitCode(minimumScore: 31) == 1)
    #expect(
      report.lines(Strings(.english)) == [
        "✓ right at the first try: stem of a", "~ right, but not at once (2 tries): stem of b",
        "~ right, but not at once (1 try): stem of c", "✗ not solved: stem of d",
        "Score: 30 of 100. Right at the first try: 1 of 5.", "Not answered: 1.", "Read next:",
        "  notes/push.md:9: stem of b, stem of c", "  notes/push.md:12: stem of d",
      ])
    #expect(
      report.json.hasPrefix(
        #"{"schema":"lcdoc.quiz-session/1","score":30,"items":5,"answered":4,"end":"quit","results":[{"id":"a","semanticHash":"8b6c981706d231a7","right":true,"rightAtOnce":true,"credit":1,"hints":0,"responses":[[0,1,2,3]],"credits":[1],"source":{"path":"notes/push.md","line":3}},"#
      ))
    #expect(SessionReport(results: [], itemCount: 0, end: .completed).score == 100)
  }

  @Test func nothingAnsweredHasNoResult() throws {
    #expect(ItemResult(OrderingModel(item: try makeItem([pop]))) == nil)
  }
}

struct ItemJSONTests {
  @Test func theShapeIsFixed() throws {
    var item = try makeItem([pop, "B.VWD A.VWA A.VDA B.VDD"], distractors: 1)
    item.start = [2, 4, 0, 3, 1]
    item.stem = "</script> & \"quoted\" \u{2028}"
    item.pieces[1].because = nil
    let expected = #"""
      {"schema":"lcdoc.quiz/1","kind":"ordering","id":"push-and-back","language":"en",
      "stem":"\u003c/script\u003e \u0026 \"quoted\" \u2028","fixed":["iOS 13 and later"],
      "given":{"steps":[],"calls":[],"omitted":0},
      "pieces":[{"label":"B.viewWillDisappear","receiver":"B","callback":"viewWillDisappear","argument":null,"occurrence":1,"because":"cause of B.VWD","moment":null},
      {"label":"A.viewWillAppear","receiver":"A","callback":"viewWillAppear","argument":null,"occurrence":1,"because":null,"moment":null},
      {"label":"B.viewDidDisappear","receiver":"B","callback":"viewDidDisappear","argument":null,"occurrence":1,"because":"cause of B.VDD","moment":null},
      {"label":"A.viewDidAppear","receiver":"A","callback":"viewDidAppear","argument":null,"occurrence":1,"because":"cause of A.VDA","moment":null}],
      "distractors":[{"label":"LABEL","partner":PARTNER,"misconception":"CODE","why":"WHY"}],
      "after":[[1,2,3],[2,3],[],[]],"canonical":[0,1,2,3],"start":[2,4,0,3,1],
      "world":"world 1","worlds":2,"accepted":2,
      "run":["1. B.viewWillDisappear — cause of B.VWD","2. A.viewWillAppear","3. B.viewDidDisappear — cause of B.VDD","4. A.viewDidAppear — cause of A.VDA"],
      "notes":["Either order is accepted: B.viewDidDisappear and A.viewDidAppear."],
      "verify":{"scenario":"","worlds":[]},
      "source":{"path":"notes/push.md","line":42},"semanticHash":"HASH","difficulty":DIFFICULTY,
      "attempts":4,"help":true}
      """#
    let distractor = try #require(item.distractors.first)
    let why = FeedbackText(item: item, strings: Strings(.english)).why(distractor: 4)
    let filled = expected.replacing("\n", with: "").replacing("LABEL", with: distractor.label)
      .replacing("PARTNER", with: "\(distractor.partner)").replacing(
        "CODE", with: distractor.misconception.rawValue
      )
      .replacing("WHY", with: why).replacing("HASH", with: item.semanticHash.hexadecimal)
      .replacing("DIFFICULTY", with: "\(item.difficulty)")
    #expect(ItemJSON.text(item) == filled)
    #expect(ItemJSON.text(item) == ItemJSON.text(item))
  }

  @Test func fractions() {
    let written = [0, 0.25, 1.0 / 3, 0.99999, 1, -1, 0.0001].map { JSON.fraction($0).text }
    #expect(written == ["0", "0.25", "0.3333", "1", "1", "0", "0.0001"])
    #expect(
      JSON.array([.null, .bool(true), .string("\u{1}\u{7F}\\\n")]).text == #"[null,true,"\u0001\u007f\\\n"]"#)
  }
}

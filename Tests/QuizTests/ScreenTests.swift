import Diagnostics
import Testing

@testable import Quiz

/// A line as a terminal would show it.
private func bare(_ line: String) -> String {
  var result = ""
  var isInside = false
  for scalar in line.unicodeScalars {
    if scalar == "\u{1B}" { isInside = true }
    if !isInside { result.unicodeScalars.append(scalar) }
    if isInside, scalar == "m" { isInside = false }
  }
  return result
}

private func renderer(_ language: Language = .english, colour: Bool = false) -> ScreenRenderer {
  ScreenRenderer(strings: Strings(language), style: Style(usesColour: colour), position: (2, 5))
}

struct ScreenRendererTests {
  private let long = "Nav.navigationControllerDidShowViewControllerAnimated B.VWD A.VWA B.VDD A.VDA"

  @Test func aSmallScreen() throws {
    var item = try makeItem([pop], distractors: 1)
    item.start = [2, 0, 3, 1, 4]
    var model = ScreenModel(.ordering(OrderingModel(item: item)))
    for key in keys("end space down") { _ = model.press(key) }
    let frame = renderer().frame(&model, size: TerminalSize(columns: 60, rows: 16))
    #expect(
      frame.lines.map(bare) == [
        "Question 2 of 5", "Push and back (launch): in which order are these called?", "Given: iOS 13 and later",
        "Not all of them are called: leave out those that are not.", "", "   1  B.viewDidDisappear",
        "   2  B.viewWillDisappear", "   3  A.viewDidAppear", "   4  A.viewWillAppear",
        " ── not called ──────────────────────────", " # -  \(item.labels[4])", "",
        "left out \(item.labels[4]): not called", "", "",
        "↑↓ 1-9 Home End move  Space put down  Esc cancel",
      ])
    #expect(frame.cursorRow == 10 && frame.cursorColumn == 6)
  }

  struct Size: CustomTestStringConvertible, Sendable {
    var columns: Int
    var rows: Int
    var language: Language
    var testDescription: String { "\(columns)x\(rows) \(language.rawValue)" }
  }

  private static let sizes = [20, 40, 57, 80, 200, 400].flatMap { columns in
    [4, 8, 14, 24, 60].flatMap { rows in
      Language.allCases.map { Size(columns: columns, rows: rows, language: $0) }
    }
  }

  /// Whatever the size: no line is too wide, no row too many, and the cursor is on the focused label.
  @Test(arguments: sizes)
  func everySizeIsFilledAndNoMore(_ size: Size) throws {
    let item = try makeItem([long], language: size.language, distractors: 2)
    let scripts = [
      "", "down", "end space", "end space down", "enter", "enter 1 space 2 space enter", "h h", "?", "? end",
      "r", "r end",
    ]
    for script in scripts {
      var model = ScreenModel(.ordering(OrderingModel(item: item)))
      for key in keys(script) { _ = model.press(key) }
      let frame = renderer(size.language, colour: true).frame(
        &model, size: TerminalSize(columns: size.columns, rows: size.rows))
      #expect(frame.lines.count == size.rows)
      for line in frame.lines {
        #expect(DisplayWidth.of(bare(line)) <= min(size.columns, 200), "\(script)")
      }
      try #require(frame.lines.indices.contains(frame.cursorRow))
      if !model.isHelpShown, !model.ordering.isFinished {
        let line = bare(frame.lines[frame.cursorRow])
        let label = model.ordering.item.labels[model.ordering.arrangement.order[model.ordering.focus]]
        #expect(line.hasPrefix(model.ordering.isGrabbed ? " # " : " > "), "\(script)")
        #expect(label.hasPrefix(line.dropFirst(frame.cursorColumn).prefix(6)), "\(script)")
      }
    }
  }

  @Test func withoutColoursThereAreStillMarks() throws {
    var model = ScreenModel(.ordering(OrderingModel(item: try makeItem([pop]))))
    for key in keys("space") { _ = model.press(key) }
    let lines = renderer().frame(&model, size: TerminalSize(columns: 80, rows: 24)).lines.joined()
    #expect(lines.contains("\u{1B}[7m") && lines.contains("\u{1B}[1m"))
    #expect(!lines.contains("[1;3") && !lines.contains("[2m"))
  }

  @Test func notesCannotSteerTheTerminal() throws {
    var item = try makeItem([pop])
    item.stem = "\u{1B}]0;title\u{7} stem"
    item.pieces[0].label = "\u{1B}[2J"
    for script in ["", "enter", "r"] {
      var model = ScreenModel(.ordering(OrderingModel(item: item)))
      for key in keys(script) { _ = model.press(key) }
      let text = renderer().frame(&model, size: TerminalSize(columns: 80, rows: 30)).lines.joined()
      #expect(!text.contains("\u{1B}]") && !text.contains("\u{1B}[2J") && !text.contains("\u{7}"))
    }
  }
}

/// A terminal that plays events and keeps what was written.
private final class Stage {
  var events: [TerminalEvent]
  var size = TerminalSize(columns: 80, rows: 24)
  var written: [String] = []
  var timeouts: [Int?] = []
  var suspended = 0

  init(_ events: [TerminalEvent]) {
    self.events = events.reversed()
  }

  var terminal: Terminal {
    Terminal(
      nextEvent: { timeout in
        self.timeouts.append(timeout)
        return self.events.popLast() ?? .closed
      }, size: { self.size }, write: { self.written.append($0) }, suspend: { self.suspended += 1 })
  }
}

private func text(_ text: String) -> TerminalEvent { .bytes(Array(text.utf8)) }

struct ScreenRunnerTests {
  private func run(
    _ events: [TerminalEvent], items: Int = 2, rules: AnsweringRules = .practice
  ) throws -> (SessionReport, Stage) {
    var item = try makeItem([pop])
    item.start = [2, 0, 3, 1]
    var session = QuizSession(items: [QuizItem](repeating: .ordering(item), count: items), rules: rules)
    let stage = Stage(events)
    var runner = ScreenRunner(
      terminal: stage.terminal, strings: Strings(.english), style: Style(usesColour: false))
    let end = runner.run(&session)
    return (session.report(end), stage)
  }

  private static let right = text("2 1 4 2 \r")

  struct Ending: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [TerminalEvent]
    var end: SessionReport.End
    var results: Int
    var code: Int32
  }

  @Test(arguments: [
    Ending(
      testDescription: "both right", events: [right, text("\r"), right, text("\r")], end: .completed,
      results: 2, code: 0),
    Ending(testDescription: "quit at once", events: [text("q")], end: .quit, results: 0, code: 1),
    Ending(testDescription: "quit after one", events: [right, text("\rq")], end: .quit, results: 1, code: 0),
    Ending(testDescription: "quit after a wrong try", events: [text("\rq")], end: .quit, results: 1, code: 1),
    Ending(
      testDescription: "Ctrl-C", events: [text("\u{3}")], end: .interrupted(signal: 2), results: 0, code: 130),
    Ending(
      testDescription: "kill", events: [right, .terminated(signal: 15)], end: .interrupted(signal: 15),
      results: 1, code: 143),
    Ending(testDescription: "hang-up", events: [], end: .inputEnded, results: 0, code: 1),
  ])
  func sessionsEnd(_ ending: Ending) throws {
    let (report, _) = try run(ending.events)
    #expect(report.end == ending.end)
    #expect(report.results.count == ending.results)
    #expect(report.exitCode(minimumScore: 50) == ending.code)
  }

  /// The run that explains the first answer is what the second question asks for.
  @Test(arguments: [("right", right), ("wrong", text("\r"))])
  func anExamTellsNothingBeforeTheEnd(_ name: String, _ answer: TerminalEvent) throws {
    let (report, stage) = try run([answer, answer, text("\r\r")], rules: .exam)
    #expect(report.results.count == 2 && report.end == .completed)
    let tells = stage.written.map { $0.contains("✗") || $0.contains("✓") }
    let second = try #require(stage.written.firstIndex { $0.contains("Question 2 of 2") })
    let told = try #require(tells.firstIndex(of: true))
    // Both questions were asked when the first answer is told, and then both are.
    #expect(told > second && stage.written[told].contains("Question 1 of 2"))
    #expect(zip(stage.written, tells).contains { $0.contains("Question 2 of 2") && $1 })
    let (practised, shown) = try run([answer, text("\r"), answer, text("\r")])
    #expect(practised.results.count >= 1)
    #expect(shown.written.contains { $0.contains("Question 1 of 2") && ($0.contains("✗") || $0.contains("✓")) })
  }

  @Test func splitSequencesAndALoneEscape() throws {
    // Grab, the two halves of a cursor key, then Esc alone: back where it was.
    let (report, stage) = try run([
      text(" "), text("\u{1B}"), text("[B"), text("\u{1B}"), .timeout, Self.right, text("q"),
    ])
    #expect(report.results.first?.isRightAtOnce == true)
    #expect(stage.timeouts == [nil, nil, 40, nil, 40, nil, nil])
    #expect(stage.written.contains { $0.contains("moved B.viewDidDisappear to position 2 of 4") })
    #expect(
      stage.written.contains { $0.contains("cancelled: B.viewDidDisappear is back at position 1 of 4") })
  }

  @Test func stopsAndSizesAreFollowed() throws {
    let (_, stage) = try run([text("\u{1A}"), .suspendRequested, .continued, .resized, text("q")])
    #expect(stage.suspended == 2)
    // The first frame and one after each event but the last.
    #expect(stage.written.count == 5)
    #expect(stage.written.allSatisfy { $0.hasPrefix("\u{1B}[H") && $0.hasSuffix("H") })
    #expect(stage.written.allSatisfy { !$0.contains("[?25l") })
  }
}

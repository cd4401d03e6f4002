import Notes
import Testing

/// The same order in other clothes is read as the same.
struct OrderingFormMetamorphicTests {
  private static let push = [
    ("A", "viewWillDisappear"), ("B", "viewWillAppear"), ("A", "viewDidDisappear"), ("B", "viewDidAppear"),
  ]
  private static let pop = push.map { ($0.0 == "A" ? "B" : "A", $0.1) }

  private static func sequence(_ steps: [(String, String)]) -> String {
    steps.map { "\($0.0).\($0.1)" }.joined(separator: " ")
  }

  private static func lines(_ form: String, _ steps: [(String, String)]) -> [String] {
    steps.enumerated().map { index, step in
      form.replacing("#", with: "\(index + 1)").replacing("{a}", with: step.0).replacing("{m}", with: step.1)
    }
  }

  /// What a program prints before, between and behind receiver and name.
  static let prefixes = [
    "{a} {m}", "{a}: {m}", "{a}.{m}()", "-[{a} {m}:]", "[{a} {m}]", "{a} -> {m}", "{a} - {m}", "{a} | {m}",
    "[Log] {a} - {m}", "🍎 {a} {m}", "{m} ({a})", "{m} of {a}", "{m} >>> {a}", "{m} --- {a}", "{m}：{a}", "{a}的{m}",
    "{a} 的 {m}", "{a}: {m} called", "DEBUG {a} :: {m}(_:)", "\"{a}.{m}\"", "10:11:12.123 {a} {m}",
    "2021-03-04 10:11:12.123456+0800 Demo[123:456] {a} {m}", "0.35s {a} {m}",
  ]

  @Test(arguments: prefixes)
  func readsLogsOfAnyForm(_ form: String) {
    let text = Self.lines(form, Self.push).joined(separator: "\n")
    for note in [read("Push B:\n\n```\n\(text)\n```"), read("Push B:\n\n\(text)")] {
      #expect(note.sequences == [Self.sequence(Self.push)])
    }
  }

  @Test(arguments: ["- ", "* ", "+ ", "#. ", "#) ", "（#）", "#、", "Step #: ", "- [ ] ", "- #. "])
  func readsListsWithAnyMark(_ mark: String) {
    let text = Self.lines(mark + "{a} {m}", Self.push).joined(separator: "\n")
    #expect(read("Push B:\n\n\(text)").sequences == [Self.sequence(Self.push)])
  }

  @Test(arguments: [
    "{m}", "`{m}`", "**{m}**", "`{m}()`", "`{m}:`", "*{m}*", "-(void){m}", "- (void){m}:(BOOL)animated",
  ])
  func readsNamesInAnyMarks(_ form: String) {
    let text = Self.lines("#. " + form, Self.push).joined(separator: "\n")
    let names = Self.push.map(\.1).joined(separator: " ")
    #expect(read("Push:\n\n\(text)").sequences == [names])
  }

  @Test(arguments: ["→", "->", "-->", "=>", "➡️", "~>", "▶︎", "—>"])
  func readsChainsWithAnyArrow(_ arrow: String) {
    let text = Self.lines("{a}.{m}", Self.push).joined(separator: " \(arrow) ")
    #expect(read(text).sequences == [Self.sequence(Self.push)])
    #expect(read(text.replacing(" \(arrow) ", with: "\n\(arrow) ")).sequences == [Self.sequence(Self.push)])
  }

  @Test(arguments: ["---- push ----|---- pop ----", "push:|pop:", "=== push|=== pop", "// push|// pop", "push 时：|返回时："])
  func splitsOneBlockAtItsTitles(_ titles: String) {
    let pair = titles.split(separator: "|")
    let text =
      ([String(pair[0])] + Self.lines("{a} {m}", Self.push) + [String(pair[1])] + Self.lines("{a} {m}", Self.pop))
      .joined(separator: "\n")
    #expect(read("```\n\(text)\n```").sequences == [Self.sequence(Self.push), Self.sequence(Self.pop)])
  }

  static let tables = [
    ("| # | A | B |", "| # | {A} | {B} |"), ("| # | Controller | Callback |", "| # | {a} | {m} |"),
    ("| Callback | Controller |", "| {m} | {a} |"),
  ]

  @Test(arguments: tables)
  func readsTablesOfAnyShape(_ header: String, _ row: String) {
    let rows = zip(Self.lines(row, Self.push), Self.push).map { line, step in
      line.replacing("{\(step.0)}", with: step.1).replacing("{A}", with: "").replacing("{B}", with: "")
    }
    let rule = header.replacing(/[^|]+/, with: "--")
    #expect(
      read("Push:\n\n\(header)\n\(rule)\n\(rows.joined(separator: "\n"))").sequences == [Self.sequence(Self.push)])
  }

  @Test(arguments: [" → ", "<br>", ", "])
  func readsOneOrderInEachRow(_ joint: String) {
    let rows = [Self.push, Self.pop].map { Self.lines("{a}.{m}", $0).joined(separator: joint) }
    let text = "| Event | Order of calls |\n|--|--|\n| push | \(rows[0]) |\n| pop | \(rows[1]) |"
    #expect(read(text).sequences == [Self.sequence(Self.push), Self.sequence(Self.pop)])
  }

  @Test func readsOneOrderForEachVersion() {
    let text =
      "Push:\n\n| iOS 10 | iOS 11 |\n|--|--|\n| A viewWillDisappear | B viewDidLoad |\n| B viewDidLoad | A viewWillDisappear |"
    #expect(
      read(text).sequences == ["A.viewWillDisappear B.viewDidLoad", "B.viewDidLoad A.viewWillDisappear"])
  }

  @Test func knowsReceiversByTheirTurns() {
    let text = Self.lines("{a} {m}", Self.push).joined(separator: "\n").replacing("A ", with: "viejo ")
      .replacing("B ", with: "nuevo ")
    #expect(
      read("Push:\n\n```\n\(text)\n```").sequences == [
        Self.sequence(Self.push).replacing("A.", with: "viejo.").replacing("B.", with: "nuevo.")
      ])
  }
}

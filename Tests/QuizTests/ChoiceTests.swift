import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

private let appearance = "viewWillAppear:, viewDidAppear:, viewWillDisappear:, viewDidDisappear:"

private func source(_ text: String, id: String = "sample") -> ScenarioSource {
  ScenarioSource(
    id: id, title: "", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
    note: SourceNote(path: "notes/\(id).md", line: 3))
}

private let sources = [
  source("ios: 13...\nroot: nav(A)\nlog: viewDidLoad, \(appearance)\n\nlaunch\npush B\npop\n", id: "push"),
  source("ios: 9...\nroot: A\n\nlaunch\nhome\nopen\n", id: "states"),
  source("ios: 12...\nroot: A\nlog: \(appearance)\n\nlaunch\npresent B\ndismiss\n", id: "present"),
  source("ios: 5...\nroot: nav(A)\nlog: all\n\nlaunch\npush B\nmemory warning\n", id: "memory"),
]

struct ChoiceTests {
  private let bank = QuizBank(sources, seed: 5, kinds: Set(ItemKind.allCases))

  @Test("There are items of every kind, and fresh runs bear out all of them")
  func validation() {
    let report = BankValidation(bank)
    #expect(report.isClean, "\(report.lines.prefix(5))")
    for kind in ItemKind.allCases { #expect(report.kinds[kind, default: 0] > 0, "\(kind)") }
    #expect(report.itemCount == bank.all.count && bank.examinedCount >= bank.all.count)
    #expect(report.json.hasPrefix("{\"schema\":\"lcdoc.quiz-validation/1\""))
  }

  @Test("What is asked is the same under any seed, so that an answer counts in the next session; the order is not")
  func seeds() {
    let other = QuizBank(sources, seed: 6, kinds: Set(ItemKind.allCases))
    #expect(bank.choices.map(\.id) == other.choices.map(\.id))
    #expect(bank.choices.map(\.semanticHash) == other.choices.map(\.semanticHash))
    #expect(bank.choices.map(\.start) != other.choices.map(\.start))
  }

  @Test("A wrong answer is noticed by the validation", arguments: [ItemKind.next, .notCalled, .wrongLine, .versions])
  func validationFindsMistakes(_ kind: ItemKind) throws {
    let item = try #require(bank.choices.first { $0.kind == kind })
    var changed = item
    switch kind {
    case .next: changed.answer = 1
    case .notCalled: changed.options.swapAt(0, 1)
    case .wrongLine: changed.options.remove(at: item.answer)
    case .versions, .ordering: changed.log = changed.log.reversed() + ["main"]
    }
    if kind == .wrongLine { changed.answer = 0 }
    changed.start = Array(changed.options.indices)
    #expect(BankValidation(bank, items: [.choice(changed)]).problems.map(\.id) == [item.id])
  }

  @Test func optionsAreDistinctAndTheAnswerIsOneOfThem() {
    for item in bank.choices {
      #expect(item.start.sorted() == Array(item.options.indices), "\(item.id)")
      #expect(item.options.count >= 3 && item.options.indices.contains(item.answer), "\(item.id)")
      if item.kind != .wrongLine { #expect(Set(item.options.map(\.label)).count == item.options.count, "\(item.id)") }
      #expect(item.options.allSatisfy { !$0.why.isEmpty && !$0.why.contains("{") }, "\(item.id)")
    }
    #expect(Set(bank.all.map(\.id)).count == bank.all.count)
  }

  @Test("One line of a wrong log is to blame, and only one")
  func culprits() throws {
    let item = try makeItem([push])
    let mutations = LogMutations(of: item, neverCalled: [], onlyHere: Set(item.pieces.indices))
    #expect(mutations.all.contains { $0.misconception == .wrongCount })
    #expect(mutations.examinedCount > mutations.all.count)
    for mutation in mutations.all {
      let log = mutation.lines.map { $0 == item.pieces.count ? mutation.repeated ?? -1 : $0 }
      let culprits = log.indices.filter { left in
        var rest = log
        rest.remove(at: left)
        return Set(rest).count == rest.count
          && rest.indices.allSatisfy { later in (0..<later).allSatisfy { !item.key.precedes(rest[later], rest[$0]) } }
      }
      #expect(culprits == [mutation.wrongPlace], "\(mutation.lines)")
    }
    // Neighbours that change places could both be meant.
    #expect(!mutations.all.contains { $0.lines == [1, 0] + Array(2..<item.pieces.count) })
  }

  @Test("The same in Chinese: same answers, same hashes")
  func chinese() {
    let other = QuizBank(sources, language: .chinese, seed: 5, kinds: Set(ItemKind.allCases))
    #expect(other.all.map(\.semanticHash) == bank.all.map(\.semanticHash))
    #expect(other.all.map(\.id) == bank.all.map(\.id))
  }

  // MARK: - Answering

  private func model(_ rules: AnsweringRules = .practice) throws -> ChoiceModel {
    var item = try #require(bank.choices.first { $0.kind == .next && $0.options.count >= 4 })
    item.start = Array(item.options.indices.reversed())
    item.answer = 0
    return ChoiceModel(item: item, rules: rules)
  }

  @Test func aSecondWrongAnswerEndsIt() throws {
    var model = try model()
    model.pick(row: 0)
    #expect(!model.isFinished && model.responses.count == 1)
    model.pick()
    #expect(!model.isFinished && model.responses.count == 1, "the same once more is no further try")
    model.pick(row: 1)
    #expect(model.outcome == .revealed)
    let result = try #require(ItemResult(.choice(model)))
    #expect(result.credits == [0, 0] && !result.isRight && result.missed == model.item.callbacks)
  }

  @Test func hintsRuleOutAllButTwo() throws {
    var model = try model()
    let count = model.item.options.count
    for _ in 0..<9 { model.hint() }
    #expect(model.ruledOut.count == count - 2 && model.notice == .noMoreHints)
    model.pick(row: count - 1)
    let result = try #require(ItemResult(.choice(model)))
    #expect(model.outcome == .right && !result.isRightAtOnce && Rating(result) == .again)
  }

  @Test func anExamHasOneTryAndNoHelp() throws {
    var model = try model(.exam)
    model.hint()
    #expect(model.notice == .noHelp)
    model.reveal()
    #expect(!model.isFinished)
    model.pick(row: 99)
    #expect(model.notice == .noSuchRow(99))
    model.pick(row: 0)
    #expect(model.outcome == .revealed)
  }

  @Test func itIsAnsweredByLinesToo() throws {
    let model = try model()
    var session = QuizSession(items: [.choice(model.item)])
    var waiting = ["?", "move 1 2", "1", "\(model.item.options.count)"]
    var said = ""
    let io = LineIO(
      readLine: { waiting.isEmpty ? nil : waiting.removeFirst() }, write: { said += $0 }, isInteractive: false)
    let end = LineRunner(io: io, strings: Strings(.english)).run(&session)
    #expect(end == .completed && session.results.map(\.credits) == [[0, 1]])
    #expect(said.contains("✗ No.\n") && said.contains("✓ Right.\n") && said.contains("The answer: "))
  }

  @Test func itIsShownOnAScreen() throws {
    var screen = ScreenModel(.choice(try model()))
    _ = screen.press(.down)
    let renderer = ScreenRenderer(
      strings: Strings(.english), style: Style(usesColour: false), position: (number: 1, count: 1))
    let frame = renderer.frame(&screen, size: TerminalSize(columns: 80, rows: 30))
    #expect(frame.lines.contains { $0.hasPrefix(" > 2  ") } && frame.lines[frame.cursorRow].hasPrefix(" > 2"))
    _ = screen.press(.enter)
    #expect(renderer.frame(&screen, size: TerminalSize(columns: 80, rows: 30)).lines.contains { $0.contains("✗ ") })
  }
}

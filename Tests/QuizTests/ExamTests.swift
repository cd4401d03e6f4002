import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// An exam tells nothing that a later question asks for.
@Suite("Exams")
struct ExamTests {
  @Test("No question shows what another asks for", arguments: 0..<20 as Range<UInt64>)
  func shown(seed: UInt64) {
    let items = QuizBank.choice(of: 12, from: standardBank.all, seed: seed, isExam: true)
    #expect(items.count == 12)
    for item in items {
      for other in items where other.id != item.id {
        #expect(!QuizBank.tells(item, of: other), "\(item.id) \(other.id)")
      }
    }
  }

  @Test("Of one note some questions tell of others, and those are left out")
  func ofOneNote() {
    let text = "ios: 17\nroot: nav(A)\n\nlaunch\npush B\npop\n"
    let bank = QuizBank(
      [
        ScenarioSource(
          id: "a", title: "", scenario: ScenarioParser.parse(Array(text.utf8)).scenario,
          note: SourceNote(path: "a.md", line: 1))
      ], kinds: Set(ItemKind.allCases))
    let (all, exam) = (bank.all, QuizBank.choice(of: 99, from: bank.all, seed: 1, isExam: true))
    #expect(all.contains { one in all.contains { $0.id != one.id && QuizBank.tells(one, of: $0) } })
    #expect(!exam.isEmpty && exam.count < all.count)
  }

  @Test("Nothing is said of an answer before the last one is given", arguments: 0..<20 as Range<UInt64>)
  func told(seed: UInt64) throws {
    let items = QuizBank.choice(of: 6, from: standardBank.all, seed: seed, isExam: true)
    var session = QuizSession(items: items, rules: .exam)
    // The starting order is wrong, and of some options the first one.
    var answers = items.map { item -> String in
      guard case .ordering(let item) = item else { return "1" }
      return (1...item.labels.count).map { "\($0)" }.joined(separator: " ")
    }[...]
    var text = ""
    let io = LineIO(readLine: { answers.popFirst() }, write: { text += $0 }, isInteractive: false)
    #expect(LineRunner(io: io, strings: Strings(.english)).run(&session) == .completed)
    let last = Strings(.english)(.question, "6", "6")
    let lines = text.split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex(of: last))
    let explained = items.map { AnswerModel($0, rules: .exam).explanation(Strings(.english)) }.joined()
      .filter { $0.contains(" — ") || $0.contains("The answer") }
    #expect(!explained.isEmpty)
    for line in explained {
      #expect(!lines[..<place].contains(line), "\(line)")
      #expect(lines[place...].contains(line), "\(line)")
    }
  }
}

import Diagnostics
import Testing

@testable import Quiz

private func answer(
  _ uid: String, item: String = "push", hash: UInt64 = 7, day: Int, rating: Rating = .good, missed: [String] = [],
  slip: Answer.Slip? = nil
) -> Answer {
  Answer(
    uid: uid, itemID: item, semanticHash: hash, kind: .ordering, time: Int64(day) * 86_400, day: day, rating: rating,
    credit: rating == .again ? 0.25 : 1, attemptCount: 1, hintCount: 0, isRight: rating != .again,
    asked: ["viewDidLoad", "viewWillAppear"], missed: missed, slip: slip)
}

struct ReviewTests {
  @Test func answersDecideWhenAnItemIsDue() throws {
    let state = try #require(ReviewState(after: [answer("a", day: 100), answer("b", day: 102)]))
    #expect(state.dueDay == 113)
    #expect(!state.isDue(on: 112) && state.isDue(on: 113))
    let lapsed = try #require(ReviewState(after: [answer("b", day: 102, rating: .again), answer("a", day: 100)]))
    #expect(lapsed.dueDay == 103)
    #expect(ReviewState(after: []) == nil)
  }

  @Test("The order in which answers are read does not matter; a clock that was set back does not either")
  func order() throws {
    let answers = [answer("a", day: 100), answer("b", day: 102), answer("c", day: 101)]
    #expect(ReviewState(after: answers) == ReviewState(after: answers.reversed()))
    var odd = answers
    odd[2].time = answers[1].time + 60
    let straight = [answers[0], answers[1], answer("c", day: 102)]
    #expect(ReviewState(after: odd) == ReviewState(after: straight))
  }

  @Test("A clock that was once in the future keeps nothing undue: no answer was given later than today")
  func future() throws {
    let answers = [answer("a", day: 100), answer("b", day: 9_000)]
    let state = try #require(ReviewState(after: answers, today: 102))
    #expect(state == ReviewState(after: [answer("a", day: 100), answer("b", day: 102)]))
    let history = ReviewHistory(answers, today: 102)
    #expect(history.state(of: "push", semanticHash: 7)?.dueDay == state.dueDay)
    #expect(QuizStatistics(answers, today: 102).nextDueDay == state.dueDay)
    #expect(ReviewState(after: [answer("a", day: 9_000)], today: 102) == ReviewState(after: [answer("a", day: 102)]))
  }

  @Test("Another wording keeps the history, another key ends it")
  func keys() {
    let history = ReviewHistory([answer("a", day: 100)])
    #expect(history.state(of: "push", semanticHash: 7) != nil)
    #expect(history.state(of: "push", semanticHash: 8) == nil)
    #expect(history.state(of: "pop", semanticHash: 7) == nil)
  }

  @Test func statistics() throws {
    let slip = Answer.Slip(earlier: "A.viewWillDisappear", later: "B.viewWillAppear")
    let answers = [
      answer("a", day: 20_000, rating: .again, missed: ["viewWillAppear"], slip: slip),
      answer("b", day: 20_001),
      answer("c", item: "pop", day: 20_001, rating: .again, missed: ["viewWillAppear"], slip: slip),
    ]
    let statistics = QuizStatistics(answers, today: 20_001)
    #expect(statistics.answerCount == 3 && statistics.itemCount == 2 && statistics.rightAtOnceCount == 1)
    #expect(statistics.hardest == [QuizStatistics.Callback(name: "viewWillAppear", missed: 2, asked: 3)])
    #expect(statistics.commonestSlips.map(\.count) == [2] && statistics.answersOfDay.last == 2)
    #expect(statistics.dueCount == 0 && statistics.nextDueDay == 20_002)
    #expect(QuizStatistics(answers, items: ["push": 8], today: 20_050).dueCount == 0)
    #expect(QuizStatistics(answers, items: ["push": 7], today: 20_050).dueCount == 1)
    for language in Language.allCases {
      let lines = statistics.lines(Strings(language))
      #expect(lines.count == 17 && !lines.joined().contains("{"), "\(lines)")
    }
    #expect(QuizStatistics([], today: 1).lines(Strings(.english)).count == 2)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (20_778, "2026-11-21"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (-719_468, "0-03-01"),
  ])
  func dates(_ day: Int, _ text: String) {
    #expect(CivilDate.text(day) == text)
    let parts = text.drop { $0 == "-" }.split(separator: "-").compactMap { Int($0) }
    #expect(CivilDate.day(year: parts[0], month: parts[1], day: parts[2]) == day)
  }

  @Test func weekdays() {
    #expect(CivilDate.weekday(0) == 3 && CivilDate.weekday(20_778) == 5 && CivilDate.weekday(-4) == 6)
  }
}

struct HistoryTests {
  @Test func aHistoryComesBackAsItWas() throws {
    let answers = [
      answer(
        "b", day: 2, rating: .again, missed: ["viewDidLoad"], slip: Answer.Slip(earlier: "A \"x\"\n", later: "视图")),
      answer("a", day: 1, rating: .easy),
    ]
    let text = HistoryJSON.text(answers)
    #expect(try HistoryJSON.answers(Array(text.utf8)) == answers.reversed())
    #expect(HistoryJSON.text(try HistoryJSON.answers(Array(text.utf8))) == text)
  }

  @Test(arguments: [
    ("", "it is not JSON"), ("{", "it is not JSON"), ("[1,]", "it is not JSON"), ("nul", "it is not JSON"),
    (#"{"schema":"other"}"#, "its schema is not lcdoc.quiz-history/1"),
    (#"{"schema":"lcdoc.quiz-history/1","answers":3}"#, "it has no array of answers"),
    (#"{"schema":"lcdoc.quiz-history/1","answers":[{}]}"#, "answer 1 is incomplete"),
    (String(repeating: "[", count: 5_000), "it is not JSON"), (#"{"a":"\ud800"}"#, "it is not JSON"),
  ])
  func broken(_ text: String, _ reason: String) {
    let problem = #expect(throws: HistoryJSON.Problem.self) { try HistoryJSON.answers(Array(text.utf8)) }
    #expect(problem?.reason == reason)
  }

  @Test func json() {
    let text = #" {"a" : [1, -2.5, true, null, "\u00e9\ud83d\ude00\n\/"], "b" : {}} "#
    let expected = JSON.object([
      ("a", .array([.number(1), .fraction(-2.5), .bool(true), .null, .string("é😀\n/")])), ("b", .object([])),
    ])
    #expect(JSONReader.read(Array(text.utf8)) == expected)
    for wrong in ["{} {}", "\"\u{1}\"", "\"\\x\"", "\"\\u12", "01a", "{\"a\"}", "\u{FF}"] {
      #expect(JSONReader.read(Array(wrong.utf8)) == nil, "\(wrong)")
    }
    #expect(JSONReader.read([0x22, 0xFF, 0x22]) == nil)
  }
}

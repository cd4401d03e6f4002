/// What a learner's answers come to.
package struct QuizStatistics: Sendable, Equatable {
  var answerCount = 0
  /// How many questions they answer.
  package var itemCount = 0
  /// How many questions were right at the first try.
  var rightAtOnceCount = 0
  /// Items to review today, those of the days before included.
  var dueCount = 0
  /// The day on which the next review falls due, if none does today.
  var nextDueDay: Int?
  /// Answers a day over twelve weeks, from a Monday on; the last is today.
  var answersOfDay: [Int] = []
  /// The day of the first of `answersOfDay`.
  var firstDay = 0
  /// The callbacks that were wrong most often in relation to how often they were asked about.
  package var hardest: [Callback] = []
  /// What was put the wrong way round most often.
  var commonestSlips: [(slip: Answer.Slip, count: Int)] = []

  /// How often a callback was wrong.
  package struct Callback: Sendable, Equatable {
    /// The callback as questions show it.
    package var name: String
    /// How often it was wrong.
    package var missed: Int
    /// How often it was asked about.
    package var asked: Int
  }

  /// The weeks that `answersOfDay` covers.
  static let weeks = 12
  private static let shown = 5

  /// - Parameters:
  ///   - items: The items that there are, by name with the hash of their key; nil if all that were answered count.
  ///   - today: The learner's day.
  package init(_ answers: [Answer], items: [String: UInt64]? = nil, today: Int) {
    answerCount = answers.count
    rightAtOnceCount = answers.filter { $0.rating != .again }.count
    let groups = Dictionary(grouping: answers, by: \.itemID)
    itemCount = groups.count
    for (itemID, group) in groups {
      let hash = items.map { $0[itemID] } ?? group.max { $0.time < $1.time }?.semanticHash
      guard let hash,
        let state = ReviewState(after: group.filter { $0.semanticHash == hash }, today: today)
      else { continue }
      if state.isDue(on: today) { dueCount += 1 }
      nextDueDay = min(nextDueDay ?? state.dueDay, state.dueDay)
    }
    if dueCount > 0 { nextDueDay = nil }
    countDays(answers, today: today)
    countMistakes(answers)
  }

  private mutating func countDays(_ answers: [Answer], today: Int) {
    firstDay = today - CivilDate.weekday(today) - 7 * (Self.weeks - 1)
    answersOfDay = [Int](repeating: 0, count: today - firstDay + 1)
    for answer in answers where answersOfDay.indices.contains(answer.day - firstDay) {
      answersOfDay[answer.day - firstDay] += 1
    }
  }

  private mutating func countMistakes(_ answers: [Answer]) {
    var callbacks: [String: Callback] = [:]
    var slips: [Answer.Slip: Int] = [:]
    for answer in answers {
      for name in answer.asked { callbacks[name, default: Callback(name: name, missed: 0, asked: 0)].asked += 1 }
      for name in answer.missed { callbacks[name, default: Callback(name: name, missed: 0, asked: 0)].missed += 1 }
      if let slip = answer.slip { slips[slip, default: 0] += 1 }
    }
    // Four more answers, one of them wrong, keep what was asked once from leading the list.
    func isHarder(_ left: Callback, _ right: Callback) -> Bool {
      let (first, second) = ((left.missed + 1) * (right.asked + 4), (right.missed + 1) * (left.asked + 4))
      return first == second ? left.name < right.name : first > second
    }
    hardest = Array(callbacks.values.filter { $0.missed > 0 }.sorted(by: isHarder).prefix(Self.shown))
    let sorted = slips.sorted { left, right in
      (right.value, left.key.earlier, left.key.later) < (left.value, right.key.earlier, right.key.later)
    }
    commonestSlips = sorted.prefix(Self.shown).map { ($0.key, $0.value) }
  }

  /// Whether all figures are the same.
  package static func == (left: QuizStatistics, right: QuizStatistics) -> Bool {
    left.json == right.json
  }

  /// Nothing but when the next review is.
  package init(dueDay: Int?) {
    nextDueDay = dueDay
  }

  // MARK: - Words

  /// Whether something is due, and if not, when.
  package func dueLine(_ strings: Strings) -> String {
    nextDueDay.map { strings(.statsNextDue, CivilDate.text($0)) } ?? strings(.statsDue, "\(dueCount)")
  }

  /// The statistics in words, with the days as a picture of signs.
  package func lines(_ strings: Strings) -> [String] {
    var lines = [
      strings(.statsAnswers, "\(answerCount)", "\(itemCount)", "\(rightAtOnceCount)"),
      dueLine(strings),
    ]
    guard answerCount > 0 else { return lines }
    lines += ["", strings(.statsDays, CivilDate.text(firstDay))] + calendar(strings)
    if !hardest.isEmpty {
      lines += ["", strings(.statsHardest)]
      lines += hardest.map { "  " + strings(.statsHardestRow, TextWidth.safe($0.name), "\($0.missed)", "\($0.asked)") }
    }
    if !commonestSlips.isEmpty {
      lines += ["", strings(.statsSlips)]
      lines += commonestSlips.map {
        "  " + strings(.statsSlipsRow, TextWidth.safe($0.slip.earlier), TextWidth.safe($0.slip.later), "\($0.count)")
      }
    }
    return lines
  }

  /// A row a weekday, a column a week: signs that also say it without colour.
  private func calendar(_ strings: Strings) -> [String] {
    let names = strings(.statsWeekdays).split(separator: " ").map(String.init)
    return (0..<7).map { weekday in
      let signs = stride(from: weekday, to: answersOfDay.count, by: 7).map { Self.sign(answersOfDay[$0]) }
      return "  \(names.indices.contains(weekday) ? names[weekday] : "")  " + signs.joined(separator: " ")
    }
  }

  private static func sign(_ count: Int) -> String {
    switch count {
    case 0: "."
    case 1...9: "\(count)"
    default: "+"
    }
  }

  /// The statistics as JSON.
  package var json: String {
    let json: JSON = [
      "schema": "lcdoc.quiz-statistics/1", "answers": .number(answerCount), "items": .number(itemCount),
      "rightAtOnce": .number(rightAtOnceCount), "due": .number(dueCount),
      "nextDue": .optional(nextDueDay.map(CivilDate.text)), "firstDay": .string(CivilDate.text(firstDay)),
      "days": .numbers(answersOfDay),
      "hardest": .array(
        hardest.map { ["callback": .string($0.name), "missed": .number($0.missed), "asked": .number($0.asked)] }),
      "slips": .array(
        commonestSlips.map {
          ["earlier": .string($0.slip.earlier), "later": .string($0.slip.later), "count": .number($0.count)]
        }),
    ]
    return json.text
  }
}

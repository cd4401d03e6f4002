/// When an item that was answered is asked again.
package struct ReviewState: Sendable, Hashable {
  /// Days since 1970.
  package var dueDay: Int

  /// The state after some answers to one item; nil if there are none.
  ///
  /// It is always computed anew from the answers, so that histories of two machines can be joined in any order.
  ///
  /// - Parameter today: No answer was given later: where one says so, the clock was wrong.
  init?(after answers: [Answer], today: Int = .max) {
    let sorted = answers.sorted { ($0.time, $0.uid) < ($1.time, $1.uid) }
    guard let first = sorted.first else { return nil }
    var memory: MemoryState?
    var last = min(first.day, today)
    for answer in sorted {
      // A clock that was set back does not make time run backwards.
      let day = max(last, min(answer.day, today))
      memory = FSRS.standard.next(memory, answer.rating, afterDays: day - last)
      last = day
    }
    guard let memory else { return nil }
    dueDay = last + FSRS.standard.interval(stability: memory.stability)
  }

  /// Whether it is to be reviewed on a day, counted from 1970-01-01.
  package func isDue(on day: Int) -> Bool { dueDay <= day }
}

/// The answers of a learner, by item.
package struct ReviewHistory: Sendable {
  private let answersOfItem: [String: [Answer]]
  private let today: Int

  /// The answers by item; those behind `today` do not count.
  package init(_ answers: [Answer], today: Int = .max) {
    answersOfItem = Dictionary(grouping: answers, by: \.itemID)
    self.today = today
  }

  /// The state of an item; nil if it was never answered, or only when it had another key.
  package func state(of itemID: String, semanticHash: UInt64) -> ReviewState? {
    let fitting = (answersOfItem[itemID] ?? []).filter { $0.semanticHash == semanticHash }
    return ReviewState(after: fitting, today: today)
  }
}

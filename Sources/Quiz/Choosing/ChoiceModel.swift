/// The state of a choice while it is being made. Pure, like `OrderingModel`.
struct ChoiceModel: Sendable, Equatable {
  let item: ChoiceItem
  let rules: AnsweringRules
  /// The row that keys act on, from 0.
  private(set) var focus = 0
  /// The options that were picked, in order.
  private(set) var responses: [Int] = []
  private(set) var ruledOut: [Int] = []
  /// Hints given before the first response.
  private(set) var earlyHintCount = 0
  /// How it ended; nil while it goes on.
  private(set) var outcome: OrderingModel.Outcome?
  /// What the last key did; nil before the first.
  private(set) var notice: Notice?

  init(item: ChoiceItem, rules: AnsweringRules = .practice) {
    self.item = item
    self.rules = rules
  }

  /// What just happened.
  enum Notice: Sendable, Equatable {
    case picked(Int)
    case ruledOut(Int)
    case noMoreHints
    case noHelp
    case noSuchRow(Int)
    case revealed
  }

  /// Whether it was answered or the answer shown.
  var isFinished: Bool { outcome != nil }

  /// Wrong picks tell so much that a second one is the last; in an exam the first is.
  private var attemptLimit: Int { min(rules.attemptLimit, 2) }

  /// Moves the focus up or down, at most to an end.
  mutating func moveFocus(by step: Int) {
    focus = min(max(focus + step, 0), max(0, item.start.count - 1))
    notice = nil
  }

  /// Puts the focus into a row, from 0; says so where there is none.
  mutating func setFocus(_ row: Int) {
    guard check(row) else { return }
    focus = row
    notice = nil
  }

  /// Picks the option in a row; the focused one if none is named.
  mutating func pick(row: Int? = nil) {
    let row = row ?? focus
    guard !isFinished, check(row) else { return }
    focus = row
    let option = item.start[row]
    // The same option once more is a slip of the finger.
    if responses.last != option { responses.append(option) }
    notice = .picked(option)
    if option == item.answer {
      outcome = .right
    } else if responses.count >= attemptLimit {
      outcome = .revealed
    }
  }

  /// Shows the answer, where the rules allow it.
  mutating func reveal() {
    guard rules.allowsHelp else {
      notice = .noHelp
      return
    }
    outcome = .revealed
    notice = .revealed
  }

  /// Rules out one wrong option, as long as two others are left.
  mutating func hint() {
    guard rules.allowsHelp else {
      notice = .noHelp
      return
    }
    let left = item.start.filter { $0 != item.answer && !ruledOut.contains($0) && !responses.contains($0) }
    guard left.count > 1, let option = left.first else {
      notice = .noMoreHints
      return
    }
    if responses.isEmpty { earlyHintCount += 1 }
    ruledOut.append(option)
    notice = .ruledOut(option)
  }

  private mutating func check(_ row: Int) -> Bool {
    if item.start.indices.contains(row) { return true }
    notice = .noSuchRow(row)
    return false
  }
}

/// The state of one item while it is being answered. Pure: actions go in, state and a notice come out, and
/// nothing is drawn, read or timed here.
package struct OrderingModel: Sendable, Equatable {
  /// What is answered.
  package let item: Item
  /// The rules under which it is answered.
  package let rules: AnsweringRules
  /// The pieces as they lie now.
  package internal(set) var arrangement: Arrangement
  /// The row that keys act on.
  package internal(set) var focus = 0
  /// What to go back to if the grab is cancelled; nil if nothing is grabbed.
  var grabOrigin: Moment?
  var history: [Moment] = []
  /// What was submitted, in order.
  package internal(set) var submissions: [Submission] = []
  /// How many hints were given.
  package internal(set) var hintCount = 0
  /// Hints given before the first submission.
  package internal(set) var earlyHintCount = 0
  var lastHint: HintProgress?
  /// How it ended; nil while it goes on.
  package internal(set) var outcome: Outcome?
  /// What the last action did; nil before the first.
  package internal(set) var notice: Notice?

  /// Starts in the item's starting order.
  package init(item: Item, rules: AnsweringRules = .practice) {
    self.item = item
    self.rules = rules
    self.arrangement = Arrangement(order: item.start)
  }

  /// Whether a piece is held and moves with the keys.
  package var isGrabbed: Bool { grabOrigin != nil }
  /// Whether it was answered or the answer shown.
  package var isFinished: Bool { outcome != nil }
  /// Whether something can be left out.
  package var canLeaveOut: Bool { !item.distractors.isEmpty }
  /// The piece in the focused row.
  var focusedPiece: Int { arrangement.order[focus] }

  /// How an item ended.
  package enum Outcome: Sendable, Equatable {
    case right
    case revealed
  }

  /// One submitted order.
  package struct Submission: Sendable, Equatable {
    /// Indices of pieces and distractors, in the order in which they lay.
    package var response: [Int]
    /// How good it is.
    package var grade: Grade
  }

  /// What undo and cancel go back to.
  struct Moment: Sendable, Equatable {
    var arrangement: Arrangement
    var focus: Int
  }

  /// How much was told about which place.
  struct HintProgress: Sendable, Equatable {
    var arrangement: Arrangement
    var level: Int
  }

  /// Applies one action. After the item has ended nothing changes any more.
  package mutating func apply(_ action: OrderingAction) {
    guard !isFinished, !arrangement.order.isEmpty else { return }
    switch action {
    case .up: step(by: -1)
    case .down: step(by: 1)
    case .go(let row): go(to: row)
    case .first: go(to: 0)
    case .last: go(to: lastRow)
    case .toggleGrab: isGrabbed ? putDown() : grab()
    case .cancelGrab: cancelGrab()
    case .move(let from, let to): move(from: from, to: to)
    case .swap(let first, let second): swap(first, second)
    case .arrange(let rows): arrange(rows)
    case .leaveOut(let row): leaveOut(row)
    case .undo: undo()
    case .submit: submit()
    case .hint: hint()
    case .reveal: reveal()
    }
  }

  /// The last row that "last" means: what is grabbed goes to the last placed row, not below the line.
  private var lastRow: Int {
    isGrabbed && canLeaveOut
      ? max(0, arrangement.placedCount - (arrangement.isPlaced(focus) ? 1 : 0))
      : arrangement.order.count - 1
  }
}

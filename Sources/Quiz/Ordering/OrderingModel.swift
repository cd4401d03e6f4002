/// The state of one item while it is being answered. Pure: actions go in, state and a notice come out, and
/// nothing is drawn, read or timed here.
struct OrderingModel: Sendable, Equatable {
  let item: Item
  let rules: AnsweringRules
  /// The pieces as they lie now.
  var arrangement: Arrangement
  /// The row that keys act on.
  var focus = 0
  /// What to go back to if the grab is cancelled; nil if nothing is grabbed.
  var grabOrigin: Moment?
  var history: [Moment] = []
  var submissions: [Submission] = []
  var hintCount = 0
  /// Hints given before the first submission.
  var earlyHintCount = 0
  var lastHint: HintProgress?
  /// How it ended; nil while it goes on.
  var outcome: Outcome?
  /// What the last action did; nil before the first.
  var notice: Notice?

  /// Starts in the item's starting order.
  init(item: Item, rules: AnsweringRules = .practice) {
    self.item = item
    self.rules = rules
    self.arrangement = Arrangement(order: item.start)
  }

  /// Whether a piece is held and moves with the keys.
  var isGrabbed: Bool { grabOrigin != nil }
  /// Whether it was answered or the answer shown.
  var isFinished: Bool { outcome != nil }
  /// Whether something can be left out.
  var canLeaveOut: Bool { !item.distractors.isEmpty }
  /// The piece in the focused row.
  var focusedPiece: Int { arrangement.order[focus] }

  enum Outcome: Sendable, Equatable {
    case right
    case revealed
  }

  struct Submission: Sendable, Equatable {
    /// Indices of pieces and distractors, in the order in which they lay.
    var response: [Int]
    var grade: Grade
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
  mutating func apply(_ action: OrderingAction) {
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

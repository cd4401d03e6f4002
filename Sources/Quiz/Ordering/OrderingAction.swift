/// What a learner can do with an item. Rows count from 0.
enum OrderingAction: Sendable, Equatable {
  /// Focus one row further, or move what is grabbed.
  case up
  case down
  /// Focus a row, or move what is grabbed there.
  case go(to: Int)
  case first
  case last
  /// Grab the focused row, or put it down.
  case toggleGrab
  /// Put what is grabbed back to where it was.
  case cancelGrab
  case move(from: Int, to: Int)
  case swap(Int, Int)
  /// Rows in their new order; those not named are left out.
  case arrange([Int])
  case leaveOut(Int)
  case undo
  case submit
  case hint
  case reveal
}

/// What just happened, as facts; `NoticeText` says it.
enum Notice: Sendable, Equatable {
  case grabbed(piece: Int, row: Int)
  case moved(piece: Int, row: Int)
  case unchanged(piece: Int, row: Int)
  case leftOut(piece: Int)
  case putDown(piece: Int, row: Int)
  /// Enter while a piece was grabbed: it is put down, and nothing is submitted.
  case putDownInstead(piece: Int, row: Int)
  case cancelled(piece: Int, row: Int)
  case swapped(Int, Int)
  case arranged
  case undone
  case nothingToUndo
  case noHelp
  case noSuchRow(Int)
  case repeatedRow(Int)
  case rowsLacking([Int])
  case hint(Hint)
  case feedback(Feedback)
  case revealed
}

/// The rules under which items are answered.
package struct AnsweringRules: Sendable, Equatable {
  /// After so many wrong submissions the answer is shown. At least 1.
  var attemptLimit: Int
  /// Whether hints may be asked for and answers revealed.
  var allowsHelp: Bool
  /// Whether what is right is told behind the last item: the run that explains one may be what the next asks for.
  var tellsAtEnd: Bool

  /// By default the rules of practice: four tries, with help. A limit below 1 is 1.
  init(attemptLimit: Int = 4, allowsHelp: Bool = true, tellsAtEnd: Bool = false) {
    self.attemptLimit = max(1, attemptLimit)
    self.allowsHelp = allowsHelp
    self.tellsAtEnd = tellsAtEnd
  }

  /// Learning: several tries, each told a little more.
  package static let practice = AnsweringRules()
  /// Testing: one try and no help, and all told at the end.
  package static let exam = AnsweringRules(attemptLimit: 1, allowsHelp: false, tellsAtEnd: true)
}

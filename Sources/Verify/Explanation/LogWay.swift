/// Steps that print a log, or nearly.
struct LogWay: Sendable {
  var cost: Int
  /// How much of it is for edits.
  var wrong: Int
  var steps: [Step]
  var cast: Cast
  var moves: [Move] { steps.map { $0.move } }
  /// How many lines it covers.
  var end: Int { steps.last?.lines.upperBound ?? 0 }

  struct Step: Sendable {
    var move: Move
    /// What it prints, in the words of the log.
    var words: [LogWords.Word]
    /// The lines of the log that the step prints.
    var lines: Range<Int>
    /// False before the log begins.
    var isWatched: Bool
    /// The log begins in the middle of it.
    var startsLate: Bool
  }
}

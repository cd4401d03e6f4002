/// Steps that print a log, or nearly.
struct LogWay: Sendable {
  var cost: Int
  /// How much of it is for edits.
  var wrong: Int
  var steps: [Step]
  var cast: Cast
  var moves: [Move] { steps.map { $0.move } }
  /// What happens while the log is printed, whoever the controllers are.
  var shape: [Move] {
    var known: [Int] = []
    return steps.filter { $0.isWatched }.map { $0.move.renumbered(&known) }
  }
  /// Whether a controller plays in it that the log passes over.
  var hasStranger: Bool { steps.contains { $0.isWatched && $0.hasStranger } }
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
    /// A controller gets in it what the log shows of others and not of this one, though it tells controllers apart.
    var hasStranger: Bool
  }
}

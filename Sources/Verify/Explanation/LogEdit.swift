/// One difference between a log and a run.
struct LogEdit: Hashable, Sendable {
  enum Kind: Sendable {
    /// The run has the word before this line.
    case missing
    /// The run does not have this line.
    case extra
    /// The run has the word in place of this line.
    case other
    /// The run has this line and the next the other way round.
    case swapped
  }

  var kind: Kind
  var line: Int
  var word: LogWords.Word

  var isLayoutPass: Bool { LogWords.isIncidental(word) && (kind == .missing || kind == .extra) }
}

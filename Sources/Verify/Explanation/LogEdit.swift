/// One difference between a log and a run.
struct LogEdit: Hashable, Sendable {
  var kind: LogExplanation.Edit.Kind
  var line: Int
  var word: LogWords.Word

  var isLayoutPass: Bool { LogWords.isIncidental(word) && (kind == .missing || kind == .extra) }
}

/// What questions, and what is said before them, tell of what answers them.
extension Passage {
  /// What the head of a column asks of what its row is about, as the statements that "yes" would make of it; none where the
  /// cell answers neither yes nor no.
  package func asked(_ part: Part, answeredBy cell: Part, in context: Context) -> [Frame] {
    guard AnswerReader.isAnswer(cell.tokens) else { return [] }
    var inner = context
    inner.isAsked = true
    var tokens = part.tokens.filter { $0.kind != .mark(.question) }
    // A callback that heads a column: whether it is called.
    if !tokens.contains(where: { $0.isVerb }), let end = tokens.last?.range.upperBound {
      tokens.append(Token(kind: .word, range: end..<end, features: [.call]))
    }
    return SentenceReader.frames(of: tokens, names, part.language.order, in: inner, isQuestion: true)
  }

  /// Goes on behind a sentence that says nothing of callbacks.
  func pass(_ told: Part, _ context: inout Context) {
    (context.conditions, context.isDescription, context.unread) = ([], false, context.isAsked ? context.unread : [])
    // "A presents B full screen. Does …?": what is asked is asked of that.
    if context.isAsked { context.take(title(told), unread: told.unknown) }
  }

  /// "What comes when the screen is locked? X.", "The user locks the screen. What comes? X.": what answers it is said of what is
  /// asked, or of what was said right before; nothing where it asks why.
  func ask(_ question: Part, behind preamble: Part?, _ context: inout Context) {
    guard !question.features.contains(.why) else { return }
    context.conditions = title(question).conditions
    if context.conditions.isEmpty, let preamble {
      if preamble.isKnown { context.conditions = title(preamble).conditions } else { context.unread = preamble.unknown }
    }
    context.isAnswer = context.isAnswer || !context.conditions.isEmpty
  }
}

extension Passage.Part {
  /// The words that nobody understands.
  fileprivate var unknown: [Range<Int>] { tokens.filter { !$0.isUnderstood }.map { $0.range } }
}

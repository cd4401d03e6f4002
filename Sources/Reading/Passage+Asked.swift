/// What questions, and what is said before them, tell of what answers them.
extension Passage {
  /// What the head of a column asks of what its row is about, as the statements that "yes" would make of it; none where the
  /// cell answers neither yes nor no.
  package func asked(_ part: Part, answeredBy cell: Part, in context: Context) -> [Frame] {
    guard AnswerReader.isAnswer(cell.tokens) else { return [] }
    var inner = context
    inner.isAsked = true
    var tokens = part.tokens.filter { $0.kind != .mark(.question) }
    if case let states = states(tokens, part.language, in: inner), !states.isEmpty { return states }
    // A callback that heads a column: whether it is called.
    if !tokens.contains(where: { $0.isVerb }), let end = tokens.last?.range.upperBound {
      tokens.append(Token(kind: .word, range: end..<end, features: [.call]))
    }
    return SentenceReader.frames(of: tokens, names, part.language.order, in: inner, isQuestion: true)
  }

  /// What the head of a column and a cell below it say together of how something is when the callback of the row comes, "window"
  /// and "nil"; none where they do not.
  package func told(of part: Part, by cell: Part, in context: Context) -> Sentence? {
    guard !context.topics.isEmpty, names(in: part.range).isEmpty, names(in: cell.range).isEmpty,
      cell.features.meets(Self.values), !cell.features.meets(Self.changing)
    else { return nil }
    let tokens = part.tokens + cell.tokens
    let states = states(tokens, cell.language, in: context)
    let features = tokens.reduce(into: FeatureSet()) { $0.formUnion($1.features) }
    return states.isEmpty ? nil : Sentence(range: cell.range, frames: states, features: features)
  }

  /// What something can be.
  private static let values = FeatureSet.states.union([
    .nil, .set, .settled, .connect, .load, .create, .visible, .hidden, .layout, .not, .still, .hierarchy, .window,
  ])
  /// How it comes to be that.
  private static let changing: FeatureSet = [
    .soon, .begin, .finish, .enter, .leave, .before, .after, .when, .if, .only,
  ]

  /// What words say of how something is when the topic comes; none where they say anything else, too.
  private func states(_ tokens: [Token], _ language: SentenceLanguage, in context: Context) -> [Frame] {
    var inner = context
    (inner.tellsHow, inner.isDescription) = (true, true)
    let said = tokens.filter { !$0.isMark && !$0.has(.question) }
    let frames = SentenceReader.frames(of: said, names, language.order, in: inner, isQuestion: context.isAsked)
    return frames.allSatisfy { $0.state != nil } ? frames : []
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

/// A page of questions.
public struct QuizPage: Sendable {
  public var path: SitePath
  public var title: String
  /// What the questions are about, in one or two sentences; may be empty.
  public var introduction: String
  public var items: [QuizQuestion]

  public init(path: SitePath, title: String, introduction: String = "", items: [QuizQuestion]) {
    self.path = path
    self.title = title
    self.introduction = introduction
    self.items = items
  }
}

/// A question of any kind.
public enum QuizQuestion: Sendable {
  case ordering(OrderingItem)
  case choice(ChoiceQuestion)
}

/// A question with one right choice.
public struct ChoiceQuestion: Sendable {
  /// What is asked for; it is the heading.
  public enum Kind: Sendable, Hashable {
    case next, wrongLine, notCalled, versions
  }

  /// Stable, unique on its page, without white space.
  public var id: String
  public var kind: Kind
  public var stem: HTML
  /// The calls that are shown, in order.
  public var log: [String]
  /// In the order in which they are shown; lines of a log for `wrongLine`.
  public var options: [Option]
  /// The right one, an index into `options`.
  public var answer: Int
  public var explanation: HTML

  public init(
    id: String, kind: Kind, stem: HTML, log: [String] = [], options: [Option], answer: Int, explanation: HTML = HTML()
  ) {
    self.id = id
    self.kind = kind
    self.stem = stem
    self.log = log
    self.options = options
    self.answer = answer
    self.explanation = explanation
  }

  /// One thing to choose, and why it is right or wrong.
  public struct Option: Sendable, Hashable {
    public var label: String
    public var reason: String

    public init(label: String, reason: String) {
      self.label = label
      self.reason = reason
    }
  }
}

/// A question whose answer is an order; every linear extension of `relation` is accepted.
public struct OrderingItem: Sendable {
  /// Stable, unique on its page, without white space.
  public var id: String
  public var stem: HTML
  /// As they are shown at first; distractors among them.
  public var pieces: [Piece]
  /// Pairs of indices of `pieces`: the first comes before the second in every run. Need not be closed.
  public var relation: [Pair]
  /// The order that the key shows, as indices of `pieces`, without distractors.
  public var canonical: [Int]
  public var explanation: HTML
  public var link: PageLink?

  public init(
    id: String, stem: HTML, pieces: [Piece], relation: [Pair], canonical: [Int], explanation: HTML = HTML(),
    link: PageLink? = nil
  ) {
    self.id = id
    self.stem = stem
    self.pieces = pieces
    self.relation = relation
    self.canonical = canonical
    self.explanation = explanation
    self.link = link
  }

  /// One thing to be put in its place.
  public struct Piece: Sendable, Hashable {
    public var label: String
    /// For a distractor: why it has no place. Nil for a piece of the answer.
    public var distractorReason: String?

    public init(label: String, distractorReason: String? = nil) {
      self.label = label
      self.distractorReason = distractorReason
    }
  }

  /// Two pieces whose order is the same in every run.
  public struct Pair: Sendable, Hashable {
    public var before: Int
    public var after: Int

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }
}

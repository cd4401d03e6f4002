/// A page of ordering questions.
public struct QuizPage: Sendable {
  public var path: SitePath
  public var title: String
  /// What the questions are about, in one or two sentences; may be empty.
  public var introduction: String
  public var items: [OrderingItem]

  public init(path: SitePath, title: String, introduction: String = "", items: [OrderingItem]) {
    self.path = path
    self.title = title
    self.introduction = introduction
    self.items = items
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

public import Diagnostics
public import LifecycleEngine

/// A question with one right answer among several, all of which the engine has decided.
public struct ChoiceItem: Sendable, Equatable {
  /// Stable over rewording: the ordering item's name and the kind, `push-and-back.1~next`.
  public var id: String
  public var kind: ItemKind
  public var language: Language
  /// What is asked.
  public var stem: String
  /// What all the runs have in common.
  public var fixed: [String]
  /// What happened before the part that is asked about.
  public var given: Item.Given
  /// The calls that are shown, in order; for `wrongLine` the options are its lines.
  public var log: [String]
  public var options: [Option]
  /// The right one, an index into `options`.
  public var answer: Int
  /// The order in which the options are shown.
  public var start: [Int]
  /// The run that shows the answer, one line a call.
  public var run: [String]
  public var canonicalWorld: String
  /// How many runs agree on the answer.
  public var worldCount: Int
  public var source: SourceNote
  /// Changes when the answer, or what it is chosen from, changes.
  public var semanticHash: UInt64
  /// From 1, easy, to 5.
  public var difficulty: Int
  /// The callbacks that the answer is about, by selector.
  public var callbacks: [String]
  /// The worlds whose runs were compared; empty if the runs are of none in particular.
  var worlds: Set<World> = []
  /// The scenario that was run in them, without its life cycle; empty if there is none.
  var scenario = ""

  /// The versions of iOS whose runs were compared, ascending.
  public var versions: [Version] { Set(worlds.map(\.version)).sorted() }

  public init(
    id: String, kind: ItemKind, language: Language, stem: String, fixed: [String], given: Item.Given, log: [String],
    options: [Option], answer: Int, start: [Int], run: [String], canonicalWorld: String, worldCount: Int,
    source: SourceNote, semanticHash: UInt64, difficulty: Int, callbacks: [String]
  ) {
    self.id = id
    self.kind = kind
    self.language = language
    self.stem = stem
    self.fixed = fixed
    self.given = given
    self.log = log
    self.options = options
    self.answer = answer
    self.start = start
    self.run = run
    self.canonicalWorld = canonicalWorld
    self.worldCount = worldCount
    self.source = source
    self.semanticHash = semanticHash
    self.difficulty = difficulty
    self.callbacks = callbacks
  }

  /// One thing to choose.
  public struct Option: Sendable, Hashable {
    public var label: String
    /// Why it is right or wrong, as a sentence.
    public var why: String
    /// What somebody who picks it believes, if it has a name.
    public var misconception: Misconception?

    public init(label: String, why: String, misconception: Misconception? = nil) {
      self.label = label
      self.why = why
      self.misconception = misconception
    }
  }
}

/// An item of any kind.
public enum QuizItem: Sendable, Equatable {
  case ordering(Item)
  case choice(ChoiceItem)

  public var id: String {
    switch self {
    case .ordering(let item): item.id
    case .choice(let item): item.id
    }
  }

  public var kind: ItemKind {
    switch self {
    case .ordering: .ordering
    case .choice(let item): item.kind
    }
  }

  public var language: Language {
    switch self {
    case .ordering(let item): item.language
    case .choice(let item): item.language
    }
  }

  public var stem: String {
    switch self {
    case .ordering(let item): item.stem
    case .choice(let item): item.stem
    }
  }

  public var fixed: [String] {
    switch self {
    case .ordering(let item): item.fixed
    case .choice(let item): item.fixed
    }
  }

  public var given: Item.Given {
    switch self {
    case .ordering(let item): item.given
    case .choice(let item): item.given
    }
  }

  public var source: SourceNote {
    switch self {
    case .ordering(let item): item.source
    case .choice(let item): item.source
    }
  }

  public var semanticHash: UInt64 {
    switch self {
    case .ordering(let item): item.semanticHash
    case .choice(let item): item.semanticHash
    }
  }

  public var difficulty: Int {
    switch self {
    case .ordering(let item): item.difficulty
    case .choice(let item): item.difficulty
    }
  }

  public var versions: [Version] {
    switch self {
    case .ordering(let item): item.versions
    case .choice(let item): item.versions
    }
  }

  /// The callbacks that it asks about, by selector, each once.
  public var callbacks: [String] {
    switch self {
    case .ordering(let item):
      item.pieces.map { RunReading.name($0.callback) }.reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    case .choice(let item): item.callbacks
    }
  }

  /// The item as it is shown first.
  public var withoutDistractors: QuizItem {
    guard case .ordering(let item) = self else { return self }
    return .ordering(item.withoutDistractors)
  }

  /// What a learner can pick or place, indexed like a response.
  public var labels: [String] {
    switch self {
    case .ordering(let item): item.labels
    case .choice(let item): item.options.map(\.label)
    }
  }
}

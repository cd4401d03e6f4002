package import Diagnostics
package import LifecycleEngine

/// A question with one right answer among several, all of which the engine has decided.
package struct ChoiceItem: Sendable, Equatable {
  /// Stable over rewording: the ordering item's name and the kind, `push-and-back.1~next`.
  package var id: String
  /// What kind of question it is.
  package var kind: ItemKind
  /// The language of all its texts.
  package var language: Language
  /// What is asked.
  package var stem: String
  /// What all the runs have in common.
  package var fixed: [String]
  /// What happened before the part that is asked about.
  package var given: Item.Given
  /// The calls that are shown, in order; for `wrongLine` the options are its lines.
  package var log: [String]
  /// What can be chosen; `answer` and `start` are indices into it.
  package var options: [Option]
  /// The right one, an index into `options`.
  package var answer: Int
  /// The order in which the options are shown.
  package var start: [Int]
  /// The run that shows the answer, one line a call.
  package var run: [String]
  /// The world of the run, in words.
  package var canonicalWorld: String
  /// How many runs agree on the answer.
  package var worldCount: Int
  /// Where the note stands that it was made from.
  package var source: SourceNote
  /// Changes when the answer, or what it is chosen from, changes.
  package var semanticHash: UInt64
  /// From 1, easy, to 5.
  package var difficulty: Int
  /// The callbacks that the answer is about, by selector.
  package var callbacks: [String]
  /// The worlds whose runs were compared; empty if the runs are of none in particular.
  var worlds: Set<Edition> = []
  /// The scenario that was run in them, without its life cycle; empty if there is none.
  var scenario = ""

  /// The versions of iOS whose runs were compared, ascending.
  package var versions: [Version] { Set(worlds.map(\.version)).sorted() }

  /// One thing to choose.
  package struct Option: Sendable, Hashable {
    /// What the learner reads.
    package var label: String
    /// Why it is right or wrong, as a sentence.
    package var why: String
    /// What somebody who picks it believes, if it has a name.
    package var misconception: Misconception? = nil
  }
}

/// An item of any kind.
package enum QuizItem: Sendable, Equatable {
  case ordering(Item)
  case choice(ChoiceItem)

  /// The name, stable over rewording.
  package var id: String {
    switch self {
    case .ordering(let item): item.id
    case .choice(let item): item.id
    }
  }

  /// What kind of question it is.
  package var kind: ItemKind {
    switch self {
    case .ordering: .ordering
    case .choice(let item): item.kind
    }
  }

  /// The language of all its texts.
  package var language: Language {
    switch self {
    case .ordering(let item): item.language
    case .choice(let item): item.language
    }
  }

  /// What is asked.
  package var stem: String {
    switch self {
    case .ordering(let item): item.stem
    case .choice(let item): item.stem
    }
  }

  /// What all the runs have in common.
  package var fixed: [String] {
    switch self {
    case .ordering(let item): item.fixed
    case .choice(let item): item.fixed
    }
  }

  /// What happened before the part that is asked about.
  package var given: Item.Given {
    switch self {
    case .ordering(let item): item.given
    case .choice(let item): item.given
    }
  }

  /// Where the note stands that it was made from.
  package var source: SourceNote {
    switch self {
    case .ordering(let item): item.source
    case .choice(let item): item.source
    }
  }

  /// Changes when the accepted answers change.
  package var semanticHash: UInt64 {
    switch self {
    case .ordering(let item): item.semanticHash
    case .choice(let item): item.semanticHash
    }
  }

  /// From 1, easy, to 5.
  package var difficulty: Int {
    switch self {
    case .ordering(let item): item.difficulty
    case .choice(let item): item.difficulty
    }
  }

  /// The versions that it speaks of.
  package var versions: [Version] {
    switch self {
    case .ordering(let item): item.versions
    case .choice(let item): item.versions
    }
  }

  /// The callbacks that it asks about, by selector, each once.
  package var callbacks: [String] {
    switch self {
    case .ordering(let item):
      item.pieces.map { $0.callback.shownName }.reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    case .choice(let item): item.callbacks
    }
  }

  /// The item as it is shown first.
  package var withoutDistractors: QuizItem {
    guard case .ordering(let item) = self else { return self }
    return .ordering(item.withoutDistractors)
  }

  /// What a learner can pick or place, indexed like a response.
  package var labels: [String] {
    switch self {
    case .ordering(let item): item.labels
    case .choice(let item): item.options.map(\.label)
    }
  }
}

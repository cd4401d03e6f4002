import Diagnostics

/// A question with one right answer among several, all of which the engine has decided.
@dynamicMemberLookup
package struct ChoiceItem: Sendable, Equatable {
  /// What it has in common with items of other kinds.
  var facts: ItemFacts
  /// What kind of question it is.
  package var kind: ItemKind
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
  /// The callbacks that the answer is about, by selector.
  package var callbacks: [String]

  /// What it has in common with items of other kinds, by name.
  package subscript<Value>(dynamicMember member: WritableKeyPath<ItemFacts, Value>) -> Value {
    get { facts[keyPath: member] }
    set { facts[keyPath: member] = newValue }
  }

  /// One thing to choose.
  package struct Option: Sendable, Hashable {
    /// What the learner reads.
    package var label: String
    /// Why it is right or wrong, as a sentence.
    package var why: String
    /// What somebody who picks it believes, if it has a name.
    var misconception: Misconception? = nil
  }
}

/// An item of any kind.
@dynamicMemberLookup
package enum QuizItem: Sendable, Equatable {
  case ordering(Item)
  case choice(ChoiceItem)

  /// What items of all kinds have.
  var facts: ItemFacts {
    switch self {
    case .ordering(let item): item.facts
    case .choice(let item): item.facts
    }
  }

  /// What items of all kinds have, by name.
  package subscript<Value>(dynamicMember member: KeyPath<ItemFacts, Value>) -> Value { facts[keyPath: member] }

  /// What kind of question it is.
  package var kind: ItemKind {
    switch self {
    case .ordering: .ordering
    case .choice(let item): item.kind
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

  /// The hash of what is accepted, as 16 hexadecimal digits.
  package var hashText: String { facts.semanticHash.hexadecimal }

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

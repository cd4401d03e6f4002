package import LifecycleEngine

/// What one predication of a sentence says about callbacks: who, what, polarity, quantity, conditions, relations, order.
package struct Frame: Sendable {
  /// What it speaks of: all of these, or one of them.
  package var subjects: [Call] = []
  package var isOneOf = false
  /// It speaks of every callback: "nothing is called".
  package var isAboutAll = false
  package var isNegative = false
  package var quantity: Quantity?
  package var strength = Strength.general
  /// What happens while it is so.
  package var conditions: [Condition] = []
  /// How its callbacks stand to others.
  package var relations: [Relation] = []
  /// Callbacks in the order in which they are said to come; two or more, or none.
  package var sequence: [Call] = []
  /// Words of the predicate that say more: again, first, last, paired, …
  package var features = FeatureSet()
  package var versions: VersionRange?
  /// With scenes or without, if that is said.
  package var lifeCycle: LifeCycle?
  /// It stands beside a name and explains it, without a verb of calling.
  package var isDescription = false
  /// It has a verb of calling, or is set off behind the name that it explains: else it is hardly a statement.
  package var isStated = true
  package var hasVerb = true
  /// Words that were not understood: then it is partly read.
  package var unread: [Range<Int>] = []
  /// Why it is no claim.
  package var noClaim: Feature?
  /// The clauses that it was made of.
  package var range: Range<Int>

  /// A callback with who receives it.
  package struct Call: Sendable, Hashable {
    package var name: Name
    package var receiver: Receiver

    package init(_ name: Name, receiver: Receiver = Receiver()) {
      self.name = name
      self.receiver = receiver
    }
  }

  /// Who receives a callback, as far as it is said.
  package struct Receiver: Sendable, Hashable {
    /// The name that the note gives it.
    package var actor: Range<Int>?
    /// Roles and things: "the presenting controller".
    package var features = FeatureSet()
    package var isEmpty: Bool { actor == nil && features.isEmpty }

    package init() {}
  }

  package enum Strength: Sendable { case usual, general, always, possible }

  package struct Quantity: Sendable, Hashable {
    package var least: Int
    package var most: Int?
  }

  /// What happens, and how the callbacks stand to it.
  package struct Condition: Sendable {
    /// `when`, `before`, `after`, `during`, `if`, `until`, `unless`, …
    package var relation: Feature
    package var event: Event
    package var isEach = false
    package var isOnly = false
    package var isImmediate = false
  }

  /// Something that happens, as the features of the words that say so.
  package struct Event: Sendable {
    package var features = FeatureSet()
    /// It only says who: "the page that is pushed".
    package var isWho = false
    /// The state that is left: "from the foreground to the background".
    package var origin = FeatureSet()
    package var isNegative = false
    /// The names in it, each with the change before it, if any, and the preposition: "from A to B", "A pushes B".
    package var actors: [Actor] = []
    package var range: Range<Int>
  }

  package struct Actor: Sendable {
    package var range: Range<Int>
    package var preposition: Feature?
    /// Whether it stands before the word of the change.
    package var isBeforeChange: Bool
  }

  /// How callbacks stand to other callbacks.
  package struct Relation: Sendable {
    /// `before`, `after`, `when` (inside its call), `until`, `cause`.
    package var kind: Feature
    package var others: [Call]
    package var isImmediate = false
    package var isOnly = false
  }
}

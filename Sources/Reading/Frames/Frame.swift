package import LifecycleEngine
package import Verify

/// What one predication of a sentence says about callbacks: who, what, polarity, quantity, conditions, relations, order.
package struct Frame: Sendable {
  /// What it speaks of: all of these, or one of them.
  package var subjects: [Call] = []
  /// Whether one of the subjects is meant, not all: “one of”, “or”.
  package var isOneOf = false
  /// It speaks of every callback: "nothing is called".
  package var isAboutAll = false
  /// Whether it is denied.
  package var isNegative = false
  /// It has not come yet.
  package var isYet = false
  /// "Has already been called".
  package var isOver = false
  /// How often, where a number is said.
  package var quantity: Quantity?
  /// How much is said.
  package var strength = Strength.general
  /// What happens while it is so.
  package var conditions: [Condition] = []
  /// Whether a title or lead-in says what happens, and not the sentence itself.
  package var isPlacedByTitle = false
  /// Why it may be meant otherwise than it was read, if it may.
  package var uncertainty: Uncertainty?
  /// Whether it says since when its callbacks are there, or are deprecated.
  package var tellsStanding = false
  /// What the section is about that it stands in: "sheets".
  package var things = FeatureSet()
  /// What is said to be so when its callbacks come: "the outlets are connected".
  package var state: Event?
  /// How its callbacks stand to others.
  package var relations: [Relation] = []
  /// Callbacks in the order in which they are said to come; two or more, or none.
  package var sequence: [Call] = []
  /// Words of the predicate that say more: again, first, last, paired, …
  package var features = FeatureSet()
  /// The versions that it is about, where it names some.
  package var versions: VersionRange?
  /// Whether it names these itself, and no heading above it.
  package var saysVersions = false
  /// With scenes or without, if that is said.
  package var lifeCycle: LifeCycle?
  /// What the app runs on, if that is said.
  package var device: WorldFilter.DeviceKind?
  /// It stands beside a name and explains it, without a verb of calling.
  package var isDescription = false
  /// It has a verb of calling, or is set off behind the name that it explains: else it is hardly a statement.
  package var isStated = true
  /// Whether it has a verb at all.
  package var hasVerb = true
  /// Words that were not understood: then it is partly read.
  package var unread: [Range<Int>] = []
  /// Why it is no claim.
  package var noClaim: Feature?
  /// The clauses that it was made of.
  package var range: Range<Int>

  /// A callback with who receives it.
  package struct Call: Sendable, Hashable {
    /// The callback.
    package var name: Name
    /// Who gets it, as far as that is said.
    package var receiver: Receiver
    /// The argument that it is said with.
    package var argument: Token.Argument?

    /// A callback of a receiver.
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
    /// Whether nothing is said of the receiver.
    package var isEmpty: Bool { actor == nil && features.isEmpty }

    /// Nobody in particular.
    package init() {}
  }

  /// Why something may be meant otherwise than it was read.
  package enum Uncertainty: Sendable {
    /// Many sentences with such words say more.
    case goesBeyond
    /// "Rotation: X": what comes then, or where to look.
    case label
    /// "X: the app is inactive": when it becomes that, or how it is then.
    case state
    /// "The view will be visible": it may be so only later.
    case ahead
  }

  /// How much a statement says: as it usually is, in general, always, or that it can be so.
  package enum Strength: Sendable { case usual, general, always, possible }

  /// How often, as a number or between two.
  package struct Quantity: Sendable, Hashable {
    /// At least so often.
    package var least: Int
    /// At most so often; nil for no limit.
    package var most: Int?
  }

  /// What happens, and how the callbacks stand to it.
  package struct Condition: Sendable {
    /// `when`, `before`, `after`, `during`, `if`, `until`, `unless`, …
    package var relation: Feature
    /// What happens.
    package var event: Event
    /// Whether every time is meant: “each time”.
    package var isEach = false
    /// Whether nothing else is meant: “only when”.
    package var isOnly = false
    /// Whether nothing comes between: “right after”.
    package var isImmediate = false
    /// Whether the first time is meant: "the first time that it appears".
    package var isFirst = false
    /// Whether it is said of this case, too: "even if".
    package var isConcession = false
    /// What joins it to the one before: "at launch, on a push or when a sheet goes".
    package var joint = Joint.none
    /// No word of relation stands beside it: "rotation triggers X", "the outlets are connected".
    package var isImplicit = false
  }

  /// What stands between two conditions.
  package enum Joint: Sendable { case none, comma, conjunction, alternative }

  /// Something that happens, as the features of the words that say so.
  package struct Event: Sendable {
    /// What the words for it mean.
    package var features = FeatureSet()
    /// It only says who: "the page that is pushed".
    package var isWho = false
    /// The state that is left: "from the foreground to the background".
    package var origin = FeatureSet()
    /// The name of a method that the app calls tells it.
    package var isMethod = false
    /// Whether it does not happen.
    package var isNegative = false
    /// A word says what is done, and nothing of who it makes of somebody: "the pushed one" has none.
    package var hasBareChange = false
    /// Its first word says what is done, not to what: "set the frame", and not "the frame is set".
    package var beginsWithChange = false
    /// The names in it, each with the change before it, if any, and the preposition: "from A to B", "A pushes B".
    package var actors: [Actor] = []
    /// The bytes of the text that it stands in.
    package var range: Range<Int>
  }

  /// A name in an event.
  package struct Actor: Sendable {
    /// The bytes of the text that it stands in.
    package var range: Range<Int>
    /// The preposition before the name, if there is one.
    package var preposition: Feature?
    /// Whether it stands before the word of the change.
    package var isBeforeChange: Bool
    /// What the word right behind the name makes of it: `undergoer` or `doer`.
    package var mark: Feature?
  }

  /// How callbacks stand to other callbacks.
  package struct Relation: Sendable {
    /// `before`, `after`, `when` (inside its call), `until`, `cause`; `every` where it comes with each of them, who knows when.
    package var kind: Feature
    /// The other callbacks.
    package var others: [Call]
    /// Whether nothing comes between.
    package var isImmediate = false
    /// Whether nothing else is meant.
    package var isOnly = false
    /// What joins it to what stands before: "when it is shown and after X".
    package var joint = Joint.none
  }
}

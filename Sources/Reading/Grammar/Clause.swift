import LifecycleEngine
import Verify

/// A clause as its units say it: callbacks that nothing else took, with what is said of them.
struct Clause {
  var calls: [Frame.Call] = []
  /// Callbacks that do not come, where the others do: "Y instead of X".
  var denied: [Frame.Call] = []
  /// Behind which of the calls "then" or an arrow stands.
  var steps: [Int] = []
  /// It begins with "then": it goes on with the sequence of the clause before.
  var continuesSequence = false
  /// "When the animation has ended": that it does, where there is nothing that it goes on with.
  var stepTime: Frame.Condition?
  var isOneOf = false
  /// It speaks of callbacks as such.
  var isAboutAll = false
  var isNegative = false
  /// Its first word is a negation: "but not when …".
  var beginsWithNot = false
  /// "才": what was said before comes first.
  var isNotBefore = false
  /// "Not until after X": and so not at X.
  var isUntilAfter = false
  /// With "yet".
  var isYet = false
  /// It tells since when its callbacks are there, or are deprecated.
  var tellsStanding = false
  /// "Will be": then, or only later.
  var isAhead = false
  /// "Soon", "about to": not then.
  var isSoon = false
  /// "Has been called": it is over.
  var isOver = false
  var hasVerb = false
  var conditions: [Frame.Condition] = []
  var relations: [Frame.Relation] = []
  /// When its calls do not come, where they come at something else: "not at A, but at B".
  var otherwise: (conditions: [Frame.Condition], relations: [Frame.Relation]) = ([], [])
  /// How its calls stand to those that were spoken of before: "right after that".
  var backward: [Frame.Relation] = []
  var features = FeatureSet()
  var versions: VersionRange?
  var lifeCycle: LifeCycle?
  var device: WorldFilter.DeviceKind?
  /// Who gets what the clause, or the next one, names.
  var receiver = Frame.Receiver()
  var unread: [Range<Int>] = []
  var noClaim: Feature?
  /// It begins with a word that makes it depend on another clause: so, because, although.
  var isAside = false
  /// "UIKit calls": it tells who, and asks nobody to.
  var isOfSystem = false
  /// It begins with "even if": said of that case, too.
  var isConcession = false
  /// It begins with "but".
  var isContrast = false
  /// It begins with "such as": one case of what was said.
  var isExample = false
  /// It says what makes no difference: "however early that is".
  var isRegardless = false
  /// Who gets its callbacks is the one who was spoken of.
  var isOfSame = false
  /// It begins with "at that moment": when what was spoken of is called.
  var isMoment = false
  /// It begins with a relation that found no other side.
  var isOpenCondition = false
  /// Its call is one that somebody is told to make.
  var isImperative = false
  var range: Range<Int>
  /// A mark stands before it that ends what was said: a colon, a semicolon.
  var isNew = false

  /// The sentence ends with it.
  var isLast = false

  /// "Notification: X", where X is one: what it is, and nothing that happens.
  func isLabel(of named: Clause) -> Bool {
    calls.isEmpty && !hasVerb && relations.isEmpty && unread.isEmpty && conditions.count == 1
      && conditions[0].event.features.isSubset(of: [.notification, .system]) && !named.calls.isEmpty
      && named.calls.allSatisfy { $0.name.owner == .notificationCenter }
  }

  /// The call in whose course something is, where it says no more.
  var moment: Frame.Call? {
    guard calls.isEmpty, !hasVerb, conditions.isEmpty, !isNegative, relations.count == 1,
      relations[0].others.count == 1,
      [.during, .at, .when].contains(relations[0].kind)
    else { return nil }
    return relations[0].others[0]
  }

  /// It says how sure it is, and nothing else.
  var isModal: Bool {
    isBare && calls.isEmpty && unread.isEmpty && !isNegative && !features.isEmpty
      && features.isSubset(of: [.always, .may, .usually])
  }

  /// "Calls it": that it does, and no more.
  var isBareCall: Bool {
    hasVerb && !isNegative && conditions.isEmpty && relations.isEmpty && features.isEmpty && backward.isEmpty
  }

  /// It only says that something happens, or is so.
  var isOfEvents: Bool { !hasVerb && relations.isEmpty && conditions.allSatisfy { $0.isImplicit } }

  /// "And can be used to set things up": what may be done, and not when.
  var saysUse: Bool {
    calls.isEmpty && features.contains(.may) && conditions.allSatisfy { $0.isImplicit } && relations.isEmpty
  }

  /// Nothing but names.
  var isBare: Bool {
    backward.isEmpty && !hasVerb && conditions.isEmpty && relations.isEmpty && steps.isEmpty
  }
}

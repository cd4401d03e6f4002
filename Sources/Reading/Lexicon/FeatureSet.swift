/// A set of features. Small enough to be copied like a number.
package struct FeatureSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var words: SIMD4<UInt64> = .zero

  /// No features.
  package init() {}

  /// A set of features that are written out.
  ///
  /// Inlined: the compiler then knows which they are, and makes no array of them.
  @inline(__always)
  package init(arrayLiteral elements: Feature...) { for element in elements { insert(element) } }

  /// One word that adds nothing: an answer and a comparison do so only where they stand as such.
  var isWeightless: Bool {
    self == [.light] || self == [.yes] || self == [.like] || self == [.example] || self == [.those]
      || self == [.respective] || self == [.pointer]
  }

  /// Whether there is none.
  package var isEmpty: Bool { words == .zero }

  /// Adds a feature.
  @inline(__always)
  package mutating func insert(_ feature: Feature) {
    words[Int(feature.rawValue >> 6)] |= 1 << UInt64(feature.rawValue & 63)
  }

  /// Takes a feature away, if it is there.
  package mutating func remove(_ feature: Feature) {
    words[Int(feature.rawValue >> 6)] &= ~(1 << UInt64(feature.rawValue & 63))
  }

  /// Whether a feature is there.
  package func contains(_ feature: Feature) -> Bool {
    words[Int(feature.rawValue >> 6)] >> UInt64(feature.rawValue & 63) & 1 == 1
  }

  /// Adds all of another set.
  package mutating func formUnion(_ other: FeatureSet) { words |= other.words }

  /// The features of either set.
  package func union(_ other: FeatureSet) -> FeatureSet { FeatureSet(words | other.words) }

  /// The features of both sets.
  package func intersection(_ other: FeatureSet) -> FeatureSet { FeatureSet(words & other.words) }

  /// The features that the other set has not.
  package func subtracting(_ other: FeatureSet) -> FeatureSet { FeatureSet(words & ~other.words) }

  /// Whether the other set has all of these.
  package func isSubset(of other: FeatureSet) -> Bool { subtracting(other).isEmpty }

  /// Whether a feature is in both sets.
  package func meets(_ other: FeatureSet) -> Bool { !intersection(other).isEmpty }

  /// A number for the set, another one for nearly every other set.
  var folded: UInt32 {
    (0..<4).reduce(0) {
      Mix.of($0, UInt32(truncatingIfNeeded: words[$1]), UInt32(truncatingIfNeeded: words[$1] >> 32))
    }
  }

  /// The numbers of those that are there, in their order.
  var numbers: [UInt32] {
    (0..<4).flatMap { word in
      var bits = words[word]
      var numbers: [UInt32] = []
      while bits != 0 {
        numbers.append(UInt32(word * 64 + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
      return numbers
    }
  }

  /// How many there are.
  package var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  private init(_ words: SIMD4<UInt64>) { self.words = words }
}

extension FeatureSet {
  /// What something can happen to, beside controllers, views and applications.
  package static let things: FeatureSet = [
    .app, .scene, .window, .view, .subview, .superview, .controller, .stack, .tabs, .tab, .modal, .sheet, .popover,
    .alert, .fullScreen, .overFullScreen, .currentContext, .device, .display, .memory, .storyboard, .nib, .code,
    .segue, .gesture, .animation, .transition, .homeButton, .appSwitcher, .controlCenter, .phoneCall, .url,
    .notification, .interruption, .keyboard, .textField, .button, .instance, .life, .outlets, .geometry, .constraints,
    .classObject, .superclass, .process, .hierarchy, .callbacks, .delegate, .property, .completion, .session, .page,
    .origin, .notificationCenter, .userActivity, .fetch, .cell, .list,
  ]
  /// What controllers are shown in or as, and what a section can be about.
  package static let presented: FeatureSet = [.sheet, .modal, .popover, .alert, .tab, .tabs, .page, .child]
  /// What can happen.
  package static let changes: FeatureSet = [
    .push, .pop, .present, .dismiss, .appear, .disappear, .load, .unload, .create, .free, .add, .remove, .launch,
    .kill, .crash, .background, .foreground, .active, .inactive, .suspend, .rotate, .lock, .unlock, .select, .swipe,
    .cancel, .comeBack, .leave, .open, .tap, .access, .set, .resize, .layout, .draw, .connect, .disconnect, .cover,
    .move, .warn, .restore, .change, .focus, .drag, .hide, .show, .close, .update, .prompt, .nil, .cold, .finish,
    .enter, .scroll, .manual, .reuse, .refuse, .query, .retain,
  ]
  /// The parts that a controller can play in what happens.
  package static let roles: FeatureSet = [
    .arriving, .leaving, .visible, .hidden, .top, .below, .root, .parent, .child, .same, .other, .idle,
  ]
  /// How far something has come: begun, about to, done; and whether it stays so.
  package static let aspects: FeatureSet = [.soon, .done, .begin, .early, .late, .settled]
  /// What the words of an event can mean: things, changes and parts.
  package static let content = things.union(changes).union(roles)
  /// Things that bring about a change of state by being named: "the home button", "a phone call".
  package static let eventful: FeatureSet = [
    .homeButton, .appSwitcher, .controlCenter, .phoneCall, .url, .notification, .interruption, .segue, .sheet,
    .popover, .alert, .modal, .fullScreen, .overFullScreen, .currentContext, .notificationCenter, .userActivity, .fetch,
  ]
  /// What says that something is not so.
  static let denials: FeatureSet = [.not, .never, .nothing, .without, .neither]
  /// What an application can be in.
  package static let states: FeatureSet = [.foreground, .background, .active, .inactive, .suspend]
  /// What somebody can go from, and to.
  static let ends: FeatureSet = states.union([.hidden, .visible])
  /// How callbacks stand to events and to each other.
  package static let relations: FeatureSet = [
    .before, .after, .when, .during, .if, .unless, .until, .between, .at, .because, .although, .regardless,
  ]
  /// What makes a sentence one that claims nothing.
  package static let noClaim: FeatureSet = [.advice, .hypothesis, .opinion, .denial, .history, .own, .plan, .override]
}

package import LifecycleEngine

/// A statement about callbacks that can be run.
///
/// Whose callbacks it relates: where a term is a callback of controllers or objects, each staged controller is judged by
/// itself, so "`viewWillAppear` comes before `viewDidAppear`" is about the two callbacks of one and the same controller,
/// for every controller on stage. Only where a term has a `role` are callbacks of different controllers related, each
/// term naming its own; a term without one then means whoever gets the callback. Callbacks of the application, of scenes
/// and of delegates tell no receivers apart, and stand beside those of each controller.
package struct Claim: Hashable, Sendable {
  /// What is said of the events.
  package var pattern: ClaimPattern
  /// The part of a run that it is said of.
  package var scope: ClaimScope
  /// The events that the pattern speaks of.
  package var a: Term
  /// For patterns that relate two events.
  package var b: Term?
  /// The events that bound the scope.
  package var q: Term?
  /// The end of the scope.
  package var r: Term?
  /// What is said to be so whenever `a` comes (`ClaimPattern.universality`).
  package var state: StatePredicate?
  /// What happens while the statement is true; empty for whatever happens. Several are alternatives.
  package var circumstances: [Situation]
  /// Whether it is claimed for each of several circumstances; otherwise for one of them, the one that suits it best.
  package var isForEach = false
  /// What has happened before that, in order, and is not watched: "when the app is in the background and …". It stands
  /// before a circumstance; without one nothing is tried, and the claim is vacuous.
  package var after: [Situation] = []
  /// What happens first, and is watched with it: "locked and unlocked". It stands before a circumstance, too.
  package var first: [Situation] = []
  /// What does not happen: ways in which it does are not tried. "As long as nobody sets the view to nil".
  package var unless: [Situation] = []
  /// Whether exceptions make it depend, refute it, or do not matter.
  package var strength: Strength
  /// The worlds that the statement is about.
  package var worlds = WorldFilter()
  /// Whether it says that the rest of it is not so: "not always followed by". True where the rest is contradicted,
  /// contradicted where the rest holds.
  package var isDenied = false
  /// "Called only when it appears": what happens is the only thing that brings `a`. With `existence` alone.
  package var isOnly = false
  /// "Called again when it appears": only for whom `a` has come before what happens. With `existence` and `absence`.
  package var isAgain = false
  /// "The first time that it appears": only for whom this callback has not come before what happens.
  package var firstTime: Callback?
  /// "`pushViewController` always calls it": whether or not anybody sees what comes of that call.
  package var isOfCall = false
  /// "`b` always comes after `a`": an order, and perhaps a promise that behind each `a` there is a `b`. With `before` alone.
  package var mayPromise = false
  /// "All tabs": each of those who are there, or play the part of `a` or stand by; otherwise one is enough for what comes.
  package var isForAll = false

  /// A claim about all worlds.
  package init(
    _ pattern: ClaimPattern, _ a: Term, _ b: Term? = nil, scope: ClaimScope = .globally,
    in circumstances: [Situation] = [], strength: Strength = .general
  ) {
    self.pattern = pattern
    self.scope = scope
    self.a = a
    self.b = b
    self.circumstances = circumstances
    self.strength = strength
  }

  /// Whether it is meant of steps that bring both of its callbacks: nothing says when, nor that it is so each time.
  package var isOfSharedSteps: Bool {
    (pattern == .before || pattern == .chainResponse) && strength != .strict && circumstances.isEmpty
      && scope == .globally
  }

  /// How much a statement says.
  package enum Strength: UInt8, Hashable, Sendable {
    /// So it goes as a rule: systems that are no longer in use are exceptions, and do not matter.
    case usual
    /// So it goes: an exception makes it depend.
    case general
    /// Always, never, only: one exception refutes it.
    case strict
    /// It can be so.
    case possible
  }

  /// An event that a claim speaks of: a callback, or whatever comes.
  package struct Term: Hashable, Sendable {
    /// The callback; of no meaning where `isAny`.
    package var callback: Callback
    /// Whether it stands for every callback and notification: "nothing is called".
    package private(set) var isAny = false
    /// The part that the receiver plays in what happens; nil for whoever gets the callback.
    package var role: Role?

    /// A certain callback, of whoever gets it or of who plays a part.
    package init(_ callback: Callback, of role: Role? = nil) {
      self.callback = callback
      self.role = role
    }

    /// Whatever the app is told.
    package static var any: Term {
      // It needs some name where runs are staged, and every app has this one.
      var term = Term(.applicationWillTerminate)
      term.isAny = true
      return term
    }

    /// Whether it speaks of a callback, whoever gets it.
    func names(_ callback: Callback) -> Bool {
      guard isAny else { return callback == self.callback }
      return callback.info.kind == .callback || callback.info.kind == .notification
    }
  }

  /// All callbacks that it names.
  package var terms: [Term] { [a, b, q, r].compactMap { $0 } }

  /// "Each time the view appears" is about all ways to appear; "when the view appears" about some.
  package var isEachTime: Bool { strength == .strict && pattern == .existence && !circumstances.isEmpty }

  /// As an order that names the same callbacks, and those by which its state is told, for what depends on the callbacks
  /// alone: versions and staging.
  var order: OrderClaim {
    let callbacks = terms.map { $0.callback } + (state?.toldBy.map { [$0] } ?? [])
    return OrderClaim(
      steps: callbacks.map { OrderClaim.Step(actor: nil, callback: $0) }, situations: [], worlds: worlds)
  }
}

public import LifecycleEngine

/// A statement about callbacks that can be run.
public struct Claim: Hashable, Sendable {
  public var pattern: ClaimPattern
  public var scope: ClaimScope
  /// The events that the pattern speaks of.
  public var a: Term
  /// For patterns that relate two events.
  public var b: Term?
  /// The events that bound the scope.
  public var q: Term?
  /// The end of the scope.
  public var r: Term?
  /// What is said to be so whenever `a` comes (`ClaimPattern.universality`).
  public var state: StatePredicate?
  /// What happens while the statement is true; empty for whatever happens. Several are alternatives.
  public var circumstances: [Circumstance]
  /// Whether it is claimed for each of several circumstances; otherwise for one of them, the one that suits it best.
  public var isForEach = false
  public var strength: Strength
  /// The versions that the statement is about; nil for all.
  public var versions: VersionRange?
  /// Whether it says that it was otherwise on the other versions.
  public var isChange: Bool
  /// The style of the presentation that it is about; nil for any.
  public var style: PresentationStyle?
  /// The life cycle of the apps that it is about; nil for both.
  public var lifeCycle: LifeCycle?

  /// A claim about all versions, styles and life cycles.
  public init(
    _ pattern: ClaimPattern, _ a: Term, _ b: Term? = nil, scope: ClaimScope = .globally,
    in circumstances: [Circumstance] = [], strength: Strength = .general
  ) {
    self.pattern = pattern
    self.scope = scope
    self.a = a
    self.b = b
    self.circumstances = circumstances
    self.strength = strength
    isChange = false
  }

  /// How much a statement says.
  public enum Strength: UInt8, Hashable, Sendable {
    /// So it goes: an exception makes it depend.
    case general
    /// Always, never, only: one exception refutes it.
    case strict
    /// It can be so.
    case possible
  }

  /// An event that a claim speaks of: a callback, or whatever comes.
  public struct Term: Hashable, Sendable {
    public var callback: Callback
    /// Whether it stands for every callback and notification: "nothing is called".
    public private(set) var isAny = false

    /// A certain callback.
    public init(_ callback: Callback) { self.callback = callback }

    /// Whatever the app is told.
    public static var any: Term {
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
  public var terms: [Term] { [a, b, q, r].compactMap { $0 } }

  /// "Each time the view appears" is about all ways to appear; "when the view appears" about some.
  public var isEachTime: Bool { strength == .strict && pattern == .existence && !circumstances.isEmpty }

  /// As an order that names the same callbacks, for what depends on the callbacks alone: versions and staging.
  var order: OrderClaim {
    OrderClaim(
      steps: terms.map { OrderClaim.Step(actor: nil, callback: $0.callback) }, situations: [], versions: versions,
      style: style, lifeCycle: lifeCycle)
  }
}

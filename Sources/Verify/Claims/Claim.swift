public import LifecycleEngine

/// A statement about callbacks that can be run.
public struct Claim: Hashable, Sendable {
  public var pattern: ClaimPattern
  public var scope: ClaimScope
  /// The events that the pattern speaks of.
  public var a: Term
  public var b: Term?
  /// The events that bound the scope.
  public var q: Term?
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
  public var style: PresentationStyle?
  public var lifeCycle: LifeCycle?

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

  /// A callback, and who gets it.
  public struct Term: Hashable, Sendable {
    public var callback: Callback
    /// The part of the receiver; nil where the statement is about each receiver by itself.
    public var part: Part?
    /// Whether it stands for every callback and notification: "nothing is called".
    public private(set) var isAny = false

    public init(_ callback: Callback, _ part: Part? = nil) {
      self.callback = callback
      self.part = part
    }

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

  /// A controller's part in a transition.
  public enum Part: UInt8, Hashable, Sendable {
    /// Was there before: pushes, presents, is covered.
    case old
    /// Comes with the transition.
    case new

    /// The staged controller that plays it.
    var letter: UInt8 { rawValue }
  }

  /// All callbacks that it names.
  public var terms: [Term] { [a, b, q, r].compactMap { $0 } }

  /// As an order that names the same callbacks, for what depends on the callbacks alone: versions and staging.
  var order: OrderClaim {
    OrderClaim(
      steps: terms.map { OrderClaim.Step(actor: nil, callback: $0.callback) }, situations: [], versions: versions,
      style: style, lifeCycle: lifeCycle)
  }
}

/// What a run has asked of its platform: a platform that answers these alike makes the same run, so most versions
/// need not be run at all.
///
/// Belongs to one run at a time; read it when the run is over.
public final class AskedFacts: @unchecked Sendable {
  private(set) var facts = Set256()
  private(set) var callbacks = CallbackSet()
  /// Everything in the order in which it was first asked.
  private(set) var questions: [PlatformQuestion] = []

  /// Nothing has been asked.
  public init() {
    // A run of a few steps asks some dozen things.
    questions.reserveCapacity(64)
  }

  /// Whether a fact has been asked for.
  public func has(_ fact: Fact) -> Bool { facts[Int(fact.rawValue)] }

  @inline(never)
  func insert(_ fact: Fact) {
    guard !has(fact) else { return }
    facts[Int(fact.rawValue)] = true
    questions.append(.isTrue(fact))
  }

  @inline(never)
  func insert(_ callback: Callback) {
    guard !callbacks[callback] else { return }
    callbacks[callback] = true
    questions.append(.delivers(callback))
  }
}

/// What a run can ask of its platform.
enum PlatformQuestion {
  case isTrue(Fact)
  case delivers(Callback)
}

/// What a run has asked of its platform: a platform that answers these alike makes the same run, so most versions
/// need not be run at all.
///
/// Belongs to one run at a time; read it when the run is over.
public final class AskedFacts: @unchecked Sendable {
  private(set) var facts = Set256()
  private(set) var callbacks = Set256()

  /// Nothing has been asked.
  public init() {}

  /// Whether a fact has been asked for.
  public func has(_ fact: Fact) -> Bool { facts[Int(fact.rawValue)] }

  @inline(never)
  func insert(_ fact: Fact) { facts[Int(fact.rawValue)] = true }

  @inline(never)
  func insert(_ callback: Callback) { callbacks[callback] = true }
}

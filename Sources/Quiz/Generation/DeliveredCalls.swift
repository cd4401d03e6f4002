/// Everything that some runs deliver, logged or not: what may not be called wrong.
struct DeliveredCalls: Sendable, Equatable {
  private(set) var identities: Set<EventIdentity> = []
  /// The same without what tells deliveries of one callback apart.
  private var calls: Set<EventIdentity> = []

  init() {}

  mutating func insert(_ identity: EventIdentity) {
    guard identities.insert(identity).inserted else { return }
    var call = identity
    call.argument = nil
    calls.insert(call)
  }

  /// Whether a run delivers this. Somebody who names no argument means any.
  func contains(_ identity: EventIdentity) -> Bool {
    identity.argument == nil ? calls.contains(identity) : identities.contains(identity)
  }
}

import LifecycleEngine

/// Which callbacks anything sends that can be put on stage. What nothing sends is not modelled, and that it does not come
/// says nothing.
struct Senders: Sendable {
  private var known: [Callback: Bool] = [:]

  /// Whether some situation brings a callback, on some version that has it.
  ///
  /// Complexity: a few hundred short runs where nothing does; asked once for each callback.
  mutating func isEverSent(_ callback: Callback, _ traces: inout StagedTraces) -> Bool {
    if let known = known[callback] { return known }
    let isSent = Senders.find(callback, &traces)
    known[callback] = isSent
    return isSent
  }

  private static func find(_ callback: Callback, _ traces: inout StagedTraces) -> Bool {
    let order = OrderClaim(steps: [OrderClaim.Step(actor: nil, callback: callback)], situations: [])
    let (space, features) = (WorldSpace(claim: order), StagingFeatures(order))
    for row in SituationTable.rows {
      for way in row.ways {
        let staged = way.staged
        var scripts: [(kind: WorldFacts, index: Int)] = []
        for facts in staged.worlds(in: space).reversed() where callback.info.isCalled(on: facts.version) {
          let run = traces.trace(of: staged.plan, facts, order, features, &scripts)
          if run.callbacks.contains(callback.rawValue) { return true }
        }
      }
    }
    return false
  }
}

extension Callback {
  /// Whether it takes the app's own code or a user for it to come, beside what a statement says of what happens.
  var comesFromOutside: Bool {
    if info.kind == .initializer || isOfTyping { return true }
    switch info.family {
    case .arriving, .touches, .responders: return true
    default: return false
    }
  }
}

extension Situation {
  /// Whether it is something that arrives, or that a user does with a view.
  var bringsFromOutside: Bool {
    switch thing {
    case .url, .userActivity, .notification, .focus: true
    default: change == .tapped || change == .fetches
    }
  }
}

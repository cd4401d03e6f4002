import LifecycleEngine

/// What is said of the end of a call by the app, and not of the callback that comes before or behind it.
extension SentenceReader {
  /// "`loadViewIfNeeded()` returns only after X has run", "does not return until X was called": X comes before it returns.
  /// "It returns before X comes": X comes after.
  ///
  /// - Returns: the clause turned round; nil where it does not say that.
  func turned(_ clause: Clause) -> Clause? {
    guard order == .first, clause.calls.isEmpty, clause.relations.count == 1, clause.unread.isEmpty,
      clause.steps.isEmpty,
      let event = returned(clause.conditions)
    else { return nil }
    let isDenied = clause.isNegative || clause.conditions.contains { $0.event.isNegative }
    let side: Feature
    switch (clause.relations[0].kind, isDenied) {
    case (.after, false), (.until, true), (.before, true): side = .before
    case (.before, false), (.until, false): side = .after
    default: return nil
    }
    var said = clause
    said.calls = clause.relations[0].others
    said.relations = []
    said.conditions = [Frame.Condition(relation: side, event: event)]
    said.isNegative = false
    said.isYet = false
    said.isOver = false
    said.hasVerb = true
    said.features = clause.features.subtracting([.only, .done, .not, .right, .still])
    return said
  }

  /// The method of the app with its return, which "does not" or "call" may stand between.
  private func returned(_ conditions: [Frame.Condition]) -> Frame.Event? {
    guard conditions.allSatisfy({ $0.isImplicit }), var event = conditions.first?.event,
      event.isMethod || event.features.meets([.push, .pop, .present, .dismiss])
    else { return nil }
    for other in conditions.dropFirst() {
      guard other.event.actors.isEmpty, other.event.features.isSubset(of: [.comeBack, .done]) else { return nil }
      event.features.formUnion(other.event.features)
    }
    event.isNegative = false
    event.isMethod = true
    return event.features.contains(.comeBack) ? event : nil
  }
}

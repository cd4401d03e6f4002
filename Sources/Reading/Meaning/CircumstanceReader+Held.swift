import LifecycleEngine
import Verify

/// What goes, and is held by something else all the same: a timer, a block, a cycle.
extension CircumstanceReader {
  /// "When nobody holds on to it any more", of what tells of the end: it is let go.
  mutating func takeEndOfHold(_ condition: Frame.Condition) -> Bool {
    guard condition.event.isNegative, [.when, .if, .at, .after].contains(condition.relation), !condition.isOnly,
      frame.conditions.count == 1, condition.event.features.meets([.retain, .access]),
      condition.event.features.isSubset(of: Self.holding.union([.access, .all, .last, .again])),
      frame.subjects.allSatisfy({ $0.name.callback == .dealloc })
    else { return false }
    proposition.occasion.situations = [.released]
    return true
  }

  /// "If a timer retains it", "with a retain cycle"; with what else is said to happen there, if it is.
  mutating func takeHeld(_ condition: Frame.Condition) -> Bool {
    guard owner == .viewController || owner == .object, [.when, .if, .at, .during].contains(condition.relation) else {
      return false
    }
    var rest = condition
    rest.event.features = condition.event.features.subtracting(Self.holding)
    proposition.isHeld = true
    return rest.event.features.isEmpty || take(rest)
  }

  /// Words for who holds, and what is held.
  private static let holding: FeatureSet = [
    .retain, .done, .still, .controller, .instance, .other, .same, .view, .property, .app, .memory,
  ]

  /// What was said to happen becomes what happens to one who is held.
  ///
  /// - Returns: false where that is not known.
  mutating func goesWhileHeld() -> Bool {
    let ways: [Situation: Situation] = [.pop: .poppedWhileHeld, .dismiss: .dismissedWhileHeld]
    // "Retain cycle", as the answer to a question: nobody says whether it comes.
    guard !frame.isDescription, occasion.after.isEmpty, occasion.first.isEmpty else { return false }
    // "After a pop": it would have come by then.
    if bounds.count == 1, bounds[0].relation == .after, occasion.situations.isEmpty {
      (proposition.occasion.situations, proposition.bounds) = (bounds[0].occasion.situations, [])
    }
    guard bounds.isEmpty else { return false }
    if occasion.situations.isEmpty {
      // "With a retain cycle it is never released": however it goes.
      guard frame.subjects.allSatisfy({ $0.name.callback == .dealloc }) else { return false }
      proposition.occasion.situations = [.poppedWhileHeld, .dismissedWhileHeld]
      return true
    }
    let held = occasion.situations.compactMap { ways[$0] }
    guard held.count == occasion.situations.count else { return false }
    proposition.occasion.situations = held
    return true
  }
}

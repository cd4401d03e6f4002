import LifecycleEngine
import Verify

/// What comes inside the call of a method that asks for it, or only behind that.
extension CircumstanceReader {
  /// "Before `addSubview` returns", "before it returns": inside that call. "After it has returned", and not yet when it returns:
  /// behind that.
  ///
  /// - Returns: what a method returns from, where the rest says neither.
  mutating func takeEndOfCall() -> Range<Int>? {
    guard
      let index = frame.conditions.firstIndex(where: { condition in
        condition.event.features.contains(.comeBack) && !condition.event.isNegative
          && (isOfCall(condition.event) || condition.relation == .before)
      })
    else { return nil }
    let condition = frame.conditions[index]
    let features = condition.event.features.subtracting([.comeBack, .finish, .done])
    if features.isEmpty, condition.relation == .before {
      guard frame.conditions.contains(where: { $0.event.isMethod }) else { return nil }
      proposition.frame.conditions.remove(at: index)
    } else if isOfCall(condition.event), !features.isEmpty {
      switch condition.relation {
      // "Has already been called", "has not been called yet": by then.
      case .before,
        .after where frame.isYet || frame.isOver, .when where frame.isYet || frame.isOver:
        break
      case .after where !frame.isNegative: proposition.frame.isNegative = true
      default: return condition.event.range
      }
      proposition.frame.conditions[index].event.features = features
      proposition.frame.conditions[index].relation = .when
      // "Only after it has returned": that nothing else brings it says no more.
      proposition.frame.conditions[index].isOnly = false
      proposition.frame.features.remove(.only)
    } else {
      return nil
    }
    proposition.frame.features.insert(.inside)
    return nil
  }

  /// "`present` returns", and where it is told what was called by then "present returns", too.
  private func isOfCall(_ event: Frame.Event) -> Bool {
    event.isMethod
      || (frame.isOver || frame.isYet) && event.features.meets([.push, .pop, .present, .dismiss])
        && event.features.isSubset(of: [.push, .pop, .present, .dismiss, .comeBack, .done, .finish])
  }

  /// "Right away", of what a call by the app asks for: inside that call, and denied behind it.
  mutating func takeAtOnce() {
    let asked: [Situation] = [
      .layoutRequested, .layoutForced, .drawRequested, .constraintsChanged, .viewRequested, .viewAdded, .viewRemoved,
      .viewResized,
    ]
    // "Immediately when it is called"; "inside pushViewController", which is the call and not what it brings about, as
    // "synchronously" is.
    let isRightThen = frame.conditions.contains { $0.isImmediate && [.when, .at, .if].contains($0.relation) }
    let isInside =
      frame.features.contains(.inside) || frame.conditions.contains { $0.relation == .during && $0.event.isMethod }
    guard frame.features.contains(.right) || isRightThen || isInside, frame.relations.isEmpty, frame.sequence.isEmpty,
      frame.quantity == nil
    else { return }
    // What cannot be held against a call is not understood.
    if isInside { proposition.frame.features.insert(.inside) }
    guard
      case let asks = occasion.situations + bounds.flatMap({ $0.occasion.situations }), asks.count == 1,
      asked.contains(asks[0]) || isInside && ![.windowMadeVisible, .appears, .disappears].contains(asks[0]),
      bounds.allSatisfy({ $0.relation == .after })
    else { return }
    (proposition.occasion.situations, proposition.bounds) = (asks, [])
    proposition.moment = frame.isNegative ? .comesLater : .comesAtOnce
    proposition.frame.isNegative = false
    proposition.frame.isStated = true
    proposition.frame.features = frame.features.subtracting([.right, .inside])
  }
}

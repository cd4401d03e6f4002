import LifecycleEngine
import Verify

/// What comes inside the call of a method that asks for it, or only behind that.
extension CircumstanceReader {
  /// "Before `addSubview` returns", "before it returns": inside that call.
  mutating func takeReturn() {
    guard
      let index = frame.conditions.firstIndex(where: { condition in
        condition.relation == .before && condition.event.features.contains(.comeBack) && !condition.event.isNegative
      })
    else { return }
    let features = frame.conditions[index].event.features.subtracting([.comeBack, .finish, .done])
    if frame.conditions[index].event.isMethod, !features.isEmpty {
      proposition.frame.conditions[index].event.features = features
      proposition.frame.conditions[index].relation = .when
    } else if features.isEmpty, frame.conditions.contains(where: { $0.event.isMethod }) {
      proposition.frame.conditions.remove(at: index)
    } else {
      return
    }
    proposition.frame.features.insert(.inside)
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
      asked.contains(asks[0]) || isInside && asks[0] != .windowMadeVisible,
      bounds.allSatisfy({ $0.relation == .after })
    else { return }
    (proposition.occasion.situations, proposition.bounds) = (asks, [])
    proposition.moment = frame.isNegative ? .comesLater : .comesAtOnce
    proposition.frame.isNegative = false
    proposition.frame.isStated = true
    proposition.frame.features = frame.features.subtracting([.right, .inside])
  }
}

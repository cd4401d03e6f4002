import LifecycleEngine
import Verify

/// "If the app is in the suspended state": someone, and how it is.
extension UnitArranger {
  /// Puts together what a preposition parts behind a relation word. That an application is in the background tells when a
  /// callback comes only where it tells of that: elsewhere it is as somebody left it.
  mutating func takePlaces() {
    guard order == .first else { return }
    for place in units.indices.dropFirst(2) where units[place].features == [.at] && place + 1 < units.count {
      guard units[place - 1].isSomeone, isRelation(place - 2), units[place - 2].features.meets([.when, .if, .during]),
        let someone = units[place - 1].event, var event = units[place + 1].event,
        event.features.meets(.states), event.features.contains(.suspend) || tells(of: event.features)
      else { continue }
      event.features.formUnion(someone.features)
      event.actors = someone.actors + event.actors
      event.range = someone.range.lowerBound..<event.range.upperBound
      units[place + 1].kind = .content(event)
      units[place + 1].features = event.features
      for word in [place - 1, place] { (units[word].isUsed, units[word].kind) = (true, .of) }
    }
  }

  /// Whether the callbacks of the clause tell of a state.
  private func tells(of state: FeatureSet) -> Bool {
    let calls = units.compactMap { unit in if case .call(let name) = unit.kind { name.callback } else { nil } }
    return !calls.isEmpty
      && calls.allSatisfy { callback in
        switch callback.ownSituation {
        case .background: state.contains(.background)
        case .foreground: state.contains(.foreground)
        case .becomesActive: state.contains(.active)
        case .resignsActive: state.contains(.inactive)
        default: false
        }
      }
  }
}

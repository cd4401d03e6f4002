import LifecycleEngine
import Verify

/// "If the app is in the suspended state": someone, and how it is.
extension UnitArranger {
  /// Puts together what a preposition parts behind a relation word. That an application is in the background tells when a
  /// callback comes only where it tells of that: elsewhere it is as somebody left it.
  mutating func takePlaces() {
    guard order == .first else { return }
    takeMissing()
    for place in units.indices.dropFirst(2) where units[place].features == [.at] && place + 1 < units.count {
      guard units[place - 1].isSomeone, isRelation(place - 2), units[place - 2].features.meets([.when, .if, .during]),
        let someone = units[place - 1].event, var event = units[place + 1].event,
        reaches(&event, someone)
      else { continue }
      event.features.formUnion(someone.features)
      event.actors = someone.actors + event.actors
      event.range = someone.range.lowerBound..<event.range.upperBound
      units[place + 1].kind = .content(event)
      units[place + 1].features = event.features
      for word in [place - 1, place] { (units[word].isUsed, units[word].kind) = (true, .of) }
    }
  }

  /// Whether somebody can be told to be in a place because he came there: "when the view is in memory".
  private func reaches(_ place: inout Frame.Event, _ someone: Frame.Event) -> Bool {
    if place.features.meets(.states) { return place.features.contains(.suspend) || tells(of: place.features) }
    guard someone.features.isSubset(of: [.view, .done]), someone.features.contains(.view), someone.actors.isEmpty,
      place.actors.isEmpty
    else { return false }
    switch place.features.subtracting([.view, .and, .outlets, .connect, .set, .done]) {
    case [.memory]: place.features.formUnion([.load, .done])
    case [.hierarchy], [.window]: place.features.formUnion([.add, .done])
    default: return false
    }
    return true
  }

  /// "If there is no view yet": one that is not made.
  private mutating func takeMissing() {
    guard let start = units.indices.first(where: { isRelation($0) && units[$0].has(.if) }) else { return }
    let said = units[(start + 1)...]
    guard said.contains(where: { $0.features.meets(.denials) }), said.count(where: { $0.event != nil }) == 1,
      let place = said.indices.first(where: { units[$0].event != nil }), var event = units[place].event,
      event.features.contains(.view), event.features.isSubset(of: [.view, .still, .done, .property]),
      said.allSatisfy({ $0.event != nil || $0.features.isSubset(of: FeatureSet.denials.union([.still, .again])) })
    else { return }
    event.isNegative = true
    event.features.insert(.create)
    units[place].kind = .content(event)
    units[place].features = event.features
    for word in said.indices where word != place { (units[word].isUsed, units[word].features) = (true, []) }
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

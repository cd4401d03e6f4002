/// Who is told by not being seen.
extension UnitArranger {
  /// "没显示在屏幕上的控制器": who is not to be seen.
  mutating func takeUnseen() {
    let seen: FeatureSet = [.visible, .show, .display, .appear]
    guard order == .last else { return takeUnseenBehind(seen.union([.view, .window, .hierarchy])) }
    for index in units.indices.dropFirst() where units[index - 1].features == [.not] {
      // "まだ表示されていない子": the same behind what is denied.
      if index > 1, units[index].isSomeone, units[index].features.meets([.controller, .child, .page, .tab, .view]),
        let said = units[index - 2].event, said.actors.isEmpty, said.features.meets(seen),
        said.features.isSubset(of: seen.union([.still, .done, .window, .hierarchy, .controller])),
        var event = units[index].event
      {
        event.features.insert(.hidden)
        units[index].kind = .content(event)
        units[index].features = event.features
        for used in [index - 2, index - 1] {
          units[used].isUsed = true
          units[used].features = []
        }
        continue
      }
      guard case .content(var event) = units[index].kind, event.isWho || event.features.contains(.controller) else {
        continue
      }
      // "表示されていないコントローラもメモリ警告で": who it is, and then what happens.
      if index > 1, !event.beginsWithChange, let said = units[index - 2].event, said.actors.isEmpty,
        said.features.isSubset(of: seen.union([.controller])), said.features.meets(seen)
      {
        event.features.insert(.hidden)
        units[index].kind = .content(event)
        units[index].features = event.features
        for used in [index - 2, index - 1] {
          units[used].isUsed = true
          units[used].features = []
          units[used].kind = .of
        }
        continue
      }
      guard event.features.isSubset(of: seen.union([.controller, .view, .same])), event.features.meets(seen) else {
        continue
      }
      event.features = event.features.subtracting(seen).union([.hidden])
      units[index].kind = .content(event)
      units[index].features = event.features
      units[index - 1].isUsed = true
      units[index - 1].features = []
    }
  }

  /// "The controllers that are not on screen": behind who is told of, where no verb of calling stands between.
  private mutating func takeUnseenBehind(_ seen: FeatureSet) {
    for index in units.indices.dropFirst().dropLast() where units[index].features == [.not] {
      let state = (index + 1..<units.count).first { place in
        if case .of = units[place].kind { return false }
        return !(isRelation(place) && units[place].has(.at))
      }
      guard let state, let said = units[state].event, said.actors.isEmpty, said.features.isSubset(of: seen),
        var event = units[index - 1].event,
        // "Added to a parent that is not in a window".
        units[index - 1].isSomeone
          ? event.features.meets([.controller, .child, .page, .tab])
          : event.features.contains(.add) && event.features.meets([.parent, .superview]),
        isRelative(from: index, to: state)
      else { continue }
      event.features.insert(.hidden)
      units[index - 1].kind = .content(event)
      units[index - 1].features = event.features
      for used in index...state {
        units[used].isUsed = true
        units[used].features = []
      }
    }
  }

  /// Whether what is denied of somebody tells who is meant: a verb of calling stood before, or comes next, past "also".
  private func isRelative(from not: Int, to state: Int) -> Bool {
    if units[..<not].contains(where: { $0.isCall }) {
      // "X de los controladores que no se muestran es invocado": whose it is.
      if not > 2, case .of = units[not - 2].kind, units[not - 3].isCall { return true }
      return !units[not...].contains { $0.features.meets([.call, .get, .cause]) }
    }
    let next = units.indices[(state + 1)...].first { index in
      if case .predicate = units[index].kind { return units[index].features.meets([.not, .never]) }
      return true
    }
    return next.map(isVerb) ?? false
  }
}

/// Who is told by not being seen.
extension UnitArranger {
  /// "没显示在屏幕上的控制器": who is not to be seen.
  mutating func takeUnseen() {
    let seen: FeatureSet = [.visible, .show, .display, .appear]
    guard order == .last else {
      takeGone()
      return takeUnseenBehind(seen.union([.view, .window, .hierarchy]))
    }
    for index in units.indices.dropFirst() where units[index - 1].features == [.not] {
      guard let event = units[index].event else { continue }
      let said = index > 1 ? units[index - 2].event : nil
      let isSeen = said.map { $0.actors.isEmpty && $0.features.meets(seen) } ?? false
      let isController = event.isWho || event.features.contains(.controller)
      // "まだ表示されていない子": the same behind what is denied; "表示されていないコントローラもメモリ警告で", and then what happens.
      let isOfWhom =
        units[index].isSomeone && event.features.meets([.controller, .child, .page, .tab, .view])
        && said?.features.isSubset(of: seen.union([.still, .done, .window, .hierarchy, .controller])) ?? false
        || isController && !event.beginsWithChange && said?.features.isSubset(of: seen.union([.controller])) ?? false
      if isSeen, isOfWhom {
        hide(event, at: index, with: [index - 2, index - 1])
      } else if isController, event.features.isSubset(of: seen.union([.controller, .view, .same])),
        event.features.meets(seen)
      {
        var unseen = event
        unseen.features = event.features.subtracting(seen)
        hide(unseen, at: index, with: [index - 1])
      }
    }
  }

  /// Somebody is not to be seen, and the words that say so have done their part.
  private mutating func hide(_ someone: Frame.Event, at place: Int, with words: some Sequence<Int>) {
    var event = someone
    event.features.insert(.hidden)
    units[place].kind = .content(event)
    units[place].features = event.features
    for word in words {
      units[word].isUsed = true
      units[word].features = []
    }
  }

  /// "After the view is no longer on the screen": after it has gone.
  private mutating func takeGone() {
    let places: FeatureSet = [.display, .visible, .window, .hierarchy, .show, .appear]
    for index in units.indices.dropFirst(2) where units[index].features == [.not, .again] {
      var place = index + 1
      if place < units.count, isRelation(place), units[place].has(.at) { place += 1 }
      guard units[index - 1].isSomeone, isRelation(index - 2), units[index - 2].features.meets([.after, .when, .if]),
        place < units.count, let said = units[place].event, said.actors.isEmpty, said.features.isSubset(of: places),
        var event = units[index - 1].event, event.features.meets([.view, .controller])
      else { continue }
      event.features.insert(.disappear)
      units[index - 1].kind = .content(event)
      units[index - 1].features = event.features
      for word in index...place { (units[word].isUsed, units[word].features) = (true, []) }
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
        let event = units[index - 1].event,
        // "Added to a parent that is not in a window".
        units[index - 1].isSomeone
          ? event.features.meets([.controller, .child, .page, .tab])
          : event.features.contains(.add) && event.features.meets([.parent, .superview]),
        isRelative(from: index, to: state)
      else { continue }
      hide(event, at: index - 1, with: index...state)
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

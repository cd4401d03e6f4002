/// Words for something that happens which stand for the verb of a statement.
extension UnitArranger {
  /// "程序即将结束时通知": behind what happens, to notify is to call.
  mutating func takeNotifying() {
    guard order == .last, units.count > 2, let last = units.last, last.features == [.notification],
      isRelation(units.count - 2), units[units.count - 2].has(.when), units[units.count - 3].isEvent
    else { return }
    units[units.count - 1].kind = .verb
    units[units.count - 1].features = [.call]
  }

  /// "走完才进 X", "X never shows up": of a callback to be entered, or to appear, is to be called.
  mutating func takeComing() {
    for index in units.indices {
      guard let event = units[index].event, event.actors.isEmpty, !event.isWho, event.origin.isEmpty else { continue }
      let isEntered = event.features == [.enter] && index + 1 < units.count && units[index + 1].isCall
      let before = units[..<index].last { unit in
        if case .predicate = unit.kind {
          return order == .first && unit.features.meets([.first, .last, .earlier, .later, .every])
        }
        return true
      }
      // "X는 처음 한 번만 등장한다": where verbs come last it ends the clause.
      let isLast = index + 1 == units.count && !units[..<index].contains { $0.isEvent }
      let isSeen =
        event.features.isSubset(of: [.appear, .show]) && before?.isCall ?? false && (order == .first || isLast)
        && !units.contains { $0.features.meets([.call, .get, .cause]) }
      guard isEntered || isSeen else { continue }
      units[index].kind = .verb
      units[index].features = [.call]
    }
  }
}

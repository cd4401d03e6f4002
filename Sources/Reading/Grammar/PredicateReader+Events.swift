/// Events that no relation took: when it happens.
extension PredicateReader {
  /// An event that no relation took is when it happens: "rotation triggers X".
  mutating func takeEvents() {
    for index in units.indices where !units[index].isUsed && units[index].isEvent {
      guard var event = units[index].event else { continue }
      units[index].isUsed = true
      if takeReceiver(toldBy: event, at: index) || takeNext(at: index) { continue }
      if isStep(event, at: index) {
        clause.unread.append(event.range)
        continue
      }
      takeMerely(beside: index)
      // "Without putting it on screen".
      let isWithout = index > 0 && order == .first && units[index - 1].features == [.without]
      if isWithout || index > 0 && units[index - 1].has(.not) && isDirectlyNegated(index) {
        event.isNegative = true
        units[index - 1].isUsed = true
        // It denies what happens, and not what is called.
        if isWithout || isBeforeNotBefore(index) { units[index - 1].features = [] }
      }
      // "重新打开应用": it is opened again.
      if order == .last, index > 0, units[index - 1].features == [.again], event.features.contains(.app),
        event.features.contains(.open)
      {
        event.features.insert(.again)
        units[index - 1].isUsed = true
      }
      var condition = Frame.Condition(relation: .when, event: event)
      condition.isImplicit = true
      // "Asking for the view for the first time makes UIKit call X"; "第一次访问才 …", "first tap on a tab → X" have it before.
      for beside in [index + 1, index - 1] where units.indices.contains(beside) {
        let isOfUser = event.features.meets(Self.ofUser)
        guard units[beside].features == [.first], !units[beside].isUsed,
          order == .first
            ? beside > index ? !hasCall(behind: beside) : isOfUser && !says(.then) : beside < index || isOfUser
        else { continue }
        condition.isFirst = true
        units[beside].isUsed = true
      }
      if index > 0, units[index - 1].has(.every), !units[index - 1].isUsed {
        // "Not every push calls X": it is not denied of each of them.
        if index > 1, order == .first, units[index - 2].features == [.not] {
          clause.unread.append(units[index - 2].range)
        }
        // Every one of those to which it happens, or each time that it happens: "each appearance of a controller".
        if event.features.meets([.controller, .instance]), !event.beginsWithChange {
          clause.features.insert(.all)
        } else {
          condition.isEach = true
        }
        units[index - 1].isUsed = true
      }
      clause.conditions.append(condition)
    }
    // "For interruptions or when the user quits": each stands before the one that a conjunction joins to it.
    if clause.conditions.contains(where: { $0.joint == .conjunction || $0.joint == .alternative }) {
      clause.conditions.sort { $0.event.range.lowerBound < $1.event.range.lowerBound }
    }
  }

  /// "`willMove(toParent: nil)` → `removeFromSuperview()`": what the app calls next, and no time of the first. An arrow before
  /// what just happens explains the callback.
  private func isStep(_ event: Frame.Event, at index: Int) -> Bool {
    guard index > 1, case .arrow = units[index - 1].kind else { return false }
    return event.isMethod && units[..<index].contains { $0.isCall } && !units[index...].contains { $0.isCall }
  }

  /// "X is called and then the view appears": what comes behind a call, and not when it comes.
  private mutating func takeNext(at event: Int) -> Bool {
    guard let then = units[..<event].lastIndex(where: { $0.has(.then) && !$0.isUsed }),
      units[..<then].contains(where: { $0.isCall }), units[..<then].indices.contains(where: isVerb),
      !units[event...].contains(where: { $0.isCall }),
      // "If one begins to and then gives it up": both tell when.
      !units[..<event].indices.contains(where: isRelation)
    else { return false }
    units[then].isUsed = true
    return true
  }

  private func says(_ feature: Feature) -> Bool { units.contains { $0.has(feature) } }

  /// What is done by somebody, for the first time or again: a callback never does it.
  private static let ofUser: FeatureSet = [.access, .tap, .select, .open]

  /// "回転させただけで": only that, and no more than that; it does not say that nothing else brings it.
  mutating func takeMerely(beside event: Int) {
    guard order == .last else { return }
    if units.indices.contains(event + 1), units[event + 1].features == [.only] { units[event + 1].isUsed = true }
  }

  /// "Not" right before an event belongs to it where no verb of calling follows that it could belong to.
  func isDirectlyNegated(_ index: Int) -> Bool {
    guard case .predicate = units[index - 1].kind else { return false }
    if isBeforeNotBefore(index) { return true }
    // Where relations stand first, a verb before the negation is not what it denies.
    return !units[(order == .first ? index : 0)...].contains { unit in
      if case .verb = unit.kind { return !unit.isUsed } else { return false }
    }
  }

  /// "没人持有才会走": behind what happens stands the word for "and not before".
  private func isBeforeNotBefore(_ event: Int) -> Bool {
    order == .last && units[event...].prefix { !isAsking($0) }.contains { $0.has(.notBefore) }
  }

  /// What tells who is meant also tells when, if nothing else does.
  mutating func takeTellingEvents() {
    guard clause.conditions.isEmpty else { return }
    for unit in units {
      guard let event = unit.event, event.isWho, clause.conditions.isEmpty else { continue }
      clause.conditions.append(Frame.Condition(relation: .when, event: event))
    }
  }
}

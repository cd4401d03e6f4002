import LifecycleEngine

/// Relations take their other side: a callback, something that happens, or a place.
struct RelationReader: ClausePass {
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause

  mutating func read() {
    takeRank()
    takeRelations()
    takeComparatives()
    takeVerbsOfOrder()
  }

  private mutating func takeRelations() {
    for index in units.indices {
      guard case .relation = units[index].kind, !units[index].isUsed else { continue }
      if units[index].has(.at) {
        takePlace(at: index)
        continue
      }
      // "，之后 X …": at the head of a clause it points to what was said, and to nothing behind it.
      if order == .last, index == 0, units[0].has(.after),
        units[0].features.isSubset(of: [.after, .then, .later, .right])
      {
        leave(index)
        continue
      }
      // "Se llama al X": what is called, and no "al aparecer".
      if units[index].has(.to), index + 1 < units.count, units[index + 1].isCall {
        units[index].isUsed = true
        continue
      }
      // "Until after X".
      if units[index].features == [.until], index + 1 < units.count, isRelation(index + 1), units[index + 1].has(.after)
      {
        units[index].isUsed = true
        units[index + 1].features.insert(.until)
        clause.isUntilAfter = true
        continue
      }
      // "X까지 끝난 뒤에": behind X.
      if order == .last, units[index].has(.until),
        let next = units.indices.first(where: { next in
          guard next > index else { return false }
          if case .predicate = units[next].kind { return false }
          return !isVerb(next)
        }), isRelation(next), units[next].has(.after)
      {
        units[index].isUsed = true
        continue
      }
      // "From whatever state it is": nothing that happens.
      if order == .last, units[index].has(.regardless), index > 0, units[index - 1].has(.question) {
        units[index].isUsed = true
        continue
      }
      if pointsBack(index) { continue }
      if units[index].has(.regardless) { dropUnread(behind: index) }
      // "直到 X", "比 X" stand before X, "Xまで", "Xより" behind it.
      let isPrefix =
        order == .last
        && (units[index].features.meets([.if, .unless, .because, .although, .every])
          || units[index].has(.until) && units[index].has(.of))
      let isThanPrefix = units[index].has(.than) && units[index].has(.of) && isOwned(skippingSomeone(index + 1))
      var directions = order == .first || isPrefix || isThanPrefix ? [1, -1] : [-1, 1]
      if order == .last, isSuffix(index) { directions = [-1] }
      var isFound = false
      for direction in directions where !isFound {
        if order == .first, direction < 0, !units[index].has(.than) { continue }
        isFound = takeOtherSide(of: index, direction)
      }
      if !isFound { leave(index) } else if isRelation(index) { units[index].isUsed = true }
    }
  }

  /// "No matter how weirdly it was shown": words that were not understood say what makes no difference.
  private mutating func dropUnread(behind regardless: Int) {
    guard order == .first else { return }
    for index in units[regardless...].indices.prefix(while: { !units[$0].isCall }) {
      if case .unread = units[index].kind { units[index].isUsed = true }
    }
  }

  /// "画面を回転させたなら": behind what happens, or behind words that were not understood, a relation does not look ahead.
  private func isSuffix(_ relation: Int) -> Bool {
    guard !units[relation].has(.than), units[relation].features != [.unless] else { return false }
    let before = units[..<relation].lastIndex { unit in
      if case .predicate = unit.kind { return false }
      return true
    }
    guard let before else { return false }
    if case .unread = units[before].kind { return true }
    // "X が呼ばれたなら": a callback, and that it is called.
    if isVerb(before), before > 0, units[before - 1].isCall, !units[before - 1].isUsed { return true }
    // "화면이 떠 있는 동안": to be seen goes on for a while.
    let lasts = units[relation].has(.during) && units[before].event?.features.meets([.visible, .hidden]) ?? false
    return (units[before].isEvent || lasts) && !units[before].isUsed
      && !(relation + 1 < units.count && units[relation + 1].isEvent)
  }

  /// The unit behind someone, or all of them, who stand here.
  func skippingSomeone(_ index: Int) -> Int {
    let start = index < units.count && [[.all], [.every]].contains(units[index].features) ? index + 1 : index
    return start < units.count && units[start].isSomeone ? start + 1 : start
  }

  /// A relation without another side: an opener whose closer took it, or a condition that is not understood.
  mutating func leave(_ index: Int) {
    let hasOther = units.contains { other in
      if case .relation = other.kind { return other.isUsed }
      return false
    }
    if units[index].has(.between), index > 0, units[index - 1].features.meets([.nothing, .not]),
      let last = clause.relations.indices.last
    {
      // "Right after X, with nothing in between".
      clause.relations[last].isImmediate = true
      units[index - 1].features = []
      for place in [index - 1, index] { units[place].isUsed = true }
    } else if units[index].features == [.first, .when], let last = clause.conditions.indices.last {
      // "Until somebody asks for the first time for it".
      clause.conditions[last].isFirst = true
      units[index].isUsed = true
    } else if units[index].features == [.first, .when], index + 1 < units.count, isRelation(index + 1) {
      // "The first time when …".
      units[index + 1].features.insert(.first)
      units[index].isUsed = true
    } else if units[index].features.isSubset(of: [.every, .when]), units[index].has(.every) {
      // "Each time, when …": the next clause says when.
      clause.features.insert(.every)
      units[index].isUsed = true
    } else if order == .last, hasOther || units[index].has(.when) {
      units[index].isUsed = true
    } else if units[index].features.meets([.after, .then]),
      index == 0 || !units[..<index].contains(where: { $0.has(.not) })
    {
      // "After that": goes on.
      clause.continuesSequence = true
      units[index].isUsed = true
    } else if units[index].has(.regardless) {
      clause.isRegardless = true
      units[index].isUsed = true
    } else if units[index].features.meets([.because, .although])
      || units[index].features == [.during, .that] && !units.contains(where: { $0.isCall })
    {
      // "In this time the app gets no events", too.
      clause.isAside = true
      units[index].isUsed = true
    } else {
      clause.isOpenCondition = true
      leaveUnread(index)
    }
  }

  /// "On", "at", "in": with an event a condition, with someone a receiver, with a callback the moment of its call; else a place
  /// that says nothing here.
  mutating func takePlace(at index: Int) {
    units[index].isUsed = true
    guard index + 1 < units.count, !units[index + 1].isUsed else { return }
    // "Upon first access to the view".
    if units[index + 1].features == [.first], index + 2 < units.count, units[index + 2].isEvent {
      _ = takeEvent(at: index + 2, for: index, 1)
      return
    }
    // "У него вызывается X": of the one who was spoken of.
    if units[index + 1].features == [.that] {
      units[index + 1].isUsed = true
      clause.isOfSame = true
      return
    }
    // "У модального контроллера", "on the pushed controller": who gets what the clause names.
    if let event = units[index + 1].event, event.isSomebody, event.features.meets(.changes.union([.modal])) {
      takeAsSomebody(index + 1)
    }
    if units[index + 1].isEvent, let call = calls(before: index), units[call].receiver.isEmpty,
      let event = units[index + 1].event, event.features.meets([.controller, .leave, .enter, .instance])
    {
      // "X on the controller that leaves", "X is called on the controller that presented it".
      units[index + 1].isUsed = true
      units[call].receiver.features = event.features.withRole
    } else if units[index + 1].isEvent {
      _ = takeEvent(at: index + 1, for: index, 1)
    } else if units[index + 1].isCall, !isVerb(min(index + 2, units.count - 1)), !isReceiver(before: index) {
      _ = takeCalls(at: index + 1, 1, for: index, [])
    } else if let event = units[index + 1].event {
      units[index + 1].isUsed = true
      // "On the screen": where, and nobody who gets anything.
      if event.features == [.display] || event.features == [.visible, .display] { return }
      if let call = units[..<index].lastIndex(where: { $0.isCall && !$0.isUsed }),
        units[call].receiver.isEmpty || !event.actors.isEmpty
      {
        units[call].receiver = Frame.Receiver(event)
      } else {
        clause.receiver.features.formUnion(event.features)
        clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      }
    }
  }

  /// "밑에 있는 VC에는 X도 Y도 오지 않는다": it stands behind who gets both, and they are no moment.
  private func isReceiver(before place: Int) -> Bool {
    guard order == .last, place > 0, units[place - 1].isSomeone, place + 2 < units.count else { return false }
    if units[place + 2].isCall { return true }
    guard case .and = units[place + 2].kind else { return false }
    return place + 3 < units.count && units[place + 3].isCall
  }

  /// The call that a place right behind it, or behind its verb, says something of.
  private func calls(before index: Int) -> Int? {
    var place = index - 1
    if place > 0, isVerb(place) { place -= 1 }
    // "Is not called on …".
    while place > 0, units[place].features.meets([.not, .never, .always, .again, .only]) { place -= 1 }
    return place >= 0 && units[place].isCall ? place : nil
  }
}

import LifecycleEngine

/// Relations take their other side: a callback, something that happens, or a place.
extension ClauseReader {
  mutating func takeRelations() {
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
      if isFound { units[index].isUsed = true } else { leave(index) }
    }
    takeComparatives()
    takeVerbsOfOrder()
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
    guard !units[relation].has(.than) else { return false }
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
    if units[index].features == [.first, .when], let last = clause.conditions.indices.last {
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
    } else if units[index].features.meets([.because, .although]) {
      clause.isAside = true
      units[index].isUsed = true
    } else {
      clause.isOpenCondition = true
      leaveUnread(index)
    }
  }

  mutating func leaveUnread(_ index: Int) {
    clause.unread.append(units[index].range)
    units[index].isUsed = true
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
    if units[index + 1].isEvent, let call = calls(before: index), units[call].receiver.isEmpty,
      let event = units[index + 1].event, event.features.meets([.controller, .leave, .enter, .instance])
    {
      // "X on the controller that leaves", "X is called on the controller that presented it".
      units[index + 1].isUsed = true
      units[call].receiver.features = event.features.withRole
    } else if units[index + 1].isEvent {
      _ = takeEvent(at: index + 1, for: index, 1)
    } else if units[index + 1].isCall, !isVerb(min(index + 2, units.count - 1)) {
      _ = takeCalls(at: index + 1, 1, for: index, [])
    } else if let event = units[index + 1].event {
      units[index + 1].isUsed = true
      if let call = units[..<index].lastIndex(where: { $0.isCall && !$0.isUsed }), units[call].receiver.isEmpty {
        units[call].receiver = Frame.Receiver(event)
      } else {
        clause.receiver.features.formUnion(event.features)
        clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      }
    }
  }

  /// The call that a place right behind it, or behind its verb, says something of.
  private func calls(before index: Int) -> Int? {
    var place = index - 1
    if place > 0, isVerb(place) { place -= 1 }
    return place >= 0 && units[place].isCall ? place : nil
  }

  mutating func takeOtherSide(of relation: Int, _ direction: Int) -> Bool {
    var index = relation + direction
    var passed: [Int] = []
    while units.indices.contains(index) {
      let unit = units[index]
      if unit.isUsed {
        if case .relation = unit.kind { return false }
        index += direction
        continue
      }
      if isLastStep(index, of: relation) { return true }
      if unit.isCall { return takeCalls(at: index, direction, for: relation, passed) }
      if direction > 0, onlySaysWhose(index) {
        units[index].isUsed = true
        index += 1
        continue
      }
      // "Before the one that enters receives X": the event only says who, if X is not what is told.
      if unit.isEvent, direction > 0, index + 2 < units.count, isVerb(index + 1), units[index + 2].isCall,
        units[index + 1].has(.get) || unit.features.meets([.controller, .view, .instance, .arriving, .leaving]),
        hasCall(except: index + 2)
      {
        units[index].isUsed = true
        units[index + 2].receiver.features = unit.features.withRole
        passed.append(index + 1)
        index += 2
        continue
      }
      if isStepInTime(unit, units[relation]) {
        units[index].isUsed = true
        clause.continuesSequence = true
        return true
      }
      // "During the life of a controller": always.
      if unit.isSomeone, unit.has(.life), !unit.has(.process) || isOfProcess,
        units[relation].features.meets([.during, .when, .at])
      {
        units[index].isUsed = true
        return true
      }
      if unit.isEvent { return takeEvent(at: index, for: relation, direction) }
      if unit.has(.that), direction > 0 {
        units[index].isUsed = true
        guard isBackward(behind: index) else {
          index += direction
          continue
        }
        takeBackward(relation, behind: index)
        return true
      }
      switch unit.kind {
      case .relation, .unread, .arrow, .version: return false
      case .predicate
      where !unit.features.isSubset(of: [
        .done, .every, .only, .right, .first, .soon, .begin, .finish, .to, .from, .again, .all, .still, .not,
      ]):
        return false
      default: break
      }
      passed.append(index)
      index += direction
    }
    // "While the controller stays on screen": to be seen is a state that can be staged.
    guard let place = passed.first(where: { units[$0].event?.features.meets([.visible, .hidden]) ?? false }) else {
      return false
    }
    return takeEvent(at: place, for: relation, direction)
  }

  /// Whether all that the clause names is told to the application, which lives as long as its process.
  private var isOfProcess: Bool {
    units.allSatisfy { unit in
      if case .call(let name) = unit.kind { name.owner == .applicationDelegate } else { true }
    }
  }

  /// "That appearance's first X", but not "during a push A's X", which is A's and not the push's.
  private func onlySaysWhose(_ index: Int) -> Bool {
    guard units[index].isEvent, index + 1 < units.count, case .of = units[index + 1].kind, isOwned(index + 1) else {
      return false
    }
    // "Before the presenting controller's X".
    if let event = units[index].event, !event.hasBareChange, event.features.meets([.arriving, .leaving]) {
      return true
    }
    return !units[index].features.meets([.push, .pop, .present, .dismiss, .launch, .rotate])
  }

  /// "X まで呼ばれる": as far as X, which is called too.
  private func isLastStep(_ call: Int, of relation: Int) -> Bool {
    units[call].isCall && order == .last && units[relation].has(.until) && !hasCall(except: call)
      && units.indices.contains(where: isVerb)
  }

  /// "…, and when the animation has ended, Y": the next step, and no other thing that happens.
  private func isStepInTime(_ unit: Unit, _ relation: Unit) -> Bool {
    unit.isSomeone && unit.features.isSubset(of: [.animation, .transition, .done, .finish, .completion])
      && unit.features.meets([.animation, .transition]) && relation.features.meets([.after, .when])
      && (unit.features.meets([.done, .finish]) || relation.has(.after))
  }

  func hasCall(except place: Int) -> Bool {
    units.indices.contains { $0 != place && units[$0].isCall && !units[$0].isUsed }
  }

  mutating func takeCalls(at first: Int, _ direction: Int, for relation: Int, _ passed: [Int]) -> Bool {
    var group: [Int] = [first]
    var index = first + direction
    while units.indices.contains(index) {
      if isRelation(index) { break }
      if units[index].isUsed, !units[index].isCall {
        index += direction
        continue
      }
      if case .and = units[index].kind, units.indices.contains(index + direction) {
        var next = index + direction
        while units.indices.contains(next), !units[next].isCall, units[next].isUsed || isLink(next), !isRelation(next) {
          next += direction
        }
        guard units.indices.contains(next), units[next].isCall, !units[next].isUsed, !saysMore(next, direction) else {
          break
        }
        units[index].isUsed = true
        group.append(next)
        index = next + direction
        continue
      }
      break
    }
    // "before X is called": the verb goes with it.
    if direction > 0, index < units.count, isVerb(index), !units[index].has(.not), !isObjectAhead(index) {
      units[index].isUsed = true
    }
    if direction > 0 { takePlace(behind: group[group.count - 1]) }
    var isNegative = false
    for place in passed {
      if units[place].has(.not) { isNegative = true }
      if case .verb = units[place].kind { units[place].isUsed = true }
      // "Behind each X".
      if units[place].features == [.every] { clause.features.insert(.every) }
      if case .predicate = units[place].kind, !units[place].has(.only) { units[place].isUsed = true }
      if units[place].isSomeone, direction > 0, let event = units[place].event {
        units[first].receiver.actor = units[first].receiver.actor ?? event.actors.first?.range
        units[first].receiver.features.formUnion(event.features.intersection(.roles))
        units[place].isUsed = true
      }
    }
    guard !isNegative else { return false }
    let others = group.sorted().compactMap { call($0) }
    for place in group { units[place].isUsed = true }
    addRelation(units[relation], others, at: relation)
    return true
  }

  /// A word of possession: "B's X and B's Y".
  private func isLink(_ index: Int) -> Bool { if case .of = units[index].kind { true } else { false } }

  func isRelation(_ index: Int) -> Bool { if case .relation = units[index].kind { true } else { false } }

  /// In "X is called before Y and Z is not", Z has a verb of its own; in "X before Y and Z after W" another side.
  private func saysMore(_ index: Int, _ direction: Int) -> Bool {
    direction > 0 && index + 1 < units.count && (isVerb(index + 1) || isRelation(index + 1))
  }

  /// In "before calling X it calls Y", the second verb has an object.
  func isObjectAhead(_ verb: Int) -> Bool {
    verb + 1 < units.count && units[verb + 1].isCall
  }

  mutating func addRelation(_ unit: Unit, _ others: [Frame.Call], at place: Int) {
    var kind = FeatureSet.relation(unit.features, clause: units)
    if unit.features.isSubset(of: [.earlier, .later, .right]) { kind = unit.has(.later) ? .after : .before }
    if unit.has(.than), let direction = takeDirection(behind: place) { kind = direction }
    // "When X has run": behind it.
    if kind == .when, takeDone(beside: others) { kind = .after }
    // "X 가 불리면 Y 는 항상 불린다", "each time that X is called, so is Y": the one calls for the other.
    if kind == .when, unit.has(.every) || order == .last && units.contains(where: { $0.has(.always) }) { kind = .if }
    var relation = Frame.Relation(kind: kind, others: others)
    relation.isImmediate = unit.has(.right) || isNear(place, .right)
    relation.isOnly = takeNear(place, .only)
    _ = takeNear(place, .right)
    _ = takeNear(place, .inside)
    clause.relations.append(relation)
  }

  /// Uses up a word right beside the callbacks that says that their call is over.
  private mutating func takeDone(beside others: [Frame.Call]) -> Bool {
    for index in units.indices
    where units[index].isCall && others.contains(where: { $0.name.range == units[index].range }) {
      for beside in [index - 1, index + 1] where units.indices.contains(beside) && !units[beside].isCall {
        if units[beside].features == [.done] || units[beside].features == [.finish]
          || units[beside].has(.call) && units[beside].has(.done)
        {
          units[beside].isUsed = true
          return true
        }
      }
    }
    return false
  }
}

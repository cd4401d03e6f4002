import LifecycleEngine

/// Something that happens, as the other side of a relation.
extension RelationReader {
  mutating func takeEvent(at place: Int, for relation: Int, _ direction: Int) -> Bool {
    guard var event = units[place].event else { return false }
    units[place].isUsed = true
    // Someone between the relation and the event takes part in it.
    let between = direction > 0 ? relation + 1..<place : place + 1..<relation
    for index in between where !units[index].isUsed {
      if let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = direction > 0 ? other.actors + event.actors : event.actors + other.actors
        units[index].isUsed = true
      } else if units[index].has(.not) || units[index].features == [.nothing] {
        event.isNegative = true
        // It denies what happens, and not what is called.
        units[index].features = units[index].features.subtracting([.not, .nothing])
        units[index].isUsed = true
      } else if order == .last, units[index].features == [.only], units[relation].has(.if) || direction < 0 {
        // "だけなら", "열기만 해도": if no more than that happens.
        units[index].isUsed = true
      } else if case .predicate = units[index].kind, !units[index].features.meets([.only, .every]) {
        event.features.formUnion(units[index].features)
        units[index].isUsed = true
      }
    }
    // "Is first shown", "第一次被访问": which of several times.
    var isFirst = units[relation].has(.first) || event.features.contains(.first)
    for index in [place - 1, place + 1] where units.indices.contains(index) && !units[index].isUsed {
      guard case .predicate = units[index].kind, units[index].features.isSubset(of: [.first, .again]) else { continue }
      // "On a push UIKit first sends X": what comes first is X.
      if order == .first, index > place, index + 1 < units.count, isVerb(index + 1) { continue }
      isFirst = isFirst || units[index].has(.first)
      // "再次打开应用": not for the first time.
      if event.features.contains(.app) { event.features.formUnion(units[index].features.intersection([.again])) }
      units[index].isUsed = true
    }
    // "Durante una única aparición": in one of them, and not then alone.
    if order == .first, units[relation].has(.during), relation + 1 < place, units[relation + 1].features == [.only] {
      leaveUnread(relation + 1)
      units[relation + 1].features = []
    }
    gatherMore(&event, beside: place, direction, for: relation)
    if direction < 0, let not = denial(before: place, relation) {
      event.isNegative = true
      (units[not].isUsed, units[not].features) = (true, [])
    }
    if let agent = agent(of: place, direction, for: relation) {
      units[agent].isUsed = true
      addRelation(units[relation], [call(agent)].compactMap { $0 }, at: relation)
      return true
    }
    // "循環参照がなければ": the word for the relation denies what happens.
    if order == .last, direction < 0, units[relation].features == [.not, .if] {
      event.isNegative.toggle()
      units[relation].features.remove(.not)
    }
    let unit = units[relation]
    // "回転が完了した後": behind its end.
    if unit.has(.done) { event.features.insert(.done) }
    // "第一次显示时才…": not before, and not that time alone.
    let isAlone = unit.has(.only) || units.contains { $0.has(.only) && !$0.has(.notBefore) && !$0.isUsed }
    var condition = Frame.Condition(relation: FeatureSet.relation(unit.features, clause: units), event: event)
    condition.isConcession = unit.has(.although)
    condition.isEach = unit.has(.every) || takeNear(relation, .every)
    condition.isImmediate = unit.has(.right) || takeNear(relation, .right)
    condition.isOnly = unit.has(.only) || takeOnly(beside: relation)
    condition.isFirst = isFirst
    if isFirst, !isAlone { condition.isOnly = false }
    condition.joint = takeJoint(before: min(place, relation))
    clause.conditions.append(condition)
    return true
  }

  /// "当视图不在窗口上显示时": where all that a clause says is when, what it denies is what happens.
  private func denial(before event: Int, _ relation: Int) -> Int? {
    // "在没有强引用之后": right before it.
    if order == .last, units[event].has(.retain), event > 0, units[event - 1].features == [.not] { return event - 1 }
    guard order == .last, relation + 1 == units.count, !units.contains(where: { $0.isCall }),
      !units.indices.contains(where: isVerb)
    else { return nil }
    return units[..<event].lastIndex { $0.features == [.not] && !$0.isUsed }
  }

  /// Uses up a conjunction right before a condition or a relation.
  mutating func takeJoint(before index: Int) -> Frame.Joint {
    guard index > 0, case .and = units[index - 1].kind, !units[index - 1].isUsed else { return .none }
    units[index - 1].isUsed = true
    return units[index - 1].has(.or) ? .alternative : .conjunction
  }

  /// "X が view を作った後に Y": what X does is the end of its call, and Y comes after that.
  private func agent(of place: Int, _ direction: Int, for relation: Int) -> Int? {
    guard order == .last, direction < 0, units[relation].features.meets([.before, .after]),
      let agent = units[..<place].lastIndex(where: { $0.isCall && !$0.isUsed }),
      units[(relation + 1)...].contains(where: { $0.isCall && !$0.isUsed }) || isWork(place, of: agent)
    else { return nil }
    let others = units.indices.filter { index in
      if case .relation = units[index].kind { return index != relation }
      return isVerb(index) && (index < relation || units[index].features.meets([.follow, .precede]))
    }
    return others.isEmpty ? agent : nil
  }

  /// "loadView 로 뷰가 로드된 후에": what that method does; what comes then was spoken of before.
  private func isWork(_ event: Int, of method: Int) -> Bool {
    guard case .call(let name) = units[method].kind, name.callback == .loadView, let said = units[event].event else {
      return false
    }
    return said.features.meets([.load, .create]) && said.features.isSubset(of: [.view, .memory, .load, .create, .done])
  }

  /// Further events that a conjunction or their place joins to one that a relation took.
  mutating func gatherMore(_ event: inout Frame.Event, beside place: Int, _ direction: Int, for relation: Int) {
    var index = place + direction
    // "탭을 처음 눌렀을 때": which of several times was taken.
    if units.indices.contains(index), units[index].isUsed, units[index].features == [.first] { index += direction }
    while units.indices.contains(index), !units[index].isUsed {
      if case .and = units[index].kind, units.indices.contains(index + direction), units[index + direction].isEvent {
        event.features.formUnion(units[index].features.intersection([.or, .and]))
        units[index].isUsed = true
      } else if units[index].isEvent, direction < 0 || previousIsJoint(index), let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = direction > 0 ? event.actors + other.actors : other.actors + event.actors
        units[index].isUsed = true
      } else if direction < 0, units[index].features == [.all], index > 0, units[index - 1].event != nil {
        // "참조가 모두 사라지면": which of them, before what happens to them.
        units[index].isUsed = true
      } else if direction < 0, units[index].isSomeone, let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = other.actors + event.actors
        units[index].isUsed = true
      } else {
        return
      }
      index += direction
    }
  }
}

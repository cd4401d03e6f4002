import LifecycleEngine

/// Callbacks, as the other side of a relation.
extension RelationReader {
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
        guard units.indices.contains(next), units[next].isCall, !units[next].isUsed,
          !saysMore(next, direction) || units[relation].has(.between) && group.count == 1
        else { break }
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
    if direction > 0 { takePlace(behind: group[group.count - 1]) } else { takeReceiver(before: group.min() ?? first) }
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

  /// In "X is called before Y and Z is not", Z has a verb of its own; in "X before Y and Z after W" another side.
  private func saysMore(_ index: Int, _ direction: Int) -> Bool {
    direction > 0 && index + 1 < units.count && (isVerb(index + 1) || isRelation(index + 1))
  }

  /// In "before calling X it calls Y", the second verb has an object.
  func isObjectAhead(_ verb: Int) -> Bool {
    verb + 1 < units.count && units[verb + 1].isCall
  }

  /// "After X у B", "after X was called on B": who gets it.
  mutating func takePlace(behind call: Int) {
    let isCalled = call + 1 < units.count && isVerb(call + 1) && units[call + 1].isUsed
    let (at, who) = isCalled ? (call + 2, call + 3) : (call + 1, call + 2)
    guard order == .first, who < units.count, isRelation(at), units[at].features == [.at], !units[at].isUsed,
      units[who].isSomeone, units[call].receiver.isEmpty,
      let event = units[who].event, !event.actors.isEmpty || event.features.withRole.meets([.arriving, .leaving])
    else { return }
    units[call].receiver = Frame.Receiver(event)
    for place in [at, who] { units[place].isUsed = true }
  }

  /// "B 收到 X 之前": who gets it stands before the verb.
  private mutating func takeReceiver(before call: Int) {
    guard order == .last, call > 1, units[call].receiver.isEmpty, isVerb(call - 1), units[call - 1].has(.get),
      !units[call - 2].isUsed, units[call - 2].isSomeone, let event = units[call - 2].event, !event.actors.isEmpty
    else { return }
    units[call].receiver = Frame.Receiver(event)
    for place in [call - 2, call - 1] { units[place].isUsed = true }
  }

  mutating func addRelation(_ unit: Unit, _ others: [Frame.Call], at place: Int) {
    var kind = FeatureSet.relation(unit.features, clause: units)
    if unit.features.isSubset(of: [.earlier, .later, .right]) { kind = unit.has(.later) ? .after : .before }
    if unit.has(.than), let direction = takeDirection(behind: place) { kind = direction }
    // "When X has run": behind it.
    if kind == .when, takeDone(beside: others) { kind = .after }
    // "Each time that X is called, so is Y": before it, in it or behind it?
    if kind == .when, unit.has(.every) { kind = .every }
    // "X 가 불리면 Y 는 항상 불린다": the one calls for the other.
    if kind == .when, order == .last, units.contains(where: { $0.has(.always) }) { kind = .if }
    var relation = Frame.Relation(kind: kind, others: others)
    relation.isImmediate = unit.has(.right) || isNear(place, .right)
    relation.isOnly = takeNear(place, .only)
    relation.joint = order == .first ? takeJoint(before: place) : .none
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

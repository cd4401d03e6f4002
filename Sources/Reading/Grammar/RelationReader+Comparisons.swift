import LifecycleEngine

/// Comparisons and verbs that say which of two callbacks comes first.
extension RelationReader {
  /// "Позже X": a comparative right before a callback, where another one is told of.
  mutating func takeComparatives() {
    guard order == .first else { return }
    for index in units.indices.dropLast()
    where !units[index].isUsed && units[index + 1].isCall && !units[index + 1].isUsed {
      guard case .predicate = units[index].kind, units[index].features.isSubset(of: [.earlier, .later, .right]),
        units[index].features.meets([.earlier, .later]), isRelated(to: index)
      else { continue }
      // "You get X, later Y": no comparison, but the next step.
      if units[index].features == [.later], isNextStep(index) {
        units[index].features = [.then]
        clause.continuesSequence = clause.continuesSequence || index == 0
        continue
      }
      _ = takeCalls(at: index + 1, 1, for: index, [])
      units[index].isUsed = true
    }
  }

  /// Whether a verb told of a callback that stands right before a comparative, in this clause or in the one before.
  private func isNextStep(_ index: Int) -> Bool {
    if index == 0 { return !units.indices.contains(where: isVerb) }
    guard let call = units[..<index].lastIndex(where: { $0.isCall && !$0.isUsed }) else { return false }
    return units[..<call].indices.contains(where: isVerb) && !units[call..<index].indices.contains(where: isVerb)
  }

  /// "X が先、Y が後": behind the last of two, of which one is first, the word ranks it.
  mutating func takeRank() {
    guard order == .last, let call = units.lastIndex(where: { $0.isCall && !$0.isUsed }),
      units.count(where: { $0.isCall && !$0.isUsed }) == 2,
      units[..<call].contains(where: { $0.features.isSubset(of: [.first, .earlier]) && !$0.features.isEmpty })
    else { return }
    // "头一个是 X，第二个 Y".
    if units[call - 1].features == [.arriving, .top], units[call - 1].isSomeone {
      units[call - 1].kind = .predicate
      units[call - 1].features = [.then]
    } else if call + 1 < units.count, units[call + 1].features == [.after] {
      units[call + 1].kind = .predicate
      units[call + 1].features = [.later]
    }
  }

  /// Whether something stands before a comparative that it compares: another callback, or what the clause before told of.
  private func isRelated(to index: Int) -> Bool {
    units[..<index].contains { $0.isCall && !$0.isUsed } || !units.indices.contains(where: isVerb)
  }

  /// "X보다 뒤에": the word behind a comparison says in which direction.
  mutating func takeDirection(behind place: Int) -> Feature? {
    guard order == .last, place + 1 < units.count, isRelation(place + 1), !units[place + 1].isUsed else { return nil }
    let next = units[place + 1]
    guard next.has(.after) || next.has(.before) else { return nil }
    units[place + 1].isUsed = true
    return next.has(.after) ? .after : .before
  }

  /// "X precedes Y", "X is followed by Y".
  mutating func takeVerbsOfOrder() {
    for index in units.indices where isVerb(index) && units[index].features.meets([.follow, .precede]) {
      takeDative(before: index)
      // "X without a following Y": it denies the second, and says that the first comes.
      if index > 0, units[index - 1].has(.without) {
        leaveUnread(index)
        continue
      }
      // "Behind X comes Y", with a verb of its own: what it follows was said.
      if units[index].has(.follow), clause.relations.contains(where: { [.after, .if].contains($0.kind) }),
        units.count(where: { $0.isCall && !$0.isUsed }) == 1
      {
        continue
      }
      // "Después sigue X", "then follows X": X does, behind what was said before.
      if units[index].has(.follow), order == .first, isFollowedBySubject(index) {
        units[index].features = [.call]
        continue
      }
      // "Y보다 X가 앞선다": what is compared was said.
      if units.contains(where: { $0.has(.than) && $0.isUsed }), units[index].features == [.precede] {
        units[index].features = [.call]
      } else {
        _ = takeCompared(index)
      }
    }
  }

  /// "Вызову X предшествует Y": X is what Y comes before.
  private mutating func takeDative(before verb: Int) {
    guard order == .first, let dative = units[..<verb].firstIndex(where: { $0.features == [.call, .to] }),
      units[dative..<verb].contains(where: { $0.isCall }), units[verb...].contains(where: { $0.isCall })
    else { return }
    units[dative].isUsed = true
    let isBefore = units[verb].has(.precede)
    units[verb].features = units[verb].features.subtracting([.precede, .follow]).union([isBefore ? .follow : .precede])
  }

  /// Whether a word for what comes next, and no callback, stands before a verb of following, and a callback right behind it.
  private func isFollowedBySubject(_ verb: Int) -> Bool {
    verb + 1 < units.count && units[verb + 1].isCall && !units[..<verb].contains { $0.isCall }
      && units[..<verb].contains { $0.has(.then) || $0.has(.that) }
  }

  /// "Y follows X", "X 先于 Y": the verb itself relates its subject to its object.
  mutating func takeCompared(_ verb: Int) -> Bool {
    let direction =
      order == .last && verb > 0 && !units[verb + 1..<units.count].contains { $0.isCall }
        && (units[verb - 1].isCall || units[verb].has(.precede)) ? -1 : 1
    var index = verb + direction
    while units.indices.contains(index), !units[index].isCall {
      if case .relation = units[index].kind {
        // "Precede al X".
        guard index == verb + 1, units[index].has(.to) else { return false }
        units[index].isUsed = true
      }
      index += direction
    }
    guard units.indices.contains(index), !units[index].isUsed else { return false }
    units[verb].isUsed = true
    clause.hasVerb = true
    if units[verb].features.contains(.not) { clause.isNegative = true }
    // "Is followed by": what comes then is said of each.
    if units[verb].has(.then) { clause.features.insert(.then) }
    let isAfter = units[verb].has(.follow) || units[verb].has(.later)
    var relation = Frame.Relation(kind: isAfter ? .after : .before, others: [call(index)].compactMap { $0 })
    relation.isImmediate = takeNear(verb, .right)
    units[index].isUsed = true
    clause.relations.append(relation)
    return true
  }
}

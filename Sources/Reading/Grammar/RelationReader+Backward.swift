/// Relations to what was said before: "after that", "그에 앞서", "tras lo cual".
extension RelationReader {
  /// Whether a relation points to what was said before, and to nothing in its clause.
  mutating func pointsBack(_ index: Int) -> Bool {
    // "그에 앞서", "它后面", "by then".
    if units[index].has(.that), units[index].features.meets([.before, .after]),
      order == .last || units[index].has(.done)
    {
      units[index].isUsed = true
      takeBackward(index, behind: index)
      return true
    }
    if isBare(index) {
      units[index].isUsed = true
      takeBackward(index, behind: units.count)
      return true
    }
    // "Because of that": no reason of its own.
    guard order == .first, units[index].features == [.because], index + 1 < units.count,
      units[index + 1].features == [.that]
    else { return false }
    units[index].isUsed = true
    units[index + 1].isUsed = true
    return true
  }

  /// "When it is killed, X is called right before", "終了する場合でも、直前に X が呼ばれる": before what the sentence names.
  private func isBare(_ index: Int) -> Bool {
    guard units[index].has(.before), units[index].features.isSubset(of: [.before, .right]),
      // "The one that was selected before", "X before, Y in the completion handler": of nothing that is said to come.
      units.contains(where: { $0.isCall }), units.indices.contains(where: isVerb)
    else { return false }
    if index + 1 == units.count { return order == .first && !units[..<index].contains { $0.has(.not) } }
    let isCallAhead = units[index + 1].isCall || order == .first && isVerb(index + 1) && !hasCall(except: index + 3)
    return units[index].has(.right) && isCallAhead
      && units[..<index].allSatisfy { unit in
        if case .and = unit.kind { return true }
        return unit.isUsed
      }
  }

  /// Whether a pronoun stands for what was said: "after it, …", "after it is called", "right after it comes X".
  func isBackward(behind place: Int) -> Bool {
    guard let next = units.indices[(place + 1)...].first(where: { !units[$0].isUsed }) else { return true }
    if units[next].isCall { return true }
    // "Tras lo cual B recibe X": of a name nobody says "that".
    if let event = units[next].event, !event.actors.isEmpty, event.features.isEmpty { return true }
    guard isVerb(next), !units[next].has(.not) else { return false }
    // "Before it calls X, Y": X is told of, where it stands alone.
    return next + 1 == units.count || !units[next + 1].isCall || !hasCall(except: next + 1)
  }

  mutating func takeBackward(_ relation: Int, behind place: Int) {
    var backward = Frame.Relation(kind: FeatureSet.relation(units[relation].features, clause: units), others: [])
    backward.isImmediate = units[relation].has(.right) || takeNear(relation, .right)
    clause.backward.append(backward)
    // "After it is called X is", but "该方法之后调用 X", whose verb is the only one.
    if place + 1 < units.count, isVerb(place + 1),
      order == .first && place != relation || units[(place + 2)...].indices.contains(where: isVerb)
    {
      units[place + 1].isUsed = true
      // "Перед этим вызывается X": the verb is that of X as well, where it has no other.
      if place + 2 < units.count, units[place + 2].isCall, !units[place + 1].has(.not) { clause.hasVerb = true }
    }
  }
}

extension Frame.Receiver {
  /// Somebody as the words say.
  init(_ event: Frame.Event) {
    self.init()
    actor = event.actors.first?.range
    features = event.features
  }
}

/// Who receives the callbacks of a clause, as its subject.
extension PredicateReader {
  /// Someone who stands as the subject of a verb gets all callbacks of the clause that nobody else gets.
  mutating func takeSubject() {
    for index in units.indices where !units[index].isUsed && units[index].isSomeone {
      guard let event = units[index].event else { continue }
      // "B on top of A": how they stand to each other was not understood.
      // "Of a window that is still hidden": it restricts what happens, and no receiver.
      let isRestriction = event.features.contains(.hidden) && !clause.conditions.isEmpty
      if event.actors.count > 1 || isRestriction { clause.unread.append(event.range) }
      clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      clause.receiver.features.formUnion(event.isWho ? event.features.withRole : event.features)
      // "Screens that are hidden": those who show something there.
      if event.features.contains(.display), event.features.meets([.hidden, .leaving, .arriving, .below]) {
        clause.receiver.features.remove(.display)
        clause.receiver.features.insert(.controller)
      }
      units[index].isUsed = true
    }
  }

  /// Who is told by what happens to him gets what the clause names: "the presenting controller gets X".
  ///
  /// - Returns: whether that is all that the event says.
  mutating func takeReceiver(toldBy event: Frame.Event, at index: Int) -> Bool {
    guard event.features.contains(.controller) else { return false }
    let isNextVerb = hasVerb(behind: index)
    let hasRole = event.features.meets([.arriving, .leaving])
    // "It gives the presenting controller X".
    let isGiven = order == .first && index > 0 && isVerb(index - 1) && hasCall(behind: index)
    if hasRole, isNextVerb || isGiven {
      clause.receiver.features.formUnion(isNextVerb ? event.features : event.features.subtracting(.changes))
      // When it happens it tells only if nothing else does.
      var who = event
      who.isWho = true
      units[index].kind = .content(who)
      return true
    }
    // "X is sent to the controller that presented it".
    let isSentTo =
      order == .first && index > 1 && units[index - 1].has(.to) && isVerb(index - 2)
      && (units[..<(index - 2)].contains { $0.isCall } || !units.contains { $0.isCall })
    if hasRole, isSentTo {
      clause.receiver.features.formUnion(event.features.subtracting(.changes))
      return true
    }
    // "The controller that leaves gets X".
    guard order == .first, isNextVerb, units[index + 1].has(.get),
      event.features.withRole.meets([.arriving, .leaving]),
      event.features.subtracting([.controller, .view, .leave, .enter, .appear, .disappear]).isEmpty
    else { return false }
    clause.receiver.features.formUnion(event.features.withRole)
    return true
  }
}

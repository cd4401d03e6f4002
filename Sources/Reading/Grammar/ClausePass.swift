import LifecycleEngine

/// One pass over the units of a clause: it uses up the units that it understands, and adds what they say to the clause.
protocol ClausePass {
  var order: Lexicon.Order { get }
  var units: [Unit] { get set }
  var clause: Clause { get set }

  init(order: Lexicon.Order, units: [Unit], clause: Clause)

  mutating func read()
}

extension ClausePass {
  /// The next pass, which goes on with what this one left.
  func followed<Next: ClausePass>(by next: Next.Type) -> Next {
    var pass = Next(order: order, units: units, clause: clause)
    pass.read()
    return pass
  }

  mutating func leaveUnread(_ index: Int) {
    clause.unread.append(units[index].range)
    units[index].isUsed = true
  }

  /// What stands here says who is meant, and not what happens.
  mutating func takeAsSomebody(_ index: Int) {
    guard var event = units[index].event else { return }
    event.isWho = true
    units[index].kind = .content(event)
  }

  func isVerb(_ index: Int) -> Bool { if case .verb = units[index].kind { true } else { false } }

  func isRelation(_ index: Int) -> Bool { if case .relation = units[index].kind { true } else { false } }

  func isAsking(_ unit: Unit) -> Bool { unit.features.meets([.call, .get]) }

  /// Whether callbacks are what stands behind, past words like "neither".
  func hasCall(behind index: Int) -> Bool {
    let next = units[(index + 1)...].first { unit in
      if case .predicate = unit.kind { return false }
      return true
    }
    return next?.isCall ?? false
  }

  func hasCall(except place: Int) -> Bool {
    units.indices.contains { $0 != place && units[$0].isCall && !units[$0].isUsed }
  }

  func previousIsJoint(_ index: Int) -> Bool {
    guard index > 0, case .and = units[index - 1].kind else { return false }
    return true
  }

  /// Whether a callback stands here, so that what is before it is its owner's name.
  func isOwned(_ index: Int) -> Bool {
    var index = index
    while index < units.count {
      if case .of = units[index].kind {
        index += 1
      } else if case .predicate = units[index].kind, units[index].features.isSubset(of: [.first, .last]) {
        index += 1
      } else {
        break
      }
    }
    return index < units.count && units[index].isCall
  }

  /// "FeedVC만 X", "only the new controller gets X": of those who could get it, this one.
  func isOfSomebody(_ only: Int) -> Bool {
    if order == .first { return only + 2 < units.count && units[only + 1].isSomeone && isVerb(only + 2) }
    return only > 0 && units[only - 1].isSomeone && !(units[only - 1].event?.actors.isEmpty ?? true)
  }

  /// The call that a unit is; nil if it is none.
  func call(_ index: Int) -> Frame.Call? {
    guard case .call(let name) = units[index].kind else { return nil }
    return Frame.Call(name, receiver: units[index].receiver)
  }
}

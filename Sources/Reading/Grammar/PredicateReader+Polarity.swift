import LifecycleEngine

/// Whether what a clause tells comes or does not.
extension PredicateReader {
  mutating func takePolarity() {
    // "X and Y, and nothing more": these come.
    if order == .first, let nothing = units.lastIndex(where: { $0.has(.nothing) }), previousIsJoint(nothing),
      units.lastIndex(where: { $0.isCall }).map({ $0 < nothing }) ?? false
    {
      clause.unread.append(units[nothing].range)
    }
    leaveDenialOfState()
    let negations =
      units.contains { $0.features.meets([.neither, .nothing]) } || isConcord
      ? 1
      : units.count {
        $0.features.meets([.not, .never, .without, .nothing, .neither, .skip])
          && !$0.has(.instead) && !$0.isEvent
      }
    clause.isNegative = clause.isNegative || negations % 2 == 1
    // "Never an X that isn't followed by Y": always one that is.
    let isAlways =
      negations == 2 && clause.features.meets([.never]) && clause.features.contains(.then)
      && clause.relations.count == 1
    if isAlways {
      clause.features.remove(.never)
      clause.features.insert(.always)
    }
    if negations > 1, !isAlways, !clause.features.meets([.neither, .nothing]) {
      clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound)
    }
  }

  /// "It is called to tell the app that it is not in the foreground": behind the verb, and before how something is, it does not
  /// deny the call.
  private mutating func leaveDenialOfState() {
    guard order == .first,
      let verb = units.indices.first(where: { isVerb($0) && units[$0].features.meets([.call, .get]) })
    else { return }
    for index in units.indices where index > verb && units[index].features.meets([.not]) && !units[index].isUsed {
      guard case .predicate = units[index].kind else { continue }
      let place = index + 1 < units.count && isRelation(index + 1) && units[index + 1].has(.at) ? index + 2 : index + 1
      guard place < units.count, units[place].event != nil, !units[place...].contains(where: { $0.isCall }),
        !units[place...].indices.contains(where: isVerb)
      else { continue }
      clause.unread.append(units[index].range)
      units[index].features = []
    }
  }

  /// "Никогда не", "no … nunca": one negation in two words. In "never an X that isn't followed by Y" there are two.
  private var isConcord: Bool {
    guard let never = units.firstIndex(where: { $0.features.isSubset(of: [.never]) && $0.has(.never) }),
      let not = units.lastIndex(where: { $0.has(.not) && !$0.isEvent })
    else { return false }
    return order == .last || not < never || !units[never..<not].contains { $0.isCall }
  }
}

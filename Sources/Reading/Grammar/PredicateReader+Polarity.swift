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
    leaveDenialOfWho()
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
    denyEach()
    if negations > 1, !isAlways, !clause.features.meets([.neither, .nothing]) {
      clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound)
    }
  }

  /// "X is not called each time that it appears": what is denied is that it is each time. "Each time … it is not called" has
  /// the two in another order; where verbs end a sentence that may be either.
  private mutating func denyEach() {
    guard clause.isNegative, !clause.features.meets([.never, .again, .always]),
      let not = units.first(where: { $0.has(.not) && !$0.isEvent })?.range.lowerBound
    else { return }
    let times =
      clause.conditions.filter { $0.isEach }.map { $0.event.range.lowerBound }
      + units.filter { $0.has(.every) && $0.features.isSubset(of: [.every, .when]) }.map { $0.range.lowerBound }
    if times.contains(where: { $0 > not }) {
      clause.features.insert(.always)
    } else if order == .last, !times.isEmpty, !units.contains(where: { $0.has(.all) }) {
      clause.unread.append(clause.range)
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

  /// "종료되지 않은 앱이 돌아올 때 X가 불린다": what stands before somebody, or before something else that happens, says who or when, and
  /// does not deny the verb behind.
  private mutating func leaveDenialOfWho() {
    guard order == .last else { return leaveDenialOfRelative() }
    guard let verb = units.indices.last(where: { isVerb($0) && isAsking(units[$0]) }),
      !units[verb...].contains(where: { $0.features.meets([.not, .never]) })
    else { return }
    for index in units[..<verb].indices.dropFirst() where !units[index].isUsed {
      guard units[index].features == [.not] || units[index].features == [.without] else { continue }
      // "SceneDelegate のないアプリ".
      let denied = units[..<index].last { if case .of = $0.kind { false } else { true } }
      guard denied?.event != nil, units[index + 1].event != nil else { continue }
      leaveUnread(index)
      units[index].features = []
    }
  }

  /// "Reading the view of a controller that is not on screen calls X": between who is meant and the verb of the clause.
  private mutating func leaveDenialOfRelative() {
    guard let verb = units.indices.first(where: { isVerb($0) && isAsking(units[$0]) }),
      verb > 0, units[..<verb].contains(where: { $0.isCall }) == units[verb - 1].has(.not)
    else { return }
    for index in units[..<(verb - 1)].indices.dropFirst() where !units[index].isUsed {
      guard units[index].features == [.not] || units[index].features == [.never] else { continue }
      let between = units[(index + 1)..<verb]
      guard units[index - 1].event != nil, between.contains(where: { $0.event != nil }),
        between.indices.allSatisfy({ !isRelation($0) || units[$0].has(.at) })
      else { continue }
      leaveUnread(index)
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

import LifecycleEngine

/// Takes units as they are meant beside others, before anything relates them.
struct UnitArranger: ClausePass {
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause

  mutating func read() {
    dropIdleWithout()
    takePlaces()
    takeGuarantee()
    takeCaller()
    takeCompletion()
    takeComing()
    takeNotifying()
    takeMeans()
    takeRepeats()
    takeVersions()
    takeUnseen()
    takeCallbacks()
    takeLifeCycle()
    takeReturns()
    takeReceivers()
  }

  private mutating func takeVersions() {
    for index in units.indices { if case .version = units[index].kind { units[index].isUsed = true } }
  }

  /// "Without any effort": it denies nothing of what is told.
  private mutating func dropIdleWithout() {
    guard order == .first else { return }
    for index in units.indices where units[index].features == [.without] {
      let next = units[(index + 1)...].first { unit in
        switch unit.kind {
        case .predicate, .verb, .of: false
        case .relation: !unit.has(.to)
        default: true
        }
      }
      // "Without any code of the app": who has no hand in it, and nothing that does not come.
      if let next, let event = next.event, event.features.isSubset(of: [.code, .app, .user]) {
        clause.unread.append(next.range)
      } else if let next, next.isCall || next.event != nil {
        continue
      }
      if case .unread = next?.kind { continue }
      units[index].isUsed = true
      units[index].features = []
    }
  }

  /// "No appearance callbacks": what is told, and nothing that happens.
  mutating func takeCallbacks() {
    guard !units.contains(where: { $0.isCall }) || isBetweenCalls else { return }
    // "No method of the delegate is called".
    if units.contains(where: { $0.features.isSubset(of: [.nothing, .of]) && $0.has(.nothing) }),
      units.contains(where: { $0.has(.call) }),
      let place = units.firstIndex(where: { $0.isSomeone && $0.has(.delegate) })
    {
      units[place].isUsed = true
      clause.isAboutAll = true
    }
    for index in units.indices where units[index].has(.callbacks) && units[index].event != nil {
      let others: FeatureSet = [
        .callbacks, .nothing, .appear, .delegate, .life, .app, .controller, .view, .active, .scene,
      ]
      guard units[index].features.isSubset(of: others) else { continue }
      units[index].isUsed = true
      clause.isAboutAll = true
      if units[index].has(.appear) { clause.features.insert(.appear) }
      // "No life cycle methods" are those of all; "the life cycle methods are not …" those of somebody.
      if units[index].has(.nothing) || index > 0 && units[index - 1].features.meets([.not, .nothing]) {
        clause.features.insert(.nothing)
      }
    }
  }

  /// "No callback comes between X and Y": X and Y only say where.
  private var isBetweenCalls: Bool {
    units.indices.contains { isRelation($0) && units[$0].has(.between) } && units.count { $0.isCall } == 2
  }

  /// "After X returns", "X 结束后": the end of its call, and nothing that happens.
  mutating func takeReturns() {
    let ends: FeatureSet = [.finish, .comeBack, .done, .begin, .life, .code, .and]
    for index in units.indices where units[index].isCall {
      takeEnd(of: index)
      for beside in [index - 1, index + 1] where units.indices.contains(beside) {
        guard let event = units[beside].event, event.actors.isEmpty, event.origin.isEmpty,
          event.features.isSubset(of: ends)
        else { continue }
        guard beside > index || order == .last else { continue }
        units[beside].isUsed = true
      }
    }
  }

  /// "Before X has returned": in the course of its call or before that, which is no order of the two. "Before X has been called"
  /// is another thing.
  private mutating func takeEnd(of call: Int) {
    guard order == .first, call > 0, isRelation(call - 1), units[call - 1].has(.before), call + 1 < units.count,
      !units[(call + 1)...].contains(where: { $0.features.meets([.call, .get]) })
    else { return }
    let next = units[call + 1]
    let ends = next.features.contains(.comeBack) || next.features == [.done]
    if ends, next.event?.actors.isEmpty ?? true { clause.unread.append(next.range) }
  }
}

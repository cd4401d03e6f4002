import LifecycleEngine

/// What stands on the other side of a relation.
extension RelationReader {
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
        takeStepInTime(index, of: relation)
        return true
      }
      // "During the life of a controller": always.
      if unit.isSomeone, unit.has(.life), !unit.has(.process) || isOfProcess,
        units[relation].features.meets([.during, .when, .at])
      {
        units[index].isUsed = true
        return true
      }
      let isDenied = passed.contains { units[$0].has(.not) }
      if unit.isEvent || tellsTime(unit, units[relation]) && !isDenied {
        return takeEvent(at: index, for: relation, direction)
      }
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
        .done, .every, .only, .right, .first, .soon, .begin, .finish, .to, .from, .again, .all, .still, .not, .nothing,
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
    return !units[index].features.meets([.push, .pop, .present, .dismiss, .launch, .rotate])
  }

  /// "X まで呼ばれる": as far as X, which is called too.
  private func isLastStep(_ call: Int, of relation: Int) -> Bool {
    units[call].isCall && order == .last && units[relation].has(.until) && !hasCall(except: call)
      && units.indices.contains(where: isVerb)
  }

  /// "X is called, and after the animation Y": what stands behind it is the next step. Elsewhere it tells when, where there is
  /// nothing that the clause goes on with.
  private mutating func takeStepInTime(_ animation: Int, of relation: Int) {
    units[animation].isUsed = true
    if relation > 0, case .and = units[relation - 1].kind, units[..<relation].contains(where: { $0.isCall }) {
      guard units[animation...].contains(where: { $0.isCall }) else { return }
      units[relation].kind = .predicate
      units[relation].features = [.then]
      return
    }
    clause.continuesSequence = true
    clause.stepTime = units[animation].event.map {
      Frame.Condition(relation: FeatureSet.relation(units[relation].features, clause: units), event: $0)
    }
  }

  /// "Before the animation", "if a storyboard is used": things that tell when or how without a word for what happens.
  private func tellsTime(_ unit: Unit, _ relation: Unit) -> Bool {
    guard unit.isSomeone, unit.event?.actors.isEmpty ?? false else { return false }
    if unit.event?.isMovement ?? false { return relation.has(.before) && !unit.features.meets([.done, .finish]) }
    let source: FeatureSet = [.storyboard, .nib]
    return unit.features.meets(source) && unit.features.isSubset(of: source.union([.or]))
      && relation.features.meets([.if, .when])
  }

  /// "…, and when the animation has ended, Y": the next step, and no other thing that happens.
  private func isStepInTime(_ unit: Unit, _ relation: Unit) -> Bool {
    unit.isSomeone && unit.event?.isMovement ?? false && !unit.features.meets([.begin, .soon])
      && relation.features.meets([.after, .when])
      && (unit.features.meets([.done, .finish]) || relation.has(.after))
  }
}

extension Frame.Event {
  /// The animation or the transition of something that is not said, its beginning or its end.
  var isMovement: Bool {
    features.meets([.animation, .transition]) && actors.isEmpty
      && features.isSubset(of: [.animation, .transition, .begin, .soon, .done, .finish, .completion])
  }
}

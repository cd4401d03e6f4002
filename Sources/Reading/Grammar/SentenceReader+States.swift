import LifecycleEngine
import Verify

/// Statements on what is so when a callback comes.
extension SentenceReader {
  /// Takes what a clause without callbacks says is so at the moment of one: "in X the outlets are connected", and behind that
  /// "but the size is not final"; "X: the view is still nil".
  ///
  /// - Parameter conditions: when it is said to be so, besides what the clause says of that.
  /// - Returns: whether it says no more than that.
  mutating func takeStates(_ clause: Clause, during conditions: [Frame.Condition] = []) -> Bool {
    if takeBetween(clause) { return true }
    guard let moment = moment(of: clause) else { return false }
    let states = states(in: clause)
    for state in states {
      addState(state, of: clause, at: moment.calls)
      frames[frames.count - 1].conditions += moment.conditions + conditions
    }
    return !states.isEmpty
  }

  /// "At that moment": when what was spoken of is called.
  ///
  /// - Returns: whether that is all that the clause says.
  mutating func takeMoment(_ clause: inout Clause) -> Bool {
    clause.relations = [Frame.Relation(kind: .at, others: frames.last?.subjects ?? subjects)]
    // "It is called on removal too, and then …": then, and not whenever it is called.
    if takeStates(clause, during: frames.last?.conditions ?? []) { return true }
    // How it is then restricts nothing of what was said before; what follows the comma is so at that moment.
    let relations = clause.relations
    clause.relations = []
    let isAlone = clause.isBare && clause.features.isEmpty && clause.receiver.isEmpty && clause.unread.isEmpty
    // Of a sentence before nobody knows in what circumstances.
    let isSection = context.isDescription || context.isEntitled || context.isHeaded || isExplained
    if isAlone, !clause.isLast, isSection { pendingRelations = relations }
    return isAlone || !frames.isEmpty && !clause.hasVerb
  }

  /// "Still visible, but about to be removed": what else is said then, which does not restrict what is so.
  ///
  /// - Returns: whether it is of that kind.
  mutating func takeRest(of clause: Clause) -> Bool {
    guard frames.last?.state != nil, !clause.conditions.isEmpty, clause.conditions.allSatisfy({ $0.isImplicit }),
      clause.relations.isEmpty
    else { return false }
    leaveUnread(clause.unread)
    return true
  }

  /// The calls at whose moment a clause says that something is so, and when, where it goes on with what was said to be so.
  private func moment(of clause: Clause) -> (calls: [Frame.Call], conditions: [Frame.Condition])? {
    let moments = pendingRelations + clause.relations
    if moments.isEmpty {
      // "X → still active; Y → still in the background".
      if isExplained, framesAtTopic == frames.count, subjects.count == 1, isHow(clause) { return (subjects, []) }
      if let last = frames.last {
        let isGoingOn = last.state != nil || last.isDescription && !last.hasVerb && isHow(clause)
        return isGoingOn ? (last.subjects, last.state == nil ? [] : last.conditions) : nil
      }
      let isTold = (isExplained || context.isDescription) && subjects.count == 1 && isHow(clause)
      return isTold ? (subjects, []) : nil
    }
    guard moments.count == 1, moments[0].others.count == 1, !isTurn(clause, at: moments[0]),
      [.at, .when, .during, .after].contains(moments[0].kind) || moments[0].kind == .until && clause.isNegative
        || isReached(clause, before: moments[0]),
      // What its call brings about is not so when it comes.
      moments[0].kind != .after || moments[0].others[0].name.callback != .loadView
    else { return nil }
    return (moments[0].others, [])
  }

  /// "The outlets get connected between X and Y": not yet at X, and at Y they are.
  private mutating func takeBetween(_ clause: Clause) -> Bool {
    let moments = pendingRelations + clause.relations
    guard order == .first, moments.count == 1, moments[0].kind == .between, moments[0].others.count == 2,
      !clause.isNegative, !clause.features.contains(.only)
    else { return false }
    let found = states(in: clause)
    guard found.count == 1, !found[0].isNegative, found[0].features.meets(.changes), isLasting(found[0]) else {
      return false
    }
    var before = found[0]
    before.isNegative = true
    addState(before, of: clause, at: [moments[0].others[0]])
    addState(found[0], of: clause, at: [moments[0].others[1]])
    return true
  }

  /// "The outlets are connected before X": at X they are.
  private func isReached(_ clause: Clause, before moment: Frame.Relation) -> Bool {
    guard order == .first, moment.kind == .before, !moment.isImmediate, !clause.isNegative,
      let place = moment.others.first?.name.range.lowerBound
    else { return false }
    return !clause.conditions.isEmpty
      && clause.conditions.allSatisfy {
        !$0.event.isNegative && isLasting($0.event) && $0.event.range.upperBound <= place
      }
  }

  /// What stays so once it is: that the view is loaded, and not that an app is active or that something is still missing.
  private func isLasting(_ event: Frame.Event) -> Bool {
    !event.features.meets(FeatureSet.states.union([.nil, .hidden, .still, .visible, .leave, .remove]))
  }

  /// "The outlets are not connected until X", "get connected only after X", "are connected after X": from when on it is so, which
  /// what is so at the moment of X does not tell.
  private func isTurn(_ clause: Clause, at moment: Frame.Relation) -> Bool {
    guard order == .first else { return false }
    if moment.kind == .until { return clause.isNegative && !clause.isUntilAfter }
    if moment.isOnly || clause.features.contains(.only) { return true }
    guard moment.kind == .after, let place = moment.others.first?.name.range.lowerBound else { return false }
    return clause.conditions.contains { condition in
      condition.event.range.upperBound <= place && condition.event.features.meets(.changes)
        && !condition.event.features.meets([.done, .settled]) && !clause.features.meets([.done, .settled])
    }
  }

  /// "Still inactive", "not yet in a window", "on screen": how something is, and nothing that happens then.
  private func isHow(_ clause: Clause) -> Bool {
    if context.tellsHow { return true }
    let said = clause.conditions.reduce(clause.features) { $0.union($1.event.features) }
    return clause.isYet || said.meets([.still, .nil, .outlets, .settled])
      || clause.conditions.isEmpty && !clause.hasVerb && clause.receiver.features.contains(.visible)
      // "Not on screen", "part of the hierarchy": nothing that happens, and so nothing to come at. What an app is in can be left
      // then: "ceases to be active".
      || !clause.hasVerb && (clause.isNegative || !said.meets(.changes)) && !said.meets(.states)
  }

  private func states(in clause: Clause) -> [Frame.Event] {
    guard clause.conditions.allSatisfy({ $0.isImplicit }), pending.count < 2,
      !clause.conditions.isEmpty || pending.isEmpty, !clause.features.contains(.may), !clause.isSoon,
      clause.conditions.count < 2 || !clause.isNegative
    else { return [] }
    var events = clause.conditions.map { $0.event }
    // Nothing that happens, but how something is: "the frame is not final".
    if events.isEmpty { events.append(Frame.Event(features: clause.receiver.features, range: clause.range)) }
    // "The view" is what is "added to the window".
    let subject = clause.receiver.isEmpty && events[0].features == [.nil] ? receiver : clause.receiver
    if subject.actor == nil, !subject.features.isEmpty {
      events[0].features.formUnion(subject.features)
      events[0].beginsWithChange = false
    }
    for index in events.indices {
      // "Still active": nothing that is done to it.
      if events[index].features.isSubset(of: FeatureSet.states.union([.still])) {
        events[index].beginsWithChange = false
      }
      events[index].features.formUnion(clause.features.intersection(.aspects))
      events[index].isNegative = events[index].isNegative || clause.isNegative
    }
    return events.allSatisfy(isState) ? events : []
  }

  private func isState(_ event: Frame.Event) -> Bool {
    let isTold =
      order == .first || context.tellsHow || event.isNegative
      || event.features.meets([.done, .settled, .nil, .outlets, .visible, .hidden])
      || !event.features.subtracting(.states).meets(.changes)
    return isTold && StatePredicate(event) != nil
  }

  private mutating func addState(_ state: Frame.Event, of clause: Clause, at moment: [Frame.Call]) {
    var said = clause
    said.calls = moment
    said.conditions = []
    said.relations = []
    said.isNegative = false
    said.features = []
    pendingRelations = []
    // Of whom it is so is no receiver of the callback.
    if !clause.receiver.isEmpty { receiver = Frame.Receiver() }
    addFrame(of: said, reason: nil)
    frames[frames.count - 1].state = state
    if clause.isAhead { frames[frames.count - 1].uncertainty = .ahead }
    frames[frames.count - 1].isStated = true
  }
}

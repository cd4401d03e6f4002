import LifecycleEngine

/// Reads one clause: relations take their other side, events become conditions, someone becomes a receiver, and what
/// remains is the statement.
struct ClauseReader {
  private let names: [Name]
  private let order: Lexicon.Order
  private var units: [Unit]
  private var clause: Clause

  static func read(_ tokens: ArraySlice<Token>, _ names: [Name], _ order: Lexicon.Order) -> Clause {
    let start = tokens.first?.range.lowerBound ?? 0
    let range = start..<(tokens.last?.range.upperBound ?? start)
    var reader = ClauseReader(
      names: names, order: order, units: UnitReader.units(of: tokens, names: names, order), clause: Clause(range: range))
    reader.read(tokens)
    return reader.clause
  }

  private init(names: [Name], order: Lexicon.Order, units: [Unit], clause: Clause) {
    self.names = names
    self.order = order
    self.units = units
    self.clause = clause
  }

  private mutating func read(_ tokens: ArraySlice<Token>) {
    for unit in units where unit.features.meets(.noClaim) || unit.has(.question) {
      clause.noClaim = unit.features.contains(.question) ? .question : FeatureSet.reason(unit.features)
    }
    if let first = units.first {
      clause.isAside = first.features.meets([.so, .because, .although])
      clause.continuesSequence = first.has(.then)
    }
    takeVersions(tokens)
    takeCallbacks()
    takeLifeCycle()
    takeReturns()
    takeReceivers()
    takeRelations()
    takeEvents()
    takeSubject()
    takeStatement()
  }

  private mutating func takeVersions(_ tokens: ArraySlice<Token>) {
    for token in tokens {
      if case .version(let range) = token.kind { clause.versions = clause.versions ?? range }
    }
    for index in units.indices { if case .version = units[index].kind { units[index].isUsed = true } }
  }

  /// "In apps without scenes", "no scene delegate": not said of any callback.
  private mutating func takeLifeCycle() {
    for index in units.indices.dropFirst() where !units[index].isUsed && units[index].has(.scene) && units[index].isSomeone {
      guard case .predicate = units[index - 1].kind, units[index - 1].features.meets([.without, .not, .nothing]) else { continue }
      clause.lifeCycle = .app
      units[index].isUsed = true
      units[index - 1].isUsed = true
      units[index - 1].features = []
    }
  }

  /// "No appearance callbacks": what is told, and nothing that happens.
  private mutating func takeCallbacks() {
    guard !units.contains(where: { $0.isCall }) else { return }
    for index in units.indices where units[index].has(.callbacks) && units[index].event != nil {
      let others: FeatureSet = [.callbacks, .appear, .delegate, .life, .app, .controller, .view, .active, .scene]
      guard units[index].features.isSubset(of: others) else { continue }
      units[index].isUsed = true
      clause.isAboutAll = true
    }
  }

  /// "After X returns", "X 结束后": the end of its call, and nothing that happens.
  private mutating func takeReturns() {
    let ends: FeatureSet = [.finish, .comeBack, .done, .begin, .life, .code, .and]
    for index in units.indices where units[index].isCall {
      for beside in [index - 1, index + 1] where units.indices.contains(beside) {
        guard let event = units[beside].event, event.actors.isEmpty, event.features.isSubset(of: ends) else { continue }
        guard beside > index || order == .last else { continue }
        units[beside].isUsed = true
      }
    }
  }

  // MARK: Who

  /// Someone right before a callback ("A 的 X", "the presenter's X") or, behind a word of possession, right behind it.
  private mutating func takeReceivers() {
    for index in units.indices where units[index].isCall {
      var before = index - 1
      if before >= 0, case .of = units[before].kind { before -= 1 }
      if before >= 0, !units[before].isUsed, let event = units[before].event { takeOwner(event, at: before, of: index) }
      var behind = index + 1
      var isJoined = false
      while behind < units.count, case .of = units[behind].kind {
        isJoined = true
        behind += 1
      }
      guard behind < units.count, !units[behind].isUsed, units[index].receiver.isEmpty, let event = units[behind].event
      else { continue }
      let isNext = order == .first && behind + 1 < units.count && (isVerb(behind + 1) || isOwned(behind + 1))
      if isJoined || (order == .first && !units[behind].isEvent && !isNext) { takeOwner(event, at: behind, of: index) }
    }
  }

  private func isVerb(_ index: Int) -> Bool { if case .verb = units[index].kind { true } else { false } }

  /// Whether a callback stands here, so that what is before it is its owner's name.
  private func isOwned(_ index: Int) -> Bool {
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

  /// What stands beside a callback names its receiver; what happens in it stays a condition.
  private mutating func takeOwner(_ event: Frame.Event, at place: Int, of call: Int) {
    let isBefore = place < call
    let actor = isBefore ? event.actors.last : event.actors.first
    units[call].receiver.actor = actor?.range
    units[call].receiver.features = event.features.intersection(.roles.union([.controller, .app, .scene, .view, .delegate]))
    guard !units[place].isEvent else {
      if let actor, event.actors.count > 1 || isBefore, var kept = units[place].event {
        kept.actors.removeAll { $0.range == actor.range }
        units[place].kind = .content(kept)
      }
      return
    }
    units[place].isUsed = true
  }

  /// Someone who stands as the subject of a verb gets all callbacks of the clause that nobody else gets.
  private mutating func takeSubject() {
    for index in units.indices where !units[index].isUsed && units[index].isSomeone {
      guard let event = units[index].event else { continue }
      clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      clause.receiver.features.formUnion(event.features)
      units[index].isUsed = true
    }
  }

  // MARK: Relations

  private mutating func takeRelations() {
    for index in units.indices {
      guard case .relation = units[index].kind, !units[index].isUsed else { continue }
      if units[index].has(.at) {
        takePlace(at: index)
        continue
      }
      let isPrefix = units[index].features.meets([.if, .unless, .until, .because, .although]) && order == .last
      let isThanPrefix = units[index].has(.than) && isOwned(skippingSomeone(index + 1))
      let directions = order == .first || isPrefix || isThanPrefix ? [1, -1] : [-1, 1]
      var isFound = false
      for direction in directions where !isFound {
        if order == .first, direction < 0, !units[index].has(.than) { continue }
        isFound = takeOtherSide(of: index, direction)
      }
      if isFound { units[index].isUsed = true } else { leave(index) }
    }
    for index in units.indices where isVerb(index) && units[index].features.meets([.follow, .precede]) {
      _ = takeCompared(index)
    }
  }

  /// The unit behind someone who stands here.
  private func skippingSomeone(_ index: Int) -> Int {
    index < units.count && units[index].isSomeone ? index + 1 : index
  }

  /// A relation without another side: an opener whose closer took it, or a condition that is not understood.
  private mutating func leave(_ index: Int) {
    let hasOther = units.contains { other in
      if case .relation = other.kind { return other.isUsed }
      return false
    }
    if order == .last, hasOther || units[index].has(.when) {
      units[index].isUsed = true
    } else if units[index].features.meets([.after, .then]), index == 0 || !units[..<index].contains(where: { $0.has(.not) }) {
      // "After that": goes on.
      clause.continuesSequence = true
      units[index].isUsed = true
    } else if units[index].features.meets([.because, .although, .regardless]) {
      clause.isAside = true
      units[index].isUsed = true
    } else {
      clause.isOpenCondition = true
      clause.unread.append(units[index].range)
      units[index].isUsed = true
    }
  }

  /// "On", "at", "in": with an event a condition, with someone a receiver, with a callback the moment of its call; else a place
  /// that says nothing here.
  private mutating func takePlace(at index: Int) {
    units[index].isUsed = true
    guard index + 1 < units.count, !units[index + 1].isUsed else { return }
    if units[index + 1].isEvent, index > 0, units[index - 1].isCall, units[index - 1].receiver.isEmpty,
      let event = units[index + 1].event, event.features.meets([.controller, .leave, .enter, .instance])
    {
      // "X on the controller that leaves".
      units[index + 1].isUsed = true
      units[index - 1].receiver.features = event.features.withRole
    } else if units[index + 1].isEvent {
      _ = takeEvent(at: index + 1, for: index, 1)
    } else if units[index + 1].isCall, !isVerb(min(index + 2, units.count - 1)) {
      _ = takeCalls(at: index + 1, 1, for: index, [])
    } else if let event = units[index + 1].event {
      units[index + 1].isUsed = true
      if let call = units[..<index].lastIndex(where: { $0.isCall && !$0.isUsed }), units[call].receiver.isEmpty {
        units[call].receiver.actor = event.actors.first?.range
        units[call].receiver.features = event.features
      } else {
        clause.receiver.features.formUnion(event.features)
        clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      }
    }
  }

  private mutating func takeOtherSide(of relation: Int, _ direction: Int) -> Bool {
    var index = relation + direction
    var passed: [Int] = []
    while units.indices.contains(index) {
      let unit = units[index]
      if unit.isUsed {
        if case .relation = unit.kind { return false }
        index += direction
        continue
      }
      if unit.isCall { return takeCalls(at: index, direction, for: relation, passed) }
      // "That appearance's first X": the event only says whose.
      if unit.isEvent, direction > 0, index + 1 < units.count, case .of = units[index + 1].kind, isOwned(index + 1) {
        units[index].isUsed = true
        index += 1
        continue
      }
      // "Before the one that enters receives X": the event only says who.
      if unit.isEvent, direction > 0, index + 2 < units.count, isVerb(index + 1), units[index + 2].isCall {
        units[index].isUsed = true
        units[index + 2].receiver.features = unit.features.withRole
        passed.append(index + 1)
        index += 2
        continue
      }
      if unit.isEvent { return takeEvent(at: index, for: relation, direction) }
      switch unit.kind {
      case .relation, .unread, .arrow, .version: return false
      case .predicate where !unit.features.isSubset(of: [.done, .every, .only, .right, .first, .soon, .begin, .finish, .to, .from, .again]):
        return false
      default: break
      }
      passed.append(index)
      index += direction
    }
    return false
  }

  private mutating func takeCalls(at first: Int, _ direction: Int, for relation: Int, _ passed: [Int]) -> Bool {
    var group: [Int] = [first]
    var index = first + direction
    while units.indices.contains(index) {
      if units[index].isUsed, !units[index].isCall {
        index += direction
        continue
      }
      if case .and = units[index].kind, units.indices.contains(index + direction) {
        var next = index + direction
        while units.indices.contains(next), !units[next].isCall, units[next].isUsed { next += direction }
        guard units.indices.contains(next), units[next].isCall, !hasOwnVerb(next, direction) else { break }
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
    var isNegative = false
    for place in passed {
      if units[place].has(.not) { isNegative = true }
      if case .verb = units[place].kind { units[place].isUsed = true }
      if case .predicate = units[place].kind, !units[place].has(.only) { units[place].isUsed = true }
      if units[place].isSomeone, direction > 0, let event = units[place].event {
        units[first].receiver.actor = units[first].receiver.actor ?? event.actors.first?.range
        units[first].receiver.features.formUnion(event.features.intersection(.roles))
        units[place].isUsed = true
      }
    }
    guard !isNegative else { return false }
    let others = group.sorted().map { call($0) }
    for place in group { units[place].isUsed = true }
    addRelation(units[relation], others, at: relation)
    return true
  }

  /// In "X is called before Y and Z is not", Z has a verb of its own.
  private func hasOwnVerb(_ index: Int, _ direction: Int) -> Bool {
    direction > 0 && index + 1 < units.count && isVerb(index + 1)
  }

  /// In "before calling X it calls Y", the second verb has an object.
  private func isObjectAhead(_ verb: Int) -> Bool {
    verb + 1 < units.count && units[verb + 1].isCall
  }

  private mutating func addRelation(_ unit: Unit, _ others: [Frame.Call], at place: Int) {
    let kind = FeatureSet.relation(unit.features, clause: units)
    var relation = Frame.Relation(kind: kind, others: others)
    relation.isImmediate = unit.has(.right) || isNear(place, .right)
    relation.isOnly = takeNear(place, .only)
    _ = takeNear(place, .right)
    clause.relations.append(relation)
  }

  private mutating func takeEvent(at place: Int, for relation: Int, _ direction: Int) -> Bool {
    guard var event = units[place].event else { return false }
    units[place].isUsed = true
    // Someone between the relation and the event takes part in it.
    let between = direction > 0 ? relation + 1..<place : place + 1..<relation
    for index in between where !units[index].isUsed {
      if let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = direction > 0 ? other.actors + event.actors : event.actors + other.actors
        units[index].isUsed = true
      } else if units[index].has(.not) {
        event.isNegative = true
        units[index].isUsed = true
      } else if case .predicate = units[index].kind, !units[index].features.meets([.only, .every]) {
        event.features.formUnion(units[index].features)
        units[index].isUsed = true
      }
    }
    // "Is first shown", "第一次被访问": which of several times.
    for index in [place - 1, place + 1] where units.indices.contains(index) && !units[index].isUsed {
      guard case .predicate = units[index].kind, units[index].features.isSubset(of: [.first, .again]) else { continue }
      units[index].isUsed = true
    }
    gatherMore(&event, beside: place, direction, for: relation)
    let unit = units[relation]
    var condition = Frame.Condition(relation: FeatureSet.relation(unit.features, clause: units), event: event)
    condition.isEach = unit.has(.every) || takeNear(relation, .every)
    condition.isImmediate = unit.has(.right) || takeNear(relation, .right)
    condition.isOnly = unit.has(.only) || takeOnly(beside: relation)
    clause.conditions.append(condition)
    return true
  }

  /// Further events that a conjunction or their place joins to one that a relation took.
  private mutating func gatherMore(_ event: inout Frame.Event, beside place: Int, _ direction: Int, for relation: Int) {
    var index = place + direction
    while units.indices.contains(index), !units[index].isUsed {
      if case .and = units[index].kind, units.indices.contains(index + direction), units[index + direction].isEvent {
        event.features.formUnion(units[index].features.intersection([.or, .and]))
        units[index].isUsed = true
      } else if units[index].isEvent, direction < 0 || previousIsJoint(index), let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = direction > 0 ? event.actors + other.actors : other.actors + event.actors
        units[index].isUsed = true
      } else if direction < 0, units[index].isSomeone, !isOwnerOfCall(index), let other = units[index].event {
        event.features.formUnion(other.features)
        event.actors = other.actors + event.actors
        units[index].isUsed = true
      } else {
        return
      }
      index += direction
    }
  }

  private func previousIsJoint(_ index: Int) -> Bool {
    guard index > 0, case .and = units[index - 1].kind else { return false }
    return true
  }

  private func isOwnerOfCall(_ index: Int) -> Bool { isOwned(index + 1) }

  /// "Y follows X", "X 先于 Y": the verb itself relates its subject to its object.
  private mutating func takeCompared(_ verb: Int) -> Bool {
    let direction = order == .last && verb > 0 && units[verb - 1].isCall && !units[verb + 1..<units.count].contains { $0.isCall } ? -1 : 1
    var index = verb + direction
    while units.indices.contains(index), !units[index].isCall {
      if case .relation = units[index].kind { return false }
      index += direction
    }
    guard units.indices.contains(index), !units[index].isUsed else { return false }
    units[verb].isUsed = true
    clause.hasVerb = true
    if units[verb].features.contains(.not) { clause.isNegative = true }
    let isAfter = units[verb].has(.follow) || units[verb].has(.later)
    var relation = Frame.Relation(kind: isAfter ? .after : .before, others: [call(index)])
    relation.isImmediate = takeNear(verb, .right)
    units[index].isUsed = true
    clause.relations.append(relation)
    return true
  }

  // MARK: Words beside a relation

  private func isNear(_ place: Int, _ feature: Feature) -> Bool {
    [place - 1, place + 1].contains { units.indices.contains($0) && units[$0].has(feature) }
  }

  /// Uses up a predicate right beside a place.
  private mutating func takeNear(_ place: Int, _ feature: Feature) -> Bool {
    for index in [place - 1, place + 1] where units.indices.contains(index) {
      guard case .predicate = units[index].kind, units[index].has(feature) else { continue }
      units[index].features.remove(feature)
      if units[index].features.isEmpty { units[index].isUsed = true }
      return true
    }
    return false
  }

  /// "Only" that goes with a condition: not with a quantity.
  private mutating func takeOnly(beside relation: Int) -> Bool {
    guard !units.contains(where: { $0.features.meets([.once, .twice, .many]) }) else { return false }
    guard let index = units.firstIndex(where: { !$0.isUsed && $0.features.contains(.only) }) else { return false }
    units[index].features.remove(.only)
    return true
  }

  // MARK: What remains

  /// An event that no relation took is when it happens: "rotation triggers X".
  private mutating func takeEvents() {
    for index in units.indices where !units[index].isUsed && units[index].isEvent {
      guard var event = units[index].event else { continue }
      units[index].isUsed = true
      // "When …, the presenting controller gets X": who, for when was said.
      if !clause.conditions.isEmpty, index + 1 < units.count, isVerb(index + 1), event.features.contains(.controller),
        event.features.meets([.arriving, .leaving])
      {
        clause.receiver.features.formUnion(event.features)
        continue
      }
      if index > 0, units[index - 1].has(.not), isDirectlyNegated(index) {
        event.isNegative = true
        units[index - 1].isUsed = true
      }
      var condition = Frame.Condition(relation: .when, event: event)
      if index > 0, units[index - 1].has(.every), !units[index - 1].isUsed {
        // Every one of those to which it happens, or each time that it happens.
        if event.features.meets([.controller, .instance]) { clause.features.insert(.all) } else { condition.isEach = true }
        units[index - 1].isUsed = true
      }
      clause.conditions.append(condition)
    }
  }

  /// "Not" right before an event belongs to it where no verb of calling follows that it could belong to.
  private func isDirectlyNegated(_ index: Int) -> Bool {
    guard case .predicate = units[index - 1].kind else { return false }
    return !units.contains { unit in if case .verb = unit.kind { return !unit.isUsed } else { return false } }
  }

  private mutating func takeStatement() {
    var lastCall = -1
    for index in units.indices where !units[index].isUsed {
      let unit = units[index]
      switch unit.kind {
      case .call:
        var call = call(index)
        if call.receiver.isEmpty { call.receiver = clause.receiver }
        if lastCall >= 0, units[lastCall + 1..<index].contains(where: { isStep($0) }) { clause.steps.append(clause.calls.count) }
        clause.calls.append(call)
        lastCall = index
      case .verb:
        clause.hasVerb = true
        clause.features.formUnion(unit.features)
        if unit.has(.skip) { clause.features.insert(.not) }
        if index == units.firstIndex(where: { !$0.features.isSubset(of: [.not, .never, .only, .always]) }),
          unit.isBare, unit.features == [.call], units[(index + 1)...].first?.isCall ?? false, order == .first
        {
          clause.isImperative = true
        }
      case .predicate: clause.features.formUnion(unit.features)
      case .and: if unit.has(.or) { clause.isOneOf = true }
      case .unread: clause.unread.append(unit.range)
      case .relation: clause.unread.append(unit.range)
      case .content, .of, .arrow, .version: break
      }
    }
    let negations = units.contains { $0.has(.neither) } ? 1 : units.count { $0.features.meets([.not, .never, .without, .nothing, .neither]) && !($0.isUsed && $0.isEvent) && !$0.isEvent }
    clause.isNegative = clause.isNegative || negations % 2 == 1
    if negations > 1, !clause.features.meets([.neither, .never]) { clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound) }
    clause.features = clause.features.subtracting([
      .call, .get, .cause, .skip, .not, .without, .light, .system, .user, .of, .from, .to, .by, .done, .begin, .and, .or, .but, .so,
      .still, .soon,
    ])
  }

  private func isStep(_ unit: Unit) -> Bool {
    if case .arrow = unit.kind { return true }
    return unit.has(.then)
  }

  private func call(_ index: Int) -> Frame.Call {
    guard case .call(let name) = units[index].kind else { fatalError("no call") }
    return Frame.Call(names[name], receiver: units[index].receiver)
  }
}

extension FeatureSet {
  /// Who does this comes or goes.
  fileprivate var withRole: FeatureSet {
    var features = self
    if meets([.leave, .disappear, .remove, .hide, .pop, .dismiss]) { features.insert(.leaving) }
    if meets([.enter, .appear, .show, .select, .push, .present]) { features.insert(.arriving) }
    return features
  }

  /// The relation that a word stands for; with a comparison the word that says in which direction.
  static func relation(_ features: FeatureSet, clause units: [Unit]) -> Feature {
    let candidates: [Feature] = [
      .until, .unless, .before, .after, .between, .during, .if, .when, .at, .because, .although, .regardless,
    ]
    for feature in candidates where features.contains(feature) { return feature }
    let all = units.reduce(FeatureSet()) { $0.union($1.features) }
    return all.meets([.later, .last]) ? .after : .before
  }

  static func reason(_ features: FeatureSet) -> Feature? {
    let reasons: [Feature] = [.opinion, .denial, .hypothesis, .history, .own, .plan, .advice, .override]
    return reasons.first { features.contains($0) }
  }
}

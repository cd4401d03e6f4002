import LifecycleEngine

/// Reads one clause: relations take their other side, events become conditions, someone becomes a receiver, and what
/// remains is the statement.
struct ClauseReader {
  let names: [Name]
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause

  static func read(_ tokens: ArraySlice<Token>, _ names: [Name], _ order: Lexicon.Order) -> Clause {
    let start = tokens.first?.range.lowerBound ?? 0
    let range = start..<(tokens.last?.range.upperBound ?? start)
    var reader = ClauseReader(
      names: names, order: order, units: UnitReader.units(of: tokens, names: names, order), clause: Clause(range: range)
    )
    reader.read(tokens)
    return reader.clause
  }

  private init(names: [Name], order: Lexicon.Order, units: [Unit], clause: Clause) {
    self.names = names
    self.order = order
    self.units = units
    self.clause = clause
  }

  mutating func read(_ tokens: ArraySlice<Token>) {
    for (index, unit) in units.enumerated() where unit.features.meets(.noClaim) || unit.has(.question) {
      // "No matter how many": asks nothing.
      let isRegardless = [index - 1, index + 1].contains { units.indices.contains($0) && units[$0].has(.regardless) }
      if unit.has(.question), isRegardless {
        units[index].isUsed = true
        continue
      }
      clause.noClaim = unit.features.contains(.question) ? .question : FeatureSet.reason(unit.features)
    }
    if let first = units.first {
      clause.isAside = first.features.meets([.so, .because, .although])
      clause.continuesSequence = first.has(.then)
    }
    // "At this point …".
    if let moment = units.prefix(2).firstIndex(where: { $0.has(.that) && $0.has(.when) }),
      moment == 0 || units[0].has(.at)
    {
      clause.isMoment = true
      for index in 0...moment { units[index].isUsed = true }
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
    takeTellingEvents()
  }

  /// What tells who is meant also tells when, if nothing else does.
  mutating func takeTellingEvents() {
    guard clause.conditions.isEmpty else { return }
    for unit in units {
      guard let event = unit.event, event.isWho else { continue }
      clause.conditions.append(Frame.Condition(relation: .when, event: event))
    }
  }

  mutating func takeVersions(_ tokens: ArraySlice<Token>) {
    for token in tokens {
      if case .version(let range) = token.kind { clause.versions = clause.versions ?? range }
    }
    for index in units.indices { if case .version = units[index].kind { units[index].isUsed = true } }
  }

  /// "In apps without scenes", "no scene delegate": not said of any callback.
  mutating func takeLifeCycle() {
    // "In apps that have adopted scenes": not those that get the callbacks.
    let isPlace = !units.contains { $0.isCall }
    for index in units.indices where units[index].isSomeone && units[index].has(.scene) {
      let features = units[index].features.subtracting([.done, .still, .same, .system])
      guard isPlace && features.isSubset(of: [.scene, .app, .delegate]) || features == [.scene, .app] else { continue }
      if index > 0, units[index - 1].features.meets([.without, .not, .nothing]) { continue }
      clause.lifeCycle = .scene
      units[index].isUsed = true
      // "If the app has adopted scenes".
      if index > 0, case .relation = units[index - 1].kind { units[index - 1].isUsed = true }
      if index + 1 < units.count, order == .last, case .relation = units[index + 1].kind {
        units[index + 1].isUsed = true
      }
    }
    for index in units.indices.dropFirst()
    where !units[index].isUsed && units[index].has(.scene) && units[index].isSomeone {
      guard case .predicate = units[index - 1].kind, units[index - 1].features.meets([.without, .not, .nothing]) else {
        continue
      }
      clause.lifeCycle = .app
      units[index].isUsed = true
      units[index - 1].isUsed = true
      units[index - 1].features = []
    }
  }

  /// "No appearance callbacks": what is told, and nothing that happens.
  mutating func takeCallbacks() {
    guard !units.contains(where: { $0.isCall }) else { return }
    // "No method of the delegate is called".
    if units.contains(where: { $0.features.isSubset(of: [.nothing, .of]) && $0.has(.nothing) }),
      units.contains(where: { $0.has(.call) }),
      let place = units.firstIndex(where: { $0.isSomeone && $0.has(.delegate) })
    {
      units[place].isUsed = true
      clause.isAboutAll = true
    }
    for index in units.indices where units[index].has(.callbacks) && units[index].event != nil {
      let others: FeatureSet = [.callbacks, .appear, .delegate, .life, .app, .controller, .view, .active, .scene]
      guard units[index].features.isSubset(of: others) else { continue }
      units[index].isUsed = true
      clause.isAboutAll = true
    }
  }

  /// "After X returns", "X 结束后": the end of its call, and nothing that happens.
  mutating func takeReturns() {
    let ends: FeatureSet = [.finish, .comeBack, .done, .begin, .life, .code, .and]
    for index in units.indices where units[index].isCall {
      for beside in [index - 1, index + 1] where units.indices.contains(beside) {
        guard let event = units[beside].event, event.actors.isEmpty, event.origin.isEmpty,
          event.features.isSubset(of: ends)
        else { continue }
        guard beside > index || order == .last else { continue }
        units[beside].isUsed = true
      }
    }
  }

  // MARK: Who

  /// Someone right before a callback ("A 的 X", "the presenter's X") or, behind a word of possession, right behind it.
  mutating func takeReceivers() {
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
      // "In viewDidLoad the view is …": the moment of its call, and then somebody.
      let isPlace = index > 0 && units[index - 1].has(.at)
      if isJoined
        || (order == .first && !units[behind].isEvent && !isNext && !isPlace
          && event.features.isSubset(of: Self.owners))
      {
        takeOwner(event, at: behind, of: index)
      }
    }
  }

  /// Who can own a callback: the frame or the window beside one is something else that is spoken of.
  private static let owners: FeatureSet = FeatureSet.roles.union([
    .controller, .app, .scene, .view, .subview, .superview, .delegate, .instance, .stack, .tabs, .tab, .modal, .process,
    .classObject, .superclass, .and, .or,
  ])

  func isVerb(_ index: Int) -> Bool { if case .verb = units[index].kind { true } else { false } }

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

  /// What stands beside a callback names its receiver; what happens in it stays a condition.
  mutating func takeOwner(_ event: Frame.Event, at place: Int, of call: Int) {
    let isBefore = place < call
    let actor = isBefore ? event.actors.last : event.actors.first
    units[call].receiver.actor = actor?.range
    units[call].receiver.features = (event.isWho ? event.features.withRole : event.features).intersection(
      .roles.union([.controller, .app, .scene, .view, .delegate, .tab, .tabs]))
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
  mutating func takeSubject() {
    for index in units.indices where !units[index].isUsed && units[index].isSomeone {
      guard let event = units[index].event else { continue }
      // "B on top of A": how they stand to each other was not understood.
      // "Of a window that is still hidden": it restricts what happens, and no receiver.
      let isRestriction = event.features.contains(.hidden) && !clause.conditions.isEmpty
      if event.actors.count > 1 || isRestriction { clause.unread.append(event.range) }
      clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      clause.receiver.features.formUnion(event.isWho ? event.features.withRole : event.features)
      units[index].isUsed = true
    }
  }

  // MARK: What remains

  /// An event that no relation took is when it happens: "rotation triggers X".
  mutating func takeEvents() {
    for index in units.indices where !units[index].isUsed && units[index].isEvent {
      guard var event = units[index].event else { continue }
      units[index].isUsed = true
      // "When …, the presenting controller gets X": who, and when only if nothing else tells it.
      if index + 1 < units.count, isVerb(index + 1), event.features.contains(.controller),
        event.features.meets([.arriving, .leaving])
      {
        clause.receiver.features.formUnion(event.features)
        event.isWho = true
        units[index].kind = .content(event)
        continue
      }
      // "The controller that leaves gets X".
      if order == .first, index + 1 < units.count, isVerb(index + 1), units[index + 1].has(.get),
        event.features.contains(.controller), event.features.withRole.meets([.arriving, .leaving]),
        event.features.subtracting([.controller, .view, .leave, .enter, .appear, .disappear]).isEmpty
      {
        clause.receiver.features.formUnion(event.features.withRole)
        continue
      }
      takeMerely(beside: index)
      if index > 0, units[index - 1].has(.not), isDirectlyNegated(index) {
        event.isNegative = true
        units[index - 1].isUsed = true
      }
      var condition = Frame.Condition(relation: .when, event: event)
      condition.isImplicit = true
      if index > 0, units[index - 1].has(.every), !units[index - 1].isUsed {
        // Every one of those to which it happens, or each time that it happens.
        if event.features.meets([.controller, .instance]) {
          clause.features.insert(.all)
        } else {
          condition.isEach = true
        }
        units[index - 1].isUsed = true
      }
      clause.conditions.append(condition)
    }
  }

  /// "回転させただけで": only that, and no more than that; it does not say that nothing else brings it.
  mutating func takeMerely(beside event: Int) {
    guard order == .last else { return }
    if units.indices.contains(event + 1), units[event + 1].features == [.only] { units[event + 1].isUsed = true }
  }

  /// "Not" right before an event belongs to it where no verb of calling follows that it could belong to.
  func isDirectlyNegated(_ index: Int) -> Bool {
    guard case .predicate = units[index - 1].kind else { return false }
    // Where relations stand first, a verb before the negation is not what it denies.
    return !units[(order == .first ? index : 0)...].contains { unit in
      if case .verb = unit.kind { return !unit.isUsed } else { return false }
    }
  }

  mutating func takeStatement() {
    var lastCall = -1
    var isDenying = false
    for index in units.indices where !units[index].isUsed {
      let unit = units[index]
      switch unit.kind {
      case .call(let name):
        var call = Frame.Call(name, receiver: unit.receiver)
        if call.receiver.isEmpty { call.receiver = clause.receiver }
        if lastCall >= 0, units[lastCall + 1..<index].contains(where: { isStep($0) }) {
          clause.steps.append(clause.calls.count)
        }
        if isDenying { clause.denied.append(call) } else { clause.calls.append(call) }
        lastCall = index
      case .verb:
        // "X released the view": what it brings about is no callback.
        if unit.features == [.cause], !units[index...].contains(where: { $0.isCall }) {
          clause.unread.append(unit.range)
          continue
        }
        clause.hasVerb = true
        clause.features.formUnion(unit.features)
        if unit.has(.skip) { clause.features.insert(.not) }
        if index == units.firstIndex(where: { !$0.features.isSubset(of: [.not, .never, .only, .always]) }),
          unit.isBare, unit.features == [.call], units[(index + 1)...].first(where: { !$0.isSomeone })?.isCall ?? false,
          order == .first
        {
          clause.isImperative = true
        }
      case .predicate where unit.has(.instead):
        // "X ではなく Y": what stands before it does not come; "Y instead of X": what stands behind it.
        if unit.has(.not) {
          clause.denied += clause.calls
          clause.calls = []
        } else {
          isDenying = true
        }
      case .predicate: clause.features.formUnion(unit.features)
      case .and: if unit.has(.or) { clause.isOneOf = true }
      case .unread: clause.unread.append(unit.range)
      case .relation: clause.unread.append(unit.range)
      case .content, .of, .arrow, .version: break
      }
    }
    // "It runs once more": again, and no number.
    let isMore = clause.features.contains(.again) || order == .last && clause.features.contains(.then)
    if isMore, !clause.features.meets([.only, .exactly, .most]) { clause.features.remove(.once) }
    // "Instead", and not of what: it stands against what was said before.
    if isDenying, clause.denied.isEmpty { clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound) }
    let negations =
      units.contains { $0.features.meets([.neither, .nothing]) }
      ? 1
      : units.count {
        $0.features.meets([.not, .never, .without, .nothing, .neither, .skip])
          && !$0.has(.instead) && !$0.isEvent
      }
    clause.isNegative = clause.isNegative || negations % 2 == 1
    if negations > 1, !clause.features.meets([.neither, .never, .nothing]) {
      clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound)
    }
    clause.features = clause.features.subtracting([
      .call, .get, .cause, .skip, .not, .without, .light, .system, .user, .of, .from, .to, .by, .done, .begin, .and,
      .or, .but, .so,
      .still, .soon,
    ])
  }

  func isStep(_ unit: Unit) -> Bool {
    if case .arrow = unit.kind { return true }
    return unit.has(.then)
  }

  /// The call that a unit is; nil if it is none.
  func call(_ index: Int) -> Frame.Call? {
    guard case .call(let name) = units[index].kind else { return nil }
    return Frame.Call(name, receiver: units[index].receiver)
  }
}

extension FeatureSet {
  /// Who does this comes or goes.
  var withRole: FeatureSet {
    guard !meets([.arriving, .leaving]) else { return self }
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

import LifecycleEngine
import Verify

/// Reads one clause: relations take their other side, events become conditions, someone becomes a receiver, and what
/// remains is the statement.
struct ClauseReader {
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause
  /// "UIKit calls": it tells who, and asks nobody to.
  private var isOfSystem = false

  static func read(_ said: ArraySlice<Token>, _ names: [Name], _ order: Lexicon.Order) -> Clause {
    var tokens = said
    let device = takeDevice(from: &tokens)
    let start = tokens.first?.range.lowerBound ?? 0
    let range = start..<(tokens.last?.range.upperBound ?? start)
    let units = UnitReader.units(of: tokens, names: names, order)
    var reader = ClauseReader(order: order, units: units, clause: Clause(range: range))
    reader.clause.device = device
    reader.read(tokens)
    return reader.clause
  }

  /// "On an iPad": what it runs on, and no part of what happens. Nil where none is named, or both are.
  private static func takeDevice(from tokens: inout ArraySlice<Token>) -> WorldFilter.DeviceKind? {
    let kinds: FeatureSet = [.pad, .phone]
    var said = FeatureSet()
    for index in tokens.indices where tokens[index].features.meets(kinds) {
      said.formUnion(tokens[index].features.intersection(kinds))
      tokens[index].features = tokens[index].features.subtracting(kinds)
    }
    return said == [.pad] ? .pad : said == [.phone] ? .phone : nil
  }

  private init(order: Lexicon.Order, units: [Unit], clause: Clause) {
    self.order = order
    self.units = units
    self.clause = clause
  }

  mutating func read(_ tokens: ArraySlice<Token>) {
    isOfSystem = tokens.prefix { !$0.isVerb }.contains { $0.has(.system) }
    for (index, unit) in units.enumerated() where unit.features.meets(.noClaim) || unit.has(.question) {
      // "No matter how many": asks nothing.
      let isRegardless = [index - 1, index + 1].contains { units.indices.contains($0) && units[$0].has(.regardless) }
      if unit.has(.question), isRegardless {
        units[index].isUsed = true
        continue
      }
      if unit.features == [.advice], isOfPlace(index) || isInCondition(index) {
        units[index].isUsed = true
        continue
      }
      clause.noClaim = unit.features.contains(.question) ? .question : FeatureSet.reason(unit.features)
    }
    if let first = units.first {
      clause.isAside = first.features.meets([.so, .because, .although])
      clause.continuesSequence = first.has(.then)
      let said = units.first { $0.features != [.but] && $0.features != [.and] }?.features ?? []
      clause.beginsWithNot = said.contains(.not) && said.isSubset(of: [.not, .but, .never])
    }
    // "At this point …".
    if let moment = units.prefix(2).firstIndex(where: { $0.has(.that) && $0.has(.when) }),
      moment == 0 || units[0].has(.at)
    {
      clause.isMoment = true
      for index in 0...moment { units[index].isUsed = true }
    }
    dropIdleWithout()
    takeGuarantee()
    takeCompletion()
    takeComing()
    takeNotifying()
    takeMeans()
    takeVersions(tokens)
    takeUnseen()
    takeCallbacks()
    takeLifeCycle()
    takeReturns()
    takeReceivers()
    takeRank()
    takeRelations()
    takeEvents()
    takeSubject()
    takeStatement()
    takeTellingEvents()
    clause.isAboutAll = clause.isAboutAll || isNothingBetween
  }

  /// "Nothing is called between X and Y".
  private var isNothingBetween: Bool {
    clause.isNegative && clause.calls.isEmpty && clause.hasVerb && clause.relations.count == 1
      && clause.relations[0].kind == .between && units.contains { $0.has(.nothing) || $0.has(.callbacks) }
  }

  /// "Стоит между X и Y": a word of advice that tells a place.
  private func isOfPlace(_ index: Int) -> Bool {
    order == .first && index > 0 && units[index - 1].isCall && index + 1 < units.count && isRelation(index + 1)
      && units[index + 1].features.meets([.between, .before, .after])
  }

  /// "When the view needs to be shown": that it must be advises nobody.
  private func isInCondition(_ index: Int) -> Bool {
    func isTime(_ unit: Unit) -> Bool {
      if case .relation = unit.kind { return unit.features.meets([.when, .if, .after, .before, .until]) }
      return false
    }
    if order == .first {
      guard let place = units[..<index].lastIndex(where: isTime) else { return false }
      return !units[place...].contains { $0.isCall || isAsking($0) }
    }
    guard let place = units[index...].firstIndex(where: isTime) else { return false }
    return !units[index...place].contains { $0.isCall || isAsking($0) }
  }

  private func isAsking(_ unit: Unit) -> Bool { unit.features.meets([.call, .get]) }

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

  /// What tells who is meant also tells when, if nothing else does.
  mutating func takeTellingEvents() {
    guard clause.conditions.isEmpty else { return }
    for unit in units {
      guard let event = unit.event, event.isWho, clause.conditions.isEmpty else { continue }
      clause.conditions.append(Frame.Condition(relation: .when, event: event))
    }
  }

  mutating func takeVersions(_ tokens: ArraySlice<Token>) {
    for token in tokens {
      if case .version(let range) = token.kind { clause.versions = clause.versions ?? range }
    }
    for index in units.indices { if case .version = units[index].kind { units[index].isUsed = true } }
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
      for beside in [index - 1, index + 1] where units.indices.contains(beside) {
        guard let event = units[beside].event, event.actors.isEmpty, event.origin.isEmpty,
          event.features.isSubset(of: ends)
        else { continue }
        guard beside > index || order == .last else { continue }
        units[beside].isUsed = true
      }
    }
  }

  /// An event that no relation took is when it happens: "rotation triggers X".
  mutating func takeEvents() {
    for index in units.indices where !units[index].isUsed && units[index].isEvent {
      guard var event = units[index].event else { continue }
      units[index].isUsed = true
      if takeReceiver(toldBy: event, at: index) { continue }
      takeMerely(beside: index)
      // "Without putting it on screen".
      let isWithout = index > 0 && order == .first && units[index - 1].features == [.without]
      if isWithout || index > 0 && units[index - 1].has(.not) && isDirectlyNegated(index) {
        event.isNegative = true
        units[index - 1].isUsed = true
      }
      var condition = Frame.Condition(relation: .when, event: event)
      condition.isImplicit = true
      // "Asking for the view for the first time makes UIKit call X".
      if index + 1 < units.count, units[index + 1].features == [.first], !units[index + 1].isUsed,
        order == .first ? !hasCall(behind: index + 1) : event.features.meets([.access, .tap, .select, .open])
      {
        condition.isFirst = true
        units[index + 1].isUsed = true
      }
      if index > 0, units[index - 1].has(.every), !units[index - 1].isUsed {
        // "Not every push calls X": it is not denied of each of them.
        if index > 1, order == .first, units[index - 2].features == [.not] {
          clause.unread.append(units[index - 2].range)
        }
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
    // "For interruptions or when the user quits": each stands before the one that a conjunction joins to it.
    if clause.conditions.contains(where: { $0.joint == .conjunction }) {
      clause.conditions.sort { $0.event.range.lowerBound < $1.event.range.lowerBound }
    }
  }

  /// Whether callbacks are what stands behind, past words like "neither".
  func hasCall(behind index: Int) -> Bool {
    let next = units[(index + 1)...].first { unit in
      if case .predicate = unit.kind { return false }
      return true
    }
    return next?.isCall ?? false
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
        call.argument = unit.argument
        if call.receiver.isEmpty { call.receiver = clause.receiver }
        if lastCall >= 0, units[lastCall + 1..<index].contains(where: { isStep($0) }) {
          clause.steps.append(clause.calls.count)
        }
        if isDenying { clause.denied.append(call) } else { clause.calls.append(call) }
        lastCall = index
      case .verb:
        // "X released the view": what it brings about is no callback. "X 就会触发": it is brought about itself.
        let isBroughtAbout =
          order == .last && (lastCall >= 0 || !units.contains { $0.isCall })
          && !units[(lastCall + 1)...].contains { $0.isSomeone || $0.isEvent && !$0.isUsed }
        if unit.features == [.cause], !isBroughtAbout, !units[index...].contains(where: { $0.isCall }) {
          clause.unread.append(unit.range)
          continue
        }
        clause.hasVerb = true
        clause.features.formUnion(unit.features)
        if unit.has(.skip) { clause.features.insert(.not) }
        if index == units.firstIndex(where: { !$0.features.isSubset(of: [.not, .never, .only, .always]) }),
          !isOfSystem, unit.isBare, unit.features == [.call],
          units[(index + 1)...].first(where: { !$0.isSomeone })?.isCall ?? false,
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
      // "Calls X only": X, and nothing else.
      case .predicate where unit.features == [.only] && isLastBehindCall(index):
        clause.unread.append(unit.range)
      case .predicate: clause.features.formUnion(unit.features)
      case .and: if unit.has(.or) { clause.isOneOf = true }
      case .unread: clause.unread.append(unit.range)
      case .relation: clause.unread.append(unit.range)
      case .arrow: clause.hasVerb = clause.hasVerb || isArrowOfEvent(index)
      case .content, .of, .version: break
      }
    }
    dropNumberOfMore()
    // "Instead", and not of what: it stands against what was said before.
    if isDenying, clause.denied.isEmpty { clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound) }
    takePolarity()
    // "In iOS 13 and later versions".
    if clause.versions != nil { clause.features = clause.features.subtracting([.version, .iOS]) }
    clause.isYet = clause.features.contains(.still)
    clause.isOver = clause.features.contains(.done)
    clause.isNotBefore = clause.features.contains(.notBefore)
    clause.features = clause.features.subtracting([
      .call, .get, .cause, .skip, .not, .without, .light, .system, .user, .of, .from, .to, .by, .done, .begin, .and,
      .or, .but, .so,
      .still, .soon, .notBefore,
    ])
  }

  /// "It runs once more": again, and no number.
  private mutating func dropNumberOfMore() {
    let isMore = clause.features.contains(.again) || order == .last && clause.features.contains(.then)
    if isMore, !clause.features.meets([.only, .exactly, .most]) { clause.features.remove(.once) }
  }

  /// Between what happens and a callback: "Home → X", "X → each time that it is shown".
  private func isArrowOfEvent(_ arrow: Int) -> Bool {
    let (before, after) = (units[..<arrow], units[(arrow + 1)...])
    guard !units.contains(where: { isAsking($0) }), units.count(where: { $0.isCall }) == 1 else { return false }
    return before.contains { $0.isEvent } && !before.contains { $0.isCall } && after.contains { $0.isCall }
      || before.contains { $0.isCall } && !after.contains { $0.isCall } && after.contains { $0.isEvent }
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

import LifecycleEngine

/// What is left of a clause when its relations have their other sides: when it happens, who gets the callbacks, and what is
/// said of them.
struct PredicateReader: ClausePass {
  let order: Lexicon.Order
  var units: [Unit]
  var clause: Clause

  mutating func read() {
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
        if lastCall >= 0,
          units[lastCall + 1..<index].contains(where: { isStep($0) }) || takeFirst(from: lastCall, to: index)
        {
          clause.steps.append(clause.calls.count)
        }
        if isDenying { clause.denied.append(call) } else { clause.calls.append(call) }
        lastCall = index
      case .verb:
        // "Вместо X вызывается Y": what is denied ends there.
        isDenying = isDenying && clause.denied.isEmpty
        takeVerb(at: index, behind: lastCall)
      // "X is called without Y".
      case .predicate where unit.features == [.without] && order == .first && lastCall >= 0 && isCall(behind: index):
        isDenying = true
        units[index].features = []
      case .predicate where unit.has(.instead):
        // "X ではなく Y": what stands before it does not come; "Y instead of X": what stands behind it.
        if unit.has(.not), index > 0, units[index - 1].isSomeone {
          // "B ではなく A の X": of one, and not of the other.
          clause.unread.append(unit.range)
        } else if unit.has(.not), index > 0, units[index - 1].isUsed, !units[index - 1].isCall {
          takeOtherwise(before: unit.range.lowerBound)
        } else if unit.has(.not) {
          clause.denied += clause.calls
          clause.calls = []
        } else {
          isDenying = true
        }
      // "Calls X only": X, and nothing else.
      case .predicate
      where unit.features == [.only] && (isLastBehindCall(index) || isOfSomebody(index)) || unit.has(.alone):
        clause.unread.append(unit.range)
      case .predicate where isFirstOfReceiver(index):
        clause.unread.append(unit.range)
      case .predicate:
        clause.features.formUnion(unit.features)
        // "Not every X": it is not so of all of them.
        if unit.features == [.not], order == .first, index + 1 < units.count, units[index + 1].has(.every) {
          clause.features.insert(.always)
        }
      case .and: if unit.has(.or) { clause.isOneOf = true }
      case .unread: clause.unread.append(unit.range)
      case .relation: clause.unread.append(unit.range)
      case .arrow: clause.hasVerb = clause.hasVerb || isArrowOfEvent(index)
      case .content, .of, .version: break
      }
    }
    // "Instead", and not of what: it stands against what was said before.
    if isDenying, clause.denied.isEmpty { clause.unread.append(clause.range.lowerBound..<clause.range.lowerBound) }
    dropNumberOfMore()
    takePolarity()
    takeFeatures()
  }

  /// "第一次被选中的控制器会走 X": which time that is, of somebody who is told by what happens.
  private func isFirstOfReceiver(_ index: Int) -> Bool {
    guard order == .last, units[index].features == [.first], index + 1 < units.count, let event = units[index + 1].event
    else { return false }
    return event.features.meets(.changes) && event.features.meets([.controller, .tab])
  }

  private func isCall(behind index: Int) -> Bool { index + 1 < units.count && units[index + 1].isCall }

  /// "X가 먼저 호출되고 Y가 호출된다": X comes first, and then Y.
  private mutating func takeFirst(from last: Int, to index: Int) -> Bool {
    let firsts: FeatureSet = [.first, .earlier]
    guard order == .last, case let between = last + 1..<index, between.contains(where: isVerb),
      !units[last...].contains(where: { $0.features.meets(.denials) }),
      let place = between.first(where: { !units[$0].features.isEmpty && units[$0].features.isSubset(of: firsts) })
    else { return false }
    units[place].features = []
    clause.features = clause.features.subtracting(firsts)
    return true
  }

  private mutating func takeVerb(at index: Int, behind lastCall: Int) {
    let unit = units[index]
    // "X released the view": what it brings about is no callback. "X 就会触发": it is brought about itself.
    let isBroughtAbout =
      order == .last && (lastCall >= 0 || !units.contains { $0.isCall })
      && !units[(lastCall + 1)...].contains { $0.isSomeone || $0.isEvent && !$0.isUsed }
    if unit.features == [.cause], !isBroughtAbout, !units[index...].contains(where: { $0.isCall }) {
      return clause.unread.append(unit.range)
    }
    clause.hasVerb = true
    clause.features.formUnion(unit.features)
    if unit.has(.skip) { clause.features.insert(.not) }
    if index == units.firstIndex(where: { !$0.features.isSubset(of: [.not, .never, .only, .always]) }),
      !clause.isOfSystem, unit.isBare, unit.features == [.call],
      order == .first, isToldToCall(units[(index + 1)...])
    {
      clause.isImperative = true
    }
  }

  /// "Call X", "call super": a callback, a method, or the method of the superclass.
  private func isToldToCall(_ rest: ArraySlice<Unit>) -> Bool {
    if rest.first?.event?.features == [.superclass] { return true }
    return rest.first { !$0.isSomeone }.map { $0.isCall || $0.event?.isMethod ?? false } ?? false
  }

  /// What the words say of the clause, without those that have done their part.
  private mutating func takeFeatures() {
    // "In iOS 13 and later versions"; "iOS calls X": the system does.
    if clause.versions != nil || !clause.features.contains(.version) {
      clause.features = clause.features.subtracting([.version, .iOS])
    }
    if namesOrder { clause.noClaim = clause.noClaim ?? .question }
    // "…, nor is Y": one of two, and not neither of those who could get it.
    if clause.isNegative, clause.calls.count == 1, clause.receiver.isEmpty, clause.calls[0].receiver.isEmpty {
      clause.features.remove(.neither)
    }
    // "viewDidLoad は終わっている": it has been called.
    if order == .last, clause.calls.count == 1, clause.features.contains(.done), units.last?.features == [.done] {
      clause.hasVerb = true
    }
    clause.isYet = clause.features.contains(.still)
    clause.isOver = clause.features.contains(.done)
    clause.isNotBefore = clause.features.contains(.notBefore)
    clause.features = clause.features.subtracting([
      .call, .get, .cause, .skip, .not, .without, .light, .system, .user, .of, .from, .to, .by, .done, .begin, .and,
      .or, .but, .so, .still, .soon, .notBefore,
    ])
  }

  /// "X 和 Y 的执行顺序": which it is is asked, and not said. "X、Yの順" says it.
  private var namesOrder: Bool {
    guard order == .last, !clause.hasVerb, clause.steps.isEmpty, units.last?.has(.order) ?? false,
      units.first?.isCall ?? false
    else { return false }
    return units.contains { unit in if case .and = unit.kind { unit.has(.and) } else { false } }
  }

  /// "A のときではなく B のとき": what stands before it is when nothing comes.
  private mutating func takeOtherwise(before place: Int) {
    let conditions = clause.conditions.partition { $0.event.range.upperBound <= place }
    let relations = clause.relations.partition { $0.others.allSatisfy { $0.name.range.upperBound <= place } }
    clause.otherwise = (Array(clause.conditions[conditions...]), Array(clause.relations[relations...]))
    clause.conditions.removeSubrange(conditions...)
    clause.relations.removeSubrange(relations...)
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

  /// Whether it ends a clause whose verb brings about the callback before it.
  func isLastBehindCall(_ index: Int) -> Bool {
    order == .first && index + 1 == units.count && index > 1 && units[index - 1].isCall
      && units[..<(index - 1)].indices.contains(where: isVerb)
  }
}

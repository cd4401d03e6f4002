import LifecycleEngine

extension Frame.Receiver {
  /// Somebody as the words say.
  init(_ event: Frame.Event) {
    self.init()
    actor = event.actors.first?.range
    features = event.isWho ? event.features.withRole : event.features
  }
}

extension Frame.Event {
  /// "The pushed controller", "the modal": somebody, named by what happens to them and not by what is done.
  var isSomebody: Bool {
    let isScreen = features.contains(.display) && features.meets(.undergone.union([.cover]))
    guard features.meets([.controller, .tab]) || isScreen, actors.isEmpty else { return false }
    if !features.meets(.changes) { return features.withRole.contains(.arriving) }
    // "The controller that presents it", "the selected tab's controller".
    let isPerson = features.contains(.below) || features.contains(.controller) && features.contains(.tab)
    return (beginsWithChange && features.meets([.arriving, .leaving]) || isPerson)
      && features.isSubset(of: Self.ofSomebody)
  }

  /// What words for somebody mean: "the presented full-screen controller".
  private static let ofSomebody = FeatureSet.changes.union(.roles).union([
    .controller, .tab, .display, .done, .fullScreen, .overFullScreen, .currentContext, .sheet, .popover, .modal,
  ])
}

/// Who receives the callbacks of a clause, as its subject.
extension PredicateReader {
  /// Someone who stands as the subject of a verb gets all callbacks of the clause that nobody else gets.
  mutating func takeSubject() {
    for index in units.indices where !units[index].isUsed && units[index].isSomeone {
      guard let event = units[index].event else { continue }
      // "B on top of A": how they stand to each other was not understood.
      // "Of a window that is still hidden": it restricts what happens, and no receiver.
      let isRestriction =
        event.features.contains(.hidden) && !event.features.contains(.controller) && !clause.conditions.isEmpty
      if event.actors.count > 1 || isRestriction { clause.unread.append(event.range) }
      clause.receiver.actor = clause.receiver.actor ?? event.actors.first?.range
      let features = event.isWho ? event.features.withRole : event.features
      // "The controller that was touched": nobody knows which of them.
      if event.isWho, order == .first, !features.meets([.arriving, .leaving, .top, .below, .root, .child, .parent]) {
        clause.unread.append(event.range)
      }
      clause.receiver.features.formUnion(features)
      // "Screens that are hidden": those who show something there.
      if event.features.contains(.display), event.features.meets([.hidden, .leaving, .arriving, .below]) {
        clause.receiver.features.remove(.display)
        clause.receiver.features.insert(.controller)
      }
      units[index].isUsed = true
    }
  }

  /// Who is told by what happens to him gets what the clause names: "the presenting controller gets X", "the controller you
  /// leave does not get X", "X is sent to the controller that presented it".
  ///
  /// - Returns: whether that is all that the event says.
  mutating func takeReceiver(toldBy event: Frame.Event, at index: Int) -> Bool {
    let verb = verb(behind: index)
    let gets = order == .first && verb.map { units[$0].has(.get) } ?? false
    // "The one popped gets X", "el que presenta recibe X": nothing that happens gets anything.
    guard event.features.meets([.controller, .tab]) || gets && isToldToController else { return false }
    // "The modal controller": what tells of it is no more than that.
    let isThing = !event.features.meets(.changes) && event.features.withRole.contains(.arriving)
    let hasRole = event.features.meets([.arriving, .leaving]) || isThing
    // "It gives the presenting controller X", "X is sent to the controller that presented it".
    let isGiven = hasRole && order == .first && index > 0 && isVerb(index - 1) && hasCall(behind: index)
    let isSentTo =
      hasRole && order == .first && index > 1 && units[index - 1].has(.to) && isVerb(index - 2)
      && (units[..<(index - 2)].contains { $0.isCall } || !units.contains { $0.isCall })
    guard isGiven || isSentTo || gets || hasRole && verb != nil else { return false }
    takeAsSomebody(index)
    let told = event.features.withRole
    // Somebody gets it, and nobody knows which of them.
    guard told.meets([.arriving, .leaving]) else {
      clause.unread.append(event.range)
      return true
    }
    clause.receiver.features.formUnion(verb == nil ? told.subtracting(.changes) : told)
    return true
  }

  private var isToldToController: Bool {
    units.contains { unit in if case .call(let name) = unit.kind { name.owner == .viewController } else { false } }
  }

  /// The verb whose subject stands here, past "does not" and "also".
  private func verb(behind index: Int) -> Int? {
    let next = units.indices.dropFirst(index + 1).first { !units[$0].features.isSubset(of: Self.besideVerb) }
    return next.flatMap { isVerb($0) ? $0 : nil }
  }

  private static let besideVerb: FeatureSet = [
    .not, .never, .always, .still, .again, .usually, .may, .only, .first, .then,
  ]
}

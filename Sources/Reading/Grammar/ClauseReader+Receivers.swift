extension Frame.Event {
  /// A controller that something happens to, told by that: "戻ってきた画面".
  fileprivate var isToldByChange: Bool {
    beginsWithChange && features.contains(.controller) && actors.isEmpty && origin.isEmpty
      && features.meets([.close, .comeBack, .appear, .disappear, .leave, .enter, .open, .show, .hide])
  }
}

extension Frame.Receiver {
  /// Somebody as the words say.
  init(_ event: Frame.Event) {
    self.init()
    actor = event.actors.first?.range
    features = event.features
  }
}

/// Who receives the callbacks of a clause.
extension ClauseReader {
  /// Someone right before a callback ("A 的 X", "the presenter's X") or, behind a word of possession, right behind it.
  mutating func takeReceivers() {
    for index in units.indices where units[index].isCall {
      var before = index - 1
      if before >= 0, case .of = units[before].kind { before -= 1 }
      if before >= 0, !units[before].isUsed, var event = units[before].event {
        // "닫히는 화면의 X": the one to whom it happens.
        if order == .last, before < index - 1, event.isToldByChange {
          event.isWho = true
          units[before].kind = .content(event)
        }
        takeOwner(event, at: before, of: index)
      }
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

  func hasVerb(behind index: Int) -> Bool { index + 1 < units.count && isVerb(index + 1) }

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
      .roles.union([
        .controller, .app, .scene, .view, .subview, .superview, .delegate, .tab, .tabs, .stack, .window, .button,
        .textField,
      ]))
    // "The modal's X": who lies on top, and when only if nothing else tells it.
    if event.features.meets([.modal, .sheet, .alert, .popover]), !event.features.meets(.changes),
      var kept = units[place].event
    {
      if !units[call].receiver.features.meets([.arriving, .leaving, .below]) {
        units[call].receiver.features.formUnion([.arriving, .top])
      }
      kept.isWho = true
      units[place].kind = .content(kept)
      units[place].isUsed = true
      return
    }
    guard !units[place].isEvent else {
      if let actor, event.actors.count > 1 || isBefore, var kept = units[place].event {
        kept.actors.removeAll { $0.range == actor.range }
        units[place].kind = .content(kept)
      }
      // "The presenting controller's X": when it presents only if nothing else tells when.
      if !event.hasBareChange, event.features.meets([.arriving, .leaving]), var kept = units[place].event {
        kept.isWho = true
        units[place].kind = .content(kept)
        units[place].isUsed = true
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
      // "Screens that are hidden": those who show something there.
      if event.features.contains(.display), event.features.meets([.hidden, .leaving, .arriving, .below]) {
        clause.receiver.features.remove(.display)
        clause.receiver.features.insert(.controller)
      }
      units[index].isUsed = true
    }
  }

  /// "The controllers that are not on screen": behind who is told of, where no verb of calling stands between.
  private mutating func takeUnseenBehind(_ seen: FeatureSet) {
    for index in units.indices.dropFirst().dropLast() where units[index].features == [.not] {
      let state = (index + 1..<units.count).first { if case .of = units[$0].kind { false } else { true } }
      guard let state, let said = units[state].event, said.actors.isEmpty, said.features.isSubset(of: seen),
        units[index - 1].isSomeone, var event = units[index - 1].event,
        event.features.meets([.controller, .child, .page, .tab]),
        isRelative(from: index, to: state)
      else { continue }
      event.features.insert(.hidden)
      units[index - 1].kind = .content(event)
      units[index - 1].features = event.features
      for used in index...state {
        units[used].isUsed = true
        units[used].features = []
      }
    }
  }

  /// "After X у B": who gets it.
  mutating func takePlace(behind call: Int) {
    guard order == .first, call + 2 < units.count, isRelation(call + 1), units[call + 1].features == [.at],
      !units[call + 1].isUsed, units[call + 2].isSomeone, units[call].receiver.isEmpty,
      let event = units[call + 2].event, !event.actors.isEmpty || event.features.meets([.arriving, .leaving])
    else { return }
    units[call].receiver = Frame.Receiver(event)
    for place in [call + 1, call + 2] { units[place].isUsed = true }
  }

  /// Whether what is denied of somebody tells who is meant: a verb of calling stood before, or comes next, past "also".
  private func isRelative(from not: Int, to state: Int) -> Bool {
    if units[..<not].contains(where: { $0.isCall }) {
      return !units[not...].contains { $0.features.meets([.call, .get, .cause]) }
    }
    let next = units.indices[(state + 1)...].first { index in
      if case .predicate = units[index].kind { return units[index].features.meets([.not, .never]) }
      return true
    }
    return next.map(isVerb) ?? false
  }

  /// Who is told by what happens to him gets what the clause names: "the presenting controller gets X".
  ///
  /// - Returns: whether that is all that the event says.
  mutating func takeReceiver(toldBy event: Frame.Event, at index: Int) -> Bool {
    guard event.features.contains(.controller) else { return false }
    let isNextVerb = hasVerb(behind: index)
    let hasRole = event.features.meets([.arriving, .leaving])
    // "It gives the presenting controller X".
    let isGiven = order == .first && index > 0 && isVerb(index - 1) && hasCall(behind: index)
    if hasRole, isNextVerb || isGiven {
      clause.receiver.features.formUnion(isNextVerb ? event.features : event.features.subtracting(.changes))
      // When it happens it tells only if nothing else does.
      var who = event
      who.isWho = true
      units[index].kind = .content(who)
      return true
    }
    // "X is sent to the controller that presented it".
    let isSentTo =
      order == .first && index > 2 && units[index - 1].has(.to) && isVerb(index - 2)
      && units[..<(index - 2)].contains { $0.isCall }
    if hasRole, isSentTo {
      clause.receiver.features.formUnion(event.features.subtracting(.changes))
      return true
    }
    // "The controller that leaves gets X".
    guard order == .first, isNextVerb, units[index + 1].has(.get),
      event.features.withRole.meets([.arriving, .leaving]),
      event.features.subtracting([.controller, .view, .leave, .enter, .appear, .disappear]).isEmpty
    else { return false }
    clause.receiver.features.formUnion(event.features.withRole)
    return true
  }

  /// "没显示在屏幕上的控制器": who is not to be seen.
  mutating func takeUnseen() {
    let seen: FeatureSet = [.visible, .show, .display, .appear]
    guard order == .last else { return takeUnseenBehind(seen.union([.view, .window, .hierarchy])) }
    for index in units.indices.dropFirst() where units[index - 1].features == [.not] {
      // "まだ表示されていない子": the same behind what is denied.
      if index > 1, units[index].isSomeone, units[index].features.meets([.controller, .child, .page, .tab, .view]),
        let said = units[index - 2].event, said.actors.isEmpty, said.features.meets(seen),
        said.features.isSubset(of: seen.union([.still, .done, .window, .hierarchy, .controller])),
        var event = units[index].event
      {
        event.features.insert(.hidden)
        units[index].kind = .content(event)
        units[index].features = event.features
        for used in [index - 2, index - 1] {
          units[used].isUsed = true
          units[used].features = []
        }
        continue
      }
      guard case .content(var event) = units[index].kind, event.isWho || event.features.contains(.controller) else {
        continue
      }
      guard event.features.isSubset(of: seen.union([.controller, .view])), event.features.meets(seen) else { continue }
      event.features = event.features.subtracting(seen).union([.hidden])
      units[index].kind = .content(event)
      units[index].features = event.features
      units[index - 1].isUsed = true
      units[index - 1].features = []
    }
  }
}

extension Frame.Event {
  /// A controller that something happens to, told by that: "戻ってきた画面", "the controller that comes back".
  fileprivate func isToldByChange(_ order: Lexicon.Order) -> Bool {
    // "That shows another": either of two, where no word says to which it is done.
    let done: FeatureSet = order == .last ? [.push, .present] : [.push, .present, .show, .open]
    let isSaid = order == .last && features.meets([.arriving, .leaving])
    return beginsWithChange == (order == .last) && features.meets([.controller, .tab]) && actors.isEmpty
      && origin.isEmpty && (isSaid || !features.meets(done))
      && features.meets([
        .close, .comeBack, .appear, .disappear, .leave, .enter, .open, .show, .hide, .pop, .dismiss, .select, .push,
        .present, .remove, .add,
      ])
  }
}

/// Who receives the callbacks of a clause, as they stand beside them.
extension UnitArranger {
  /// Someone right before a callback ("A 的 X", "the presenter's X") or, behind a word of possession, right behind it.
  mutating func takeReceivers() {
    for index in units.indices where units[index].isCall {
      var before = index - 1
      if before >= 0, case .of = units[before].kind { before -= 1 }
      if before >= 0, !units[before].isUsed, var event = units[before].event {
        if before < index - 1 { tellByChange(&event, at: before) }
        takeOwner(event, at: before, of: index)
      }
      takeGetter(behind: index)
      var behind = index + 1
      var isJoined = false
      while behind < units.count, case .of = units[behind].kind {
        isJoined = true
        behind += 1
      }
      guard behind < units.count, !units[behind].isUsed, units[index].receiver.isEmpty, var event = units[behind].event
      else { continue }
      // "X of the selected controller": whose it is, whatever stands first.
      if isJoined, order == .first, event.features.meets([.controller, .tab]), event.actors.isEmpty {
        event.isWho = event.features.meets(.changes)
        if event.isWho { takeAsSomebody(behind) }
      }
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

  /// "X fires for the popped controller", past the verb.
  private mutating func takeGetter(behind call: Int) {
    var place = call + 1
    while place < units.count, isVerb(place) || units[place].features.isSubset(of: [.not, .never, .always]) {
      place += 1
    }
    guard order == .first, place > call + 1, place + 1 < units.count, case .of = units[place].kind,
      let event = units[place + 1].event, event.actors.isEmpty,
      event.isSomebody || event.isWho || event.features.contains(.controller) && !event.beginsWithChange
    else { return }
    if event.features.meets(.changes) { takeAsSomebody(place + 1) }
    takeOwner(units[place + 1].event ?? event, at: place + 1, of: call)
  }

  /// "닫히는 화면의 X", "X of the controller that comes back": the one to whom it happens.
  private mutating func tellByChange(_ event: inout Frame.Event, at place: Int) {
    // "모달을 띄운 컨트롤러", "the controller that showed it": the one that does, or the one to whom it is done?
    let isEither =
      order == .last
      ? event.features.contains(.present) && event.features.meets([.modal, .sheet])
      : event.features.isSubset(of: [.controller, .show, .open, .done])
        && event.features.meets([.show, .open]) && !event.beginsWithChange && event.actors.isEmpty
    if isEither { event.features = event.features.subtracting([.top]).union([.arriving, .leaving]) }
    guard isEither || event.isToldByChange(order) else { return }
    event.isWho = true
    units[place].kind = .content(event)
  }

  /// Who can own a callback: the frame or the window beside one is something else that is spoken of.
  private static let owners: FeatureSet = FeatureSet.roles.union([
    .controller, .app, .scene, .view, .subview, .superview, .delegate, .instance, .stack, .tabs, .tab, .modal, .process,
    .classObject, .superclass, .and, .or,
  ])

  /// What names a receiver.
  private static let named: FeatureSet = FeatureSet.roles.union([
    .controller, .app, .scene, .view, .subview, .superview, .delegate, .tab, .tabs, .stack, .window, .button,
    .textField,
  ])

  /// What stands beside a callback names its receiver; what happens in it stays a condition.
  mutating func takeOwner(_ event: Frame.Event, at place: Int, of call: Int) {
    let isBefore = place < call
    // "After the animation X is called": when, and nobody's X.
    if event.isMovement { return }
    // "After the view was added to the window the X method is called": what happens there, and nobody's X.
    if isBefore, order == .first, place == call - 1, place > 0, isRelation(place - 1), event.actors.isEmpty,
      event.hasBareChange, !event.features.meets([.arriving, .leaving])
    {
      return
    }
    let actor = isBefore ? event.actors.last : event.actors.first
    units[call].receiver.actor = actor?.range
    // Who is told by what happens to them is told by that.
    units[call].receiver.features =
      event.isWho
      ? event.features.withRole.intersection(Self.named.union(.changes)) : event.features.intersection(Self.named)
    // "The modal's X": who lies on top, and when only if nothing else tells it.
    if event.features.meets([.modal, .sheet, .alert, .popover]), !event.features.meets(.changes),
      var kept = units[place].event
    {
      // "In a sheet X is not called": how it is presented, and nobody's X.
      let beside = order == .first ? place - 1 : place + 1
      if units.indices.contains(beside), beside != call, isRelation(beside), units[beside].has(.at) { return }
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
}

import LifecycleEngine
import Verify

/// Who plays which part in what happens, as far as the words tell: names that stand with the change ("A pushes B", "from A to
/// B"), letters in the order in which controllers come, and words for roles.
struct Parts {
  private let frame: Frame
  private let bytes: [UInt8]
  private let situation: Situation?

  init(frame: Frame, bytes: [UInt8], situation: Situation?) {
    self.frame = frame
    self.bytes = bytes
    self.situation = situation
  }

  /// What happens, where one controller comes and another goes.
  private var transition: Situation? { situation.flatMap { $0.hasTwoParts ? $0 : nil } }

  /// Words that tell one controller from the other.
  private static let words = FeatureSet.changes.union([.arriving, .leaving, .top, .below, .hidden])

  /// Whether all callbacks that the note gives to somebody are given to one whose part is known. Two that are named tell
  /// their parts by their order.
  var areClear: Bool {
    let calls = frame.subjects + frame.relations.flatMap { $0.others }
    guard calls.allSatisfy({ !$0.receiver.features.contains(.idle) || role(of: $0) != nil }) else { return false }
    guard transition != nil else { return situation == nil || !isOfAnother(calls) && !isOfGoing(calls) }
    // "B is popped and A is shown": two things, each of one of them.
    let events = frame.conditions.map { $0.event }
    if calls.contains(where: { $0.receiver.actor != nil }),
      events.contains(where: { $0.actors.count > 1 && areTwo($0) && !leadsBack($0) })
    {
      return false
    }
    if calls.allSatisfy({ $0.receiver.actor != nil }), !frame.relations.isEmpty { return true }
    let told = calls.filter { call in
      call.name.owner == .viewController && (call.receiver.actor != nil || call.receiver.features.meets(Self.words))
    }
    return told.allSatisfy { role(of: $0) != nil }
  }

  /// "When B appears, A gets X", "when A shows B": of two, where what happens tells of one. "From A to B" tells of B.
  private func isOfAnother(_ calls: [Frame.Call]) -> Bool {
    let actors = frame.conditions.flatMap { $0.event.actors }
    guard !actors.isEmpty else { return false }
    let reached = actors.filter { $0.preposition == .to }
    let told = Set((reached.isEmpty ? actors : reached).map { name($0.range) })
    return calls.contains { call in
      guard call.name.owner == .viewController, let actor = call.receiver.actor else { return false }
      return told.count > 1 || !told.contains(name(actor))
    }
  }

  /// "A controller appears, and the presenter gets X": of the other one, whom what happens does not tell of.
  private func isOfGoing(_ calls: [Frame.Call]) -> Bool {
    situation == .appears
      && calls.contains {
        $0.name.owner == .viewController && $0.receiver.features.meets([.leaving, .below])
          && !$0.receiver.features.meets([.arriving, .appear, .comeBack])
      }
  }

  /// The part of the one that receives a callback; nil where the words do not tell it.
  func role(of call: Frame.Call) -> Role? {
    guard call.name.owner == .viewController, !call.name.callback.isCompletion else { return nil }
    if let role = roleBeside(call.receiver.features) { return role }
    guard let situation = transition else { return nil }
    if let actor = call.receiver.actor { return role(of: actor, in: situation) }
    let features = call.receiver.features
    // Going back turns the parts round: what lay below comes, as it does where what lay on top disappears.
    if features.contains(.below), situation.isReturn || situation == .disappears { return .arriving }
    if situation.isReturn {
      let isLeaving =
        features.meets([.pop, .dismiss, .disappear, .leave, .close, .remove]) && features.contains(.leaving)
      if isLeaving || features.meets([.top, .visible]) { return .leaving }
      return features.contains(.arriving) && features.meets([.appear, .comeBack, .show]) ? .arriving : nil
    }
    if features.contains(.below) { return .leaving }
    if features.contains(.visible), !features.contains(.arriving) { return .leaving }
    guard features.contains(.arriving) != features.contains(.leaving) else { return nil }
    return features.contains(.arriving) ? .arriving : .leaving
  }

  /// The part of one who neither comes nor goes: who holds the others, who is not selected.
  private func roleBeside(_ features: FeatureSet) -> Role? {
    guard let situation else { return nil }
    if situation.has(.bystander), features.meets([.idle, .other, .hidden]) { return .bystander }
    guard situation.has(.container) else { return nil }
    if features.contains(.child) { return [Role.arriving, .leaving].first { situation.has($0) } }
    return features.contains(.parent) ? .container : nil
  }

  // MARK: Names

  private func role(of actor: Range<Int>, in situation: Situation) -> Role? {
    let events = frame.conditions.map { $0.event }
    let names = Set(events.flatMap { $0.actors }.map { name($0.range) } + allReceivers.map(name))
    guard names.count <= 2 else { return nil }
    let own = name(actor)
    // "On closing, A gets X": what closes, and whether A was closed, was not said.
    if situation == .disappears, events.allSatisfy({ $0.actors.isEmpty && $0.features.contains(.close) }) { return nil }
    // "Pop to the root from C": whoever is not C may be in the middle.
    if situation == .popToRoot, !events.contains(where: { $0.actors.contains { name($0.range) == own } }) { return nil }
    let roles = events.flatMap { event in
      event.actors.indices.compactMap { place -> Role? in
        guard let role = said(place, in: event, situation) else { return nil }
        return name(event.actors[place].range) == own ? role : role.opposite
      }
    }
    if let first = roles.first { return roles.allSatisfy { $0 == first } ? first : nil }
    return ordinal(own).map { $0 == 0 ? below(situation) : below(situation).opposite }
  }

  private var allReceivers: [Range<Int>] {
    (frame.subjects + frame.relations.flatMap { $0.others }).compactMap { $0.receiver.actor }
  }

  /// The part that one plays who stands beside the change.
  private func said(_ place: Int, in event: Frame.Event, _ situation: Situation) -> Role? {
    let (actors, actor) = (event.actors, event.actors[place])
    if actors.count > 1, areTwo(event), !leadsBack(event) { return nil }
    if let undergone = undergone(event), place == 0 || actors.count == 2 {
      return place == 0 ? undergone : undergone.opposite
    }
    // "Push B onto A", "B … on top of A": the upper one stands first.
    if actors.count == 2, isOnTop(event) { return place == 0 ? below(situation).opposite : below(situation) }
    // "B covers A": what covers comes; "A is covered" goes.
    if event.features.contains(.cover) { return actors.count > 1 && doer(event) == place ? .arriving : .leaving }
    if actor.preposition == .from { return .leaving }
    if actor.preposition == .to { return actors.count > 1 || situation.isReturn ? .arriving : nil }
    if situation == .disappears { return .leaving }
    // "B pops back to A": the other one.
    if actors.count == 2, actors[1 - place].preposition == .to { return .leaving }
    let upper = below(situation).opposite
    if actors.count == 1 { return alone(actor, in: event, upper) }
    guard let doer = doer(event) else { return nil }
    if situation.isReturn, leadsBack(event) { return doer == place ? .leaving : .arriving }
    // "A pushes B": who does it lies below.
    return doer == place ? upper.opposite : upper
  }

  /// Which of two does what happens: who stands before it, in "BがAを覆う" and "A 被 B 覆盖" by the word between them.
  private func doer(_ event: Frame.Event) -> Int? {
    guard event.actors.count == 2, event.actors.allSatisfy({ $0.preposition == nil || $0.preposition == .to }) else {
      return nil
    }
    if event.actors[0].isBeforeChange != event.actors[1].isBeforeChange {
      return event.actors[0].isBeforeChange ? 0 : 1
    }
    guard event.actors[1].isBeforeChange else { return nil }
    if event.actors[1].mark == .undergoer || event.actors[0].mark == .doer { return 0 }
    return event.actors[0].mark == .undergoer ? 1 : nil
  }

  private func isOnTop(_ event: Frame.Event) -> Bool {
    let isBare = !event.features.meets([.arriving, .leaving])
    guard isBare, event.actors[0].preposition == nil else { return false }
    return event.features.contains(.top) && !event.actors[1].isBeforeChange
      || !event.actors[0].isBeforeChange && event.actors[1].preposition == .to
        && event.features.meets([.push, .present])
  }

  /// "B is selected and A left": two things are done, each to one of them.
  private func areTwo(_ event: Frame.Event) -> Bool {
    event.features.contains(.leave) && event.features.meets([.select, .push, .present, .show, .open, .enter])
      || event.features.contains(.and)
  }

  /// "B is pushed", "A is covered by B": the part of the one to whom it is done, who is named first.
  private func undergone(_ event: Frame.Event) -> Role? {
    // "A has pushed B": who is named behind it without a preposition is the one to whom it is done.
    guard let first = event.actors.first, first.isBeforeChange, first.preposition == nil,
      !event.features.contains(.and),
      event.actors.count == 1 || event.actors[1].preposition != nil || event.features.contains(.to),
      event.features.contains(.arriving) != event.features.contains(.leaving)
    else { return nil }
    return event.features.contains(.arriving) ? .arriving : .leaving
  }

  /// "Returning A": what is returned to, where no preposition says so.
  private func alone(_ actor: Frame.Actor, in event: Frame.Event, _ upper: Role) -> Role? {
    if actor.isBeforeChange {
      return event.features.isSubset(of: [.comeBack, .controller, .done]) ? upper.opposite : nil
    }
    return event.features.contains(.comeBack) && actor.preposition == nil ? upper.opposite : upper
  }

  /// "B is popped and A comes back", "B가 pop되어 A로 돌아오면": the first goes. "A dismisses B and comes back" says who does it.
  private func leadsBack(_ event: Frame.Event) -> Bool {
    event.features.contains(.comeBack) && event.actors.count == 2
      && (event.features.contains(.leaving) || !event.features.contains(.and))
  }

  /// The part of the one that lies below: it goes when another comes on top, and comes when that one goes.
  private func below(_ situation: Situation) -> Role { situation.isReturn ? .arriving : .leaving }

  private func name(_ range: Range<Int>) -> [UInt8] { bytes[range].map { $0 | 0x20 } }

  /// The place of a single letter, or of a number behind a name, among those that come one after the other.
  private func ordinal(_ name: [UInt8]) -> Int? {
    guard let last = name.last else { return nil }
    let place: Int? =
      last == 0x61 || last == 0x31 ? 0 : last == 0x62 || last == 0x32 ? 1 : nil
    return name.count == 1 || last < 0x61 ? place : nil
  }
}

extension Role {
  fileprivate var opposite: Role { self == .arriving ? .leaving : .arriving }
}

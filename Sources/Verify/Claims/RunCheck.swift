import LifecycleEngine

/// Checks one claim on runs: what does not depend on the run is worked out once for all of them.
struct RunCheck {
  let claim: Claim
  /// For each callback the terms of the claim that name it.
  private let marks: [Marks]
  /// The callbacks that the claim speaks of.
  private let named: CallbackSet
  /// The terms that stand for whatever anybody is told.
  private let ofAnything: Marks
  /// The terms that tell no receivers apart.
  private let ofAnybody: Marks
  private let isAboutOneReceiver: Bool
  private let hasRoles: Bool
  private let namesViews: Bool
  /// For each term who may be meant by it, where terms name parts.
  private var rolePlayers: [(mark: Marks, receivers: StagedReceivers)] = []
  private let isWhole: Bool
  private let looksAtNeighbours: Bool
  /// What is looked at one by one; nil where all that one receiver is told is looked at together.
  private let each: Each?
  /// What somebody was told of the one that is looked at.
  private var one: Entry?
  /// What counts as an event on the run that is looked at.
  private var events: [Marks] = []
  /// For each event its entry.
  private var places: [Int] = []
  /// At some entry it is not clear whether what is said to be so is.
  private var hasUnclear = false

  init(_ claim: Claim) {
    self.claim = claim
    var marks = [Marks](repeating: [], count: CallbackSet.capacity)
    var ofAnything: Marks = []
    var ofAnybody: Marks = []
    for (term, mark) in claim.markedTerms {
      for callback in term.isAny ? Callback.allCases : [term.callback] where term.names(callback) {
        marks[Int(callback.rawValue)].insert(mark)
      }
      if term.isAny { ofAnything.insert(mark) }
      if term.isAny || !term.isOfOneReceiver { ofAnybody.insert(mark) }
    }
    self.marks = marks
    self.ofAnything = ofAnything
    self.ofAnybody = ofAnybody
    named = marks.indices.reduce(into: CallbackSet()) { if !marks[$1].isEmpty { $0.insert(UInt16($1)) } }
    isAboutOneReceiver = claim.terms.contains { $0.isOfOneReceiver }
    hasRoles = claim.terms.contains { $0.role != nil } && !claim.isForAll
    namesViews = claim.order.namesViews
    isWhole = claim.isWhole
    looksAtNeighbours = claim.looksAtNeighbours
    each = Each.allCases.first { each in claim.terms.allSatisfy { !$0.isAny && each.tells($0.callback) } }
  }

  // MARK: Receivers

  /// Each receiver is judged by itself. That something comes must be so for one of them; all else for all.
  mutating func result(on way: StagedWay, _ run: StagedTrace) -> ClaimRun.Result {
    if claim.isOnly { return onlyThen(on: way, run) }
    if claim.isForAll { return resultForAll(on: way.roles, run) }
    if hasRoles { return result(on: way.roles, run) }
    if let each { return result(of: each, run) }
    guard isAboutOneReceiver else { return result(for: nil, run) }
    if let subject = way.subject { return result(for: subject, run) }
    // A controller and a view: its own.
    if namesViews { return result(for: way.plan.ownerOfView, run) }
    var results: [ClaimRun.Result] = []
    for letter in UInt8(0)...2 where run.isOnStage(letter) { results.append(result(for: letter, run)) }
    return combined(results) ?? result(for: nil, run)
  }

  /// What is so of each; nil where there is nobody.
  private func combined(_ results: [ClaimRun.Result]) -> ClaimRun.Result? {
    guard let first = results.first else { return nil }
    let holds = results.contains(.holds)
    if claim.isExistential { return holds ? .holds : first }
    let violated = results.first { if case .violated = $0 { true } else { false } }
    return violated ?? (holds ? .holds : .vacuous)
  }

  private mutating func result(of each: Each, _ run: StagedTrace) -> ClaimRun.Result {
    var all: [Entry] = []
    for entry in run.entries
    where named.contains(entry.callback.rawValue) && !all.contains(where: { each.isSame($0, entry) }) {
      all.append(entry)
    }
    var results: [ClaimRun.Result] = []
    // A recognizer is told of touches, and is no responder.
    for entry in all where entry.receiver.kind != .gesture {
      one = entry
      results.append(result(for: nil, run))
    }
    one = nil
    return combined(results) ?? result(for: nil, run)
  }

  /// It must come in what it is said to come in, or nothing is said; and it must come nowhere else.
  private mutating func onlyThen(on way: StagedWay, _ run: StagedTrace) -> ClaimRun.Result {
    let isBrought = run.codes.indices.first { run.isWatched[$0] && marks(at: $0, of: run, for: nil).contains(.a) }
    guard let isBrought else { return .vacuous }
    return way.isElsewhere ? .violated(entry: isBrought) : .holds
  }

  /// "All tabs", "every controller that goes": who plays that part and who stands by; without a part all that are there.
  private mutating func resultForAll(on roles: Roles, _ run: StagedTrace) -> ClaimRun.Result {
    var meant = roles.receivers(of: .bystander)
    if let role = claim.a.role {
      meant.formUnion(roles.receivers(of: role))
    } else {
      meant.formUnion(roles.receivers(of: .arriving).union(roles.receivers(of: .leaving)))
      for letter in UInt8(0)...2 where run.isOnStage(letter) { meant.formUnion(StagedReceivers(letter: letter)) }
    }
    var holds = false
    for letter in UInt8(0)...2 where meant.contains(StagedReceivers(letter: letter)) {
      switch result(for: letter, run) {
      case .holds: holds = true
      case .vacuous: break
      case .violated(let entry): return .violated(entry: entry)
      }
    }
    return holds ? .holds : .vacuous
  }

  /// Where terms name parts, callbacks of different controllers are related.
  private mutating func result(on roles: Roles, _ run: StagedTrace) -> ClaimRun.Result {
    // Whoever plays no part on this way can break no rule there.
    if claim.terms.contains(where: { $0.role.map { roles.receivers(of: $0).isEmpty } ?? false }) { return .vacuous }
    setPlayers(roles)
    return result(for: nil, run)
  }

  /// Tells the terms apart by who plays which part.
  mutating func setPlayers(_ roles: Roles) {
    guard hasRoles else { return }
    rolePlayers = claim.markedTerms.map { term, mark in
      guard term.isOfOneReceiver, !term.isAny else { return (mark, StagedReceivers.all) }
      return (mark, term.role.map { roles.receivers(of: $0) } ?? .controllers)
    }
  }

  private func notMeant(by receiver: StagedReceivers) -> Marks {
    var marks: Marks = []
    for player in rolePlayers where !player.receivers.meets(receiver) { marks.insert(player.mark) }
    return marks
  }

  // MARK: One receiver

  private mutating func result(for letter: UInt8?, _ run: StagedTrace) -> ClaimRun.Result {
    if claim.isAgain, !run.hasBefore({ marks(at: $0, of: run, for: letter).contains(.a) }) { return .vacuous }
    if let callback = claim.firstTime, let letter, hasComeBefore(callback, for: letter, run) { return .vacuous }
    findEvents(for: letter, run)
    if claim.isOfSharedSteps, let result = inSharedSteps(run) { return result }
    switch PatternCheck.check(claim.pattern, claim.scope, on: events) {
    case .holds: return isOfWhatHappens(run) && !hasUnclear ? .holds : .vacuous
    case .vacuous: return .vacuous
    case .violated(let index):
      let place = index < places.count ? places[index] : nil
      // What went wrong before the circumstance is not what the claim is about.
      if isWhole, let place, !run.isWatched[place] { return .vacuous }
      return .violated(entry: place)
    }
  }

  /// Whether what happens brings an event that calls for the other. What was right before is not what the claim is about,
  /// as little as what went wrong there.
  private func isOfWhatHappens(_ run: StagedTrace) -> Bool {
    guard isWhole, claim.scope == .globally, !claim.circumstances.isEmpty, let asking = claim.pattern.asking else {
      return true
    }
    return events.indices.contains { !events[$0].isDisjoint(with: asking) && run.isWatched[places[$0]] }
  }

  /// "A comes before B", "B comes right after A", and nothing of when: where a step brings both, that is what is meant; what B
  /// does in other steps is another story. Nil where no step brings both, and nothing where neither calls for the other.
  private func inSharedSteps(_ run: StagedTrace) -> ClaimRun.Result? {
    var result: ClaimRun.Result?
    var start = 0
    while start < events.count {
      let step = run.entries[places[start]].step
      var end = start
      while end < events.count, run.entries[places[end]].step == step { end += 1 }
      let both = events[start..<end]
      if both.contains(where: { $0.contains(.a) }), both.contains(where: { $0.contains(.b) }) {
        result = .holds
        if let place = claim.pattern.isChain ? notNext(in: both) : notFirst(in: both) {
          return .violated(entry: places[place])
        }
      }
      start = end
    }
    return result ?? (claim.pattern.isChain ? .vacuous : nil)
  }

  private func notFirst(in events: ArraySlice<Marks>) -> Int? {
    events.firstIndex { !$0.isEmpty }.flatMap { events[$0].contains(.a) ? nil : $0 }
  }

  private func notNext(in events: ArraySlice<Marks>) -> Int? {
    let broken = events.indices.first { place in
      events[place].contains(.a) && !(place + 1 < events.endIndex && events[place + 1].contains(.b))
    }
    return broken.map { min($0 + 1, events.endIndex - 1) }
  }

  /// Whether somebody was told before what is watched.
  private func hasComeBefore(_ callback: Callback, for letter: UInt8, _ run: StagedTrace) -> Bool {
    run.hasBefore { index in
      run.entries[index].callback == callback && run.receivers[index].contains(StagedReceivers(letter: letter))
    }
  }

  private mutating func findEvents(for letter: UInt8?, _ run: StagedTrace) {
    events.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    hasUnclear = false
    // Only who looks at neighbours sees what has no mark, and most entries have none.
    guard looksAtNeighbours || run.callbacks.meets(named) else { return }
    let (codes, marks) = (run.codes, self.marks)
    for index in codes.indices where looksAtNeighbours || !marks[Int(codes[index])].isEmpty {
      guard isWhole || run.isWatched[index] else { continue }
      guard !looksAtNeighbours || isNeighbour(run.entries[index], run.receivers[index], letter) else { continue }
      var found = self.marks(at: index, of: run, for: letter)
      if found.contains(.a), let state = claim.state {
        if state.holds(at: index, of: run) { found.insert(.b) }
        if !state.isClear(at: index, of: run) {
          found.remove(.a)
          hasUnclear = true
        }
      }
      guard looksAtNeighbours || !found.isEmpty else { continue }
      events.append(found)
      places.append(index)
    }
  }

  /// Whether it stands between two callbacks that are said to stand next to one another: the one that breaks this, or it
  /// comes in the same step before that.
  func isBetween(_ index: Int, and broken: Int?, of run: StagedTrace) -> Bool {
    guard claim.pattern.isChain, let broken, index <= broken else { return false }
    let (entry, last) = (run.entries[index], run.entries[broken])
    return entry.step == last.step && entry.receiver == last.receiver && isNeighbour(entry, run.receivers[index], nil)
  }

  /// "First", "last" and "right after" are meant among callbacks of one kind and receiver; layout passes come and go.
  private func isNeighbour(_ entry: Entry, _ receiver: StagedReceivers, _ wanted: UInt8?) -> Bool {
    if entry.callback.isIncidental, !claim.terms.contains(where: { $0.callback == entry.callback }) { return false }
    guard entry.callback.info.kind == .callback else { return false }
    guard claim.isNear(entry.callback) else { return false }
    return wanted.map { receiver.contains(StagedReceivers(letter: $0)) } ?? true
  }

  /// The terms that speak of an entry, of one receiver or of any.
  func marks(at index: Int, of run: StagedTrace, for wanted: UInt8?) -> Marks {
    let marks = marks[Int(run.codes[index])]
    let receiver = run.receivers[index]
    let entry = run.entries[index]
    if entry.callback.isCompletion, entry.receiver.kind != .completion { return [] }
    if entry.receiver.kind == .gesture, entry.callback.isTouch { return [] }
    if let each, let one, each.tells(entry.callback), !each.isSame(one, entry) { return [] }
    if !rolePlayers.isEmpty { return marks.subtracting(notMeant(by: receiver)) }
    if receiver == .containers { return marks.intersection(ofAnything) }
    guard let wanted, !receiver.meets(StagedReceivers(letter: wanted)) else { return marks }
    return marks.intersection(ofAnybody)
  }
}

/// What callbacks tell of one by one.
private enum Each: CaseIterable {
  /// Of a touch, to each responder up the chain.
  case responder
  /// Of each row of a list.
  case row

  func tells(_ callback: Callback) -> Bool {
    switch self {
    case .responder: callback.isTouch
    case .row: callback.isOfCells && callback.info.argument == .row
    }
  }

  /// Whether both tell of the same one.
  func isSame(_ entry: Entry, _ other: Entry) -> Bool {
    switch self {
    case .responder: entry.receiver == other.receiver
    case .row: entry.argument == other.argument
    }
  }
}

extension StagedTrace {
  /// Whether an entry is meant that comes before what is watched.
  fileprivate func hasBefore(_ isMeant: (Int) -> Bool) -> Bool {
    codes.indices.prefix { !isWatched[$0] }.contains(where: isMeant)
  }
}

extension Claim.Term {
  /// Whether there is one for each controller or object; a controller's list tells that one.
  fileprivate var isOfOneReceiver: Bool {
    callback.needsActor && !callback.isCompletion || callback.isOfCells && callback != .prepareForReuse
  }
}

extension ClaimPattern {
  /// The events of which one must come for anything to be said; nil where it is said that something does not come.
  fileprivate var asking: Marks? {
    switch self {
    case .response, .alternateResponse, .chainResponse, .respondedExistence: .a
    case .precedence, .alternatePrecedence, .chainPrecedence: .b
    case .notSuccession, .notCoexistence, .deprecation, .introduction: nil
    default: [.a, .b]
    }
  }
}

extension Claim {
  /// The events that it names, each with its mark.
  fileprivate var markedTerms: [(term: Term, mark: Marks)] {
    [(a, .a)] + [(b, Marks.b), (q, .q), (r, .r)].compactMap { term, mark in term.map { ($0, mark) } }
  }

  /// Whether it is enough that one receiver shows it.
  var isExistential: Bool {
    switch pattern {
    case .existence: true
    case .count(let least, _): least > 1 || strength == .possible
    default: false
    }
  }

  /// Whether what came before the circumstance counts too: "B after A" is true if A came earlier.
  var isWhole: Bool {
    switch pattern {
    case .absence, .existence, .count, .universality, .first, .last: scope != .globally
    // What happens is watched, and the two come in it or not.
    case .before: circumstances.isEmpty || scope != .globally
    default: true
    }
  }

  /// Whether a callback stands between others as far as the claim is concerned: one that tells of the same. Loading and
  /// appearing are one story, unless it is said what happens; and what stands right behind a change of parents may be of that
  /// story too.
  fileprivate func isNear(_ callback: Callback) -> Bool {
    terms.contains { term in
      guard term.callback.info.owner == callback.info.owner else { return false }
      if term.callback.info.family == callback.info.family { return true }
      if term.callback.info.family == .containment, pattern.isChain, callback.isOfComing { return true }
      let isOnlyWatched = (pattern == .first || pattern == .last) && !circumstances.isEmpty
      return !isOnlyWatched && term.callback.isOfComing && callback.isOfComing
    }
  }

  /// Whether it matters what stands next to an event.
  fileprivate var looksAtNeighbours: Bool {
    switch pattern {
    case .chainResponse, .chainPrecedence, .first, .last: true
    default: false
    }
  }
}

extension Callback {
  /// Whether it tells a responder of a touch.
  fileprivate var isTouch: Bool { info.owner == .responder && info.family == .touches }

  /// Whether it tells how a controller's view, or an application, comes up.
  fileprivate var isOfComing: Bool {
    switch info.family {
    case .viewLoading, .appearance, .launching, .states: true
    default: false
    }
  }
}

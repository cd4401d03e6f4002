import LifecycleEngine

/// How a claim fares on one run: which entries it is about, for each receiver by itself.
struct ClaimRun {
  let stage: ClaimStage
  let facts: WorldFacts
  let run: StagedTrace
  /// How the claim fares.
  let result: Result

  enum Result: Hashable {
    case holds, vacuous
    /// The entry of the whole run that breaks it, where there is one.
    case violated(entry: Int?)
  }

  init(_ claim: Claim, _ stage: ClaimStage, _ facts: WorldFacts, _ run: StagedTrace) {
    self.init(stage, facts, run, ClaimRun.judge(claim, stage, run))
  }

  /// With a result that is known.
  init(_ stage: ClaimStage, _ facts: WorldFacts, _ run: StagedTrace, _ result: Result) {
    self.stage = stage
    self.facts = facts
    self.run = run
    self.result = result
  }

  // MARK: Receivers

  /// Each receiver is judged by itself. That something comes must be so for one of them; all else for all.
  private static func judge(_ claim: Claim, _ stage: ClaimStage, _ run: StagedTrace) -> Result {
    guard claim.isAboutOneReceiver else { return judge(claim, nil, run) }
    if let subject = stage.subject { return judge(claim, subject, run) }
    var results: [Result] = []
    for letter in [UInt8(0), 1, 2] where run.letters.contains(letter) { results.append(judge(claim, letter, run)) }
    if results.isEmpty { return judge(claim, nil, run) }
    if claim.isExistential {
      if results.contains(.holds) { return .holds }
      return results.first ?? .vacuous
    }
    if let violated = results.first(where: { if case .violated = $0 { true } else { false } }) { return violated }
    return results.contains(.holds) ? .holds : .vacuous
  }

  // MARK: One receiver

  private static func judge(_ claim: Claim, _ letter: UInt8?, _ run: StagedTrace) -> Result {
    var marks: [Marks] = []
    var places: [Int] = []
    let (terms, isWhole, looksAtNeighbours) = (claim.terms, claim.isWhole, claim.looksAtNeighbours)
    for (index, entry) in run.entries.enumerated() {
      // Only who looks at neighbours sees what has no mark, and most entries have none.
      guard looksAtNeighbours || terms.contains(where: { $0.names(entry.callback) }) else { continue }
      guard isWhole || run.isWatched[index] else { continue }
      guard isOfReceiver(entry, run.letters[index], letter, claim) else { continue }
      let found = self.marks(of: index, run, letter, claim)
      guard looksAtNeighbours || !found.isEmpty else { continue }
      marks.append(found)
      places.append(index)
    }
    switch PatternCheck.check(claim.pattern, claim.scope, on: marks) {
    case .holds: return .holds
    case .vacuous: return .vacuous
    case .violated(let index):
      let place = index < places.count ? places[index] : nil
      // What went wrong before the circumstance is not what the claim is about.
      if claim.isWhole, let place, !run.isWatched[place] { return .vacuous }
      return .violated(entry: place)
    }
  }

  /// "First", "last" and "right after" are meant among the callbacks of one receiver; layout passes come and go.
  private static func isOfReceiver(_ entry: Entry, _ letter: UInt8?, _ wanted: UInt8?, _ claim: Claim) -> Bool {
    guard claim.looksAtNeighbours else { return true }
    if entry.callback.isIncidental, !claim.terms.contains(where: { $0.callback == entry.callback }) { return false }
    guard entry.callback.info.kind == .callback else { return false }
    guard let wanted else { return entry.callback.info.owner == claim.a.callback.info.owner }
    return letter == wanted && entry.callback.info.owner == claim.a.callback.info.owner
  }

  private static func marks(of index: Int, _ run: StagedTrace, _ wanted: UInt8?, _ claim: Claim) -> Marks {
    let (entry, letter) = (run.entries[index], run.letters[index])
    var marks: Marks = []
    if matches(entry, letter, wanted, claim.a) {
      marks.insert(.a)
      if let state = claim.state, state.holds(at: index, of: run) { marks.insert(.b) }
    }
    if let b = claim.b, matches(entry, letter, wanted, b) { marks.insert(.b) }
    if let q = claim.q, matches(entry, letter, wanted, q) { marks.insert(.q) }
    if let r = claim.r, matches(entry, letter, wanted, r) { marks.insert(.r) }
    return marks
  }

  static func matches(_ entry: Entry, _ letter: UInt8?, _ wanted: UInt8?, _ term: Claim.Term) -> Bool {
    guard term.names(entry.callback) else { return false }
    if term.isAny { return true }
    guard entry.receiver.kind == .controller else { return wanted == nil || !term.callback.needsActor }
    guard let letter else { return false }
    return !term.callback.needsActor || wanted == nil || wanted == letter
  }
}

extension Claim {
  /// Whether the events are those of one receiver at a time.
  var isAboutOneReceiver: Bool { terms.contains { $0.callback.needsActor } }

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
    default: true
    }
  }

  var looksAtNeighbours: Bool {
    switch pattern {
    case .chainResponse, .chainPrecedence, .first, .last: true
    default: false
    }
  }
}

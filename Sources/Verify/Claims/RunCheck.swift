import LifecycleEngine

/// Checks one claim on runs: what does not depend on the run is worked out once for all of them.
struct RunCheck {
  let claim: Claim
  /// The callbacks that the claim speaks of.
  private let named: ByteSet
  private let isAboutOneReceiver: Bool
  private let isWhole: Bool
  private let looksAtNeighbours: Bool

  init(_ claim: Claim) {
    self.claim = claim
    let terms = claim.terms
    named = Callback.allCases.reduce(into: ByteSet()) { named, callback in
      if terms.contains(where: { $0.names(callback) }) { named.insert(callback.rawValue) }
    }
    isAboutOneReceiver = terms.contains { $0.callback.needsActor }
    isWhole = claim.isWhole
    looksAtNeighbours = claim.looksAtNeighbours
  }

  // MARK: Receivers

  /// Each receiver is judged by itself. That something comes must be so for one of them; all else for all.
  func result(on stage: ClaimStage, _ run: StagedTrace) -> ClaimRun.Result {
    guard isAboutOneReceiver else { return result(for: nil, run) }
    if let subject = stage.subject { return result(for: subject, run) }
    var first: ClaimRun.Result?
    var violated: ClaimRun.Result?
    var holds = false
    for letter in UInt8(0)...2 where run.letters.contains(letter) {
      let result = result(for: letter, run)
      first = first ?? result
      switch result {
      case .holds: holds = true
      case .violated: violated = violated ?? result
      case .vacuous: break
      }
    }
    guard let first else { return result(for: nil, run) }
    if claim.isExistential { return holds ? .holds : first }
    return violated ?? (holds ? .holds : .vacuous)
  }

  // MARK: One receiver

  private func result(for letter: UInt8?, _ run: StagedTrace) -> ClaimRun.Result {
    let (marks, places) = events(for: letter, run)
    switch PatternCheck.check(claim.pattern, claim.scope, on: marks) {
    case .holds: return .holds
    case .vacuous: return .vacuous
    case .violated(let index):
      let place = index < places.count ? places[index] : nil
      // What went wrong before the circumstance is not what the claim is about.
      if isWhole, let place, !run.isWatched[place] { return .vacuous }
      return .violated(entry: place)
    }
  }

  /// What counts as an event, and the entries where they are.
  private func events(for letter: UInt8?, _ run: StagedTrace) -> (marks: [Marks], places: [Int]) {
    var marks: [Marks] = []
    var places: [Int] = []
    // Only who looks at neighbours sees what has no mark, and most entries have none.
    guard looksAtNeighbours || run.callbacks.meets(named) else { return (marks, places) }
    marks.reserveCapacity(8)
    places.reserveCapacity(8)
    for index in run.codes.indices where looksAtNeighbours || named.contains(run.codes[index]) {
      let entry = run.entries[index]
      guard isWhole || run.isWatched[index] else { continue }
      guard isOfReceiver(entry, run.letters[index], letter) else { continue }
      let found = self.marks(of: entry, at: index, run, letter)
      guard looksAtNeighbours || !found.isEmpty else { continue }
      marks.append(found)
      places.append(index)
    }
    return (marks, places)
  }

  /// "First", "last" and "right after" are meant among the callbacks of one receiver; layout passes come and go.
  private func isOfReceiver(_ entry: Entry, _ letter: UInt8?, _ wanted: UInt8?) -> Bool {
    guard looksAtNeighbours else { return true }
    if entry.callback.isIncidental, !claim.terms.contains(where: { $0.callback == entry.callback }) { return false }
    guard entry.callback.info.kind == .callback else { return false }
    guard let wanted else { return entry.callback.info.owner == claim.a.callback.info.owner }
    return letter == wanted && entry.callback.info.owner == claim.a.callback.info.owner
  }

  private func marks(of entry: Entry, at index: Int, _ run: StagedTrace, _ wanted: UInt8?) -> Marks {
    let letter = run.letters[index]
    var marks: Marks = []
    if RunCheck.matches(entry, letter, wanted, claim.a) {
      marks.insert(.a)
      if let state = claim.state, state.holds(at: index, of: run) { marks.insert(.b) }
    }
    if let b = claim.b, RunCheck.matches(entry, letter, wanted, b) { marks.insert(.b) }
    if let q = claim.q, RunCheck.matches(entry, letter, wanted, q) { marks.insert(.q) }
    if let r = claim.r, RunCheck.matches(entry, letter, wanted, r) { marks.insert(.r) }
    return marks
  }

  /// Whether an entry is what a term speaks of, for one receiver or for any.
  static func matches(_ entry: Entry, _ letter: UInt8?, _ wanted: UInt8?, _ term: Claim.Term) -> Bool {
    guard term.names(entry.callback) else { return false }
    if term.isAny { return true }
    guard entry.receiver.kind == .controller else { return wanted == nil || !term.callback.needsActor }
    guard let letter else { return false }
    return !term.callback.needsActor || wanted == nil || wanted == letter
  }
}

extension Claim {
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

  /// Whether it matters what stands next to an event.
  fileprivate var looksAtNeighbours: Bool {
    switch pattern {
    case .chainResponse, .chainPrecedence, .first, .last: true
    default: false
    }
  }
}

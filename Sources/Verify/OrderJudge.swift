import LifecycleEngine

/// Judges orders by running them. Keeps the runs that it has made: many notes speak of the same situations.
package struct OrderJudge: Sendable {
  private var traces = StagedTraces()
  private var explainer = LogExplainer()
  private var senders = Senders()

  /// A judge that has judged nothing; it keeps runs, so that similar claims share them.
  package init() {}

  /// Judges a claim over every world that fits it, under the reading that suits it best. An order that is claimed
  /// for several situations must hold in each. A log that fits no reading of the words around it is searched for.
  ///
  /// Complexity: at most readings × worlds × castings runs and comparisons, a few thousand short ones.
  package mutating func judge(_ claim: OrderClaim) -> Judgement {
    guard claim.steps.count > 1, claim.steps.allSatisfy({ $0.callback.isSimulated }), canBeTyped(claim),
      // What comes for each row by itself is no order of all.
      !claim.steps.contains(where: { $0.callback.isOfCells })
    else {
      return Judgement(verdict: .notUnderstood)
    }
    let isSearchedFor = claim.isRecorded || claim.situations.isEmpty
    if isSearchedFor, claim.steps.count > LogExplainer.mostLines {
      var beginning = judge(claim.keeping(Array(0..<LogExplainer.mostLines)))
      beginning.isCutShort = true
      return beginning
    }
    var whole = judgeWithoutSearch(claim)
    if whole.verdict == .holds || whole.verdict == .depends || whole.verdict == .open { return whole }
    if isSearchedFor, var found = explainer.replay(claim) {
      if found.isAsSaid { return found.replay.judgement(of: claim) }
      whole.printedBy = found.replay.evidence
    }
    let untried = untried(claim)
    if !untried.isEmpty { return judge(claim, without: untried) }
    whole.dropped = dropped(from: claim, whole)
    return whole
  }

  /// Whether the fields that an order tells of are on stage: a user who types among other things is not.
  private func canBeTyped(_ claim: OrderClaim) -> Bool {
    guard claim.steps.contains(where: { $0.callback.info.owner == .textFieldDelegate }) else { return true }
    return !claim.situations.isEmpty && claim.situations.allSatisfy { $0.thing == .focus }
  }

  /// The steps that nothing on stage sends because it takes the app's own code or a user for them, because they are not
  /// modelled, or because nobody said what happens: that they do not come contradicts nothing.
  private mutating func untried(_ claim: OrderClaim) -> [Int] {
    // What was made by its class never comes out of a nib: that both come is wrong, and no matter of the stage.
    let isOfNib = claim.steps.contains { $0.callback == .awakeFromNib }
    // Where what arrives is what happens, it does come to whom it comes to.
    let isBrought = claim.situations.contains { $0.bringsFromOutside }
    var candidates = claim.steps.indices.filter {
      let callback = claim.steps[$0].callback
      if isOfNib, callback == .initWithNibNameBundle { return false }
      return claim.situations.isEmpty || callback.comesFromOutside && (!isBrought || callback.isInitializer)
        || !senders.isEverSent(callback, &traces)
    }
    guard !candidates.isEmpty else { return [] }
    let (space, features) = (WorldSpace(claim: claim), StagingFeatures(claim))
    for way in Readings.of(claim) {
      for run in run(way.plan, way.worlds(in: space), claim, features) {
        candidates.removeAll { run.trace.callbacks.contains(claim.steps[$0].callback.rawValue) }
      }
    }
    return candidates
  }

  private mutating func judge(_ claim: OrderClaim, without untried: [Int]) -> Judgement {
    let rest = claim.steps.indices.filter { !untried.contains($0) }
    var judgement = rest.count > 1 ? judge(claim.keeping(rest)) : Judgement(verdict: .vacuous)
    judgement.notTried = untried
    judgement.dropped = judgement.dropped.map { rest[$0] }
    judgement.kept = judgement.kept.map { rest[$0] }
    judgement.misplaced = judgement.misplaced.map { $0.renumbered { rest[$0] } }
    func place(of step: Int) -> Int { step < rest.count ? rest[step] : claim.steps.count }
    if let step = judgement.counterexample?.claimedStep { judgement.counterexample?.claimedStep = place(of: step) }
    if let step = judgement.witness?.claimedStep { judgement.witness?.claimedStep = place(of: step) }
    return judgement
  }

  private mutating func judgeWithoutSearch(_ claim: OrderClaim) -> Judgement {
    // More controllers than a stage has: that one of them is not told contradicts nothing.
    guard Casting.actors(of: claim) <= Casting.mostActors else { return Judgement(verdict: .notUnderstood) }
    var claim = claim
    claim.completeness = Readings.completeness(of: claim)
    let parts = Readings.alternatives(of: claim)
    guard claim.isForEach, !parts.isEmpty else { return judgeReadings(claim) }
    let judged = parts.map { judgeReadings($0) }
    var judgement = worst(of: judged)
    judgement.alternatives = zip(claim.situations, judged).map { ($0, $1.verdict) }
    return judgement
  }

  /// What must go so that the rest holds.
  private mutating func dropped(from claim: OrderClaim, _ judgement: Judgement) -> [Int] {
    guard judgement.verdict == .contradicted else { return [] }
    var isDropped = claim.steps.map { !$0.callback.isIncidental && !$0.callback.isInitializer }
    for index in judgement.kept { isDropped[index] = false }
    let dropped = claim.steps.indices.filter { isDropped[$0] }
    let rest = claim.steps.indices.filter { !isDropped[$0] }
    // Where much must go nobody would say that the order holds without it.
    guard rest.count >= 2, !dropped.isEmpty, dropped.count * 3 <= claim.steps.count else { return [] }
    return judgeWithoutSearch(claim.keeping(rest)).verdict == .holds ? dropped : []
  }

  private func worst(of parts: [Judgement]) -> Judgement {
    for verdict in [Verdict.contradicted, .depends, .open, .holds] {
      if let part = parts.first(where: { $0.verdict == verdict }) { return part }
    }
    return Judgement(verdict: .vacuous)
  }

  private mutating func judgeReadings(_ claim: OrderClaim) -> Judgement {
    var best: OrderOutcome?
    let space = WorldSpace(claim: claim)
    let features = StagingFeatures(claim)
    let castings = Casting.all(of: claim)
    let hasRoles = claim.steps.contains { $0.role != nil }
    let casts = hasRoles ? [] : castings.map { CastOrder(claim, $0) }
    for way in Readings.withLogStyles(claim) {
      let staged = run(way.plan, way.worlds(in: space), claim, features)
      if staged.isEmpty { continue }
      for cast in hasRoles ? castings.map({ CastOrder(claim, $0, way.roles) }) : casts {
        var outcome = OrderOutcome(cast: cast, runs: staged)
        if outcome.agreeing == staged.count { return judgement(of: outcome) }
        guard var known = best else {
          best = outcome
          continue
        }
        best = outcome.isBetter(than: &known) ? outcome : known
      }
    }
    return best.map { judgement(of: $0) } ?? Judgement(verdict: .vacuous)
  }

  /// The judgement, open where a fact that nobody knows turns it over. A log that comes out is evidence itself.
  private mutating func judgement(of outcome: OrderOutcome) -> Judgement {
    var judgement = outcome.judgement
    guard judgement.verdict == .contradicted || judgement.verdict == .holds && !outcome.cast.claim.isRecorded else {
      return judgement
    }
    // Nor do fewer than the order names contradict anything: "parent" and "child" of what one alone goes through.
    if judgement.verdict == .contradicted, outcome.hasTooFew { return Judgement(verdict: .notUnderstood) }
    let runs = outcome.runs.enumerated().filter { $1.same == $0 }.map { (trace: $1.trace, version: $1.facts.version) }
    let facts = OpenFacts.asked(by: runs, on: outcome.cast.claim.worlds.versions)
    let deciding = OpenFacts.deciding(among: facts) { facts in
      guard let runs = flipping(facts, outcome) else { return .nothing }
      return OrderOutcome(cast: outcome.cast, runs: runs).verdict == judgement.verdict ? .runs : .verdict
    }
    guard let deciding else { return judgement }
    judgement.openQuestion = OpenQuestion(
      fact: deciding[0], other: deciding.dropFirst().first, holdsAsAssumed: judgement.verdict == .holds)
    judgement.verdict = .open
    return judgement
  }

  /// The runs where some facts are other than they are, as far as they ask for all of them; nil where that makes no
  /// difference to any.
  private mutating func flipping(_ facts: [Fact], _ outcome: OrderOutcome) -> [StagedRun]? {
    let claim = outcome.cast.claim
    let features = StagingFeatures(claim)
    let version = OpenFacts.newestVersion(openFor: facts, of: outcome.runs.map { $0.facts })
    var scripts: [(kind: WorldFacts, index: Int)] = []
    var runs: [StagedRun] = []
    var differs = false
    for run in outcome.runs {
      var trace = run.trace
      if run.facts.version == version, facts.allSatisfy(trace.openQuestions.contains) {
        trace = traces.trace(of: run.plan, run.facts, claim, features, &scripts, flipping: facts)
        if !trace.isComplete { trace = run.trace }
      }
      if trace !== run.trace, !trace.isSame(as: run.trace) { differs = true }
      let same = runs.firstIndex { $0.trace === trace } ?? runs.count
      runs.append(StagedRun(plan: run.plan, facts: run.facts, trace: trace, same: same))
    }
    return differs ? runs : nil
  }

  /// The runs of a plan in those worlds in which it can be carried out.
  private mutating func run(
    _ plan: Plan, _ worlds: [WorldFacts], _ claim: OrderClaim, _ features: StagingFeatures
  ) -> [StagedRun] {
    traces.makeRoom()
    var scripts: [(kind: WorldFacts, index: Int)] = []
    var runs: [StagedRun] = []
    runs.reserveCapacity(worlds.count)
    for facts in worlds {
      let trace = traces.trace(of: plan, facts, claim, features, &scripts)
      // What cannot be carried out never comes about there, and says nothing.
      guard trace.isComplete else { continue }
      let same = runs.firstIndex { $0.trace === trace } ?? runs.count
      runs.append(StagedRun(plan: plan, facts: facts, trace: trace, same: same))
    }
    return runs
  }
}

/// A run of a plan in one world.
struct StagedRun: Sendable {
  let plan: Plan
  let facts: WorldFacts
  let trace: StagedTrace
  /// The place of the first run of the plan that nobody could tell from this one.
  let same: Int

  var script: Script { trace.script }
  var watched: StagedTrace.Passage { trace.watched }

  func divergence(from cast: CastOrder) -> CastOrder.Divergence? {
    cast.divergence(from: watched)
  }

  /// The same run where one fact is other than it is; nil where that changes nothing.
  func flipping(_ fact: Fact) -> StagedRun? {
    trace.flipping(fact, on: facts.version, of: plan).map {
      StagedRun(plan: plan, facts: facts, trace: $0, same: same)
    }
  }
}

import LifecycleEngine

/// Judges orders by running them. Keeps the runs that it has made: many notes speak of the same situations.
public struct OrderJudge: Sendable {
  private var traces = StagedTraces()
  private var explainer = LogExplainer()

  /// A judge that has judged nothing; it keeps runs, so that similar claims share them.
  public init() {}

  /// Judges a claim over every world that fits it, under the reading that suits it best. An order that is claimed
  /// for several situations must hold in each. A log that fits no reading of the words around it is searched for.
  ///
  /// Complexity: at most readings × worlds × castings runs and comparisons, a few thousand short ones.
  public mutating func judge(_ claim: OrderClaim) -> Judgement {
    guard claim.steps.count > 1, claim.steps.allSatisfy({ $0.callback.isSimulated }) else {
      return Judgement(verdict: .notUnderstood)
    }
    let isSearchedFor = claim.isRecorded || claim.situations.isEmpty
    if isSearchedFor, claim.steps.count > LogExplainer.mostLines {
      var beginning = judge(claim.keeping(Array(0..<LogExplainer.mostLines)))
      beginning.isCutShort = true
      return beginning
    }
    var whole = judgeWithoutSearch(claim)
    if whole.verdict == .holds || whole.verdict == .depends { return whole }
    if isSearchedFor,
      var replay = explainer.replay(claim.steps, versions: claim.worlds.versions, lifeCycle: claim.worlds.lifeCycle)
    {
      return replay.judgement(of: claim)
    }
    whole.dropped = dropped(from: claim, whole)
    return whole
  }

  private mutating func judgeWithoutSearch(_ claim: OrderClaim) -> Judgement {
    var claim = claim
    if Readings.isLifeOfView(claim) { claim.completeness = .subsequence }
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
    for verdict in [Verdict.contradicted, .depends, .holds] {
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
      let worlds = way.worlds(in: space)
      if worlds.isEmpty { continue }
      let staged = run(way.plan, worlds, claim, features)
      for cast in hasRoles ? castings.map({ CastOrder(claim, $0, way.roles) }) : casts {
        var outcome = OrderOutcome(cast: cast, runs: staged)
        if outcome.agreeing == worlds.count { return outcome.judgement }
        guard var known = best else {
          best = outcome
          continue
        }
        best = outcome.isBetter(than: &known) ? outcome : known
      }
    }
    return best?.judgement ?? Judgement(verdict: .vacuous)
  }

  private mutating func run(
    _ plan: Plan, _ worlds: [WorldFacts], _ claim: OrderClaim, _ features: StagingFeatures
  ) -> [StagedRun] {
    traces.makeRoom()
    var scripts: [(kind: WorldFacts, index: Int)] = []
    var runs: [StagedRun] = []
    runs.reserveCapacity(worlds.count)
    for facts in worlds {
      let trace = traces.trace(of: plan, facts, claim, features, &scripts)
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

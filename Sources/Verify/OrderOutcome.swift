import LifecycleEngine

/// How an order fares over all runs of one plan, with one casting.
struct OrderOutcome {
  let cast: CastOrder
  let runs: [StagedRun]
  /// For each run the place where the order and the run part; nil where they agree.
  private let divergences: [CastOrder.Divergence?]
  let agreeing: Int
  /// How much of the order was found before the runs parted, to choose among readings that all fail.
  private let reach: Int
  /// The edits between the order and the newest run, once they are counted.
  private var knownEdits: Int?

  init(cast: CastOrder, runs: [StagedRun]) {
    self.cast = cast
    self.runs = runs
    var divergences: [CastOrder.Divergence?] = []
    divergences.reserveCapacity(runs.count)
    for index in runs.indices {
      let same = runs[index].same
      divergences.append(same < index ? divergences[same] : runs[index].divergence(from: cast))
    }
    self.divergences = divergences
    agreeing = divergences.count { $0 == nil }
    reach = divergences.reduce(0) { $0 + ($1?.step ?? cast.claim.steps.count) }
  }

  /// Of readings that all fail the better one is nearer to what is claimed.
  mutating func isBetter(than other: inout OrderOutcome) -> Bool {
    let (mine, theirs) = (agreeing * other.runs.count, other.agreeing * runs.count)
    if mine != theirs { return mine > theirs }
    if agreeing == 0, let run = runs.last {
      let theirs = other.edits()
      let projection = cast.projection(of: run.watched)
      let distance = cast.distance(from: run.watched, projection)
      // What is kept need not be looked for where even the best case is too far.
      if distance.least > theirs { return false }
      let mine = distance.edits(keeping: cast.kept(in: run.watched, projection).count)
      knownEdits = mine
      if mine != theirs { return mine < theirs }
    }
    return reach * other.runs.count > other.reach * runs.count
  }

  private mutating func edits() -> Int {
    if let knownEdits { return knownEdits }
    guard let run = runs.last else { return .max }
    let projection = cast.projection(of: run.watched)
    let edits = cast.distance(from: run.watched, projection)
      .edits(keeping: cast.kept(in: run.watched, projection).count)
    knownEdits = edits
    return edits
  }

  /// Whether the order names more controllers than take part in any of the runs.
  var hasTooFew: Bool {
    let named = Casting.actors(of: cast.claim)
    return named > 1 && runs.allSatisfy { $0.plan.controllers < named }
  }

  // MARK: The judgement

  /// What comes out, without what it rests on.
  var verdict: Verdict {
    if agreeing == runs.count || isTrueToday { return .holds }
    return agreeing == 0 ? .contradicted : .depends
  }

  var judgement: Judgement {
    let worlds = runs.indices.map { JudgedWorld(runs[$0].facts, divergences[$0] == nil) }
    var judgement = Judgement(verdict: verdict, in: worlds)
    judgement.spread = WorldSpread(runs.map { $0.facts })
    if let index = divergences.lastIndex(where: { $0 == nil }) { judgement.witness = evidence(index) }
    if let index = divergences.lastIndex(where: { $0 != nil }) { judgement.counterexample = evidence(index) }
    if agreeing > 0, agreeing < runs.count {
      judgement.decision =
        DecisionFinder(worlds, isTrue: isTrue).decision
    }
    if agreeing == 0, let run = runs.last {
      let projection = cast.projection(of: run.watched)
      let kept = cast.kept(in: run.watched, projection)
      judgement.kept = kept.map { $0.step }
      judgement.misplaced = cast.misplaced(in: run.watched, projection, keeping: kept)
    }
    return judgement
  }

  /// Whether the order is true in a world where one fact is other than it is.
  private func isTrue(in index: Int, without fact: Fact) -> Bool {
    let flipped = runs[index].flipping(fact) ?? runs[index]
    return flipped.divergence(from: cast) == nil
  }

  /// Who names no version speaks of the systems that are in use.
  private var isTrueToday: Bool {
    guard cast.claim.worlds.versions == nil else { return false }
    let today = runs.indices.filter { runs[$0].facts.version >= .oldestRemembered }
    return !today.isEmpty && today.allSatisfy { divergences[$0] == nil }
  }

  private func evidence(_ index: Int) -> Evidence {
    let run = runs[index]
    return Evidence(
      Evidence.Staged(
        plan: run.plan, facts: run.facts, claim: cast.claim, roles: cast.roles, casting: cast.casting),
      entries: cast.projection(of: run.watched).map { run.watched.entries[$0] }, script: run.script,
      divergence: divergences[index]?.entry, claimedStep: divergences[index]?.step)
  }
}

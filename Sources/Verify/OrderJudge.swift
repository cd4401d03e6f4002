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
      let replay = explainer.replay(claim.steps, versions: claim.versions, lifeCycle: claim.lifeCycle)
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
    guard rest.count >= 2, !dropped.isEmpty, judgeWithoutSearch(claim.keeping(rest)).verdict == .holds else {
      return []
    }
    return dropped
  }

  private func worst(of parts: [Judgement]) -> Judgement {
    for verdict in [Verdict.contradicted, .depends, .holds] {
      if let part = parts.first(where: { $0.verdict == verdict }) { return part }
    }
    return Judgement(verdict: .vacuous)
  }

  private mutating func judgeReadings(_ claim: OrderClaim) -> Judgement {
    var best: Outcome?
    let space = WorldSpace(claim: claim)
    for plan in Readings.withLogStyles(claim) {
      let worlds = space.worlds(for: plan)
      if worlds.isEmpty { continue }
      let staged = run(plan, worlds, claim)
      for casting in Casting.all(of: claim) {
        let outcome = Outcome(claim: claim, casting: casting, runs: staged)
        if outcome.isBetter(than: best) { best = outcome }
        if outcome.agreeing == worlds.count { return outcome.judgement }
      }
    }
    return best?.judgement ?? Judgement(verdict: .vacuous)
  }

  private mutating func run(_ plan: Plan, _ worlds: [WorldFacts], _ claim: OrderClaim) -> [StagedRun] {
    traces.makeRoom()
    var scripts: [(kind: WorldFacts, index: Int)] = []
    var runs: [StagedRun] = []
    for facts in worlds {
      runs.append(StagedRun(plan: plan, facts: facts, trace: traces.trace(of: plan, facts, claim, &scripts)))
    }
    return runs
  }
}

/// A run of a plan in one world.
struct StagedRun: Sendable {
  let plan: Plan
  let facts: WorldFacts
  let trace: StagedTrace

  var script: Script { trace.script }
  var watched: [Entry] { trace.watched.entries }
  var letters: [UInt8?] { trace.watched.letters }

  /// The same run where one fact is other than it is; nil where that changes nothing.
  func flipping(_ fact: Fact) -> StagedRun? {
    let platform = Platform(facts.version).flipping(fact)
    if trace.isSame(on: platform) { return nil }
    return StagedRun(plan: plan, facts: facts, trace: StagedTrace(plan, script, on: platform))
  }
}

/// How a claim fares over all runs of one plan, with one casting.
private struct Outcome {
  let claim: OrderClaim
  let casting: Casting
  let runs: [StagedRun]
  /// For each run the place where the claim and the run part; nil where they agree.
  let divergences: [Divergence?]
  let agreeing: Int
  /// How much of the claim was found before the runs parted, to choose among readings that all fail.
  let reach: Int
  private let edits: Int

  struct Divergence {
    var entry: Int
    var step: Int
  }

  init(claim: OrderClaim, casting: Casting, runs: [StagedRun]) {
    self.claim = claim
    self.casting = casting
    self.runs = runs
    var divergences: [Divergence?] = []
    for run in runs {
      let same = runs.firstIndex { $0.trace === run.trace } ?? divergences.count
      divergences.append(same < divergences.count ? divergences[same] : Outcome.divergence(claim, casting, run))
    }
    self.divergences = divergences
    agreeing = divergences.filter { $0 == nil }.count
    edits = agreeing > 0 ? 0 : Outcome.edits(claim, casting, runs)
    reach = divergences.reduce(0) { $0 + ($1?.step ?? claim.steps.count) }
  }

  /// Of readings that all fail the better one is nearer to what is claimed.
  func isBetter(than other: Outcome?) -> Bool {
    guard let other else { return true }
    let (mine, theirs) = (agreeing * other.runs.count, other.agreeing * runs.count)
    if mine != theirs { return mine > theirs }
    if edits != other.edits { return edits < other.edits }
    return reach * other.runs.count > other.reach * runs.count
  }

  /// How many steps must be moved, added or dropped so that the claim and the newest run agree; of equals the one
  /// with more of the claimed callbacks is the nearer.
  private static func edits(_ claim: OrderClaim, _ casting: Casting, _ runs: [StagedRun]) -> Int {
    guard let run = runs.last else { return .max }
    let entries = projection(claim, casting, run)
    let kept = kept(claim, casting, run, entries).count
    let present = claim.steps.filter { step in
      entries.contains { casting.matches(run.watched[$0], run.letters[$0], step) }
    }.count
    let counted = entries.filter { !run.watched[$0].callback.isIncidental }.count
    return (max(claim.steps.count, counted) - kept) * 1_000 - present
  }

  /// The steps that come in this order in a run.
  private static func kept(_ claim: OrderClaim, _ casting: Casting, _ run: StagedRun, _ entries: [Int]) -> [Int] {
    Neighbour.kept(steps: claim.steps.count, entries: entries.count) { step, entry in
      casting.matches(run.watched[entries[entry]], run.letters[entries[entry]], claim.steps[step])
    }
  }

  // MARK: One run

  /// The entries that the claim speaks of, with immediate repetitions of a layout pair counted once.
  private static func projection(_ claim: OrderClaim, _ casting: Casting, _ run: StagedRun) -> [Int] {
    var kept: [Int] = []
    kept.reserveCapacity(2 * claim.steps.count)
    let named = claim.callbacks
    let (watched, letters) = (run.watched, run.letters)
    for (index, entry) in watched.enumerated()
    where named.contains(entry.callback.rawValue)
      && claim.steps.contains(where: { casting.matches(entry, letters[index], $0) })
    {
      kept.append(index)
      while kept.count >= 4, isLayoutRepeat(kept, run, length: 2) { kept.removeLast(2) }
      if kept.count >= 2, isLayoutRepeat(kept, run, length: 1) { kept.removeLast() }
    }
    return kept
  }

  private static func isLayoutRepeat(_ kept: [Int], _ run: StagedRun, length: Int) -> Bool {
    for offset in 0..<length {
      let one = run.watched[kept[kept.count - 1 - offset]]
      let other = run.watched[kept[kept.count - 1 - offset - length]]
      guard one.callback == other.callback, one.receiver == other.receiver else { return false }
      switch one.callback {
      case .viewWillLayoutSubviews, .viewDidLayoutSubviews, .layoutSubviews: break
      default: return false
      }
    }
    return true
  }

  /// Walks the claim along the run. Layout passes that the claim leaves out, or names for a controller that gets
  /// none, are incidental and decide nothing. Of several initialisers each world uses one.
  private static func divergence(_ claim: OrderClaim, _ casting: Casting, _ run: StagedRun) -> Divergence? {
    let entries = projection(claim, casting, run)
    func comes(_ index: Int) -> Bool {
      run.trace.watched.callbacks.contains(claim.steps[index].callback.rawValue)
        && entries.contains { casting.matches(run.watched[$0], run.letters[$0], claim.steps[index]) }
    }
    var steps = Array(claim.steps.indices)
    if claim.steps.contains(where: { $0.callback.isIncidental || $0.callback.isInitializer }) {
      let isMadeByOne = steps.contains { claim.steps[$0].callback.isInitializer && comes($0) }
      steps.removeAll { index in
        let callback = claim.steps[index].callback
        return (callback.isIncidental || callback.isInitializer && isMadeByOne) && !comes(index)
      }
    }
    guard steps.count > 1 else { return Divergence(entry: 0, step: 0) }
    var step = 0
    for (place, index) in entries.enumerated() {
      let entry = run.watched[index]
      if step < steps.count, casting.matches(entry, run.letters[index], claim.steps[steps[step]]) {
        step += 1
      } else if claim.completeness == .projection, !entry.callback.isIncidental, step > 0 || !run.plan.startsLate {
        return Divergence(entry: place, step: step < steps.count ? steps[step] : claim.steps.count)
      }
    }
    return step == steps.count ? nil : Divergence(entry: entries.count, step: steps[step])
  }

  // MARK: The judgement

  var judgement: Judgement {
    var judgement = Judgement(
      verdict: agreeing == runs.count ? .holds : agreeing == 0 ? .contradicted : .depends)
    judgement.worlds = runs.count
    judgement.agreeing = agreeing
    judgement.versions = table
    if isTrueToday { judgement.verdict = .holds }
    if let index = divergences.lastIndex(where: { $0 == nil }) { judgement.witness = evidence(index) }
    if let index = divergences.lastIndex(where: { $0 != nil }) { judgement.counterexample = evidence(index) }
    if agreeing > 0, agreeing < runs.count {
      judgement.decision =
        DecisionFinder(runs.indices.map { (runs[$0].facts, divergences[$0] == nil) }, isTrue: isTrue).decision
    }
    if agreeing == 0, let run = runs.last {
      judgement.kept = Outcome.kept(claim, casting, run, Outcome.projection(claim, casting, run))
    }
    return judgement
  }

  /// Whether the claim is true in a world where one fact is other than it is.
  private func isTrue(in index: Int, without fact: Fact) -> Bool {
    let flipped = runs[index].flipping(fact) ?? runs[index]
    return Outcome.divergence(claim, casting, flipped) == nil
  }

  /// Who names no version speaks of the systems that are in use.
  private var isTrueToday: Bool {
    guard claim.versions == nil else { return false }
    let today = runs.indices.filter { runs[$0].facts.version >= .oldestInUse }
    return !today.isEmpty && today.allSatisfy { divergences[$0] == nil }
  }

  private func evidence(_ index: Int) -> Evidence {
    let run = runs[index]
    return Evidence(
      scenario: Staging.scenario(run.plan, run.facts, claim), version: run.facts.version,
      entries: Outcome.projection(claim, casting, run).map { run.watched[$0] }, script: run.script,
      divergence: divergences[index]?.entry, claimedStep: divergences[index]?.step)
  }

  private var table: [(version: Version, isTrue: Bool?)] {
    var table: [(version: Version, isTrue: Bool?)] = []
    for (index, run) in runs.enumerated() {
      let isTrue = divergences[index] == nil
      if let last = table.last, last.version == run.facts.version {
        if last.isTrue != isTrue { table[table.count - 1].isTrue = nil }
      } else {
        table.append((run.facts.version, isTrue))
      }
    }
    return table
  }
}

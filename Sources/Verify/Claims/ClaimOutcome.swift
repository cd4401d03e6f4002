import LifecycleEngine

/// How a claim fares over all runs.
struct ClaimOutcome {
  let claim: Claim
  let runs: ClaimRuns
  let rows: [ClaimRun]
  /// One world each, or one way in one world.
  private let decided: [JudgedWorld]
  /// How the claim fares on each row of `runs`.
  private let results: [ClaimRun.Result]

  /// - Parameter known: what came of the claim on other runs in the same worlds. Where the run is the same nothing is looked
  ///   at again.
  init(_ claim: Claim, on runs: ClaimRuns, _ known: ClaimOutcome? = nil) {
    var check = RunCheck(claim)
    var rows = runs.rows
    for index in rows.indices {
      let same = rows[index].same
      if same < index {
        rows[index].result = rows[same].result
      } else if let known, known.runs.rows[index].run === rows[index].run {
        rows[index].result = known.results[index]
      } else {
        rows[index].result = check.result(on: runs.ways[rows[index].way], rows[index].run)
      }
    }
    results = rows.map { $0.result }
    // How often it comes is not known from lives none of which brings it, on versions that could.
    if claim.isAboutHowOften, !rows.contains(where: { $0.run.callbacks.contains(claim.a.callback.rawValue) }) {
      // An app with scenes goes through all that the other is told of, and its delegate is not told.
      rows.removeAll { row in
        claim.a.callback.info.isCalled(on: row.facts.version)
          && (row.facts.lifeCycle == .app || claim.a.callback.isSentWithScenes)
      }
    }
    self.claim = claim
    self.runs = runs
    self.rows = rows
    decided = ClaimOutcome.decided(claim, runs, rows)
  }

  /// What comes out, without what it rests on.
  var verdict: Verdict {
    let agreeing = decided.count { $0.isTrue }
    if agreeing < decided.count, holdsInSight { return .depends }
    // "It will certainly come": that nothing could prevent it once does not make it so.
    if claim.strength == .strict, claim.speaksOfToday, agreeing < decided.count,
      decided.allSatisfy({ !$0.isTrue || $0.facts.version < Version.oldestInUse })
    {
      return .contradicted
    }
    // "Right after", and on the newest system something stands between.
    if claim.pattern.isChain, claim.speaksOfToday,
      decided.contains(where: { !$0.isTrue && $0.facts.version == .newest })
    {
      return .contradicted
    }
    // "It may come" is true where it can, on what is in use.
    if claim.strength == .possible, decided.contains(where: { $0.isTrue && $0.facts.version >= Version.oldestInUse }) {
      return .holds
    }
    if claim.strength == .usual, claim.speaksOfToday, isSoToday { return .holds }
    // That it comes elsewhere refutes it only where it comes at all in what it is said to come in.
    if claim.isOnly, !rows.contains(where: { $0.result == .holds }) { return .vacuous }
    if claim.isOnly, claim.a.callback.comesOtherwise, agreeing == decided.count { return .vacuous }
    return decided.isEmpty ? .vacuous : agreeing == decided.count ? .holds : agreeing == 0 ? .contradicted : .depends
  }

  /// Whether it is so wherever it was tried on what is in use.
  private var isSoToday: Bool {
    let today = decided.filter { $0.facts.version >= Version.oldestInUse }
    return !today.isEmpty && today.allSatisfy { $0.isTrue }
  }

  /// Whether each way is as claimed but those of which few think who say "always".
  private var holdsInSight: Bool {
    guard claim.isEachTime else { return false }
    var isShown = false
    for row in rows where !isOutOfSight(row) {
      guard case .holds = row.result else { return false }
      isShown = true
    }
    return isShown
  }

  private func isOutOfSight(_ row: ClaimRun) -> Bool { runs.ways[row.way].isOutOfSight }

  var judgement: ClaimJudgement {
    let verdict = verdict
    guard verdict != .vacuous else { return ClaimJudgement(Judgement(verdict: .vacuous)) }
    let isSoInSight = holdsInSight && verdict == .depends && !decided.contains { $0.isTrue }
    let worlds = isSoInSight ? Self.decided(claim, runs, rows.filter { !isOutOfSight($0) }) : decided
    var judgement = Judgement(verdict: verdict, in: worlds.sorted { $0.facts.version < $1.facts.version })
    judgement.witness = best { $0.result == .holds }.map(evidence)
    if judgement.verdict != .holds {
      judgement.counterexample = best { if case .violated = $0.result { true } else { false } }.map(evidence)
    }
    var result = ClaimJudgement(judgement)
    if judgement.verdict == .depends {
      result.judgement.decision = decision(judgement)
      result.waysDiffer = !claim.circumstances.isEmpty && waysDecide
      result.isSoInSight = isSoInSight
    }
    return result
  }

  /// The newest run of a kind, with the fewest steps among those.
  private func best(where isWanted: (ClaimRun) -> Bool) -> ClaimRun? {
    var best: Int?
    for index in rows.indices where isWanted(rows[index]) {
      guard let known = best else {
        best = index
        continue
      }
      let (mine, theirs) = (rows[index].facts.version, rows[known].facts.version)
      if mine > theirs || mine == theirs && steps(of: rows[index]) < steps(of: rows[known]) { best = index }
    }
    return best.map { rows[$0] }
  }

  private func steps(of row: ClaimRun) -> Int { runs.ways[row.way].plan.steps.count }

  private func evidence(of row: ClaimRun) -> Evidence {
    row.run.evidence(of: RunCheck(claim), on: runs.ways[row.way], row.facts, row.result)
  }

  // MARK: Worlds

  /// A general statement, and what is usual, is true or not for each way in which its circumstance comes about; a strict one
  /// must be true for all ways, a possible one for one.
  private static func decided(_ claim: Claim, _ runs: ClaimRuns, _ rows: [ClaimRun]) -> [JudgedWorld] {
    if claim.strength == .general || claim.strength == .usual, !claim.circumstances.isEmpty {
      return rows.compactMap { row in
        switch row.result {
        case .holds: (row.facts, true)
        case .violated: (row.facts, false)
        case .vacuous: nil
        }
      }
    }
    var found = [(isTried: Bool, holds: Bool, breaks: Bool)](
      repeating: (false, false, false), count: runs.worlds.count)
    for row in rows {
      found[row.world].isTried = true
      switch row.result {
      case .holds: found[row.world].holds = true
      case .violated: found[row.world].breaks = true
      case .vacuous: break
      }
    }
    return runs.worlds.indices.compactMap { world in
      let (isTried, holds, breaks) = found[world]
      guard isTried else { return nil }
      if claim.isOneWayEnough { return (runs.worlds[world], holds) }
      // Worlds that only the launch tells apart have no other way than that, and cannot speak for all.
      if claim.isEachTime, !hasAllWays(world, runs, rows) { return nil }
      return holds || breaks ? (runs.worlds[world], !breaks) : nil
    }
  }

  /// Whether it was tried in as many ways as any world of its version.
  private static func hasAllWays(_ world: Int, _ runs: ClaimRuns, _ rows: [ClaimRun]) -> Bool {
    var isHere = [Bool](repeating: false, count: runs.ways.count)
    for row in rows where row.world == world { isHere[row.way] = true }
    let version = runs.worlds[world].version
    return rows.allSatisfy { $0.facts.version != version || isHere[$0.way] }
  }

  // MARK: What decides

  private func decision(_ judgement: Judgement) -> Decision {
    let shown = [judgement.counterexample, judgement.witness].compactMap { evidence in
      evidence.flatMap { evidence in rows.first { $0.isShown(by: evidence) } }
    }
    return DecisionFinder(decided) { _, fact in
      shown.contains { turns($0, fact) }
    }.decision
  }

  /// Several facts change with one version. The one that matters mends the run that breaks the claim, or breaks the
  /// one that shows it.
  private func turns(_ row: ClaimRun, _ fact: Fact) -> Bool {
    let way = runs.ways[row.way]
    guard let trace = row.run.flipping(fact, on: row.facts.version, of: way.plan) else { return false }
    var check = RunCheck(claim)
    return trace.isComplete && (check.result(on: way, trace) == .holds) != (row.result == .holds)
  }

  /// Whether each way by itself is the same everywhere, and the ways differ.
  private var waysDecide: Bool {
    var known: [(way: Int, holds: Bool)] = []
    for row in rows where row.result != .vacuous {
      if let other = known.first(where: { $0.way == row.way }) {
        if other.holds != (row.result == .holds) { return false }
      } else {
        known.append((row.way, row.result == .holds))
      }
    }
    return known.count > 1
  }
}

extension Claim {
  /// Who names no version speaks of the systems that are in use, if these send the callbacks.
  var speaksOfToday: Bool {
    worlds.versions == nil && terms.allSatisfy { $0.callback.info.isCalled(on: .newest) }
  }

  fileprivate var isOneWayEnough: Bool { strength == .possible || isExistential && !isEachTime && !isOnly }

  /// Whether it is about the number of calls in all of a life.
  fileprivate var isAboutHowOften: Bool {
    guard circumstances.isEmpty, scope == .globally, !a.isAny else { return false }
    switch pattern {
    case .absence, .count: return true
    default: return false
    }
  }
}

extension StagedTrace {
  /// The run as something that can be shown and run again, with what comes of a claim.
  func evidence(
    of check: RunCheck, on way: StagedWay, _ facts: WorldFacts, _ result: ClaimRun.Result
  ) -> Evidence {
    var kept: [Entry] = []
    var divergence: Int?
    var (between, broken) = (0, Int?.none)
    if case .violated(let place) = result { broken = place }
    let isWhole = check.claim.isWhole
    var check = check
    check.setPlayers(way.roles)
    for index in entries.indices where isWatched[index] || isWhole {
      let isNamed = !check.marks(at: index, of: self, for: way.subject).isEmpty
      guard isNamed || check.isBetween(index, and: broken, of: self) else { continue }
      // What stands before the first of the two is not between them.
      if isNamed, index != broken { kept.removeLast(between) }
      between = isNamed ? 0 : between + 1
      if broken == index { divergence = kept.count }
      kept.append(entries[index])
    }
    // What is shown is logged, so that whoever runs it again sees it too.
    var order = check.claim.order
    for entry in kept
    where check.claim.pattern.isChain && !order.steps.contains(where: { $0.callback == entry.callback }) {
      order.steps.append(OrderClaim.Step(actor: nil, callback: entry.callback))
    }
    return Evidence(
      Evidence.Staged(
        plan: way.plan, facts: facts, claim: order, roles: way.roles, subject: way.subject),
      entries: kept, script: script, divergence: divergence)
  }
}

import LifecycleEngine

/// How a claim fares over all runs.
struct ClaimOutcome {
  let claim: Claim
  let rows: [ClaimRun]

  /// One world, or one way in one world, and whether the claim is true there.
  private struct Row {
    var facts: WorldFacts
    var isTrue: Bool
  }

  /// What comes out, without what it rests on.
  var verdict: Verdict { verdict(decided) }

  private func verdict(_ decided: [Row]) -> Verdict {
    let agreeing = decided.count { $0.isTrue }
    // "It will certainly come": that nothing could prevent it once does not make it so.
    if isCertainty, agreeing < decided.count,
      decided.allSatisfy({ !$0.isTrue || $0.facts.version < Version.oldestInUse })
    {
      return .contradicted
    }
    return decided.isEmpty ? .vacuous : agreeing == decided.count ? .holds : agreeing == 0 ? .contradicted : .depends
  }

  private var isCertainty: Bool { claim.strength == .strict && claim.pattern == .response && claim.versions == nil }

  var judgement: ClaimJudgement {
    let decided = self.decided
    var judgement = Judgement(verdict: self.verdict(decided))
    guard judgement.verdict != .vacuous else { return ClaimJudgement(judgement) }
    judgement.worlds = decided.count
    judgement.agreeing = decided.count { $0.isTrue }
    judgement.versions = table(decided)
    judgement.witness = best { $0.result == .holds }?.evidence(of: claim)
    if judgement.verdict != .holds {
      judgement.counterexample = best { if case .violated = $0.result { true } else { false } }?.evidence(of: claim)
    }
    var result = ClaimJudgement(judgement)
    if judgement.verdict == .depends {
      result.judgement.decision = decision(decided, judgement)
      result.waysDiffer = !claim.circumstances.isEmpty && waysDecide
    }
    return result
  }

  /// The newest run of a kind, with the fewest steps among those.
  private func best(where isWanted: (ClaimRun) -> Bool) -> ClaimRun? {
    var best: ClaimRun?
    for row in rows where isWanted(row) {
      guard let known = best else {
        best = row
        continue
      }
      let (mine, theirs) = (row.facts.version, known.facts.version)
      if mine > theirs || mine == theirs && row.stage.plan.steps.count < known.stage.plan.steps.count { best = row }
    }
    return best
  }

  // MARK: Worlds

  /// A general statement is true or not for each way in which its circumstance comes about; a strict one must be
  /// true for all ways, a possible one for one.
  private var decided: [Row] {
    let isByWay = claim.strength == .general && !claim.circumstances.isEmpty
    if isByWay {
      return rows.compactMap { row in
        switch row.result {
        case .holds: Row(facts: row.facts, isTrue: true)
        case .violated: Row(facts: row.facts, isTrue: false)
        case .vacuous: nil
        }
      }
    }
    return worlds.compactMap { facts in
      var holds = false
      var breaks = false
      for row in rows where row.facts.isSameWorld(as: facts) {
        switch row.result {
        case .holds: holds = true
        case .violated: breaks = true
        case .vacuous: break
        }
      }
      if isOneWayEnough { return Row(facts: facts, isTrue: holds) }
      // Worlds that only the launch tells apart have no other way than that, and cannot speak for all.
      if claim.isEachTime, !hasAllWays(facts) { return nil }
      return holds || breaks ? Row(facts: facts, isTrue: !breaks) : nil
    }
  }

  /// Whether it was tried in as many ways as any world of its version.
  private func hasAllWays(_ facts: WorldFacts) -> Bool {
    var ways: [(stage: ClaimStage, isHere: Bool)] = []
    for row in rows where row.facts.version == facts.version {
      let isHere = row.facts.isSameWorld(as: facts)
      if let known = ways.firstIndex(where: { $0.stage == row.stage }) {
        ways[known].isHere = ways[known].isHere || isHere
      } else {
        ways.append((row.stage, isHere))
      }
    }
    return ways.allSatisfy { $0.isHere }
  }

  private var isOneWayEnough: Bool { claim.strength == .possible || claim.isExistential && !claim.isEachTime }

  /// Stages differ in containers; worlds are told apart by what all stages have.
  private var worlds: [WorldFacts] {
    var worlds: [WorldFacts] = []
    for row in rows where !worlds.contains(where: { $0.isSameWorld(as: row.facts) }) {
      worlds.append(
        WorldFacts(version: row.facts.version, lifeCycle: row.facts.lifeCycle, isInNavigation: false, origin: .code))
    }
    return worlds.sorted { $0.version < $1.version }
  }

  private func table(_ decided: [Row]) -> [(version: Version, isTrue: Bool?)] {
    var table: [(version: Version, isTrue: Bool?)] = []
    for row in decided.sorted(by: { $0.facts.version < $1.facts.version }) {
      if let last = table.last, last.version == row.facts.version {
        if last.isTrue != row.isTrue { table[table.count - 1].isTrue = nil }
      } else {
        table.append((row.facts.version, row.isTrue))
      }
    }
    return table
  }

  // MARK: What decides

  private func decision(_ decided: [Row], _ judgement: Judgement) -> Decision {
    let shown = [judgement.counterexample, judgement.witness].compactMap { evidence in
      evidence.flatMap { evidence in rows.first { $0.isShown(by: evidence) } }
    }
    return DecisionFinder(decided.map { ($0.facts, $0.isTrue) }) { _, fact in
      shown.contains { turns($0, fact) }
    }.decision
  }

  /// Several facts change with one version. The one that matters mends the run that breaks the claim, or breaks the
  /// one that shows it.
  private func turns(_ row: ClaimRun, _ fact: Fact) -> Bool {
    let trace = StagedTrace(row.stage, row.facts, claim, on: Platform(row.facts.version).flipping(fact))
    let result = RunCheck(claim).result(on: row.stage, trace)
    return trace.isComplete && (result == .holds) != (row.result == .holds)
  }

  /// Whether each way by itself is the same everywhere, and the ways differ.
  private var waysDecide: Bool {
    var known: [(stage: ClaimStage, holds: Bool)] = []
    for row in rows where row.result != .vacuous {
      if let other = known.first(where: { $0.stage == row.stage }) {
        if other.holds != (row.result == .holds) { return false }
      } else {
        known.append((row.stage, row.result == .holds))
      }
    }
    return known.count > 1
  }
}

extension WorldFacts {
  func isSameWorld(as other: WorldFacts) -> Bool { version == other.version && lifeCycle == other.lifeCycle }
}

extension ClaimRun {
  /// The run as something that can be shown and run again.
  func evidence(of claim: Claim) -> Evidence {
    var kept: [Entry] = []
    var divergence: Int?
    let (terms, isWhole) = (claim.terms, claim.isWhole)
    for (index, entry) in run.entries.enumerated() where run.isWatched[index] || isWhole {
      guard terms.contains(where: { RunCheck.matches(entry, run.letters[index], stage.subject, $0) }) else {
        continue
      }
      if case .violated(let place) = result, place == index { divergence = kept.count }
      kept.append(entry)
    }
    return Evidence(
      scenario: Staging.scenario(stage.plan, facts, claim.order), version: facts.version, entries: kept,
      script: run.script, divergence: divergence)
  }

  func isShown(by evidence: Evidence) -> Bool { run.script === evidence.script && facts.version == evidence.version }
}

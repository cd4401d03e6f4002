import LifecycleEngine

/// Judges claims by running them in every world that fits. Keeps its runs, which many claims share.
public struct ClaimJudge: Sendable {
  private var traces = StagedTraces()

  /// A judge that has judged nothing; it keeps runs, so that similar claims share them.
  public init() {}

  /// Complexity: stages × worlds runs, at most a few thousand short ones; those made before are not made again.
  public mutating func judge(_ claim: Claim) -> ClaimJudgement {
    if !claim.isForEach, claim.circumstances.count > 1 { return judgeReadings(claim) }
    var judgement = judgeAlone(claim)
    if claim.isChange, judgement.verdict == .holds, let other = claim.otherSide {
      judgement.isSameOnOtherSide = verdict(on: other) == .holds
    }
    if judgement.verdict == .contradicted || judgement.verdict == .depends {
      judgement.neighbour = neighbour(of: claim)
    }
    return judgement
  }

  /// A note is read charitably: of several circumstances that it names, the one under which the claim fares best.
  private mutating func judgeReadings(_ claim: Claim) -> ClaimJudgement {
    var readings: [(reading: Claim, verdict: Verdict)] = []
    for circumstance in claim.circumstances {
      var reading = claim
      reading.circumstances = [circumstance]
      readings.append((reading, verdict(on: reading)))
    }
    var taken = 0
    for index in readings.indices where readings[index].verdict.rank < readings[taken].verdict.rank { taken = index }
    let best = readings[taken]
    guard best.verdict != .contradicted else {
      // Things that happen one after the other, in a way that is not known.
      return ClaimJudgement(Judgement(verdict: .notUnderstood))
    }
    var judgement = judge(best.reading)
    judgement.taken = best.reading
    readings.remove(at: taken)
    judgement.others = readings.filter { $0.verdict != judgement.verdict }
    return judgement
  }

  private mutating func neighbour(of claim: Claim) -> Claim? {
    for pattern in claim.pattern.weaker {
      var weaker = claim
      weaker.pattern = pattern
      if verdict(on: weaker) == .holds { return weaker }
    }
    return nil
  }

  private mutating func judgeAlone(_ claim: Claim) -> ClaimJudgement {
    guard let outcome = outcome(of: claim) else { return ClaimJudgement(Judgement(verdict: .notUnderstood)) }
    var judgement = outcome.judgement
    let stages = claim.stages
    judgement.ways = stages.count
    judgement.steps = stages.map { $0.plan.steps.count }.max() ?? 0
    judgement.isBounded = claim.circumstances.isEmpty
    if let evidence = judgement.judgement.counterexample { shorten(evidence, claim, outcome.rows, &judgement) }
    return judgement
  }

  private mutating func verdict(on claim: Claim) -> Verdict { outcome(of: claim)?.verdict ?? .notUnderstood }

  /// Runs the claim in every world; nil if it names what is not simulated.
  private mutating func outcome(of claim: Claim) -> ClaimOutcome? {
    guard claim.terms.allSatisfy({ $0.callback.isSimulated }) else { return nil }
    traces.makeRoom()
    let order = claim.order
    let space = WorldSpace(claim: order)
    let check = RunCheck(claim)
    var rows: [ClaimRun] = []
    for stage in claim.stages {
      var scripts: [(kind: WorldFacts, index: Int)] = []
      var results: [(trace: StagedTrace, result: ClaimRun.Result)] = []
      for facts in space.worlds(for: stage.plan) where stage.fits(facts) {
        var facts = facts
        if let origin = stage.origin { facts.origin = origin }
        let trace = traces.trace(of: stage.plan, facts, order, &scripts)
        guard trace.isComplete else { continue }
        if let known = results.first(where: { $0.trace === trace }) {
          rows.append(ClaimRun(stage, facts, trace, known.result))
        } else {
          let row = ClaimRun(check, stage, facts, trace)
          results.append((trace, row.result))
          rows.append(row)
        }
      }
    }
    // How often it comes is not known from lives none of which brings it, on versions that could.
    if claim.isAboutHowOften, !rows.contains(where: { $0.run.entries.contains { claim.a.names($0.callback) } }) {
      rows.removeAll { claim.a.callback.info.isCalled(on: $0.facts.version) }
    }
    return ClaimOutcome(claim: claim, rows: rows)
  }

  // MARK: Short counterexamples

  /// Leaves out steps as long as the run still breaks the claim; never the circumstance itself, without which
  /// nothing is said.
  private func shorten(
    _ evidence: Evidence, _ claim: Claim, _ rows: [ClaimRun], _ judgement: inout ClaimJudgement
  ) {
    guard var best = rows.first(where: { $0.facts.version == evidence.version && $0.isShown(by: evidence) }) else {
      return
    }
    guard claim.pattern != .existence else { return }
    let check = RunCheck(claim)
    var index = 0
    while index < best.stage.plan.steps.count {
      if !claim.circumstances.isEmpty, best.stage.plan.steps[index].isWatched {
        index += 1
        continue
      }
      var stage = best.stage
      stage.plan.steps.remove(at: index)
      let trace = StagedTrace(stage, best.facts, claim)
      let candidate = ClaimRun(check, stage, best.facts, trace)
      if trace.isComplete, case .violated = candidate.result {
        best = candidate
      } else {
        index += 1
      }
    }
    judgement.judgement.counterexample = best.evidence(of: claim)
  }
}

extension Verdict {
  /// The better for the author, the lower.
  fileprivate var rank: Int {
    switch self {
    case .holds: 0
    case .depends: 1
    case .contradicted: 2
    case .vacuous: 3
    case .notUnderstood: 4
    }
  }
}

extension ClaimStage {
  /// Whether the way exists in a world.
  func fits(_ facts: WorldFacts) -> Bool {
    let needsStyle = plan.steps.contains { $0.action == .presentOverFullScreen }
    // A call that is shown as a banner interrupts nothing.
    let isBanner = plan.steps.contains { $0.action == .callArrives } && Platform(facts.version)[.callsAreBanners]
    return !isBanner && (!needsStyle || facts.version >= Version(8))
  }
}

extension Claim {
  /// Whether it is about the number of calls in all of a life.
  fileprivate var isAboutHowOften: Bool {
    guard circumstances.isEmpty, scope == .globally, !a.isAny else { return false }
    switch pattern {
    case .absence, .count: return true
    default: return false
    }
  }

  /// The ways that are tried.
  var stages: [ClaimStage] {
    circumstances.isEmpty ? ClaimLives.stages(for: self) : circumstances.flatMap { $0.stages }
  }

  /// The claim for the versions that it does not speak of.
  var otherSide: Claim? {
    guard let versions else { return nil }
    var other = self
    other.isChange = false
    if versions.lower > .oldest {
      let below = Version.modelled.last { $0 < versions.lower }
      guard let below else { return nil }
      other.versions = VersionRange(.oldest, below)
    } else {
      let above = Version.modelled.first { $0 > versions.upper }
      guard let above else { return nil }
      other.versions = VersionRange(above, VersionRange.all.upper)
    }
    return other
  }
}

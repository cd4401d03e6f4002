import LifecycleEngine

/// Judges claims by running them in every world that fits. Keeps its runs, which many claims share.
package struct ClaimJudge: Sendable {
  private var traces = StagedTraces()
  private var senders = Senders()

  /// A judge that has judged nothing; it keeps runs, so that similar claims share them.
  package init() {}

  /// Complexity: stages × worlds runs, at most a few thousand short ones; those made before are not made again.
  package mutating func judge(_ claim: Claim) -> ClaimJudgement {
    if claim.pattern.isOfCatalog { return claim.judgedByCatalog }
    guard claim.isDenied else { return judgeStated(claim) }
    var stated = claim
    stated.isDenied = false
    return judgeStated(stated).denied
  }

  private mutating func judgeStated(_ claim: Claim) -> ClaimJudgement {
    if claim.mayPromise { return judgeBothMeanings(claim) }
    if !claim.isForEach, claim.circumstances.count > 1 { return judgeReadings(claim) }
    guard let outcome = outcome(of: claim) else { return ClaimJudgement(Judgement(verdict: .notUnderstood)) }
    let judgement = judgement(of: outcome)
    return judgement.verdict == .vacuous ? betweenTwo(claim) ?? absence(in: claim) ?? judgement : judgement
  }

  /// What can be meant as an order and as a promise has a verdict where both have the same.
  private mutating func judgeBothMeanings(_ claim: Claim) -> ClaimJudgement {
    var order = claim
    order.mayPromise = false
    var promise = order
    promise.pattern = .response
    let (first, second) = (judgeStated(order), judgeStated(promise))
    guard first.verdict != second.verdict else { return first }
    var judgement = ClaimJudgement(Judgement(verdict: .ambiguous))
    judgement.others = [(order, first.verdict), (promise, second.verdict)]
    return judgement
  }

  /// "On a push `viewWillDisappear` comes before `viewWillAppear`": no controller gets both, for one goes and one comes. Nil
  /// where it is not settled in this way who gets which.
  private mutating func betweenTwo(_ claim: Claim) -> ClaimJudgement? {
    guard claim.pattern == .before, claim.circumstances.count == 1, claim.terms.allSatisfy({ $0.isOfSomeController })
    else { return nil }
    var found: [ClaimJudgement] = []
    for (first, second) in [(Role.leaving, Role.arriving), (.arriving, .leaving)] {
      var reading = claim
      reading.a.role = first
      reading.b?.role = second
      guard let outcome = outcome(of: reading), outcome.verdict != .vacuous else { continue }
      var judgement = judgement(of: outcome)
      judgement.taken = reading
      found.append(judgement)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// "At launch X comes right after Y", and at launch Y comes and X does not: that is what is wrong. Where neither comes the
  /// words may be about something else.
  private mutating func absence(in claim: Claim) -> ClaimJudgement? {
    guard claim.pattern.isOrder, claim.circumstances.count == 1, claim.strength != .possible, let b = claim.b else {
      return nil
    }
    var missing: [ClaimOutcome] = []
    for term in [claim.a, b] {
      var existence = claim
      (existence.pattern, existence.a, existence.b) = (.existence, term, nil)
      guard let outcome = outcome(of: existence) else { return nil }
      switch outcome.verdict {
      case .holds: continue
      case .contradicted: missing.append(outcome)
      default: return nil
      }
    }
    guard missing.count == 1 else { return nil }
    var judgement = judgement(of: missing[0])
    guard judgement.verdict == .contradicted else { return nil }
    judgement.taken = missing[0].claim
    return judgement
  }

  /// A note is read charitably: of several circumstances that it names, the one under which the claim fares best.
  private mutating func judgeReadings(_ claim: Claim) -> ClaimJudgement {
    var readings: [(reading: Claim, outcome: ClaimOutcome?, verdict: Verdict)] = []
    for circumstance in claim.circumstances {
      var reading = claim
      reading.circumstances = [circumstance]
      let outcome = outcome(of: reading)
      readings.append((reading, outcome, outcome?.verdict ?? .notUnderstood))
    }
    var taken = 0
    for index in readings.indices where readings[index].verdict.rank < readings[taken].verdict.rank { taken = index }
    let best = readings.remove(at: taken)
    let nothing = ClaimJudgement(Judgement(verdict: .notUnderstood))
    // Things that happen one after the other, in a way that is not known.
    guard best.verdict != .contradicted else { return nothing }
    var judgement = best.outcome.map { self.judgement(of: $0) } ?? nothing
    judgement.taken = best.reading
    for other in readings where other.verdict != judgement.verdict {
      judgement.others.append((other.reading, other.verdict))
    }
    return judgement
  }

  private mutating func judgement(of outcome: ClaimOutcome) -> ClaimJudgement {
    let claim = outcome.claim
    let stages = claim.stages
    var judgement = outcome.judgement
    if restsOnWhatNobodySends(outcome) { return ClaimJudgement(Judgement(verdict: .vacuous)) }
    if let question = openQuestion(outcome) {
      judgement.judgement.verdict = .open
      judgement.judgement.openQuestion = question
    }
    judgement.ways = stages.count
    judgement.steps = stages.map { $0.plan.steps.count }.max() ?? 0
    judgement.isBounded = claim.circumstances.isEmpty
    if let evidence = judgement.judgement.counterexample { shorten(evidence, outcome, &judgement) }
    if judgement.verdict == .contradicted || judgement.verdict == .depends {
      judgement.neighbour = neighbour(of: outcome)
    }
    return judgement
  }

  private func neighbour(of outcome: ClaimOutcome) -> Claim? {
    for pattern in outcome.claim.pattern.weaker {
      var weaker = outcome.claim
      weaker.pattern = pattern
      if ClaimOutcome(weaker, on: outcome.runs).verdict == .holds { return weaker }
    }
    return nil
  }

  // MARK: What is not known, and what is not modelled

  /// What nobody knows and what turns the verdict over. A verdict that depends says already that it is not the
  /// same everywhere.
  private mutating func openQuestion(_ outcome: ClaimOutcome) -> OpenQuestion? {
    let verdict = outcome.verdict
    guard verdict == .holds || verdict == .contradicted else { return nil }
    let facts = OpenFacts.deciding(among: outcome.runs.openQuestions(in: outcome.claim)) { facts in
      guard let runs = outcome.runs.flipping(facts, outcome.claim, &traces) else { return .nothing }
      return ClaimOutcome(outcome.claim, on: runs, outcome).verdict == verdict ? .runs : .verdict
    }
    return facts.map { OpenQuestion(fact: $0[0], other: $0.dropFirst().first, holdsAsAssumed: verdict == .holds) }
  }

  /// Whether the verdict rests on something not coming that nothing on stage could send: either it comes in no situation
  /// at all, or it takes the app's own code or a user for it.
  private mutating func restsOnWhatNobodySends(_ outcome: ClaimOutcome) -> Bool {
    let claim = outcome.claim
    switch claim.pattern {
    case .absence, .existence, .count, .response, .alternateResponse, .chainResponse, .alternateSuccession,
      .respondedExistence, .coexistence:
      break
    default: return false
    }
    for term in claim.terms where !term.isAny {
      let callback = term.callback
      guard !outcome.rows.contains(where: { $0.run.callbacks.contains(callback.rawValue) }) else { continue }
      let isBrought = claim.circumstances.contains { $0.bringsFromOutside }
      if claim.pattern != .absence, callback.comesFromOutside, !isBrought { return true }
      if !senders.isEverSent(callback, &traces) { return true }
    }
    return false
  }

  /// Runs the claim in every world; nil if it names what is not simulated.
  private mutating func outcome(of claim: Claim) -> ClaimOutcome? {
    guard claim.terms.allSatisfy({ $0.callback.isSimulated }), claim.terms.map({ $0.callback }).isOfOneList else {
      return nil
    }
    traces.makeRoom()
    return ClaimOutcome(claim, on: ClaimRuns(of: claim, &traces))
  }

  // MARK: Short counterexamples

  /// Leaves out steps as long as the run still breaks the claim; never the circumstance itself, without which
  /// nothing is said, nor the launch, for what opens an app that does not run starts it, nor what makes an object, for
  /// whom nobody holds is gone and made anew.
  private mutating func shorten(
    _ evidence: Evidence, _ outcome: ClaimOutcome, _ judgement: inout ClaimJudgement
  ) {
    let claim = outcome.claim
    guard claim.pattern != .existence,
      let row = outcome.rows.first(where: { $0.isShown(by: evidence) })
    else { return }
    var check = RunCheck(claim)
    var best = (way: outcome.runs.ways[row.way], run: row.run, result: row.result)
    var index = 0
    while index < best.way.plan.steps.count {
      let step = best.way.plan.steps[index]
      if step.action.isMaking || !claim.circumstances.isEmpty && (step.isWatched || step.action == .launch) {
        index += 1
        continue
      }
      var way = best.way
      way.plan.steps.remove(at: index)
      let run = traces.trace(of: way.plan, row.facts, claim.order)
      let result = check.result(on: way, run)
      if run.isComplete, case .violated = result {
        best = (way, run, result)
      } else {
        index += 1
      }
    }
    judgement.judgement.counterexample = best.run.evidence(of: check, on: best.way, row.facts, best.result)
  }
}

extension Verdict {
  /// The better for the author, the lower.
  fileprivate var rank: Int {
    switch self {
    case .holds: 0
    case .open: 1
    case .depends: 2
    case .contradicted: 3
    case .vacuous: 4
    case .ambiguous: 5
    case .notUnderstood: 6
    }
  }
}

extension Claim.Term {
  /// Whether it is a callback of controllers, and no word says of which.
  fileprivate var isOfSomeController: Bool { role == nil && callback.info.owner == .viewController }
}

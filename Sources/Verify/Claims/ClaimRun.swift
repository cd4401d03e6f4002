import LifecycleEngine

/// How a claim fares on one run.
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

  init(_ check: RunCheck, _ stage: ClaimStage, _ facts: WorldFacts, _ run: StagedTrace) {
    self.init(stage, facts, run, check.result(on: stage, run))
  }

  /// With a result that is known.
  init(_ stage: ClaimStage, _ facts: WorldFacts, _ run: StagedTrace, _ result: Result) {
    self.stage = stage
    self.facts = facts
    self.run = run
    self.result = result
  }
}

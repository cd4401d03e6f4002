import LifecycleEngine

/// How a claim fares on one run.
struct ClaimRun {
  /// The place of the way that is gone among those of the claim.
  let way: Int
  let facts: WorldFacts
  var run: StagedTrace
  /// The place of the first run of this way that nobody could tell from this one.
  var same: Int
  /// The place of the world among those that the claim is about.
  var world = 0
  /// How the claim fares.
  var result = Result.vacuous

  enum Result: Hashable {
    case holds, vacuous
    /// The entry of the whole run that breaks it, where there is one.
    case violated(entry: Int?)
  }

  func isShown(by evidence: Evidence) -> Bool { run.script === evidence.script && facts.version == evidence.version }
}

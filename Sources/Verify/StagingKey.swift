import LifecycleEngine

/// What decides how a run of a claim goes: claims that agree in it share the run.
struct StagingKey: Hashable, Sendable {
  let plan: Plan
  var facts: WorldFacts
  private let style: PresentationStyle?
  private let features: StagingFeatures

  init(_ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim) {
    self.plan = plan
    self.facts = facts
    style = claim.style
    features = StagingFeatures(claim)
  }
}

/// The scripts that were made so far. One serves all versions.
struct StagedScripts: Sendable {
  private var known: [StagingKey: Script] = [:]

  private static let most = 5_000

  mutating func script(_ key: StagingKey, _ claim: OrderClaim) -> Script {
    var key = key
    key.facts.version = .newest
    if let script = known[key] { return script }
    let script = Script(Staging.scenario(key.plan, key.facts, claim))
    if known.count > StagedScripts.most { known = [:] }
    known[key] = script
    return script
  }
}

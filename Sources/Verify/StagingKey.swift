import LifecycleEngine

/// What decides how a run of a claim goes: claims that agree in it share the run. One serves all versions.
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

import LifecycleEngine

/// What decides how a run of a claim goes: claims that agree in it share the run. One serves all versions.
struct StagingKey: Hashable, Sendable {
  let plan: Plan
  let facts: WorldFacts
  let filter: WorldFilter
  let features: StagingFeatures
}

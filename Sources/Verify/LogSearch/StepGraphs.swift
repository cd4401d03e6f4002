import LifecycleEngine

/// The graphs that searches have made so far.
struct StepGraphs: Sendable {
  struct Key: Hashable, Sendable {
    var stage: Int
    var logsAfterSuper: Bool
    var facts: WorldFacts
    var style: PresentationStyle?
    var features: StagingFeatures
  }

  private var places: [Key: Int] = [:]
  private var graphs: [StepGraph] = []

  /// So many together are some dozen megabytes.
  private static let maximumEdges = 40_000

  /// Lends the graph of a key, made if there is none. All are given up where they have grown too large.
  mutating func withGraph<Result>(_ key: Key, make: () -> StepGraph, _ body: (inout StepGraph) -> Result) -> Result {
    if graphs.reduce(0, { $0 + $1.count }) > StepGraphs.maximumEdges {
      places = [:]
      graphs = []
    }
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = graphs.count
      places[key] = place
      graphs.append(make())
    }
    return body(&graphs[place])
  }
}

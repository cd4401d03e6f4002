import LifecycleEngine

/// The step trees that searches have grown so far.
struct StepForest: Sendable {
  struct Key: Hashable, Sendable {
    var stage: Int
    var logsAfterSuper: Bool
    var facts: WorldFacts
    var style: PresentationStyle?
    var features: StagingFeatures
  }

  private var places: [Key: Int] = [:]
  private var trees: [StepTree] = []

  /// So many worlds together are a few dozen megabytes.
  private static let maximumNodes = 40_000

  /// Lends the tree of a key, planted if there is none. Trees are given up where they have grown too large.
  mutating func withTree<Result>(_ key: Key, plant: () -> StepTree, _ body: (inout StepTree) -> Result) -> Result {
    if trees.reduce(0, { $0 + $1.count }) > StepForest.maximumNodes {
      places = [:]
      trees = []
    }
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = trees.count
      places[key] = place
      trees.append(plant())
    }
    return body(&trees[place])
  }
}

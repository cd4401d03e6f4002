import LifecycleEngine

/// The trees that searches have made so far.
struct RunTrees: Sendable {
  private var places: [Stage: Int] = [:]
  private var trees: [RunTree] = []

  /// So many worlds together are some dozen megabytes.
  private static let mostWorlds = 40_000

  /// Lends the tree of a stage, made if there is none. The older half is given up where they have grown too large.
  mutating func withTree<Result>(_ stage: Stage, _ body: (inout RunTree) -> Result) -> Result {
    if trees.reduce(0, { $0 + $1.count }) > RunTrees.mostWorlds {
      trees.removeFirst((trees.count + 1) / 2)
      places = [:]
      for place in trees.indices { places[trees[place].stage] = place }
    }
    let place: Int
    if let known = places[stage] {
      place = known
      if trees[place].isFull { trees[place] = RunTree(stage) }
    } else {
      place = trees.count
      places[stage] = place
      trees.append(RunTree(stage))
    }
    return body(&trees[place])
  }
}

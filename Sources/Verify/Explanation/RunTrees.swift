import LifecycleEngine

/// The trees that searches have made so far.
struct RunTrees: Sendable {
  private var places: [Stage: Int] = [:]
  private var trees: [RunTree] = []

  /// So many worlds together are some megabytes.
  private static let mostWorlds = 6_000

  /// Lends the tree of a stage, made if there is none. The older half is given up where they have grown too large.
  ///
  /// - Parameter search: Begins anew each time. It is done again on a new tree where it fills one that others have
  ///   used: what it finds must not depend on them. Where it fits into a used tree it would fit into a new one too.
  mutating func withTree<Result>(_ stage: Stage, _ search: (inout RunTree) -> Result) -> Result {
    if trees.reduce(0, { $0 + $1.count }) > RunTrees.mostWorlds {
      trees.removeFirst((trees.count + 1) / 2)
      places = [:]
      for place in trees.indices { places[trees[place].stage] = place }
    }
    guard let place = places[stage] else {
      places[stage] = trees.count
      trees.append(RunTree(stage))
      return search(&trees[trees.count - 1])
    }
    if !trees[place].isFull {
      let result = search(&trees[place])
      if !trees[place].isFull { return result }
    }
    trees[place] = RunTree(stage)
    return search(&trees[place])
  }
}

import LifecycleEngine

/// Steps that were found, to be run again elsewhere: on other versions, or with one fact other than it is.
struct Replay: Sendable {
  let stage: Stage
  let moves: [Move]
  let cast: Cast
  let log: LogWords

  /// What each step prints in the words of the log, layout passes aside; nil where a step is impossible.
  func words(on version: Version, _ lifeCycle: LifeCycle, flipping fact: Fact? = nil) -> [[LogWords.Word]]? {
    var stage = stage
    stage.version = version
    stage.lifeCycle = lifeCycle
    var distinct: [Move] = []
    for move in moves where !distinct.contains(move) { distinct.append(move) }
    var tree = RunTree(stage, moves: distinct, flipping: fact)
    return words(in: &tree)
  }

  private func words(in tree: inout RunTree) -> [[LogWords.Word]]? {
    var world: Int32 = 0
    var printed: [[LogWords.Word]] = []
    for move in moves {
      guard let index = tree.moves.firstIndex(of: move), let edge = tree.edge(from: world, index) else { return nil }
      printed.append(cast.words(for: tree.calls(of: edge), in: log).filter { !LogWords.isIncidental($0) })
      world = edge.target
    }
    return printed
  }
}

import LifecycleEngine

/// Steps that were found, to be run again elsewhere: on other versions, or with one fact other than it is.
struct Replay: Sendable {
  let stage: Stage
  let moves: [Move]
  let cast: Cast
  let log: LogWords
  private let distinct: [Move]
  private var stagings: [Staging] = []

  /// What each step prints in the words of the log, layout passes aside.
  typealias Words = [[LogWords.Word]]

  /// The steps in one life cycle, and what they print.
  private struct Staging {
    let lifeCycle: LifeCycle
    let script: Script
    var words = PlatformMemo<Words?>()
  }

  init(stage: Stage, moves: [Move], cast: Cast, log: LogWords) {
    self.stage = stage
    self.moves = moves
    self.cast = cast
    self.log = log
    distinct = moves.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What is printed; nil where a step is impossible.
  mutating func words(on version: Version, _ lifeCycle: LifeCycle, flipping fact: Fact? = nil) -> Words? {
    let platform = fact.map { Platform(version).flipping($0) } ?? Platform(version)
    let place = staging(lifeCycle)
    let script = stagings[place].script
    return stagings[place].words.result(on: platform) { [stage, distinct, moves, cast, log] platform in
      var tree = RunTree(stage, distinct, script, on: platform)
      return Replay.words(of: moves, cast, log, in: &tree)
    }
  }

  private mutating func staging(_ lifeCycle: LifeCycle) -> Int {
    if let known = stagings.firstIndex(where: { $0.lifeCycle == lifeCycle }) { return known }
    var stage = stage
    stage.lifeCycle = lifeCycle
    stagings.append(Staging(lifeCycle: lifeCycle, script: RunTree.script(distinct, on: stage)))
    return stagings.count - 1
  }

  private static func words(of moves: [Move], _ cast: Cast, _ log: LogWords, in tree: inout RunTree) -> Words? {
    var world: Int32 = 0
    var printed: Words = []
    for move in moves {
      guard let index = tree.moves.firstIndex(of: move), let edge = tree.edge(from: world, index) else { return nil }
      printed.append(cast.words(for: tree.calls(of: edge), in: log).filter { !LogWords.isIncidental($0) })
      world = tree.target(of: edge)
    }
    return printed
  }
}

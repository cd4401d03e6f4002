import LifecycleEngine

/// Steps that were found, to be run again elsewhere: on other versions, or with one fact other than it is.
struct Replay: Sendable {
  let stage: Stage
  let moves: [Move]
  let cast: Cast
  let log: LogWords
  private let distinct: [Move]
  private var scripts: [(lifeCycle: LifeCycle, script: Script)] = []
  private var made: [Made] = []

  /// What each step prints in the words of the log, layout passes aside.
  typealias Words = [[LogWords.Word]]

  /// What the steps print on a platform, and on all that answer alike what was asked of it.
  private struct Made {
    let lifeCycle: LifeCycle
    let platform: Platform
    let asked: AskedFacts
    let words: Words?
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
    for known in made where known.lifeCycle == lifeCycle && known.platform.answersAlike(platform, to: known.asked) {
      return known.words
    }
    let asked = AskedFacts()
    var tree = RunTree(stage, distinct, script(lifeCycle), on: platform.noting(asked))
    let words = words(in: &tree)
    made.append(Made(lifeCycle: lifeCycle, platform: platform, asked: asked, words: words))
    return words
  }

  private mutating func script(_ lifeCycle: LifeCycle) -> Script {
    for known in scripts where known.lifeCycle == lifeCycle { return known.script }
    var stage = stage
    stage.lifeCycle = lifeCycle
    let script = RunTree.script(distinct, on: stage)
    scripts.append((lifeCycle, script))
    return script
  }

  private func words(in tree: inout RunTree) -> Words? {
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

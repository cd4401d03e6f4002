package import LifecycleEngine

/// Explains logs: finds the steps that print one, or the nearest run. Keeps the worlds that it has made, so that
/// many logs share them; not shared between threads.
package struct LogExplainer: Sendable {
  private var trees = RunTrees()

  /// The most lines that are looked at.
  package static let mostLines = 1_000
  /// The stages on which edits are tried: those where a way came farthest without.
  private static let mostEdited = 6
  /// The most steps that are tried with edits on one stage, and without on all.
  private static let mostTried = 60_000
  private static let mostTriedWithoutEdits = 400_000
  /// How much dearer another way may be that is shown too.
  static let nearlyAsCheap = 2

  /// An explainer that has explained nothing; it keeps what its searches found out about steps.
  package init() {}

  /// Explains a log. Callbacks that it never prints cost nothing.
  ///
  /// - Parameters:
  ///   - lines: the callbacks in their order; what the simulation never sends is passed over by the caller.
  ///   - names: the names of the actors, for the scenario; letters where a name cannot be used.
  package mutating func explain(
    _ lines: [OrderClaim.Step], names: [[UInt8]] = [], versions: VersionRange? = nil, lifeCycle: LifeCycle? = nil
  ) -> LogExplanation {
    let steps = Array(lines.prefix(LogExplainer.mostLines))
    var result = LogExplanation()
    result.isCutShort = steps.count < lines.count
    result.covered = steps.count
    guard !steps.isEmpty else { return result }
    let log = LogWords(steps)
    let choice = StageChoice(steps, versions: versions, lifeCycle: lifeCycle)
    var search = search(log, .styled, on: choice.first)
    if search.found.isEmpty {
      let rest = choice.rest.filter { search.isPromising($0.root) }
      search.join(self.search(log, .styled, on: rest))
    }
    if search.found.isEmpty {
      result.firstWrongLine = search.reach
      result.expected = search.wanted.map { OrderClaim.Step($0, in: log) }
      edit(log, &search)
      if search.found.isEmpty, let beginning = search.beginning {
        result.covered = beginning.way.end
        search.found = [beginning]
      }
    }
    let runs = search.distinct(LogExplainer.nearlyAsCheap).map {
      LogScenario(log: log, stage: $0.stage, way: $0.way, names: names).run
    }
    result.run = runs.first
    result.others = Array(runs.dropFirst())
    if let run = runs.first, run.edits.isEmpty, result.covered == steps.count { result.firstWrongLine = nil }
    return result
  }

  /// The first way that prints the whole order without an edit and without a stranger, best one that is what the note
  /// says that happens, on the versions that differ most; bounded, for the judging of many notes.
  mutating func replay(_ claim: OrderClaim) -> (replay: Replay, isAsSaid: Bool)? {
    guard claim.steps.count <= LogExplainer.mostLines else { return nil }
    let log = LogWords(claim.steps)
    let stages = StageChoice(claim.steps, versions: claim.worlds.versions, lifeCycle: claim.worlds.lifeCycle).few
    let found = search(log, .plain, on: stages).found.filter { !$0.way.hasStranger }
    let said = found.first {
      $0.way.brings(claim.situations, isForEach: claim.isForEach)
        && $0.way.tellsOfBoth(in: claim.situations) && (claim.situations.count != 1 || !$0.way.revives)
    }
    return (said ?? found.first).map { stage, way in
      (Replay(stage: stage, moves: way.moves, cast: way.cast, log: log), said != nil)
    }
  }

  // MARK: Searching

  /// Tries the stages without edits. Dearer ways than the cheapest are kept where they are nearly as cheap.
  private mutating func search(_ log: LogWords, _ scope: LogWalk.Scope, on stages: [Stage]) -> LogSearchResult {
    var result = LogSearchResult()
    var left = LogExplainer.mostTriedWithoutEdits
    for stage in stages where left > 0 {
      let limit = result.found.first.map { $0.way.cost + LogExplainer.nearlyAsCheap + 1 } ?? Int.max
      let budget = min((scope == .plain ? 400 : 2_000) + 40 * log.words.count, left)
      let (walk, ways, beginning) = trees.withTree(stage) { tree in
        var walk = LogWalk(log, scope, budget: budget, limit: limit)
        let ways = walk.ways(in: &tree)
        // Plain searches are for whole ways.
        let beginning = ways.isEmpty && scope != .plain ? walk.beginning(in: &tree) : nil
        return (walk, ways, beginning)
      }
      left -= walk.tried
      result.note(stage, walk)
      for way in ways { result.add(stage, way) }
      if let beginning { result.addBeginning(stage, beginning) }
    }
    return result
  }

  /// Tries edits on the most promising stages.
  private mutating func edit(_ log: LogWords, _ search: inout LogSearchResult) {
    var limit = Int.max
    for stage in search.farthest(LogExplainer.mostEdited) {
      let way = trees.withTree(stage) { tree in
        var walk = LogWalk(log, .edited, budget: LogExplainer.mostTried, limit: limit)
        return walk.ways(in: &tree).first
      }
      guard let way else { continue }
      limit = way.cost
      search.found = [(stage, way)]
      // With one edit less the log would have been found without any.
      if way.wrong <= LogAlignment.edit { return }
    }
  }
}

extension OrderClaim.Step {
  init(_ word: LogWords.Word, in log: LogWords) {
    let actor = UInt8(word >> 16)
    let isNamed = actor != LogWords.others && !log.isShared(actor)
    self.init(
      actor: isNamed ? actor : nil, callback: Callback(rawValue: UInt16(truncatingIfNeeded: word)) ?? .viewDidLoad)
  }
}

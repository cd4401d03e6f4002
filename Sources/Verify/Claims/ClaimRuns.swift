import LifecycleEngine

/// What a claim is held against: all ways in all worlds that fit. A claim that says something else of the same events
/// in the same circumstances is held against the same.
struct ClaimRuns {
  /// Each way once.
  private(set) var ways: [StagedWay] = []
  /// Ways differ in containers; worlds are told apart by what all ways have.
  private(set) var worlds: [WorldFacts] = []
  private(set) var rows: [ClaimRun] = []

  /// - Parameter traces: who makes the runs, and keeps them.
  init(of claim: Claim, _ traces: inout StagedTraces) {
    let order = claim.order
    let space = WorldSpace(claim: order)
    let features = StagingFeatures(order)
    for stage in claim.stages {
      let way = ways.firstIndex(of: stage) ?? ways.count
      if way == ways.count { ways.append(stage) }
      let start = rows.count
      var scripts: [(kind: WorldFacts, index: Int)] = []
      for facts in stage.worlds(in: space) {
        let trace = traces.trace(of: stage.plan, facts, order, features, &scripts)
        guard trace.isComplete else { continue }
        let same = rows[start...].firstIndex { $0.run === trace } ?? rows.count
        rows.append(ClaimRun(way: way, facts: facts, run: trace, same: same))
      }
    }
    for row in rows where !worlds.contains(where: { $0.isSameWorld(as: row.facts) }) {
      worlds.append(
        WorldFacts(version: row.facts.version, lifeCycle: row.facts.lifeCycle, isInNavigation: false, origin: .code))
    }
    worlds.sort { $0.version < $1.version }
    for index in rows.indices {
      rows[index].world = worlds.firstIndex { $0.isSameWorld(as: rows[index].facts) } ?? 0
    }
  }
}

extension WorldFacts {
  fileprivate func isSameWorld(as other: WorldFacts) -> Bool {
    version == other.version && lifeCycle == other.lifeCycle
  }
}

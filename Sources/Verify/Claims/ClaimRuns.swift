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
    let space = WorldSpace(claim: order, isAboutWhether: claim.isAboutWhether)
    let features = StagingFeatures(order)
    for stage in claim.stages {
      let way = ways.firstIndex(of: stage) ?? ways.count
      if way == ways.count { ways.append(stage) }
      let start = rows.count
      var scripts: [(kind: WorldFacts, index: Int)] = []
      for facts in stage.worlds(in: space) {
        if stage.isElsewhere, claim.speaksOfToday, facts.version < .oldestInUse { continue }
        let trace = traces.trace(of: stage.plan, facts, order, features, &scripts)
        guard trace.isComplete, !stage.isElsewhere || !claim.circumstances.contains(where: { $0.happens(in: trace) })
        else { continue }
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
  // MARK: What is not known

  /// The open facts that the runs have asked for.
  func openQuestions(in claim: Claim) -> [Fact] {
    let runs = rows.enumerated().filter { $1.same == $0 }.map { (trace: $1.run, version: $1.facts.version) }
    return OpenFacts.asked(by: runs, on: claim.worlds.versions)
  }

  /// The same where some facts are other than they are, in runs that ask for all of them; nil where that makes no
  /// difference to any run.
  func flipping(_ facts: [Fact], _ claim: Claim, _ traces: inout StagedTraces) -> ClaimRuns? {
    let order = claim.order
    let features = StagingFeatures(order)
    let version = OpenFacts.newestVersion(openFor: facts, of: rows.map { $0.facts })
    var others: [(index: Int, run: StagedTrace)] = []
    var scripts: [(kind: WorldFacts, index: Int)] = []
    var way = -1
    for index in rows.indices where rows[index].facts.version == version {
      let row = rows[index]
      guard facts.allSatisfy(row.run.openQuestions.contains) else { continue }
      if row.way != way { (way, scripts) = (row.way, []) }
      let run = traces.trace(of: ways[way].plan, row.facts, order, features, &scripts, flipping: facts)
      if run.isComplete, run !== row.run { others.append((index, run)) }
    }
    // Most facts make no difference.
    guard others.contains(where: { !$0.run.isSame(as: rows[$0.index].run) }) else { return nil }
    return replacing(others)
  }

  /// The same with other runs in some rows, given in order.
  private func replacing(_ others: [(index: Int, run: StagedTrace)]) -> ClaimRuns {
    var copy = self
    for (index, run) in others { copy.rows[index].run = run }
    var start = 0
    for index in copy.rows.indices {
      if copy.rows[index].way != copy.rows[start].way { start = index }
      let run = copy.rows[index].run
      copy.rows[index].same = copy.rows[start..<index].firstIndex { $0.run === run } ?? index
    }
    return copy
  }
}

extension Claim {
  /// Whether it says that something comes or does not, not when.
  fileprivate var isAboutWhether: Bool {
    switch pattern {
    case .absence, .existence: !circumstances.isEmpty
    default: false
    }
  }
}

extension WorldFacts {
  fileprivate func isSameWorld(as other: WorldFacts) -> Bool {
    version == other.version && lifeCycle == other.lifeCycle
  }
}

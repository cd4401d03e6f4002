/// What was found on several stages.
struct LogSearchResult: Sendable {
  /// The cheapest first; of equals the one that was tried first.
  var found: [(stage: Stage, way: LogWay)] = []
  /// How far any way came, and what it had there.
  private(set) var reach = 0
  private(set) var wanted: [LogWords.Word] = []
  /// The way that covers most lines from the first on.
  private(set) var beginning: (stage: Stage, way: LogWay)?
  private var tried: [(stage: Stage, reach: Int)] = []

  mutating func note(_ stage: Stage, _ walk: LogWalk) {
    tried.append((stage, walk.reach))
    if walk.reach > reach || tried.count == 1 {
      reach = walk.reach
      wanted = walk.wanted
    }
  }

  mutating func add(_ stage: Stage, _ way: LogWay) {
    let place = found.firstIndex { $0.way.cost > way.cost } ?? found.count
    found.insert((stage, way), at: place)
  }

  mutating func addBeginning(_ stage: Stage, _ way: LogWay) {
    if let known = beginning, known.way.end >= way.end { return }
    beginning = (stage, way)
  }

  mutating func join(_ other: LogSearchResult) {
    found += other.found
    tried += other.tried
    if let other = other.beginning { addBeginning(other.stage, other.way) }
    if other.reach > reach {
      reach = other.reach
      wanted = other.wanted
    }
  }

  /// The cheapest way, and others that are nearly as cheap and begin otherwise; at most four.
  func distinct(_ slack: Int) -> [(stage: Stage, way: LogWay)] {
    guard let first = found.first else { return [] }
    var kept = [first]
    for one in found where kept.count < 4 && one.way.cost <= first.way.cost + slack {
      let shape = one.way.shape.prefix(LogExplanation.mostShown)
      let isKnown = kept.contains { $0.way.shape.prefix(LogExplanation.mostShown) == shape }
      if !isKnown { kept.append(one) }
    }
    return kept
  }

  /// Whether a way came as far with this kind of root as with any other.
  func isPromising(_ root: Stage.Root) -> Bool { tried.contains { $0.stage.root == root && $0.reach == reach } }

  /// The stages where a way came farthest; of equals one of each version before other kinds of roots.
  func farthest(_ count: Int) -> [Stage] {
    let order = tried.indices.sorted { one, other in
      let (one, other) = ((tried[one], one), (tried[other], other))
      return (-one.0.reach, one.0.stage.root.rawValue, one.1) < (-other.0.reach, other.0.stage.root.rawValue, other.1)
    }
    return order.prefix(count).map { tried[$0].stage }
  }
}

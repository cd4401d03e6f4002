import LifecycleEngine

/// Finds the one property of the worlds that a verdict turns on.
struct DecisionFinder {
  private let worlds: [JudgedWorld]
  /// Whether the statement is true in a world if one fact were other than it is.
  private let isTrue: (_ world: Int, _ fact: Fact) -> Bool

  init(_ worlds: [JudgedWorld], isTrue: @escaping (_ world: Int, _ fact: Fact) -> Bool) {
    self.worlds = worlds
    self.isTrue = isTrue
  }

  /// The simplest explanation: a fact, a version, something of the app; then a fact or a version under one
  /// condition without which the statement is never true.
  var decision: Decision {
    let all = Array(worlds.indices)
    if let byVersion = byVersion(all) { return byVersion.map { .fact($0) } ?? .version }
    if decides(all, { $0.lifeCycle == .app ? 0 : 1 }) { return .lifeCycle }
    if decides(all, { $0.isInNavigation ? 1 : 0 }) { return .container }
    if decides(all, { Int($0.origin.rawValue) }) { return .origin }
    for condition in conditions {
      let fitting = all.filter { condition.holds(in: worlds[$0].facts) }
      guard !all.contains(where: { worlds[$0].isTrue && !condition.holds(in: worlds[$0].facts) }) else { continue }
      if let byVersion = byVersion(fitting) { return .conditional(byVersion, condition) }
    }
    return .several
  }

  private var conditions: [Decision.Condition] {
    [.appLifeCycle, .sceneLifeCycle, .plainRoot, .navigationRoot]
  }

  /// The fact that decides among these worlds, or none if only the version does; nil if not even that.
  private func byVersion(_ indices: [Int]) -> Fact?? {
    guard decides(indices, { $0.version.major }) else { return nil }
    let platforms = platforms
    let facts = Fact.allCases.filter { fact in
      decides(indices, { platforms[$0.version.major]?[fact] ?? false ? 1 : 0 })
    }
    return .some(facts.count > 1 ? cause(among: facts, indices) : facts.first)
  }

  /// The platform of each version among the worlds, made once, by the version's number.
  private var platforms: [Platform?] {
    var platforms = [Platform?](repeating: nil, count: 100)
    for world in worlds where platforms[world.facts.version.major] == nil {
      platforms[world.facts.version.major] = Platform(world.facts.version)
    }
    return platforms
  }

  /// Several facts change with the same version: the one that matters makes the statement true where it is false.
  private func cause(among facts: [Fact], _ indices: [Int]) -> Fact? {
    guard let index = boundary(indices) else { return nil }
    return facts.first { isTrue(index, $0) }
  }

  /// The world where the statement is false that is nearest to one where it is true.
  private func boundary(_ indices: [Int]) -> Int? {
    let isFalse = indices.filter { !worlds[$0].isTrue }
    let versions = indices.filter { worlds[$0].isTrue }.map { worlds[$0].facts.version.major }
    func distance(_ index: Int) -> Int {
      versions.map { abs($0 - worlds[index].facts.version.major) }.min() ?? 0
    }
    return isFalse.min { distance($0) < distance($1) }
  }

  /// Whether worlds that agree in a property, a small number, agree in the verdict.
  private func decides(_ indices: [Int], _ property: (WorldFacts) -> Int) -> Bool {
    var isTrue: UInt64 = 0
    var isFalse: UInt64 = 0
    for index in indices {
      let bit = UInt64(1) << UInt64(property(worlds[index].facts) & 63)
      if worlds[index].isTrue { isTrue |= bit } else { isFalse |= bit }
    }
    return isTrue & isFalse == 0
  }
}

extension Decision.Condition {
  func holds(in facts: WorldFacts) -> Bool {
    switch self {
    case .appLifeCycle: facts.lifeCycle == .app
    case .sceneLifeCycle: facts.lifeCycle == .scene
    case .plainRoot: !facts.isInNavigation
    case .navigationRoot: facts.isInNavigation
    }
  }
}

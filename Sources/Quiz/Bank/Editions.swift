internal import LifecycleEngine

/// Worlds in which the same events come, and which one sentence can name.
struct EditionGroup: Sendable {
  /// The canonical one, the newest with the life cycle that new projects have, is the first.
  var runs: [EditionRun]

  var worlds: Set<Edition> { Set(runs.map(\.world)) }

  private init(runs: [EditionRun]) { self.runs = runs }

  /// Runs in worlds that one sentence names already; nil of none.
  init?(all runs: [EditionRun]) {
    guard !runs.isEmpty else { return nil }
    self.runs = runs.sorted(by: Self.isMoreCanonical)
  }

  /// Splits worlds where their events differ: each life cycle into stretches of consecutive versions, and then
  /// the two life cycles are one group again where nothing tells them apart. The newest group comes first.
  static func groups(of runs: [EditionRun]) -> [EditionGroup] {
    let scene = stretches(runs.filter { $0.world.lifeCycle == .scene })
    var groups = stretches(runs.filter { $0.world.lifeCycle == .app })
    for stretch in scene {
      let shape = stretch[0].shape
      let same = groups.firstIndex { group in
        hasEqualCounts(group[0].shape, shape) && Editions(group.map(\.world) + stretch.map(\.world)).canBeNamed
      }
      if let same { groups[same] += stretch } else { groups.append(stretch) }
    }
    return groups.map { EditionGroup(runs: $0.sorted(by: isMoreCanonical)) }
      .sorted { isMoreCanonical($0.runs[0], $1.runs[0]) }
  }

  private static func stretches(_ runs: [EditionRun]) -> [[EditionRun]] {
    var stretches: [[EditionRun]] = []
    for run in runs.sorted(by: { $0.world.version < $1.world.version }) {
      if let last = stretches.last?.last, hasEqualCounts(last.shape, run.shape) {
        stretches[stretches.count - 1].append(run)
      } else {
        stretches.append([run])
      }
    }
    return stretches
  }

  private static func hasEqualCounts(_ left: RunShape, _ right: RunShape) -> Bool {
    left.log == right.log || left.counts == right.counts
  }

  private static func isMoreCanonical(_ left: EditionRun, _ right: EditionRun) -> Bool {
    if left.world.version != right.world.version { return left.world.version > right.world.version }
    return left.world.lifeCycle == .scene && right.world.lifeCycle != .scene
  }
}

/// A set of worlds and the words for it.
struct Editions: Sendable, Equatable {
  var all: Set<Edition>

  init(_ worlds: some Sequence<Edition>) {
    all = Set(worlds)
  }

  /// Whether versions and life cycles can be named one by one: every version that has the choice has the same
  /// life cycles.
  var canBeNamed: Bool {
    let choices = Dictionary(grouping: all.filter(\.hasChoice), by: \.version)
    let lifeCycles = choices.values.map { Set($0.map(\.lifeCycle)) }
    return lifeCycles.allSatisfy { $0 == lifeCycles.first }
  }

  var versions: [Version] { Set(all.map(\.version)).sorted() }

  /// The life cycle that has to be named; nil if both belong here, or no version has the choice.
  var lifeCycle: LifeCycle? {
    let lifeCycles = Set(all.filter(\.hasChoice).map(\.lifeCycle))
    return lifeCycles.count == 1 ? lifeCycles.first : nil
  }
}

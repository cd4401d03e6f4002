import LifecycleEngine

/// Which of the facts that nobody knows for sure a verdict turns on: a single one, or two that only together make a
/// difference to it.
enum OpenFacts {
  /// What comes of taking some facts to be otherwise than they are.
  enum Turn {
    /// No run notices.
    case nothing
    /// Runs differ, and the verdict is the same.
    case runs
    case verdict
  }

  /// At most so many pairs are tried, each of which takes a few runs at one version.
  static let mostPairs = 12

  /// The first fact that turns the verdict over, or the first two that do so together; nil where none do.
  ///
  /// Two facts can only matter together if one of them matters to a run at all: which of the two is asked for first, the
  /// other is then asked under it. Who asks for a fact without any difference is told apart by `Turn.nothing`.
  ///
  /// - Parameters:
  ///   - facts: those that the runs have asked for.
  ///   - turn: tries one or two facts; two only in runs that have asked for both.
  static func deciding(among facts: [Fact], turn: ([Fact]) -> Turn) -> [Fact]? {
    var moving: [Fact] = []
    for fact in facts {
      switch turn([fact]) {
      case .nothing: continue
      case .runs: moving.append(fact)
      case .verdict: return [fact]
      }
    }
    for pair in pairs(moving, facts).prefix(mostPairs) {
      if case .verdict = turn(pair) { return pair }
    }
    return nil
  }

  /// The open facts that runs have asked for, each once.
  ///
  /// - Parameter said: the versions that are named; who names none speaks of the systems that are in use.
  static func asked(by runs: [(trace: StagedTrace, version: Version)], on said: VersionRange?) -> [Fact] {
    var facts: [Fact] = []
    for run in runs where said != nil || run.version >= .oldestInUse {
      for fact in run.trace.openQuestions where !facts.contains(fact) && fact.record.isOpen(on: run.version) {
        facts.append(fact)
      }
    }
    return facts
  }

  /// Those in which both change runs first.
  private static func pairs(_ moving: [Fact], _ facts: [Fact]) -> [[Fact]] {
    let still = facts.filter { !moving.contains($0) }
    let both = moving.indices.flatMap { first in moving[(first + 1)...].map { [moving[first], $0] } }
    return both + moving.flatMap { one in still.map { [one, $0] } }
  }

  /// The newest of the versions for which all of some facts are open: there they are taken to be otherwise. On the others
  /// they make the same difference or none.
  static func newestVersion(openFor facts: [Fact], of worlds: [WorldFacts]) -> Version? {
    worlds.map { $0.version }.filter { version in facts.allSatisfy { $0.record.isOpen(on: version) } }.max()
  }
}

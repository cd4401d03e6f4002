internal import LifecycleEngine

/// What a stem says of the world in which things happen, in one language.
struct StemFacts {
  let strings: Strings

  /// The versions, the life cycle where it matters, and what the scenario declares.
  func facts(of scenario: Scenario, in worlds: Worlds) -> [String] {
    self.worlds(worlds) + DeclarationText(scenario: scenario, strings: strings).facts
  }

  /// `iOS 13 and later`, `an app with scenes`.
  func worlds(_ worlds: Worlds) -> [String] {
    let versions = text(of: worlds.versions)
    switch worlds.lifeCycle {
    case .app: return [versions, strings(.appLifeCycle)]
    case .scene: return [versions, strings(.sceneLifeCycle)]
    case nil: return [versions]
    }
  }

  /// A single world, for the heading of its run.
  func world(_ world: World, namesLifeCycle: Bool) -> String {
    let version = strings(.version, "\(world.version)")
    guard namesLifeCycle, world.hasChoice else { return version }
    return strings.list([version, strings(world.lifeCycle == .app ? .appLifeCycle : .sceneLifeCycle)])
  }

  /// `iOS 5 to 6 or iOS 11 and later`.
  func text(of versions: [Version]) -> String {
    let stretches = self.versions(versions)
    return stretches.dropFirst().reduce(stretches.first ?? "") { strings(.versionsJoin, $0, $1) }
  }

  /// Stretches of modelled versions: `iOS 5 to 6`, `iOS 11 and later`.
  private func versions(_ versions: [Version]) -> [String] {
    var stretches: [[Version]] = []
    for version in versions {
      if let last = stretches.last?.last, Self.follows(version, last) {
        stretches[stretches.count - 1].append(version)
      } else {
        stretches.append([version])
      }
    }
    return stretches.map(words)
  }

  /// Whether no modelled version lies between two.
  private static func follows(_ later: Version, _ earlier: Version) -> Bool {
    !Version.modelled.contains { $0 > earlier && $0 < later }
  }

  private func words(_ stretch: [Version]) -> String {
    guard let first = stretch.first, let last = stretch.last, first != last else {
      return strings(.version, "\(stretch.first ?? .newest)")
    }
    if last >= .newest { return strings(.versionsFrom, "\(first)") }
    return strings(stretch.count == 2 ? .versionsPair : .versionsRange, "\(first)", "\(last)")
  }
}

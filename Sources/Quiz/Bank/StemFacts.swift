internal import LifecycleEngine

/// What a stem says of the world in which things happen, in one language.
struct StemFacts {
  let strings: Strings

  /// The versions, the life cycle where it matters, and what the scenario declares.
  func facts(of scenario: Scenario, in worlds: Editions) -> [String] {
    self.worlds(worlds) + DeclarationText(scenario: scenario, strings: strings).facts
  }

  /// `iOS 13 and later`, `an app with scenes`.
  func worlds(_ worlds: Editions) -> [String] {
    let versions = text(of: worlds.versions)
    switch worlds.lifeCycle {
    case .app: return [versions, strings(.appLifeCycle)]
    case .scene: return [versions, strings(.sceneLifeCycle)]
    case nil: return [versions]
    }
  }

  /// A single world, for the heading of its run.
  func world(_ world: Edition, namesLifeCycle: Bool) -> String {
    let version = strings(.version, "\(world.version)")
    guard namesLifeCycle, world.hasChoice else { return version }
    return strings.list([version, strings(world.lifeCycle == .app ? .appLifeCycle : .sceneLifeCycle)])
  }

  /// `iOS 5 to 6 or iOS 11 and later`.
  func text(of versions: [Version]) -> String {
    let stretches = Version.stretches(of: versions).map(words)
    return stretches.dropFirst().reduce(stretches.first ?? "") { strings(.versionsJoin, $0, $1) }
  }

  private func words(_ stretch: VersionRange) -> String {
    let (first, last) = (stretch.lower, stretch.upper)
    if first == last { return strings(.version, "\(first)") }
    if last >= .newest { return strings(.versionsFrom, "\(first)") }
    return strings(stretch.modelled.count == 2 ? .versionsPair : .versionsRange, "\(first)", "\(last)")
  }
}

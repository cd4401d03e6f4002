internal import LifecycleEngine

/// What a stem says of the world in which things happen, in one language.
struct StemFacts {
  let strings: Strings

  /// The versions, the life cycle where it matters, and what the scenario declares.
  func facts(of scenario: Scenario, in worlds: Worlds) -> [String] {
    self.worlds(worlds) + declarations(of: scenario)
  }

  /// `iOS 13 and later`, `an app with scenes`.
  func worlds(_ worlds: Worlds) -> [String] {
    let stretches = self.versions(worlds.versions)
    let versions = stretches.dropFirst().reduce(stretches.first ?? "") { strings(.versionsJoin, $0, $1) }
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

  /// The scenario's declarations as it writes them. The log is left out: it says what is asked about, not how
  /// the world is; and so are controllers that nothing else speaks of, or of which nothing special is said.
  private func declarations(of scenario: Scenario) -> [String] {
    var world = scenario
    world.ios = nil
    world.lifeCycle = nil
    world.log = nil
    world.steps = []
    world.controllers = scenario.controllers.filter { !isPlain($0, in: scenario) && isUsed($0.name, in: scenario) }
    let lines = String(decoding: ScenarioPrinter.print(world), as: UTF8.self).split(separator: "\n")
    return lines.map { line in
      line.hasPrefix("root: ") ? strings(.rootFact, String(line.dropFirst("root: ".utf8.count))) : String(line)
    }
  }

  /// Whether a declaration says what holds without it: a controller that comes later is made in code.
  private func isPlain(_ declaration: ControllerDeclaration, in scenario: Scenario) -> Bool {
    var plain = ControllerDeclaration(name: declaration.name)
    plain.origin = declaration.origin
    return declaration == plain && (declaration.origin ?? .code) == .code
      && !scenario.root.contains { $0.name == declaration.name }
  }

  private func isUsed(_ name: NameID, in scenario: Scenario) -> Bool {
    var others = scenario
    others.controllers = []
    others.log = nil
    for index in others.steps.indices {
      others.steps[index].expectations = []
      others.steps[index].queries = []
    }
    let wanted = scenario.text(name)
    let text = ScenarioPrinter.print(others)
    return text.split { !Self.isWordByte($0) }.contains { $0.elementsEqual(wanted) }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

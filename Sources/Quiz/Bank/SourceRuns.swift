internal import LifecycleEngine

/// Runs a source in worlds that fit it, each once. What is read from a run is read once for all equal runs: most
/// versions do the same.
struct SourceRuns {
  let source: ScenarioSource
  let strings: Strings
  /// The scenario as it is written, without its life cycle.
  let text: String
  /// Each of its steps as it is written.
  let stepTexts: [String]
  private let isLifeCycleOpen: Bool
  private var scripts: [LifeCycle: Script] = [:]
  private var shapes: [LifeCycle: [RunShape]] = [:]
  private var known: [Edition: Made] = [:]
  /// The runs that were really made; a version that answers alike what they asked runs the same.
  private var runs: [LifeCycle: PlatformMemo<Result>] = [:]
  /// In how many worlds it is known what happens.
  var runCount: Int { known.count }

  /// The runs that went through, and the first failure with the worlds that fail.
  struct Outcome {
    var runs: [EditionRun] = []
    var failure: (failure: Failure, worlds: [Edition])?
  }

  private enum Result {
    case shape(RunShape)
    case failure(Failure)
  }

  private enum Made {
    case run(EditionRun)
    case failure(Failure)
  }

  init(source: ScenarioSource, strings: Strings) {
    self.source = source
    self.strings = strings
    isLifeCycleOpen = source.scenario.lifeCycle == nil && !Self.namesLifeCycle(source.scenario)
    var scenario = source.scenario
    scenario.lifeCycle = nil
    text = String(decoding: ScenarioPrinter.print(scenario), as: UTF8.self)
    stepTexts = scenario.steps.map { [scenario] in RunReading.text(of: $0, in: scenario) }
    for lifeCycle in LifeCycle.allCases {
      scenario.lifeCycle = lifeCycle
      scripts[lifeCycle] = Script(scenario)
    }
  }

  /// The runs in all worlds, oldest version first: the source's own, or those of other versions.
  mutating func outcome(on others: [Version]? = nil) -> Outcome {
    let versions = others ?? source.versions ?? (source.scenario.ios ?? VersionRange(.newest, .newest)).modelled
    var outcome = Outcome()
    for lifeCycle in LifeCycle.allCases {
      for version in versions where lifeCycles(on: version).contains(lifeCycle) {
        let world = Edition(version: version, lifeCycle: lifeCycle)
        switch made(world) {
        case .run(let run): outcome.runs.append(run)
        case .failure(let failure):
          // Where the other life cycle is our idea and not the note's, a step that is impossible in it says nothing.
          guard self.lifeCycle(on: version) == lifeCycle else { continue }
          outcome.failure = (outcome.failure?.failure ?? failure, (outcome.failure?.worlds ?? []) + [world])
        case nil: continue
        }
      }
    }
    return outcome
  }

  private mutating func made(_ world: Edition) -> Made? {
    if let known = known[world] { return known }
    guard let result = result(in: world) else { return nil }
    let made: Made
    switch result {
    case .failure(let failure): made = .failure(failure)
    case .shape(let shape):
      let name = StemFacts(strings: strings).world(world, namesLifeCycle: isLifeCycleOpen)
      made = .run(EditionRun(world: world, name: name, shape: shape))
    }
    known[world] = made
    return made
  }

  /// What happens in a world, without a run where an earlier one tells it.
  private mutating func result(in world: Edition) -> Result? {
    guard let script = scripts[world.lifeCycle] else { return nil }
    let platform = Platform(world.version)
    // Taken out, for making a shape also changes what is known here.
    var made = runs.removeValue(forKey: world.lifeCycle) ?? PlatformMemo()
    defer { runs[world.lifeCycle] = made }
    return made.result(on: platform) { platform in
      let run = ScenarioRun(script, on: platform)
      return run.failure.map { .failure($0) } ?? .shape(shape(of: run, world.lifeCycle))
    }
  }

  /// The shape of an equal run, or a new one. Neighbouring versions are the likeliest to be equal.
  private mutating func shape(of run: ScenarioRun, _ lifeCycle: LifeCycle) -> RunShape {
    let equal = shapes[lifeCycle, default: []].last { $0.isOf(run) }
    if let equal { return equal }
    let others = LifeCycle.allCases.flatMap { shapes[$0, default: []] }
    let shape = RunShape(
      reading: RunReading(run: run, stepTexts: stepTexts, strings: strings), number: others.count, others: others)
    shapes[lifeCycle, default: []].append(shape)
    return shape
  }

  /// The life cycle that the scenario has if it is run as it is; without scenes it is the app's.
  private func lifeCycle(on version: Version) -> LifeCycle {
    let platform = Platform(version)
    guard platform[.hasScenes] else { return .app }
    return source.scenario.lifeCycle ?? (platform[.scenesAreDefault] ? .scene : .app)
  }

  private func lifeCycles(on version: Version) -> [LifeCycle] {
    isLifeCycleOpen && Platform(version)[.hasScenes] ? LifeCycle.allCases : [lifeCycle(on: version)]
  }

  /// Whether the scenario asks for states of the app or of a scene, which come in one life cycle only.
  private static func namesLifeCycle(_ scenario: Scenario) -> Bool {
    var named = (scenario.log?.entries ?? []).compactMap(\.callback)
    if scenario.log == nil {
      for expectation in scenario.steps.flatMap(\.expectations) {
        if case .entry(let entry) = expectation.kind { named.append(entry.callback) }
      }
    }
    return named.contains { callback in
      let info = callback.info
      return info.owner == .sceneDelegate || info.owner == .applicationDelegate && info.family == .states
    }
  }
}

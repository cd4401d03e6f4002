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

  private struct Result {
    var shape: RunShape
    var failure: Failure?
  }

  private enum Made {
    case run(EditionRun)
    case failure(Failure)
  }

  /// What nobody knows for sure, on some version.
  private static let openFacts = Fact.allCases.filter { $0.record.isOpen }

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

  /// The run in one world; nil where it fails.
  mutating func run(in world: Edition) -> EditionRun? {
    if case .run(let run) = made(world) { run } else { nil }
  }

  /// What is logged in one world as it is known; nil where the run fails. Cheaper than `run(in:)`, which runs it under each
  /// fact that nobody knows too.
  mutating func shape(in world: Edition) -> RunShape? {
    guard let result = result(on: Platform(world.version), world.lifeCycle), result.failure == nil else { return nil }
    return result.shape
  }

  private mutating func made(_ world: Edition) -> Made? {
    if let known = known[world] { return known }
    let platform = Platform(world.version)
    guard let result = result(on: platform, world.lifeCycle) else { return nil }
    let made: Made
    if let failure = result.failure {
      made = .failure(failure)
    } else {
      let name = StemFacts(strings: strings).world(world, namesLifeCycle: isLifeCycleOpen)
      var run = EditionRun(world: world, name: name, shape: result.shape)
      // Where a run asks for a fact, that may be otherwise; elsewhere it is the same run.
      guard let asked = runs[world.lifeCycle]?.asked(on: platform) else { return nil }
      for fact in Self.openFacts where asked.has(fact) && fact.record.isOpen(on: world.version) {
        guard let other = self.result(on: platform.flipping(fact), world.lifeCycle) else { continue }
        run.add(other.shape, where: fact, is: !platform[fact])
      }
      made = .run(run)
    }
    known[world] = made
    return made
  }

  /// What happens on a platform, without a run where an earlier one tells it.
  private mutating func result(on platform: Platform, _ lifeCycle: LifeCycle) -> Result? {
    guard let script = scripts[lifeCycle] else { return nil }
    // Taken out, for making a shape also changes what is known here.
    var made = runs.removeValue(forKey: lifeCycle) ?? PlatformMemo()
    defer { runs[lifeCycle] = made }
    return made.result(on: platform) { platform in
      let run = ScenarioRun(script, on: platform)
      return Result(shape: shape(of: run, lifeCycle), failure: run.failure)
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

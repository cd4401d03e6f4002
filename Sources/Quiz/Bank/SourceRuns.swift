internal import LifecycleEngine

/// Runs a source in every world that fits it.
struct SourceRuns {
  let source: ScenarioSource
  let strings: Strings
  private let isLifeCycleOpen: Bool

  /// The runs that went through, and the first failure with the worlds that fail.
  struct Outcome {
    var runs: [WorldRun] = []
    var failure: (failure: Failure, worlds: [World])?
  }

  init(source: ScenarioSource, strings: Strings) {
    self.source = source
    self.strings = strings
    isLifeCycleOpen = source.scenario.lifeCycle == nil && !Self.namesLifeCycle(source.scenario)
  }

  /// Runs all worlds, oldest version first: the source's own, or those of other versions.
  func outcome(on others: [Version]? = nil) -> Outcome {
    let versions = others ?? source.versions ?? (source.scenario.ios ?? VersionRange(.newest, .newest)).modelled
    var outcome = Outcome()
    for lifeCycle in LifeCycle.allCases {
      var scenario = source.scenario
      scenario.lifeCycle = lifeCycle
      let script = Script(scenario)
      for version in versions where lifeCycles(on: version).contains(lifeCycle) {
        add(ScenarioRun(script, on: Platform(version)), World(version: version, lifeCycle: lifeCycle), to: &outcome)
      }
    }
    return outcome
  }

  private func add(_ run: ScenarioRun, _ world: World, to outcome: inout Outcome) {
    guard let failure = run.failure else {
      let reading = RunReading(run: run, strings: strings)
      let name = StemFacts(strings: strings).world(world, namesLifeCycle: isLifeCycleOpen)
      outcome.runs.append(
        WorldRun(world: world, run: QuizRun(world: name, events: reading.events(explained: false)), reading: reading))
      return
    }
    // Where the other life cycle is our idea and not the note's, a step that is impossible in it says nothing.
    guard lifeCycle(on: world.version) == world.lifeCycle else { return }
    outcome.failure = (outcome.failure?.failure ?? failure, (outcome.failure?.worlds ?? []) + [world])
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

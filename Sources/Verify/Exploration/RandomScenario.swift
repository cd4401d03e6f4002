package import LifecycleEngine

/// A scenario made by chance: a small app on some version of iOS and a walk through its possible steps.
///
/// The same seed gives the same scenario everywhere, so that a failure is told by a number.
package struct RandomScenario: Sendable {
  /// Whether the app's own methods and hand-made calls take part, with which an app can break every rule.
  package enum Style: UInt8, Sendable, Hashable, CaseIterable {
    case wellBehaved, wild
  }

  /// The version that the scenario declares.
  package let version: Version
  /// The steps, each possible where it stands.
  package let scenario: Scenario

  /// At most `steps` steps; fewer where nothing is possible any more, or the app has ended.
  package init(seed: UInt64, style: Style = .wild, steps: Int = 20) {
    let app = RandomApp(seed: seed, style: style)
    var walk = app.walk
    for _ in 0..<steps where walk.next() == nil { break }
    version = app.version
    scenario = app.scenario(walk.steps, failure: walk.simulator.failure)
  }
}

/// A random app before its first step.
struct RandomApp: Sendable {
  let version: Version
  /// The declarations, without steps.
  let scenario: Scenario
  /// A walk that stands before its first step.
  let walk: RandomWalk

  /// The app that a seed stands for.
  init(seed: UInt64, style: RandomScenario.Style) {
    var random = SplitMix64(seed: seed)
    let world = RandomWorld(&random, isWild: style == .wild)
    version = world.version
    var scenario = world.scenario
    let script = Script(RandomApp.withSecondWindow(scenario))
    scenario.names = script.names
    self.scenario = scenario
    walk = RandomWalk(script, on: version, random, isWild: style == .wild)
  }

  /// A window is known by the steps that open it: here by one that nobody makes.
  private static func withSecondWindow(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    var text: [UInt8] = []
    text.append("W2")
    var action = Action(.newWindow)
    action.first = Reference(name: scenario.intern(text))
    scenario.steps = [Step(actions: [action])]
    return scenario
  }

  /// The scenario with the steps of a walk, and the report with which the last one failed.
  func scenario(_ steps: [[Action]], failure: Failure? = nil) -> Scenario {
    var scenario = scenario
    scenario.steps = steps.map { Step(actions: $0) }
    if let failure, let last = scenario.steps.indices.last { scenario.steps[last].failure = failure.text }
    return scenario
  }
}

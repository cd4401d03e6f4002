package import LifecycleEngine

/// Looks for a run of a well-behaved app that breaks an invariant.
package struct InvariantCheck: Sendable {
  /// Worlds that were looked at, over all versions.
  package private(set) var worlds = 0
  /// Steps that were taken, over all of them.
  package private(set) var steps = 0
  /// Callbacks that were delivered, over all of them.
  package private(set) var entries = 0
  /// What was found, in the order of the seeds.
  package private(set) var findings: [Finding] = []

  /// A broken invariant with the shortest scenario that still breaks it.
  package struct Finding: Sendable {
    /// What the scenario can be made from again.
    package var seed: UInt64
    /// The version that it was run on.
    package var version: Version
    /// What was broken, and where.
    package var violation: Violation
    /// The shortest scenario that still breaks it.
    package var scenario: Scenario
  }

  /// How many steps are made in one world.
  static let stepsInWorld = 50

  /// Nothing has been checked yet.
  package init() {}

  /// Walks through the world of one seed, at most `limit` steps far.
  package mutating func walk(_ seed: UInt64, limit: Int = .max) {
    let app = RandomApp(seed: seed, style: .wellBehaved)
    var walk = app.walk
    var monitor = InvariantMonitor(walk.simulator.script, on: walk.simulator.platform)
    worlds += 1
    for _ in 0..<min(limit, Self.stepsInWorld) {
      guard let (actions, trace) = walk.next() else { return }
      steps += 1
      entries += trace.entries.count
      monitor.check(actions, trace, walk.simulator)
      guard let violation = monitor.violation else { continue }
      let scenario = Self.shrunk(app.scenario(walk.steps), on: app.version, violation)
      findings.append(Finding(seed: seed, version: app.version, violation: violation, scenario: scenario))
      return
    }
  }

  /// The first violation of a scenario's run; nil as well if one of its steps is impossible.
  package static func violation(in scenario: Scenario, on version: Version) -> Violation? {
    var simulator = Simulator(Script(scenario), on: Platform(version))
    var monitor = InvariantMonitor(simulator.script, on: simulator.platform)
    for (index, step) in scenario.steps.enumerated() {
      guard var next = simulator.performing(step.actions, step: index) else { return nil }
      let trace = next.takeTrace()
      monitor.check(step.actions, trace, next)
      if let violation = monitor.violation { return violation }
      simulator = next
    }
    return nil
  }

  /// Leaves out every step and declaration without which the same invariant is still broken.
  ///
  /// Complexity: O(pieces²) runs.
  package static func shrunk(_ scenario: Scenario, on version: Version, _ violation: Violation) -> Scenario {
    var best = scenario
    func keeps(_ candidate: Scenario) -> Bool {
      guard let found = self.violation(in: candidate, on: version) else { return false }
      return found.invariant == violation.invariant && found.flaw?.kind == violation.flaw?.kind
    }
    func drop(_ count: Int, _ remove: (inout Scenario, Int) -> Void) {
      for index in (0..<count).reversed() {
        var candidate = best
        remove(&candidate, index)
        if keeps(candidate) { best = candidate }
      }
    }
    var size = Int.max
    while best.steps.count < size {
      size = best.steps.count
      drop(best.steps.count) { $0.steps.remove(at: $1) }
    }
    drop(best.views.count) { $0.views.remove(at: $1) }
    drop(best.controllers.count) { $0.controllers.remove(at: $1) }
    drop(best.containers.count) { $0.containers.remove(at: $1) }
    drop(best.segues.count) { $0.segues.remove(at: $1) }
    drop(best.plist.count) { $0.plist.remove(at: $1) }
    return best
  }
}

package import LifecycleEngine

/// Runs of a small app, the short ones first: every sequence of its steps that is possible, up to a number of runs.
///
/// Steps are tried in the order in which the scenario lists them, each again after every other; a run that ends the process is
/// not gone on with. Runs share their beginnings, so that each costs one step.
package enum ShortRuns {
  /// Makes the runs and learns the rules that they have in common. Deterministic.
  ///
  /// - Parameters:
  ///   - app: declarations, a first step that launches, and the steps to choose from.
  ///   - limit: how many runs are made.
  package static func rules(of app: Scenario, on platform: Platform, limit: Int) -> CallbackRules {
    let script = Script(app)
    let setting = CallbackRules.Setting(script, on: platform)
    let choices = app.steps.map { $0.actions }
    var rules = CallbackRules()
    var runs = [Run(simulator: Simulator(script, on: platform), steps: [])]
    var (next, made) = (0, 0)
    while next < runs.count, made < limit {
      for actions in next == 0 ? Array(choices.prefix(1)) : Array(choices.dropFirst()) where made < limit {
        let steps = runs[next].steps + [actions]
        guard let simulator = runs[next].simulator.performing(actions, step: steps.count - 1), simulator.failure == nil
        else { continue }
        made += 1
        rules.learn(simulator.trace, of: steps, from: steps.count - 1, in: setting)
        if simulator.appState != .notRunning { runs.append(Run(simulator: simulator, steps: steps)) }
      }
      next += 1
    }
    return rules
  }

  private struct Run {
    var simulator: Simulator
    var steps: [[Action]]
  }
}

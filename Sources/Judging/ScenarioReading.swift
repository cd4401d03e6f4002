import LifecycleEngine
import Verify
import Notes

/// Judges an order by the scenario that stands beside it: an author who writes both says with the scenario what
/// the order is about.
enum ScenarioReading {
  /// The judgement, if a passing scenario of the same section shows the order on at least one of its versions.
  static func judge(_ ordering: Ordering, of note: Note, _ scenarios: [CheckedScenario]) -> Verify.Judgement? {
    let section = note.sections.last { $0.range.contains(ordering.range.lowerBound) }?.range
    let range = section ?? 0..<Int.max
    for scenario in scenarios where range.contains(scenario.range.lowerBound) && scenario.passes {
      let judgement = judge(ordering, by: scenario)
      if judgement.agreeing > 0 { return judgement }
    }
    return nil
  }

  private static func judge(_ ordering: Ordering, by scenario: CheckedScenario) -> Verify.Judgement {
    var judgement = Verify.Judgement(verdict: .contradicted)
    for run in scenario.runs {
      let found = passage(ordering, in: run)
      judgement.worlds += 1
      if found != nil { judgement.agreeing += 1 }
      judgement.versions.append((run.platform.version, found != nil))
      if let found {
        judgement.witness = Evidence(version: run.platform.version, entries: found, script: run.script)
      }
    }
    if judgement.agreeing == judgement.worlds {
      judgement.verdict = .holds
    } else if judgement.agreeing > 0 {
      judgement.verdict = .depends
      judgement.decision = .version
    }
    return judgement
  }

  /// The entries of the run, restricted to what the order names, that are exactly the order.
  private static func passage(_ ordering: Ordering, in run: ScenarioRun) -> [Entry]? {
    let entries = run.trace.entries.filter { entry in ordering.steps.contains { fits(entry, $0, run.script) } }
    guard entries.count >= ordering.steps.count else { return nil }
    for start in 0...(entries.count - ordering.steps.count) {
      let window = entries[start..<(start + ordering.steps.count)]
      if zip(window, ordering.steps).allSatisfy({ fits($0, $1, run.script) }) { return Array(window) }
    }
    return nil
  }

  private static func fits(_ entry: Entry, _ step: Ordering.Step, _ script: Script) -> Bool {
    guard step.callback == entry.callback else { return false }
    guard let actor = step.actor else { return true }
    return script.describe(entry.receiver) == actor || !entry.callback.info.owner.takesActor
  }
}

import LifecycleEngine
import Parallel
import Quiz

/// For each callback the facts of the platform that make a difference to it: taken the other way in a run, they change whether,
/// when, in which place or to whom it comes.
struct TurningFacts: Sendable {
  private var facts = [Set<Fact>](repeating: [], count: CallbackSet.capacity)

  /// Makes the standard runs, each once more for each fact that it asked for.
  init() {
    let scripts = StandardSituations.sources.map { source in
      var scenario = source.scenario
      scenario.log = nil
      return Script(scenario)
    }
    for changes in Parallel.map(scripts, Self.changes) {
      for (callback, fact) in changes { facts[Int(callback.rawValue)].insert(fact) }
    }
  }

  /// In the order of the table of facts.
  func facts(of callback: Callback) -> [Fact] {
    facts[Int(callback.rawValue)].sorted { $0.rawValue < $1.rawValue }
  }

  private static func changes(_ script: Script) -> [(Callback, Fact)] {
    let asked = AskedFacts()
    let platform = Platform(script.scenario.defaultVersion)
    let run = ScenarioRun(script, on: platform.noting(asked))
    return Fact.allCases.filter(asked.has).flatMap { fact in
      let other = ScenarioRun(script, on: platform.flipping(fact))
      return changed(run, other).map { ($0, fact) }
    }
  }

  /// What two runs are held against each other by.
  private struct Call: Hashable {
    let callback: Callback
    let receiver: Receiver
    let argument: Argument
    let phase: Phase
  }

  /// The callbacks of calls that only one of the runs has, or has in another place, in the first step that differs: what comes
  /// later may follow from that. Nothing where one run cannot go on, for then all that would have come is missing.
  private static func changed(_ one: ScenarioRun, _ other: ScenarioRun) -> Set<Callback> {
    guard one.failure == other.failure else { return [] }
    for step in one.steps.indices where other.steps.indices.contains(step) {
      let changed = changed(calls(of: one, in: step), calls(of: other, in: step))
      if !changed.isEmpty { return changed }
    }
    return []
  }

  private static func calls(of run: ScenarioRun, in step: Int) -> [Call] {
    run.trace.entries[run.steps[step]].map {
      Call(callback: $0.callback, receiver: $0.receiver, argument: $0.argument, phase: $0.phase)
    }
  }

  /// Of two that change places either is one that moved: looked at from the front it is the one, from the back the other.
  private static func changed(_ one: [Call], _ other: [Call]) -> Set<Callback> {
    guard one != other else { return [] }
    var changed: Set<Callback> = []
    for (one, other) in [(one, other), (one.reversed(), other.reversed())] {
      for change in other.difference(from: one) {
        switch change {
        case .insert(_, let call, _), .remove(_, let call, _): changed.insert(call.callback)
        }
      }
    }
    return changed
  }
}

import Diagnostics
package import LifecycleEngine

/// A run as JSON: every entry with its step, phase, cause, receiver, callback, argument, application state and whether
/// the scenario logs it; and the facts that nobody knows for sure and that the run asked for, as it took them.
package enum RunJSON {
  /// The object, with the failure that ended the run where there was one. Cost: another run, and O(entries).
  package static func write(_ run: ScenarioRun) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("ios", "\(run.platform.version)")
      json.array("steps", run.script.scenario.steps) { json, step in
        json.value(text(ScenarioPrinter.print(step.actions, of: run.script.scenario)))
      }
      let logged = Instrumentation(run.script)
      json.array("entries", run.trace.entries.indices) { json, index in write(run, index, logged, &json) }
      json.array("openQuestions", openFacts(of: run)) { json, fact in
        json.object { json in
          json.field("fact", "\(fact)")
          json.field("isTrue", run.platform[fact])
        }
      }
      if let failure = run.failure {
        json.object("failure") { json in
          json.field("step", failure.step)
          json.field("message", text(failure.text))
        }
      }
    }
    return json.text + "\n"
  }

  private static func openFacts(of run: ScenarioRun) -> [Fact] {
    let asked = AskedFacts()
    _ = ScenarioRun(run.script, on: run.platform.noting(asked))
    return Fact.allCases.filter { asked.has($0) && $0.record.isOpen(on: run.platform.version) }
  }

  private static func write(_ run: ScenarioRun, _ index: Int, _ logged: Instrumentation, _ json: inout JSONWriter) {
    let entry = run.trace.entries[index]
    var callback: [UInt8] = []
    entry.callback.write(to: &callback)
    var argument: [UInt8] = []
    run.script.write(entry.argument, to: &argument)
    json.object { json in
      json.field("index", index)
      json.field("step", Int(entry.step))
      json.field("phase", "\(entry.phase.word)")
      json.key("cause")
      if let cause = entry.cause { json.value(Int(cause)) } else { json.null() }
      json.field("receiver", run.script.describe(entry.receiver))
      json.field("callback", text(callback))
      json.key("argument")
      if argument.isEmpty { json.null() } else { json.value(text(argument)) }
      json.field("isLogged", logged.contains(entry, in: run.script))
      json.field("applicationState", "\(entry.appState.word)")
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

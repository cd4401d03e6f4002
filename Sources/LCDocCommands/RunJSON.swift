import Diagnostics
import LifecycleEngine
import Notes

/// A run as JSON: every entry with its step, phase, cause, receiver, callback, argument and application state.
enum RunJSON {
  static func write(_ run: ScenarioRun) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("ios")
    json.string("\(run.platform.version)")
    json.key("steps")
    json.beginArray()
    for step in run.script.scenario.steps {
      json.string(String(decoding: ScenarioPrinter.print(step.actions, of: run.script.scenario), as: UTF8.self))
    }
    json.endArray()
    json.key("entries")
    json.beginArray()
    for (index, entry) in run.trace.entries.enumerated() { write(entry, index, run, &json) }
    json.endArray()
    if let failure = run.failure {
      json.key("failure")
      json.beginObject()
      json.key("step")
      json.int(failure.step)
      json.key("message")
      json.string(String(decoding: failure.text, as: UTF8.self))
      json.endObject()
    }
    json.endObject()
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ entry: Entry, _ index: Int, _ run: ScenarioRun, _ json: inout JSONWriter) {
    var callback: [UInt8] = []
    entry.callback.write(to: &callback)
    var argument: [UInt8] = []
    run.script.write(entry.argument, to: &argument)
    json.beginObject()
    json.key("index")
    json.int(index)
    json.key("step")
    json.int(Int(entry.step))
    json.key("phase")
    json.string(entry.phase.word)
    json.key("cause")
    if let cause = entry.cause { json.int(Int(cause)) } else { json.null() }
    json.key("receiver")
    json.string(run.script.describe(entry.receiver))
    json.key("callback")
    json.string(String(decoding: callback, as: UTF8.self))
    json.key("argument")
    if argument.isEmpty { json.null() } else { json.string(String(decoding: argument, as: UTF8.self)) }
    json.key("applicationState")
    json.string(entry.appState.word)
    json.endObject()
  }
}

extension Phase {
  /// The phase as reports name it.
  var word: String {
    switch self {
    case .call: "call"
    case .layout: "layout"
    case .afterCommit: "after commit"
    case .animationEnd: "animation end"
    case .laterTurn: "later turn"
    case .release: "release"
    }
  }
}

import Diagnostics
import LifecycleEngine
import Notes
import Verify

/// A log with what was found about it, in text and JSON.
struct ExplainedLog {
  let log: Log
  let explanation: LogExplanation

  var diagnostics: [Diagnostic] { LogDiagnostics.diagnostics(for: explanation, of: log) }

  /// What was left out of account.
  var remarks: [String] {
    var remarks: [String] = []
    if explanation.isCutShort {
      remarks.append(
        "only the first \(LogExplainer.mostLines) callbacks of \(log.calls.count) were looked at")
    }
    if let first = log.unknown.first {
      remarks.append(
        "\(log.unknown.count) callbacks that are not simulated were passed over, the first `\(first.callback.info.selector)`"
      )
    }
    return remarks
  }

  /// The scenario with what it prints, below comments that say how the log lies on it.
  var text: String {
    guard let run = explanation.run else { return "# no run was found that comes near this log\n" }
    var text = ""
    for line in header(run) { text += "# \(line)\n" }
    return text + String(decoding: printed(run), as: UTF8.self)
  }

  private func header(_ run: LogExplanation.Run) -> [String] {
    var lines: [String] = []
    let count = min(log.calls.count, LogExplainer.mostLines)
    if explanation.isExplained {
      lines.append("prints the log (\(count) callbacks) on \(Wording.versions(run.versions))")
    } else if explanation.covered < count {
      lines.append("no run comes near the log; this one prints its first \(explanation.covered) of \(count) callbacks")
    } else {
      lines.append(
        "the nearest run to the log, with \(run.edits.count) edit\(run.edits.count == 1 ? "" : "s"), on \(Wording.versions(run.versions))"
      )
      lines += run.edits.map { LogDiagnostics.words($0, log) }
    }
    if run.startsLate { lines.append("the log begins in the middle of the first step that it shows") }
    if run.endsEarly { lines.append("the log ends in the middle of the last step") }
    if run.layoutPasses > 0 { lines.append("apart from \(run.layoutPasses) layout callbacks, whose number varies") }
    for other in explanation.others {
      lines.append("so does: \(LogDiagnostics.summary(of: other)) (\(Wording.versions(other.versions)))")
    }
    for step in run.steps {
      let name = String(decoding: step.text, as: UTF8.self)
      lines.append("\(place(step)): \(name)")
    }
    return lines
  }

  private func place(_ step: LogExplanation.Step) -> String {
    guard step.isLogged else { return "before" }
    guard let last = step.lines.last else { return "unseen" }
    let first = LogDiagnostics.lineNumber(step.lines.lowerBound, log)
    let end = LogDiagnostics.lineNumber(last, log)
    return first == end ? "line \(first)" : "lines \(first) to \(end)"
  }

  /// The scenario as `lcdoc simulate` prints it.
  private func printed(_ run: LogExplanation.Run) -> [UInt8] {
    let scenario = ScenarioParser.parse(run.scenario).scenario
    return ScenarioPrinter.print(ScenarioRun(Script(scenario), on: Platform(scenario.defaultVersion)))
  }

  // MARK: JSON

  /// One object with all logs of a file; lines count from 1.
  static func json(_ logs: [ExplainedLog], path: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("file", path)
      json.array("logs", logs) { json, log in json.object { log.write(to: &$0) } }
    }
    return json.text + "\n"
  }

  private func write(to json: inout JSONWriter) {
    json.field("explained", explanation.isExplained)
    json.field("line", LogDiagnostics.lineNumber(0, log))
    json.field("callbacks", log.calls.count)
    json.array("remarks", remarks) { json, remark in json.value(remark) }
    if let line = explanation.firstWrongLine, !explanation.isExplained {
      json.field("firstWrongLine", LogDiagnostics.lineNumber(min(line, log.calls.count - 1), log))
    }
    json.array("runs", [explanation.run].compactMap { $0 } + explanation.others) { json, run in
      json.object { write(run, to: &$0) }
    }
  }

  private func write(_ run: LogExplanation.Run, to json: inout JSONWriter) {
    json.array("versions", run.versions) { json, version in json.value("\(version)") }
    json.field("lifeCycle", run.lifeCycle == .app ? "app" : "scene")
    json.array("steps", run.steps) { json, step in
      json.object { json in
        json.field("step", String(decoding: step.text, as: UTF8.self))
        json.field("place", place(step))
      }
    }
    json.field("callbacksPrinted", explanation.covered)
    json.array("edits", run.edits) { json, edit in json.value(LogDiagnostics.words(edit, log)) }
    json.field("layoutCallbacksApart", run.layoutPasses)
    json.field("scenario", String(decoding: printed(run), as: UTF8.self))
  }
}

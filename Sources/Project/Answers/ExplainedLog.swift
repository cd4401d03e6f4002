package import Diagnostics
import Judging
import LifecycleEngine
package import Notes
package import Verify

/// A log with what was found about it, in text and JSON.
package struct ExplainedLog {
  /// The log as it was read.
  package let log: Log
  /// The run that prints it, or the nearest one.
  package let explanation: LogExplanation
  var language = Language.english

  /// What no run can print, with line and column; empty where a run prints all.
  package var diagnostics: [Diagnostic] { LogDiagnostics.diagnostics(for: explanation, of: log, in: language) }

  /// How many of the log's callbacks were looked at.
  private var readCount: Int { min(log.calls.count, LogExplainer.mostLines) }

  private var words: LogWording { LogWording(language) }

  private func callbacks(_ count: Int) -> String { words.callbacks("\(count)", isOne: count == 1) }

  /// What was left out of account.
  package var remarks: [String] {
    var remarks: [String] = []
    if explanation.isCutShort {
      let line = LogDiagnostics.lineNumber(readCount, log)
      remarks.append(words.onlyFirst("\(readCount)", of: "\(log.calls.count)", above: "\(line)"))
    }
    if let first = log.unknown.first {
      remarks.append(words.passedOver(callbacks(log.unknown.count), first: "\(first.callback.info.selector)"))
    }
    return remarks
  }

  /// The scenario with what it prints, below comments that say how the log lies on it.
  package var text: String {
    guard let run = explanation.run else {
      return "# " + words.nothing + "\n"
    }
    var text = ""
    for line in header(run) { text += "# \(line)\n" }
    return text + String(decoding: run.scenario, as: UTF8.self)
  }

  private func header(_ run: LogExplanation.Run) -> [String] {
    var lines: [String] = []
    lines += result(run)
    if run.startsLate { lines.append(words.startsLate) }
    if run.endsEarly { lines.append(words.endsEarly) }
    if run.layoutPasses > 0 {
      lines.append(
        words.apart(from: words.layoutCallbacks("\(run.layoutPasses)", isOne: run.layoutPasses == 1)))
    }
    if !run.versionsApartFromLayout.isEmpty {
      lines.append(words.layoutDiffers(on: Wording.versions(run.versionsApartFromLayout, in: language)))
    }
    for other in explanation.others {
      let summary = LogDiagnostics.summary(of: other, in: language)
      lines.append(words.alsoPrints(summary, on: Wording.versions(other.versions, in: language)))
    }
    for step in run.steps {
      let name = String(decoding: step.text, as: UTF8.self)
      lines.append("\(place(step)): \(name)")
    }
    return lines
  }

  /// What the run is to the log: it prints all of it, or what has to be changed for that.
  private func result(_ run: LogExplanation.Run) -> [String] {
    let versions = Wording.versions(run.versions, in: language)
    if explanation.isExplained {
      let extent = explanation.isCutShort ? words.beginning("\(readCount)") : words.whole(callbacks(readCount))
      return [words.prints(extent, on: versions)]
    }
    guard explanation.covered == readCount else {
      return [words.printsOnly("\(explanation.covered)", of: "\(readCount)")]
    }
    let edits = words.edits("\(run.edits.count)", isOne: run.edits.count == 1)
    return [words.nearest(edits, on: versions)] + run.edits.map { LogDiagnostics.words($0, log, in: language) }
  }

  private func place(_ step: LogExplanation.Step) -> String {
    guard step.isLogged else { return words.before }
    guard let last = step.lines.last else { return words.unseen }
    let first = LogDiagnostics.lineNumber(step.lines.lowerBound, log)
    let end = LogDiagnostics.lineNumber(last, log)
    return first == end ? words.line("\(first)") : words.lines("\(first)", to: "\(end)")
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
    json.field("complete", !explanation.isCutShort)
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
    json.array("versionsApartFromLayout", run.versionsApartFromLayout) { json, version in json.value("\(version)") }
    json.field("lifeCycle", run.lifeCycle == .app ? "app" : "scene")
    json.array("steps", run.steps) { json, step in
      json.object { json in
        json.field("step", String(decoding: step.text, as: UTF8.self))
        json.field("place", place(step))
      }
    }
    json.field("callbacksPrinted", explanation.covered)
    json.array("edits", run.edits) { json, edit in json.value(LogDiagnostics.words(edit, log, in: language)) }
    json.field("layoutCallbacksApart", run.layoutPasses)
    json.field("scenario", String(decoding: run.scenario, as: UTF8.self))
  }
}

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

  /// What was left out of account.
  package var remarks: [String] {
    var remarks: [String] = []
    if explanation.isCutShort {
      let line = LogDiagnostics.lineNumber(readCount, log)
      remarks.append(
        language(
          "only the first \(readCount) callbacks of \(log.calls.count) were looked at, those above line \(line)",
          "只看了 \(log.calls.count) 个回调中的前 \(readCount) 个，即第 \(line) 行之前的部分"))
    }
    if let first = log.unknown.first {
      remarks.append(
        language(
          "passed over \(counted(log.unknown.count, "callback")) not simulated, the first `\(first.callback.info.selector)`",
          "略过了 \(log.unknown.count) 个没有模拟的回调，第一个是 `\(first.callback.info.selector)`"))
    }
    return remarks
  }

  /// The scenario with what it prints, below comments that say how the log lies on it.
  package var text: String {
    guard let run = explanation.run else {
      return "# " + language("no run was found that comes near this log", "没有找到与这份日志相近的运行") + "\n"
    }
    var text = ""
    for line in header(run) { text += "# \(line)\n" }
    return text + String(decoding: run.scenario, as: UTF8.self)
  }

  private func header(_ run: LogExplanation.Run) -> [String] {
    var lines: [String] = []
    lines += result(run)
    if run.startsLate {
      lines.append(language("the log begins in the middle of the first step that it shows", "日志从第一个步骤的中间开始"))
    }
    if run.endsEarly { lines.append(language("the log ends in the middle of the last step", "日志在最后一个步骤的中间结束")) }
    if run.layoutPasses > 0 {
      let passes = counted(run.layoutPasses, "layout callback")
      lines.append(language("apart from \(passes), whose number varies", "\(run.layoutPasses) 个布局回调除外，其次数不定"))
    }
    if !run.versionsApartFromLayout.isEmpty {
      let versions = Wording.versions(run.versionsApartFromLayout, in: language)
      lines.append(
        language("on \(versions) the number of layout callbacks is another", "在 \(versions) 上布局回调的次数不同"))
    }
    for other in explanation.others {
      let summary = LogDiagnostics.summary(of: other, in: language)
      lines.append(language("so does: ", "同样：") + "\(summary) (\(Wording.versions(other.versions, in: language)))")
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
      // What was not looked at may be printed or not.
      let extent =
        explanation.isCutShort
        ? language("the first \(readCount) callbacks of the log", "日志的前 \(readCount) 个回调")
        : language("the log (\(counted(readCount, "callback")))", "这份日志（\(readCount) 个回调）")
      return [language("prints \(extent) on \(versions)", "在 \(versions) 上打印出\(extent)")]
    }
    guard explanation.covered == readCount else {
      return [
        language(
          "no run comes near the log; this one prints its first \(explanation.covered) of \(readCount) callbacks",
          "没有运行与日志相近；这一次运行打印出 \(readCount) 个回调中的前 \(explanation.covered) 个")
      ]
    }
    let edits = counted(run.edits.count, "edit")
    return [
      language(
        "the nearest run to the log, with \(edits), on \(versions)", "与日志最接近的运行，有 \(run.edits.count) 处改动，版本：\(versions)"
      )
    ] + run.edits.map { LogDiagnostics.words($0, log, in: language) }
  }

  private func place(_ step: LogExplanation.Step) -> String {
    guard step.isLogged else { return language("before", "此前") }
    guard let last = step.lines.last else { return language("unseen", "未见") }
    let first = LogDiagnostics.lineNumber(step.lines.lowerBound, log)
    let end = LogDiagnostics.lineNumber(last, log)
    if first == end { return language("line \(first)", "第 \(first) 行") }
    return language("lines \(first) to \(end)", "第 \(first) 到 \(end) 行")
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

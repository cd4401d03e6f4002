package import Diagnostics
import LifecycleEngine
package import Verify
package import Notes

/// Words for what was found about a log.
package enum LogDiagnostics {
  /// What to say of a log that no run prints; nothing where one does.
  package static func diagnostics(
    for explanation: LogExplanation, of log: Log, in language: Language = .english
  ) -> [Diagnostic] {
    guard !explanation.isExplained, let line = explanation.firstWrongLine, !log.calls.isEmpty else { return [] }
    let call = log.calls[min(line, log.calls.count - 1)]
    var diagnostic = Diagnostic(
      code: "LC6002", severity: .error, message: message(log, line, language), file: log.file, range: call.range)
    diagnostic.language = language
    diagnostic.label =
      line < log.calls.count
      ? language("no run continues here", "没有运行在此继续") : language("the log ends here", "日志到此为止")
    let expected = explanation.expected.map { "`\(name($0, log))`" }
    if !expected.isEmpty {
      let words = LogWording(language)
      diagnostic.notes.append(words.expected(expected.joined(separator: words.separator)))
    }
    guard let run = explanation.run, explanation.covered == log.calls.prefix(LogExplainer.mostLines).count else {
      diagnostic.notes.append(language("no run was found that comes near", "没有找到相近的运行"))
      return [diagnostic]
    }
    let versions = Wording.versions(run.versions, in: language)
    diagnostic.notes.append(
      language("the nearest run (\(versions)): ", "最接近的运行（\(versions)）：") + summary(of: run, in: language))
    for edit in run.edits.prefix(8) { diagnostic.helps.append(words(edit, log, in: language)) }
    if run.edits.count > 8 {
      let left = run.edits.count - 8
      diagnostic.helps.append(language("and \(left) more edit\(left == 1 ? "" : "s")", "另有 \(left) 处改动"))
    }
    return [diagnostic]
  }

  private static func message(_ log: Log, _ line: Int, _ language: Language) -> String {
    line < log.calls.count ? LogWording(language).isNotPrinted(name(log.calls[line])) : LogWording(language).hasNoEnd
  }

  /// The steps that print the log, the first ones of many.
  package static func summary(of run: LogExplanation.Run, in language: Language = .english) -> String {
    let steps = run.loggedSteps.map { String(decoding: $0, as: UTF8.self) }
    return steps.prefix(LogExplanation.mostShown).joined(separator: "; ")
      + (steps.count > LogExplanation.mostShown
        ? LogWording(language).moreSteps("\(steps.count)") : "")
  }

  /// An edit as an instruction.
  package static func words(_ edit: LogExplanation.Edit, _ log: Log, in language: Language = .english) -> String {
    let words = LogWording(language)
    let place = edit.line < log.calls.count ? words.line("\(lineNumber(edit.line, log))") : words.end
    return words.edit(edit.kind, at: place, name(edit.step, log))
  }

  /// The line of the file that a call stands on.
  package static func lineNumber(_ index: Int, _ log: Log) -> Int {
    log.file.line(at: log.calls[index].range.lowerBound)
  }

  private static func name(_ call: Log.Call) -> String {
    let selector = call.callback.info.selector.description
    return call.actor.map { "\($0).\(selector)" } ?? selector
  }

  static func name(_ step: OrderClaim.Step, _ log: Log) -> String {
    let selector = step.callback.info.selector.description
    let actors = log.actors
    guard let actor = step.actor, Int(actor) < actors.count else { return selector }
    return "\(actors[Int(actor)]).\(selector)"
  }
}

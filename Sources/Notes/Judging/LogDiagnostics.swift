public import Diagnostics
import LifecycleEngine
public import Verify

/// Words for what was found about a log.
public enum LogDiagnostics {
  /// What to say of a log that no run prints; nothing where one does.
  public static func diagnostics(for explanation: LogExplanation, of log: Log) -> [Diagnostic] {
    guard !explanation.isExplained, let line = explanation.firstWrongLine, !log.calls.isEmpty else { return [] }
    let call = log.calls[min(line, log.calls.count - 1)]
    var diagnostic = Diagnostic(
      code: "LC6002", severity: .error, message: message(log, line), file: log.file, range: call.range)
    diagnostic.label = line < log.calls.count ? "no run continues here" : "the log ends here"
    let expected = explanation.expected.map { "`\(name($0, log))`" }
    if !expected.isEmpty {
      diagnostic.notes.append("runs that print all lines before have here: " + expected.joined(separator: ", "))
    }
    guard let run = explanation.run, explanation.covered == log.calls.prefix(LogExplainer.mostLines).count else {
      diagnostic.notes.append("no run was found that comes near")
      return [diagnostic]
    }
    diagnostic.notes.append("the nearest run (\(Wording.versions(run.versions))): \(summary(of: run))")
    for edit in run.edits.prefix(8) { diagnostic.helps.append(words(edit, log)) }
    if run.edits.count > 8 { diagnostic.helps.append("and \(run.edits.count - 8) more edits") }
    return [diagnostic]
  }

  private static func message(_ log: Log, _ line: Int) -> String {
    guard line < log.calls.count else { return "no run prints this log" }
    return "no run prints `\(name(log.calls[line]))` here"
  }

  /// The steps that print the log, the first ones of many.
  public static func summary(of run: LogExplanation.Run) -> String {
    let steps = run.loggedSteps.map { String(decoding: $0, as: UTF8.self) }
    return steps.prefix(8).joined(separator: "; ") + (steps.count > 8 ? "; … (\(steps.count) steps)" : "")
  }

  /// An edit as an instruction.
  public static func words(_ edit: LogExplanation.Edit, _ log: Log) -> String {
    let number = edit.line < log.calls.count ? lineNumber(edit.line, log) : nil
    let place = number.map { "line \($0)" } ?? "the end"
    switch edit.kind {
    case .missing: return "before \(place) add `\(name(edit.step, log))`"
    case .extra: return "drop \(place): `\(name(edit.step, log))`"
    case .replaced: return "replace \(place) by `\(name(edit.step, log))`"
    case .swapped: return "swap \(place) and the next: `\(name(edit.step, log))` comes first"
    }
  }

  /// The line of the file that a call stands on.
  public static func lineNumber(_ index: Int, _ log: Log) -> Int {
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

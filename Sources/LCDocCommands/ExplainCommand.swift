import ArgumentParser
import Diagnostics
import Notes
import Verify

/// `lcdoc explain`: what happened while a log was printed, or what a finding means.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Find the scenario that prints a log, or say what the code of a finding means.",
    discussion: """
      Reads pasted or piped logs in any shape: `-[Class name]`, `Class >>>> name`, print(#function), a device console. \
      Callbacks that the log never prints may come or not. What is printed is itself a scenario.

      Exit code 0: a run prints the log. 1: no run does; the scenario is the nearest. 2: there is nothing to explain. 3: a \
      run prints the beginning of a log that is too long to be looked at as a whole.
      """)

  @Argument(help: "A log, a note with logs in it, or a code such as LC4002; `-` for standard input.")
  var subject: String

  @Option(name: .customLong("lang"), help: "The language of the explanation: en or zh.")
  var language: Language = .english

  @Option(help: "How the explanation is written: text or json.")
  var format: ReportFormat = .text

  func run() throws {
    do {
      // A file is what it is, whatever its name.
      if CodePage.isCode(subject), !InputFiles.exists(subject) {
        return Output.write(try CodePage(subject, in: language).text(format))
      }
      let (explained, isCut) = try explainLogs()
      if explained.contains(where: { !$0.explanation.isExplained }) { throw ExitCode(1) }
      if explained.contains(where: \.explanation.isCutShort) || isCut { throw ExitCode(3) }
    } catch let error as InputError {
      throw stop(error)
    }
  }

  /// The logs of the file, and whether more of it follows.
  private func explainLogs() throws(InputError) -> (logs: [ExplainedLog], isCut: Bool) {
    let (source, isCut) = try InputFiles.readBeginning(subject)
    let logs = Log.all(in: source).filter { !$0.calls.isEmpty }
    guard !logs.isEmpty else {
      throw InputError(path: source.path, reason: "shows no callbacks that can be simulated")
    }
    if isCut { Output.remark("lcdoc: \(source.path): only the first \(InputFiles.maximumSize >> 20) MiB were read") }
    var explainer = LogExplainer()
    let explained = logs.map { log in
      ExplainedLog(
        log: log, explanation: explainer.explain(log.steps, names: log.actors.map { Array($0.utf8) }),
        language: language)
    }
    switch format {
    case .text:
      for (index, one) in explained.enumerated() {
        if index > 0 { Output.write("\n") }
        write(one)
      }
    case .json: Output.write(ExplainedLog.json(explained, path: source.path))
    }
    return (explained, isCut)
  }

  private func write(_ one: ExplainedLog) {
    for remark in one.remarks { Output.remark("lcdoc: \(one.log.file.path): \(remark)") }
    for diagnostic in one.diagnostics { Output.remark([diagnostic]) }
    Output.show(one.text)
  }
}

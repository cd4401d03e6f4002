import ArgumentParser
import Diagnostics
import Project
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
    // A file is what it is, whatever its name.
    if CodePage.isCode(subject), !InputFiles.exists(subject) {
      let page = try stoppingOnErrors { try CodePage(subject, in: language) }
      return Output.write(page.text(format))
    }
    let report = try stoppingOnErrors { try LogReport(of: subject, in: language) }
    write(report)
    if report.logs.contains(where: { !$0.explanation.isExplained }) { throw ExitCode(1) }
    if report.logs.contains(where: \.explanation.isCutShort) || report.isCut { throw ExitCode(3) }
  }

  private func write(_ report: LogReport) {
    if report.isCut {
      Output.remark("lcdoc: \(report.path): only the first \(InputFiles.maximumSize >> 20) MiB were read")
    }
    switch format {
    case .text:
      for (index, log) in report.logs.enumerated() {
        if index > 0 { Output.write("\n") }
        for remark in log.remarks { Output.remark("lcdoc: \(report.path): \(remark)") }
        Output.remark(log.diagnostics)
        Output.show(log.text)
      }
    case .json: Output.write(report.json)
    }
  }
}

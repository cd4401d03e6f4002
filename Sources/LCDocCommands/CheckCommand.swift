import ArgumentParser
import Diagnostics

/// `lcdoc check`: everything that notes say is run; what is not so is a finding.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run what notes and scenarios say and report what is not so.",
    discussion: "Exit code 0: nothing found. 1: findings. 2: could not run.")

  @OptionGroup var notes: NotesArgument

  @Option(help: "How the findings are written: text or json.")
  var format: ReportFormat = .text

  @Flag(help: "Leave out the notes about what depends on the version.")
  var quiet = false

  func run() throws {
    let report: CheckReport
    do {
      report = try CheckReport.make(for: notes.paths)
    } catch {
      throw stop(error)
    }
    let shown = quiet ? report.diagnostics.filter { $0.severity != .note } : report.diagnostics
    switch format {
    case .json: Output.write(JSONRenderer().render(shown))
    case .text: writeText(shown, report)
    }
    if report.hasFindings { throw ExitCode(1) }
  }

  private func writeText(_ shown: [Diagnostic], _ report: CheckReport) {
    let renderer = Output.renderer
    for diagnostic in shown { Output.write(renderer.render(diagnostic) + "\n") }
    Output.write(report.summary + "\n")
  }
}

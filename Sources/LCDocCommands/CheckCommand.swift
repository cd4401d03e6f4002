import ArgumentParser
import Diagnostics

/// `lcdoc check`: everything that notes say is run; what is not so is a finding.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run what notes and scenarios say and report what is not so.",
    discussion: "Exit code 0: nothing found. 1: findings. 2: could not run.")

  @OptionGroup var notes: NotesArgument

  @Option(help: "How the findings are written.")
  var format: CheckFormat = .text

  @Flag(help: "Leave out the notes about what depends on the version.")
  var quiet = false

  func run() throws {
    let checked: CheckReport
    do {
      checked = try CheckReport.make(for: notes.paths)
    } catch {
      throw stop(error)
    }
    let report = checked.report(isQuiet: quiet)
    let text = format.render(report)
    Output.write(format == .text && GitHubStep.isRunning ? GitHubStep.quoted(text) : text)
    GitHubStep.addSummary(report)
    if checked.hasFindings { throw ExitCode(1) }
  }
}

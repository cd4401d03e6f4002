import ArgumentParser
import Diagnostics
import Project

/// `lcdoc diff`: what `lcdoc accept` would change.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show how the expected traces of scenarios differ from what their runs log.",
    discussion: """
      Changes nothing; `lcdoc accept` writes what is shown. Orders, claims and logs of notes are never changed, nor \
      are recorded traces.

      Exit code 0: no difference. 1: differences. 2: could not run.
      """)

  @Argument(
    help: "Notes, scenario files, folders of them, or FILE:LINE for one step (default: what lcdoc.yml names).")
  var paths: [String] = []

  @Option(help: "The settings file (default: lcdoc.yml, if there is one).")
  var config: String?

  func run() throws {
    try stoppingOnErrors {
      var differs = false
      for file in try Project(settings: config).corrections(paths) {
        let text = UnifiedDiff(path: file.source.path, from: file.source.bytes, to: file.text).text
        // A patch is bytes; what is only looked at is not.
        if Output.isTerminal || GitHubStep.isRunning { Output.show(text) } else { Output.write(text) }
        for refusal in file.refusals { Output.remark(refusal) }
        differs = differs || !file.chosen.isEmpty || !file.refusals.isEmpty
      }
      if differs { throw ExitCode(1) }
    }
  }
}

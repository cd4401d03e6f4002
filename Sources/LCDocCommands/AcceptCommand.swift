import ArgumentParser
import Diagnostics
import Project

/// `lcdoc accept`: the traces that runs log take the place of those that scenarios expect.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Write the traces that runs log in place of those that scenarios expect.",
    discussion: """
      Only lines behind `>` are changed, and of these only those that differ. See `lcdoc diff` first. Orders, claims \
      and logs of notes are never changed, nor are recorded traces.

      Exit code 0: done. 1: a step differs and was left as it is. 2: could not run.
      """)

  @Argument(help: "Notes, scenario files, folders of them, or FILE:LINE for one step.")
  var paths: [String] = []

  @Flag(help: "Accept in all notes that lcdoc.yml names.")
  var all = false

  @Flag(help: "Also where the variable CI is set: nobody looks at what is written there.")
  var force = false

  @Option(help: "The settings file (default: lcdoc.yml, if there is one).")
  var config: String?

  func validate() throws {
    guard paths.isEmpty == all else {
      throw ValidationError("Name what to accept, FILE, FILE:LINE or a folder, or say --all.")
    }
  }

  func run() throws {
    try stoppingOnErrors {
      guard force || !GitHubStep.isInCI else {
        throw InputError(path: "accept", reason: "does not write where CI is set, unless --force is given")
      }
      var refused = false
      for file in try Project(settings: config).corrections(all ? [] : paths) {
        for refusal in file.refusals { Output.remark(refusal) }
        refused = refused || !file.refusals.isEmpty
        guard !file.chosen.isEmpty else { continue }
        try file.write()
        Output.remark("\(file.source.path): \(counted(file.chosen.count, "step")) accepted")
      }
      if refused { throw ExitCode(1) }
    }
  }
}

import ArgumentParser

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The notes that a command works on.
struct NotesArgument: ParsableArguments {
  @Argument(help: "Notes, scenario files, or folders of them.")
  var paths: [String] = ["content"]
}

extension ParsableCommand {
  /// Says why an input could not be used and ends with exit code 2.
  func stop(_ error: InputError) -> ExitCode {
    Output.remark("lcdoc: \(error.path): \(error.reason)")
    return ExitCode(2)
  }
}

import ArgumentParser

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension ParsableCommand {
  /// Says why an input could not be used and ends with exit code 2.
  func stop(_ error: InputError) -> ExitCode {
    Output.remark("lcdoc: \(error.path): \(error.reason)")
    return ExitCode(2)
  }
}

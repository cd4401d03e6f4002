public import ArgumentParser
public import Diagnostics

extension Language: ExpressibleByArgument {}

/// How a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension ParsableCommand {
  /// Runs what may find an input or the settings unusable, and ends with exit code 2 where it does.
  func stoppingOnErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as InputError {
      throw stop(error)
    } catch let error as SettingsError {
      Output.remark(Output.renderer.render(error.diagnostic))
      throw ExitCode(2)
    }
  }

  /// Says why an input could not be used and ends with exit code 2.
  func stop(_ error: InputError) -> ExitCode {
    Output.remark("lcdoc: \(error.path): \(error.reason)")
    return ExitCode(2)
  }
}

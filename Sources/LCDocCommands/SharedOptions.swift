import ArgumentParser
package import Diagnostics
package import Project
import QuizStore
import Site

extension Language: ExpressibleByArgument {}

extension ReportFormat: ExpressibleByArgument {}

/// Whether a command takes what earlier runs made.
struct CacheOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Make everything anew, and keep nothing for the next time.")
  var isOff = false

  /// Where earlier runs kept it.
  var folder: CacheFolder { isOff ? .none : .ofUser() }
}

extension ParsableArguments {
  /// Runs what may find an input, the settings, templates or the kept answers unusable, and ends with exit code 2 where it does.
  func stoppingOnErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as InputError {
      throw stop(error)
    } catch let error as SettingsError {
      Output.remark([error.diagnostic])
      throw ExitCode(2)
    } catch let error as TemplateErrors {
      Output.remark(error.diagnostics)
      throw ExitCode(2)
    } catch let error as ProgressStore.Failure {
      throw stop(InputError(path: error.path, reason: error.reason))
    }
  }

  /// Says why an input could not be used and ends with exit code 2.
  func stop(_ error: InputError) -> ExitCode {
    Output.remark("lcdoc: \(error.path): \(error.reason)")
    return ExitCode(2)
  }
}

package import ArgumentParser
import Diagnostics
import Project

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line of lcdoc.
package struct LCDocCommand: ParsableCommand {
  /// Name, version and commands, for the parser of arguments and its help.
  package static let configuration = CommandConfiguration(
    commandName: "lcdoc",
    abstract: "Runs what notes about iOS life cycles say, instead of believing it.",
    version: Project.version,
    subcommands: [
      BuildCommand.self, ServeCommand.self, CheckCommand.self, DiffCommand.self, AcceptCommand.self,
      SimulateCommand.self,
      ReadCommand.self, AskCommand.self,
      ExplainCommand.self, QuizCommand.self, ExportCommand.self, InitCommand.self,
    ])

  /// What the parser of arguments fills.
  package init() {}

  /// Parses the arguments of the process and runs the command that they name.
  ///
  /// Options that cannot be understood end with exit code 2, as every input that cannot be used does, and as results
  /// do that could not be written.
  package static func run() {
    // Scripts ask for the version at every start, and describing all options takes longer than saying it.
    if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
      Output.write(Project.version + "\n")
      return endIfNotWritten()
    }
    do {
      var command = try parseAsRoot()
      try command.run()
      endIfNotWritten()
    } catch {
      endIfNotWritten()
      if error is ExitCode || exitCode(for: error) == .success { exit(withError: error) }
      Output.remark(lines: fullMessage(for: error) + "\n")
      if let suggestion = suggestion(for: CommandLine.arguments.dropFirst().first) { Output.remark(suggestion) }
      endProcess(2)
    }
  }

  /// The command that somebody may have meant who wrote what is none; nil if nothing is near.
  static func suggestion(for word: String?) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word, !word.hasPrefix("-"), !names.contains(word), let near = NearNames(names).near(word).first else {
      return nil
    }
    return "Did you mean `lcdoc \(near)`?"
  }

  private static func endIfNotWritten() {
    guard let failure = Output.failure else { return }
    Output.remark("lcdoc: \(Output.name): \(failure)")
    endProcess(2)
  }
}

/// `exit(3)`; inside a command that name means something else.
private func endProcess(_ code: Int32) -> Never { exit(code) }

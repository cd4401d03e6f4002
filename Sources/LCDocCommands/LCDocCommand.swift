public import ArgumentParser

/// The command line of lcdoc.
public struct LCDocCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "lcdoc",
    abstract: "Runs what notes about iOS life cycles say, instead of believing it.",
    version: "0.1.0",
    subcommands: [BuildCommand.self, CheckCommand.self, SimulateCommand.self, ReadCommand.self, QuizCommand.self])

  public init() {}

  /// Parses the arguments of the process and runs the command that they name.
  public static func run() { main() }
}

import ArgumentParser
import LifecycleEngine
import Project

/// `lcdoc simulate`: runs a scenario and prints it with what it logged.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run a scenario and print it with its trace as expectations.",
    discussion: "What is printed is itself a scenario. Exit code 1: the scenario has errors.")

  @ArgumentParser.Argument(help: "A scenario file; `-` for standard input.")
  var file: String

  @Option(help: "How the run is written: text or json.")
  var format: ReportFormat = .text

  @Option(help: "Run on this version instead of the scenario's.")
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "Take a fact of the platform to be true or false; can be given again.", valueName: "fact=true|false"))
  var assume: [String] = []

  func run() throws {
    switch try stoppingOnErrors({ try request.simulate(file) }) {
    case .unreadable(let problems):
      Output.remark(problems)
      throw ExitCode(1)
    case .run(let run):
      switch format {
      case .text: Output.write(ScenarioPrinter.print(run))
      case .json: Output.write(RunJSON.write(run))
      }
      guard let failure = run.failure, failure.kind == .impossible else { return }
      Output.remark("lcdoc: step \(failure.step + 1) is impossible: " + String(decoding: failure.text, as: UTF8.self))
      throw ExitCode(1)
    }
  }

  var request: SimulationRequest { SimulationRequest(ios: ios, assumptions: assume) }
}

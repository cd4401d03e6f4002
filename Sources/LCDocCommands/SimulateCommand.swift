import ArgumentParser
import Diagnostics
import LifecycleEngine
import Judging

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
    do {
      let source = try InputFiles.read(file)
      let (scenario, problems) = ScenarioCheck.read(source)
      guard problems.isEmpty else {
        Output.remark(problems)
        throw ExitCode(1)
      }
      let run = try run(of: scenario)
      switch format {
      case .text: Output.write(ScenarioPrinter.print(run))
      case .json: Output.write(RunJSON.write(run))
      }
      if let failure = run.failure, failure.kind == .impossible {
        Output.remark("lcdoc: step \(failure.step + 1) is impossible: " + String(decoding: failure.text, as: UTF8.self))
        throw ExitCode(1)
      }
    } catch let error as InputError {
      throw stop(error)
    }
  }

  /// The run that the options ask for.
  func run(of scenario: Scenario) throws(InputError) -> ScenarioRun {
    let platform = try platform(for: scenario)
    var scenario = scenario
    // What is printed says on which version it was run.
    if ios != nil { scenario.ios = VersionRange(platform.version, platform.version) }
    return ScenarioRun(Script(scenario), on: platform)
  }

  private func platform(for scenario: Scenario) throws(InputError) -> Platform {
    var platform = Platform(try version(of: scenario))
    for text in assume {
      let assumption = try Assumption(text)
      platform = platform.assuming(assumption.fact, assumption.isTrue)
    }
    return platform
  }

  private func version(of scenario: Scenario) throws(InputError) -> Version {
    guard let ios else { return scenario.defaultVersion }
    guard let version = Version(Array(ios.utf8)[...]) else {
      throw InputError(path: "--ios \(ios)", reason: "is not a version, for instance 12 or 9.3")
    }
    guard Version.modelled.contains(where: { $0.major == version.major }) else {
      throw InputError(
        path: "--ios \(ios)",
        reason: "is not simulated; those from \(Version.oldest) to \(Version.newest) that Apple released are")
    }
    return version
  }
}

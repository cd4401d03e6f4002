import ArgumentParser
import LifecycleEngine
import Verify

/// The scenario that a seed stands for.
struct ScenarioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenario", abstract: "Prints the random scenario of a seed.")

  @ArgumentParser.Argument(help: "The seed.")
  var seed: UInt64

  @Option(help: "How many steps it has at most.")
  var steps = 20

  @Flag(help: "Let the app's own methods do what they want.")
  var wild = false

  func run() {
    let random = RandomScenario(seed: seed, style: wild ? .wild : .wellBehaved, steps: steps)
    print(String(decoding: ScenarioPrinter.print(random.scenario), as: UTF8.self), terminator: "")
  }
}

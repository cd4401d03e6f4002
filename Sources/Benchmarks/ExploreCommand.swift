import ArgumentParser
import LifecycleEngine
import Verify

/// How many distinct worlds a second a search sees.
struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore", abstract: "Searches through two worlds and reports how far and how fast it came.")

  @Option(help: "The most steps from the first world.")
  var depth = 64

  @Option(help: "The most distinct worlds.")
  var worlds = 1_000_000

  @Flag(help: "Show the way to the farthest world.")
  var way = false

  func run() {
    for sample in SampleWorld.all {
      let scenario = sample.scenario
      let simulator = Simulator(Script(scenario), on: Platform(sample.version))
      var silent = simulator
      silent.recordsTrace = false
      let steps = scenario.steps.map { $0.actions }
      let limits = Exploration.Limits(depth: depth, worlds: worlds)
      let start = ProcessorTime.now
      var found = Exploration(from: silent, steps: steps, limits: limits)
      var searches = 1.0
      // A small world is searched again until the clock is fine enough.
      while start.elapsed < 1 {
        found = Exploration(from: silent, steps: steps, limits: limits)
        searches += 1
      }
      let seconds = start.elapsed / searches
      print("\(sample.name), iOS \(sample.version), \(scenario.steps.count) steps")
      print("  distinct worlds \(found.worlds)")
      print("  possible steps \(found.transitions)")
      print("  depth \(found.depth)")
      print("  search \(found.closure)")
      print("  processor seconds \(seconds.rounded(to: 6))")
      print("  worlds a second \(Int(Double(found.worlds) / seconds))")
      print("  steps a second \(Int(Double(found.transitions) / seconds))")
      print("  bytes a world \(found.bytes / max(found.worlds, 1))")
      guard way else { continue }
      for actions in found.farthest {
        print("    \(String(decoding: ScenarioPrinter.print(actions, of: scenario), as: UTF8.self))")
      }
    }
  }
}

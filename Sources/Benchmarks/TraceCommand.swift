import ArgumentParser
import LifecycleEngine
import Verify

/// How many trace entries a second a simulation delivers, the trace kept.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Simulates one scenario again and again and reports trace entries a second.")

  @Option(help: "How many entries to deliver.")
  var entries = 5_000_000

  func run() {
    let text = """
      root: nav(A)
      controller B: from code
      controller C: from code
      view V: in A

      launch
      push B
      push C
      pop
      swipe back cancelled
      pop
      present C
      dismiss
      home
      open
      rotate
      push B unanimated
      memory warning
      pop to root
      terminate
      """
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    let script = Script(scenario)
    let platform = Platform(Version(17))
    var kept = 0
    var steps = 0
    let start = ProcessorTime.now
    while kept < entries {
      var simulator = Simulator(script, on: platform)
      for (index, step) in scenario.steps.enumerated() { simulator.perform(step.actions, step: index) }
      kept += simulator.trace.entries.count
      steps += scenario.steps.count
    }
    let seconds = start.elapsed
    print("entries \(kept)")
    print("steps \(steps)")
    print("processor seconds \(seconds.rounded(to: 3))")
    print("entries a second \(Int(Double(kept) / seconds))")
    print("bytes an entry \(MemoryLayout<Entry>.stride)")
  }
}

import ArgumentParser
import LifecycleEngine
import Verify

/// Random worlds, random possible steps, every invariant after each of them.
struct RandomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random", abstract: "Walks through random worlds and checks every invariant after each step.")

  @Option(help: "How many steps to make.")
  var steps = 1_000_000

  @Option(help: "The first seed; every further world has the next one.")
  var seed: UInt64 = 1

  @Option(help: "How many violations to show.")
  var show = 20

  @Flag(help: "Run damaged texts of apps that break every rule instead; all that is asked is that each run ends.")
  var wild = false

  func run() throws {
    if wild { return runWild() }
    var check = InvariantCheck()
    var next = seed
    let start = ProcessorTime.now
    while check.steps < steps {
      check.walk(next, limit: steps - check.steps)
      next += 1
    }
    let seconds = start.elapsed
    report(check)
    print("seeds \(seed)...\(next - 1)")
    print("worlds \(check.worlds)")
    print("steps \(check.steps)")
    print("entries \(check.entries)")
    print("processor seconds \(seconds.rounded(to: 2))")
    print("violations \(check.findings.count)")
    if !check.findings.isEmpty { throw ExitCode.failure }
  }

  private func runWild() {
    var (made, next, endless) = (0, seed, 0)
    let start = ProcessorTime.now
    while made < steps {
      let scenario = ScenarioParser.parse(MutatedText(seed: next).text).scenario
      let version = scenario.ios?.modelled.first ?? .newest
      let run = ScenarioRun(Script(scenario), on: Platform(version))
      made += max(run.steps.count, 1)
      if run.failure?.kind == .endlessLoop { endless += 1 }
      next += 1
    }
    print("seeds \(seed)...\(next - 1)")
    print("texts \(next - seed)")
    print("steps \(made)")
    print("endless loops reported \(endless)")
    print("processor seconds \(start.elapsed.rounded(to: 2))")
  }

  private func report(_ check: InvariantCheck) {
    var counts: [Int] = Array(repeating: 0, count: Invariant.allCases.count)
    for finding in check.findings { counts[Int(finding.violation.invariant.rawValue)] += 1 }
    for finding in check.findings.prefix(show) {
      let violation = finding.violation
      print("--- seed \(finding.seed): \(violation.invariant): \(violation.invariant.statement)")
      if let entry = violation.entry { print("at \(entry.receiver.kind) \(entry.callback.info.selector)") }
      if let flaw = violation.flaw { print("broken: \(flaw.kind) \(flaw.receiver)") }
      print(String(decoding: ScenarioPrinter.print(finding.scenario), as: UTF8.self))
    }
    for invariant in Invariant.allCases where counts[Int(invariant.rawValue)] > 0 {
      print("\(invariant) \(counts[Int(invariant.rawValue)])")
    }
  }
}

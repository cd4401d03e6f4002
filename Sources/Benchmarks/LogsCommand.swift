import ArgumentParser
import LifecycleEngine
import Verify

/// Logs of random walks, whole and with one wrong line each: how many are explained.
struct LogsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logs", abstract: "Explains logs of random walks, whole and with one wrong line each.")

  @Option(help: "How many logs to make.")
  var count = 50

  @Option(help: "The seed of the first log; every further one has the next.")
  var seed: UInt64 = 1

  @Option(help: "How many steps are behind a log, after the launch.")
  var steps = 6

  func run() {
    var outcomes: [Outcome: Int] = [:]
    var (lines, explained, slowest) = (0, 0, 0.0)
    for offset in 0..<UInt64(count) {
      let log = RandomLog(seed: seed + offset, steps: steps)
      lines += log.lines.count
      // A search that has seen other logs is faster; people come with one.
      var explainer = LogExplainer()
      if explainer.explain(log.lines).isExplained { explained += 1 }
      let damaged = log.damaged
      let start = ProcessorTime.now
      let explanation = explainer.explain(damaged.lines)
      let outcome = Outcome(explanation, damaged.place)
      slowest = max(slowest, start.elapsed)
      outcomes[outcome, default: 0] += 1
      if outcome == .more {
        print("seed \(seed + offset): \(damaged.kind) at line \(damaged.place + 1) of \(damaged.lines.count)")
        for edit in explanation.run?.edits ?? [] { print("  \(edit.kind) \(edit.line + 1) \(edit.step.callback)") }
        for step in explanation.run?.steps ?? [] {
          print("  \(step.lines.map { $0 + 1 }): \(String(decoding: step.text, as: UTF8.self))")
        }
        print(String(decoding: ScenarioPrinter.print(log.scenario), as: UTF8.self))
        for (n, line) in damaged.lines.enumerated() { print(n + 1, line.actor ?? 9, line.callback) }
      }
    }
    print("logs \(count)")
    print("lines \(lines)")
    print("explained \(explained)")
    for outcome in Outcome.allCases { print("\(outcome.rawValue) \(outcomes[outcome] ?? 0)") }
    print("slowest, in processor seconds \(slowest.rounded(to: 2))")
  }

  /// What was found for a log with one wrong line.
  private enum Outcome: String, CaseIterable {
    case printable = "wrong line, and a run prints it"
    case there = "wrong line, one edit there"
    case elsewhere = "wrong line, one edit elsewhere"
    case two = "wrong line, two edits"
    case more = "wrong line, more edits or no run"

    init(_ explanation: LogExplanation, _ place: Int) {
      guard let run = explanation.run, explanation.isExplained || !run.edits.isEmpty else {
        self = .more
        return
      }
      switch run.edits.count {
      case 0: self = .printable
      case 1: self = run.edits.contains { abs($0.line - place) <= 1 } ? .there : .elsewhere
      case 2: self = .two
      default: self = .more
      }
    }
  }
}

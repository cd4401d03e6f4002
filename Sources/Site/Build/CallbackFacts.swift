import LifecycleEngine

/// What the canonical runs say about each callback: what its receiver always hears before and after it, and a
/// step that shows it.
struct CallbackFacts: Sendable {
  private var before: [Callback: Set<Callback>] = [:]
  private var after: [Callback: Set<Callback>] = [:]
  private var order: [Callback: Int] = [:]
  /// A run and the step in it where the callback comes.
  private(set) var example: [Callback: (run: ScenarioRun, step: Int)] = [:]

  /// Runs every canonical scenario on every modelled version. Some two hundred short runs.
  init() {
    for version in Version.modelled.reversed() {
      for scenario in CanonicalRuns.scenarios {
        add(ScenarioRun(Script(scenario), on: Platform(version)))
      }
    }
  }

  private mutating func add(_ run: ScenarioRun) {
    var lives: [Receiver: [Callback]] = [:]
    for entry in run.trace.entries where entry.receiver.isInstance {
      lives[entry.receiver, default: []].append(entry.callback)
      if example[entry.callback] == nil { example[entry.callback] = (run, Int(entry.step)) }
      if order[entry.callback] == nil { order[entry.callback] = order.count }
    }
    for entry in run.trace.entries where !entry.receiver.isInstance && example[entry.callback] == nil {
      example[entry.callback] = (run, Int(entry.step))
    }
    for life in lives.values { learn(life) }
  }

  /// Keeps, for every callback, what came before each of its occurrences, and what came after.
  private mutating func learn(_ life: [Callback]) {
    var seen: Set<Callback> = []
    for callback in life {
      before[callback] = before[callback].map { $0.intersection(seen) } ?? seen
      seen.insert(callback)
    }
    var later: Set<Callback> = []
    for callback in life.reversed() {
      after[callback] = after[callback].map { $0.intersection(later) } ?? later
      later.insert(callback)
    }
  }

  /// The callbacks that the same receiver always gets before, in their usual order.
  func alwaysBefore(_ callback: Callback) -> [Callback] { sorted(before[callback] ?? []) }

  func alwaysAfter(_ callback: Callback) -> [Callback] { sorted(after[callback] ?? []) }

  private func sorted(_ callbacks: Set<Callback>) -> [Callback] {
    callbacks.sorted { (order[$0] ?? 0, $0.rawValue) < (order[$1] ?? 0, $1.rawValue) }
  }
}

extension Receiver {
  /// Whether the receiver has a life of its own: an object of the app, not the notification centre or a class.
  fileprivate var isInstance: Bool {
    switch kind {
    case .appDelegate, .sceneDelegate, .controller, .view, .object: true
    default: false
    }
  }
}

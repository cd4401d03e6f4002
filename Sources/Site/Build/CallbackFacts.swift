import LifecycleEngine

/// What the canonical runs say about each callback: what its receiver always hears before and after it, and a
/// step that shows it.
struct CallbackFacts: Sendable {
  private var before = [CallbackSet?](repeating: nil, count: CallbackSet.capacity)
  private var after = [CallbackSet?](repeating: nil, count: CallbackSet.capacity)
  private var order: [Callback: Int] = [:]
  /// A run and the step in it where the callback comes.
  private(set) var example: [Callback: (run: ScenarioRun, step: Int)] = [:]

  /// Runs every canonical scenario on every modelled version. Some two hundred short runs.
  init() {
    let scripts = CanonicalRuns.scenarios.map { Script($0) }
    let versions = Array(Version.modelled.reversed())
    let runs = Parallel.map(0..<versions.count * scripts.count) { index in
      ScenarioRun(scripts[index % scripts.count], on: Platform(versions[index / scripts.count]))
    }
    for run in runs { add(run) }
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
    var seen = CallbackSet()
    for callback in life {
      let index = Int(callback.rawValue)
      before[index] = before[index]?.intersection(seen) ?? seen
      seen.insert(callback)
    }
    var later = CallbackSet()
    for callback in life.reversed() {
      let index = Int(callback.rawValue)
      after[index] = after[index]?.intersection(later) ?? later
      later.insert(callback)
    }
  }

  /// The callbacks that the same receiver always gets before, in their usual order.
  func alwaysBefore(_ callback: Callback) -> [Callback] { sorted(before[Int(callback.rawValue)]) }

  func alwaysAfter(_ callback: Callback) -> [Callback] { sorted(after[Int(callback.rawValue)]) }

  private func sorted(_ callbacks: CallbackSet?) -> [Callback] {
    guard let callbacks else { return [] }
    return Callback.allCases.filter { callbacks.contains($0) }.sorted {
      (order[$0] ?? 0, $0.rawValue) < (order[$1] ?? 0, $1.rawValue)
    }
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

/// A set of callbacks as bits: whole lives are compared, hundreds of times in a build.
private struct CallbackSet: Sendable {
  static let capacity = 256
  private var words = SIMD4<UInt64>.zero

  mutating func insert(_ callback: Callback) { words[Int(callback.rawValue >> 6)] |= bit(of: callback) }
  func contains(_ callback: Callback) -> Bool { words[Int(callback.rawValue >> 6)] & bit(of: callback) != 0 }

  func intersection(_ other: CallbackSet) -> CallbackSet {
    var result = self
    result.words &= other.words
    return result
  }

  private func bit(of callback: Callback) -> UInt64 { 1 << UInt64(callback.rawValue & 63) }
}

import LifecycleEngine
import Parallel
import Quiz

/// What the canonical runs say about each callback: what its receiver always hears before and after it, and a
/// step that shows it.
struct CallbackFacts: Sendable {
  private var before = [CallbackSet?](repeating: nil, count: CallbackSet.capacity)
  private var after = [CallbackSet?](repeating: nil, count: CallbackSet.capacity)
  /// When each callback first came, of all callbacks; and a step where it comes.
  private var order = [Int?](repeating: nil, count: CallbackSet.capacity)
  private var examples = [Example?](repeating: nil, count: CallbackSet.capacity)

  /// A step of a run.
  struct Example: Sendable {
    var run: ScenarioRun
    var step: Int
  }

  /// Runs every canonical scenario on every modelled version, the newest first, as often as versions differ in it.
  init() {
    let scripts = CanonicalRuns.scenarios.map { scenario in
      // The pages show what a scenario logs that says nothing about it; what is delivered is the same.
      var scenario = scenario
      scenario.log = nil
      return Script(scenario)
    }
    let platforms = Version.modelled.reversed().map { Platform($0) }
    let runs = Parallel.map(scripts) { Self.runs(of: $0, on: platforms) }
    for index in platforms.indices {
      for runs in runs { if let run = runs[index] { add(run) } }
    }
  }

  /// The run on each platform; nil where it would equal an earlier one, which asked for nothing that is otherwise here.
  private static func runs(of script: Script, on platforms: [Platform]) -> [ScenarioRun?] {
    var memo = PlatformMemo<ScenarioRun>()
    return platforms.map { platform in
      memo.known(on: platform) == nil ? memo.result(on: platform) { ScenarioRun(script, on: $0) } : nil
    }
  }

  private mutating func add(_ run: ScenarioRun) {
    var lives: [Receiver: [Callback]] = [:]
    var count = order.count { $0 != nil }
    for entry in run.trace.entries where entry.receiver.isInstance {
      lives[entry.receiver, default: []].append(entry.callback)
      let index = Int(entry.callback.rawValue)
      if examples[index] == nil { examples[index] = Example(run: run, step: Int(entry.step)) }
      if order[index] == nil {
        order[index] = count
        count += 1
      }
    }
    for entry in run.trace.entries where !entry.receiver.isInstance && examples[Int(entry.callback.rawValue)] == nil {
      examples[Int(entry.callback.rawValue)] = Example(run: run, step: Int(entry.step))
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
      (order[Int($0.rawValue)] ?? 0, $0.rawValue) < (order[Int($1.rawValue)] ?? 0, $1.rawValue)
    }
  }

  /// A run and the step in it where the callback comes.
  func example(of callback: Callback) -> Example? { examples[Int(callback.rawValue)] }
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

import LifecycleEngine
import Parallel
import Quiz
import Verify

/// What runs say about each callback: the rules about what its receiver is told before and after it, and a step that shows
/// it.
struct CallbackFacts: Sendable {
  /// The same for every site and language: made when they are first asked for.
  static let all = CallbackFacts()

  private(set) var rules = CallbackRules()
  /// When each callback first came, of all callbacks; and a step where it comes.
  private var order = [Int?](repeating: nil, count: CallbackSet.capacity)
  private var examples = [Example?](repeating: nil, count: CallbackSet.capacity)
  private var cancelled = [Example?](repeating: nil, count: CallbackSet.capacity)
  /// In which situations callbacks come.
  let situations = Parallel.map(Situation.allCases.filter { $0 != .unknown }) { SituationCounts(of: $0) }
  /// What makes a difference to them.
  let turning = TurningFacts()

  /// A step of a run.
  struct Example: Sendable {
    var run: ScenarioRun
    var step: Int
  }

  /// Runs every canonical scenario on every modelled version, the newest first, as often as versions differ in it; and the
  /// apps of the rules in many short runs.
  private init() {
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
    let found = Parallel.map(RuleApps.scenarios) { app in
      let asked = AskedFacts()
      var rules = Self.depths.reduce(into: CallbackRules()) { rules, depth in
        let platform = Platform(depth.version)
        let isNewest = depth.version == .newest
        rules.merge(ShortRuns.rules(of: app, on: isNewest ? platform.noting(asked) : platform, limit: depth.runs))
      }
      // A run that did not ask would be the same.
      for fact in Self.open where asked.has(fact) {
        rules.merge(ShortRuns.rules(of: app, on: Platform(.newest).flipping(fact), limit: Self.runsOfOpen))
      }
      return rules
    }
    for rules in found { self.rules.merge(rules) }
  }

  /// What nobody knows for sure of the newest system: a rule that hangs on it is none.
  private static let open = Fact.allCases.filter { $0.record.isOpen(on: .newest) }
  private static let runsOfOpen = 30

  /// How many runs are made of each app: most on what is in use.
  private static let depths: [(version: Version, runs: Int)] = [(.newest, 150), (Version(12), 30), (Version(6), 20)]

  /// The run on each platform; nil where it would equal an earlier one, which asked for nothing that is otherwise here.
  private static func runs(of script: Script, on platforms: [Platform]) -> [ScenarioRun?] {
    var memo = PlatformMemo<ScenarioRun>()
    return platforms.map { platform in
      memo.known(on: platform) == nil ? memo.result(on: platform) { ScenarioRun(script, on: $0) } : nil
    }
  }

  private mutating func add(_ run: ScenarioRun) {
    var count = order.count { $0 != nil }
    let steps = run.script.scenario.steps.map(\.actions)
    // Where an object is told, not a class or the notification centre.
    for entry in run.trace.entries where entry.receiver.isInstance {
      let index = Int(entry.callback.rawValue)
      let example = Example(run: run, step: Int(entry.step))
      if examples[index] == nil { examples[index] = example }
      if cancelled[index] == nil, steps[example.step].contains(where: \.verb.isCancelled) { cancelled[index] = example }
      if order[index] == nil {
        order[index] = count
        count += 1
      }
    }
    for entry in run.trace.entries where examples[Int(entry.callback.rawValue)] == nil {
      examples[Int(entry.callback.rawValue)] = Example(run: run, step: Int(entry.step))
    }
    if run.failure == nil { rules.learn(run.trace, of: steps, in: CallbackRules.Setting(run.script, on: run.platform)) }
  }

  /// Neighbours in the order in which they usually come.
  func sorted(_ neighbours: [CallbackRules.Neighbour]) -> [CallbackRules.Neighbour] {
    neighbours.sorted { place(of: $0.callback) < place(of: $1.callback) }
  }

  private func place(of callback: Callback) -> (Int, UInt16) {
    (order[Int(callback.rawValue)] ?? .max, callback.rawValue)
  }

  /// A run and the step in it where the callback comes.
  func example(of callback: Callback) -> Example? { examples[Int(callback.rawValue)] }

  /// A run and the step in it that begins a transition and takes it back, where the callback comes in one.
  func cancelledExample(of callback: Callback) -> Example? { cancelled[Int(callback.rawValue)] }
}

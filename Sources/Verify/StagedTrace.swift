import LifecycleEngine

/// A run with what is asked of each entry.
final class StagedTrace: Sendable {
  let script: Script
  let entries: [Entry]
  let isWatched: [Bool]
  /// For each entry who received it.
  let receivers: [StagedReceivers]
  /// For each entry the number of its callback: claims look through thousands of runs for a few callbacks.
  let codes: [UInt16]
  /// The callbacks that the app is told: UIKit's own containers log nothing.
  let callbacks: CallbackSet
  /// All who receive something.
  private let onStage: StagedReceivers
  /// What the watched steps deliver.
  let watched: Passage
  /// Whether every step could be done.
  let isComplete: Bool
  /// What the state of the application does in the watched steps.
  let stateChanges: [StateChange]
  private let platform: Platform
  private let asked: AskedFacts

  /// The facts that nobody knows for sure and that the run has asked for.
  let openQuestions: [Fact]

  private static let openFacts = Fact.allCases.filter { $0.record.isOpen }

  /// Some of the entries, each with who received it.
  struct Passage: Sendable {
    var entries: [Entry] = []
    var receivers: [StagedReceivers] = []
    var callbacks = CallbackSet()

    fileprivate init(capacity: Int) {
      entries.reserveCapacity(capacity)
      receivers.reserveCapacity(capacity)
    }

    fileprivate mutating func append(_ entry: Entry, to receiver: StagedReceivers) {
      entries.append(entry)
      receivers.append(receiver)
      callbacks.insert(entry.callback.rawValue)
    }
  }

  init(_ plan: Plan, _ script: Script, on platform: Platform) {
    self.script = script
    self.platform = platform
    let asked = AskedFacts()
    self.asked = asked
    let run = ScenarioRun(script, on: platform.noting(asked))
    // Without the room for more that a trace has while it grows: thousands are kept.
    entries = run.trace.entries.withUnsafeBufferPointer { Array($0) }
    isComplete = run.failure == nil
    let count = entries.count
    let watchedSteps = plan.steps.map { $0.isWatched }
    let isSeen = { (entry: Entry) in Int(entry.step) < watchedSteps.count && watchedSteps[Int(entry.step)] }
    var (isWatched, receivers, codes): ([Bool], [StagedReceivers], [UInt16]) = ([], [], [])
    isWatched.reserveCapacity(count)
    receivers.reserveCapacity(count)
    codes.reserveCapacity(count)
    var watched = Passage(capacity: entries.count(where: isSeen))
    var (callbacks, onStage) = (CallbackSet(), StagedReceivers())
    var letters = StagedLetters(script)
    for entry in entries {
      let receiver = letters.receivers(of: entry)
      isWatched.append(isSeen(entry))
      receivers.append(receiver)
      codes.append(entry.callback.rawValue)
      if receiver != .containers { callbacks.insert(entry.callback.rawValue) }
      onStage.formUnion(receiver)
      if isSeen(entry) { watched.append(entry, to: receiver) }
    }
    self.isWatched = isWatched
    self.receivers = receivers
    self.codes = codes
    self.callbacks = callbacks
    self.onStage = onStage
    self.watched = watched
    openQuestions = StagedTrace.openFacts.filter { asked.has($0) }
    stateChanges = run.trace.stateChanges.filter { change in
      Int(change.step) < watchedSteps.count && watchedSteps[Int(change.step)]
    }
  }

  /// A run that equals another, whose entries it shares: thousands are kept, and most of a script equal one of a few.
  private init(_ run: StagedTrace, sharing other: StagedTrace) {
    (script, platform, asked) = (run.script, run.platform, run.asked)
    (openQuestions, stateChanges, isComplete) = (run.openQuestions, run.stateChanges, run.isComplete)
    (entries, isWatched, receivers, codes) = (other.entries, other.isWatched, other.receivers, other.codes)
    (watched, callbacks, onStage) = (other.watched, other.callbacks, other.onStage)
  }

  /// The same run with the entries of another that it equals.
  fileprivate func sharing(_ other: StagedTrace) -> StagedTrace { StagedTrace(self, sharing: other) }

  /// Whether a staged controller receives anything.
  func isOnStage(_ letter: UInt8) -> Bool { onStage.meets(StagedReceivers(letter: letter)) }

  /// Whether the same script runs the same on another platform, as far as one can tell without running it.
  func isSame(on other: Platform) -> Bool { platform.answersAlike(other, to: asked) }

  /// The run of a plan on a version where one fact is other than it is; nil where that changes nothing.
  func flipping(_ fact: Fact, on version: Version, of plan: Plan) -> StagedTrace? {
    let platform = Platform(version).flipping(fact)
    // What the run never asked for makes no difference to it.
    return isSame(on: platform) ? nil : StagedTrace(plan, script, on: platform)
  }

  /// Whether nobody could tell the runs apart. Both are of one script.
  func isSame(as other: StagedTrace) -> Bool { isComplete == other.isComplete && entries == other.entries }
}

/// The runs that were made of each script, for claims of all kinds. Versions that run it the same share one trace: of a
/// few dozen worlds a claim then looks at a handful.
struct StagedTraces: Sendable {
  private var indices: [StagingKey: Int] = [:]
  private var scripts: [Versions] = []

  /// One script with its runs.
  private struct Versions {
    let script: Script
    let plan: Plan
    /// All that were really run.
    var made: [StagedTrace] = []
    var runs: [(world: Assumed, trace: StagedTrace)] = []
  }

  /// A version, with some facts taken to be otherwise, if any.
  private struct Assumed: Equatable {
    var version: Version
    var flipped: [Fact]

    var platform: Platform { flipped.reduce(Platform(version)) { $0.flipping($1) } }
  }

  /// So many scripts with their runs are some megabytes. Claims are judged beside those of the same scripts, so that more
  /// would save few runs.
  private static let mostScripts = 100

  /// Forgets all where it is much. Lists of scripts that callers hold are good until then.
  mutating func makeRoom() {
    guard scripts.count > Self.mostScripts else { return }
    self = StagedTraces()
  }

  private mutating func script(
    for plan: Plan, _ kind: WorldFacts, _ claim: OrderClaim, _ features: StagingFeatures
  ) -> Int {
    let key = StagingKey(plan: plan, facts: kind, filter: claim.worlds.staged, features: features)
    if let known = indices[key] { return known }
    indices[key] = scripts.count
    scripts.append(Versions(script: Script(Staging.scenario(plan, kind, claim)), plan: plan))
    return scripts.count - 1
  }

  /// What a plan does in a world.
  /// - Parameters:
  ///   - features: those of the claim.
  ///   - found: a short list of the scripts that the caller had of the plan already.
  ///   - flipped: facts that are taken to be other than they are.
  mutating func trace(
    of plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim, _ features: StagingFeatures,
    _ found: inout [(kind: WorldFacts, index: Int)], flipping flipped: [Fact] = []
  ) -> StagedTrace {
    var kind = facts
    kind.version = .newest
    let world = Assumed(version: facts.version, flipped: flipped)
    if let known = found.first(where: { $0.kind == kind }) { return trace(of: known.index, in: world) }
    let index = script(for: plan, kind, claim, features)
    found.append((kind, index))
    return trace(of: index, in: world)
  }

  /// What a plan does in one world only.
  mutating func trace(of plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim) -> StagedTrace {
    var found: [(kind: WorldFacts, index: Int)] = []
    return trace(of: plan, facts, claim, StagingFeatures(claim), &found)
  }

  private mutating func trace(of script: Int, in world: Assumed) -> StagedTrace {
    for run in scripts[script].runs where run.world == world { return run.trace }
    let platform = world.platform
    let trace = scripts[script].made.first { $0.isSame(on: platform) } ?? run(script, on: platform)
    scripts[script].runs.append((world, trace))
    return trace
  }

  /// Another run; the earlier one that it equals where its answers made no difference.
  private mutating func run(_ script: Int, on platform: Platform) -> StagedTrace {
    let trace = StagedTrace(scripts[script].plan, scripts[script].script, on: platform)
    let known = scripts[script].runs.first { $0.trace.isSame(as: trace) }?.trace
    scripts[script].made.append(known.map(trace.sharing) ?? trace)
    return known ?? trace
  }
}

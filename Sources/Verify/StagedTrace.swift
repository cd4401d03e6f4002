import LifecycleEngine

/// A run with what is asked of each entry.
final class StagedTrace: Sendable {
  let script: Script
  let entries: [Entry]
  let isWatched: [Bool]
  let letters: [UInt8?]
  /// For each entry the number of its callback: claims look through thousands of runs for a few callbacks.
  let codes: [UInt8]
  /// The callbacks among the entries.
  let callbacks: ByteSet
  /// What the watched steps deliver.
  let watched: Passage
  /// Whether every step could be done.
  let isComplete: Bool
  private let platform: Platform
  private let asked = AskedFacts()

  /// Some of the entries, each with its letter.
  struct Passage: Sendable {
    var entries: [Entry] = []
    /// For each entry the staged controller that received it: 0 is `A`; nil for all else.
    var letters: [UInt8?] = []
    var callbacks = ByteSet()
  }

  init(_ plan: Plan, _ script: Script, on platform: Platform) {
    self.script = script
    self.platform = platform
    let run = ScenarioRun(script, on: platform.noting(asked))
    entries = run.trace.entries
    isWatched = entries.map { Int($0.step) < plan.steps.count && plan.steps[Int($0.step)].isWatched }
    var letters = StagedLetters(script)
    self.letters = entries.map { letters.letter(of: $0.receiver) }
    codes = entries.map { $0.callback.rawValue }
    callbacks = codes.reduce(into: ByteSet()) { $0.insert($1) }
    var watched = Passage()
    for index in entries.indices where isWatched[index] {
      watched.entries.append(entries[index])
      watched.letters.append(self.letters[index])
      watched.callbacks.insert(entries[index].callback.rawValue)
    }
    self.watched = watched
    isComplete = run.failure == nil
  }

  /// A run of its own, which no other claim shares.
  convenience init(_ stage: ClaimStage, _ facts: WorldFacts, _ claim: Claim, on platform: Platform? = nil) {
    let script = Script(Staging.scenario(stage.plan, facts, claim.order))
    self.init(stage.plan, script, on: platform ?? Platform(facts.version))
  }

  /// Whether the same script runs the same on another platform, as far as one can tell without running it.
  func isSame(on other: Platform) -> Bool { platform.answersAlike(other, to: asked) }

  /// Whether nobody could tell the runs apart. Both are of one script.
  func isSame(as other: StagedTrace) -> Bool { isComplete == other.isComplete && entries == other.entries }
}

/// The runs that were made of each script, for claims of all kinds. Versions that run it the same share one trace: of a few dozen worlds a
/// claim then looks at a handful.
struct StagedTraces: Sendable {
  private var indices: [StagingKey: Int] = [:]
  private var scripts: [Versions] = []

  /// One script with its runs.
  private struct Versions {
    let script: Script
    let plan: Plan
    /// All that were really run.
    var made: [StagedTrace] = []
    var runs: [(version: Version, trace: StagedTrace)] = []
  }

  /// Forgets all where it is much. Lists of scripts that callers hold are good until then.
  mutating func makeRoom() {
    guard scripts.count > 1_000 else { return }
    self = StagedTraces()
  }

  private mutating func script(for plan: Plan, _ kind: WorldFacts, _ claim: OrderClaim) -> Int {
    let key = StagingKey(plan, kind, claim)
    if let known = indices[key] { return known }
    indices[key] = scripts.count
    scripts.append(Versions(script: Script(Staging.scenario(plan, kind, claim)), plan: plan))
    return scripts.count - 1
  }

  /// What a plan does in a world. `found` is a short list of the scripts that the caller had of the plan already.
  mutating func trace(
    of plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim, _ found: inout [(kind: WorldFacts, index: Int)]
  ) -> StagedTrace {
    var kind = facts
    kind.version = .newest
    if let known = found.first(where: { $0.kind == kind }) { return trace(of: known.index, on: facts.version) }
    let index = script(for: plan, kind, claim)
    found.append((kind, index))
    return trace(of: index, on: facts.version)
  }

  private mutating func trace(of script: Int, on version: Version) -> StagedTrace {
    for run in scripts[script].runs where run.version == version { return run.trace }
    let platform = Platform(version)
    let trace = scripts[script].made.first { $0.isSame(on: platform) } ?? run(script, on: platform)
    scripts[script].runs.append((version, trace))
    return trace
  }

  /// Another run; the earlier one that it equals where its answers made no difference.
  private mutating func run(_ script: Int, on platform: Platform) -> StagedTrace {
    let trace = StagedTrace(scripts[script].plan, scripts[script].script, on: platform)
    scripts[script].made.append(trace)
    return scripts[script].runs.first { $0.trace.isSame(as: trace) }?.trace ?? trace
  }
}

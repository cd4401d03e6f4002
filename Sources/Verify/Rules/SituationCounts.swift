package import LifecycleEngine

/// Which callbacks come while something happens, who is told and how often: each way in which it comes about, run in every kind
/// of app on every version.
package struct SituationCounts: Sendable {
  /// What happens.
  package let situation: Situation
  /// The steps that bring it about in the likeliest way, as the scenario language has them.
  package private(set) var steps: [StaticString] = []
  private var counts = [Count](repeating: Count(), count: CallbackSet.capacity)

  /// Who is told: the part that a controller plays in what happens. What is no controller has none.
  package enum Part: UInt8, CaseIterable, Hashable, Sendable {
    case arriving, leaving, bystander, container
    /// A controller that plays none of these.
    case other
    /// A view, a delegate, an observer, a class.
    case noController
  }

  /// How often one callback comes.
  package struct Count: Sendable {
    /// The versions on which it could come.
    package fileprivate(set) var tried = VersionSet()
    /// Those on which it comes in some way and some app.
    package fileprivate(set) var some = VersionSet()
    /// Those on which it fails to come in some way or some app.
    fileprivate var missed = VersionSet()
    /// For each part that is told how often one and the same receiver is, at least and at most.
    package fileprivate(set) var parts: [(part: Part, times: ClosedRange<Int>)] = []
    /// When it comes in the newest run of the likeliest way in which it does, in order.
    package fileprivate(set) var marks: [Mark] = []

    /// Whether it comes in every way and every app, on the versions on which it comes at all.
    package var isAlways: Bool { some.isDisjoint(with: missed) }
  }

  /// A call in a run.
  package struct Mark: Hashable, Sendable {
    /// Who is told.
    package let part: Part
    /// When in the turn.
    package let phase: Phase
  }

  /// Runs the situation. Deterministic; up to some dozen short runs for each way.
  package init(of situation: Situation) {
    self.situation = situation
    for way in situation.ways {
      let staged = way.staged
      if steps.isEmpty { steps = staged.plan.steps.filter { $0.isWatched }.map { $0.action.text } }
      add(staged)
    }
  }

  /// What is known of a callback; nil where it could not come.
  package func count(of callback: Callback) -> Count? {
    let count = counts[Int(callback.rawValue)]
    return count.tried.isEmpty ? nil : count
  }

  // MARK: Runs

  private mutating func add(_ way: StagedWay) {
    var scripts: [(kind: WorldFacts, script: Script, runs: PlatformMemo<Told>)] = []
    // The newest first: what it shows is drawn.
    for facts in way.worlds(in: Self.space).reversed() {
      var kind = facts
      kind.version = .newest
      var place = scripts.firstIndex { $0.kind == kind } ?? scripts.count
      if place == scripts.count {
        let script = Script(Staging.scenario(way.plan, kind, Self.stage))
        scripts.append((kind, script, PlatformMemo()))
        place = scripts.count - 1
      }
      let script = scripts[place].script
      let told = scripts[place].runs.result(on: Platform(facts.version)) { Told(way, script, on: $0) }
      if told.isComplete { add(told, of: way.plan, script, facts) }
    }
  }

  private mutating func add(_ told: Told, of plan: Plan, _ script: Script, _ facts: WorldFacts) {
    let absent = CallbackRules.absent(script, on: Platform(facts.version))
    let version = VersionSet(facts.version)
    for callback in Callback.allCases
    where !absent.contains(callback.rawValue) && callback.isOnStage(of: plan, facts) {
      let index = Int(callback.rawValue)
      counts[index].tried.formUnion(version)
      if told.came.contains(callback.rawValue) {
        counts[index].some.formUnion(version)
      } else {
        counts[index].missed.formUnion(version)
      }
    }
    for call in told.calls {
      let index = Int(call.callback.rawValue)
      if !absent.contains(call.callback.rawValue) { counts[index].add(call) }
      if counts[index].marks.isEmpty { counts[index].marks = told.marks(of: call.callback) }
    }
  }

  /// Worlds of all versions: apps with scenes and without, the first controller alone and in a navigation controller.
  private static let space = WorldSpace(
    claim: OrderClaim(
      steps: [.init(actor: nil, callback: .viewDidLoad), .init(actor: nil, callback: .applicationDidBecomeActive)],
      situations: []),
    isAboutWhether: true)

  /// A stage with all that a callback may be sent to. What today's systems no longer ask for is left out: an app that has it is
  /// treated otherwise.
  private static let stage = OrderClaim(
    steps: Callback.allCases.filter { callback in
      switch callback {
      case .layoutSubviews, .didAddSubview, .updateConstraints, .initialize, .load: true
      // An app that has it is launched without the one that everybody writes.
      case .applicationDidFinishLaunching: false
      // A tab bar controller that has tabs of iOS 18 does not tell of controllers.
      case _ where callback.isOfTab: false
      default:
        callback.isSimulated && callback.info.deprecated == nil && !callback.info.owner.isOfLists
          && (callback.changesStaging || callback.info.owner.isContainerDelegate)
      }
    }.map { OrderClaim.Step(actor: nil, callback: $0) },
    situations: [])
}

extension SituationCounts.Count {
  fileprivate mutating func add(_ call: Told.Call) {
    guard let place = parts.firstIndex(where: { $0.part == call.part }) else {
      parts.append((call.part, call.times...call.times))
      return
    }
    let known = parts[place].times
    parts[place].times = min(known.lowerBound, call.times)...max(known.upperBound, call.times)
  }
}

/// What a run delivers in its watched steps.
private struct Told {
  /// Whether every step could be done.
  let isComplete: Bool
  private(set) var came = CallbackSet()
  /// How often each receiver is told each callback.
  private(set) var calls: [Call] = []
  private var marks: [(callback: Callback, mark: SituationCounts.Mark)] = []

  struct Call {
    let callback: Callback
    let receiver: Receiver
    let part: SituationCounts.Part
    var times = 1
  }

  init(_ way: StagedWay, _ script: Script, on platform: Platform) {
    let run = ScenarioRun(script, on: platform)
    isComplete = run.failure == nil
    var letters = StagedLetters(script)
    for entry in run.trace.entries {
      guard way.plan.steps.indices.contains(Int(entry.step)), way.plan.steps[Int(entry.step)].isWatched else {
        continue
      }
      let part = way.part(of: entry.receiver, &letters)
      came.insert(entry.callback.rawValue)
      marks.append((entry.callback, SituationCounts.Mark(part: part, phase: entry.phase)))
      if let place = calls.firstIndex(where: { $0.callback == entry.callback && $0.receiver == entry.receiver }) {
        calls[place].times += 1
      } else {
        calls.append(Call(callback: entry.callback, receiver: entry.receiver, part: part))
      }
    }
  }

  func marks(of callback: Callback) -> [SituationCounts.Mark] {
    marks.filter { $0.callback == callback }.map { $0.mark }
  }
}

extension StagedWay {
  fileprivate func part(of receiver: Receiver, _ letters: inout StagedLetters) -> SituationCounts.Part {
    guard receiver.kind == .controller else { return .noController }
    guard let letter = letters.letter(of: receiver) else { return .container }
    switch letter {
    case roles.arriving: return .arriving
    case roles.leaving: return .leaving
    case roles.container: return .container
    case roles.bystander: return .bystander
    default: return .other
    }
  }
}

extension Callback {
  /// Whether a world has somebody who could be told.
  fileprivate func isOnStage(of plan: Plan, _ facts: WorldFacts) -> Bool {
    switch info.owner {
    case .sceneDelegate, .windowSceneDelegate, .carPlaySceneDelegate: facts.lifeCycle == .scene
    case .navigationControllerDelegate: facts.isInNavigation
    case .tabBarControllerDelegate: plan.props.contains(.tabs) && !isOfTab
    default: info.family != .notifications || !isOfScene || facts.lifeCycle == .scene
    }
  }

  private var isOfScene: Bool {
    switch self {
    case .sceneWillConnectNotification, .sceneDidDisconnectNotification, .sceneDidActivateNotification,
      .sceneWillDeactivateNotification, .sceneWillEnterForegroundNotification, .sceneDidEnterBackgroundNotification:
      true
    default: false
    }
  }
}

/// Some of the modelled versions.
package struct VersionSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// None of them.
  package init() {}

  /// One; none where it is not modelled.
  init(_ version: Version) { bits = Self.bit(of: version) }

  /// Whether there is no version in it.
  package var isEmpty: Bool { bits == 0 }

  /// Oldest first.
  package var versions: [Version] { Version.modelled.filter(contains) }

  /// False for what is not modelled.
  package func contains(_ version: Version) -> Bool { bits & Self.bit(of: version) != 0 }

  /// Whether no version is in both.
  package func isDisjoint(with other: VersionSet) -> Bool { bits & other.bits == 0 }

  mutating func formUnion(_ other: VersionSet) { bits |= other.bits }

  /// 0 for what is not modelled.
  private static func bit(of version: Version) -> UInt32 {
    Version.modelled.firstIndex(of: version).map { 1 << UInt32($0) } ?? 0
  }
}

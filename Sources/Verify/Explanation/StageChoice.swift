import LifecycleEngine

/// The stages that can print a log, the likeliest first.
struct StageChoice {
  private let callbacks: [Callback]
  private let versions: VersionRange?
  private let lifeCycle: LifeCycle?
  /// The first version that has all that the log shows.
  let introduced: Version
  /// Whether there is a version that calls all that the log shows.
  private let isCalledSomewhere: Bool

  init(_ steps: [OrderClaim.Step], versions: VersionRange? = nil, lifeCycle: LifeCycle? = nil) {
    var callbacks: [Callback] = []
    for step in steps where !callbacks.contains(step.callback) { callbacks.append(step.callback) }
    self.callbacks = callbacks
    self.versions = versions
    self.lifeCycle = lifeCycle
    introduced = callbacks.reduce(Version.oldest) { max($0, $1.info.introduced) }
    isCalledSomewhere = Version.modelled.contains { StageChoice.calls(callbacks, on: $0) }
  }

  /// On versions that differ most.
  var first: [Stage] { stages(on: [Version(26), Version(12), Version(9)]) }

  /// The commonest of them, for the judging of many notes.
  var few: [Stage] {
    let view = views.first
    return first.filter { stage in
      stage.root != .navigationInTabs && stage.view == view
        && lifeCycles(on: stage.version).first == stage.lifeCycle
    }
  }

  /// On all others, the newest first.
  var rest: [Stage] {
    stages(on: Version.modelled.reversed().filter { ![Version(26), Version(12), Version(9)].contains($0) })
  }

  private func stages(on wanted: [Version]) -> [Stage] {
    var stages: [Stage] = []
    let (optional, makings, views) = (optional, makings, views)
    for version in wanted where isPossible(version) {
      for lifeCycle in lifeCycles(on: version) {
        for root in roots {
          let delegates = delegates(root)
          for making in makings {
            for view in views {
              var stage = Stage(
                root: root, making: making, version: version, lifeCycle: lifeCycle, view: view,
                optional: optional, delegates: delegates, hasProviders: hasProviders,
                containsControllers: containsControllers)
              stages.append(stage)
              guard logsNestedInitializers else { continue }
              stage.logsAfterSuper = true
              stages.append(stage)
            }
          }
        }
      }
    }
    return stages
  }

  /// A version that calls all that the log shows, if there is one; else one that has come far enough.
  private func isPossible(_ version: Version) -> Bool {
    guard version >= introduced, versions.map({ $0.contains(version) }) ?? true else { return false }
    return !isCalledSomewhere || StageChoice.calls(callbacks, on: version)
  }

  private static func calls(_ callbacks: [Callback], on version: Version) -> Bool {
    callbacks.allSatisfy { $0.info.isCalled(on: version) }
  }

  func lifeCycles(on version: Version) -> [LifeCycle] {
    guard Platform(version)[.hasScenes] else { return lifeCycle == .scene ? [] : [.app] }
    if let lifeCycle { return [lifeCycle] }
    if callbacks.contains(where: { $0.info.owner == .sceneDelegate }) { return [.scene] }
    let namesStates = callbacks.contains { $0.info.owner == .applicationDelegate && !$0.isSentWithScenes }
    return namesStates ? [.app] : [.scene, .app]
  }

  private var roots: [Stage.Root] {
    let hasController = callbacks.contains { $0.needsActor }
    guard hasController else { return [.plain] }
    return [.navigation, .plain, .tabs, .navigationInTabs]
  }

  private var makings: [Stage.Making] {
    let hasCoder = callbacks.contains(.initWithCoder) || callbacks.contains(.awakeFromNib)
    let hasCode = callbacks.contains(.initPlain)
    let hasNib = callbacks.contains(.initWithNibNameBundle)
    switch (hasCoder, hasCode, hasNib) {
    case (_, false, false): return hasCoder ? [.storyboard, .storyboardThenCode] : [.storyboardThenCode]
    case (_, false, true): return [.storyboardThenNib, .storyboardThenCode, .code]
    case (true, true, _): return [.storyboardThenCode]
    case (false, true, _): return [.storyboardThenCode, .code]
    }
  }

  private var views: [Stage.ViewUse] {
    let owned = callbacks.filter { $0.info.owner == .view }
    guard !owned.isEmpty else { return [.none] }
    let hasController = callbacks.contains { $0.info.owner == .viewController }
    return hasController ? [.madeOnLoad, .root, .loose] : [.loose, .madeOnLoad]
  }

  private var logsNestedInitializers: Bool {
    callbacks.contains(.initPlain) && callbacks.contains(.initWithNibNameBundle)
  }

  private var optional: [Callback] {
    // Of the two ends of a launch the older one is asked for only where the app has no other.
    let namesOldLaunch = callbacks.contains(.applicationDidFinishLaunching)
    return callbacks.filter { callback in
      !callback.info.owner.isContainerDelegate && callback.changesStaging
        || namesOldLaunch && callback == .applicationDidFinishLaunchingWithOptions
    }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The delegates that the log shows and that can be there.
  private func delegates(_ root: Stage.Root) -> [Owner] {
    var owners: [Owner] = []
    for callback in callbacks {
      let owner = callback.info.owner
      let isThere =
        switch owner {
        case .navigationControllerDelegate: root == .navigation
        case .tabBarControllerDelegate: root == .tabs
        case .adaptivePresentationDelegate: true
        default: false
        }
      if isThere, !owners.contains(owner) { owners.append(owner) }
    }
    return owners.sorted { $0.rawValue < $1.rawValue }
  }

  private var hasProviders: Bool { callbacks.contains { $0.isOfTab } }

  private var containsControllers: Bool {
    callbacks.contains(.willMoveToParentViewController) || callbacks.contains(.didMoveToParentViewController)
  }
}

public import LifecycleEngine

/// What a claim leaves open, with one value for each: the worlds over which it is judged.
struct WorldFacts: Hashable, Sendable {
  var version: Version
  var lifeCycle: LifeCycle
  /// Whether the first controller is the root of a navigation controller.
  var isInNavigation: Bool
  /// Where the controller that the claim is about comes from.
  var origin: Origin
}

/// The worlds that fit a claim.
struct WorldSpace {
  let claim: OrderClaim
  let plan: Plan

  /// Every combination, oldest version first. At most a few dozen.
  var all: [WorldFacts] {
    var worlds: [WorldFacts] = []
    for version in versions {
      for lifeCycle in lifeCycles(on: version) {
        for isInNavigation in containers {
          for origin in origins {
            worlds.append(
              WorldFacts(version: version, lifeCycle: lifeCycle, isInNavigation: isInNavigation, origin: origin))
          }
        }
      }
    }
    return worlds
  }

  /// From the first version that has all of the callbacks on; versions that no longer send them do fit, for the
  /// claim does not say that it speaks of the past.
  private var versions: [Version] {
    let introduced = claim.steps.map { $0.callback.info.introduced }.reduce(Version.oldest) { max($0, $1) }
    let range = claim.versions ?? .all
    let fitting = range.modelled.filter { $0 >= introduced && $0 >= oldestOfPlan }
    return fitting.isEmpty ? [] : fitting
  }

  /// What the steps themselves need.
  private var oldestOfPlan: Version {
    let needsSwipe = plan.steps.contains { $0.action == .swipeBack || $0.action == .swipeBackCancelled }
    let needsBackground = plan.steps.contains { $0.action == .open || $0.action == .suspend }
    let usesChildren = plan.steps.contains { $0.action == .addChildB }
    if needsSwipe { return Version(7) }
    if usesChildren { return Version(5) }
    return needsBackground ? Version(4) : .oldest
  }

  /// A claim about the application delegate's states fits apps without scenes, one about a scene delegate apps
  /// with them.
  private func lifeCycles(on version: Version) -> [LifeCycle] {
    if let stated = claim.lifeCycle { return [stated] }
    let scenesExist = Platform(version)[.hasScenes]
    let namesScene = claim.steps.contains { $0.callback.info.owner == .sceneDelegate }
    if namesScene { return scenesExist ? [.scene] : [] }
    let namesStates = claim.steps.contains {
      $0.callback.info.owner == .applicationDelegate && !$0.callback.isSentWithScenes
    }
    if namesStates || !scenesExist { return [.app] }
    let watchesLaunch = plan.steps.contains { $0.isWatched && $0.action == .launch }
    return watchesLaunch ? [.app, .scene] : [.scene]
  }

  private var containers: [Bool] {
    if plan.needsTabs { return [false] }
    if plan.needsNavigation { return [true] }
    let hasController = claim.steps.contains { $0.callback.info.owner == .viewController }
    return hasController ? [false, true] : [false]
  }

  private var origins: [Origin] {
    let callbacks = claim.steps.map { $0.callback }
    if callbacks.contains(.initWithCoder) || callbacks.contains(.awakeFromNib) { return [.storyboard] }
    if callbacks.contains(.initWithNibNameBundle) && !callbacks.contains(.initPlain) { return [.nib, .code] }
    return [.code]
  }
}

extension Version {
  /// The oldest version that apps are still made for.
  static var oldestInUse: Version { Version(12) }
}

extension Callback {
  /// Whether the application delegate still gets it in an app with scenes.
  var isSentWithScenes: Bool {
    switch self {
    case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationOpenURLOptions, .applicationOpenURLSourceApplicationAnnotation,
      .applicationHandleOpenURL, .applicationContinueUserActivityRestorationHandler,
      .applicationWillContinueUserActivityWithType, .applicationDidReceiveRemoteNotification:
      false
    default: true
    }
  }

  /// Whether the engine ever sends it: what it does not model it cannot judge.
  public var isSimulated: Bool {
    switch info.family {
    case .restoration: return false
    default: break
    }
    switch info.owner {
    case .textFieldDelegate, .swiftUIView, .searchControllerDelegate, .popoverControllerDelegate,
      .splitViewControllerDelegate, .presentationController:
      return false
    default: return info.kind != .message
    }
  }
}

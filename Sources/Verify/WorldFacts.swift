package import LifecycleEngine

/// What a claim leaves open, with one value for each: the worlds over which it is judged.
struct WorldFacts: Hashable, Sendable {
  var version: Version
  var lifeCycle: LifeCycle
  /// Whether the first controller is the root of a navigation controller.
  var isInNavigation: Bool
  /// Where the controller that the claim is about comes from.
  var origin: Origin
}

/// A world in which a statement was tried, and whether it is true there.
typealias JudgedWorld = (facts: WorldFacts, isTrue: Bool)

/// What some worlds of one version differ in.
package struct WorldSpread: Hashable, Sendable {
  /// Apps with scenes, and apps without.
  package let scenes: Bool
  /// The first controller alone, and in a navigation controller.
  package let container: Bool
  /// Controllers from a file, and from code.
  package let origin: Bool

  /// Of any worlds. Complexity: O(worlds²), for a few dozen.
  init(_ worlds: [WorldFacts]) {
    func differ<Value: Equatable>(_ value: (WorldFacts) -> Value) -> Bool {
      worlds.contains { one in worlds.contains { $0.version == one.version && value($0) != value(one) } }
    }
    scenes = differ { $0.lifeCycle }
    container = differ { $0.isInNavigation }
    origin = differ { $0.origin }
  }
}

/// The worlds that fit a claim.
struct WorldSpace {
  /// Those that have all of the callbacks, oldest first.
  private let versions: [(version: Version, lifeCycles: LifeCycles)]
  private let hasController: Bool
  private let origins: [Origin]
  private let filter: WorldFilter

  /// What apps can be like.
  private enum LifeCycles {
    case one(LifeCycle)
    /// Those with scenes are like all others but at the launch.
    case bothAtLaunch
    case both
    case none
  }

  /// - Parameter isAboutWhether: whether the claim is that something comes or not. What an application's delegate is
  ///   told of its states it is told without scenes only; an order of it is one of those apps.
  init(claim: OrderClaim, isAboutWhether: Bool = false) {
    let callbacks = claim.steps.map { $0.callback }
    filter = claim.worlds
    // Versions that no longer send the callbacks do fit, for the claim does not say that it speaks of the past.
    let introduced = callbacks.reduce(Version.oldest) { max($0, $1.info.introduced) }
    versions = (claim.worlds.versions ?? .all).modelled.filter { $0 >= introduced }.map {
      ($0, WorldSpace.lifeCycles(of: claim.worlds.lifeCycle, callbacks, isAboutWhether, Platform($0)[.hasScenes]))
    }
    hasController = callbacks.contains { $0.info.owner == .viewController }
    if let origin = claim.worlds.origin {
      origins = [origin]
    } else if callbacks.contains(.initWithCoder) || callbacks.contains(.awakeFromNib) {
      // Whether one that is made gets it is another question than where it comes among others.
      origins = isAboutWhether ? [.storyboard, .code] : [.storyboard]
    } else {
      origins = callbacks.contains(.initWithNibNameBundle) && !callbacks.contains(.initPlain) ? [.nib, .code] : [.code]
    }
  }

  /// Every combination in which a plan can be carried out, oldest version first. At most a few dozen.
  func worlds(for plan: Plan) -> [WorldFacts] {
    guard filter.allows(plan) else { return [] }
    let oldest = plan.oldest
    let watchesLaunch = plan.steps.contains { $0.isWatched && $0.action == .launch }
    let containers = containers(of: plan)
    let both: [LifeCycle] = [.app, .scene]
    var worlds: [WorldFacts] = []
    worlds.reserveCapacity(versions.count * 2 * containers.count * origins.count)
    for (version, lifeCycles) in versions where version >= oldest {
      for lifeCycle in both where WorldSpace.has(lifeCycles, lifeCycle, watchesLaunch) {
        // Only apps with scenes have several windows.
        if lifeCycle == .app, plan.props.contains(.windows) { continue }
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

  /// Whether the first controller is the root of a navigation controller, or either.
  private func containers(of plan: Plan) -> [Bool] {
    if plan.props.contains(.navigation) || filter.container == .navigation { return [true] }
    if !plan.props.isDisjoint(with: [.tabs, .pages]) || filter.container != nil { return [false] }
    return hasController ? [false, true] : [false]
  }

  /// Whether controllers may come from there.
  func allows(_ origin: Origin) -> Bool { filter.origin == nil || filter.origin == origin }

  /// A claim about the application delegate's states fits apps without scenes, one about a scene delegate apps
  /// with them.
  private static func lifeCycles(
    of stated: LifeCycle?, _ callbacks: [Callback], _ isAboutWhether: Bool, _ hasScenes: Bool
  ) -> LifeCycles {
    if let stated { return stated == .scene && !hasScenes ? .none : .one(stated) }
    if callbacks.contains(where: { $0.info.owner == .sceneDelegate }) { return hasScenes ? .one(.scene) : .none }
    let namesStates = callbacks.contains { $0.info.owner == .applicationDelegate && !$0.isSentWithScenes }
    if !hasScenes { return .one(.app) }
    return !namesStates ? .bothAtLaunch : isAboutWhether ? .both : .one(.app)
  }

  private static func has(_ lifeCycles: LifeCycles, _ lifeCycle: LifeCycle, _ watchesLaunch: Bool) -> Bool {
    switch lifeCycles {
    case .one(let only): only == lifeCycle
    case .bothAtLaunch: watchesLaunch || lifeCycle == .scene
    case .both: true
    case .none: false
    }
  }
}

extension Version {
  /// The oldest version that apps are still made for.
  static var oldestInUse: Version { Version(12) }

  /// What was otherwise on older versions no order of a note needs to say.
  static var oldestRemembered: Version { Version(7) }
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
  package var isSimulated: Bool {
    switch info.family {
    case .restoration: return false
    // No situation has them: they come where a scenario asks for them.
    case .layout where info.kind != .callback, .viewHierarchy where info.kind == .call && self != .removeFromSuperview:
      return false
    default: break
    }
    if self == .layoutSublayersOfLayer || self == .displayLayer { return false }
    switch info.owner {
    case _ where info.owner.isOfLists: return isOfCells
    case .scrollViewDelegate, .tableView, .tableViewHeaderFooterView, .swiftUIView, .viewControllerRepresentable,
      .viewRepresentable, .transitioningDelegate,
      .animatedTransitioning, .interactiveTransitioning, .searchControllerDelegate,
      .popoverControllerDelegate,
      .popoverPresentationDelegate,
      .splitViewControllerDelegate, .presentationController:
      return false
    default: return info.kind != .message
    }
  }
}

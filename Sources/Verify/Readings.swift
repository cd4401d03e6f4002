import LifecycleEngine

/// The ways in which a claim can be meant, the simplest first. A note is read charitably: the reading under which
/// it fares best is the one that is judged.
enum Readings {
  static func of(_ claim: OrderClaim) -> [StagedWay] {
    if claim.situations.contains(.lifeOfOneController) { return lives(claim) }
    if claim.situations.isEmpty || claim.situations == [.unknown] { return unknown(claim) }
    // A list may begin with how the one is made that the situation is about.
    let ways = SituationSequence.ways(claim.situations, after: claim.after, watchesMaking: true)
    return claim.printsLoadOnReturn ? ways + Situation.viewSetToNil.ways.map { $0.staged } : ways
  }

  /// The readings, for nested initialisers also with the lines that an app prints after `super`.
  static func withLogStyles(_ claim: OrderClaim) -> [StagedWay] {
    let ways = of(claim)
    guard claim.hasNestedInitializers else { return ways }
    return ways
      + ways.map { way in
        var way = way
        way.plan.logsAfterSuper = true
        return way
      }
  }

  /// The claim for each of its situations alone.
  static func alternatives(of claim: OrderClaim) -> [OrderClaim] {
    guard claim.situations.count > 1 else { return [] }
    return claim.situations.map { situation in
      var copy = claim
      copy.situations = [situation]
      return copy
    }
  }

  /// The life of one controller, `B`: pushed and popped, presented and dismissed, or `A` from launch on. A
  /// memory warning comes where the claim names one.
  private static func lives(_ claim: OrderClaim) -> [StagedWay] {
    let warns = claim.steps.contains { step in
      switch step.callback {
      case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .applicationDidReceiveMemoryWarning: true
      default: false
      }
    }
    var ways: [Way] = []
    if claim.steps.contains(where: { $0.callback == .load || $0.callback == .main }) {
      ways.append(Way([], [.launch, .pushB, .pop]))
    }
    if warns {
      ways += [
        Way([.launch], [.pushB, .memoryWarning, .pop]),
        Way([.launch], [.pushB, .pushC, .memoryWarning, .pop, .pop]),
        Way([.launch], [.pushB, .pushC, .memoryWarning, .popToRoot]),
        Way([], [.launch, .pushB, .memoryWarning]), Way([], [.launch, .memoryWarning]),
      ]
    }
    return (ways + Situation.lifeOfOneController.ways).map { $0.staged }
  }

  /// How much of a life an order tells: a view comes and goes with the same callbacks, an application that was left and opened
  /// again is left once more before it ends, so that each callback is told where it comes first. From the launch to the
  /// background and back what comes twice is told where it fits.
  static func completeness(of claim: OrderClaim) -> OrderClaim.Completeness {
    guard claim.completeness == .projection, !claim.isRecorded else { return claim.completeness }
    let situations = claim.situations
    if situations == [.lifeOfOneView] {
      return claim.steps.contains { $0.callback == .dealloc } ? .firstTimes : .projection
    }
    if situations.last == .kill, situations.contains(.foreground) { return .firstTimes }
    // From where it is active, and not from its launch.
    let isPart =
      claim.steps.first?.callback.tellsOfActivity ?? false
      && Set(claim.steps.map { $0.callback }).count == claim.steps.count
    return isPart && situations == [.launch, .background, .foreground] ? .subsequence : .projection
  }

  /// Nothing is said of what happens: every situation that could bring these callbacks.
  private static func unknown(_ claim: OrderClaim) -> [StagedWay] {
    let families = Set(claim.steps.map { $0.callback.info.owner == .view })
    if families == [true] { return Situation.lifeOfOneView.ways.map { $0.staged } }
    let isController = claim.steps.contains { $0.callback.info.owner == .viewController }
    let actors = claim.steps.compactMap { $0.actor }.reduce(into: 0) { $0 = max($0, Int($1) + 1) }
    if isController && actors < 2 {
      return lives(claim) + [[.push], [.pop], [.present], [.dismiss], [.tabSwitch], [.rotation]].compactMap(first)
    }
    if isController {
      return [
        [.push], [.pop], [.present], [.dismiss], [.tabSwitch], [.swipeBackCancelled], [.push, .pop],
        [.present, .dismiss], [.launch, .push], [.launch, .push, .pop], [.launch, .present],
      ].compactMap(first)
    }
    return [
      [.launch], [.background], [.foreground], [.launch, .background], [.background, .foreground],
      [.launch, .background, .foreground], [.kill], [.launch, .background, .foreground, .kill], [.lock],
      [.appSwitcher], [.backToApp], [.notificationTap], [.openURL], [.memoryWarning],
    ].compactMap(first)
  }

  private static func first(_ situations: [Situation]) -> StagedWay? { SituationSequence.ways(situations).first }
}

extension OrderClaim {
  /// Whether a real log says that a view is loaded on a pop: then the app had let it go, and no list would say so.
  fileprivate var printsLoadOnReturn: Bool {
    isRecorded && situations == [.pop] && steps.contains { $0.callback == .viewDidLoad || $0.callback == .loadView }
  }
}

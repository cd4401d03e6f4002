import LifecycleEngine

/// The ways in which a claim can be meant, the simplest first. A note is read charitably: the reading under which
/// it fares best is the one that is judged.
enum Readings {
  static func of(_ claim: OrderClaim) -> [Plan] {
    if claim.situations.contains(.lifeOfOneController) { return lives(claim) }
    let single = claim.situations.count == 1 ? claim.situations.first : nil
    switch single {
    case .lifeOfOneView: return viewLives()
    case .kill: return [plan(.kill), plan([(.launch, false), (.home, false), (.kill, true)])]
    case .openURL: return [plan(.openURL), plan([(.launchByURL, true)])]
    case .notificationTap: return [plan(.notificationTap), plan([(.launchByNotification, true)])]
    case .appears:
      return [
        plan(.push), plan(.present), plan([(.launch, true)]), plan(.tabSwitch), plan(.pop), plan(.dismiss),
      ]
    case .disappears: return [plan(.pop), plan(.dismiss), plan(.push), plan(.present)]
    case .returns: return [plan(.pop), plan(.dismiss)]
    case .viewAdded: return [plan(.viewAdded), viewLives()[0]]
    case .memoryWarning: return memoryWarnings()
    case .unknown: return unknown(claim)
    case nil where claim.situations.isEmpty: return unknown(claim)
    default: return [sequence(claim.situations)]
    }
  }

  /// The readings, for nested initialisers also with the lines that an app prints after `super`.
  static func withLogStyles(_ claim: OrderClaim) -> [Plan] {
    let plans = of(claim)
    guard claim.hasNestedInitializers else { return plans }
    return plans
      + plans.map { plan in
        var plan = plan
        plan.logsAfterSuper = true
        return plan
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

  private static func sequence(_ situations: [Situation]) -> Plan {
    var planner = Planner()
    for situation in situations { planner.add(situation) }
    return planner.plan
  }

  private static func plan(_ situation: Situation) -> Plan { sequence([situation]) }

  private static func plan(_ steps: [(PlanStep, Bool)]) -> Plan {
    var planner = Planner()
    planner.append(steps)
    return planner.plan
  }

  /// The life of one controller, `B`: pushed and popped, presented and dismissed, or `A` from launch on. A
  /// memory warning comes where the claim names one.
  private static func lives(_ claim: OrderClaim) -> [Plan] {
    let warns = claim.steps.contains { step in
      switch step.callback {
      case .didReceiveMemoryWarning, .viewWillUnload, .viewDidUnload, .applicationDidReceiveMemoryWarning: true
      default: false
      }
    }
    let start: [(PlanStep, Bool)] = [(.launch, false), (.pushB, true)]
    var plans: [Plan] = []
    if claim.steps.contains(where: { $0.callback == .load || $0.callback == .main }) {
      plans.append(plan([(.launch, true), (.pushB, true), (.pop, true)]))
    }
    if warns {
      plans.append(plan(start + [(.memoryWarning, true), (.pop, true)]))
      plans.append(plan(start + [(.pushC, true), (.memoryWarning, true), (.pop, true), (.pop, true)]))
      plans.append(plan(start + [(.pushC, true), (.memoryWarning, true), (.popToRoot, true)]))
      plans.append(plan([(.launch, true), (.pushB, true), (.memoryWarning, true)]))
      plans.append(plan([(.launch, true), (.memoryWarning, true)]))
    }
    plans.append(plan(start + [(.pop, true)]))
    plans.append(plan([(.launch, false), (.presentB, true), (.dismiss, true)]))
    plans.append(plan([(.launch, true)]))
    plans.append(plan([(.launch, true), (.pushB, true)]))
    plans.append(plan([(.launch, true), (.pushB, true), (.pop, true)]))
    return plans
  }

  /// The controller that is warned stands on screen, or is covered, so that its view may go.
  private static func memoryWarnings() -> [Plan] {
    [
      plan(.memoryWarning), plan([(.launch, false), (.pushB, false), (.memoryWarning, true)]),
      plan([(.launch, false), (.pushB, false), (.pushC, false), (.memoryWarning, true)]),
    ]
  }

  /// A view comes and goes with the same callbacks: a life is told by where each of them comes first.
  static func isLifeOfView(_ claim: OrderClaim) -> Bool {
    !claim.isRecorded && claim.situations == [.lifeOfOneView] && claim.steps.contains { $0.callback == .dealloc }
  }

  private static func viewLives() -> [Plan] {
    var onLoad = Planner()
    onLoad.append([(.launch, true), (.removeV, true), (.releaseV, true)])
    onLoad.addViewOnLoad()
    var added = Planner()
    added.add(.lifeOfOneView)
    var shown = Planner()
    shown.append([(.launch, true)])
    shown.addViewOnLoad()
    return [shown.plan, onLoad.plan, added.plan]
  }

  /// Nothing is said of what happens: every situation that could bring these callbacks.
  private static func unknown(_ claim: OrderClaim) -> [Plan] {
    let families = Set(claim.steps.map { $0.callback.info.owner == .view })
    if families == [true] { return viewLives() }
    let isController = claim.steps.contains { $0.callback.info.owner == .viewController }
    let actors = claim.steps.compactMap { $0.actor }.reduce(into: 0) { $0 = max($0, Int($1) + 1) }
    if isController && actors < 2 {
      return lives(claim) + [
        plan(.push), plan(.pop), plan(.present), plan(.dismiss), plan(.tabSwitch), plan(.rotation),
      ]
    }
    if isController {
      return [
        plan(.push), plan(.pop), plan(.present), plan(.dismiss), plan(.tabSwitch), plan(.swipeBackCancelled),
        sequence([.push, .pop]), sequence([.present, .dismiss]), sequence([.launch, .push]),
        sequence([.launch, .push, .pop]), sequence([.launch, .present]),
      ]
    }
    return [
      plan(.launch), plan(.background), plan(.foreground), sequence([.launch, .background]),
      sequence([.background, .foreground]), sequence([.launch, .background, .foreground]), plan(.kill),
      sequence([.launch, .background, .foreground, .kill]), plan(.lock), plan(.appSwitcherOpen), plan(.backToApp),
      plan(.notificationTap), plan(.openURL), plan(.memoryWarning),
    ]
  }
}

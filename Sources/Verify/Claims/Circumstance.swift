import LifecycleEngine

/// What a statement says happens: "when the view is asked for", "on a push".
public enum Circumstance: UInt8, Hashable, Sendable, CaseIterable {
  case made, madeFromStoryboard, madeFromNib, madeInCode, decoded, leftUnloaded, viewRequested, viewLoads
  case appears, disappears, covered, returns
  case returnsAfterMemoryWarning
  case push, pop, present, dismiss, tabSwitch, swipeBack, swipeBackCancelled
  case layout, rotation, memoryWarning, released
  case viewAdded, viewRemoved, viewEntersWindow, viewLeavesWindow, childAdded, childRemoved
  case windowShown
  case launch, background, foreground, becomesActive, resignsActive, interruption, lock, unlock
  case appSwitcher, backToApp, terminated, killedWhileSuspended, openURL, notificationTap
}

/// One way in which a circumstance comes about.
struct ClaimStage: Hashable, Sendable {
  var plan: Plan
  /// The staged controller that the statement is about; nil for whoever gets the callback.
  var subject: UInt8?
  var origin: Origin?
}

extension Circumstance {
  /// All ways that are tried, the shortest first.
  var stages: [ClaimStage] {
    switch self {
    case .made, .madeInCode, .madeFromStoryboard, .madeFromNib, .decoded: making
    case .leftUnloaded: [stage([(.launch, false), (.createB, true)], subject: 1)]
    case .viewRequested: [stage([(.launch, false), (.createB, false), (.loadB, true)], subject: 1)]
    case .viewLoads: Circumstance.viewRequested.stages + [stage([(.launch, false), (.pushB, true)], subject: 1)]
    case .appears, .disappears, .covered, .returns: appearing
    case .returnsAfterMemoryWarning:
      [stage([(.launch, false), (.pushB, false), (.memoryWarning, false), (.pop, true)], subject: 0)]
    case .push, .pop, .present, .dismiss, .tabSwitch, .swipeBack, .swipeBackCancelled: transitions
    case .layout, .rotation, .memoryWarning, .released: others
    case .viewAdded, .viewRemoved, .viewEntersWindow, .viewLeavesWindow, .childAdded, .childRemoved: hierarchy
    case .windowShown: [stage([(.launch, false), (.showWindow, true)], subject: 0)]
    default: application
    }
  }

  /// Made, and its view asked for: what is loaded from a file is loaded only then.
  private var making: [ClaimStage] {
    let steps: [(PlanStep, Bool)] = [(.launch, false), (.createB, true), (.loadB, true)]
    switch self {
    case .madeFromStoryboard, .decoded: return [stage(steps, subject: 1, origin: .storyboard)]
    case .madeFromNib: return [stage(steps, subject: 1, origin: .nib), stage(steps, subject: 1, origin: .storyboard)]
    default: return [stage(steps, subject: 1, origin: .code)]
    }
  }

  private var appearing: [ClaimStage] {
    switch self {
    case .appears:
      return [
        stage([(.launch, true)], subject: 0), stage([(.launch, false), (.pushB, true)], subject: 1),
        stage([(.launch, false), (.presentB, true)], subject: 1),
        stage([(.launch, false), (.selectB, true)], subject: 1),
      ] + Circumstance.pop.stages.map { $0.about(0) }
    case .disappears:
      return [
        stage([(.launch, false), (.pushB, true)], subject: 0), stage([(.launch, false), (.selectB, true)], subject: 0),
        stage([(.launch, false), (.pushB, false), (.pop, true)], subject: 1),
        stage([(.launch, false), (.presentB, false), (.dismiss, true)], subject: 1),
        stage([(.launch, false), (.presentFullScreen, true)], subject: 0),
      ]
    case .covered:
      return [
        stage([(.launch, false), (.pushB, true)], subject: 0),
        stage([(.launch, false), (.presentFullScreen, true)], subject: 0),
        stage([(.launch, false), (.presentOverFullScreen, true)], subject: 0),
        stage([(.launch, false), (.presentB, true)], subject: 0),
      ]
    default: return Circumstance.pop.stages.map { $0.about(0) } + Circumstance.dismiss.stages.map { $0.about(0) }
    }
  }

  private var transitions: [ClaimStage] {
    switch self {
    case .push: [stage([(.launch, false), (.pushB, true)])]
    case .pop: [stage([(.launch, false), (.pushB, false), (.pop, true)])]
    case .present: [stage([(.launch, false), (.presentB, true)])]
    case .dismiss: [stage([(.launch, false), (.presentB, false), (.dismiss, true)])]
    case .tabSwitch:
      [
        stage([(.launch, false), (.selectB, true)]),
        stage([(.launch, false), (.selectB, false), (.selectA, true)]),
      ]
    case .swipeBack: [stage([(.launch, false), (.pushB, false), (.swipeBack, true)])]
    default: [stage([(.launch, false), (.pushB, false), (.swipeBackCancelled, true)])]
    }
  }

  private var others: [ClaimStage] {
    switch self {
    case .layout: [stage([(.launch, true)], subject: 0), stage([(.launch, false), (.rotate, true)], subject: 0)]
    case .rotation: [stage([(.launch, false), (.rotate, true)])]
    case .memoryWarning:
      // With a controller in front and one behind it: what happens, happens to one of them.
      [stage([(.launch, false), (.pushB, false), (.memoryWarning, true)])]
    default:
      [
        stage([(.launch, false), (.pushB, false), (.pop, true)], subject: 1),
        stage([(.launch, false), (.presentB, false), (.dismiss, true)], subject: 1),
      ]
    }
  }

  private var hierarchy: [ClaimStage] {
    switch self {
    case .viewAdded, .viewEntersWindow:
      [stage([(.launch, false), (.createV, false), (.addV, true)])]
    case .viewRemoved, .viewLeavesWindow:
      [stage([(.launch, false), (.createV, false), (.addV, false), (.removeV, true)])]
    case .childAdded: [stage([(.launch, false), (.addChildB, true)], subject: 1)]
    default: [stage([(.launch, false), (.addChildB, false), (.removeChildB, true)], subject: 1)]
    }
  }

  private var application: [ClaimStage] {
    switch self {
    case .launch: [stage([(.launch, true)])]
    case .background: [stage([(.launch, false), (.home, true)])]
    case .foreground: [stage([(.launch, false), (.home, false), (.open, true)])]
    case .becomesActive: Circumstance.launch.stages + Circumstance.foreground.stages + Circumstance.backToApp.stages
    case .resignsActive: Circumstance.background.stages + Circumstance.appSwitcher.stages + Circumstance.lock.stages
    case .interruption:
      [
        stage([(.launch, false), (.callArrives, true)]), stage([(.launch, false), (.controlCenter, true)]),
        stage([(.launch, false), (.appSwitcher, true)]),
      ]
    case .lock: [stage([(.launch, false), (.lock, true)])]
    case .unlock: [stage([(.launch, false), (.lock, false), (.unlock, true)])]
    case .appSwitcher: [stage([(.launch, false), (.appSwitcher, true)])]
    case .backToApp: [stage([(.launch, false), (.appSwitcher, false), (.backToApp, true)])]
    case .terminated: [stage([(.launch, false), (.kill, true)])]
    case .killedWhileSuspended: [stage([(.launch, false), (.home, false), (.suspend, false), (.outOfMemory, true)])]
    case .openURL: [stage([(.launch, false), (.home, false), (.openURL, true)])]
    default: [stage([(.launch, false), (.home, false), (.tapNotification, true)])]
    }
  }

  private func stage(_ steps: [(PlanStep, Bool)], subject: UInt8? = nil, origin: Origin? = nil) -> ClaimStage {
    ClaimStage(steps, subject: subject, origin: origin)
  }
}

extension ClaimStage {
  init(_ steps: [(PlanStep, Bool)], subject: UInt8? = nil, origin: Origin? = nil) {
    var planner = Planner()
    planner.append(steps)
    self.init(plan: planner.plan, subject: subject, origin: origin)
  }

  fileprivate func about(_ subject: UInt8) -> ClaimStage {
    var copy = self
    copy.subject = subject
    return copy
  }
}

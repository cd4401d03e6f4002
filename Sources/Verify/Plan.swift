import LifecycleEngine

/// One way in which a note's situation can be meant: steps to get there, and steps that are watched.
///
/// Steps are given as text of the scenario language: what is shown to a reader as the reproduction is exactly
/// what was run.
struct Plan: Hashable, Sendable {
  var steps: [Watched] = []
  var needsTabs = false
  var needsNavigation = false
  /// The view `V` comes into the controller's view while that is loaded.
  var addsViewOnLoad = false
  var usesView = false
  /// The log begins in the middle of the first watched step.
  var startsLate = false
  /// The app's lines stand after `super`, so that nested initialisers print inside out.
  var logsAfterSuper = false

  struct Watched: Hashable, Sendable {
    var action: PlanStep
    var isWatched: Bool
  }
}

/// A step of a plan. A closed set, so that plans can be compared.
enum PlanStep: UInt8, Hashable, Sendable {
  case launch, launchByURL, launchByNotification, home, open, pushB, pushC, pop, presentB, dismiss, selectB
  case swipeBack, swipeBackCancelled, memoryWarning, kill, appSwitcher, backToApp, lock, unlock, openURL
  case tapNotification, rotate, createV, addV, removeV, releaseV, addChildB, removeChildB, createB, loadB, suspend,
    popToRoot
  case selectA, presentFullScreen, presentOverFullScreen, callArrives, controlCenter, outOfMemory, showWindow
  case layoutV, changeConstraintsV, tapV, focusV, blurV

  var text: StaticString {
    switch self {
    case .launch: "launch"
    case .launchByURL: "launch by url"
    case .launchByNotification: "launch by notification"
    case .home: "home"
    case .open: "open"
    case .pushB: "push B"
    case .pushC: "push C"
    case .pop: "pop"
    case .presentB: "present B"
    case .dismiss: "dismiss"
    case .selectB: "select B"
    case .swipeBack: "swipe back"
    case .swipeBackCancelled: "swipe back cancelled"
    case .memoryWarning: "memory warning"
    case .kill: "kill"
    case .appSwitcher: "app switcher"
    case .backToApp: "back to app"
    case .lock: "lock"
    case .unlock: "unlock"
    case .openURL: "open url"
    case .tapNotification: "tap notification"
    case .rotate: "rotate"
    case .createV: "create V"
    case .addV: "add V to A.view"
    case .removeV: "remove V"
    case .releaseV: "release V"
    case .addChildB: "add child B to A"
    case .removeChildB: "remove child B"
    case .createB: "create B"
    case .loadB: "load B.view"
    case .suspend: "suspend"
    case .popToRoot: "pop to root"
    case .selectA: "select A"
    case .presentFullScreen: "present B as fullScreen"
    case .presentOverFullScreen: "present B as overFullScreen"
    case .callArrives: "call arrives"
    case .controlCenter: "control center"
    case .outOfMemory: "out of memory"
    case .showWindow: "show window W at level 2000"
    case .layoutV: "layout V"
    case .changeConstraintsV: "change constraints of V"
    case .tapV: "tap V"
    case .focusV: "focus V"
    case .blurV: "blur V"
    }
  }
}

/// Builds plans: adds what a situation needs before it, then the step that it is about.
struct Planner {
  private(set) var plan = Plan()
  private var isLaunched = false
  private var isPushed = false
  private var isPresented = false
  private var isInBackground = false
  private var hasSwitcher = false
  private var isLocked = false
  private var hasView = false
  private var hasChild = false

  private mutating func quietly(_ action: PlanStep) {
    plan.steps.append(Plan.Watched(action: action, isWatched: false))
  }

  private mutating func watch(_ action: PlanStep) {
    plan.steps.append(Plan.Watched(action: action, isWatched: true))
  }

  private mutating func ensureLaunched() {
    if !isLaunched {
      quietly(.launch)
      isLaunched = true
    }
    if isInBackground {
      quietly(.open)
      isInBackground = false
    }
  }

  /// Adds a situation; what it needs and is not yet so is added unwatched.
  mutating func add(_ situation: Situation) {
    switch situation {
    case .launch:
      watch(.launch)
      isLaunched = true
    case .background, .foreground, .appSwitcherOpen, .backToApp, .lock, .unlock, .kill: addStates(situation)
    case .openURL, .notificationTap: addArrival(situation == .openURL ? .openURL : .tapNotification)
    case .push, .pop, .swipeBackCancelled, .swipeBackFinished, .returns: addNavigation(situation)
    case .present, .dismiss: addPresentation(situation)
    case .tabSwitch:
      plan.needsTabs = true
      ensureLaunched()
      watch(.selectB)
    case .memoryWarning:
      ensureLaunched()
      watch(.memoryWarning)
    case .rotation:
      ensureLaunched()
      watch(.rotate)
    case .viewAdded, .viewRemoved, .lifeOfOneView: addView(situation)
    case .childAdded, .childRemoved: addChild(situation)
    case .loadOnly:
      ensureLaunched()
      watch(.createB)
      watch(.loadB)
    case .appears: addNavigation(.push)
    case .disappears: addNavigation(.pop)
    case .lifeOfOneController, .unknown: break
    }
  }

  private mutating func addStates(_ situation: Situation) {
    switch situation {
    case .background:
      ensureLaunched()
      watch(.home)
      isInBackground = true
    case .foreground:
      if !isInBackground {
        ensureLaunched()
        quietly(.home)
      }
      watch(.open)
      isInBackground = false
    case .appSwitcherOpen:
      ensureLaunched()
      watch(.appSwitcher)
      hasSwitcher = true
    case .backToApp:
      ensureLaunched()
      if !hasSwitcher { quietly(.appSwitcher) }
      watch(.backToApp)
      hasSwitcher = false
    case .lock:
      ensureLaunched()
      watch(.lock)
      isLocked = true
    case .unlock:
      ensureLaunched()
      if !isLocked { quietly(.lock) }
      watch(.unlock)
      isLocked = false
    default:
      if !isLaunched { ensureLaunched() }
      watch(.kill)
      isLaunched = false
      isInBackground = false
    }
  }

  private mutating func addArrival(_ action: PlanStep) {
    ensureLaunched()
    quietly(.home)
    watch(action)
    isInBackground = false
  }

  private mutating func addNavigation(_ situation: Situation) {
    plan.needsNavigation = true
    ensureLaunched()
    if situation == .push {
      watch(isPushed ? .pushC : .pushB)
      isPushed = true
      return
    }
    if !isPushed { quietly(.pushB) }
    switch situation {
    case .swipeBackCancelled: watch(.swipeBackCancelled)
    case .swipeBackFinished:
      watch(.swipeBack)
      isPushed = false
    default:
      watch(.pop)
      isPushed = false
    }
  }

  private mutating func addPresentation(_ situation: Situation) {
    ensureLaunched()
    if situation == .present {
      watch(.presentB)
      isPresented = true
    } else {
      if !isPresented { quietly(.presentB) }
      watch(.dismiss)
      isPresented = false
    }
  }

  private mutating func addView(_ situation: Situation) {
    plan.usesView = true
    ensureLaunched()
    if !hasView {
      plan.steps.append(Plan.Watched(action: .createV, isWatched: situation != .viewRemoved))
      plan.steps.append(Plan.Watched(action: .addV, isWatched: situation != .viewRemoved))
      hasView = true
    }
    if situation == .viewRemoved || situation == .lifeOfOneView {
      watch(.removeV)
      watch(.releaseV)
      hasView = false
    }
  }

  private mutating func addChild(_ situation: Situation) {
    ensureLaunched()
    if !hasChild { plan.steps.append(Plan.Watched(action: .addChildB, isWatched: situation == .childAdded)) }
    hasChild = true
    if situation == .childRemoved {
      watch(.removeChildB)
      hasChild = false
    }
  }

  mutating func append(_ steps: [(PlanStep, Bool)]) {
    for (action, isWatched) in steps {
      plan.steps.append(Plan.Watched(action: action, isWatched: isWatched))
      if action == .pushB || action == .pop || action == .popToRoot { plan.needsNavigation = true }
      if action == .selectB || action == .selectA { plan.needsTabs = true }
      if action == .createV { plan.usesView = true }
    }
  }

  mutating func addViewOnLoad() {
    plan.usesView = true
    plan.addsViewOnLoad = true
  }
}

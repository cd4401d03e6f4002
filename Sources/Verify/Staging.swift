import LifecycleEngine

/// Puts a plan on stage: the scenario that is run in one world, as text that anyone can run again.
enum Staging {
  static func scenario(_ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim) -> Scenario {
    var text: [UInt8] = []
    text.append("ios: ")
    facts.version.write(to: &text)
    text.append(facts.lifeCycle == .app ? "\nlife-cycle: app\n" : "\nlife-cycle: scene\n")
    text.append(plan.needsTabs ? "root: tab(A, B)\n" : facts.isInNavigation ? "root: nav(A)\n" : "root: A\n")
    writeControllers(facts, claim, &text)
    writeDelegates(plan, facts, claim, &text)
    if claim.steps.contains(where: { $0.callback == .viewDidUnload || $0.callback == .viewWillUnload }) {
      // Only a view that can be made again is unloaded.
      text.append("when B.loadView: call super\n")
    }
    writeClass(claim, &text)
    if claim.namesRootView, !plan.usesView { text.append("view Root: root of B\n") }
    if plan.usesView {
      if claim.namesSuperview { text.append("view Root: root of A\n") }
      text.append("view V: loose; from code; frame 0 100 200 200")
      let namesConstraints = claim.steps.contains { $0.callback == .updateConstraints }
      text.append(namesConstraints ? "; constraints\n" : "\n")
      if plan.addsViewOnLoad { text.append("when A.viewDidLoad: call super; create V; add V to A.view\n") }
    }
    writeLog(claim, plan, &text)
    for step in plan.steps {
      text.append(step.action.text)
      text.append("\n")
    }
    return ScenarioParser.parse(text).scenario
  }

  private static func writeControllers(_ facts: WorldFacts, _ claim: OrderClaim, _ text: inout [UInt8]) {
    text.append("controller B:")
    switch facts.origin {
    case .storyboard, .coder, .loadNibNamed: text.append(" from storyboard")
    case .nib: text.append(" from nib \"B\"")
    case .code: text.append(" from code")
    }
    if let style = claim.style {
      text.append("; style ")
      text.append(LanguageWords.styles[Int(style.rawValue)])
    }
    text.append("\n")
  }

  private static func writeClass(_ claim: OrderClaim, _ text: inout [UInt8]) {
    let initializes = claim.steps.contains { $0.callback == .initialize }
    let loads = claim.steps.contains { $0.callback == .load }
    guard initializes || loads else { return }
    text.append("class B: ")
    text.append(initializes && loads ? "initialize; load\n" : loads ? "load\n" : "initialize\n")
  }

  /// A container has a delegate where the claim speaks of it.
  private static func writeDelegates(_ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim, _ text: inout [UInt8]) {
    let owners = claim.steps.map { $0.callback.info.owner }
    if owners.contains(.navigationControllerDelegate), facts.isInNavigation {
      text.append("nav Nav: delegate NavDelegate\n")
    }
    if owners.contains(.tabBarControllerDelegate), plan.needsTabs { text.append("tab Tab: delegate TabDelegate\n") }
    if owners.contains(.adaptivePresentationDelegate) { text.append("presentation B: delegate SheetDelegate\n") }
  }

  /// The claimed callbacks, so that the reproduction prints what is compared.
  private static func writeLog(_ claim: OrderClaim, _ plan: Plan, _ text: inout [UInt8]) {
    text.append("log: ")
    var seen: [Callback] = []
    for step in claim.steps where !seen.contains(step.callback) {
      if !seen.isEmpty { text.append(", ") }
      seen.append(step.callback)
      if step.callback.info.isNotification { text.append("notification.") }
      text.append(step.callback.info.selector)
    }
    if plan.logsAfterSuper { text.append("; after super") }
    text.append("\n\n")
  }
}

/// What of a claim makes a difference to how it is staged; claims that agree in it share their runs.
struct StagingFeatures: Hashable, Sendable {
  private var callbacks: [Callback] = []
  /// The containers' delegates that are on stage.
  private var delegates: [Owner] = []
  private let hasRootView: Bool

  init(_ claim: OrderClaim) {
    hasRootView = claim.namesRootView
    let namesOldLaunch = claim.steps.contains { $0.callback == .applicationDidFinishLaunching }
    for step in claim.steps {
      let owner = step.callback.info.owner
      if owner.isContainerDelegate {
        if !delegates.contains(owner) { delegates.append(owner) }
      } else if step.callback.changesStaging
        || namesOldLaunch && step.callback == .applicationDidFinishLaunchingWithOptions,
        !callbacks.contains(step.callback)
      {
        callbacks.append(step.callback)
      }
    }
    callbacks.sort { $0.rawValue < $1.rawValue }
    delegates.sort { $0.rawValue < $1.rawValue }
  }
}

extension OrderClaim {
  /// Whether it names what a view is told of its subviews: the staged one has none, but its superview has it.
  var namesSuperview: Bool {
    steps.contains { $0.callback == .didAddSubview || $0.callback == .willRemoveSubview }
  }

  /// Whether it names callbacks of a controller together with those of a view, which is then the controller's own.
  var namesRootView: Bool {
    steps.contains { $0.callback.info.owner == .view && $0.callback.isLayout }
      && steps.contains { $0.callback.info.owner == .viewController }
  }
}

extension Callback {
  /// Part of a pass that every view on screen goes through.
  fileprivate var isLayout: Bool {
    switch self {
    case .layoutSubviews, .updateConstraints, .drawRect: true
    default: false
    }
  }

  /// Optional methods exist only where they are named; some callbacks need something on stage.
  var changesStaging: Bool {
    switch self {
    case .viewDidUnload, .viewWillUnload, .initialize, .load, .updateConstraints, .didAddSubview, .willRemoveSubview:
      return true
    default: break
    }
    switch info.owner {
    case .applicationDelegate:
      switch info.family {
      case .states, .memory: return false
      // Of the two ends of a launch the older one is asked for only where the app has no other.
      case .launching: return self == .applicationDidFinishLaunching
      default: return true
      }
    case .userNotificationCenterDelegate: return true
    default: return info.kind == .query
    }
  }
}

extension Owner {
  /// Set where the claim speaks of it; what it is told then comes whole.
  var isContainerDelegate: Bool {
    switch self {
    case .navigationControllerDelegate, .tabBarControllerDelegate, .adaptivePresentationDelegate: true
    default: false
    }
  }
}

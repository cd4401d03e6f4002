import LifecycleEngine

/// Puts a plan on stage: the scenario that is run in one world, as text that anyone can run again.
enum Staging {
  static func scenario(_ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim) -> Scenario {
    var text: [UInt8] = []
    text.append("ios: ")
    facts.version.write(to: &text)
    text.append(facts.lifeCycle == .app ? "\nlife-cycle: app\n" : "\nlife-cycle: scene\n")
    if !plan.props.isDisjoint(with: [.windows, .pad]) || claim.worlds.device == .pad { text.append("device: pad\n") }
    if plan.props.contains(.windows) { text.append("plist: UIApplicationSupportsMultipleScenes\n") }
    writeRoot(plan, facts, claim, &text)
    writeControllers(plan, facts, claim, &text)
    writeDelegates(plan, facts, claim, &text)
    if claim.steps.contains(where: { $0.callback == .viewDidUnload || $0.callback == .viewWillUnload }) {
      // Only a view that can be made again is unloaded.
      text.append("when B.loadView: call super\n")
    }
    writeClass(claim, &text)
    writeViews(plan, claim, &text)
    writeList(plan, claim, &text)
    if plan.props.contains(.segue) { text.append("segue A to B: push\n") }
    if plan.props.contains(.modalSegue) { text.append("segue A to B: present as fullScreen\n") }
    if plan.props.contains(.embeds) { text.append("segue A to B: embed\n") }
    if plan.props.contains(.letsViewGo) { text.append("when B.viewDidDisappear: call super; B.view = nil\n") }
    if plan.props.contains(.forwardsByHand) {
      text.append("when A.shouldAutomaticallyForwardAppearanceMethods: return NO\n")
    }
    writeLog(claim, plan, &text)
    for step in plan.steps {
      text.append(step.action.text)
      if claim.worlds.isAnimated == false, step.action.canBeUnanimated { text.append(" unanimated") }
      text.append("\n")
    }
    return ScenarioParser.parse(text).scenario
  }

  private static func writeRoot(_ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim, _ text: inout [UInt8]) {
    text.append("root: ")
    if plan.props.contains(.pages) {
      text.append(plan.props.contains(.curls) ? "page(A, B)\npage Page: curl\n" : "page(A, B)\npage Page: scroll\n")
      return
    }
    let first: StaticString = facts.isInNavigation ? "nav(A)" : "A"
    guard plan.props.contains(.tabs) || claim.worlds.container == .tabs else {
      text.append(first)
      text.append("\n")
      return
    }
    text.append("tab(")
    text.append(first)
    // The second tab holds the second controller where it is selected; elsewhere that one comes by itself.
    text.append(plan.props.contains(.tabs) ? ", B)\n" : ", T)\n")
  }

  private static func writeViews(_ plan: Plan, _ claim: OrderClaim, _ text: inout [UInt8]) {
    guard plan.props.contains(.view) else {
      guard claim.namesViews else { return }
      // The view of the one that comes.
      text.append(plan.ownerOfView == 1 ? "view Root: root of B\n" : "view Root: root of A\n")
      return
    }
    if claim.namesSuperview { text.append("view Root: root of A\n") }
    text.append("view V: loose; from code; frame 0 100 200 200")
    let namesConstraints = claim.steps.contains { $0.callback == .updateConstraints }
    if namesConstraints, !plan.props.contains(.unconstrained) { text.append("; constraints") }
    if plan.props.contains(.scrolls) { text.append("; scrolls") }
    text.append(plan.props.contains(.gesture) ? "; gesture\n" : "\n")
    if plan.props.contains(.secondView) { text.append("view U: loose; from code; frame 0 320 200 100\n") }
    if plan.props.contains(.viewOnLoad) {
      text.append("when A.viewDidLoad: call super; create V; add V to A.view\n")
    }
  }

  /// A list with more rows than are seen, and with a cell for each that is seen while it scrolls.
  private static func writeList(_ plan: Plan, _ claim: OrderClaim, _ text: inout [UInt8]) {
    let owners = claim.steps.map { $0.callback.info.owner }
    guard plan.props.contains(.list) || owners.contains(where: { $0.isOfLists }) else { return }
    text.append(plan.ownerOfView == 1 ? "view L: in B" : "view L: in A")
    text.append("; frame 0 0 320 200; rows 30; row height 100")
    text.append(owners.contains { $0.isOfCollections } ? "; collection\n" : "; table\n")
    for cell in ["C1", "C2", "C3", "C4"] as [StaticString] {
      text.append("view ")
      text.append(cell)
      text.append(": cell of L\n")
    }
  }

  private static func writeControllers(
    _ plan: Plan, _ facts: WorldFacts, _ claim: OrderClaim, _ text: inout [UInt8]
  ) {
    text.append("controller B:")
    switch facts.origin {
    case _ where plan.props.contains(.decodesByHand): text.append(" from coder")
    case .storyboard, .coder, .loadNibNamed: text.append(" from storyboard")
    case .nib: text.append(" from nib \"B\"")
    case .code: text.append(" from code")
    }
    guard let style = claim.worlds.style else {
      text.append("\n")
      return
    }
    text.append("; style ")
    text.append(LanguageWords.styles[Int(style.rawValue)])
    text.append("\n")
    guard plan.has(.presentC) else { return }
    text.append("controller C: style ")
    text.append(LanguageWords.styles[Int(style.rawValue)])
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
    if owners.contains(.tabBarControllerDelegate), plan.props.contains(.tabs) {
      text.append("tab Tab: delegate TabDelegate")
      text.append(claim.steps.contains { $0.callback.isOfTab } ? "; providers\n" : "\n")
    }
    let refuses = plan.props.contains(.refusesDrag)
    if refuses { text.append("when SheetDelegate.presentationControllerShouldDismiss: return NO\n") }
    if owners.contains(.adaptivePresentationDelegate) || refuses {
      text.append("presentation B: delegate SheetDelegate\n")
    }
  }

  /// The claimed callbacks, so that the reproduction prints what is compared.
  private static func writeLog(_ claim: OrderClaim, _ plan: Plan, _ text: inout [UInt8]) {
    text.append("log: ")
    var seen: [Callback] = []
    for step in claim.steps where !seen.contains(step.callback) {
      if !seen.isEmpty { text.append(", ") }
      seen.append(step.callback)
      if step.callback.isCompletion {
        text.append("completion")
        continue
      }
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
  private let hasProviders: Bool

  init(_ claim: OrderClaim) {
    hasRootView = claim.namesViews
    hasProviders = claim.steps.contains { $0.callback.isOfTab }
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

  /// Whether it names callbacks of a view. Where no view comes and goes by itself it is the controller's own.
  var namesViews: Bool { steps.contains { $0.callback.info.owner == .view } }
}

extension Plan {
  /// The controller in whose view the view is that is on stage, or whose view it is: 0 for `A`.
  var ownerOfView: UInt8 { !props.contains(.view) && steps.contains { $0.action.isOfB } ? 1 : 0 }
}

extension PlanStep {
  /// Whether the second controller comes, or its view.
  fileprivate var isOfB: Bool {
    switch self {
    case .createB, .loadB, .askB, .loadViewOfB, .pushB, .presentB, .presentFullScreen, .presentOverFullScreen, .selectB,
      .addChildB, .addChildBareB, .segueB, .presentBySegue, .setRootB:
      true
    default: false
    }
  }
}

extension Callback {
  /// Whether it speaks of a `UITab`: only a tab bar controller that has such tabs sends it.
  var isOfTab: Bool {
    switch self {
    case .tabBarControllerShouldSelectTab, .tabBarControllerDidSelectTabPreviousTab, .setSelectedTab: true
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
    if isOfTyping { return true }
    switch info.owner {
    case .applicationDelegate:
      switch info.family {
      case .states, .memory: return false
      // Of the two ends of a launch the older one is asked for only where the app has no other.
      case .launching: return self == .applicationDidFinishLaunching
      default: return true
      }
    case .userNotificationCenterDelegate, .textFieldDelegate: return true
    default: return info.kind == .query || info.owner.isOfLists
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

/// What the world looks like before a log begins.
struct Stage {
  var plan: Plan
  var beginnings: [[StaticStep]]

  static let all: [Stage] = [
    Stage(
      plan: Plan(needsNavigation: true),
      beginnings: [
        [], [.launch], [.launch, .pushB], [.launch, .presentB], [.launch, .home], [.launch, .appSwitcher],
      ]),
    Stage(plan: Plan(), beginnings: [[], [.launch], [.launch, .presentB]]),
    Stage(plan: Plan(needsTabs: true), beginnings: [[], [.launch]]),
  ]

  func allows(_ step: StaticStep) -> Bool {
    switch step {
    case .pushB, .pushC, .pop, .swipeBack, .swipeBackCancelled, .popToRoot: plan.needsNavigation
    case .selectB: plan.needsTabs
    default: true
    }
  }
}

extension StaticStep {
  /// The steps that a log can come from.
  static let searchable: [StaticStep] = [
    .launch, .home, .open, .pushB, .pop, .presentB, .dismiss, .selectB, .kill, .appSwitcher, .backToApp,
    .memoryWarning, .pushC, .popToRoot, .rotate, .swipeBack, .swipeBackCancelled, .lock, .unlock, .openURL,
    .tapNotification, .launchByURL, .launchByNotification,
  ]
}

/// Why an action is not even begun.
enum Refusal: UInt8 {
  case appIsNotRunning, appIsSuspended, actorIsGone, appIsRunning, appIsNotBehind, noTabHolds, listIsNotShown
  case noNavigation, noNavigationInFront, stackIsTooShort, noSwipes, stackIsOffScreen, pagesAreOffScreen, fingerIsBusy,
    noFinger
  case nothingOnScreen, noWayBack, nothingIsPresented, noSheetAtRest

  /// The beginning of a report on a stack, and the whole of all others.
  var reason: StaticString {
    switch self {
    case .appIsNotRunning: "the app is not running"
    case .appIsSuspended: "the app is suspended"
    case .actorIsGone: "who acts does not exist now"
    case .appIsRunning: "the app is running already"
    case .appIsNotBehind: "only an app in the background can be suspended"
    case .noTabHolds: "no tab holds that controller"
    case .listIsNotShown: "that tab is in the list of More, or a stack there: `select More` shows the list"
    case .noNavigation: "no navigation controller is on screen"
    case .noNavigationInFront:
      "no navigation controller is in front: name who acts in the one that is under something else"
    case .stackIsTooShort: "the stack holds "
    case .noSwipes: "this version has no swipe from the edge"
    case .stackIsOffScreen: "the navigation controller is not on screen, or something is presented over it"
    case .pagesAreOffScreen: "the page view controller is not at rest on screen, or something is presented over it"
    case .fingerIsBusy: "a finger already holds another transition"
    case .noFinger: "no finger holds such a transition"
    case .nothingOnScreen: "no controller is on screen"
    case .noWayBack: "where the segue leads back to does not exist now"
    case .nothingIsPresented: "nothing is presented"
    case .noSheetAtRest: "no sheet is presented and at rest"
    }
  }
}

// What is impossible in a world, as far as it is plain before anything is done.

extension Refusal {
  /// What stands against an action that is not put off. Asked for what it looks at only: a whole action would be
  /// copied, and its references counted.
  static func of(_ verb: Verb, by actor: NameID?, _ first: Reference?, _ run: Run) -> Refusal? {
    if verb.needsProcess && !run.isRunning { return .appIsNotRunning }
    if run.world.app.state == .suspended && verb.isByApp { return .appIsSuspended }
    if let actor, let id = run.script.controller(actor), !run[id][.isAlive] { return .actorIsGone }
    switch verb {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation, .launchByRefresh:
      return run.world.app.state == .notRunning ? nil : .appIsRunning
    case .suspend:
      return run.world.app.state == .background ? nil : .appIsNotBehind
    case .push, .popToRoot, .popTo, .pop, .setStack, .swipeBack, .swipeBackBegins, .swipeBackEnds,
      .swipeBackCancelled:
      return ofNavigation(verb, by: actor, first, run)
    case .present, .presentAs, .dismiss, .dragDown, .dragDownBegins, .dragDownEnds, .dragDownCancelled, .segue,
      .unwind:
      return ofPresentation(verb, by: actor, first, run)
    case .select:
      guard let (tab, child) = run.script.controller(first).flatMap({ Tabs.tab(holding: $0, run) }) else {
        return .noTabHolds
      }
      return Tabs.isOutOfReach(child, of: tab, run) ? .listIsNotShown : nil
    default: return nil
    }
  }

  // MARK: Navigation

  private static func ofNavigation(_ verb: Verb, by actor: NameID?, _ first: Reference?, _ run: Run) -> Refusal? {
    switch verb {
    case .swipeBackEnds: return run.world.finger(holds: .pop) ? nil : .noFinger
    case .swipeBackCancelled where run.world.finger(holds: .pop): return nil
    default: break
    }
    guard let nav = Actions.stack(for: verb, of: actor, run) else {
      return actor == nil && isNavigationVisible(run.world) ? .noNavigationInFront : .noNavigation
    }
    switch verb {
    case .push, .setStack: return nil
    case .pop, .popToRoot: return run[nav].children.count > 1 ? nil : .stackIsTooShort
    case .popTo:
      guard run[nav].children.count > 1, let id = run.script.controller(first), run[nav].children.contains(id) else {
        return .stackIsTooShort
      }
      return nil
    default: return ofSwipe(on: nav, run)
    }
  }

  /// Whether one can be seen, with something else over it or around it.
  private static func isNavigationVisible(_ world: World) -> Bool {
    world.controllers.indices.contains { index in
      world.controllers[index].kind == .nav && world.isInWindow(ControllerID(index))
    }
  }

  private static func ofSwipe(on nav: ControllerID, _ run: Run) -> Refusal? {
    guard run[nav].children.count > 1 else { return .stackIsTooShort }
    guard run.platform[.hasInteractivePop] else { return .noSwipes }
    guard run.world.isTouchable(nav) else { return .stackIsOffScreen }
    return run.world.interactive == nil ? nil : .fingerIsBusy
  }

  // MARK: Presentation

  private static func ofPresentation(_ verb: Verb, by actor: NameID?, _ first: Reference?, _ run: Run) -> Refusal? {
    switch verb {
    case .dragDownEnds: return run.world.finger(holds: .dismiss) ? nil : .noFinger
    case .dragDownCancelled where run.world.finger(holds: .dismiss): return nil
    default: break
    }
    guard let caller = Actions.caller(actor, run) else { return .nothingOnScreen }
    switch verb {
    case .present, .presentAs, .segue: return nil
    case .unwind:
      guard let id = run.script.controller(first), run[id][.isAlive] else { return .noWayBack }
      return nil
    case .dismiss:
      return actor == nil && run.world.dismissingPresenter(of: caller) == nil ? .nothingIsPresented : nil
    default: return ofDrag(on: run.world.outermost(caller), run)
    }
  }

  private static func ofDrag(on top: ControllerID, _ run: Run) -> Refusal? {
    let isDriven = CustomTransitions.isDrivenByApp(top, run.script, on: run.platform)
    guard run[top].presenter != nil, run[top].appearance == .appeared, run.world.isTouchable(top),
      isDriven || !run[top][.presenterLeft] && isPutAwayByUser(run[top].presentationStyle, run.platform)
    else { return .noSheetAtRest }
    return run.world.interactive == nil ? nil : .fingerIsBusy
  }

  /// A popover has always gone by a tap beside it. Whatever else covers the presenter leaves nothing to take hold of.
  private static func isPutAwayByUser(_ style: PresentationStyle, _ platform: Platform) -> Bool {
    switch style {
    case .popover: true
    case .pageSheet, .formSheet: platform[.sheetsArePulledDown]
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .automatic, .alert, .actionSheet,
      .search:
      false
    }
  }

  static func report(_ refusal: Refusal, _ action: Action, _ run: inout Run) {
    guard run.recorder.isOn, refusal == .stackIsTooShort,
      let nav = Actions.stack(for: action.verb, of: action.actor, run)
    else {
      return run.fail(.impossible, refusal.reason)
    }
    var text: [UInt8] = []
    text.append(refusal.reason)
    for (index, id) in run[nav].children.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(contentsOf: run.script.text(run.spec(id).name))
    }
    run.fail(.impossible, text)
  }
}

extension Verb {
  /// Whether code of the app does it, or a touch: for the rest the system needs nobody.
  fileprivate var isByApp: Bool {
    switch self {
    case .backgroundTimeEnds, .rotate, .useClass: false
    default: rawValue >= Verb.showWindowAtLevel.rawValue
    }
  }

  /// Whether the action speaks to code of the app, which must be running.
  fileprivate var needsProcess: Bool {
    switch self {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation, .launchByRefresh, .open, .tapNotification, .notificationArrives, .openURL,
      .openUniversalLink, .fetch, .locationEvent, .tapShortcut, .backgroundSessionEnds, .backgroundRefresh,
      .openInCar, .outOfMemory, .crash, .kill, .lock, .unlock, .useClass, .home,
      .suspend, .switchToApp:
      false
    default: true
    }
  }
}

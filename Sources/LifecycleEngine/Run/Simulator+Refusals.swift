// What is impossible in a world, as far as it is plain before anything is done.

/// Why an action is not even begun.
enum Refusal: UInt8 {
  case appIsNotRunning, appIsSuspended, actorIsGone, appIsRunning, appIsNotBehind, noTabHolds
  case noNavigation, stackIsTooShort, noSwipes, stackIsOffScreen, fingerIsBusy, noFinger
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
    case .noNavigation: "no navigation controller is on screen"
    case .stackIsTooShort: "the stack holds "
    case .noSwipes: "this version has no swipe from the edge"
    case .stackIsOffScreen: "the navigation controller is not on screen"
    case .fingerIsBusy: "a finger already holds another transition"
    case .noFinger: "no finger holds such a transition"
    case .nothingOnScreen: "no controller is on screen"
    case .noWayBack: "where the segue leads back to does not exist now"
    case .nothingIsPresented: "nothing is presented"
    case .noSheetAtRest: "no sheet is presented and at rest"
    }
  }
}

extension Simulator {
  /// Whether a step is plainly impossible in this world.
  func refuses(_ actions: [Action]) -> Bool {
    guard !actions.isEmpty, !actions[0].isAsync else { return false }
    return refusal(of: actions[0].verb, by: actions[0].actor, actions[0].first) != nil
  }

  /// What stands against an action that is not put off. Asked for what it looks at only: a whole action would be
  /// copied, and its references counted.
  func refusal(of verb: Verb, by actor: NameID?, _ first: Reference?) -> Refusal? {
    if verb.needsProcess && !isRunning { return .appIsNotRunning }
    if world.app.state == .suspended && verb.isByApp { return .appIsSuspended }
    if let actor, let id = script.controller(actor), !self[id].isAlive { return .actorIsGone }
    switch verb {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation:
      return world.app.state == .notRunning ? nil : .appIsRunning
    case .suspend:
      return world.app.state == .background ? nil : .appIsNotBehind
    case .push, .popToRoot, .popTo, .pop, .setStack, .swipeBack, .swipeBackBegins, .swipeBackEnds,
      .swipeBackCancelled:
      return refusal(ofNavigation: verb, by: actor, first)
    case .present, .presentAs, .dismiss, .dragDown, .dragDownBegins, .dragDownEnds, .dragDownCancelled, .segue,
      .unwind:
      return refusal(ofPresentation: verb, by: actor, first)
    case .select:
      return controller(first).flatMap { tab(holding: $0) } == nil ? .noTabHolds : nil
    default: return nil
    }
  }

  // MARK: Navigation

  private func refusal(ofNavigation verb: Verb, by actor: NameID?, _ first: Reference?) -> Refusal? {
    switch verb {
    case .swipeBackEnds: return finger(holds: .pop) ? nil : .noFinger
    case .swipeBackCancelled where finger(holds: .pop): return nil
    default: break
    }
    guard let nav = navigation(of: actor) else { return .noNavigation }
    switch verb {
    case .push, .setStack: return nil
    case .pop, .popToRoot: return self[nav].children.count > 1 ? nil : .stackIsTooShort
    case .popTo:
      guard self[nav].children.count > 1, let id = controller(first), self[nav].children.contains(id) else {
        return .stackIsTooShort
      }
      return nil
    default: return refusal(ofSwipeOn: nav)
    }
  }

  private func refusal(ofSwipeOn nav: ControllerID) -> Refusal? {
    guard self[nav].children.count > 1 else { return .stackIsTooShort }
    guard platform[.hasInteractivePop] else { return .noSwipes }
    guard isTouchable(nav) else { return .stackIsOffScreen }
    return world.interactive == nil ? nil : .fingerIsBusy
  }

  // MARK: Presentation

  private func refusal(ofPresentation verb: Verb, by actor: NameID?, _ first: Reference?) -> Refusal? {
    switch verb {
    case .dragDownEnds: return finger(holds: .dismiss) ? nil : .noFinger
    case .dragDownCancelled where finger(holds: .dismiss): return nil
    default: break
    }
    guard let caller = caller(actor) else { return .nothingOnScreen }
    switch verb {
    case .present, .presentAs, .segue: return nil
    case .unwind:
      guard let id = controller(first), self[id].isAlive else { return .noWayBack }
      return nil
    case .dismiss:
      return actor == nil && dismissingPresenter(of: caller) == nil ? .nothingIsPresented : nil
    default: return refusal(ofDragOn: outermost(caller))
    }
  }

  private func refusal(ofDragOn top: ControllerID) -> Refusal? {
    guard self[top].presenter != nil, !self[top].presenterLeft, self[top].appearance == .appeared, isTouchable(top)
    else { return .noSheetAtRest }
    return world.interactive == nil ? nil : .fingerIsBusy
  }

  mutating func fail(_ refusal: Refusal, _ action: Action) {
    guard recordsTrace, refusal == .stackIsTooShort, let nav = navigation(of: action.actor) else {
      return fail(.impossible, refusal.reason)
    }
    var text: [UInt8] = []
    text.append(refusal.reason)
    for (index, id) in self[nav].children.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(contentsOf: script.text(spec(id).name))
    }
    fail(.impossible, text)
  }
}

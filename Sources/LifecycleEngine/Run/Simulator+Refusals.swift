// What is impossible in a world, as far as it is plain before anything is done.

/// Why an action is not even begun.
struct Refusal {
  var reason: StaticString
  /// The navigation controller whose stack the reason is about.
  var stack: ControllerID?

  init(_ reason: StaticString, stack: ControllerID? = nil) {
    self.reason = reason
    self.stack = stack
  }
}

extension Simulator {
  /// Notes which steps are plainly impossible in this world; a search asks before it copies the world. What is not
  /// refused can still turn out to be impossible.
  public func findRefusals(of steps: borrowing [[Action]], in refused: inout [Bool]) {
    for index in steps.indices { refused[index] = steps[index].first.map { refusal(of: $0) != nil } ?? false }
  }

  @inline(__always)
  func refusal(of action: Action) -> Refusal? {
    if action.isAsync { return nil }
    if action.verb.needsProcess && !isRunning { return Refusal("the app is not running") }
    if world.app.state == .suspended && action.verb.isByApp { return Refusal("the app is suspended") }
    if let actor = action.actor.flatMap({ script.controller($0) }), !self[actor].isAlive {
      return Refusal("who acts does not exist now")
    }
    switch action.verb {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation:
      return world.app.state == .notRunning ? nil : Refusal("the app is running already")
    case .suspend:
      return world.app.state == .background ? nil : Refusal("only an app in the background can be suspended")
    case .push, .popToRoot, .popTo, .pop, .setStack, .swipeBack, .swipeBackBegins, .swipeBackEnds,
      .swipeBackCancelled:
      return refusal(ofNavigation: action)
    case .present, .presentAs, .dismiss, .dragDown, .dragDownBegins, .dragDownEnds, .dragDownCancelled, .segue,
      .unwind:
      return refusal(ofPresentation: action)
    case .select:
      return controller(action.first).flatMap { tab(holding: $0) } == nil
        ? Refusal("no tab holds that controller") : nil
    default: return nil
    }
  }

  // MARK: Navigation

  private func refusal(ofNavigation action: Action) -> Refusal? {
    switch action.verb {
    case .swipeBackEnds: return finger(holds: .pop) ? nil : Refusal(Self.noFinger)
    case .swipeBackCancelled where finger(holds: .pop): return nil
    default: break
    }
    guard let nav = navigation(for: action) else { return Refusal("no navigation controller is on screen") }
    switch action.verb {
    case .push, .setStack: return nil
    case .pop, .popToRoot: return self[nav].children.count > 1 ? nil : Refusal(Self.stackHolds, stack: nav)
    case .popTo:
      guard self[nav].children.count > 1, let id = controller(action.first), self[nav].children.contains(id) else {
        return Refusal(Self.stackHolds, stack: nav)
      }
      return nil
    default: return refusal(ofSwipeOn: nav)
    }
  }

  private func refusal(ofSwipeOn nav: ControllerID) -> Refusal? {
    guard self[nav].children.count > 1 else { return Refusal(Self.stackHolds, stack: nav) }
    guard platform[.hasInteractivePop] else { return Refusal("this version has no swipe from the edge") }
    guard isTouchable(nav) else { return Refusal("the navigation controller is not on screen") }
    return world.interactive == nil ? nil : Refusal(Self.fingerIsBusy)
  }

  // MARK: Presentation

  private func refusal(ofPresentation action: Action) -> Refusal? {
    switch action.verb {
    case .dragDownEnds: return finger(holds: .dismiss) ? nil : Refusal(Self.noFinger)
    case .dragDownCancelled where finger(holds: .dismiss): return nil
    default: break
    }
    guard let caller = actor(of: action) else { return Refusal("no controller is on screen") }
    switch action.verb {
    case .present, .presentAs, .segue: return nil
    case .unwind:
      guard let id = controller(action.first), self[id].isAlive else {
        return Refusal("where the segue leads back to does not exist now")
      }
      return nil
    case .dismiss:
      return action.actor == nil && dismissingPresenter(of: caller) == nil ? Refusal("nothing is presented") : nil
    default: return refusal(ofDragOn: outermost(caller))
    }
  }

  private func refusal(ofDragOn top: ControllerID) -> Refusal? {
    guard self[top].presenter != nil, !self[top].presenterLeft, self[top].appearance == .appeared, isTouchable(top)
    else { return Refusal("no sheet is presented and at rest") }
    return world.interactive == nil ? nil : Refusal(Self.fingerIsBusy)
  }

  // MARK: Reasons

  static let fingerIsBusy: StaticString = "a finger already holds another transition"
  static let noFinger: StaticString = "no finger holds such a transition"
  private static let stackHolds: StaticString = "the stack holds "

  mutating func fail(_ refusal: Refusal) {
    guard recordsTrace, let nav = refusal.stack else { return fail(.impossible, refusal.reason) }
    var text: [UInt8] = []
    text.append(refusal.reason)
    for (index, id) in self[nav].children.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(contentsOf: script.text(spec(id).name))
    }
    fail(.impossible, text)
  }
}

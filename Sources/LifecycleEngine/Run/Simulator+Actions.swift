extension Simulator {
  /// Performs one action: finds whom it is about, and asks the mechanism.
  ///
  /// An action that is impossible in this world is an error of the scenario; the failure says what was there.
  @inline(never)
  mutating func perform(_ action: Action) {
    guard failure == nil else { return }
    if !action.isAsync, let refusal = refusal(of: action.verb, by: action.actor, action.first) {
      return fail(refusal, action)
    }
    carryOut(action)
  }

  /// Performs an action that nothing stands against.
  @inline(never)
  mutating func carryOut(_ action: Action) {
    if action.isAsync { return runLater(action) }
    switch action.verb {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation:
      start(action.verb)
    case .home, .open, .appSwitcher, .backToApp, .switchToApp, .lock, .unlock, .callArrives, .callDeclined,
      .callAccepted, .callEnds, .controlCenter, .notificationCenter, .close, .alert, .fetch, .locationEvent,
      .openURL, .openUniversalLink, .notificationArrives, .tapNotification, .suspend, .memoryWarning, .kill,
      .terminate, .outOfMemory, .crash, .rotate:
      performSystem(action.verb)
    case .newWindow, .activateWindow, .closeWindow, .disconnectWindow, .showWindow, .showWindowAtLevel, .hideWindow,
      .setRoot:
      performWindow(action)
    case .beginBackgroundTask, .endBackgroundTask, .backgroundTimeEnds: performBackgroundTask(action)
    case .create, .loadView, .release, .setView: performObject(action)
    case .push, .popToRoot, .popTo, .pop, .setStack, .swipeBack, .swipeBackBegins, .swipeBackEnds,
      .swipeBackCancelled:
      performNavigation(action)
    case .present, .presentAs, .dismiss, .dragDown, .dragDownBegins, .dragDownEnds, .dragDownCancelled, .segue,
      .unwind:
      performPresentation(action)
    case .select, .addChild, .removeChild, .transition, .transitionBare, .setPages, .pageForward,
      .pageForwardBegins, .pageForwardEnds, .pageForwardCancelled, .pageBack, .pageBackBegins, .pageBackEnds,
      .pageBackCancelled:
      performContainment(action)
    case .add, .insertBelow, .insertAbove, .remove, .layout, .changeConstraints, .setFrame: performView(action)
    case .tap, .touch, .focus, .blur: performTouch(action)
    case .call: performCall(action)
    case .useClass:
      if let index = script.scenario.classes.firstIndex(where: { $0.name == action.first?.name && !$0.isCategory }) {
        initializeClass(index)
      }
    case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
    }
  }

  // MARK: The process

  private mutating func start(_ verb: Verb) {
    switch verb {
    case .launchInBackground: launch(.background)
    case .launchByURL: launch(.url)
    case .launchByUniversalLink: launch(.universalLink)
    case .launchByNotification: launch(.notification)
    case .launchByFetch: launch(.fetch)
    case .launchByLocation: launch(.location)
    default: launch(.icon)
    }
  }

  private mutating func performSystem(_ verb: Verb) {
    switch verb {
    case .home, .switchToApp: leave()
    case .open: open()
    case .appSwitcher: cover(with: .switcher)
    case .backToApp: if world.app.state == .inactive { uncover() } else { comeToForeground() }
    case .lock: lock()
    case .unlock: unlock()
    case .callArrives: coverByCall()
    case .callDeclined, .close: uncover()
    case .callAccepted: leave()
    case .callEnds: if world.app.state == .inactive { uncover() } else { comeToForeground() }
    case .controlCenter: cover(with: .controlCenter)
    case .notificationCenter: cover(with: .notificationCenter)
    case .alert: cover(with: .alert)
    case .fetch: wakeInBackground(.applicationPerformFetchWithCompletionHandler, launching: .fetch)
    case .locationEvent: wakeInBackground(.locationManagerDidUpdateLocations, launching: .location)
    case .openURL: openLink(isUniversal: false)
    case .openUniversalLink: openLink(isUniversal: true)
    case .notificationArrives: notificationArrives()
    case .tapNotification: tapNotification()
    case .suspend: fallAsleep()
    case .memoryWarning: if world.app.state != .suspended { warnOfLowMemory() }
    case .kill: killFromSwitcher()
    case .terminate: endWithNotice()
    case .outOfMemory, .crash: endSilently()
    case .rotate: rotate()
    default: break
    }
  }

  // MARK: Objects

  private mutating func performObject(_ action: Action) {
    guard let name = action.first?.name else { return }
    switch (action.verb, script.meaning(of: name)) {
    case (.create, .controller(let id)):
      create(id)
      world.held[Int(name.raw)] = true
    case (.create, .view(let index)): createView(index)
    case (.loadView, .controller(let id)):
      createToKeep(id)
      loadedView(of: id)
    case (.release, _):
      world.held[Int(name.raw)] = false
      if let id = script.controller(name) { self[id].isKeptUntilShown = false }
      referencesChanged = true
    case (.setView, .controller(let id)): assignView(action, to: id)
    default: break
    }
  }

  private mutating func assignView(_ action: Action, to id: ControllerID) {
    if case .name(let name) = action.argument, case .view(let index) = script.meaning(of: name) {
      if view(declaredAt: index) == nil { createView(index) }
      setView(view(declaredAt: index), of: id)
    } else {
      setView(nil, of: id)
    }
  }

  /// The controller that a name stands for, made if it is not alive.
  func controller(_ reference: Reference?) -> ControllerID? {
    reference.flatMap { script.controller($0.name) }
  }

  /// Who acts: named, or the front-most controller.
  func caller(_ name: NameID?) -> ControllerID? {
    if let name { return script.controller(name) }
    return frontmost()
  }

  // MARK: Navigation

  private mutating func performNavigation(_ action: Action) {
    switch action.verb {
    case .swipeBackEnds: return endSwipe()
    case .swipeBackCancelled where finger(holds: .pop): return cancelSwipe()
    default: break
    }
    guard let nav = navigation(of: action.actor) else { return }
    switch action.verb {
    case .push: if let id = controller(action.first) { push(id, on: nav, animated: action.isAnimated) }
    case .setStack:
      setStack(action.list.compactMap { script.controller($0) }, of: nav, animated: action.isAnimated)
    case .pop: pop(nav, to: nil, animated: action.isAnimated)
    case .popToRoot:
      pop(
        nav, to: self[nav].children.first, animated: action.isAnimated, call: .popToRootViewControllerAnimated)
    case .popTo:
      pop(nav, to: controller(action.first), animated: action.isAnimated, call: .popToViewControllerAnimated)
    default:
      beginSwipe(nav)
      if action.verb == .swipeBack { endSwipe() }
      if action.verb == .swipeBackCancelled { cancelSwipe() }
    }
  }

  /// The navigation controller that an action of someone, or of whoever is in front, is about.
  func navigation(of actor: NameID?) -> ControllerID? {
    nearest(.nav, from: caller(actor)) ?? (actor == nil ? visibleNavigation() : nil)
  }

  /// Beside the controller in front, as in the other column of a split view.
  private func visibleNavigation() -> ControllerID? {
    guard let root = frontWindowRoot() else { return nil }
    return self[root].children.first { self[$0].kind == .nav }
  }

  /// Whether a finger can reach the view of a controller: a hidden window gets no touches.
  func isTouchable(_ id: ControllerID) -> Bool {
    self[id].view.flatMap { self[$0].window }.map { !world.windows[$0.index].isHidden } ?? false
  }

  /// Whether a finger holds a transition of a kind between two steps.
  func finger(holds kind: Transition.Kind) -> Bool { world.interactive?.kind == kind }

  // MARK: Presentation and storyboards

  private mutating func performPresentation(_ action: Action) {
    switch action.verb {
    case .dragDownEnds: return endDrag()
    case .dragDownCancelled where finger(holds: .dismiss): return cancelDrag()
    default: break
    }
    guard let caller = caller(action.actor) else { return }
    switch action.verb {
    case .present, .presentAs:
      if let id = controller(action.first) {
        present(id, by: caller, style: action.style, animated: action.isAnimated)
      }
    case .segue:
      if let id = controller(action.first) { performSegue(to: id, from: caller, animated: action.isAnimated) }
    case .unwind: if let id = controller(action.first) { unwind(to: id, from: caller, animated: action.isAnimated) }
    case .dismiss: dismiss(from: caller, animated: action.isAnimated)
    default:
      beginDrag(outermost(caller))
      if action.verb == .dragDown { endDrag() }
      if action.verb == .dragDownCancelled { cancelDrag() }
    }
  }

  // MARK: Containers

  private mutating func performContainment(_ action: Action) {
    switch action.verb {
    case .select:
      if let id = controller(action.first), let (tab, child) = tab(holding: id) { select(child, in: tab) }
    case .addChild:
      if let child = controller(action.first), let parent = controller(action.second) {
        addChildRecipe(child, to: parent)
      }
    case .removeChild:
      guard let child = controller(action.first), self[child].parent != nil else {
        return fail(.impossible, "that controller is nobody's child now")
      }
      removeChildRecipe(child)
    case .transition, .transitionBare:
      if let old = controller(action.first), let new = controller(action.second) {
        transition(from: old, to: new, isBare: action.verb == .transitionBare)
      }
    default: performPages(action)
    }
  }

  private mutating func performPages(_ action: Action) {
    guard
      let page = script.controllers.indices.map({ ControllerID($0) }).first(where: {
        self[$0].isAlive && self[$0].kind == .page
      })
    else { return fail(.impossible, "no page view controller is on screen") }
    switch action.verb {
    case .setPages: return setPages(action.list.compactMap { script.controller($0) }, of: page)
    case .pageForwardEnds, .pageBackEnds:
      guard let transition = world.interactive, finger(holds: .scroll) || finger(holds: .curl) else {
        return fail(.impossible, Refusal.noFinger.reason)
      }
      world.interactive = nil
      return runAtAnimationEnd(.end(transition))
    case .pageForwardCancelled, .pageBackCancelled:
      if let transition = world.interactive, finger(holds: .scroll) || finger(holds: .curl) {
        world.interactive = nil
        return cancelPageTurn(transition)
      }
    default: break
    }
    guard self[page].appearance == .appeared, isTouchable(page), !self[page].isInTransition else {
      return fail(.impossible, "the page view controller is not at rest on screen")
    }
    guard world.interactive == nil else { return fail(.impossible, Refusal.fingerIsBusy.reason) }
    let forward =
      action.verb == .pageForward || action.verb == .pageForwardBegins || action.verb == .pageForwardCancelled
    guard let transition = beginPageTurn(page, forward: forward) else {
      return fail(.impossible, "there is no page on that side")
    }
    switch action.verb {
    case .pageForward, .pageBack: runAtAnimationEnd(.end(transition))
    case .pageForwardCancelled, .pageBackCancelled:
      settle()
      cancelPageTurn(transition)
    default: world.interactive = transition
    }
  }
}

extension Verb {
  /// Whether code of the app does it, or a touch: for the rest the system needs nobody.
  var isByApp: Bool {
    switch self {
    case .backgroundTimeEnds, .rotate, .useClass: false
    default: rawValue >= Verb.showWindowAtLevel.rawValue
    }
  }

  /// Whether the action speaks to code of the app, which must be running.
  var needsProcess: Bool {
    switch self {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation, .open, .tapNotification, .notificationArrives, .openURL,
      .openUniversalLink, .fetch, .locationEvent, .outOfMemory, .crash, .kill, .lock, .unlock, .useClass, .home,
      .suspend, .switchToApp:
      false
    default: true
    }
  }
}

/// What each step asks of which mechanism.
enum Actions {
  /// Performs one action: finds whom it is about, and asks the mechanism.
  ///
  /// An action that is impossible in this world is an error of the scenario; the failure says what was there.
  @inline(never)
  static func perform(_ action: Action, _ run: inout Run) {
    guard run.failure == nil else { return }
    if !action.isAsync, let refusal = Refusal.of(action.verb, by: action.actor, action.first, run) {
      return Refusal.report(refusal, action, &run)
    }
    carryOut(action, &run)
  }

  /// Performs an action that nothing stands against.
  @inline(never)
  static func carryOut(_ action: Action, _ run: inout Run) {
    if action.isAsync { return RunLoop.runLater(action, &run) }
    switch action.verb {
    case .launch, .launchInBackground, .launchByURL, .launchByUniversalLink, .launchByNotification,
      .launchByFetch, .launchByLocation, .launchByRefresh:
      start(action.verb, &run)
    case .home, .open, .appSwitcher, .backToApp, .switchToApp, .lock, .unlock, .callArrives, .callDeclined,
      .callAccepted, .callEnds, .controlCenter, .notificationCenter, .close, .alert, .fetch, .locationEvent,
      .openURL, .openUniversalLink, .notificationArrives, .tapNotification, .significantTimeChange, .toggleDarkMode,
      .changeTextSize, .tapShortcut, .backgroundSessionEnds, .backgroundRefresh, .refreshExpires, .suspend,
      .memoryWarning, .kill,
      .terminate, .outOfMemory, .crash, .rotate:
      performSystem(action.verb, &run)
    case .newWindow, .activateWindow, .closeWindow, .disconnectWindow, .connectDisplay, .disconnectDisplay, .openInCar,
      .disconnectCar,
      .resizeWindow, .showWindow, .showWindowAtLevel, .hideWindow, .setRoot:
      WindowActions.perform(action, &run)
    case .registerForNotifications: Arrivals.register(succeeds: true, &run)
    case .failToRegister: Arrivals.register(succeeds: false, &run)
    case .beginBackgroundTask, .endBackgroundTask, .backgroundTimeEnds:
      WindowActions.performBackgroundTask(action, &run)
    case .create, .loadView, .release, .setView: performObject(action, &run)
    case .push, .popToRoot, .popTo, .pop, .setStack, .swipeBack, .swipeBackBegins, .swipeBackEnds,
      .swipeBackCancelled:
      performNavigation(action, &run)
    case .present, .presentAs, .dismiss, .dragDown, .dragDownBegins, .dragDownEnds, .dragDownCancelled, .segue,
      .unwind, .tapAction:
      performPresentation(action, &run)
    case .dragUp, .dragUpBegins, .dragUpEnds, .dragUpCancelled:
      DrivenPresentation.perform(action.verb, run.script.controller(action.first), &run)
    case .select, .addChild, .removeChild, .transition, .transitionBare, .setPages, .pageForward,
      .pageForwardBegins, .pageForwardEnds, .pageForwardCancelled, .pageBack, .pageBackBegins, .pageBackEnds,
      .pageBackCancelled, .hideColumn, .showColumn:
      performContainment(action, &run)
    case .add, .insertBelow, .insertAbove, .remove, .layout, .changeConstraints, .setFrame:
      ViewActions.perform(action, &run)
    case .scroll, .insertRow, .deleteRow, .reloadRow, .selectRow, .deselectRow: ViewActions.performOnList(action, &run)
    case .shake, .shakeCancelled: Motion.shake(isCancelled: action.verb == .shakeCancelled, &run)
    case .tap, .dragAcross, .touch, .focus, .blur: ViewActions.performTouch(action, &run)
    case .updateContent, .hideContent, .showContent:
      if let name = action.first?.name { Hosting.change(action.verb, name, &run) }
    case .call: ViewActions.performCall(action, &run)
    case .useClass:
      if let index = run.script.scenario.classes.firstIndex(where: { $0.name == action.first?.name && !$0.isCategory })
      {
        ObjectiveCRuntime.initializeClass(index, &run)
      }
    case .callOtherSuper: run.fail(.impossible, SuperCalls.noSuch)
    case .callSuper, .noSuper, .nothing, .log, .returnNo, .returnYes: break
    }
  }

  // MARK: The process

  private static func start(_ verb: Verb, _ run: inout Run) {
    switch verb {
    case .launchInBackground: Launch.launch(.background, &run)
    case .launchByURL: Launch.launch(.url, &run)
    case .launchByUniversalLink: Launch.launch(.universalLink, &run)
    case .launchByNotification: Launch.launch(.notification, &run)
    case .launchByFetch: Launch.launch(.fetch, &run)
    case .launchByLocation: Launch.launch(.location, &run)
    case .launchByRefresh: BackgroundRefresh.launch(&run)
    default: Launch.launch(.icon, &run)
    }
  }

  private static func performSystem(_ verb: Verb, _ run: inout Run) {
    switch verb {
    case .home, .switchToApp, .callAccepted: ApplicationStates.leave(&run)
    case .open: ApplicationStates.open(&run)
    case .appSwitcher: ApplicationStates.cover(with: .switcher, &run)
    case .backToApp, .callEnds:
      if run.world.deviceState == .inactive {
        ApplicationStates.uncover(&run)
      } else {
        ApplicationStates.comeToForeground(&run)
      }
    case .lock: ApplicationStates.lock(&run)
    case .unlock: ApplicationStates.unlock(&run)
    case .callArrives: ApplicationStates.coverByCall(&run)
    case .callDeclined, .close: ApplicationStates.uncover(&run)
    case .controlCenter: ApplicationStates.pull(.controlCenter, needs: .hasControlCenter, &run)
    case .notificationCenter: ApplicationStates.pull(.notificationCenter, needs: .hasNotificationCenter, &run)
    case .alert: ApplicationStates.cover(with: .alert, &run)
    case .fetch: Arrivals.wakeInBackground(.applicationPerformFetchWithCompletionHandler, launching: .fetch, &run)
    case .locationEvent: Arrivals.wakeInBackground(.locationManagerDidUpdateLocations, launching: .location, &run)
    case .openURL: Arrivals.openLink(isUniversal: false, &run)
    case .openUniversalLink: Arrivals.openLink(isUniversal: true, &run)
    case .notificationArrives: Arrivals.notificationArrives(&run)
    case .tapNotification: Arrivals.tapNotification(&run)
    case .significantTimeChange: Arrivals.timeChanges(&run)
    case .toggleDarkMode: Traits.toggleDarkMode(&run)
    case .changeTextSize: Traits.changeTextSize(&run)
    case .tapShortcut: Arrivals.tapShortcut(&run)
    case .backgroundSessionEnds: Arrivals.backgroundSessionEnds(&run)
    case .backgroundRefresh: BackgroundRefresh.begin(&run)
    case .refreshExpires: BackgroundRefresh.expire(&run)
    case .suspend: BackgroundTasks.fallAsleep(&run)
    case .memoryWarning: if run.world.app.state != .suspended { MemoryWarning.deliver(&run) }
    case .kill: Ending.killFromSwitcher(&run)
    case .terminate: Ending.endWithNotice(&run)
    case .outOfMemory, .crash: Ending.endSilently(&run)
    case .rotate: Rotation.rotate(&run)
    default: break
    }
  }

  // MARK: Objects

  private static func performObject(_ action: Action, _ run: inout Run) {
    guard let name = action.first?.name else { return }
    switch (action.verb, run.script.meaning(of: name)) {
    case (.create, .controller(let id)):
      Creation.create(id, &run)
      run.world.held[Int(name.raw)] = true
    case (.create, .view(let index)): Creation.createView(index, &run)
    case (.loadView, .controller(let id)):
      Creation.createToKeep(id, &run)
      ViewLoading.loadedView(of: id, &run)
    case (.release, _):
      run.world.held[Int(name.raw)] = false
      if let id = run.script.controller(name) { run[id][.isKeptUntilShown] = false }
      run.turn.referencesChanged = true
    case (.setView, .controller(let id)): assignView(action, to: id, &run)
    default: break
    }
  }

  private static func assignView(_ action: Action, to id: ControllerID, _ run: inout Run) {
    if case .name(let name) = action.argument, case .view(let index) = run.script.meaning(of: name) {
      if run.world.view(declaredAt: index) == nil { Creation.createView(index, &run) }
      ViewLoading.setView(run.world.view(declaredAt: index), of: id, &run)
    } else {
      ViewLoading.setView(nil, of: id, &run)
    }
  }

  /// Who acts: named, or the front-most controller.
  @inline(__always)
  static func caller(_ name: NameID?, _ run: Run) -> ControllerID? {
    if let name { return run.script.controller(name) }
    return run.world.frontmost()
  }

  // MARK: Navigation

  private static func performNavigation(_ action: Action, _ run: inout Run) {
    switch action.verb {
    case .swipeBackEnds: return SwipeBack.end(&run)
    case .swipeBackCancelled where run.world.finger(holds: .pop): return SwipeBack.cancel(&run)
    default: break
    }
    guard let nav = stack(for: action.verb, of: action.actor, run) else { return }
    switch action.verb {
    case .push:
      if let id = run.script.controller(action.first) {
        Navigation.push(id, on: nav, animated: action.isAnimated, &run)
      }
    case .setStack:
      Navigation.setStack(
        action.list.compactMap { run.script.controller($0) }, of: nav, animated: action.isAnimated, &run)
    case .pop: Navigation.pop(nav, to: nil, animated: action.isAnimated, &run)
    case .popToRoot:
      Navigation.pop(
        nav, to: run[nav].children.first, animated: action.isAnimated, call: .popToRootViewControllerAnimated, &run)
    case .popTo:
      Navigation.pop(
        nav, to: run.script.controller(action.first), animated: action.isAnimated, call: .popToViewControllerAnimated,
        &run)
    default:
      SwipeBack.begin(nav, &run)
      if action.verb == .swipeBack { SwipeBack.end(&run) }
      if action.verb == .swipeBackCancelled { SwipeBack.cancel(&run) }
    }
  }

  /// The navigation controller that an action of someone, or of whoever is in front, is about.
  static func navigation(of actor: NameID?, _ run: Run) -> ControllerID? {
    run.world.nearest(.nav, from: caller(actor, run)) ?? (actor == nil ? visibleNavigation(run.world) : nil)
  }

  /// The same; where a stack in a stack has nothing below, as in a collapsed split view, the way back that the user sees is
  /// that of the outer one.
  static func stack(for verb: Verb, of actor: NameID?, _ run: Run) -> ControllerID? {
    guard let nav = navigation(of: actor, run) else { return nil }
    guard actor == nil, verb != .push, verb != .setStack, run[nav].children.count < 2, let outer = run[nav].parent,
      run[outer].kind == .nav
    else { return nav }
    return outer
  }

  /// Beside the controller in front, as in the other column of a split view.
  private static func visibleNavigation(_ world: World) -> ControllerID? {
    guard let root = world.frontWindowRoot() else { return nil }
    return world[root].children.first { world[$0].kind == .nav && !world[$0][.isHiddenColumn] }
  }

  // MARK: Presentation and storyboards

  private static func performPresentation(_ action: Action, _ run: inout Run) {
    switch action.verb {
    case .dragDownEnds: return SheetDrag.end(&run)
    case .dragDownCancelled where run.world.finger(holds: .dismiss): return SheetDrag.cancel(&run)
    case .tapAction: return Alerts.tapAction(of: run.script.controller(action.first), &run)
    default: break
    }
    guard let caller = caller(action.actor, run) else { return }
    switch action.verb {
    case .present, .presentAs:
      if let id = run.script.controller(action.first) {
        Presentation.present(id, by: caller, style: action.style, animated: action.isAnimated, &run)
      }
    case .segue:
      if let id = run.script.controller(action.first) {
        Segues.perform(to: id, from: caller, animated: action.isAnimated, &run)
      }
    case .unwind:
      if let id = run.script.controller(action.first) {
        Segues.unwind(to: id, from: caller, animated: action.isAnimated, &run)
      }
    case .dismiss: Dismissal.dismiss(from: caller, animated: action.isAnimated, &run)
    default:
      SheetDrag.begin(run.world.outermost(caller), &run)
      if action.verb == .dragDown { SheetDrag.end(&run) }
      if action.verb == .dragDownCancelled { SheetDrag.cancel(&run) }
    }
  }

  // MARK: Containers

  private static func performContainment(_ action: Action, _ run: inout Run) {
    switch action.verb {
    case .select:
      if let id = run.script.controller(action.first), let (tab, child) = Tabs.tab(holding: id, run) {
        Tabs.select(child, in: tab, &run)
      }
    case .addChild:
      if let child = run.script.controller(action.first), let parent = run.script.controller(action.second) {
        Containment.addChildRecipe(child, to: parent, &run)
      }
    case .removeChild:
      guard let child = run.script.controller(action.first), run[child].parent != nil else {
        return run.fail(.impossible, "that controller is nobody's child now")
      }
      Containment.removeChildRecipe(child, &run)
    case .transition, .transitionBare:
      if let old = run.script.controller(action.first), let new = run.script.controller(action.second) {
        Containment.transition(from: old, to: new, isBare: action.verb == .transitionBare, &run)
      }
    case .hideColumn, .showColumn:
      if let id = run.script.controller(action.first) {
        Split.changeColumn(holding: id, hides: action.verb == .hideColumn, &run)
      }
    default: performPages(action, &run)
    }
  }

  private static func performPages(_ action: Action, _ run: inout Run) {
    guard
      let page = run.script.controllers.indices.map({ ControllerID($0) }).first(where: {
        run[$0][.isAlive] && run[$0].kind == .page
      })
    else { return run.fail(.impossible, "no page view controller is on screen") }
    switch action.verb {
    case .setPages: return Pages.setPages(action.list.compactMap { run.script.controller($0) }, of: page, &run)
    case .pageForwardEnds, .pageBackEnds:
      guard let transition = run.world.interactive, run.world.finger(holds: .scroll) || run.world.finger(holds: .curl)
      else {
        return run.fail(.impossible, Refusal.noFinger.reason)
      }
      run.world.interactive = nil
      return run.schedule(.end(transition), at: .animationEnd)
    case .pageForwardCancelled, .pageBackCancelled:
      if let transition = run.world.interactive, run.world.finger(holds: .scroll) || run.world.finger(holds: .curl) {
        run.world.interactive = nil
        return Pages.cancelTurn(transition, &run)
      }
    default: break
    }
    guard run[page].appearance == .appeared, run.world.isTouchable(page), !run[page][.isInTransition] else {
      return run.fail(.impossible, Refusal.pagesAreOffScreen.reason)
    }
    guard run.world.interactive == nil else { return run.fail(.impossible, Refusal.fingerIsBusy.reason) }
    let forward =
      action.verb == .pageForward || action.verb == .pageForwardBegins || action.verb == .pageForwardCancelled
    guard let transition = Pages.beginTurn(page, forward: forward, &run) else {
      return run.fail(.impossible, "there is no page on that side")
    }
    switch action.verb {
    case .pageForward, .pageBack: run.schedule(.end(transition), at: .animationEnd)
    case .pageForwardCancelled, .pageBackCancelled:
      // What the same turn takes off the screen meanwhile takes it from the finger.
      run.world.interactive = transition
      RunLoop.settle(&run)
      if run.world.interactive == transition { AppearanceTransition.loseFinger(&run) }
    default: run.world.interactive = transition
    }
  }
}

/// Tab bar controllers.
enum Tabs {
  /// Selects the tab that holds a controller. Unlike on a push, the new controller's will-callback comes first. The
  /// delegate is asked and told of what the user selects, not of what code does.
  static func select(_ child: ControllerID, in tab: ControllerID, byUser: Bool = true, _ run: inout Run) {
    if let held = run.world.interactive, run.world.isController(tab, under: held.owner) {
      AppearanceTransition.loseFinger(&run)
    }
    if let more = run.spec(tab).more, isBehindMore(child, of: tab, run) {
      // A row of the list is no item of the bar, whose delegate hears nothing (UITabBarControllerDelegate documentation,
      // and a session of 2017: cnblogs 12070549).
      if !run.platform[.rowOfMoreHearsOfTab] {
        run[tab].children.removeAll { $0 == child }
        run[child].parent = nil
      }
      return Navigation.push(child, on: more, animated: true, &run)
    }
    if byUser, !mayBeSelected(child, in: tab, &run) { return }
    if run[tab].shown == child {
      if !byUser { return }
      if run[child].kind == .nav { Navigation.pop(child, to: run[child].children.first, animated: true, &run) }
      return reportSelected(child, in: tab, isAgain: true, byUser: true, &run)
    }
    provide(child, for: tab, &run)
    guard run.isRunning else { return }
    let old = run[tab].shown
    run[tab].shown = child
    guard run[tab].appearance == .appeared || run[tab].appearance == .appearing else {
      if let old { putAway(old, &run) }
      return reportSelected(child, in: tab, byUser: byUser, &run)
    }
    ViewLoading.loadedView(of: child, &run)
    guard run.isRunning else { return }
    swap(old, for: child, in: tab, byUser: byUser, &run)
    if isReported(in: tab, byUser: byUser, run), run.platform[.tabSelectReportedBeforeAppear] {
      reportSelected(child, in: tab, byUser: byUser, &run)
    }
  }

  // MARK: The delegate

  /// What the delegate answers. It is asked for tabs of iOS 18, even for the one that is selected (react-native-screens
  /// 4675), and perhaps for their controllers too.
  private static func mayBeSelected(_ child: ControllerID, in tab: ControllerID, _ run: inout Run) -> Bool {
    guard let delegate = run.delegate(of: tab) else { return true }
    if run.spec(tab).hasProviders {
      if isRefused(.tabBarControllerShouldSelectTab, child, delegate, &run) { return false }
      guard run.platform[.controllersAreReportedWithTabs] else { return true }
    }
    return !isRefused(.tabBarControllerShouldSelectViewController, child, delegate, &run)
  }

  private static func isRefused(
    _ question: Callback, _ child: ControllerID, _ delegate: Receiver, _ run: inout Run
  ) -> Bool {
    run.send(question, to: delegate, .controller(child))
    return run.script.answersNo(question, delegate)
  }

  /// Whether anybody may want to hear of a selection: of controllers only what the user does.
  private static func isReported(in tab: ControllerID, byUser: Bool, _ run: Run) -> Bool {
    run.spec(tab).delegate != nil && (byUser || run.spec(tab).hasProviders)
  }

  private static func reportSelected(
    _ child: ControllerID, in tab: ControllerID, isAgain: Bool = false, byUser: Bool, _ run: inout Run
  ) {
    guard isReported(in: tab, byUser: byUser, run) else { return }
    if run.spec(tab).hasProviders {
      if !isAgain || run.platform[.tabChosenAgainIsReported], byUser || run.platform[.tabChosenByCodeIsReported] {
        run.tellDelegate(of: tab, .tabBarControllerDidSelectTabPreviousTab, .controller(child))
      }
      guard byUser, run.platform[.controllersAreReportedWithTabs] else { return }
    }
    run.tellDelegate(of: tab, .tabBarControllerDidSelectViewController, .controller(child))
  }

  // MARK: Providers

  /// The tab bar controller above a controller, and the tab that holds it or has it made when it is selected.
  static func tab(holding id: ControllerID, _ run: Run) -> (tab: ControllerID, child: ControllerID)? {
    if let held = run.world.tab(holding: id) { return held }
    guard let place = run.spec(id).provided, run[place.tab][.isAlive], id == place.child || !run[id][.isAlive],
      run[place.child].parent == nil, run[place.child].presenter == nil, !run.world.isRoot(place.child)
    else { return nil }
    return (place.tab, place.child)
  }

  /// The provider makes the controller, unless the tab has it.
  private static func provide(_ child: ControllerID, for tab: ControllerID, _ run: inout Run) {
    guard run.spec(tab).hasProviders, run[child].parent != tab else { return }
    Creation.create(child, &run)
    Creation.adopt(child, by: tab, &run)
    run.send(.didMoveToParentViewController, to: .controller(child), .controller(tab))
  }

  /// The tabs are set, and the first of them is selected.
  static func begin(_ tab: ControllerID, _ run: inout Run) {
    if !run.platform.delivers(.tabBarControllerShouldSelectTab) {
      return run.fail(.impossible, "this version has no tabs with providers")
    }
    if isReported(in: tab, byUser: false, run), run.platform[.firstTabIsReported] {
      run.tellDelegate(of: tab, .tabBarControllerDidSelectTabPreviousTab, .controller(run[tab].shown))
    }
  }

  // MARK: More

  /// Whether a tab is a row of More's list, as all are that come after the fourth where five places are too few.
  static func isBehindMore(_ child: ControllerID, of tab: ControllerID, _ run: Run) -> Bool {
    guard !run.script.scenario.device.isPad else { return false }
    // What no provider has made yet is no child, and has its place.
    let tabs = run.spec(tab).hasProviders ? ShortList(run.spec(tab).rootChildren) : run[tab].children
    return tabs.count > 5 && child != run.spec(tab).more && !tabs.prefix(4).contains(child)
  }

  /// Whether nobody can tap that row: the list is not what one sees. Of a stack in the list UIKit takes the
  /// controllers over into More's, and what they hear then is not told by any published log; nor who makes one of a provider.
  static func isOutOfReach(_ child: ControllerID, of tab: ControllerID, _ run: Run) -> Bool {
    guard isBehindMore(child, of: tab, run) else { return false }
    guard let more = run.spec(tab).more, run[tab].shown == more, run[child].kind != .nav,
      !run.spec(tab).hasProviders
    else { return true }
    return run[more].children.count > 1 || !run.world.isTouchable(more)
  }

  /// What is popped off More's stack is a tab as before: the tab bar controller has held it all the time.
  static func takeBack(_ id: ControllerID, from nav: ControllerID, _ run: inout Run) {
    guard let tab = run[nav].parent, run.spec(tab).more == nav, run.spec(tab).rootChildren.contains(id) else { return }
    if run.platform[.rowOfMoreHearsOfTab] {
      Creation.adopt(id, by: tab, &run)
      return run.send(.didMoveToParentViewController, to: .controller(id), .controller(tab))
    }
    run[id].parent = tab
    run[tab].children.append(id)
  }

  /// A tab that is leaving together with the tab bar controller, and is not the one that returns with it, has gone.
  private static func putAway(_ old: ControllerID, _ run: inout Run) {
    for id in run.world.occupants(of: old) where run[id].appearance == .disappearing {
      if let view = run[id].view { ViewHierarchy.removeFromSuperview(view, &run) }
      AppearanceTransition.end(id, &run)
    }
  }

  private static func swap(
    _ old: ControllerID?, for child: ControllerID, in tab: ControllerID, byUser: Bool, _ run: inout Run
  ) {
    Occupants.begin(child, true, animated: false, &run)
    let leaving = run.world.occupants(of: old)
    for id in leaving {
      run[id][.isDriven] = true
      AppearanceTransition.begin(id, false, animated: false, &run)
      if let view = run[id].view { ViewHierarchy.removeFromSuperview(view, &run) }
    }
    Occupants.attach(child, to: tab, &run)
    if !run.platform[.tabDidsAfterCommit], old != nil {
      for id in leaving { AppearanceTransition.end(id, &run) }
      return run.schedule(.tabDids(nil, child, byUser: byUser), at: .afterCommit)
    }
    run.schedule(.tabDids(old, child, byUser: byUser), at: .afterCommit)
  }

  static func finishSwitch(from old: ControllerID?, to child: ControllerID, byUser: Bool, _ run: inout Run) {
    Occupants.endLeft(old, &run)
    Occupants.endComing(child, &run)
    Occupants.letGo(child, &run)
    if let tab = run[child].parent, isReported(in: tab, byUser: byUser, run),
      !run.platform[.tabSelectReportedBeforeAppear]
    {
      reportSelected(child, in: tab, byUser: byUser, &run)
    }
  }
}

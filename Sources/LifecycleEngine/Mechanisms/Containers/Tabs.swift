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
    let delegate = run.delegate(of: tab)
    if byUser, let delegate {
      run.send(.tabBarControllerShouldSelectViewController, to: delegate, .controller(child))
      if run.script.answersNo(.tabBarControllerShouldSelectViewController, delegate) { return }
    }
    if run[tab].shown == child {
      if !byUser { return }
      if run[child].kind == .nav { Navigation.pop(child, to: run[child].children.first, animated: true, &run) }
      return reportSelected(child, in: tab, &run)
    }
    let old = run[tab].shown
    run[tab].shown = child
    guard run[tab].appearance == .appeared || run[tab].appearance == .appearing else {
      if let old { putAway(old, &run) }
      if !byUser { return }
      return reportSelected(child, in: tab, &run)
    }
    ViewLoading.loadedView(of: child, &run)
    guard run.isRunning else { return }
    swap(old, for: child, in: tab, byUser: byUser, &run)
    if byUser, run.platform[.tabSelectReportedBeforeAppear] { reportSelected(child, in: tab, &run) }
  }

  // MARK: More

  /// Whether a tab is a row of More's list, as all are that come after the fourth where five places are too few.
  static func isBehindMore(_ child: ControllerID, of tab: ControllerID, _ run: Run) -> Bool {
    guard !run.script.scenario.device.isPad, run[tab].children.count > 5 else { return false }
    return child != run.spec(tab).more && !run[tab].children.prefix(4).contains(child)
  }

  /// Whether nobody can tap that row: the list is not what one sees. Of a stack in the list UIKit takes the
  /// controllers over into More's, and what they hear then is not told by any published log.
  static func isOutOfReach(_ child: ControllerID, of tab: ControllerID, _ run: Run) -> Bool {
    guard isBehindMore(child, of: tab, run) else { return false }
    guard let more = run.spec(tab).more, run[tab].shown == more, run[child].kind != .nav else { return true }
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
    if byUser, !run.platform[.tabSelectReportedBeforeAppear], let tab = run[child].parent {
      reportSelected(child, in: tab, &run)
    }
  }

  private static func reportSelected(_ child: ControllerID, in tab: ControllerID, _ run: inout Run) {
    run.tellDelegate(of: tab, .tabBarControllerDidSelectViewController, .controller(child))
  }
}

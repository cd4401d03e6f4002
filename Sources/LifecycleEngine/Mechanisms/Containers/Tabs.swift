/// Tab bar controllers.
enum Tabs {
  /// Selects the tab that holds a controller. Unlike on a push, the new controller's will-callback comes first. The
  /// delegate is asked and told of what the user selects, not of what code does.
  static func select(_ child: ControllerID, in tab: ControllerID, byUser: Bool = true, _ run: inout Run) {
    if let held = run.world.interactive, run.world.isController(tab, under: held.owner) {
      AppearanceTransition.loseFinger(&run)
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

  /// A phone's tab bar has five places. Where there are more tabs the last of them is More: a navigation controller of
  /// UIKit's own, which pushes the others (UITabBarController documentation). What of a tab's life that changes is not told
  /// by any published log.
  static func isBehindMore(_ child: ControllerID, of tab: ControllerID, _ run: Run) -> Bool {
    guard !run.script.scenario.device.isPad, run[tab].children.count > 5 else { return false }
    return !run[tab].children.prefix(4).contains(child)
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
    for id in run.world.occupants(of: child) {
      if run[id].appearance == .appearing { AppearanceTransition.end(id, &run) }
      run[id][.isDriven] = false
    }
    if byUser, !run.platform[.tabSelectReportedBeforeAppear], let tab = run[child].parent {
      reportSelected(child, in: tab, &run)
    }
  }

  private static func reportSelected(_ child: ControllerID, in tab: ControllerID, _ run: inout Run) {
    run.tellDelegate(of: tab, .tabBarControllerDidSelectViewController, .controller(child))
  }
}

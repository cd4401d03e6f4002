// Tab bar controllers.

extension Simulator {
  /// Selects the tab that holds a controller. Unlike on a push, the new controller's will-callback comes first.
  mutating func select(_ child: ControllerID, in tab: ControllerID) {
    if let held = world.interactive, isController(tab, under: held.owner) { loseFinger() }
    let delegate = spec(tab).delegate.flatMap { script.receiver(named: $0) }
    if let delegate {
      send(.tabBarControllerShouldSelectViewController, to: delegate, .controller(child))
      if answersNo(.tabBarControllerShouldSelectViewController, delegate) { return }
    }
    if self[tab].shown == child {
      if self[child].kind == .nav { pop(child, to: self[child].children.first, animated: true) }
      return reportSelected(child, in: tab)
    }
    let old = self[tab].shown
    self[tab].shown = child
    guard self[tab].appearance == .appeared || self[tab].appearance == .appearing else {
      return reportSelected(child, in: tab)
    }
    loadedView(of: child)
    guard isRunning else { return }
    swap(old, for: child, in: tab)
    if platform[.tabSelectReportedBeforeAppear] { reportSelected(child, in: tab) }
  }

  private mutating func swap(_ old: ControllerID?, for child: ControllerID, in tab: ControllerID) {
    for id in occupants(of: child) {
      self[id].isDriven = true
      beginAppearance(id, true, animated: false)
    }
    let leaving = old.map { occupants(of: $0) } ?? []
    for id in leaving {
      self[id].isDriven = true
      beginAppearance(id, false, animated: false)
      if let view = self[id].view { removeFromSuperview(view) }
    }
    for id in occupants(of: child) { attachChildView(id, to: tab) }
    if !platform[.tabDidsAfterCommit], old != nil {
      for id in leaving { endAppearance(id) }
      return runAfterCommit(.tabDids(nil, child))
    }
    runAfterCommit(.tabDids(old, child))
  }

  mutating func finishTabSwitch(from old: ControllerID?, to child: ControllerID) {
    if let old {
      for id in occupants(of: old) where self[id].appearance == .disappearing { endAppearance(id) }
    }
    for id in occupants(of: child) {
      if self[id].appearance == .appearing { endAppearance(id) }
      self[id].isDriven = false
    }
    if !platform[.tabSelectReportedBeforeAppear], let tab = self[child].parent {
      reportSelected(child, in: tab)
    }
  }

  private mutating func reportSelected(_ child: ControllerID, in tab: ControllerID) {
    guard let delegate = spec(tab).delegate, let receiver = script.receiver(named: delegate) else { return }
    send(.tabBarControllerDidSelectViewController, to: receiver, .controller(child))
  }

  /// The tab bar controller above a controller, and the tab that holds it.
  func tab(holding id: ControllerID) -> (tab: ControllerID, child: ControllerID)? {
    var child = id
    while let parent = self[child].parent {
      if self[parent].kind == .tab { return (parent, child) }
      child = parent
    }
    return nil
  }
}

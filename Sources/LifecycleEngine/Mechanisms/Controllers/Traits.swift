/// Traits that change without the device being turned: light and dark, and the size of text.
enum Traits {
  /// The user or the time of day switches to the other appearance. All that is on screen is told, and made anew.
  static func toggleDarkMode(_ run: inout Run) {
    guard run.platform[.hasDarkMode] else { return run.fail(.impossible, "this version has no dark mode") }
    guard hears(&run), !isFixed(run.script) else { return }
    announceOnScreen(&run)
    makeAnew(&run)
  }

  /// The user chooses another size of text. Since iOS 10 it is a trait; the notification is older.
  static func changeTextSize(_ run: inout Run) {
    let notification = Callback.contentSizeCategoryDidChangeNotification
    guard run.platform.delivers(notification) else {
      return run.fail(.impossible, "this version has no size of text to choose")
    }
    guard hears(&run) else { return }
    guard run.platform[.textSizeIsTrait] else { return run.post(notification) }
    let postsFirst = run.platform[.textSizeIsPostedFirst]
    if postsFirst { run.post(notification) }
    announceOnScreen(&run)
    makeAnew(&run)
    if !postsFirst { run.post(notification) }
  }

  private static func hears(_ run: inout Run) -> Bool {
    if run.world.app.state != .suspended { return true }
    run.fail(.impossible, "the app is suspended: it would be told when it comes back")
    return false
  }

  /// What is drawn or laid out by a trait is due again.
  private static func makeAnew(_ run: inout Run) {
    for index in run.world.views.indices where run.world.views[index][.isAlive] && run.world.views[index].window != nil
    {
      run.world.views[index][.needsDisplay] = true
      run.world.views[index][.needsProperties] = true
      Layout.markConstraints(ViewID(index), &run)
    }
  }

  /// An app that has left is drawn in both appearances for the switcher, and told of each.
  static func drawSnapshots(_ run: inout Run) {
    guard run.world.deviceState == .background, run.platform[.snapshotsFlipAppearance], !isFixed(run.script) else {
      return
    }
    run.schedule(.flipAppearance, at: .laterTurn)
    run.schedule(.flipAppearance, at: .laterTurn)
  }

  /// An app can say that it has one appearance only.
  private static func isFixed(_ script: Script) -> Bool {
    script.scenario.plist.contains { $0.begins(with: "UIUserInterfaceStyle") }
  }

  static func announceOnScreen(_ run: inout Run) {
    for index in run.world.windows.indices where run.world.windows[index].exists && !run.world.windows[index].isHidden {
      var next = run.world.windows[index].root
      while let id = next {
        if run.world.isInWindow(id) { announce(to: id, &run) }
        next = run[id].presented
      }
      Scenes.tellEnvironment(of: WindowID(index), isGeometry: false, &run)
    }
  }

  // MARK: Who is told

  /// From the parent to its children, by the parent's own `super` call, and to the views of each: all are trait
  /// environments (UITraitEnvironment documentation), which a registered handler belongs to as well.
  static func announce(to id: ControllerID, _ run: inout Run) {
    let views = listeners(of: id, run)
    let controllerFirst = views.isEmpty || run.platform[.traitsReachControllerBeforeViews]
    if !controllerFirst { tell(views, &run) }
    let handlerFirst = run.platform[.traitHandlersBeforeMethod]
    if handlerFirst { run.send(.traitChangeHandler, to: .controller(id)) }
    run.send(.traitCollectionDidChange, to: .controller(id), .nil) { run in
      for child in Rotation.visibleChildren(of: id, run.world) { announce(to: child, &run) }
    }
    if !handlerFirst { run.send(.traitChangeHandler, to: .controller(id)) }
    if controllerFirst { tell(views, &run) }
  }

  private static func tell(_ views: [ViewID], _ run: inout Run) {
    for view in views where run[view][.isAlive] && run[view].window != nil {
      run.sendView(.traitCollectionDidChange, to: view, .nil)
    }
  }

  /// The views of a controller that the app has a class for, from the outside in.
  private static func listeners(of id: ControllerID, _ run: Run) -> [ViewID] {
    guard let view = run[id].view else { return [] }
    var found: [ViewID] = []
    var waiting = [view]
    while let next = waiting.popLast() {
      if run[next].receiver != nil { found.append(next) }
      // The view of another controller hears of it after that one.
      for subview in run[next].subviews.reversed() where run[subview].controller == nil { waiting.append(subview) }
    }
    return found
  }
}

/// The appearance state machine that every container, presentation and window move drives.
enum AppearanceTransition {
  /// Begins an appearance transition: the will-callback, then the children that are forwarded to.
  static func begin(_ id: ControllerID, _ appears: Bool, animated: Bool, _ run: inout Run) {
    guard run.isRunning, run[id][.isAlive] else { return }
    if !appears, run.world.interactive?.owner == id { loseFinger(&run) }
    switch (run[id].appearance, appears) {
    case (.disappeared, true), (.disappearing, true):
      let isReversal = run[id].appearance == .disappearing
      let hasIsAppearing =
        run.platform[.hasViewIsAppearing] && (!isReversal || run.platform[.isAppearingAgainOnReversal])
      run[id].begin(.appearing, animated: animated, awaitsIsAppearing: hasIsAppearing)
      sendAppearance(.viewWillAppear, to: id, &run) { forwardBegin(id, true, animated: animated, &$0) }
    case (.appeared, false), (.appearing, false):
      run[id].begin(.disappearing, animated: animated, awaitsIsAppearing: false)
      sendAppearance(.viewWillDisappear, to: id, &run) { forwardBegin(id, false, animated: animated, &$0) }
    case (.appearing, true), (.disappearing, false), (.disappeared, false), (.appeared, true):
      break
    }
  }

  /// A container that leaves the screen, or is changed by code, takes the view away from under the finger, which
  /// cancels the gesture.
  static func loseFinger(_ run: inout Run) {
    guard let held = run.world.interactive else { return }
    let outer = run.recorder.phase
    switch held.kind {
    case .pop: SwipeBack.cancel(&run)
    case .scroll, .curl:
      run.world.interactive = nil
      Pages.cancelTurn(held, &run)
    case .push, .present, .dismiss, .child, .column: break
    }
    run.recorder.phase = outer
  }

  /// Ends the transition that is open: the did-callback.
  static func end(_ id: ControllerID, _ run: inout Run) {
    guard run.isRunning, run[id][.isAlive] else { return }
    switch run[id].appearance {
    case .appearing:
      sendIsAppearing(id, &run)
      Hosting.update(id, &run)
      // Taken before the callback: a child that comes inside it has an appearance of its own.
      let children = forwardedChildren(of: id, &run)
      run[id].appearance = .appeared
      sendAppearance(.viewDidAppear, to: id, &run) { forwardEnd(id, to: children, &$0) }
      if run[id].kind == .nav { NavigationTransition.finishAppearance(of: id, &run) }
    case .disappearing:
      let children = forwardedChildren(of: id, &run)
      run[id].appearance = .disappeared
      sendAppearance(.viewDidDisappear, to: id, &run) { forwardEnd(id, to: children, &$0) }
      Hosting.update(id, &run)
    case .disappeared, .appeared:
      run.warn(.unbalancedAppearance, id)
    }
    run[id].endTransition()
  }

  /// A will- or did-callback. UIKit's containers forward inside their own method, so an override that forgets
  /// `super` cuts their children off; for a plain controller UIKit forwards around the method.
  private static func sendAppearance(
    _ callback: Callback, to id: ControllerID, _ run: inout Run, forward: (inout Run) -> Void
  ) {
    let argument = Argument.flag(run[id][.isAnimating])
    if run[id].kind.isUIKit {
      run.send(callback, to: .controller(id), argument, super: forward)
    } else {
      let isDid = callback == .viewDidAppear || callback == .viewDidDisappear
      let childrenFirst = isDid && run.platform[.didAppearChildFirst]
      if childrenFirst { forward(&run) }
      if callback == .viewWillAppear, run.script.hasLists {
        run.send(callback, to: .controller(id), argument) { ListSelection.clear(of: id, &$0) }
      } else {
        run.send(callback, to: .controller(id), argument)
      }
      if !childrenFirst { forward(&run) }
    }
  }

  /// viewIsAppearing: once per appearance, with the view in the hierarchy, before its layout.
  static func sendIsAppearing(_ id: ControllerID, _ run: inout Run) {
    guard run[id][.awaitsIsAppearing], run[id].appearance == .appearing, run.world.isInWindow(id) else { return }
    run[id][.awaitsIsAppearing] = false
    run.send(.viewIsAppearing, to: .controller(id), .flag(run[id][.isAnimating]))
  }

  /// What arrives has appeared if its container still shows; it goes again with a container that was left meanwhile.
  static func finish(_ id: ControllerID, in container: ControllerID, _ run: inout Run) {
    guard run[id].appearance == .appearing else { return }
    switch run[container].appearance {
    case .appeared: end(id, &run)
    case .appearing: break
    case .disappearing: begin(id, false, animated: run[container][.isAnimating], &run)
    case .disappeared: leave(id, animated: false, &run)
    }
  }

  /// Both halves of leaving, or the one that is left.
  static func leave(_ id: ControllerID, animated: Bool, _ run: inout Run) {
    begin(id, false, animated: animated, &run)
    if run[id].appearance == .disappearing { end(id, &run) }
  }

  // MARK: Forwarding

  private static func forwardBegin(_ id: ControllerID, _ appears: Bool, animated: Bool, _ run: inout Run) {
    if appears { prepareToAppear(id, &run) }
    for child in forwardedChildren(of: id, &run) { begin(child, appears, animated: animated, &run) }
  }

  private static func forwardEnd(_ id: ControllerID, to children: ShortList<ControllerID>, _ run: inout Run) {
    for child in children where run[child].parent == id || run[child].presenter != nil {
      switch run[child].appearance {
      case .appearing where run[id].appearance == .appeared: end(child, &run)
      case .disappearing where run[id].appearance == .disappeared: end(child, &run)
      case .appearing where run[id].appearance == .disappeared:
        // It came while its container left, and goes with it.
        leave(child, animated: false, &run)
      case .disappeared where run[id].appearance == .appeared && run.platform[.endWithoutBeginIsSent]:
        endWithoutBegin(child, &run)
      default: break
      }
    }
  }

  /// Up to iOS 6 the end of a parent's appearance reaches a child that never began.
  private static func endWithoutBegin(_ child: ControllerID, _ run: inout Run) {
    guard run[child].kind == .plain, run.world.isInWindow(child) else { return }
    run[child].appearance = .appeared
    run.send(.viewDidAppear, to: .controller(child), .flag(run[child][.isAnimating]))
  }

  /// The children that get their parent's transition: those whose view is inside the parent's view.
  ///
  /// Mutating in name only: what merely reads the simulation gets a copy of it from who changes it, and this is asked
  /// at each appearance.
  private static func forwardedChildren(of id: ControllerID, _ run: inout Run) -> ShortList<ControllerID> {
    switch run[id].kind {
    case .nav, .tab, .page:
      // During a transition of its own the container drives its children itself.
      guard let shown = run[id].shown, run[shown].view != nil, !run[id][.isInTransition] else { return ShortList() }
      return run.world.occupants(of: shown)
    case .plain, .container, .split, .hosting:
      guard !run[id].children.isEmpty, run.platform[.hasContainment], let view = run[id].view, !forwardsByHand(id, run)
      else { return ShortList() }
      var inside = ShortList<ControllerID>()
      for child in run[id].children {
        if let childView = run[child].view, run.world.isView(childView, inside: view) { inside.append(child) }
      }
      return inside
    }
  }

  /// Whether the app forwards appearance to the children itself; the question had another name on iOS 5.
  private static func forwardsByHand(_ id: ControllerID, _ run: Run) -> Bool {
    let question = Callback.shouldAutomaticallyForwardAppearanceMethods
    let old = Callback.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
    return run.script.answersNo(run.platform.delivers(question) ? question : old, .controller(id))
  }

  /// What UIKit's own appearance methods do when an app calls them: a container passes on what it is in. The state is not
  /// theirs: UIKit moves it around the method (frames: `_setViewAppearState:` calls `viewWillAppear:`).
  static func passOn(_ method: Callback, from id: ControllerID, _ run: inout Run) {
    guard run[id].kind.isUIKit else { return }
    switch (method, run[id].appearance) {
    case (.viewWillAppear, .appearing), (.viewWillDisappear, .disappearing):
      forwardBegin(id, method == .viewWillAppear, animated: run[id][.isAnimating], &run)
    case (.viewDidAppear, .appeared), (.viewDidDisappear, .disappeared):
      forwardEnd(id, to: forwardedChildren(of: id, &run), &run)
    default: break
    }
  }

  /// What a UIKit container does when it is about to appear: puts the child that it shows into its view.
  private static func prepareToAppear(_ id: ControllerID, _ run: inout Run) {
    switch run[id].kind {
    case .nav where run[id].pending != nil:
      // It was asked for in a hidden window, which the stack has left since.
      if run[id].shown != nil, !run.world.isInWindow(id) { Navigation.changeOffscreen(id, &run) }
      if startsWithAppearance(id, run) { NavigationTransition.start(id, &run) } else { showCurrentChild(of: id, &run) }
    case .nav, .tab, .page: showCurrentChild(of: id, &run)
    case .split:
      Split.fitColumns(of: id, &run)
      for column in run[id].children where !run[column][.isHiddenColumn] { Occupants.attach(column, to: id, &run) }
    default: break
    }
  }

  /// Whether what a navigation controller shows first is told together with it: since iOS 8 only if its view is
  /// loaded by then, else it waits for the layout.
  private static func startsWithAppearance(_ nav: ControllerID, _ run: Run) -> Bool {
    if run.platform[.navigationStartsInCall] { return true }
    guard run[nav].shown == nil, let top = run[nav].children.last else { return false }
    return run[top].view != nil
  }

  private static func showCurrentChild(of id: ControllerID, _ run: inout Run) {
    guard let shown = run[id].shown else { return }
    if run[id].kind == .tab { putAwayTabs(of: id, but: shown, &run) }
    Occupants.attach(shown, to: id, &run)
  }

  /// A tab that was left while the tab bar controller was not on screen has its view there still.
  private static func putAwayTabs(of tab: ControllerID, but shown: ControllerID, _ run: inout Run) {
    guard let place = run[tab].view else { return }
    for child in run[tab].children where child != shown {
      if let view = run[child].view, run[view].superview == place { ViewHierarchy.removeFromSuperview(view, &run) }
    }
  }

  /// Loads a child's view and adds it to the container's, without moving it if it is there already.
  static func attachChildView(_ child: ControllerID, to id: ControllerID, _ run: inout Run) {
    guard let parentView = ViewLoading.requiredView(of: id, &run), let view = ViewLoading.requiredView(of: child, &run)
    else { return }
    if run[view].superview != parentView { ViewHierarchy.addSubview(view, to: parentView, &run) }
    if run[id].kind.isUIKit { Rotation.fitToWindow(view, &run) }
  }

  // MARK: Window moves

  /// The controller's view is about to move into or out of a window. While a container or presentation drives
  /// the controller, the move says nothing; neither does it below a parent that forwards.
  static func windowWillChange(_ id: ControllerID, to window: WindowID?, isRoot: Bool, _ run: inout Run) {
    guard !run[id][.isDriven] else { return }
    // Of one that is presented the move of its own view tells all, though a container may have taken it meanwhile.
    if let parent = run[id].parent, run[id].presenter == nil || !isRoot {
      // Who came to a parent that is not shown, as in a hidden window, is not reached by it when it goes.
      let leaves = window == nil
      guard isRoot || leaves && run[parent].appearance == .disappeared, isDriver(parent, leaving: leaves, run) else {
        return
      }
    }
    begin(id, window != nil, animated: false, &run)
  }

  /// Whether a parent leaves its children's appearance to the moves of their views: one that does not tell its children
  /// itself and is not leaving. Up to iOS 6 not while a container shows it either: its end reaches them. A container of
  /// UIKit's on screen tells them of what it does, and drives them then; what else moves a view there is the app.
  private static func isDriver(_ parent: ControllerID, leaving: Bool, _ run: Run) -> Bool {
    guard run.platform[.hasContainment], !forwardsByHand(parent, run) else { return false }
    return switch run[parent].appearance {
    case .appeared: true
    case .disappeared: leaving || run[parent].kind.isFilledByApp
    case .appearing:
      run[parent].kind.isFilledByApp && (!run[parent][.isDriven] || !run.platform[.endWithoutBeginIsSent])
    case .disappearing: false
    }
  }

  /// The move has happened: disappearing ends now, appearing ends after the commit.
  static func windowDidChange(_ id: ControllerID, isRoot: Bool, _ run: inout Run) {
    guard !run[id][.isDriven] else { return }
    if let parent = run[id].parent, !isRoot,
      run[id].appearance != .disappearing || run[parent].appearance != .disappeared
    {
      return
    }
    switch run[id].appearance {
    case .appearing:
      // A child that came while its parent appears ends with the parent.
      if let parent = run[id].parent, run[parent].appearance == .appearing { return }
      run.schedule(
        .windowAppearanceEnd(id), at: run.platform[.windowAppearanceEndsNextTurn] ? .laterTurn : .afterCommit)
    case .disappearing:
      if let parent = run[id].parent, run[parent].appearance == .disappearing { return }
      end(id, &run)
    case .disappeared, .appeared: break
    }
  }

  static func endAfterWindowMove(_ id: ControllerID, _ run: inout Run) {
    guard run[id][.isAlive], run[id].appearance == .appearing, run.world.isInWindow(id) else { return }
    end(id, &run)
  }
}

extension ControllerKind {
  /// Whether its children are what the app added: a hosting controller is an ordinary one to UIKit.
  fileprivate var isFilledByApp: Bool {
    switch self {
    case .plain, .container, .hosting: true
    case .nav, .tab, .split, .page: false
    }
  }
}

// The appearance state machine that every container, presentation and window move drives.

extension Simulator {
  /// Begins an appearance transition: the will-callback, then the children that are forwarded to.
  mutating func beginAppearance(_ id: ControllerID, _ appears: Bool, animated: Bool) {
    guard isRunning, self[id].isAlive else { return }
    if !appears, world.interactive?.owner == id { loseFinger() }
    switch (self[id].appearance, appears) {
    case (.disappeared, true), (.disappearing, true):
      let isReversal = self[id].appearance == .disappearing
      let hasIsAppearing = platform[.hasViewIsAppearing] && (!isReversal || platform[.isAppearingAgainOnReversal])
      self[id].begin(.appearing, animated: animated, awaitsIsAppearing: hasIsAppearing)
      sendAppearance(.viewWillAppear, to: id) { $0.forwardBegin(id, true, animated: animated) }
    case (.appeared, false), (.appearing, false):
      self[id].begin(.disappearing, animated: animated, awaitsIsAppearing: false)
      sendAppearance(.viewWillDisappear, to: id) { $0.forwardBegin(id, false, animated: animated) }
    case (.appearing, true), (.disappearing, false), (.disappeared, false), (.appeared, true):
      break
    }
  }

  /// A container that leaves the screen, or is changed by code, takes the view away from under the finger, which
  /// cancels the gesture.
  mutating func loseFinger() {
    guard let held = world.interactive else { return }
    let outer = phase
    switch held.kind {
    case .pop: cancelSwipe()
    case .scroll, .curl:
      world.interactive = nil
      cancelPageTurn(held)
    case .push, .present, .dismiss, .child: break
    }
    phase = outer
  }

  /// Ends the transition that is open: the did-callback.
  mutating func endAppearance(_ id: ControllerID) {
    guard isRunning, self[id].isAlive else { return }
    switch self[id].appearance {
    case .appearing:
      sendIsAppearing(id)
      showContent(of: id)
      // Taken before the callback: a child that comes inside it has an appearance of its own.
      let children = forwardedChildren(of: id)
      self[id].appearance = .appeared
      sendAppearance(.viewDidAppear, to: id) { $0.forwardEnd(id, to: children) }
      if self[id].kind == .nav { finishFirstNavigation(id) }
    case .disappearing:
      let children = forwardedChildren(of: id)
      self[id].appearance = .disappeared
      sendAppearance(.viewDidDisappear, to: id) { $0.forwardEnd(id, to: children) }
      hideContent(of: id)
    case .disappeared, .appeared:
      warn(.unbalancedAppearance)
    }
    self[id].endTransition()
  }

  /// A will- or did-callback. UIKit's containers forward inside their own method, so an override that forgets
  /// `super` cuts their children off; for a plain controller UIKit forwards around the method.
  private mutating func sendAppearance(
    _ callback: Callback, to id: ControllerID, forward: (inout Simulator) -> Void
  ) {
    let argument = Argument.flag(self[id].isAnimating)
    if self[id].kind.isUIKit {
      send(callback, to: .controller(id), argument, super: forward)
    } else {
      let isDid = callback == .viewDidAppear || callback == .viewDidDisappear
      let childrenFirst = isDid && platform[.didAppearChildFirst]
      if childrenFirst { forward(&self) }
      send(callback, to: .controller(id), argument)
      if !childrenFirst { forward(&self) }
    }
  }

  /// viewIsAppearing: once per appearance, with the view in the hierarchy, before its layout.
  mutating func sendIsAppearing(_ id: ControllerID) {
    guard self[id].awaitsIsAppearing, self[id].appearance == .appearing, isInWindow(id) else { return }
    self[id].awaitsIsAppearing = false
    send(.viewIsAppearing, to: .controller(id), .flag(self[id].isAnimating))
  }

  /// What arrives has appeared if its container still shows; it goes again with a container that was left meanwhile.
  mutating func finishAppearing(_ id: ControllerID, in container: ControllerID) {
    guard self[id].appearance == .appearing else { return }
    switch self[container].appearance {
    case .appeared: endAppearance(id)
    case .appearing: break
    case .disappearing: beginAppearance(id, false, animated: self[container].isAnimating)
    case .disappeared:
      beginAppearance(id, false, animated: false)
      endAppearance(id)
    }
  }

  // MARK: Forwarding

  private mutating func forwardBegin(_ id: ControllerID, _ appears: Bool, animated: Bool) {
    if appears { prepareToAppear(id) }
    for child in forwardedChildren(of: id) { beginAppearance(child, appears, animated: animated) }
  }

  private mutating func forwardEnd(_ id: ControllerID, to children: ShortList<ControllerID>) {
    for child in children where self[child].parent == id || self[child].presenter != nil {
      switch self[child].appearance {
      case .appearing where self[id].appearance == .appeared: endAppearance(child)
      case .disappearing where self[id].appearance == .disappeared: endAppearance(child)
      case .appearing where self[id].appearance == .disappeared:
        // It came while its container left, and goes with it.
        beginAppearance(child, false, animated: false)
        endAppearance(child)
      case .disappeared where self[id].appearance == .appeared && platform[.endWithoutBeginIsSent]:
        endWithoutBegin(child)
      default: break
      }
    }
  }

  /// Up to iOS 6 the end of a parent's appearance reaches a child that never began.
  private mutating func endWithoutBegin(_ child: ControllerID) {
    guard self[child].kind == .plain, isInWindow(child) else { return }
    self[child].appearance = .appeared
    send(.viewDidAppear, to: .controller(child), .flag(self[child].isAnimating))
  }

  /// The children that get their parent's transition: those whose view is inside the parent's view.
  ///
  /// Mutating in name only: what merely reads the simulation gets a copy of it from who changes it, and this is asked
  /// at each appearance.
  private mutating func forwardedChildren(of id: ControllerID) -> ShortList<ControllerID> {
    switch self[id].kind {
    case .nav, .tab, .page:
      // During a transition of its own the container drives its children itself.
      guard let shown = self[id].shown, self[shown].view != nil, !self[id].isInTransition else { return ShortList() }
      return occupants(of: shown)
    case .plain, .container, .split, .hosting:
      guard !self[id].children.isEmpty, platform[.hasContainment], let view = self[id].view, !forwardsByHand(id)
      else { return ShortList() }
      var inside = ShortList<ControllerID>()
      for child in self[id].children {
        if let childView = self[child].view, isView(childView, inside: view) { inside.append(child) }
      }
      return inside
    }
  }

  /// Whether the app forwards appearance to the children itself; the question had another name on iOS 5.
  private func forwardsByHand(_ id: ControllerID) -> Bool {
    let question = Callback.shouldAutomaticallyForwardAppearanceMethods
    let old = Callback.automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
    return answersNo(isAvailable(question) ? question : old, .controller(id))
  }

  /// What a UIKit container does when it is about to appear: puts the child that it shows into its view.
  private mutating func prepareToAppear(_ id: ControllerID) {
    switch self[id].kind {
    case .nav where self[id].pending != nil && startsWithAppearance(id): startNavigation(id)
    case .nav, .tab, .page: showCurrentChild(of: id)
    case .split:
      collapseIfCompact(id)
      self[id].children.forEach { attachChildView($0, to: id) }
    default: break
    }
  }

  /// Whether what a navigation controller shows first is told together with it: since iOS 8 only if its view is
  /// loaded by then, else it waits for the layout.
  private func startsWithAppearance(_ nav: ControllerID) -> Bool {
    if platform[.navigationStartsInCall] { return true }
    guard self[nav].shown == nil, let top = self[nav].children.last else { return false }
    return self[top].view != nil
  }

  private mutating func showCurrentChild(of id: ControllerID) {
    guard let shown = self[id].shown else { return }
    if self[id].kind == .tab { putAwayTabs(of: id, but: shown) }
    for occupant in occupants(of: shown) { attachChildView(occupant, to: id) }
  }

  /// A tab that was left while the tab bar controller was not on screen has its view there still.
  private mutating func putAwayTabs(of tab: ControllerID, but shown: ControllerID) {
    guard let place = self[tab].view else { return }
    for child in self[tab].children where child != shown {
      if let view = self[child].view, self[view].superview == place { removeFromSuperview(view) }
    }
  }

  /// Loads a child's view and adds it to the container's, without moving it if it is there already.
  mutating func attachChildView(_ child: ControllerID, to id: ControllerID) {
    guard let parentView = requiredView(of: id), let view = requiredView(of: child) else { return }
    if self[view].superview != parentView { addSubview(view, to: parentView) }
    if self[id].kind.isUIKit { fitToWindow(view) }
  }

  // MARK: Window moves

  /// The controller's view is about to move into or out of a window. While a container or presentation drives
  /// the controller, the move says nothing; neither does it below a parent that forwards.
  mutating func windowWillChange(_ id: ControllerID, to window: WindowID?, isRoot: Bool) {
    guard !self[id].isDriven else { return }
    if let parent = self[id].parent {
      // Who came to a parent that is not shown, as in a hidden window, is not reached by it when it goes.
      guard isRoot || window == nil && self[parent].appearance == .disappeared, isDriver(parent) else { return }
    }
    beginAppearance(id, window != nil, animated: false)
  }

  /// Whether a parent leaves its children's appearance to the moves of their views: a plain one that is on
  /// screen, not itself in a transition, and that does not tell its children itself.
  private func isDriver(_ parent: ControllerID) -> Bool {
    guard platform[.hasContainment] else { return false }
    return switch self[parent].kind {
    case .plain, .container:
      !forwardsByHand(parent) && (self[parent].appearance == .appeared || self[parent].appearance == .disappeared)
    default: false
    }
  }

  /// The move has happened: disappearing ends now, appearing ends after the commit.
  mutating func windowDidChange(_ id: ControllerID, isRoot: Bool) {
    guard !self[id].isDriven else { return }
    if let parent = self[id].parent, !isRoot,
      self[id].appearance != .disappearing || self[parent].appearance != .disappeared
    {
      return
    }
    switch self[id].appearance {
    case .appearing:
      // A child that came while its parent appears ends with the parent.
      if let parent = self[id].parent, self[parent].appearance == .appearing { return }
      if platform[.windowAppearanceEndsNextTurn] {
        runInLaterTurn(.windowAppearanceEnd(id))
      } else {
        runAfterCommit(.windowAppearanceEnd(id))
      }
    case .disappearing:
      if let parent = self[id].parent, self[parent].appearance == .disappearing { return }
      endAppearance(id)
    case .disappeared, .appeared: break
    }
  }

  mutating func endWindowAppearance(_ id: ControllerID) {
    guard self[id].isAlive, self[id].appearance == .appearing, isInWindow(id) else { return }
    endAppearance(id)
  }
}

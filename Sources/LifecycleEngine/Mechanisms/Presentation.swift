// Presentation.

extension Simulator {
  /// `present(_:animated:completion:)`: links and the new view inside the call, the transition after the commit.
  mutating func present(
    _ id: ControllerID, by caller: ControllerID, style asked: PresentationStyle?, animated: Bool
  ) {
    create(id)
    send(presentCall, to: .controller(caller), .controller(id)) {
      $0.beginPresenting(id, by: caller, style: asked, animated: animated)
    }
  }

  /// Up to iOS 4 it is called `presentModalViewController:animated:`.
  private var presentCall: Callback {
    isAvailable(.presentViewControllerAnimatedCompletion)
      ? .presentViewControllerAnimatedCompletion : .presentModalViewControllerAnimated
  }

  private mutating func beginPresenting(
    _ id: ControllerID, by caller: ControllerID, style asked: PresentationStyle?, animated: Bool
  ) {
    guard isRunning else { return }
    if isActive(id) || isController(caller, under: id) {
      return fail(.exception, "Application tried to present modally an active controller")
    }
    let style = resolve(asked ?? spec(id).style ?? .automatic)
    let presenter = presenter(for: style, caller: caller)
    if self[presenter].presented != nil {
      return warn(platform[.refusedPresentationNamesProgress] ? .presentationInProgress : .alreadyPresenting)
    }
    guard isInWindow(presenter), !self[presenter].flags.isBeingDismissed else { return warn(.notInHierarchy) }
    if isDetached(caller) { warn(.detachedPresenter) }
    self[presenter].presented = id
    self[id].isKeptUntilShown = false
    self[id].presenter = presenter
    self[id].presentationStyle = style
    self[id].flags.isBeingPresented = true
    guard requiredView(of: id) != nil else { return }
    var transition = Transition(kind: .present, owner: presenter, from: presenter, to: id)
    transition.isAnimated = animated
    if platform[.presentationStartsInCall] {
      startPresentation(transition)
    } else {
      runAfterCommit(.startPresentation(transition))
    }
    record(.presentViewControllerAnimatedCompletion, Receiver(.returning))
  }

  /// A controller that is on screen by other means: presented, contained, or the root of a window.
  private func isActive(_ id: ControllerID) -> Bool {
    self[id].presenter != nil || self[id].parent != nil || isRoot(id)
  }

  private func isRoot(_ id: ControllerID) -> Bool { world.windows.contains { $0.exists && $0.root == id } }

  /// A controller whose view somebody put on screen without containing it.
  private func isDetached(_ id: ControllerID) -> Bool {
    let top = outermost(id)
    return platform[.hasContainment] && self[top].presenter == nil && !isRoot(top)
  }

  private func resolve(_ style: PresentationStyle) -> PresentationStyle {
    guard style == .automatic else { return style }
    return platform[.defaultStyleIsSheet] ? .pageSheet : .fullScreen
  }

  /// Who presents: the root container, or for the context styles the nearest that defines a context.
  private func presenter(for style: PresentationStyle, caller: ControllerID) -> ControllerID {
    if style.isOverContext {
      var current: ControllerID? = caller
      while let here = current {
        if definesContext(here) { return here }
        current = self[here].parent
      }
    }
    return outermost(caller)
  }

  /// Navigation controllers define a context by default, others where the app says so.
  private func definesContext(_ id: ControllerID) -> Bool {
    self[id].kind == .nav || spec(id).declaration?.definesContext == true
  }

  /// Where a presentation takes place: in the window, or for one over a context in the view that holds the presenter's.
  private func place(of id: ControllerID, by presenter: ControllerID) -> ViewID? {
    if self[id].presentationStyle.isOverContext, let view = self[presenter].view, let above = self[view].superview {
      return above
    }
    return window(of: presenter)
  }

  /// Whom one sees in the place of a contained controller: itself, or what is presented over its context there, which
  /// leaves and returns with the place. What that covers hears nothing.
  func occupants(of id: ControllerID) -> ShortList<ControllerID> {
    guard self[id].parent != nil, let cover = self[id].presented, self[cover].presentationStyle.isOverContext,
      !self[cover].flags.isBeingPresented, !self[cover].flags.isBeingDismissed
    else { return ShortList(id) }
    return self[cover].presenterLeft ? ShortList(cover) : [id, cover]
  }

  /// Whether the presenter's view leaves the window: by style, device and version. What is in a popover stays there.
  private func hidesPresenter(_ id: ControllerID) -> Bool {
    let isPad = script.scenario.device.isPad
    if isPad, let presenter = self[id].presenter, self[outermost(presenter)].presenter != nil,
      self[outermost(presenter)].presentationStyle == .popover
    {
      return false
    }
    switch self[id].presentationStyle {
    case .fullScreen, .currentContext: return true
    case .custom: return removesPresentersView(id)
    case .pageSheet, .formSheet, .popover: return !isPad && !platform[.sheetsLeavePresenter]
    case .overFullScreen, .overCurrentContext, .automatic: return false
    }
  }

  mutating func startPresentation(_ transition: Transition) {
    guard let id = transition.to, self[id].isAlive, self[id].presenter == transition.owner else { return }
    let presenter = transition.owner
    guard let place = place(of: id, by: presenter) else {
      // The window was closed in the same turn.
      self[presenter].presented = nil
      self[id].presenter = nil
      self[id].flags.isBeingPresented = false
      return
    }
    let hides = hidesPresenter(id)
    self[id].presenterLeft = hides
    if platform[.presentationBeginsBeforeDisappearance] {
      tellPresentationController(of: id, .presentationTransitionWillBegin)
    }
    if hides {
      self[presenter].isDriven = true
      beginAppearance(presenter, false, animated: transition.isAnimated)
    }
    self[id].isDriven = true
    beginAppearance(id, true, animated: transition.isAnimated)
    if !platform[.presentationBeginsBeforeDisappearance] {
      tellPresentationController(of: id, .presentationTransitionWillBegin)
    }
    guard let view = loadedView(of: id) else { return }
    addSubview(view, to: place)
    fitToWindow(view)
    if hides { relayOut(presenter, under: view) }
    if transition.isAnimated {
      runAtAnimationEnd(.end(transition))
    } else {
      runAfterCommit(.end(transition))
    }
  }

  /// The window in which a controller's presentation takes place: its own, also while its view is out of it.
  func window(of id: ControllerID) -> ViewID? {
    var current: ControllerID? = outermost(id)
    while let here = current {
      if let view = self[here].view, let window = self[view].window { return world.windows[window.index].view }
      for window in world.windows where window.root == here { return window.view }
      current = self[here].presenter.map { outermost($0) }
    }
    return nil
  }

  /// Under a full screen presentation of that time the storyboard's presenter is laid out once more, after the
  /// presented view; where safe areas exist that one follows again.
  private mutating func relayOut(_ presenter: ControllerID, under view: ViewID) {
    let visible = deepestShown(presenter)
    guard platform[.presenterIsLaidOutUnderFullScreen], spec(visible).origin == .storyboard,
      let below = self[visible].view
    else { return }
    let outer = phase
    phase = .layout
    layoutIfNeeded(view)
    phase = outer
    markForLayout(below)
    if platform[.safeAreaRelaysOutPresented] { markForLayout(view) }
  }

  func deepestShown(_ id: ControllerID) -> ControllerID {
    var current = id
    while let shown = shownChild(of: current) { current = shown }
    return current
  }

  /// What waits for an animation's end: the presented side's did-callback comes first.
  mutating func end(_ transition: Transition) {
    switch transition.kind {
    case .present: endPresentation(transition)
    case .dismiss: endDismissal(transition)
    case .scroll, .curl: endPageTurn(transition)
    case .child: endChildTransition(transition)
    case .push, .pop: finishNavigation(transition)
    }
  }

  private mutating func endPresentation(_ transition: Transition) {
    guard let id = transition.to, self[id].isAlive, self[id].presenter == transition.owner else { return }
    if self[id].appearance == .appearing { endAppearance(id) }
    self[id].isDriven = false
    if self[id].presenterLeft, self[transition.owner].appearance == .disappearing {
      if let view = self[transition.owner].view { removeFromSuperview(view) }
      endAppearance(transition.owner)
    }
    self[transition.owner].isDriven = false
    tellPresentationController(of: id, .presentationTransitionDidEnd)
    send(.presentViewControllerAnimatedCompletion, to: Receiver(.completion))
  }
}

extension PresentationStyle {
  /// Whether it covers the controller that defines the context, and not the whole window.
  var isOverContext: Bool { self == .currentContext || self == .overCurrentContext }
}

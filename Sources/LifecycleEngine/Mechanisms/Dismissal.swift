// Dismissal: of one presentation, or of all above it.

extension Simulator {
  /// `dismiss(animated:completion:)` on a controller: everything above it goes, or it itself if there is nothing.
  mutating func dismiss(from caller: ControllerID, animated: Bool) {
    let hasCompletion = isAvailable(.dismissViewControllerAnimatedCompletion)
    let call = hasCompletion ? Callback.dismissViewControllerAnimatedCompletion : .dismissModalViewControllerAnimated
    send(call, to: .controller(caller), .flag(animated)) { $0.beginDismissing(from: caller, animated: animated) }
  }

  private mutating func beginDismissing(from caller: ControllerID, animated: Bool) {
    guard let presenter = dismissingPresenter(of: caller) else {
      if platform[.emptyDismissCompletes] { send(.dismissViewControllerAnimatedCompletion, to: Receiver(.completion)) }
      return
    }
    let transition = dismissal(of: presenter, animated: animated)
    if let top = transition.from, isMoving(top) { return warn(.dismissalInProgress) }
    mark(transition, isBeingDismissed: true)
    if platform[.presentationStartsInCall] {
      startDismissal(transition)
    } else {
      runAfterCommit(.startDismissal(transition))
    }
    record(.dismissViewControllerAnimatedCompletion, Receiver(.returning))
  }

  /// All that go with a dismissal.
  mutating func mark(_ transition: Transition, isBeingDismissed: Bool) {
    for id in transition.removed { self[id].flags.isBeingDismissed = isBeingDismissed }
    if let top = transition.from { self[top].flags.isBeingDismissed = isBeingDismissed }
  }

  /// Whether a presentation or dismissal of a controller has begun and not ended.
  private func isMoving(_ id: ControllerID) -> Bool {
    self[id].flags.isBeingDismissed || self[id].flags.isBeingPresented && self[id].appearance != .appeared
  }

  /// The controller whose presentation ends when the caller asks.
  func dismissingPresenter(of caller: ControllerID) -> ControllerID? {
    var current: ControllerID? = caller
    while let here = current {
      if self[here].presented != nil { return here }
      current = self[here].parent
    }
    return self[outermost(caller)].presenter
  }

  func dismissal(of presenter: ControllerID, animated: Bool) -> Transition {
    var top = presenter
    var below: ShortList<ControllerID> = []
    while let next = self[top].presented {
      if top != presenter { below.append(top) }
      top = next
    }
    var transition = Transition(kind: .dismiss, owner: presenter, from: top, to: presenter)
    transition.isAnimated = animated
    transition.removed = below
    return transition
  }

  mutating func startDismissal(_ transition: Transition) {
    guard let top = transition.from, let first = self[transition.owner].presented else { return }
    if let held = world.interactive, held.kind == .dismiss, held.owner == transition.owner || held.from == top {
      world.interactive = nil
    }
    mark(transition, isBeingDismissed: true)
    tellPresentationController(of: top, .dismissalTransitionWillBegin)
    self[top].isDriven = true
    beginAppearance(top, false, animated: transition.isAnimated)
    for id in transition.removed where isVisibleBelow(id) {
      // Its view has long gone; where this fact is taken to be true, it passes through once more.
      self[id].appearance = .appeared
      self[id].isDriven = true
      beginAppearance(id, false, animated: transition.isAnimated)
    }
    if self[first].presenterLeft {
      beginReturn(of: transition.owner, from: first, animated: transition.isAnimated)
    }
    if transition.isInteractive {
      world.interactive = transition
    } else if transition.isAnimated {
      runAtAnimationEnd(.end(transition))
    } else {
      runAfterCommit(.end(transition))
    }
  }

  private func isVisibleBelow(_ id: ControllerID) -> Bool {
    self[id].appearance == .appeared || platform[.dismissedIntermediatesDisappear]
  }

  /// The presenter comes back: its will-callback, then its view at the bottom of the window, or of the place where it
  /// was covered.
  private mutating func beginReturn(of presenter: ControllerID, from first: ControllerID, animated: Bool) {
    let covered = self[first].presentationStyle.isOverContext ? self[first].view.flatMap { self[$0].superview } : nil
    guard let place = covered ?? window(of: presenter), let view = loadedView(of: presenter) else { return }
    self[presenter].isDriven = true
    beginAppearance(presenter, true, animated: animated)
    if self[view].superview == nil { addSubview(view, to: place, at: 0) }
    fitToWindow(view)
    let visible = deepestShown(presenter)
    if platform[.presenterIsLaidOutUnderFullScreen], spec(visible).origin == .storyboard,
      let below = self[visible].view
    {
      markForLayout(below)
    }
  }

  mutating func endDismissal(_ transition: Transition) {
    guard let top = transition.from else { return }
    let presenter = transition.owner
    let first = self[presenter].presented
    let returns = first.map { self[$0].presenterLeft } ?? false
    self[presenter].presented = nil
    if returns, self[presenter].appearance == .appearing { endAppearance(presenter) }
    self[presenter].isDriven = false
    let hearsFirst = transition.isByUser && !isOldPopover(top) && !platform[.sheetGoneBeforeItsDelegateHears]
    if hearsFirst { reportPutAway(top) }
    for id in presentations(above: top).reversed() { leaveScreen(id) }
    leaveScreen(top)
    for id in transition.removed.reversed() { leaveScreen(id) }
    tellPresentationController(of: top, .dismissalTransitionDidEnd)
    if transition.isByUser && !hearsFirst { reportPutAway(top) }
    if !transition.isByUser { send(.dismissViewControllerAnimatedCompletion, to: Receiver(.completion)) }
    referencesChanged = true
    let visible = deepestShown(presenter)
    if returns, platform[.presenterIsLaidOutUnderFullScreen], spec(visible).origin == .storyboard,
      let below = self[visible].view
    {
      runInLaterTurn(.layout(below))
    }
  }

  private mutating func leaveScreen(_ id: ControllerID) {
    self[id].presenter = nil
    self[id].presented = nil
    // What came while this dismissal ran goes without an animation of its own.
    if self[id].appearance == .appearing { beginAppearance(id, false, animated: false) }
    if let view = self[id].view { removeFromSuperview(view) }
    if self[id].appearance == .disappearing { endAppearance(id) }
    self[id].isDriven = false
    self[id].flags.isBeingDismissed = false
  }

  /// What was presented on a controller after its own dismissal was asked for.
  private func presentations(above id: ControllerID) -> ShortList<ControllerID> {
    var found: ShortList<ControllerID> = []
    var current = id
    while let next = self[current].presented {
      found.append(next)
      current = next
    }
    return found
  }
}

/// Dismissal: of one presentation, or of all above it.
enum Dismissal {
  /// `dismiss(animated:completion:)` on a controller: everything above it goes, or it itself if there is nothing.
  static func dismiss(from caller: ControllerID, animated: Bool, _ run: inout Run) {
    let hasCompletion = run.platform.delivers(.dismissViewControllerAnimatedCompletion)
    let call = hasCompletion ? Callback.dismissViewControllerAnimatedCompletion : .dismissModalViewControllerAnimated
    run.send(call, to: .controller(caller), .flag(animated)) { run in
      beginDismissing(from: caller, animated: animated, &run)
      // Where there is nothing to dismiss too.
      if run.isRunning { run.record(.dismissViewControllerAnimatedCompletion, Receiver(.returning)) }
    }
  }

  private static func beginDismissing(from caller: ControllerID, animated: Bool, _ run: inout Run) {
    guard let presenter = run.world.dismissingPresenter(of: caller) else {
      if run.platform[.emptyDismissCompletes] {
        run.send(.dismissViewControllerAnimatedCompletion, to: Receiver(.completion))
      }
      return
    }
    let transition = run.world.dismissal(of: presenter, animated: animated)
    if let top = transition.from, isMoving(top, run.world) { return run.warn(.dismissalInProgress, caller) }
    run.world.mark(transition, isBeingDismissed: true)
    CustomTransitions.ask(about: transition, &run)
    if run.platform[.presentationStartsInCall] {
      start(transition, &run)
    } else {
      run.schedule(.startDismissal(transition), at: .afterCommit)
    }
  }

  /// Whether a presentation or dismissal of a controller has begun and not ended.
  private static func isMoving(_ id: ControllerID, _ world: World) -> Bool {
    world[id].flags[.isBeingDismissed] || world[id].flags[.isBeingPresented] && world[id].appearance != .appeared
  }

  static func start(_ transition: Transition, _ run: inout Run) {
    guard let top = transition.from, let first = run[transition.owner].presented else { return }
    if let held = run.world.interactive, held.kind == .dismiss, held.owner == transition.owner || held.from == top {
      run.world.interactive = nil
    }
    run.world.mark(transition, isBeingDismissed: true)
    CustomPresentation.tell(of: top, .dismissalTransitionWillBegin, &run)
    Adaptivity.tellOfSearch(.willDismissSearchController, top, &run)
    let animatesFirst = CustomTransitions.animatesFirst(transition, &run)
    if animatesFirst { CustomTransitions.animate(transition, isInteractive: transition.isInteractive, &run) { _ in } }
    run[top][.isDriven] = true
    AppearanceTransition.begin(top, false, animated: transition.isAnimated, &run)
    for id in underTop(transition, run.platform) where isVisibleBelow(id, run) {
      // Its view has long gone; where this fact is taken to be true, it passes through once more.
      run[id].appearance = .appeared
      run[id][.isDriven] = true
      AppearanceTransition.begin(id, false, animated: transition.isAnimated, &run)
    }
    if run[first][.presenterLeft] {
      beginReturn(of: transition.owner, from: first, animated: transition.isAnimated, &run)
    }
    if !animatesFirst { CustomTransitions.animate(transition, isInteractive: transition.isInteractive, &run) { _ in } }
    if transition.isInteractive {
      run.world.interactive = transition
    } else {
      run.schedule(.end(transition), at: transition.isAnimated ? .animationEnd : .afterCommit)
    }
  }

  /// The others of a dismissed chain, in the order in which they hear of it: at its beginning and at its end the same.
  private static func underTop(_ transition: Transition, _ platform: Platform) -> ShortList<ControllerID> {
    guard transition.removed.count > 1, platform[.dismissedChainGoesFromTheTop] else { return transition.removed }
    return ShortList(transition.removed.reversed())
  }

  private static func isVisibleBelow(_ id: ControllerID, _ run: Run) -> Bool {
    run[id].appearance == .appeared || run.platform[.dismissedIntermediatesDisappear]
  }

  /// The presenter comes back: its will-callback, then its view at the bottom of the window, or of the place where it
  /// was covered.
  static func beginReturn(
    of presenter: ControllerID, from first: ControllerID, animated: Bool, _ run: inout Run
  ) {
    // Its container may show another child by now, which has its place.
    if let parent = run[presenter].parent, let shown = run[parent].shown, shown != presenter { return }
    let covered = run[first].presentationStyle.isOverContext ? run[first].view.flatMap { run[$0].superview } : nil
    guard let place = covered ?? run.world.window(of: presenter), let view = ViewLoading.loadedView(of: presenter, &run)
    else { return }
    run[presenter][.isDriven] = true
    // Into a container that is not on screen only the view returns.
    if run[presenter].parent.map({ run[$0].appearance != .disappeared }) ?? true {
      AppearanceTransition.begin(presenter, true, animated: animated, &run)
    }
    if run[view].superview == nil { ViewHierarchy.addSubview(view, to: place, at: 0, &run) }
    Rotation.fitToWindow(view, &run)
    if let below = Presentation.viewLaidOutAgain(of: presenter, run) { Layout.mark(below, &run) }
  }

  static func end(_ transition: Transition, _ run: inout Run) {
    guard let top = transition.from else { return }
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: true, &run)
    let presenter = transition.owner
    let first = run[presenter].presented
    let returns = first.map { run[$0][.presenterLeft] } ?? false
    run[presenter].presented = nil
    if returns, run[presenter].appearance == .appearing {
      // Its window may have got another root meanwhile, and shown nobody.
      if run.world.isInWindow(presenter) {
        Presentation.endPresenter(presenter, &run)
      } else {
        AppearanceTransition.leave(presenter, animated: false, &run)
      }
    }
    run[presenter][.isDriven] = false
    let isAlert = run[top].presentationStyle.isAlert
    let hearsFirst =
      transition.isByUser && !isAlert && !SheetDrag.isOldPopover(top, &run)
      && !run.platform[.sheetGoneBeforeItsDelegateHears]
    if hearsFirst { SheetDrag.reportPutAway(top, &run) }
    if let first { Hosting.tellDismissed(first, by: presenter, hasGone: false, &run) }
    for id in presentations(above: top, run.world).reversed() { leaveScreen(id, &run) }
    leaveScreen(top, &run)
    for id in underTop(transition, run.platform) { leaveScreen(id, &run) }
    if let first { Hosting.tellDismissed(first, by: presenter, hasGone: true, &run) }
    CustomPresentation.tell(of: top, .dismissalTransitionDidEnd, &run)
    Adaptivity.tellOfSearch(.didDismissSearchController, top, &run)
    if transition.isByUser && isAlert { Alerts.hasGone(top, &run) }
    if transition.isByUser && !isAlert && !hearsFirst { SheetDrag.reportPutAway(top, &run) }
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: false, &run)
    if !transition.isByUser { run.send(.dismissViewControllerAnimatedCompletion, to: Receiver(.completion)) }
    run.turn.referencesChanged = true
    if returns, let below = Presentation.viewLaidOutAgain(of: presenter, run) {
      run.schedule(.layout(below), at: .laterTurn)
    }
  }

  static func leaveScreen(_ id: ControllerID, _ run: inout Run) {
    run[id].presenter = nil
    run[id].presented = nil
    // What came while this dismissal ran goes without an animation of its own.
    if run[id].appearance == .appearing { AppearanceTransition.begin(id, false, animated: false, &run) }
    if let view = run[id].view { ViewHierarchy.removeFromSuperview(view, &run) }
    if run[id].appearance == .disappearing { AppearanceTransition.end(id, &run) }
    run[id][.isDriven] = false
    run[id].flags[.isBeingDismissed] = false
  }

  /// What was presented on a controller after its own dismissal was asked for.
  static func presentations(above id: ControllerID, _ world: World) -> ShortList<ControllerID> {
    var found: ShortList<ControllerID> = []
    var current = id
    while let next = world[current].presented {
      found.append(next)
      current = next
    }
    return found
  }
}

/// Presentation.
enum Presentation {
  /// `present(_:animated:completion:)`: links and the new view inside the call, the transition after the commit.
  static func present(
    _ id: ControllerID, by caller: ControllerID, style asked: PresentationStyle?, animated: Bool,
    isDriven: Bool = false, _ run: inout Run
  ) {
    Creation.create(id, &run)
    run.send(presentCall(run.platform), to: .controller(caller), .controller(id)) { run in
      beginPresenting(id, by: caller, style: asked, animated: animated, isDriven: isDriven, &run)
      guard run.isRunning else { return }
      // A refused call returns as well, and with it goes what the caller held for it.
      run.record(.presentViewControllerAnimatedCompletion, Receiver(.returning))
      if run[id].presenter == nil { run.turn.referencesChanged = true }
    }
  }

  /// Up to iOS 4 it is called `presentModalViewController:animated:`.
  private static func presentCall(_ platform: Platform) -> Callback {
    platform.delivers(.presentViewControllerAnimatedCompletion)
      ? .presentViewControllerAnimatedCompletion : .presentModalViewControllerAnimated
  }

  private static func beginPresenting(
    _ id: ControllerID, by caller: ControllerID, style asked: PresentationStyle?, animated: Bool, isDriven: Bool,
    _ run: inout Run
  ) {
    guard run.isRunning else { return }
    if isActive(id, run.world) || run.world.isController(caller, under: id) {
      return run.fail(.exception, "Application tried to present modally an active controller")
    }
    let stated = asked ?? run.spec(id).style
    if let stated, let missing = whatIsMissing(for: stated, run) { return run.fail(.impossible, missing) }
    let style = resolve(stated ?? .automatic, run.platform)
    let presenter = presenter(for: style, caller: caller, run)
    if run[presenter].presented != nil { return refuseSecond(id, on: presenter, by: caller, &run) }
    guard run.world.isInWindow(presenter), !run[presenter].flags[.isBeingDismissed] else {
      let namesCaller = run.platform[.refusedPresentationNamesCaller]
      return run.warn(namesCaller ? .notInHierarchyForCaller : .notInHierarchy, id, presenter, caller)
    }
    if isDetached(caller, run) { run.warn(.detachedPresenter, caller) }
    run[presenter].presented = id
    run[id][.isKeptUntilShown] = false
    run[id].presenter = presenter
    run[id].presentationStyle = style
    run[id].flags[.isBeingPresented] = true
    var transition = Transition(kind: .present, owner: presenter, from: presenter, to: id)
    transition.isAnimated = animated
    transition.isInteractive = isDriven
    CustomTransitions.ask(about: transition, beforeLoading: true, &run)
    guard ViewLoading.requiredView(of: id, &run) != nil else { return }
    CustomTransitions.ask(about: transition, beforeLoading: false, &run)
    if run.platform[.presentationStartsInCall] {
      start(transition, &run)
    } else {
      run.schedule(.startPresentation(transition), at: .afterCommit)
    }
  }

  /// What a version lacks that a style needs. Styles came with their constants; automatic with what it stands for.
  private static func whatIsMissing(for style: PresentationStyle, _ run: Run) -> StaticString? {
    switch style {
    case .fullScreen, .pageSheet, .formSheet, .currentContext: nil
    case .popover where run.script.scenario.device.isPad: nil
    case .popover: run.platform[.hasPresentationControllers] ? nil : "this version has popovers on a pad only"
    case .overFullScreen, .overCurrentContext:
      run.platform[.hasPresentationControllers] ? nil : "this version has no style that leaves what is below on screen"
    case .custom: run.platform[.hasCustomPresentations] ? nil : "this version has no style custom"
    case .automatic: run.platform[.defaultStyleIsSheet] ? nil : "this version has no style automatic"
    case .alert, .actionSheet, .search:
      run.platform[.hasPresentationControllers]
        ? nil : "this version has no alert controllers and no search controllers"
    }
  }

  /// Who presents already presents nobody else.
  private static func refuseSecond(
    _ id: ControllerID, on presenter: ControllerID, by caller: ControllerID, _ run: inout Run
  ) {
    if run.platform[.refusedPresentationNamesProgress] { return run.warn(.presentationInProgress, id, presenter) }
    let namesCaller = run.platform[.refusedPresentationNamesCaller]
    run.warn(
      namesCaller ? .alreadyPresentingForCaller : .alreadyPresenting, id, presenter, caller, run[presenter].presented)
  }

  /// A controller that is on screen by other means: presented, contained, or the root of a window.
  private static func isActive(_ id: ControllerID, _ world: World) -> Bool {
    world[id].presenter != nil || world[id].parent != nil || world.isRoot(id)
  }

  /// A controller whose view somebody put on screen without containing it.
  private static func isDetached(_ id: ControllerID, _ run: Run) -> Bool {
    let top = run.world.outermost(id)
    return run.platform[.hasContainment] && run[top].presenter == nil && !run.world.isRoot(top)
  }

  private static func resolve(_ style: PresentationStyle, _ platform: Platform) -> PresentationStyle {
    guard style == .automatic else { return style }
    return platform[.defaultStyleIsSheet] ? .pageSheet : .fullScreen
  }

  /// Who presents: the root container, or for the context styles the nearest that defines a context.
  private static func presenter(for style: PresentationStyle, caller: ControllerID, _ run: Run) -> ControllerID {
    if style.isOverContext {
      var current: ControllerID? = caller
      while let here = current {
        if definesContext(here, run) { return here }
        current = run[here].parent
      }
    }
    return run.world.outermost(caller)
  }

  /// Navigation controllers define a context by default, others where the app says so.
  private static func definesContext(_ id: ControllerID, _ run: Run) -> Bool {
    run[id].kind == .nav || run.spec(id).declaration?.definesContext == true
  }

  /// Where a presentation takes place: in the window, or for one over a context in the view that holds the presenter's.
  private static func place(of id: ControllerID, by presenter: ControllerID, _ world: World) -> ViewID? {
    if world[id].presentationStyle.isOverContext, let view = world[presenter].view, let above = world[view].superview {
      return above
    }
    return world.window(of: presenter)
  }

  /// Whether the presenter's view leaves the window: by style, width and version. What is in a popover stays there, and in
  /// a hidden window there is nobody to hide.
  static func hidesPresenter(_ id: ControllerID, _ run: Run) -> Bool {
    if let presenter = run[id].presenter, run.world.isHidden(run.world.outermost(presenter)) { return false }
    if run.script.scenario.device.isPad, let presenter = run[id].presenter,
      run[run.world.outermost(presenter)].presenter != nil,
      run[run.world.outermost(presenter)].presentationStyle == .popover
    {
      return false
    }
    switch run[id].presentationStyle {
    case .fullScreen, .currentContext: return true
    case .custom: return CustomPresentation.removesPresentersView(id, run)
    case .pageSheet, .formSheet, .popover: return run.isNarrow(around: id) && !run.platform[.sheetsLeavePresenter]
    case .overFullScreen, .overCurrentContext, .automatic, .alert, .actionSheet, .search: return false
    }
  }

  static func start(_ transition: Transition, _ run: inout Run) {
    guard let id = transition.to, run[id][.isAlive], run[id].presenter == transition.owner else { return }
    let presenter = transition.owner
    guard let place = place(of: id, by: presenter, run.world) else {
      // The window was closed in the same turn.
      run[presenter].presented = nil
      run[id].presenter = nil
      run[id].flags[.isBeingPresented] = false
      return
    }
    if let trouble = Alerts.missingAnchor(of: id, run) { return run.fail(.exception, trouble) }
    let adapts = Adaptivity.adapts(id, &run)
    if !adapts { Adaptivity.preparePopover(id, &run) }
    let hides = hidesPresenter(id, run) && (adapts || run[id].presentationStyle != .popover)
    Adaptivity.tellOfSearch(.willPresentSearchController, id, &run)
    run[id][.presenterLeft] = hides
    if run.platform[.presentationBeginsBeforeDisappearance] {
      CustomPresentation.tell(of: id, .presentationTransitionWillBegin, &run)
    }
    let animatesFirst = CustomTransitions.animatesFirst(transition, &run)
    if animatesFirst { addView(of: transition, to: place, &run) }
    if hides {
      run[presenter][.isDriven] = true
      AppearanceTransition.begin(presenter, false, animated: transition.isAnimated, &run)
    }
    run[id][.isDriven] = true
    AppearanceTransition.begin(id, true, animated: transition.isAnimated, &run)
    if !run.platform[.presentationBeginsBeforeDisappearance] {
      CustomPresentation.tell(of: id, .presentationTransitionWillBegin, &run)
    }
    guard let view = ViewLoading.loadedView(of: id, &run) else { return }
    if !animatesFirst { addView(of: transition, to: place, &run) }
    if hides { relayOut(presenter, under: view, &run) }
    if transition.isInteractive {
      run.world.interactive = transition
    } else {
      run.schedule(.end(transition), at: transition.isAnimated ? .animationEnd : .afterCommit)
    }
  }

  private static func addView(of transition: Transition, to place: ViewID, _ run: inout Run) {
    guard let id = transition.to, let view = ViewLoading.loadedView(of: id, &run) else { return }
    run[id][.isDriven] = true
    CustomTransitions.animate(transition, isInteractive: transition.isInteractive, &run) {
      ViewHierarchy.addSubview(view, to: place, &$0)
    }
    Rotation.fitToWindow(view, &run)
  }

  /// Under a full screen presentation of that time the storyboard's presenter is laid out once more, after the
  /// presented view; where safe areas exist that one follows again.
  private static func relayOut(_ presenter: ControllerID, under view: ViewID, _ run: inout Run) {
    guard let below = viewLaidOutAgain(of: presenter, run) else { return }
    Layout.layOutNow(view, &run)
    Layout.mark(below, &run)
    if run.platform[.safeAreaRelaysOutPresented] { Layout.mark(view, &run) }
  }

  /// The view that is laid out whenever something over the whole screen comes or goes, if there is one.
  static func viewLaidOutAgain(of presenter: ControllerID, _ run: Run) -> ViewID? {
    let visible = run.world.deepestShown(presenter)
    guard run.platform[.presenterIsLaidOutUnderFullScreen], run.spec(visible).origin == .storyboard else { return nil }
    return run[visible].view
  }

  /// The presenter has gone, or has come back.
  static func endPresenter(_ presenter: ControllerID, _ run: inout Run) {
    if run[presenter][.isAnimating], run.platform[.presenterEndsUnanimated] { run[presenter][.isAnimating] = false }
    AppearanceTransition.end(presenter, &run)
  }

  /// The end of the animation: the presented side's did-callback comes first.
  static func end(_ transition: Transition, _ run: inout Run) {
    guard let id = transition.to, run[id][.isAlive], run[id].presenter == transition.owner else { return }
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: true, &run)
    if run[id].appearance == .appearing { AppearanceTransition.end(id, &run) }
    run[id][.isDriven] = false
    if run[id][.presenterLeft], run[transition.owner].appearance == .disappearing {
      if let view = run[transition.owner].view { ViewHierarchy.removeFromSuperview(view, &run) }
      endPresenter(transition.owner, &run)
    }
    run[transition.owner][.isDriven] = false
    CustomPresentation.tell(of: id, .presentationTransitionDidEnd, &run)
    Adaptivity.tellOfSearch(.didPresentSearchController, id, &run)
    CustomTransitions.tellEnd(of: transition, isCompleted: true, first: false, &run)
    run.send(.presentViewControllerAnimatedCompletion, to: Receiver(.completion))
    // The transition held its presenter, whose window may have another root by now.
    run.turn.referencesChanged = true
  }
}

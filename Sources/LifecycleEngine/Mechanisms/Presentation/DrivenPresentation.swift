/// A presentation that a finger drives: the app has a gesture of its own that presents, and an animator whose transition
/// follows the finger.
enum DrivenPresentation {
  /// A step of the gesture that pulls a controller in.
  static func perform(_ verb: Verb, _ id: ControllerID?, _ run: inout Run) {
    guard let id else { return }
    switch verb {
    case .dragUpEnds:
      guard isHeld(id, run.world) else { return run.fail(.impossible, Refusal.noFinger.reason) }
      end(&run)
    case .dragUpCancelled where isHeld(id, run.world): cancel(&run)
    default:
      begin(id, &run)
      // What the app does meanwhile can have refused it, or taken it away again.
      guard isHeld(id, run.world) else { return }
      if verb == .dragUp { end(&run) }
      if verb == .dragUpCancelled { cancel(&run) }
    }
  }

  private static func isHeld(_ id: ControllerID, _ world: World) -> Bool {
    world.finger(holds: .present) && world.interactive?.to == id
  }

  private static func begin(_ id: ControllerID, _ run: inout Run) {
    if let trouble = trouble(with: id, run) { return run.fail(.impossible, trouble) }
    guard let caller = Actions.caller(nil, run) else { return }
    Presentation.present(id, by: caller, style: nil, animated: true, isDriven: true, &run)
    RunLoop.settle(&run)
  }

  private static func trouble(with id: ControllerID, _ run: Run) -> StaticString? {
    guard CustomTransitions.isDrivenByApp(id, run.script, on: run.platform) else {
      return "no gesture of the app's presents that controller: its presentation has no animator"
    }
    if run[id].presenter != nil { return "that controller is presented already" }
    if run.world.interactive != nil { return Refusal.fingerIsBusy.reason }
    guard let caller = Actions.caller(nil, run) else { return Refusal.nothingOnScreen.reason }
    let top = run.world.outermost(caller)
    return run[top].appearance == .appeared && run.world.isTouchable(top) ? nil : "what is in front is not at rest"
  }

  private static func end(_ run: inout Run) {
    guard var transition = run.world.interactive else { return }
    run.world.interactive = nil
    transition.isInteractive = false
    run.schedule(.end(transition), at: .animationEnd)
  }

  /// What had come goes again, and a presenter that was leaving stays; whoever was presented over it meanwhile goes with
  /// it.
  static func cancel(_ run: inout Run) {
    guard let transition = run.world.interactive, let id = transition.to else { return }
    run.world.interactive = nil
    run.recorder.phase = .animationEnd
    CustomTransitions.tellEnd(of: transition, isCompleted: false, first: true, &run)
    let goesFirst = run[id][.presenterLeft] && run.platform[.givenUpPresentationGoesFirst]
    if !goesFirst { keepPresenter(transition.owner, &run) }
    AppearanceTransition.begin(id, false, animated: true, &run)
    for above in Dismissal.presentations(above: id, run.world).reversed() { Dismissal.leaveScreen(above, &run) }
    run[transition.owner].presented = nil
    Dismissal.leaveScreen(id, &run)
    run[id].flags[.isBeingPresented] = false
    if goesFirst { keepPresenter(transition.owner, &run) }
    CustomPresentation.tell(of: id, .presentationTransitionDidEnd, about: .flag(false), &run)
    CustomTransitions.tellEnd(of: transition, isCompleted: false, first: false, &run)
    if run.platform[.givenUpTransitionCompletes] {
      run.send(.presentViewControllerAnimatedCompletion, to: Receiver(.completion))
    }
    run.turn.referencesChanged = true
  }

  private static func keepPresenter(_ presenter: ControllerID, _ run: inout Run) {
    if run[presenter].appearance == .disappearing {
      AppearanceTransition.begin(presenter, true, animated: true, &run)
      AppearanceTransition.end(presenter, &run)
    }
    run[presenter][.isDriven] = false
  }
}

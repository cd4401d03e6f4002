/// The run loop: commits, runs what waits for the commit, drops references; then the ends of animations and later turns.
enum RunLoop {
  /// Goes on until nothing is left. Bounded: what does not come to rest is an endless loop.
  static func settle(_ run: inout Run) {
    var turns = 0
    while run.failure == nil {
      turns += 1
      if turns > 500 { return run.fail(.endlessLoop, "the run loop does not come to rest") }
      if !run.platform[.asyncRunsAfterCommit] { runActionsEarly(&run) }
      Layout.commit(&run)
      if run.queue.has(.afterCommit) { perform(run.queue.take(.afterCommit), in: .afterCommit, &run) }
      Lifetime.releaseUnreachable(&run)
      if run.turn.layoutIsNeeded || run.queue.has(.afterCommit) { continue }
      if run.queue.has(.animationEnd) {
        perform(run.queue.take(.animationEnd), in: .animationEnd, &run)
        Lifetime.releaseUnreachable(&run)
      } else if let job = run.queue.takeLaterTurn() {
        run.recorder.phase = .laterTurn
        perform(job, &run)
      } else {
        return
      }
    }
  }

  /// The main queue can be served before the commit of the turn that put something into it.
  private static func runActionsEarly(_ run: inout Run) {
    if run.queue.has(.laterTurn) { perform(run.queue.takeActions(), in: .laterTurn, &run) }
  }

  private static func perform(_ jobs: Range<Int>, in phase: Phase, _ run: inout Run) {
    for number in jobs where run.failure == nil {
      run.recorder.phase = phase
      perform(run.queue.job(number), &run)
    }
    run.queue.finish(jobs)
  }

  private static func perform(_ job: Job, _ run: inout Run) {
    run.recorder.cause = job.cause
    guard run.isRunning else { return }
    switch job.work {
    case .windowAppearanceEnd(let id): AppearanceTransition.endAfterWindowMove(id, &run)
    case .startPresentation(let transition): Presentation.start(transition, &run)
    case .startDismissal(let transition): Dismissal.start(transition, &run)
    case .end(let transition): end(transition, &run)
    case .becomeActive: ApplicationStates.becomeActive(&run)
    case .activateScene(let window): Scenes.activate(window, &run)
    case .endAppearance(let id): AppearanceTransition.end(id, &run)
    case .tabDids(let old, let new, let byUser): Tabs.finishSwitch(from: old, to: new, byUser: byUser, &run)
    case .layout(let view): Layout.mark(view, &run)
    case .connectScene(let window): Scenes.connect(window, &run)
    case .rotationEnd(let id): Rotation.end(id, &run)
    case .flipAppearance: Traits.announceOnScreen(&run)
    case .post(let notification): run.post(notification)
    case .tellDelegate(let callback): run.send(callback, to: Receiver(.appDelegate))
    case .endDrag(let view): Scrolling.lift(view, &run)
    case .prepareRow(let list, let ahead): Lists.prepareRow(of: list, ahead: ahead, &run)
    case .select(let list, let row): ListSelection.select(row, of: list, &run)
    case .startTask(let name): Hosting.startTask(of: name, &run)
    case .cancelTask(let name): run.send(.onCancel, to: Hosting.receiver(name))
    case .tellPhase(let window, let phase): Hosting.tell(phase, in: window, &run)
    case .queued(let number): Actions.perform(run.queue.action(number), &run)
    }
  }

  /// An animation has ended.
  private static func end(_ transition: Transition, _ run: inout Run) {
    switch transition.kind {
    case .push, .pop: NavigationTransition.finish(transition, &run)
    case .present: Presentation.end(transition, &run)
    case .dismiss: Dismissal.end(transition, &run)
    case .scroll, .curl: Pages.endTurn(transition, &run)
    case .child: Containment.endTransition(transition, &run)
    case .column: Split.endChange(transition, &run)
    }
  }

  /// `DispatchQueue.main.async`.
  static func runLater(_ action: Action, _ run: inout Run) {
    var action = action
    action.isAsync = false
    run.schedule(.queued(run.queue.keep(action)), at: .laterTurn)
  }
}

/// Work that waits for the end of this turn's commit, for the ends of animations, and for later turns.
struct WorkQueue: Sendable {
  /// What work can wait for.
  enum Moment { case afterCommit, animationEnd, laterTurn }

  private var afterCommit: [Job] = []
  private var animationEnds: [Job] = []
  private var laterTurns: [Job] = []
  /// The jobs that run now, those of an inner run loop behind those of the outer.
  private var running: [Job] = []
  /// What the app has put off with `DispatchQueue.main.async`, by the numbers that jobs have.
  private var actions: [Action] = []

  @inline(__always)
  func has(_ moment: Moment) -> Bool {
    switch moment {
    case .afterCommit: !afterCommit.isEmpty
    case .animationEnd: !animationEnds.isEmpty
    case .laterTurn: !laterTurns.isEmpty
    }
  }

  mutating func add(_ job: Job, at moment: Moment) {
    switch moment {
    case .afterCommit: afterCommit.append(job)
    case .animationEnd: animationEnds.append(job)
    case .laterTurn: laterTurns.append(job)
    }
  }

  /// Puts a job before all that waits for the commit.
  mutating func addFirstAfterCommit(_ job: Job) { afterCommit.insert(job, at: 0) }

  /// Keeps an action of the app; gives the number by which a job finds it.
  mutating func keep(_ action: Action) -> Int {
    actions.append(action)
    return actions.count - 1
  }

  func action(_ number: Int) -> Action { actions[number] }

  // MARK: Taking

  /// Takes all that waits for the commit or for animations: the numbers of jobs that run now. What they add waits for
  /// its own moment.
  mutating func take(_ moment: Moment) -> Range<Int> {
    let start = running.count
    switch moment {
    case .afterCommit: WorkQueue.move(&afterCommit, to: &running)
    case .animationEnd: WorkQueue.move(&animationEnds, to: &running)
    case .laterTurn: WorkQueue.move(&laterTurns, to: &running)
    }
    return start..<running.count
  }

  private static func move(_ jobs: inout [Job], to running: inout [Job]) {
    running.append(contentsOf: jobs)
    jobs.removeAll(keepingCapacity: true)
  }

  /// Takes what the app itself has put off.
  mutating func takeActions() -> Range<Int> {
    let start = running.count
    for job in laterTurns where job.isOfApp { running.append(job) }
    laterTurns.removeAll { $0.isOfApp }
    return start..<running.count
  }

  /// Takes the job of the next turn, if there is one.
  mutating func takeLaterTurn() -> Job? { laterTurns.isEmpty ? nil : laterTurns.removeFirst() }

  func job(_ number: Int) -> Job { running[number] }

  /// The jobs that were taken are done.
  mutating func finish(_ jobs: Range<Int>) { running.removeLast(jobs.count) }

  // MARK: Everything

  /// What waits, in no order of time.
  @inline(__always)
  func forEach(_ body: (Job.Work) -> Void) {
    for job in afterCommit { body(job.work) }
    for job in animationEnds { body(job.work) }
    for job in laterTurns { body(job.work) }
  }

  /// The process has ended: nothing that waited will come.
  mutating func removeJobs() {
    if !afterCommit.isEmpty { afterCommit.removeAll(keepingCapacity: true) }
    if !animationEnds.isEmpty { animationEnds.removeAll(keepingCapacity: true) }
    if !laterTurns.isEmpty { laterTurns.removeAll(keepingCapacity: true) }
  }

  mutating func removeAll() {
    removeJobs()
    if !actions.isEmpty { actions.removeAll(keepingCapacity: true) }
  }
}

/// Work that waits for its moment, with the entry that caused it.
struct Job: Hashable, Sendable {
  enum Work: Hashable, Sendable {
    case windowAppearanceEnd(ControllerID)
    case startPresentation(Transition)
    case startDismissal(Transition)
    case end(Transition)
    case becomeActive
    case activateScene(WindowID)
    case connectScene(WindowID)
    case endAppearance(ControllerID)
    case tabDids(ControllerID?, ControllerID, byUser: Bool)
    case layout(ViewID)
    case rotationEnd(ControllerID)
    case post(Callback)
    case tellDelegate(Callback)
    case flipAppearance
    case endDrag(ViewID)
    case prepareRow(ViewID, ahead: Bool)
    case select(ViewID, row: Int32)
    case startTask(NameID)
    case cancelTask(NameID)
    case tellPhase(WindowID, AppState)
    /// An action of the app, by its number in the queue.
    case queued(Int)
  }

  var work: Work
  var cause: Int32?

  fileprivate var isOfApp: Bool { if case .queued = work { true } else { false } }
}

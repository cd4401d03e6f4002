/// Runs steps in a world: the run loop, the delivery of callbacks, and the queues of what is still to come.
///
/// Each mechanism of UIKit is an extension in a file of its own under `Mechanisms`. None of them returns a list
/// of callbacks; each changes the world and sends what that change sends.
public struct Simulator: Sendable {
  /// What is run: it names everybody in the world.
  public let script: Script
  /// The version of iOS, with an answer to every fact.
  public let platform: Platform
  /// The state of everything, between two steps or within one.
  public internal(set) var world: World
  /// What was delivered since the start, or since `takeTrace()`.
  public internal(set) var trace = Trace()
  /// Why the run ended early, if it did.
  public internal(set) var failure: Failure?
  /// Switched off where only the worlds matter: then failures have no text either.
  public var recordsTrace = true

  var step: UInt16 = 0
  var phase: Phase = .call
  var cause: Int32?
  var depth = 0
  /// How many callbacks the step has sent.
  var deliveries = 0

  /// Work for the end of this turn's commit, for the ends of animations, and for later turns.
  var afterCommit: [Job] = []
  var animationEnds: [Job] = []
  var laterTurns: [Job] = []
  /// The jobs that run now, those of an inner run loop behind those of the outer.
  private var running: [Job] = []
  var layoutIsNeeded = false
  /// Whether a view may wait to be asked for its constraints: false only while all were seen not to.
  var constraintsMayBeDue = true
  var referencesChanged = false
  /// What the app has queued for later turns.
  var queued: [Action] = []
  /// The views that came into a superview in this turn.
  var movedInTurn = Set256()
  /// The navigation controller whose next transition a finger drives.
  var heldByFinger: ControllerID?

  /// The world before the first step: the app does not run.
  public init(_ script: Script, on platform: Platform) {
    self.script = script
    self.platform = platform
    world = World(controllerCount: script.controllers.count)
    world.deviceIsLandscape = script.scenario.device.isLandscape
    for _ in script.windows { world.windows.append(Window()) }
  }

  /// Makes room for what most runs of a few steps deliver.
  mutating func reserveForRun() {
    trace.entries.reserveCapacity(64)
    trace.stateChanges.reserveCapacity(8)
    world.views.reserveCapacity(16)
  }

  /// Whether the app uses scenes: declared, or the default of the version.
  var usesScenes: Bool {
    platform[.hasScenes] && (script.scenario.lifeCycle.map { $0 == .scene } ?? platform[.scenesAreDefault])
  }

  /// Whether code of the app can run.
  var isRunning: Bool { failure == nil && world.app.state != .notRunning }

  // MARK: Steps

  /// Performs the actions of a step in one turn and lets the run loop come to rest.
  ///
  /// Does nothing once the run has failed. Bounded: a step that does not come to rest is an endless loop.
  public mutating func perform(_ actions: [Action], step index: Int) {
    guard failure == nil else { return }
    begin(index)
    for action in actions { perform(action) }
    settle()
  }

  /// Makes a step unless it is plainly impossible in this world: then nothing has changed, and the answer is false.
  /// What is begun can still turn out to be impossible.
  public mutating func performUnlessRefused(_ actions: [Action], step index: Int) -> Bool {
    guard failure == nil, !refuses(actions) else { return false }
    begin(index)
    if let first = actions.first { carryOut(first) }
    for action in actions.dropFirst() { perform(action) }
    settle()
    return true
  }

  private mutating func begin(_ index: Int) {
    step = UInt16(clamping: index)
    cause = nil
    phase = .call
    deliveries = 0
  }

  // MARK: The run loop

  /// Commits, runs what waits for the commit, drops references; then the ends of animations and later turns,
  /// until nothing is left.
  mutating func settle() {
    var turns = 0
    while failure == nil {
      turns += 1
      if turns > 500 { return fail(.endlessLoop, "the run loop does not come to rest") }
      if !platform[.asyncRunsAfterCommit] { runQueuedEarly() }
      commit()
      runAfterCommit()
      releaseUnreachable()
      if layoutIsNeeded || !afterCommit.isEmpty { continue }
      if !animationEnds.isEmpty {
        let start = running.count
        running.append(contentsOf: animationEnds)
        animationEnds.removeAll(keepingCapacity: true)
        run(from: start, in: .animationEnd)
        releaseUnreachable()
      } else if !laterTurns.isEmpty {
        let job = laterTurns.removeFirst()
        phase = .laterTurn
        run(job)
      } else {
        return
      }
    }
  }

  private mutating func runAfterCommit() {
    if afterCommit.isEmpty { return }
    let start = running.count
    running.append(contentsOf: afterCommit)
    afterCommit.removeAll(keepingCapacity: true)
    run(from: start, in: .afterCommit)
  }

  /// Runs the jobs that were taken from a queue; what they add to it waits for its own moment.
  private mutating func run(from start: Int, in phase: Phase) {
    for index in start..<running.count where failure == nil {
      self.phase = phase
      run(running[index])
    }
    running.removeLast(running.count - start)
  }

  /// The main queue can be served before the commit of the turn that put something into it.
  private mutating func runQueuedEarly() {
    if laterTurns.isEmpty { return }
    let start = running.count
    for job in laterTurns { if case .queued = job.work { running.append(job) } }
    laterTurns.removeAll { if case .queued = $0.work { true } else { false } }
    run(from: start, in: .laterTurn)
  }

  /// `DispatchQueue.main.async`.
  mutating func runLater(_ action: Action) {
    var action = action
    action.isAsync = false
    queued.append(action)
    runInLaterTurn(.queued(queued.count - 1))
  }

  private mutating func run(_ job: Job) {
    cause = job.cause
    guard isRunning else { return }
    switch job.work {
    case .windowAppearanceEnd(let id): endWindowAppearance(id)
    case .startPresentation(let transition): startPresentation(transition)
    case .startDismissal(let transition): startDismissal(transition)
    case .end(let transition): end(transition)
    case .becomeActive: becomeActive()
    case .activateScene(let window): activateScene(window)
    case .endAppearance(let id): endAppearance(id)
    case .tabDids(let old, let new): finishTabSwitch(from: old, to: new)
    case .layout(let view): markForLayout(view)
    case .connectScene(let window): connectScene(window)
    case .navigationEnd(let transition): finishNavigation(transition)
    case .rotationEnd(let id): endRotation(id)
    case .post(let notification): post(notification)
    case .queued(let index): perform(queued[index])
    }
  }

  // MARK: Failure

  @inline(never)
  mutating func fail(_ kind: Failure.Kind, _ text: StaticString) {
    var bytes: [UInt8] = []
    if recordsTrace { bytes.append(text) }
    fail(kind, bytes)
  }

  @inline(never)
  mutating func fail(_ kind: Failure.Kind, _ text: [UInt8]) {
    if failure == nil { failure = Failure(kind: kind, step: Int(step), text: text) }
  }
}

/// Work that waits for its moment, with the entry that caused it.
struct Job: Hashable, Sendable {
  enum Work: Hashable, Sendable {
    case windowAppearanceEnd(ControllerID)
    case startPresentation(Transition)
    case startDismissal(Transition)
    case end(Transition)
    case navigationEnd(Transition)
    case becomeActive
    case activateScene(WindowID)
    case connectScene(WindowID)
    case endAppearance(ControllerID)
    case tabDids(ControllerID?, ControllerID)
    case layout(ViewID)
    case rotationEnd(ControllerID)
    case post(Callback)
    case queued(Int)
  }

  var work: Work
  var cause: Int32?
}

/// The state of one run, in parts: what is simulated (`world`), what is written down (`recorder`), what waits for its
/// moment (`queue`), and what the turn of the run loop still owes (`turn`).
///
/// The mechanisms are namespaces of functions that take a run `inout`, and no objects with a state of their own. Any of
/// them can be called from inside any other, for a callback reaches the app, whose override may push, present or remove
/// views: what one of them held for itself would be out of date when the call comes back. A function that only looks
/// takes the part that it looks at, mostly the world.
struct Run: Sendable {
  let script: Script
  let platform: Platform
  /// The state of everything, between two steps or within one.
  var world: World
  var recorder = Recorder()
  var queue = WorkQueue()
  var turn = Turn()
  /// Why the run ended early, if it did.
  private(set) var failure: Failure?

  /// The world before the first step: the app does not run.
  init(_ script: Script, on platform: Platform) {
    self.script = script
    self.platform = platform
    world = World(controllerCount: script.controllers.count)
    world.deviceIsLandscape = script.scenario.device.isLandscape
    for _ in script.windows { world.windows.append(Window()) }
  }

  /// Whether code of the app can run.
  var isRunning: Bool { failure == nil && world.app.state != .notRunning }

  /// Whether the app uses scenes: declared, or the default of the version.
  @inline(__always)
  var usesScenes: Bool { script.usesScenes(on: platform) }

  // MARK: Objects

  @inline(__always)
  func spec(_ id: ControllerID) -> ControllerSpec { script.spec(id) }

  subscript(id: ControllerID) -> Controller {
    @inline(__always) get { world[id] }
    @inline(__always) _modify { yield &world[id] }
  }

  subscript(id: ViewID) -> View {
    @inline(__always) get { world[id] }
    @inline(__always) _modify { yield &world[id] }
  }

  // MARK: What waits

  /// Puts work off until its moment comes.
  mutating func schedule(_ work: Job.Work, at moment: WorkQueue.Moment) {
    queue.add(Job(work: work, cause: recorder.cause), at: moment)
  }

  /// Forgets what has not been done, as if the world had always been as it is.
  mutating func forgetWork() {
    failure = nil
    recorder.forgetTrace()
    queue.removeAll()
    turn = Turn()
  }

  // MARK: The trace

  /// Appends an entry and makes it the cause of what follows inside it.
  @inline(__always)
  mutating func record(_ callback: Callback, _ receiver: Receiver, _ argument: Argument = .none) {
    if recorder.isOn { appendEntry(callback, receiver, argument) }
  }

  @inline(never)
  mutating func appendEntry(_ callback: Callback, _ receiver: Receiver, _ argument: Argument) {
    let index = Int(receiver.index)
    var appearance: Appearance?
    var flags: UInt8 = 0
    // The view that the receiver is or has.
    var view: ViewID?
    switch receiver.kind {
    case .controller:
      appearance = world.controllers[index].appearance
      flags = world.controllers[index].flags.rawValue
      view = world.controllers[index].view
    case .view: view = world.view(declaredAt: index)
    case .sceneDelegate:
      if let scene = world.scene(of: WindowID(index)) { flags = world.scenes[scene].state.rawValue }
    default: break
    }
    let entry = Entry(
      receiver: receiver, callback: callback, argument: argument, step: recorder.step, phase: recorder.phase,
      appState: world.app.state, appearance: appearance, flags: flags, hasView: view != nil,
      isInWindow: view.map { self[$0].window != nil } ?? false, cause: recorder.cause)
    // What an app calls on a controller brings nothing about by itself: whoever called does.
    recorder.append(entry, isCause: receiver.kind != .controller || !platform.isCall(callback))
  }

  /// Moves the application to another of its five states and notes when.
  mutating func enter(_ state: AppState) {
    guard state != world.app.state else { return }
    recorder.noteChange(from: world.app.state, to: state)
    world.app.state = state
  }

  // MARK: Failure

  @inline(never)
  mutating func fail(_ kind: Failure.Kind, _ text: StaticString) {
    var bytes: [UInt8] = []
    if recorder.isOn { bytes.append(text) }
    fail(kind, bytes)
  }

  /// Ends the run; only the first failure counts.
  @inline(never)
  mutating func fail(_ kind: Failure.Kind, _ text: [UInt8]) {
    if failure == nil { failure = Failure(kind: kind, step: Int(recorder.step), text: text) }
  }

  /// After an exception a later step may launch the app again.
  mutating func forgetFailure() { failure = nil }
}

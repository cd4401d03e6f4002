/// Runs steps in a world.
///
/// The face of a run: each step asks a mechanism of UIKit, under `Mechanisms`, and lets the run loop come to rest. No
/// mechanism returns a list of callbacks; each changes the world and sends what that change sends.
public struct Simulator: Sendable {
  private(set) var run: Run

  /// The world before the first step: the app does not run.
  public init(_ script: Script, on platform: Platform) { run = Run(script, on: platform) }

  /// What runs.
  public var script: Script { run.script }
  /// The iOS that it runs on.
  public var platform: Platform { run.platform }
  /// The state of everything, between two steps or within one.
  public var world: World { run.world }
  /// What was delivered since the start, or since `takeTrace()`.
  public var trace: Trace { run.recorder.trace }
  /// Why the run ended early, if it did.
  public var failure: Failure? { run.failure }

  /// Switched off where only the worlds matter: then failures have no text either.
  public var recordsTrace: Bool {
    get { run.recorder.isOn }
    set { run.recorder.isOn = newValue }
  }

  /// Makes room for what most runs of a few steps deliver.
  mutating func reserveForRun() {
    run.recorder.reserveForRun()
    run.world.views.reserveCapacity(16)
  }

  // MARK: Steps

  /// Performs the actions of a step in one turn and lets the run loop come to rest.
  ///
  /// Does nothing once the run has failed. Bounded: a step that does not come to rest is an endless loop.
  public mutating func perform(_ actions: [Action], step index: Int) {
    guard run.failure == nil else { return }
    run.recorder.begin(step: index)
    for action in actions { Actions.perform(action, &run) }
    RunLoop.settle(&run)
  }

  /// Makes a step unless it is plainly impossible in this world: then nothing has changed, and the answer is false.
  /// What is begun can still turn out to be impossible.
  public mutating func performUnlessRefused(_ actions: [Action], step index: Int) -> Bool {
    guard run.failure == nil, !refuses(actions) else { return false }
    run.recorder.begin(step: index)
    if let first = actions.first { Actions.carryOut(first, &run) }
    for action in actions.dropFirst() { Actions.perform(action, &run) }
    RunLoop.settle(&run)
    return true
  }

  /// The simulation after one more step; nil if the step is impossible in this world. It may have failed.
  public func performing(_ actions: [Action], step index: Int) -> Simulator? {
    if run.failure == nil, refuses(actions) { return nil }
    var next = self
    next.perform(actions, step: index)
    return next.failure?.kind == .impossible ? nil : next
  }

  /// Whether a step is plainly impossible in this world.
  private func refuses(_ actions: [Action]) -> Bool {
    guard !actions.isEmpty, !actions[0].isAsync else { return false }
    return Refusal.of(actions[0].verb, by: actions[0].actor, actions[0].first, run) != nil
  }

  /// After an exception the app is gone; a later step may launch it again.
  mutating func recover() {
    run.forgetFailure()
    Ending.endSilently(&run)
  }

  /// Hands over what was recorded so far and goes on with an empty trace.
  public mutating func takeTrace() -> Trace { run.recorder.takeTrace() }

  // MARK: Worlds

  /// Packs the world as it is between two steps.
  ///
  /// Mutating in name only, as is `copyWorld`: a search asks after each step, and what merely reads a simulation gets
  /// a copy of its world.
  public mutating func pack(into packed: inout PackedWorld) { packed.pack(run.world) }

  /// Makes a world of the same script equal to that of the simulation.
  public mutating func copyWorld(to world: inout World) { world.copy(run.world) }

  /// Goes to a world of the same script, with an empty trace, as if nothing else had been.
  public mutating func go(to world: borrowing World) {
    run.world.copy(world)
    run.forgetWork()
  }

  /// Goes to a world that was packed with the same script, with an empty trace, as if nothing else had been. Its two
  /// parts can have been kept apart.
  public mutating func restoreWorld(
    system: borrowing [UInt64], at systemStart: Int, screen: borrowing [UInt64], at screenStart: Int
  ) {
    var place = systemStart
    run.world.unpackSystem(system, at: &place)
    run.world.unpackScreen(screen, at: screenStart)
    run.forgetWork()
  }

  /// The first contradiction in the world as it is between two steps; nil after a failure.
  ///
  /// Complexity: O(controllers × children + views × subviews).
  public var flaw: WorldFlaw? { run.failure == nil ? run.world.flaw(on: run.platform) : nil }

  /// The state of the application now.
  public var appState: AppState { run.world.app.state }

  /// Bit n: the scene of window n is connected.
  public var connectedScenes: UInt64 {
    var connected: UInt64 = 0
    for scene in run.world.scenes where scene.state != .disconnected { connected |= 1 << UInt64(scene.window.index) }
    return connected
  }

  /// Who has a controller now, and so moves it and its view.
  public enum Holder: Sendable, Hashable {
    case nobody
    /// A container of the root declaration that has not made it yet.
    case declaration
    /// An app's own container.
    case app
    /// The stack of a navigation controller.
    case stack
    /// Another one of UIKit's containers.
    case container
    /// A window or a presentation.
    case screen
  }

  /// Who has the controller with a name; nil if the name is none.
  public func holder(of name: NameID) -> Holder? {
    guard let id = run.script.controller(name) else { return nil }
    if !run[id][.isAlive] { return run.spec(id).isInRoot ? .declaration : .nobody }
    if run[id].presenter != nil || run.world.isRoot(id) { return .screen }
    // Who was taken off a stack belongs to it until it has been told.
    if run.world.controllers.contains(where: { $0.leaving.contains(id) }) { return .stack }
    guard let parent = run[id].parent else { return .nobody }
    if run[parent].kind == .nav { return .stack }
    return run[parent].kind.isUIKit ? .container : .app
  }
}

// What a walk or a search through worlds asks of a simulation, step by step.

extension Simulator {
  /// The simulation after one more step; nil if the step is impossible in this world. It may have failed.
  public func performing(_ actions: [Action], step index: Int) -> Simulator? {
    if failure == nil, refuses(actions) { return nil }
    var next = self
    next.perform(actions, step: index)
    return next.failure?.kind == .impossible ? nil : next
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
    guard let id = script.controller(name) else { return nil }
    if !self[id].isAlive { return spec(id).isInRoot ? .declaration : .nobody }
    if self[id].presenter != nil || world.windows.contains(where: { $0.exists && $0.root == id }) { return .screen }
    // Who was taken off a stack belongs to it until it has been told.
    if world.controllers.contains(where: { $0.leaving.contains(id) }) { return .stack }
    guard let parent = self[id].parent else { return .nobody }
    if self[parent].kind == .nav { return .stack }
    return self[parent].kind.isUIKit ? .container : .app
  }

  /// The state of the application now.
  public var appState: AppState { world.app.state }

  /// Bit n: the scene of window n is connected.
  public var connectedScenes: UInt64 {
    var connected: UInt64 = 0
    for scene in world.scenes where scene.state != .disconnected { connected |= 1 << UInt64(scene.window.index) }
    return connected
  }

  // MARK: Worlds as words

  /// Goes to a world of the same script, with an empty trace, as if nothing else had been.
  public mutating func go(to world: borrowing World) {
    self.world.copy(world)
    forgetWork()
  }

  /// Goes to a world that was packed with the same script, with an empty trace, as if nothing else had been. Its two
  /// parts can have been kept apart.
  public mutating func restoreWorld(
    system: borrowing [UInt64], at systemStart: Int, screen: borrowing [UInt64], at screenStart: Int
  ) {
    var place = systemStart
    world.unpackSystem(system, at: &place)
    world.unpackScreen(screen, at: screenStart)
    forgetWork()
  }

  private mutating func forgetWork() {
    failure = nil
    if !trace.entries.isEmpty { trace.entries.removeAll(keepingCapacity: true) }
    if !trace.stateChanges.isEmpty { trace.stateChanges.removeAll(keepingCapacity: true) }
    if !afterCommit.isEmpty { afterCommit.removeAll(keepingCapacity: true) }
    if !animationEnds.isEmpty { animationEnds.removeAll(keepingCapacity: true) }
    if !laterTurns.isEmpty { laterTurns.removeAll(keepingCapacity: true) }
    if !queued.isEmpty { queued.removeAll(keepingCapacity: true) }
    movedInTurn = Set256()
    layoutIsNeeded = false
    constraintsMayBeDue = true
    referencesChanged = false
    heldByFinger = nil
  }

  /// After an exception the app is gone; a later step may launch it again.
  mutating func recover() {
    failure = nil
    endSilently()
  }

  /// Hands over what was recorded so far and goes on with an empty trace.
  public mutating func takeTrace() -> Trace {
    let taken = trace
    trace = Trace()
    return taken
  }
}

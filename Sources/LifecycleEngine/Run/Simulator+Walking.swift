// What a walk or a search through worlds asks of a simulation, step by step.

extension Simulator {
  /// The simulation after one more step; nil if the step is impossible in this world. It may have failed.
  public func performing(_ actions: [Action], step index: Int) -> Simulator? {
    var next = self
    next.perform(actions, step: index)
    return next.failure?.kind == .impossible ? nil : next
  }

  /// Those of the actions that are possible as the next step.
  public func possible(among actions: [Action]) -> [Action] {
    actions.filter { performing([$0], step: Int(step)) != nil }
  }

  /// Who has a controller now, and so moves it and its view.
  public enum Holder: Sendable, Hashable {
    case nobody
    /// An app's own container.
    case app
    /// A window, a presentation, or one of UIKit's containers.
    case system
  }

  /// Who has the controller with a name; nil if the name is none.
  public func holder(of name: NameID) -> Holder? {
    guard let id = script.controller(name) else { return nil }
    if self[id].presenter != nil || world.windows.contains(where: { $0.exists && $0.root == id }) { return .system }
    guard let parent = self[id].parent else { return .nobody }
    return self[parent].kind.isUIKit ? .system : .app
  }

  /// After an exception the app is gone; a later step may launch it again.
  public mutating func recover() {
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

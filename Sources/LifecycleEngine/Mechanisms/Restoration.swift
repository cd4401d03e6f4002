// State that is preserved in the background and comes back with the next launch.

extension Simulator {
  /// State preservation, for an app that opts in by having the question: the delegate, then what is on screen, parents
  /// before children.
  mutating func saveState() {
    let (delegate, question) = (Receiver(.appDelegate), Callback.applicationShouldSaveApplicationState)
    guard isRunning, isAvailable(question), script.implements(question, delegate) else { return }
    send(question, to: delegate)
    if answersNo(question, delegate) { return }
    send(.applicationWillEncodeRestorableStateWithCoder, to: delegate)
    forEachShown { $0.tellOfState(.encodeRestorableStateWithCoder, to: $1) }
    world.app.hasSavedState = true
  }

  /// While the app is launched again the state comes back, if the app wants it: to every controller that the storyboard
  /// has made, whose view is there by then. Answers whether it did.
  mutating func restoreState() -> Bool {
    let (delegate, question) = (Receiver(.appDelegate), Callback.applicationShouldRestoreApplicationState)
    guard isRunning, world.app.hasSavedState, isAvailable(question), script.implements(question, delegate) else {
      return false
    }
    send(question, to: delegate)
    if answersNo(question, delegate) { return false }
    forEachShown { simulator, id in
      guard simulator.script.implements(.decodeRestorableStateWithCoder, .controller(id)) else { return }
      simulator.loadedView(of: id)
      simulator.send(.decodeRestorableStateWithCoder, to: .controller(id))
    }
    send(.applicationDidDecodeRestorableStateWithCoder, to: delegate)
    return true
  }

  /// The app has launched with its old state.
  mutating func finishRestoring() {
    forEachShown { $0.tellOfState(.applicationFinishedRestoringState, to: $1) }
  }

  private mutating func tellOfState(_ callback: Callback, to id: ControllerID) {
    if script.implements(callback, .controller(id)) { send(callback, to: .controller(id)) }
  }

  /// Every controller that a window leads to, by containment and presentation.
  private mutating func forEachShown(_ body: (inout Simulator, ControllerID) -> Void) {
    for index in world.windows.indices {
      if let root = world.windows[index].root { visit(root, body) }
    }
  }

  private mutating func visit(_ id: ControllerID, _ body: (inout Simulator, ControllerID) -> Void) {
    guard isRunning, self[id].isAlive else { return }
    body(&self, id)
    for child in self[id].children { visit(child, body) }
    if let presented = self[id].presented { visit(presented, body) }
  }
}

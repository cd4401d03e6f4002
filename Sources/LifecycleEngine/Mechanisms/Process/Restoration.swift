/// State that is preserved in the background and comes back with the next launch.
enum Restoration {
  /// State preservation, for an app that opts in by having the question: the delegate, then what is on screen, parents
  /// before children.
  static func save(_ run: inout Run) {
    let (delegate, question) = (Receiver(.appDelegate), Callback.applicationShouldSaveApplicationState)
    guard run.isRunning, run.platform.delivers(question), run.script.implements(question, delegate) else { return }
    run.send(question, to: delegate)
    if run.script.answersNo(question, delegate) { return }
    run.send(.applicationWillEncodeRestorableStateWithCoder, to: delegate)
    forEachShown(&run) { $0.sendIfImplemented(.encodeRestorableStateWithCoder, to: .controller($1)) }
    run.world.app.hasSavedState = true
  }

  /// While the app is launched again the state comes back, if the app wants it: to every controller that the storyboard
  /// has made, whose view is there by then. Answers whether it did. With scenes the saved state is each scene's own.
  static func restore(_ run: inout Run) -> Bool {
    let (delegate, question) = (Receiver(.appDelegate), Callback.applicationShouldRestoreApplicationState)
    guard run.isRunning, !run.usesScenes, run.world.app.hasSavedState, run.platform.delivers(question),
      run.script.implements(question, delegate)
    else {
      return false
    }
    run.send(question, to: delegate)
    if run.script.answersNo(question, delegate) { return false }
    let path = Callback.applicationViewControllerWithRestorationIdentifierPathCoder
    if run.script.implements(path, delegate) { forEachShown(&run) { run, _ in run.send(path, to: delegate) } }
    forEachShown(&run) { run, id in
      guard run.script.implements(.decodeRestorableStateWithCoder, .controller(id)) else { return }
      ViewLoading.loadedView(of: id, &run)
      run.send(.decodeRestorableStateWithCoder, to: .controller(id))
    }
    run.send(.applicationDidDecodeRestorableStateWithCoder, to: delegate)
    return true
  }

  /// The app has launched with its old state.
  static func finish(_ run: inout Run) {
    forEachShown(&run) { $0.sendIfImplemented(.applicationFinishedRestoringState, to: .controller($1)) }
  }

  /// Every controller that a window leads to, by containment and presentation.
  private static func forEachShown(_ run: inout Run, _ body: (inout Run, ControllerID) -> Void) {
    for index in run.world.windows.indices {
      if let root = run.world.windows[index].root { visit(root, body, &run) }
    }
  }

  private static func visit(_ id: ControllerID, _ body: (inout Run, ControllerID) -> Void, _ run: inout Run) {
    guard run.isRunning, run[id][.isAlive] else { return }
    body(&run, id)
    for child in run[id].children { visit(child, body, &run) }
    if let presented = run[id].presented { visit(presented, body, &run) }
  }
}

/// Background tasks: time to finish something before the app is suspended.
enum BackgroundTasks {
  static func begin(_ task: TaskID, _ run: inout Run) {
    guard !run.world.app.backgroundTasks.contains(task) else { return }
    run.world.app.backgroundTasks.append(task)
  }

  /// With the last task of an app in the background its code stops; nobody is told.
  static func end(_ task: TaskID, _ run: inout Run) {
    guard run.world.app.backgroundTasks.contains(task) else { return }
    run.world.app.backgroundTasks.removeAll { $0 == task }
    if run.world.app.backgroundTasks.isEmpty, run.world.app.state == .background { fallAsleep(&run) }
  }

  /// Time is up: every handler is called, and who still has a task then is ended without notice.
  static func expire(_ run: inout Run) {
    guard run.world.app.state == .background else {
      return run.fail(.impossible, "background time runs only in the background")
    }
    let tasks = Array(run.world.app.backgroundTasks)
    for task in run.platform[.expirationHandlersInBeginOrder] ? tasks : tasks.reversed() {
      guard run.isRunning, run.world.app.backgroundTasks.contains(task) else { continue }
      run.send(.expirationHandler, to: Receiver(.object, Int(run.script.tasks[task.index].raw)))
    }
    if run.world.app.backgroundTasks.isEmpty { fallAsleep(&run) } else { Ending.endSilently(&run) }
  }

  /// Code stops; nobody is told. The system waits for what is under way.
  static func fallAsleep(_ run: inout Run) {
    RunLoop.settle(&run)
    run.world.app.isRefreshing = false
    if run.isRunning { run.enter(.suspended) }
  }
}

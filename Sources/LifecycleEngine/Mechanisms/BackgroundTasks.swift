// Background tasks: time to finish something before the app is suspended.

extension Simulator {
  mutating func beginBackgroundTask(_ task: TaskID) {
    guard !world.app.backgroundTasks.contains(task) else { return }
    world.app.backgroundTasks.append(task)
  }

  /// With the last task of an app in the background its code stops; nobody is told.
  mutating func endBackgroundTask(_ task: TaskID) {
    guard world.app.backgroundTasks.contains(task) else { return }
    world.app.backgroundTasks.removeAll { $0 == task }
    if world.app.backgroundTasks.isEmpty, world.app.state == .background { fallAsleep() }
  }

  /// Time is up: every handler is called, and who still has a task then is ended without notice.
  mutating func expireBackgroundTime() {
    guard world.app.state == .background else {
      return fail(.impossible, "background time runs only in the background")
    }
    let tasks = Array(world.app.backgroundTasks)
    for task in platform[.expirationHandlersInBeginOrder] ? tasks : tasks.reversed() {
      guard isRunning, world.app.backgroundTasks.contains(task) else { continue }
      send(.expirationHandler, to: Receiver(.object, Int(script.tasks[task.index].raw)))
    }
    if world.app.backgroundTasks.isEmpty { fallAsleep() } else { endSilently() }
  }

  /// Code stops; nobody is told. The system waits for what is under way.
  mutating func fallAsleep() {
    settle()
    if isRunning { enter(.suspended) }
  }
}

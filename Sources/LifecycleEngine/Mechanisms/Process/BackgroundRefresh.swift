/// Refresh and processing tasks, which the system's scheduler runs for an app in the background.
enum BackgroundRefresh {
  /// The app is launched for its task: what it does there it has to have registered before launching ends.
  static func launch(_ run: inout Run) {
    guard exists(&run) else { return }
    if run.world.app.isForceQuit { return run.fail(.impossible, "after the user's kill only the user starts the app") }
    Launch.launch(.refresh, &run)
  }

  /// The scheduler's moment has come. An app that the user has swiped away is not started for it.
  static func begin(_ run: inout Run) {
    guard exists(&run) else { return }
    switch run.world.app.state {
    case .notRunning: if !run.world.app.isForceQuit { Launch.launch(.refresh, &run) }
    case .suspended:
      run.enter(.background)
      BackgroundRefresh.run(&run)
    case .background: BackgroundRefresh.run(&run)
    case .inactive, .active: run.fail(.impossible, "the scheduler waits until the app is in the background")
    }
  }

  /// The handler that the app has registered.
  static func run(_ run: inout Run) {
    run.world.app.isRefreshing = true
    run.send(.backgroundTaskLaunchHandler, to: Receiver(.appDelegate))
  }

  /// Time is up before the app has said that it is done. With nothing else to do it is suspended then.
  static func expire(_ run: inout Run) {
    guard run.world.app.isRefreshing else { return run.fail(.impossible, "no background refresh runs") }
    run.world.app.isRefreshing = false
    run.send(.backgroundTaskExpirationHandler, to: Receiver(.appDelegate))
    if run.world.app.state == .background, run.world.app.backgroundTasks.isEmpty { BackgroundTasks.fallAsleep(&run) }
  }

  private static func exists(_ run: inout Run) -> Bool {
    let exists = run.platform.delivers(.backgroundTaskLaunchHandler)
    if !exists { run.fail(.impossible, "this version has no scheduler of background tasks") }
    return exists
  }
}

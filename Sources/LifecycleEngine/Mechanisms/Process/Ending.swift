/// How a process ends, with and without a word.
enum Ending {
  /// Swiped away in the app switcher.
  static func killFromSwitcher(_ run: inout Run) {
    guard run.isRunning, run.world.app.state != .suspended,
      run.platform[.hasBackground] || run.world.app.state == .active
    else {
      forgetSession(&run)
      return endSilently(&run)
    }
    let wasInFront = run.world.app.state == .active || run.world.app.state == .inactive
    ApplicationStates.resignActive(&run)
    if run.usesScenes { killScenes(wasInFront: wasInFront, &run) } else { killWithoutScenes(&run) }
  }

  private static func killWithoutScenes(_ run: inout Run) {
    if run.world.app.state == .inactive { ApplicationStates.enterBackground(&run) }
    forgetSession(&run)
    endWithNotice(&run)
  }

  /// A phone, or a pad whose app has one window, loses its scene; a pad with several sends it to the background.
  private static func killScenes(wasInFront: Bool, _ run: inout Run) {
    let isPad = run.script.scenario.device.isPad
    let hasSeveral = run.script.hasKey("UIApplicationSupportsMultipleScenes")
    let entersBackground = isPad ? hasSeveral : run.platform[.phoneKillEntersBackground] && wasInFront
    for index in run.world.scenes.indices where run.world.scenes[index].state != .disconnected {
      if entersBackground { Scenes.enterBackground(index, &run) } else { Scenes.disconnect(index, &run) }
    }
    if !entersBackground {
      run.send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    }
    forgetSession(&run)
    endWithNotice(&run)
  }

  private static func forgetSession(_ run: inout Run) {
    let owes = run.usesScenes && run.world.app.knownSessions != 0
    if run.world.app.state == .suspended || run.world.app.state == .notRunning, owes {
      run.world.app.owesDiscardedSessions = true
    }
    run.world.app.knownSessions = 0
    run.world.app.hasSavedState = false
    run.world.app.isForceQuit = true
  }

  /// The process ends while its code runs: its windows go first, then the delegate is told.
  static func endWithNotice(_ run: inout Run) {
    guard run.isRunning else { return }
    if run.world.app.state == .suspended { return endSilently(&run) }
    if run.platform[.killTearsDownWindows], !run.usesScenes {
      for index in run.world.windows.indices where run.world.windows[index].exists {
        Windows.tearDownWindow(WindowID(index), &run)
      }
    }
    run.send(.applicationWillTerminate, to: Receiver(.appDelegate))
    run.post(.willTerminateNotification)
    endSilently(&run)
  }

  /// Memory pressure, a crash, a kill while suspended: nothing is told, everything is gone.
  static func endSilently(_ run: inout Run) {
    run.enter(.notRunning)
    run.world.endProcess()
    run.queue.removeJobs()
    run.turn.layoutIsNeeded = false
    run.turn.referencesChanged = false
  }
}

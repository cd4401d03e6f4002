// How a process ends, with and without a word.

extension Simulator {
  /// Swiped away in the app switcher.
  mutating func killFromSwitcher() {
    guard isRunning, world.app.state != .suspended, platform[.hasBackground] || world.app.state == .active else {
      forgetSession()
      return endSilently()
    }
    let wasInFront = world.app.state == .active || world.app.state == .inactive
    resignActive()
    if usesScenes { killScenes(wasInFront: wasInFront) } else { killWithoutScenes() }
  }

  private mutating func killWithoutScenes() {
    if world.app.state == .inactive { enterBackground() }
    forgetSession()
    endWithNotice()
  }

  /// A phone, or a pad whose app has one window, loses its scene; a pad with several sends it to the background.
  private mutating func killScenes(wasInFront: Bool) {
    let isPad = script.scenario.device.isPad
    let hasSeveral = script.hasKey("UIApplicationSupportsMultipleScenes")
    let entersBackground = isPad ? hasSeveral : platform[.phoneKillEntersBackground] && wasInFront
    for index in world.scenes.indices where world.scenes[index].state != .disconnected {
      if entersBackground { sendSceneToBackground(index) } else { disconnectScene(index) }
    }
    if !entersBackground && (isPad || !wasInFront) {
      send(.applicationDidDiscardSceneSessions, to: Receiver(.appDelegate))
    }
    forgetSession()
    endWithNotice()
  }

  private mutating func forgetSession() {
    let owes = usesScenes && world.app.knownSessions != 0
    if world.app.state == .suspended || world.app.state == .notRunning, owes { world.app.owesDiscardedSessions = true }
    world.app.knownSessions = 0
    world.app.hasSavedState = false
    world.app.isForceQuit = true
  }

  /// The process ends while its code runs: its windows go first, then the delegate is told.
  mutating func endWithNotice() {
    guard isRunning else { return }
    if world.app.state == .suspended { return endSilently() }
    if platform[.killTearsDownWindows], !usesScenes {
      for index in world.windows.indices where world.windows[index].exists { tearDownWindow(WindowID(index)) }
    }
    send(.applicationWillTerminate, to: Receiver(.appDelegate))
    post(.willTerminateNotification)
    endSilently()
  }

  /// Memory pressure, a crash, a kill while suspended: nothing is told, everything is gone.
  mutating func endSilently() {
    enter(.notRunning)
    world.endProcess()
    afterCommit.removeAll(keepingCapacity: true)
    animationEnds.removeAll(keepingCapacity: true)
    laterTurns.removeAll(keepingCapacity: true)
    layoutIsNeeded = false
    referencesChanged = false
  }
}

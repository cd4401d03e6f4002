/// The five states of an application and what moves it between them.
enum ApplicationStates {
  /// Foreground, inactive → active.
  static func becomeActive(_ run: inout Run) {
    guard run.isRunning, run.world.deviceState == .inactive, !isBehind(run.world) else { return }
    if run.usesScenes {
      for scene in run.world.scenes where scene.state == .foregroundInactive { Scenes.activate(scene.window, &run) }
      return
    }
    run.enter(.active)
    run.send(.applicationDidBecomeActive, to: Receiver(.appDelegate))
    run.post(.didBecomeActiveNotification)
  }

  /// Active → inactive; the state still reads active inside the callback.
  static func resignActive(_ run: inout Run) {
    guard run.world.deviceState == .active else { return }
    if run.usesScenes {
      for index in run.world.scenes.indices where !run.world.scenes[index].isCar { Scenes.resign(index, &run) }
      return
    }
    run.send(.applicationWillResignActive, to: Receiver(.appDelegate))
    run.post(.willResignActiveNotification)
    run.enter(.inactive)
  }

  /// Inactive → background; without a background the app ends.
  static func enterBackground(byLock: Bool = false, _ run: inout Run) {
    guard run.world.deviceState == .inactive, !run.world.app.isLockedOver else { return }
    run.world.app.overlay = .none
    guard run.platform[.hasBackground] else { return Ending.endWithNotice(&run) }
    if run.usesScenes {
      for index in run.world.scenes.indices where !run.world.scenes[index].isCar { Scenes.enterBackground(index, &run) }
      if run.world.deviceState == .inactive { run.enter(.background) }
    } else if exitsOnSuspend(run.script) && !run.platform[.exitsOnSuspendThroughBackground] {
      return Ending.endWithNotice(&run)
    } else {
      run.enter(byLock && run.platform[.lockedBackgroundReportsInactive] ? .inactive : .background)
      run.send(.applicationDidEnterBackground, to: Receiver(.appDelegate))
      run.post(.didEnterBackgroundNotification)
      Restoration.save(&run)
    }
    run.world.app.isLockedOver = byLock
    if exitsOnSuspend(run.script) && !run.usesScenes { return Ending.endWithNotice(&run) }
    Traits.drawSnapshots(&run)
  }

  private static func exitsOnSuspend(_ script: Script) -> Bool {
    script.hasKey("UIApplicationExitsOnSuspend")
  }

  /// Background → foreground and active, with what is delivered on the way.
  static func comeToForeground(
    deliver: (inout Run) -> Void = { _ in }, afterwards: (inout Run) -> Void = { _ in }, _ run: inout Run
  ) {
    guard run.isRunning, isBehind(run.world) else { return }
    if run.world.app.state == .suspended { run.enter(.background) }
    if run.usesScenes {
      run.world.app.isLockedOver = false
      guard let window = run.world.sceneInFront else { return Scenes.connect(run.world.app.lastWindow, &run) }
      if run.world.scenes.contains(where: { $0.window == window && $0.state == .background }) {
        Scenes.enterForeground(window, &run)
      }
      for scene in run.world.scenes where scene.isDisplay && scene.state == .background {
        Scenes.enterForeground(scene.window, &run)
      }
      deliver(&run)
      becomeActive(&run)
      return afterwards(&run)
    }
    if !run.world.app.isLockedOver || run.world.app.state == .background { run.enter(.background) }
    if run.world.app.isLockedOver && run.platform[.lockedBackgroundReportsInactive] { run.enter(.inactive) }
    run.world.app.isLockedOver = false
    run.send(.applicationWillEnterForeground, to: Receiver(.appDelegate))
    run.post(.willEnterForegroundNotification)
    run.enter(.inactive)
    deliver(&run)
    becomeActive(&run)
    afterwards(&run)
  }

  /// Whether the app is behind, in the background or under the lock; there are versions that call that inactive.
  private static func isBehind(_ world: World) -> Bool {
    switch world.deviceState {
    case .background, .suspended: true
    case .inactive: world.app.isLockedOver
    case .notRunning, .active: false
    }
  }

  // MARK: Interruptions

  static func cover(with overlay: Overlay, _ run: inout Run) {
    guard run.world.deviceState == .active || run.world.deviceState == .inactive else { return }
    resignActive(&run)
    if overlay == .notificationCenter && run.platform[.notificationCenterBounces] {
      becomeActive(&run)
      resignActive(&run)
    }
    run.world.app.overlay = overlay
  }

  /// The user pulls down what the version has to pull down.
  static func pull(_ overlay: Overlay, needs fact: Fact, _ run: inout Run) {
    guard run.platform[fact] else {
      let isControls = overlay == .controlCenter
      return run.fail(
        .impossible, isControls ? "this version has no control center" : "this version has no notification center")
    }
    cover(with: overlay, &run)
  }

  static func uncover(_ run: inout Run) {
    guard run.world.deviceState == .inactive else { return }
    if isBehind(run.world) { return comeToForeground(&run) }
    run.world.app.overlay = .none
    becomeActive(&run)
  }

  /// A call: since iOS 14 a banner, which covers nothing until it is answered.
  static func coverByCall(_ run: inout Run) {
    if run.platform[.callsAreBanners] { return }
    cover(with: .call, &run)
  }

  static func leave(_ run: inout Run) {
    resignActive(&run)
    enterBackground(&run)
  }

  static func lock(_ run: inout Run) {
    resignActive(&run)
    if run.platform[.lockEntersBackground] {
      enterBackground(byLock: true, &run)
    } else {
      run.world.app.overlay = .alert
    }
    tellProtectedData(.applicationProtectedDataWillBecomeUnavailable, &run)
  }

  static func unlock(_ run: inout Run) {
    if run.world.app.overlay != .none { return uncover(&run) }
    // An app that was left before the lock stays where it is.
    guard run.world.app.isLockedOver else {
      return tellProtectedData(.applicationProtectedDataDidBecomeAvailable, &run)
    }
    let isEarly = run.platform[.protectedDataBeforeActive]
    comeToForeground(
      deliver: { if isEarly { tellProtectedData(.applicationProtectedDataDidBecomeAvailable, &$0) } },
      afterwards: { if !isEarly { tellProtectedData(.applicationProtectedDataDidBecomeAvailable, &$0) } }, &run)
  }

  /// Files are protected with the lock, for an app that wants to know.
  private static func tellProtectedData(_ callback: Callback, _ run: inout Run) {
    if run.isRunning { run.sendIfImplemented(callback, to: Receiver(.appDelegate)) }
  }

  /// The icon: a launch, or the way back.
  static func open(_ run: inout Run) {
    switch run.world.deviceState {
    case .notRunning: Launch.launch(.icon, &run)
    case .background, .suspended: comeToForeground(&run)
    case .inactive, .active: uncover(&run)
    }
  }
}

// The five states of an application and what moves it between them.

extension Simulator {
  /// Foreground, inactive → active.
  mutating func becomeActive() {
    guard isRunning, world.app.state == .inactive, !isBehind else { return }
    if usesScenes {
      for scene in world.scenes where scene.state == .foregroundInactive { activateScene(scene.window) }
      return
    }
    enter(.active)
    send(.applicationDidBecomeActive, to: Receiver(.appDelegate))
    post(.didBecomeActiveNotification)
  }

  /// Active → inactive; the state still reads active inside the callback.
  mutating func resignActive() {
    guard world.app.state == .active else { return }
    if usesScenes {
      for index in world.scenes.indices { resignScene(index) }
      enter(.inactive)
      return
    }
    send(.applicationWillResignActive, to: Receiver(.appDelegate))
    post(.willResignActiveNotification)
    enter(.inactive)
  }

  /// Inactive → background; without a background the app ends.
  mutating func enterBackground(byLock: Bool = false) {
    guard world.app.state == .inactive, !world.app.isLockedOver else { return }
    world.app.overlay = .none
    guard platform[.hasBackground] else { return endWithNotice() }
    if usesScenes {
      for index in world.scenes.indices { sendSceneToBackground(index) }
      enter(.background)
    } else if exitsOnSuspend && !platform[.exitsOnSuspendThroughBackground] {
      return endWithNotice()
    } else {
      enter(byLock && platform[.lockedBackgroundReportsInactive] ? .inactive : .background)
      send(.applicationDidEnterBackground, to: Receiver(.appDelegate))
      post(.didEnterBackgroundNotification)
      saveState()
    }
    world.app.isLockedOver = byLock
    if exitsOnSuspend && !usesScenes { endWithNotice() }
  }

  private var exitsOnSuspend: Bool {
    script.hasKey("UIApplicationExitsOnSuspend")
  }

  /// Background → foreground and active, with what is delivered on the way.
  mutating func comeToForeground(
    deliver: (inout Simulator) -> Void = { _ in }, afterwards: (inout Simulator) -> Void = { _ in }
  ) {
    guard isRunning, isBehind else { return }
    if world.app.state == .suspended { enter(.background) }
    if usesScenes {
      world.app.isLockedOver = false
      guard let window = sceneInFront else { return connectScene(world.app.lastWindow) }
      if world.scenes.contains(where: { $0.window == window && $0.state == .background }) { enterForeground(window) }
      deliver(&self)
      becomeActive()
      return afterwards(&self)
    }
    if !world.app.isLockedOver || world.app.state == .background { enter(.background) }
    if world.app.isLockedOver && platform[.lockedBackgroundReportsInactive] { enter(.inactive) }
    world.app.isLockedOver = false
    send(.applicationWillEnterForeground, to: Receiver(.appDelegate))
    post(.willEnterForegroundNotification)
    enter(.inactive)
    deliver(&self)
    becomeActive()
    afterwards(&self)
  }

  /// Whether the app is behind, in the background or under the lock; there are versions that call that inactive.
  private var isBehind: Bool {
    switch world.app.state {
    case .background, .suspended: true
    case .inactive: world.app.isLockedOver
    case .notRunning, .active: false
    }
  }

  // MARK: Interruptions

  mutating func cover(with overlay: Overlay) {
    guard world.app.state == .active || world.app.state == .inactive else { return }
    resignActive()
    if overlay == .notificationCenter && platform[.notificationCenterBounces] {
      becomeActive()
      resignActive()
    }
    world.app.overlay = overlay
  }

  mutating func uncover() {
    guard world.app.state == .inactive else { return }
    if isBehind { return comeToForeground() }
    world.app.overlay = .none
    becomeActive()
  }

  /// A call: since iOS 14 a banner, which covers nothing until it is answered.
  mutating func coverByCall() {
    if platform[.callsAreBanners] { return }
    cover(with: .call)
  }

  mutating func leave() {
    resignActive()
    enterBackground()
  }

  mutating func lock() {
    resignActive()
    if platform[.lockEntersBackground] {
      enterBackground(byLock: true)
    } else {
      world.app.overlay = .alert
    }
    tellProtectedData(.applicationProtectedDataWillBecomeUnavailable)
  }

  mutating func unlock() {
    if world.app.overlay != .none { return uncover() }
    // An app that was left before the lock stays where it is.
    guard world.app.isLockedOver else { return tellProtectedData(.applicationProtectedDataDidBecomeAvailable) }
    let isEarly = platform[.protectedDataBeforeActive]
    comeToForeground(
      deliver: { if isEarly { $0.tellProtectedData(.applicationProtectedDataDidBecomeAvailable) } },
      afterwards: { if !isEarly { $0.tellProtectedData(.applicationProtectedDataDidBecomeAvailable) } })
  }

  /// Files are protected with the lock, for an app that wants to know.
  private mutating func tellProtectedData(_ callback: Callback) {
    guard isRunning, script.implements(callback, Receiver(.appDelegate)) else { return }
    send(callback, to: Receiver(.appDelegate))
  }

  /// The icon: a launch, or the way back.
  mutating func open() {
    switch world.app.state {
    case .notRunning: launch(.icon)
    case .background, .suspended: comeToForeground()
    case .inactive, .active: uncover()
    }
  }
}

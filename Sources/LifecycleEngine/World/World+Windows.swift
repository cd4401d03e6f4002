// Which window and which scene is in front.

extension World {
  /// The root of the window in front.
  @inline(__always)
  func frontWindowRoot() -> ControllerID? {
    windows.frontRoot
  }

  func frontWindow() -> WindowID? {
    var front: WindowID?
    for place in visibleWindows where !isDisplay(WindowID(place)) {
      if let front, !isBehind(front.index, place) { continue }
      front = WindowID(place)
    }
    return front
  }

  /// Those that are not hidden, as they were made.
  var visibleWindows: [Int] { windows.indices.filter { windows[$0].exists && !windows[$0].isHidden } }

  /// Whether a window is on a lower level than another, or was shown before it on the same.
  func isBehind(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (windows[one], windows[other])
    return one.level == other.level ? one.shownAt < other.shownAt : one.level < other.level
  }

  func isDisplay(_ window: WindowID) -> Bool { scenes.contains { $0.isDisplay && $0.window == window } }

  /// What the app is on the device itself: a scene in a car keeps it active besides.
  var deviceState: AppState {
    guard scenes.contains(where: { $0.isCar && $0.state == .foregroundActive }) else { return app.state }
    var state = AppState.background
    for scene in scenes where !scene.isDisplay {
      if scene.state == .foregroundActive { return .active }
      if scene.state == .foregroundInactive { state = .inactive }
    }
    return state
  }

  func scene(of window: WindowID) -> Int? {
    scenes.firstIndex { $0.window == window && $0.state != .disconnected }
  }

  /// Where a tap on the icon, a link or a notification leads: to the scene that was in front last, else to one that
  /// is connected; nil if none is.
  var sceneInFront: WindowID? {
    if scene(of: app.lastWindow) != nil { return app.lastWindow }
    return scenes.first { $0.state != .disconnected && !$0.isDisplay }?.window
  }

  var frontSceneDelegate: Receiver { Receiver(.sceneDelegate, (sceneInFront ?? WindowID(0)).index) }

  var frontWindowID: WindowID { frontWindow() ?? WindowID(0) }

  mutating func setState(_ state: SceneState, of window: WindowID) {
    if let index = scene(of: window) { scenes[index].state = state }
  }
}

extension [Window] {
  fileprivate var frontRoot: ControllerID? {
    var best: Int?
    for index in indices where self[index].exists && !self[index].isHidden && self[index].root != nil {
      if let best, self[best].isKey || (!self[index].isKey && self[best].shownAt > self[index].shownAt) { continue }
      best = index
    }
    return best.map { self[$0].root } ?? first { $0.exists }?.root
  }
}

/// A device that is shaken.
enum Motion {
  /// The shake begins, and ends or is found to be none: both go the way of an event without a place, from the first
  /// responder of the key window up its chain (Apple, "Event Handling Guide for iOS", motion events).
  static func shake(isCancelled: Bool, _ run: inout Run) {
    guard run.platform.delivers(.motionBeganWithEvent) else {
      return run.fail(.impossible, "this version has no motion events")
    }
    guard run.world.app.state == .active else { return run.fail(.impossible, "only an active app hears of motion") }
    guard let first = target(&run) else { return run.fail(.impossible, "no window is key") }
    Touches.pass(.motionBeganWithEvent, to: first, &run)
    guard run.isRunning else { return }
    // An alert, a call or the home screen takes the event away.
    let isOver = isCancelled || run.world.app.state != .active
    if let responder = stillThere(first, run.world) ?? target(&run) {
      Touches.pass(isOver ? .motionCancelledWithEvent : .motionEndedWithEvent, to: responder, &run)
    }
  }

  /// The first responder; without one the window, or the controller in front of it.
  private static func target(_ run: inout Run) -> Responder? {
    guard let key = run.world.windows.firstIndex(where: { $0.exists && $0.isKey }),
      let view = run.world.windows[key].view
    else { return nil }
    if let focused = run.world.firstResponder, run[focused].window == WindowID(key) { return .view(focused) }
    guard let front = run.world.frontmost(inWindow: key), run.platform[.motionReachesFrontController] else {
      return .view(view)
    }
    return .controller(front)
  }

  /// Who heard of the beginning hears of the end, unless it has gone meanwhile.
  private static func stillThere(_ responder: Responder, _ world: World) -> Responder? {
    switch responder {
    case .view(let view): world[view][.isAlive] && world[view].window != nil ? responder : nil
    case .controller(let id): world[id][.isAlive] && world.isInWindow(id) ? responder : nil
    case .scene, .app, .appDelegate: responder
    }
  }
}

extension Simulator {
  /// What is done with windows: by the user on a pad, or by the app.
  mutating func performWindow(_ action: Action) {
    if action.verb == .setRoot {
      if let id = action.first.flatMap({ script.controller($0.name) }) {
        setRoot(id, of: window(action.actor) ?? frontWindowID)
      }
      return
    }
    guard let window = window(action.first?.name) else { return }
    if world.app.state == .suspended { enter(.background) }
    switch action.verb {
    case .newWindow: newWindow(window)
    case .activateWindow: activateWindow(window)
    case .disconnectWindow: disconnectWindow(window)
    case .showWindow, .showWindowAtLevel: showWindow(window, level: action.numbers.first ?? 0)
    case .hideWindow: hideWindow(window)
    default: closeWindow(window)
    }
  }

  private func window(_ name: NameID?) -> WindowID? {
    if let name, case .window(let window) = script.meaning(of: name) { return window }
    return nil
  }

  mutating func performBackgroundTask(_ action: Action) {
    if action.verb == .backgroundTimeEnds { return expireBackgroundTime() }
    guard let name = action.first?.name, let index = script.tasks.firstIndex(of: name) else { return }
    if action.verb == .beginBackgroundTask {
      beginBackgroundTask(TaskID(index))
    } else {
      endBackgroundTask(TaskID(index))
    }
  }
}

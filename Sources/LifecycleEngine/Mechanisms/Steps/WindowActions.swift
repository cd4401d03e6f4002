/// Steps about windows and background tasks.
enum WindowActions {
  /// What is done with windows: by the user on a pad, or by the app.
  static func perform(_ action: Action, _ run: inout Run) {
    if action.verb == .setRoot {
      if let id = action.first.flatMap({ run.script.controller($0.name) }) {
        FurtherWindows.setRoot(id, of: window(action.actor, run.script) ?? run.world.frontWindowID, &run)
      }
      return
    }
    if action.verb == .resizeWindow {
      return Resizing.resize(window(action.first?.name, run.script), to: action.numbers, &run)
    }
    guard let window = window(action.first?.name, run.script) else { return }
    if run.world.app.state == .suspended { run.enter(.background) }
    switch action.verb {
    case .newWindow: Scenes.newWindow(window, &run)
    case .activateWindow: Scenes.activateWindow(window, &run)
    case .connectDisplay: Scenes.connectDisplay(window, &run)
    case .disconnectDisplay: Scenes.disconnectDisplay(window, &run)
    case .openInCar: Scenes.openInCar(window, &run)
    case .disconnectCar: Scenes.disconnectDisplay(window, isCar: true, &run)
    case .disconnectWindow: Scenes.disconnectWindow(window, &run)
    case .showWindow, .showWindowAtLevel: FurtherWindows.showWindow(window, level: action.numbers.first ?? 0, &run)
    case .hideWindow: FurtherWindows.hideWindow(window, &run)
    default: Scenes.closeWindow(window, &run)
    }
  }

  private static func window(_ name: NameID?, _ script: Script) -> WindowID? {
    if let name, case .window(let window) = script.meaning(of: name) { return window }
    return nil
  }

  static func performBackgroundTask(_ action: Action, _ run: inout Run) {
    if action.verb == .backgroundTimeEnds { return BackgroundTasks.expire(&run) }
    guard let name = action.first?.name, let index = run.script.tasks.firstIndex(of: name) else { return }
    if action.verb == .beginBackgroundTask {
      BackgroundTasks.begin(TaskID(index), &run)
    } else {
      BackgroundTasks.end(TaskID(index), &run)
    }
  }
}

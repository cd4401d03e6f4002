/// Windows that the user makes narrower or wider: Split View, Slide Over, Stage Manager, windows that overlap. To the app
/// they are one: another size, and another width class where the window becomes narrow or wide.
enum Resizing {
  /// Windows that are this wide or wider have a regular width. Apple names no such number; of the sizes that windows have in
  /// Split View 639 points are the widest compact one, and 678 the narrowest regular one.
  static let regularWidth: UInt16 = 640
  /// What fits into the word of a window; wider is no screen.
  private static let most: Int32 = 2047

  /// A scene with its windows takes on another width. As wide as the screen or wider is the whole screen.
  static func resize(_ window: WindowID?, to numbers: [Int32], _ run: inout Run) {
    guard let window, run.world.windows[window.index].exists else {
      return run.fail(.impossible, "there is no such window")
    }
    guard numbers.count == 1, let points = numbers.first, (1...most).contains(points) else {
      return run.fail(.impossible, "one width in points belongs here, from 1 to 2047")
    }
    let width = points < screenWidth(run.world) ? UInt16(points) : 0
    if let trouble = trouble(with: window, run) { return run.fail(.impossible, trouble) }
    if run.world.windows[window.index].width == width { return }
    let resigns = run.platform[.resizedAppIsInactive]
    if resigns { resign(window, &run) }
    for index in run.world.windows.indices where run.world.windows[index].exists {
      if Windows.shareScene(index, window.index, run) { change(WindowID(index), to: width, &run) }
    }
    Scenes.tellEnvironment(of: window, isGeometry: true, &run)
    // The user lets go.
    if resigns { run.schedule(run.usesScenes ? .activateScene(window) : .becomeActive, at: .laterTurn) }
  }

  /// A pad's, as it is held.
  private static func screenWidth(_ world: World) -> Int32 { world.deviceIsLandscape ? 1024 : 768 }

  static let columnsMove: StaticString = "a transition of a stack or a column is running"

  /// What stands against it, if anything does.
  private static func trouble(with window: WindowID, _ run: Run) -> StaticString? {
    guard run.script.scenario.device.isPad else { return "a phone's window fills its screen" }
    guard run.platform[.hasResizableWindows] else { return "on this version every window fills the screen" }
    if movesColumns(run) { return columnsMove }
    if run.script.hasKey("UIRequiresFullScreen") { return "the Info.plist says that the app fills the screen" }
    let isInFront =
      run.usesScenes
      ? run.world.scenes.contains { $0.window == window && $0.state == .foregroundActive }
      : run.world.app.state == .active
    guard isInFront else { return "only the window of an active scene is resized" }
    return run.world.interactive == nil ? nil : Refusal.fingerIsBusy.reason
  }

  /// Whether what a split view controller would hand from one column to the other is on its way elsewhere.
  private static func movesColumns(_ run: Run) -> Bool {
    run.world.created.contains { id in
      run[id].kind == .split && run[id][.isInTransition]
        || run[id].kind == .nav && run.world.isInWindow(id) && (run[id][.isInTransition] || run[id].pending != nil)
          && run[id].parent.map { run[$0].kind == .split } ?? false
    }
  }

  static func isNarrow(_ width: UInt16) -> Bool { width != 0 && width < regularWidth }

  /// A window that would be wider than the turned screen fills it.
  static func fitToScreen(_ window: WindowID, _ run: inout Run) {
    if run.world.windows[window.index].width >= screenWidth(run.world) { run.world.windows[window.index].width = 0 }
  }

  private static func resign(_ window: WindowID, _ run: inout Run) {
    guard run.usesScenes else { return ApplicationStates.resignActive(&run) }
    if let index = run.world.scene(of: window) { Scenes.resign(index, &run) }
  }

  private static func change(_ window: WindowID, to width: UInt16, _ run: inout Run) {
    guard run.isRunning else { return }
    let wasNarrow = run.isNarrow(window)
    run.world.windows[window.index].width = width
    let changesTraits = run.isNarrow(window) != wasNarrow
    guard !run.world.windows[window.index].isHidden, let root = run.world.windows[window.index].root,
      run[root].view != nil
    else { return }
    let covered = covered(under: root, run.world)
    let reachesCovered = covered.isEmpty || run.platform[.resizeReachesCovered]
    Rotation.changeSize(root, changesTraits: changesTraits, reachesCovered: reachesCovered, &run)
    for id in covered { if let view = run[id].view { Layout.mark(view, &run) } }
    guard changesTraits else { return }
    Split.fitColumns(under: root, &run)
    Adaptivity.adaptAgain(above: root, isNarrow: !wasNarrow, &run)
  }

  /// Those that come back at another size than they had: their views fill a place that they are not in now.
  private static func covered(under root: ControllerID, _ world: World) -> [ControllerID] {
    world.created.filter { id in
      guard world.isController(id, under: root), let view = world[id].view, world[view].window == nil else {
        return false
      }
      return world[id].parent.map { world[$0].kind.isUIKit } ?? true
    }
  }
}

extension Run {
  /// Whether a window has a compact width: on a phone each, on a pad one that the user has made narrow.
  func isNarrow(_ window: WindowID) -> Bool {
    !script.scenario.device.isPad || Resizing.isNarrow(world.windows[window.index].width)
  }

  /// Whether what a controller shows or presents has a compact width.
  func isNarrow(around id: ControllerID) -> Bool {
    isNarrow(world.window(of: id).flatMap { world[$0].isWindow } ?? WindowID(0))
  }
}

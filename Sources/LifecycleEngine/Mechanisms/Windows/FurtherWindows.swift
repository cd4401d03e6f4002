/// Windows that the app shows and hides, and the swap of a root controller.
enum FurtherWindows {
  /// A window that the app makes and shows, in front of the others on its level.
  static func showWindow(_ id: WindowID, level: Int32, _ run: inout Run) {
    Windows.makeWindow(id, root: nil, &run)
    run.world.windows[id.index].level = Int16(clamping: level)
    Windows.makeKeyAndVisible(id, &run)
  }

  /// Hidden windows keep their views; another window becomes key in place of one that was.
  static func hideWindow(_ id: WindowID, _ run: inout Run) {
    guard run.world.windows[id.index].exists, !run.world.windows[id.index].isHidden else {
      return run.fail(.impossible, "that window is not on screen")
    }
    let root = run.world.windows[id.index].root
    let disappears = run.platform[.hiddenWindowSendsDisappearance]
    if disappears, let root { AppearanceTransition.begin(root, false, animated: false, &run) }
    run.world.windows[id.index].isHidden = true
    if disappears, let root { AppearanceTransition.end(root, &run) }
    run.post(.windowDidBecomeHiddenNotification)
    guard run.world.windows[id.index].isKey, let next = nextKeyWindow(after: id, run) else { return }
    Windows.makeKey(next, &run)
  }

  private static func nextKeyWindow(after id: WindowID, _ run: Run) -> WindowID? {
    let shown = run.world.visibleWindows.filter { Windows.shareScene($0, id.index, run) }
    let isFront = run.platform[.frontWindowBecomesKey]
    return shown.max {
      isFront ? run.world.isBehind($0, $1) : run.world.windows[$0].keyedAt < run.world.windows[$1].keyedAt
    }.map { WindowID($0) }
  }

  /// `rootViewController = …`: on a visible window the new view is loaded and takes the old one's place.
  static func setRoot(_ new: ControllerID, of id: WindowID, _ run: inout Run) {
    guard let window = run.world.windows[id.index].view else { return run.fail(.impossible, "there is no such window") }
    Creation.create(new, &run)
    let old = run.world.windows[id.index].root
    if old == new { return }
    run.world.windows[id.index].root = new
    run[new][.isKeptUntilShown] = false
    run.turn.referencesChanged = true
    if let old { loseSheet(above: old, &run) }
    if run.world.windows[id.index].isHidden {
      // The new one waits until the window is shown; the old one's view is in it, and goes.
      if let old, let oldView = run[old].view { ViewHierarchy.removeFromSuperview(oldView, &run) }
      return
    }
    guard let view = ViewLoading.loadedView(of: new, &run) else { return }
    // What the old root shows goes with it before it can come as the new one.
    if let old, run.world.isController(new, under: old) {
      beginLeavingWindow(old, &run)
      leaveWindow(old, &run)
    }
    run[new][.isDriven] = true
    let oldFirst = run.platform[.rootSwapOldFirst]
    if oldFirst, let old { beginLeavingWindow(old, &run) }
    AppearanceTransition.begin(new, true, animated: false, &run)
    if !oldFirst, let old { beginLeavingWindow(old, &run) }
    if let old { leaveWindow(old, &run) }
    ViewHierarchy.addSubview(view, to: window, at: 0, &run)
    Windows.enterWindow(new, &run)
    run.schedule(.endAppearance(new), at: .afterCommit)
  }

  /// A sheet goes with the root that presented it, and so out of the fingers that pull at it.
  private static func loseSheet(above root: ControllerID, _ run: inout Run) {
    guard let held = run.world.interactive, held.kind == .dismiss || held.kind == .present,
      run.world.isController(held.owner, under: root)
    else { return }
    let outer = run.recorder.phase
    if held.kind == .present { DrivenPresentation.cancel(&run) } else { SheetDrag.cancel(&run) }
    run.recorder.phase = outer
  }

  private static func leaveWindow(_ old: ControllerID, _ run: inout Run) {
    if let view = run[old].view { ViewHierarchy.removeFromSuperview(view, &run) }
    if run[old].appearance == .disappearing { AppearanceTransition.end(old, &run) }
    run[old][.isDriven] = false
  }

  private static func beginLeavingWindow(_ old: ControllerID, _ run: inout Run) {
    run[old][.isDriven] = true
    AppearanceTransition.begin(old, false, animated: false, &run)
  }
}

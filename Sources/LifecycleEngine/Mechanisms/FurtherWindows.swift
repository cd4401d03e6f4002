// Windows that the app shows and hides, and the swap of a root controller.

extension Simulator {
  /// A window that the app makes and shows, in front of the others on its level.
  mutating func showWindow(_ id: WindowID, level: Int32) {
    makeWindow(id, root: nil)
    world.windows[id.index].level = Int16(clamping: level)
    makeKeyAndVisible(id)
  }

  /// Hidden windows keep their views; another window becomes key in place of one that was.
  mutating func hideWindow(_ id: WindowID) {
    guard world.windows[id.index].exists, !world.windows[id.index].isHidden else {
      return fail(.impossible, "that window is not on screen")
    }
    let root = world.windows[id.index].root
    let disappears = platform[.hiddenWindowSendsDisappearance]
    if disappears, let root { beginAppearance(root, false, animated: false) }
    world.windows[id.index].isHidden = true
    if disappears, let root { endAppearance(root) }
    post(.windowDidBecomeHiddenNotification)
    guard world.windows[id.index].isKey, let next = nextKeyWindow(after: id) else { return }
    makeKey(next)
  }

  private func nextKeyWindow(after id: WindowID) -> WindowID? {
    let shown = world.windows.indices.filter {
      world.windows[$0].exists && !world.windows[$0].isHidden && shareScene($0, id.index)
    }
    let isFront = platform[.frontWindowBecomesKey]
    return shown.max { isBehind($0, $1, isFront: isFront) }.map { WindowID($0) }
  }

  private func isBehind(_ one: Int, _ other: Int, isFront: Bool) -> Bool {
    let (one, other) = (world.windows[one], world.windows[other])
    if !isFront { return one.keyedAt < other.keyedAt }
    return one.level == other.level ? one.shownAt < other.shownAt : one.level < other.level
  }

  /// `rootViewController = …`: on a visible window the new view is loaded and takes the old one's place.
  mutating func setRoot(_ new: ControllerID, of id: WindowID) {
    guard let window = world.windows[id.index].view else { return fail(.impossible, "there is no such window") }
    create(new)
    let old = world.windows[id.index].root
    if old == new { return }
    world.windows[id.index].root = new
    self[new].isKeptUntilShown = false
    referencesChanged = true
    if world.windows[id.index].isHidden { return }
    guard let view = loadedView(of: new) else { return }
    self[new].isDriven = true
    let oldFirst = platform[.rootSwapOldFirst]
    if oldFirst, let old { beginLeavingWindow(old) }
    beginAppearance(new, true, animated: false)
    if !oldFirst, let old { beginLeavingWindow(old) }
    if let old {
      if let oldView = self[old].view { removeFromSuperview(oldView) }
      if self[old].appearance == .disappearing { endAppearance(old) }
      self[old].isDriven = false
    }
    addSubview(view, to: window, at: 0)
    enterWindow(new)
    runAfterCommit(.endAppearance(new))
  }

  private mutating func beginLeavingWindow(_ old: ControllerID) {
    self[old].isDriven = true
    beginAppearance(old, false, animated: false)
  }
}

/// Traits that change without the device being turned: light and dark.
enum Traits {
  /// The user or the time of day switches to the other appearance. All that is on screen is told, and made anew.
  static func toggleDarkMode(_ run: inout Run) {
    guard run.platform[.hasDarkMode] else { return run.fail(.impossible, "this version has no dark mode") }
    if run.world.app.state == .suspended {
      return run.fail(.impossible, "the app is suspended: it would be told when it comes back")
    }
    if isFixed(run.script) { return }
    announceAppearance(&run)
    for index in run.world.views.indices where run.world.views[index][.isAlive] && run.world.views[index].window != nil
    {
      run.world.views[index][.needsDisplay] = true
      run.world.views[index][.needsProperties] = true
      Layout.markConstraints(ViewID(index), &run)
    }
  }

  /// An app that has left is drawn in both appearances for the switcher, and told of each.
  static func drawSnapshots(_ run: inout Run) {
    guard run.world.app.state == .background, run.platform[.snapshotsFlipAppearance], !isFixed(run.script) else {
      return
    }
    run.schedule(.flipAppearance, at: .laterTurn)
    run.schedule(.flipAppearance, at: .laterTurn)
  }

  /// An app can say that it has one appearance only.
  private static func isFixed(_ script: Script) -> Bool {
    script.scenario.plist.contains { $0.begins(with: "UIUserInterfaceStyle") }
  }

  static func announceAppearance(_ run: inout Run) {
    for index in run.world.windows.indices where run.world.windows[index].exists && !run.world.windows[index].isHidden {
      var next = run.world.windows[index].root
      while let id = next {
        if run.world.isInWindow(id) { Rotation.announce(.traitCollectionDidChange, to: id, &run) }
        next = run[id].presented
      }
    }
  }
}

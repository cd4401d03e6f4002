/// Memory warnings.
enum MemoryWarning {
  /// The delegate, the notification, then every controller in the order of creation, on screen or not.
  static func deliver(_ run: inout Run) {
    run.send(.applicationDidReceiveMemoryWarning, to: Receiver(.appDelegate))
    run.post(.didReceiveMemoryWarningNotification)
    for id in run.world.created where run[id][.isAlive] {
      run.send(.didReceiveMemoryWarning, to: .controller(id)) { unloadViewIfPossible(id, &$0) }
    }
  }

  /// What `super` did up to iOS 5: let go of a view that is in no superview and can be made again.
  static func unloadViewIfPossible(_ id: ControllerID, _ run: inout Run) {
    guard run.platform[.lowMemoryUnloadsViews], let view = run[id].view, run[view].superview == nil,
      run[id].kind.isUIKit || ViewLoading.canReloadView(id, run)
    else { return }
    if run.platform[.hasViewWillUnload] { run.send(.viewWillUnload, to: .controller(id)) }
    ViewLoading.setView(nil, of: id, &run)
    // A container's own view goes at once and lets its child's view fall, so that the child's turn finds it free.
    if run[id].kind.isUIKit { for subview in run[view].subviews { run.world.detach(subview) } }
    if run.platform[.hasViewDidUnload] { run.send(.viewDidUnload, to: .controller(id)) }
  }
}

// Memory warnings.

extension Simulator {
  /// The delegate, the notification, then every controller in the order of creation, on screen or not.
  mutating func warnOfLowMemory() {
    send(.applicationDidReceiveMemoryWarning, to: Receiver(.appDelegate))
    post(.didReceiveMemoryWarningNotification)
    for id in world.created where self[id].isAlive {
      send(.didReceiveMemoryWarning, to: .controller(id)) { $0.unloadViewIfPossible(id) }
    }
  }

  /// What `super` did up to iOS 5: let go of a view that is in no superview and can be made again.
  private mutating func unloadViewIfPossible(_ id: ControllerID) {
    guard platform[.lowMemoryUnloadsViews], let view = self[id].view, self[view].superview == nil,
      self[id].kind.isUIKit || canReloadView(id)
    else { return }
    if platform[.hasViewWillUnload] { send(.viewWillUnload, to: .controller(id)) }
    setView(nil, of: id)
    // A container's own view goes at once and lets its child's view fall, so that the child's turn finds it free.
    if self[id].kind.isUIKit { for subview in self[view].subviews { detach(subview) } }
    if platform[.hasViewDidUnload] { send(.viewDidUnload, to: .controller(id)) }
  }
}

// Split view controllers: two columns side by side, or one where there is no room.

extension Simulator {
  /// In a compact width there is one column. Before the first appearance the delegate may take the secondary
  /// controller away; else it goes on top of the primary's stack.
  mutating func collapseIfCompact(_ split: ControllerID) {
    guard platform[.splitViewsCollapse], !script.scenario.device.isPad, self[split].children.count == 2,
      let primary = self[split].children.first, let secondary = self[split].children.last
    else { return }
    let question = Callback.splitViewControllerCollapseSecondaryViewController
    let delegate = spec(split).delegate.flatMap { script.receiver(named: $0) }
    if let delegate { send(question, to: delegate, .controller(secondary)) }
    self[split].children = [primary]
    self[split].shown = primary
    referencesChanged = true
    let isDropped = delegate.map { answersYes(question, $0) } ?? false
    if isDropped || self[primary].kind != .nav {
      send(.willMoveToParentViewController, to: .controller(secondary), .nil)
      self[secondary].parent = nil
      return send(.didMoveToParentViewController, to: .controller(secondary), .nil)
    }
    // Handed from one container to the other, it does not hear of a moment without a parent.
    self[secondary].parent = nil
    adopt(secondary, by: primary)
    send(.didMoveToParentViewController, to: .controller(secondary), .controller(primary))
  }
}

/// Split view controllers: two columns side by side, or one where there is no room.
enum Split {
  /// In a compact width there is one column. Before the first appearance the delegate may take the secondary
  /// controller away; else it goes on top of the primary's stack.
  static func collapseIfCompact(_ split: ControllerID, _ run: inout Run) {
    guard run.platform[.splitViewsCollapse], run.isNarrow(around: split), run[split].children.count == 2,
      let primary = run[split].children.first, let secondary = run[split].children.last
    else { return }
    let delegate = run.delegate(of: split)
    if let delegate, asksForColumn(delegate, &run) {
      // A split view of the column style: its secondary column stays on top unless the delegate says otherwise.
      run.send(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, to: delegate)
      return collapse(split, secondary, onto: primary, isDropped: false, &run)
    }
    let question = Callback.splitViewControllerCollapseSecondaryViewController
    if let delegate { run.send(question, to: delegate, .controller(secondary)) }
    let isDropped = delegate.map { run.script.answersYes(question, $0) } ?? false
    collapse(split, secondary, onto: primary, isDropped: isDropped, &run)
  }

  private static func asksForColumn(_ delegate: Receiver, _ run: inout Run) -> Bool {
    let question = Callback.splitViewControllerTopColumnForCollapsingToProposedTopColumn
    return run.script.implements(question, delegate) && run.platform.delivers(question)
  }

  private static func collapse(
    _ split: ControllerID, _ secondary: ControllerID, onto primary: ControllerID, isDropped: Bool, _ run: inout Run
  ) {
    run[split].children = [primary]
    run[split].shown = primary
    run.turn.referencesChanged = true
    if isDropped || run[primary].kind != .nav {
      run.send(.willMoveToParentViewController, to: .controller(secondary), .nil)
      run[secondary].parent = nil
      return run.send(.didMoveToParentViewController, to: .controller(secondary), .nil)
    }
    // Handed from one container to the other, it does not hear of a moment without a parent.
    run[secondary].parent = nil
    Creation.adopt(secondary, by: primary, &run)
    run.send(.didMoveToParentViewController, to: .controller(secondary), .controller(primary))
  }
}

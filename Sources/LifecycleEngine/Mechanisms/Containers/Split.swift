/// Split view controllers: two columns side by side, or one where there is no room.
enum Split {
  /// Where a split view controller is about to appear, or its window has become narrow or wide on screen: in a compact width
  /// there is one column.
  static func fitColumns(of split: ControllerID, _ run: inout Run) {
    guard run.platform[.splitViewsCollapse] else { return }
    let isNarrow = run.isNarrow(around: split)
    if let compact = run.spec(split).compact { return exchange(compact, in: split, collapses: isNarrow, &run) }
    if isNarrow { collapse(split, &run) } else { expand(split, &run) }
  }

  /// All that are shown or held in a window.
  static func fitColumns(under root: ControllerID, _ run: inout Run) {
    for id in run.world.created where run[id].kind == .split && run.world.isController(id, under: root) {
      if run[id].appearance == .appeared { fitColumns(of: id, &run) }
    }
  }

  // MARK: One column

  /// The delegate may take the secondary controller away; else it goes on top of the primary's stack.
  private static func collapse(_ split: ControllerID, _ run: inout Run) {
    guard run[split].children.count == 2, let primary = run[split].children.first,
      let secondary = run[split].children.last
    else { return }
    let isOnScreen = run[split].appearance == .appeared
    if run[primary][.isHiddenColumn] {
      // It is the one that stays.
      run[primary][.isHiddenColumn] = false
      if isOnScreen { takePlace(primary, in: split, &run) }
    }
    let isDropped = asksToDrop(secondary, from: split, &run)
    if isOnScreen { leavePlace(secondary, &run) }
    collapse(split, secondary, onto: primary, isDropped: isDropped, &run)
    guard isOnScreen else { return }
    if run[primary].kind == .nav { Navigation.showTop(of: primary, &run) }
    run.tellDelegate(of: split, .splitViewControllerDidCollapse, .none)
  }

  private static func asksToDrop(_ secondary: ControllerID, from split: ControllerID, _ run: inout Run) -> Bool {
    guard let delegate = run.delegate(of: split) else { return false }
    if asksForColumn(delegate, &run) {
      // A split view of the column style: its secondary column stays on top unless the delegate says otherwise.
      run.send(.splitViewControllerTopColumnForCollapsingToProposedTopColumn, to: delegate)
      return false
    }
    let question = Callback.splitViewControllerCollapseSecondaryViewController
    run.send(question, to: delegate, .controller(secondary))
    return run.script.answersYes(question, delegate)
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
    handOver(secondary, to: primary, &run)
    run.send(.didMoveToParentViewController, to: .controller(secondary), .controller(primary))
  }

  /// The compact column comes in place of all others, or goes when there is room for them: nobody changes the container.
  private static func exchange(
    _ compact: ControllerID, in split: ControllerID, collapses: Bool, _ run: inout Run
  ) {
    if (run[split].shown == compact) == collapses { return }
    let isOnScreen = run[split].appearance == .appeared
    if collapses, run.platform[.compactColumnIsProposed] {
      run.tellDelegate(of: split, .splitViewControllerTopColumnForCollapsingToProposedTopColumn, .none)
    }
    run[split].shown = collapses ? compact : nil
    for column in run[split].children { run[column][.isHiddenColumn] = (column == compact) != collapses }
    if !isOnScreen { return }
    let leavingFirst = run.platform[.exchangedColumnsLeaveFirst]
    move(leaving: leavingFirst, in: split, &run)
    move(leaving: !leavingFirst, in: split, &run)
    run.tellDelegate(
      of: split, collapses ? .splitViewControllerDidCollapse : .splitViewControllerDidExpand, .none)
  }

  private static func move(leaving: Bool, in split: ControllerID, _ run: inout Run) {
    for column in run[split].children where run[column][.isHiddenColumn] == leaving {
      if leaving {
        leavePlace(column, isExchanged: true, &run)
      } else {
        takePlace(column, in: split, isExchanged: true, &run)
      }
    }
  }

  // MARK: Two columns again

  /// There is room again: what is on top of the primary's stack becomes the secondary column.
  private static func expand(_ split: ControllerID, _ run: inout Run) {
    guard run[split].children.count == 1, let primary = run[split].shown, run[primary].kind == .nav,
      run[primary].children.count > 1, let top = run[primary].children.last
    else { return }
    let isOnScreen = run[split].appearance == .appeared
    if let delegate = run.delegate(of: split), !asksForColumn(delegate, &run) {
      run.sendIfImplemented(.splitViewControllerSeparateSecondaryViewController, to: delegate)
    }
    if isOnScreen { leavePlace(top, &run) }
    run[primary].children.removeAll { $0 == top }
    if run[primary].shown == top {
      Occupants.takeOut(top, &run)
      run[primary].shown = nil
    }
    Navigation.showTop(of: primary, &run)
    handOver(top, to: split, &run)
    run[split].shown = nil
    if isOnScreen { takePlace(top, in: split, &run) }
    run.send(.didMoveToParentViewController, to: .controller(top), .controller(split))
    if isOnScreen { run.tellDelegate(of: split, .splitViewControllerDidExpand, .none) }
  }

  // MARK: A column comes and goes

  /// `hide(_:)` and `show(_:)`, and the user's button for it. The secondary column is always there.
  static func changeColumn(holding id: ControllerID, hides: Bool, _ run: inout Run) {
    guard let (split, column) = run.world.container(.split, holding: id), run[split].appearance == .appeared else {
      return run.fail(.impossible, "no split view controller on screen has that column")
    }
    if let trouble = whatHinders(column, of: split, hides, run) { return run.fail(.impossible, trouble) }
    let call = hides ? Callback.splitViewControllerWillHideColumn : .splitViewControllerWillShowColumn
    run.tellDelegate(of: split, call, .none)
    guard run.isRunning else { return }
    run[column][.isHiddenColumn] = hides
    run[split][.isInTransition] = true
    Occupants.takeHold(column, &run)
    if hides || run.platform[.shownColumnAppears] { Occupants.begin(column, !hides, animated: true, &run) }
    if !hides { Occupants.attach(column, to: split, &run) }
    // The others have another width.
    for other in run[split].children { layOutAgain(other, &run) }
    let transition = Transition(
      kind: .column, owner: split, from: hides ? column : nil, to: hides ? nil : column)
    run.schedule(.end(transition), at: .animationEnd)
  }

  private static func whatHinders(_ column: ControllerID, of split: ControllerID, _ hides: Bool, _ run: Run)
    -> StaticString?
  {
    if !run.platform[.splitViewsCollapse] { return "this version has no button and no call for columns" }
    if run[split].children.count < 2 || run[split].shown != nil { return "there is one column only" }
    if column == run[split].children.last || column == run.spec(split).compact {
      return "no call hides or shows the secondary or the compact column"
    }
    if run[split][.isInTransition] { return Resizing.columnsMove }
    if run[column][.isHiddenColumn] == hides { return hides ? "that column is hidden" : "that column is shown" }
    return nil
  }

  private static func layOutAgain(_ column: ControllerID, _ run: inout Run) {
    var visible: ControllerID? = column
    while let id = visible, let view = run[id].view {
      Layout.mark(view, &run)
      visible = run.world.shownChild(of: id)
    }
  }

  static func endChange(_ transition: Transition, _ run: inout Run) {
    let old = run.world.child(transition.from, of: transition.owner)
    let new = run.world.child(transition.to, of: transition.owner)
    run[transition.owner][.isInTransition] = false
    Occupants.takeOut(old, &run)
    Occupants.endLeft(old, &run)
    Occupants.endComing(new, &run)
    Occupants.letGo(old, &run)
    Occupants.letGo(new, &run)
  }

  // MARK: From place to place

  /// Handed from one container to the other, it does not hear of a moment without a parent.
  private static func handOver(_ id: ControllerID, to container: ControllerID, _ run: inout Run) {
    run[id].parent = nil
    Creation.adopt(id, by: container, &run)
  }

  private static func leavePlace(_ id: ControllerID, isExchanged: Bool = false, _ run: inout Run) {
    Occupants.takeHold(id, &run)
    if isExchanged || run.platform[.movedColumnReappears] { Occupants.begin(id, false, animated: false, &run) }
    Occupants.takeOut(id, &run)
    Occupants.endLeft(id, &run)
    Occupants.letGo(id, &run)
  }

  private static func takePlace(_ id: ControllerID, in split: ControllerID, isExchanged: Bool = false, _ run: inout Run)
  {
    ViewLoading.loadedView(of: id, &run)
    Occupants.takeHold(id, &run)
    if isExchanged || run.platform[.movedColumnReappears] { Occupants.begin(id, true, animated: false, &run) }
    Occupants.attach(id, to: split, &run)
    for occupant in run.world.occupants(of: id) {
      if run[occupant].appearance == .appearing {
        run.schedule(.endAppearance(occupant), at: .afterCommit)
      } else {
        run[occupant][.isDriven] = false
      }
    }
  }
}

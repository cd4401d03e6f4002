/// Touches that reach a list highlight and select the row below them.
///
/// A list is the responder behind its cells: what a cell keeps for itself (a control in it, an override that does not
/// call super, a recognizer that takes the touch away) selects nothing.
enum ListSelection {
  /// What a list does with a touch that came up to it from one of its views.
  static func touch(_ callback: Callback, in list: ViewID, _ run: inout Run) {
    guard run[list][.isAlive], let owner = run.world.views.owner(of: list) else { return }
    switch callback {
    case .touchesBeganWithEvent:
      if let row = touchedRow(in: list, &run) { highlight(row, of: list, owner, &run) }
    case .touchesEndedWithEvent: lift(from: list, owner, &run)
    default: unhighlight(list, owner, &run)
    }
  }

  /// The row of the cell that the touched view lies in.
  private static func touchedRow(in list: ViewID, _ run: inout Run) -> Int32? {
    guard let hit = run.turn.touched else { return nil }
    for cell in ListParts.all(.cell, of: list, &run) where !run[cell][.isHidden] && run.world.isView(hit, inside: cell)
    {
      return Int32(run[cell].rows) - 1
    }
    return nil
  }

  // MARK: The touch

  private static func highlight(_ row: Int32, of list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    let calls = Calls(list, &run)
    if refuses(calls.shouldHighlight, row, owner, &run) { return }
    run.turn.highlighted = HighlightedRow(list: list, row: row)
    tell(calls.didHighlight, row, owner, &run)
  }

  private static func unhighlight(_ list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    guard let highlighted = run.turn.highlighted, highlighted.list == list else { return }
    run.turn.highlighted = nil
    tell(Calls(list, &run).didUnhighlight, highlighted.row, owner, &run)
  }

  /// A table gives up the highlight and selects when the touch is over; a collection view selects inside it.
  private static func lift(from list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    guard let highlighted = run.turn.highlighted, highlighted.list == list else { return }
    if Lists.isTable(list, &run) {
      unhighlight(list, owner, &run)
      let isSoon = run.platform[.rowsAreSelectedAfterCommit]
      run.schedule(.select(list, row: highlighted.row), at: isSoon ? .afterCommit : .laterTurn)
    } else {
      select(highlighted.row, of: list, &run)
      unhighlight(list, owner, &run)
    }
  }

  // MARK: The selection

  /// The user selects a row, and with it deselects the one before. A row that is selected already is selected again.
  static func select(_ row: Int32, of list: ViewID, _ run: inout Run) {
    guard run[list][.isAlive], row < Lists.rowCount(of: list, &run), let owner = run.world.views.owner(of: list) else {
      return
    }
    let calls = Calls(list, &run)
    if refuses(calls.willSelect, row, owner, &run) { return }
    let old = Int32(run[list].selected) - 1
    let deselectsFirst = Lists.isTable(list, &run) || old < 0 || run.platform[.itemsAreDeselectedFirst]
    if deselectsFirst { deselect(old, for: row, calls, owner, &run) }
    run[list].selected = UInt16(row + 1)
    tell(calls.didSelect, row, owner, &run)
    if !deselectsFirst { deselect(old, for: row, calls, owner, &run) }
  }

  private static func deselect(
    _ old: Int32, for row: Int32, _ calls: Calls, _ owner: ControllerID, _ run: inout Run
  ) {
    guard old >= 0, old != row else { return }
    if let willDeselect = calls.willDeselect { tell(willDeselect, old, owner, &run) }
    tell(calls.didDeselect, old, owner, &run)
  }

  /// A controller whose view is a list gives up the selection each time it is about to appear (documentation of
  /// clearsSelectionOnViewWillAppear, which is true unless the app changes it); nobody is told of that.
  static func clear(of id: ControllerID, _ run: inout Run) {
    if let view = run[id].view, Lists.isList(view, &run) { run[view].selected = 0 }
  }

  // MARK: Calls

  private struct Calls {
    let shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, didDeselect: Callback
    /// A collection view asks only where several items can be selected.
    let willDeselect: Callback?

    init(_ list: ViewID, _ run: inout Run) {
      if Lists.isTable(list, &run) {
        shouldHighlight = .tableViewShouldHighlightRowAtIndexPath
        didHighlight = .tableViewDidHighlightRowAtIndexPath
        didUnhighlight = .tableViewDidUnhighlightRowAtIndexPath
        willSelect = .tableViewWillSelectRowAtIndexPath
        didSelect = .tableViewDidSelectRowAtIndexPath
        didDeselect = .tableViewDidDeselectRowAtIndexPath
        willDeselect = .tableViewWillDeselectRowAtIndexPath
      } else {
        shouldHighlight = .collectionViewShouldHighlightItemAtIndexPath
        didHighlight = .collectionViewDidHighlightItemAtIndexPath
        didUnhighlight = .collectionViewDidUnhighlightItemAtIndexPath
        willSelect = .collectionViewShouldSelectItemAtIndexPath
        didSelect = .collectionViewDidSelectItemAtIndexPath
        didDeselect = .collectionViewDidDeselectItemAtIndexPath
        willDeselect = nil
      }
    }
  }

  private static func tell(_ callback: Callback, _ row: Int32, _ owner: ControllerID, _ run: inout Run) {
    run.send(callback, to: .controller(owner), Argument(.row, Int(row)))
  }

  /// Asks the delegate; one that this version does not know cannot refuse.
  private static func refuses(_ question: Callback, _ row: Int32, _ owner: ControllerID, _ run: inout Run) -> Bool {
    tell(question, row, owner, &run)
    return run.platform.delivers(question) && run.script.answersNo(question, .controller(owner))
  }
}

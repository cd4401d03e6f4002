/// Scrolling moves the origin of a view's bounds: the delegate hears of it at once, and the view is laid out again.
enum Scrolling {
  /// A finger drags the content by some points, to what is below where they are positive, and is lifted at rest a turn
  /// later. Content that is the app's has no end.
  static func drag(_ view: ViewID, by points: Int32, _ run: inout Run) {
    guard run[view].window != nil else { return run.fail(.impossible, "that view is on no screen now") }
    guard let content = Lists.declaration(of: view, &run)?.content else {
      return run.fail(.impossible, "that view does not scroll: declare it with scrolls, table or collection")
    }
    let limit = content.isList ? Lists.lastOffset(of: view, &run) : 1_000_000
    let target = min(max(run[view].offset + points, 0), limit)
    if target == run[view].offset { return run.fail(.impossible, "there is nothing to scroll to on that side") }
    tell(.scrollViewWillBeginDragging, view, &run)
    let ahead = target > run[view].offset
    run[view].offset = target
    Layout.mark(view, &run)
    tell(.scrollViewDidScroll, view, &run)
    if content.isList { run.schedule(.prepareRow(view, ahead: ahead), at: .afterCommit) }
    run.schedule(.endDrag(view), at: .laterTurn)
  }

  /// The finger is lifted.
  static func lift(_ view: ViewID, _ run: inout Run) {
    tell(.scrollViewWillEndDraggingWithVelocityTargetContentOffset, view, &run)
    tell(.scrollViewDidEndDraggingWillDecelerate, view, &run)
  }

  private static func tell(_ callback: Callback, _ view: ViewID, _ run: inout Run) {
    if let delegate = run.world.views.owner(of: view) { run.send(callback, to: .controller(delegate)) }
  }
}

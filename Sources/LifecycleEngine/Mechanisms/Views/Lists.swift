/// Tables and collection views: which rows are on screen, and which cells show them.
///
/// The controller whose view a list lies in is its data source and its delegate. A list has one section; its cells are
/// those that the scenario declares for it, made when no other is free. A cell that is not needed stays in the list,
/// hidden, so that it hears of no move.
enum Lists {
  static func declaration(of view: ViewID, _ run: inout Run) -> ViewDeclaration? {
    run[view].declaration.map { run.script.scenario.views[Int($0)] }
  }

  static func isList(_ view: ViewID, _ run: inout Run) -> Bool { declaration(of: view, &run)?.content?.isList ?? false }

  /// How far a list can be scrolled.
  static func lastOffset(of list: ViewID, _ run: inout Run) -> Int32 {
    guard let height = declaration(of: list, &run)?.rowHeight else { return 0 }
    return max(rowCount(of: list, &run) * height - run[list].frame.height, 0)
  }

  /// As far as the list knows: the data source may have others already. What a list knows is kept plus one.
  private static func rowCount(of list: ViewID, _ run: inout Run) -> Int32 { max(Int32(run[list].rows) - 1, 0) }

  // MARK: Layout

  /// What a list does in its own layout: asks how many rows there are if it does not know, takes the cells of rows that
  /// have left, and gets cells for those that have come.
  static func layOut(_ list: ViewID, _ run: inout Run) {
    guard run.isRunning, run[list][.isAlive], let owner = run.world.views.owner(of: list) else { return }
    if run[list].rows == 0 { learnRows(of: list, declaredRows(of: list, &run), owner, &run) }
    let onScreen = visibleRows(of: list, &run)
    if run.platform[.leavingCellsGoFirst] { endDisplay(in: list, but: onScreen, owner, &run) }
    for row in onScreen where run.isRunning && run.failure == nil && shownCell(of: row, in: list, &run) == nil {
      display(row, in: list, owner, &run)
    }
    if !run.platform[.leavingCellsGoFirst] { endDisplay(in: list, but: onScreen, owner, &run) }
  }

  private static func declaredRows(of list: ViewID, _ run: inout Run) -> Int32 {
    Int32(declaration(of: list, &run)?.rows ?? 0)
  }

  private static func learnRows(of list: ViewID, _ count: Int32, _ owner: ControllerID, _ run: inout Run) {
    let isTable = declaration(of: list, &run)?.content == .table
    run.send(
      isTable ? .tableViewNumberOfRowsInSection : .collectionViewNumberOfItemsInSection, to: .controller(owner))
    run[list].rows = UInt16(count + 1)
    run[list].offset = min(run[list].offset, lastOffset(of: list, &run))
  }

  private static func visibleRows(of list: ViewID, _ run: inout Run) -> Range<Int32> {
    guard let height = declaration(of: list, &run)?.rowHeight, run[list].frame.height > 0 else { return 0..<0 }
    let count = rowCount(of: list, &run)
    let first = min(run[list].offset / height, count)
    let end = (run[list].offset + run[list].frame.height + height - 1) / height
    return first..<max(first, min(end, count))
  }

  // MARK: Cells

  /// The cells that a list has, shown or not, and what they show.
  private static func cells(of list: ViewID, _ run: inout Run) -> [ViewID] {
    run[list].subviews.filter { cell in
      if case .cellOf(let name)? = declaration(of: cell, &run)?.place {
        name == declaration(of: list, &run)?.name
      } else {
        false
      }
    }
  }

  private static func shownCell(of row: Int32, in list: ViewID, _ run: inout Run) -> ViewID? {
    cells(of: list, &run).first { Int32(run[$0].rows) == row + 1 && !run[$0][.isHidden] }
  }

  /// A cell that was got ready for a row, or has shown it and was left alone since.
  private static func readyCell(of row: Int32, in list: ViewID, _ run: inout Run) -> ViewID? {
    cells(of: list, &run).first { Int32(run[$0].rows) == row + 1 && run[$0][.isHidden] }
  }

  /// Whether cells are asked for before they are needed, and kept for a while when they have left.
  private static func preparesCells(_ list: ViewID, _ run: inout Run) -> Bool {
    declaration(of: list, &run)?.content == .table
      ? run.platform[.tableCellsArePrepared] : run.platform[.collectionCellsArePrepared]
  }

  private static func display(_ row: Int32, in list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    guard let cell = readyCell(of: row, in: list, &run) ?? obtain(row, in: list, owner, &run) else { return }
    let isTable = declaration(of: list, &run)?.content == .table
    let callback: Callback =
      isTable ? .tableViewWillDisplayCellForRowAtIndexPath : .collectionViewWillDisplayCellForItemAtIndexPath
    run.send(callback, to: .controller(owner), Argument(.row, Int(row)))
    guard run[cell][.isAlive], run[list][.isAlive] else { return }
    run[cell][.isHidden] = false
    place(cell, of: row, in: list, &run)
    Layout.mark(cell, &run)
  }

  /// Asks the data source, which takes a cell from the pool or makes one.
  private static func obtain(_ row: Int32, in list: ViewID, _ owner: ControllerID, _ run: inout Run) -> ViewID? {
    var cell: ViewID?
    let isTable = declaration(of: list, &run)?.content == .table
    let callback: Callback = isTable ? .tableViewCellForRowAtIndexPath : .collectionViewCellForItemAtIndexPath
    run.send(callback, to: .controller(owner), Argument(.row, Int(row))) { cell = dequeue(for: row, from: list, &$0) }
    guard let cell, run.isRunning else {
      run.fail(.exception, "failed to obtain a cell from its dataSource")
      return nil
    }
    run[cell].rows = UInt16(row + 1)
    return cell
  }

  private static func dequeue(for row: Int32, from list: ViewID, _ run: inout Run) -> ViewID? {
    if let cell = freeCell(of: list, for: row, &run) {
      run.sendView(.prepareForReuse, to: cell)
      return cell
    }
    return makeCell(of: list, &run)
  }

  /// A cell of the pool; where cells are kept for their rows, that of the row farthest away.
  private static func freeCell(of list: ViewID, for row: Int32, _ run: inout Run) -> ViewID? {
    let hidden = cells(of: list, &run).filter { run[$0][.isHidden] }
    return hidden.first { run[$0].rows == 0 }
      ?? hidden.max { abs(Int32(run[$0].rows) - 1 - row) < abs(Int32(run[$1].rows) - 1 - row) }
  }

  /// The next of the declared cells: from its nib, or in code.
  private static func makeCell(of list: ViewID, _ run: inout Run) -> ViewID? {
    for (index, candidate) in run.script.scenario.views.enumerated() {
      guard case .cellOf(let name) = candidate.place, name == declaration(of: list, &run)?.name,
        run.world.view(declaredAt: index) == nil
      else { continue }
      ObjectiveCRuntime.useClass(of: Receiver(.view, index), &run)
      let cell = ViewHierarchy.makeView(Creation.declaredView(index, &run), &run)
      run[cell][.isHidden] = true
      if candidate.nibName != nil {
        run.sendView(.initWithCoder, to: cell)
        Creation.attachDeclaredViews(of: candidate.name, to: cell, isDecoding: true, &run)
        run.sendView(.awakeFromNib, to: cell)
      } else {
        let hasStyle = declaration(of: list, &run)?.content == .table && run.platform[.cellsHaveStyles]
        run.sendView(hasStyle ? .initWithStyleReuseIdentifier : .initWithFrame, to: cell)
        Creation.attachDeclaredViews(of: candidate.name, to: cell, &run)
      }
      return cell
    }
    run.fail(.impossible, "the list needs one more cell: declare a further view as cell of it")
    return nil
  }

  /// A cell joins its list when it is shown or made ready first; the list's own layout is not asked for by that.
  private static func place(_ cell: ViewID, of row: Int32, in list: ViewID, _ run: inout Run) {
    guard let height = declaration(of: list, &run)?.rowHeight else { return }
    run[cell].frame = Frame(x: 0, y: row * height, width: run[list].frame.width, height: height)
    guard run[cell].superview != list else { return }
    let wasDirty = run[list][.needsLayout]
    ViewHierarchy.addSubview(cell, to: list, &run)
    run[list][.needsLayout] = wasDirty
  }

  /// The cells of rows that are not on screen any more.
  private static func endDisplay(
    in list: ViewID, but onScreen: Range<Int32>, _ owner: ControllerID, _ run: inout Run
  ) {
    for cell in cells(of: list, &run) where run[cell].rows > 0 && !run[cell][.isHidden] {
      let row = Int32(run[cell].rows) - 1
      if !onScreen.contains(row) { endDisplay(of: cell, in: list, keepsRow: preparesCells(list, &run), owner, &run) }
    }
  }

  private static func endDisplay(
    of cell: ViewID, in list: ViewID, keepsRow: Bool, _ owner: ControllerID, _ run: inout Run
  ) {
    let isTable = declaration(of: list, &run)?.content == .table
    let callback: Callback =
      isTable ? .tableViewDidEndDisplayingCellForRowAtIndexPath : .collectionViewDidEndDisplayingCellForItemAtIndexPath
    let row = Int(run[cell].rows) - 1
    run[cell][.isHidden] = true
    if !keepsRow { run[cell].rows = 0 }
    run.send(callback, to: .controller(owner), Argument(.row, row))
  }

  // MARK: Ahead of the finger

  /// After a commit in which a list was scrolled: the data of the next row can be fetched, and where this version does
  /// that, its cell is made ready.
  static func prepareRow(of list: ViewID, ahead: Bool, _ run: inout Run) {
    guard run[list][.isAlive], let owner = run.world.views.owner(of: list) else { return }
    let onScreen = visibleRows(of: list, &run)
    let row = ahead ? onScreen.upperBound : onScreen.lowerBound - 1
    guard row >= 0, row < rowCount(of: list, &run) else { return }
    let isTable = declaration(of: list, &run)?.content == .table
    let fetch: Callback = isTable ? .tableViewPrefetchRowsAtIndexPaths : .collectionViewPrefetchItemsAtIndexPaths
    if run.script.implements(fetch, .controller(owner)) { run.send(fetch, to: .controller(owner)) }
    guard preparesCells(list, &run), readyCell(of: row, in: list, &run) == nil else { return }
    guard let cell = obtain(row, in: list, owner, &run) else { return }
    place(cell, of: row, in: list, &run)
  }

  // MARK: Changes

  /// `reloadData`: no cell shows anything any more; the rows are counted at once, and cells come with the next layout.
  static func reload(_ list: ViewID, _ run: inout Run) {
    guard let owner = run.world.views.owner(of: list), isList(list, &run) else {
      return run.fail(.impossible, "only a list in a controller's view has data to reload")
    }
    let count = run[list].rows == 0 ? declaredRows(of: list, &run) : rowCount(of: list, &run)
    learnRows(of: list, count, owner, &run)
    for cell in cells(of: list, &run) {
      if !run[cell][.isHidden] { endDisplay(of: cell, in: list, keepsRow: false, owner, &run) }
      run[cell].rows = 0
    }
    Layout.mark(list, &run)
  }

  static func insertRow(at place: Int32, in list: ViewID, _ run: inout Run) {
    changeRows(of: list, at: place, by: 1, &run)
  }

  static func deleteRow(at place: Int32, of list: ViewID, _ run: inout Run) {
    changeRows(of: list, at: place, by: -1, &run)
  }

  /// The rows behind the place move; their cells stay what they are.
  private static func changeRows(of list: ViewID, at place: Int32, by change: Int32, _ run: inout Run) {
    guard isList(list, &run), run[list].rows > 0, let owner = run.world.views.owner(of: list) else {
      return run.fail(.impossible, "only a list that has been laid out has rows to change")
    }
    let count = rowCount(of: list, &run)
    guard place >= 0, change > 0 ? place <= count && count < 10_000 : place < count else {
      return run.fail(.impossible, "the list has no such row")
    }
    learnRows(of: list, count + change, owner, &run)
    for cell in cells(of: list, &run) where run[cell].rows > 0 {
      let row = Int32(run[cell].rows) - 1
      if change < 0, row == place {
        if run[cell][.isHidden] {
          run[cell].rows = 0
        } else {
          endDisplay(of: cell, in: list, keepsRow: false, owner, &run)
        }
      } else if row >= place {
        run[cell].rows = UInt16(row + change + 1)
      }
    }
    Layout.mark(list, &run)
  }
}

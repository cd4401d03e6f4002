/// Tables and collection views: which rows and sections are on screen, and which views show them.
///
/// The controller whose view a list lies in is its data source and its delegate. Its views are those that the scenario
/// declares for it, made when no other is free (`ListParts`).
enum Lists {
  static func declaration(of view: ViewID, _ run: inout Run) -> ViewDeclaration? {
    run[view].declaration.map { run.script.scenario.views[Int($0)] }
  }

  /// What a view scrolls; asked for alone, for a whole declaration is much to copy.
  private static func content(of view: ViewID, _ run: inout Run) -> ViewDeclaration.Content? {
    guard let index = run[view].declaration else { return nil }
    return run.script.scenario.views[Int(index)].content
  }

  static func isList(_ view: ViewID, _ run: inout Run) -> Bool { content(of: view, &run)?.isList ?? false }

  static func isTable(_ view: ViewID, _ run: inout Run) -> Bool { content(of: view, &run) == .table }

  static func geometry(of list: ViewID, _ run: inout Run) -> ListGeometry? {
    guard let declaration = declaration(of: list, &run) else { return nil }
    return ListGeometry(
      rowHeight: declaration.rowHeight, rows: rowCount(of: list, &run), sections: max(Int32(declaration.sections), 1),
      header: height(of: .header, in: declaration, run.script),
      footer: height(of: .footer, in: declaration, run.script),
      isPinned: declaration.content == .table)
  }

  /// That of the first header or footer that is declared for a list; they are as high as each other.
  private static func height(of part: ListPart, in list: ViewDeclaration, _ script: Script) -> Int32 {
    for view in script.scenario.views where view.place == .part(part, of: list.name) { return view.frame?.height ?? 28 }
    return 0
  }

  /// How far a list can be scrolled.
  static func lastOffset(of list: ViewID, _ run: inout Run) -> Int32 {
    guard let geometry = geometry(of: list, &run) else { return 0 }
    return max(geometry.height - run[list].frame.height, 0)
  }

  /// As far as the list knows: the data source may have others already. What a list knows is kept plus one.
  static func rowCount(of list: ViewID, _ run: inout Run) -> Int32 { max(Int32(run[list].rows) - 1, 0) }

  // MARK: Layout

  /// What a list does in its own layout: asks how many rows there are if it does not know, takes the views of rows and
  /// sections that have left, and gets views for those that have come.
  static func layOut(_ list: ViewID, _ run: inout Run) {
    guard run.isRunning, run[list][.isAlive], let owner = run.world.views.owner(of: list) else { return }
    if run[list].rows == 0 { learnRows(of: list, declaredRows(of: list, &run), owner, &run) }
    // A table takes its cells first, then the views of its sections, section by section.
    if isTable(list, &run) || !hasSections(list, &run) || run.platform[.supplementsFollowItems] {
      layOutRows(of: list, owner, &run)
      layOutSections(of: list, owner, &run)
    } else {
      layOutSections(of: list, owner, &run)
      layOutRows(of: list, owner, &run)
    }
  }

  /// Whether there is a header or a footer.
  private static func hasSections(_ list: ViewID, _ run: inout Run) -> Bool {
    geometry(of: list, &run).map { $0.header + $0.footer > 0 } ?? false
  }

  private static func layOutRows(of list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    let onScreen = visibleRows(of: list, &run)
    let leaveFirst = run.platform[.leavingCellsGoFirst]
    let keeps = preparesCells(list, &run)
    if leaveFirst { ListParts.endDisplay(.cell, in: list, but: onScreen, keepingPlaces: keeps, owner, &run) }
    for row in onScreen { ListParts.display(.cell, of: row, in: list, owner, &run) }
    if !leaveFirst { ListParts.endDisplay(.cell, in: list, but: onScreen, keepingPlaces: keeps, owner, &run) }
  }

  private static func layOutSections(of list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    guard hasSections(list, &run), let geometry = geometry(of: list, &run) else { return }
    let (top, bottom) = (run[list].offset, run[list].offset + run[list].frame.height)
    let headers = geometry.sections(showing: .header, from: top, to: bottom)
    let footers = geometry.sections(showing: .footer, from: top, to: bottom)
    let leaveFirst = run.platform[.leavingCellsGoFirst]
    if leaveFirst { endSections(of: list, but: headers, footers, owner, &run) }
    for section in 0..<geometry.sections {
      if headers.contains(section) { ListParts.display(.header, of: section, in: list, owner, &run) }
      if footers.contains(section) { ListParts.display(.footer, of: section, in: list, owner, &run) }
    }
    if !leaveFirst { endSections(of: list, but: headers, footers, owner, &run) }
  }

  private static func endSections(
    of list: ViewID, but headers: Range<Int32>, _ footers: Range<Int32>, _ owner: ControllerID, _ run: inout Run
  ) {
    ListParts.endDisplay(.header, in: list, but: headers, keepingPlaces: false, owner, &run)
    ListParts.endDisplay(.footer, in: list, but: footers, keepingPlaces: false, owner, &run)
  }

  private static func declaredRows(of list: ViewID, _ run: inout Run) -> Int32 {
    declaration(of: list, &run).map { Int32($0.rows) * max(Int32($0.sections), 1) } ?? 0
  }

  /// A data source that does not say how many sections there are has one.
  private static func learnRows(of list: ViewID, _ count: Int32, _ owner: ControllerID, _ run: inout Run) {
    let receiver = Receiver.controller(owner)
    run.sendIfImplemented(.numberOfSections, to: receiver)
    let question: Callback =
      isTable(list, &run) ? .tableViewNumberOfRowsInSection : .collectionViewNumberOfItemsInSection
    for _ in 0..<max(declaration(of: list, &run)?.sections ?? 1, 1) { run.send(question, to: receiver) }
    run[list].rows = UInt16(count + 1)
    run[list].offset = min(run[list].offset, lastOffset(of: list, &run))
  }

  private static func visibleRows(of list: ViewID, _ run: inout Run) -> Range<Int32> {
    let (top, height) = (run[list].offset, run[list].frame.height)
    return geometry(of: list, &run)?.rows(from: top, to: top + height) ?? 0..<0
  }

  /// Whether cells are asked for before they are needed, and kept for a while when they have left.
  private static func preparesCells(_ list: ViewID, _ run: inout Run) -> Bool {
    isTable(list, &run) ? run.platform[.tableCellsArePrepared] : run.platform[.collectionCellsArePrepared]
  }

  // MARK: Ahead of the finger

  /// After a commit in which a list was scrolled: the data of the next row can be fetched, and where this version does
  /// that, its cell is made ready.
  static func prepareRow(of list: ViewID, ahead: Bool, _ run: inout Run) {
    guard run[list][.isAlive], let owner = run.world.views.owner(of: list) else { return }
    let onScreen = visibleRows(of: list, &run)
    let row = ahead ? onScreen.upperBound : onScreen.lowerBound - 1
    dropFetch(of: list, unless: row, onScreen, owner, &run)
    guard row >= 0, row < rowCount(of: list, &run) else { return }
    let fetch: Callback =
      isTable(list, &run) ? .tableViewPrefetchRowsAtIndexPaths : .collectionViewPrefetchItemsAtIndexPaths
    if run.script.implements(fetch, .controller(owner)), run[list].fetched != UInt16(row + 1) {
      run[list].fetched = UInt16(row + 1)
      run.send(fetch, to: .controller(owner))
    }
    guard preparesCells(list, &run), ListParts.view(.cell, of: row, in: list, hidden: true, &run) == nil else { return }
    guard let cell = ListParts.obtain(.cell, for: row, in: list, owner, &run) else { return }
    ListParts.put(cell, .cell, of: row, in: list, &run)
  }

  /// A row whose data was fetched will not come after all, for the user has turned back.
  private static func dropFetch(
    of list: ViewID, unless row: Int32, _ onScreen: Range<Int32>, _ owner: ControllerID, _ run: inout Run
  ) {
    let fetched = Int32(run[list].fetched) - 1
    guard fetched >= 0, fetched != row else { return }
    run[list].fetched = 0
    let callback: Callback =
      isTable(list, &run)
      ? .tableViewCancelPrefetchingForRowsAtIndexPaths : .collectionViewCancelPrefetchingForItemsAtIndexPaths
    guard !onScreen.contains(fetched), run.platform[.turningBackCancelsFetch] else { return }
    run.sendIfImplemented(callback, to: .controller(owner))
  }

  // MARK: Changes

  /// `reloadData`: no view shows anything any more and nothing is selected; the rows are counted at once, and views come
  /// with the next layout.
  static func reload(_ list: ViewID, _ run: inout Run) {
    guard let owner = run.world.views.owner(of: list), isList(list, &run) else {
      return run.fail(.impossible, "only a list in a controller's view has data to reload")
    }
    let count = run[list].rows == 0 ? declaredRows(of: list, &run) : rowCount(of: list, &run)
    learnRows(of: list, count, owner, &run)
    run[list].selected = 0
    run[list].fetched = 0
    for part in ListPart.allCases {
      for view in ListParts.all(part, of: list, &run) {
        if !run[view][.isHidden] { ListParts.endDisplay(of: view, part, in: list, keepsPlace: false, owner, &run) }
        run[view].rows = 0
      }
    }
    Layout.mark(list, &run)
  }

  /// What the app does with one row of a list.
  static func change(_ verb: Verb, _ row: Int32, of list: ViewID, _ run: inout Run) {
    guard isList(list, &run), run[list].rows > 0, let owner = run.world.views.owner(of: list) else {
      return run.fail(.impossible, "only a list that has been laid out has rows to change")
    }
    let count = rowCount(of: list, &run)
    guard row >= 0, verb == .insertRow ? row <= count && count < 10_000 : row < count else {
      return run.fail(.impossible, "the list has no such row")
    }
    switch verb {
    case .reloadRow: reloadRow(row, of: list, owner, &run)
    case .selectRow: run[list].selected = UInt16(row + 1)
    case .deselectRow:
      if run[list].selected != UInt16(row + 1) { return run.fail(.impossible, "that row is not selected") }
      run[list].selected = 0
    default:
      if declaration(of: list, &run)?.sections ?? 1 > 1 {
        return run.fail(.impossible, "the sections of a simulated list have equally many rows: it can have one only")
      }
      changeRows(of: list, at: row, by: verb == .insertRow ? 1 : -1, owner, &run)
    }
  }

  /// The rows behind the place move; their cells stay what they are, and what was selected stays it.
  private static func changeRows(
    of list: ViewID, at place: Int32, by change: Int32, _ owner: ControllerID, _ run: inout Run
  ) {
    learnRows(of: list, rowCount(of: list, &run) + change, owner, &run)
    run[list].fetched = 0
    let selected = Int32(run[list].selected) - 1
    if change < 0, selected == place {
      run[list].selected = 0
    } else if selected >= place {
      run[list].selected = UInt16(selected + change + 1)
    }
    for cell in ListParts.all(.cell, of: list, &run) where run[cell].rows > 0 {
      let row = Int32(run[cell].rows) - 1
      if change < 0, row == place {
        if run[cell][.isHidden] {
          run[cell].rows = 0
        } else {
          ListParts.endDisplay(of: cell, .cell, in: list, keepsPlace: false, owner, &run)
        }
      } else if row >= place {
        run[cell].rows = UInt16(row + change + 1)
        ListParts.put(cell, .cell, of: row + change, in: list, &run)
      }
    }
    Layout.mark(list, &run)
  }

  /// The data source gives another cell for the row while the old one is still shown.
  private static func reloadRow(_ row: Int32, of list: ViewID, _ owner: ControllerID, _ run: inout Run) {
    if let ready = ListParts.view(.cell, of: row, in: list, hidden: true, &run) { run[ready].rows = 0 }
    learnRows(of: list, rowCount(of: list, &run), owner, &run)
    guard let old = ListParts.view(.cell, of: row, in: list, hidden: false, &run),
      let new = ListParts.obtain(.cell, for: row, in: list, owner, &run)
    else { return }
    ListParts.show(new, .cell, of: row, in: list, owner, &run)
    if run[old][.isAlive] { ListParts.endDisplay(of: old, .cell, in: list, keepsPlace: false, owner, &run) }
  }
}

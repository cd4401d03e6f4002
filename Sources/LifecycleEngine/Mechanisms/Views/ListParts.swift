/// The views that a list shows: cells, and the headers and footers of its sections. Each shows a row or a section, comes
/// out of a pool when it has shown another one before, and stays in the list while it is hidden.
enum ListParts {
  /// What the delegate and the data source of a list are told and asked about one kind of its views.
  private struct Calls {
    let ask: Callback
    let willDisplay: Callback
    let didEnd: Callback
  }

  private static func calls(about part: ListPart, in list: ViewID, _ run: inout Run) -> Calls {
    switch (part, Lists.isTable(list, &run)) {
    case (.cell, true):
      Calls(
        ask: .tableViewCellForRowAtIndexPath, willDisplay: .tableViewWillDisplayCellForRowAtIndexPath,
        didEnd: .tableViewDidEndDisplayingCellForRowAtIndexPath)
    case (.header, true):
      Calls(
        ask: .tableViewViewForHeaderInSection, willDisplay: .tableViewWillDisplayHeaderViewForSection,
        didEnd: .tableViewDidEndDisplayingHeaderViewForSection)
    case (.footer, true):
      Calls(
        ask: .tableViewViewForFooterInSection, willDisplay: .tableViewWillDisplayFooterViewForSection,
        didEnd: .tableViewDidEndDisplayingFooterViewForSection)
    case (.cell, false):
      Calls(
        ask: .collectionViewCellForItemAtIndexPath, willDisplay: .collectionViewWillDisplayCellForItemAtIndexPath,
        didEnd: .collectionViewDidEndDisplayingCellForItemAtIndexPath)
    case (.header, false), (.footer, false):
      Calls(
        ask: .collectionViewViewForSupplementaryElementOfKindAtIndexPath,
        willDisplay: .collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath,
        didEnd: .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath)
    }
  }

  // MARK: Which there are

  /// The views of one kind that a list has, shown or not.
  static func all(_ part: ListPart, of list: ViewID, _ run: inout Run) -> [ViewID] {
    guard let name = Lists.declaration(of: list, &run)?.name else { return [] }
    return run[list].subviews.filter { Lists.declaration(of: $0, &run)?.place == .part(part, of: name) }
  }

  /// The view that shows a row or a section, or was got ready for it or left alone since.
  static func view(_ part: ListPart, of place: Int32, in list: ViewID, hidden: Bool, _ run: inout Run) -> ViewID? {
    all(part, of: list, &run).first { Int32(run[$0].rows) == place + 1 && run[$0][.isHidden] == hidden }
  }

  // MARK: Coming

  /// Shows what is not on screen yet.
  static func display(
    _ part: ListPart, of place: Int32, in list: ViewID, _ owner: ControllerID, _ run: inout Run
  ) {
    guard run.isRunning, run.failure == nil, view(part, of: place, in: list, hidden: false, &run) == nil else { return }
    let ready = view(part, of: place, in: list, hidden: true, &run)
    guard let view = ready ?? obtain(part, for: place, in: list, owner, &run) else { return }
    show(view, part, of: place, in: list, owner, &run)
  }

  /// The delegate hears before the view is there.
  static func show(
    _ view: ViewID, _ part: ListPart, of place: Int32, in list: ViewID, _ owner: ControllerID, _ run: inout Run
  ) {
    run.send(calls(about: part, in: list, &run).willDisplay, to: .controller(owner), Argument(.row, Int(place)))
    guard run[view][.isAlive], run[list][.isAlive] else { return }
    run[view][.isHidden] = false
    put(view, part, of: place, in: list, &run)
    Layout.mark(view, &run)
  }

  /// Asks the data source or the delegate, which takes a view from the pool or makes one.
  static func obtain(
    _ part: ListPart, for place: Int32, in list: ViewID, _ owner: ControllerID, _ run: inout Run
  ) -> ViewID? {
    var view: ViewID?
    run.send(calls(about: part, in: list, &run).ask, to: .controller(owner), Argument(.row, Int(place))) {
      view = dequeue(part, for: place, from: list, &$0)
    }
    guard let view, run.isRunning else {
      run.fail(.exception, "failed to obtain a cell from its dataSource")
      return nil
    }
    run[view].rows = UInt16(place + 1)
    return view
  }

  private static func dequeue(_ part: ListPart, for place: Int32, from list: ViewID, _ run: inout Run) -> ViewID? {
    if let view = free(part, of: list, for: place, &run) {
      run.sendView(.prepareForReuse, to: view)
      return view
    }
    return make(part, of: list, &run)
  }

  /// A view of the pool; where cells are kept for their rows, that of the row farthest away.
  private static func free(_ part: ListPart, of list: ViewID, for place: Int32, _ run: inout Run) -> ViewID? {
    let hidden = all(part, of: list, &run).filter { run[$0][.isHidden] }
    return hidden.first { run[$0].rows == 0 }
      ?? hidden.max { abs(Int32(run[$0].rows) - 1 - place) < abs(Int32(run[$1].rows) - 1 - place) }
  }

  /// The next of the declared views: from its nib, or in code.
  private static func make(_ part: ListPart, of list: ViewID, _ run: inout Run) -> ViewID? {
    guard let name = Lists.declaration(of: list, &run)?.name else { return nil }
    for (index, candidate) in run.script.scenario.views.enumerated() {
      guard candidate.place == .part(part, of: name), run.world.view(declaredAt: index) == nil else { continue }
      ObjectiveCRuntime.useClass(of: Receiver(.view, index), &run)
      let view = ViewHierarchy.makeView(Creation.declaredView(index, &run), &run)
      run[view][.isHidden] = true
      if candidate.nibName != nil {
        run.sendView(.initWithCoder, to: view)
        Creation.attachDeclaredViews(of: candidate.name, to: view, isDecoding: true, &run)
        run.sendView(.awakeFromNib, to: view)
      } else {
        run.sendView(initializer(of: part, in: list, &run), to: view)
        Creation.attachDeclaredViews(of: candidate.name, to: view, &run)
      }
      return view
    }
    run.fail(
      .impossible,
      part == .cell
        ? "the list needs one more cell: declare a further view as cell of it"
        : "the list needs one more header or footer: declare a further view as such of it")
    return nil
  }

  private static func initializer(of part: ListPart, in list: ViewID, _ run: inout Run) -> Callback {
    guard Lists.isTable(list, &run) else { return .initWithFrame }
    if part == .cell { return run.platform[.cellsHaveStyles] ? .initWithStyleReuseIdentifier : .initWithFrame }
    return run.platform[.headersAreReused] ? .initWithReuseIdentifier : .initWithFrame
  }

  /// A view joins its list when it is shown or made ready first; the list's own layout is not asked for by that.
  static func put(_ view: ViewID, _ part: ListPart, of place: Int32, in list: ViewID, _ run: inout Run) {
    guard let geometry = Lists.geometry(of: list, &run) else { return }
    let top = part == .cell ? geometry.top(ofRow: place) : geometry.top(of: part, inSection: place)
    let height = part == .cell ? geometry.rowHeight : part == .header ? geometry.header : geometry.footer
    run[view].frame = Frame(x: 0, y: top, width: run[list].frame.width, height: height)
    guard run[view].superview != list else { return }
    let wasDirty = run[list][.needsLayout]
    ViewHierarchy.addSubview(view, to: list, &run)
    run[list][.needsLayout] = wasDirty
  }

  // MARK: Going

  /// The views of rows or sections that are not on screen any more.
  static func endDisplay(
    _ part: ListPart, in list: ViewID, but onScreen: Range<Int32>, keepingPlaces: Bool, _ owner: ControllerID,
    _ run: inout Run
  ) {
    for view in all(part, of: list, &run) where run[view].rows > 0 && !run[view][.isHidden] {
      if !onScreen.contains(Int32(run[view].rows) - 1) {
        endDisplay(of: view, part, in: list, keepsPlace: keepingPlaces, owner, &run)
      }
    }
  }

  static func endDisplay(
    of view: ViewID, _ part: ListPart, in list: ViewID, keepsPlace: Bool, _ owner: ControllerID, _ run: inout Run
  ) {
    let place = Int(run[view].rows) - 1
    run[view][.isHidden] = true
    if !keepsPlace { run[view].rows = 0 }
    run.send(calls(about: part, in: list, &run).didEnd, to: .controller(owner), Argument(.row, place))
    // Before there was a pool for them, a new one was made each time.
    if part != .cell, Lists.isTable(list, &run), !run.platform[.headersAreReused], run[view][.isAlive] {
      ViewHierarchy.removeFromSuperview(view, &run)
    }
  }
}

extension RuleCase {
  /// Scrolling, tables and collection views, and their cells.
  static let lists = table(
    """
    ## a table asks in its first layout, and each cell is made, shown, added and laid out
    ios: 5...10
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T; from nib "Cell"
    log: viewWillAppear, viewDidLayoutSubviews, viewDidAppear, T.layoutSubviews, initWithStyle:reuseIdentifier:, initWithCoder, awakeFromNib, C1.didMoveToWindow, C2.didMoveToWindow, C1.layoutSubviews, C2.layoutSubviews, tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:

    launch => A.initWithCoder: A.awakeFromNib A.VWA A.VDLS T.LS A.numberOfRows A.cellForRow(0) C1.initWithStyle:reuseIdentifier: A.willDisplay(0) C1.dmW A.cellForRow(1) C2.initWithCoder: C2.awakeFromNib A.willDisplay(1) C2.dmW C1.LS C2.LS A.VDA

    ## what scrolls in needs a cell more than fits, and the one that has left is used again
    ios: 6...10
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: initWithStyle:reuseIdentifier:, prepareForReuse, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:, C1.willMoveToSuperview, C1.willMoveToWindow, C1.layoutSubviews

    launch => A.cellForRow(0) C1.initWithStyle:reuseIdentifier: A.willDisplay(0) C1.wmW C1.wmS A.cellForRow(1) C2.initWithStyle:reuseIdentifier: A.willDisplay(1) C1.LS
    scroll T by 50 => A.cellForRow(2) C3.initWithStyle:reuseIdentifier: A.willDisplay(2)
    scroll T by 50 => A.didEndDisplaying(0)
    scroll T by 100 => A.cellForRow(3) C1.prepareForReuse A.willDisplay(3) A.didEndDisplaying(1) C1.LS
    scroll T by -100 => A.cellForRow(1) C2.prepareForReuse A.willDisplay(1) A.didEndDisplaying(3)

    ## cells of iOS 2 are made with a frame
    ios: 2
    root: A
    view T: root of A; frame 0 0 320 200; table; rows 1; row height 100
    view C1: cell of T
    log: C1.initWithFrame:, initWithStyle:reuseIdentifier:

    launch => C1.initWithFrame:

    ## a collection view of iOS 9 asks again for an item that comes back
    ios: 8...9
    root: A
    view T: in A; frame 0 0 320 200; collection; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: C1.initWithFrame:, C2.initWithFrame:, C3.initWithFrame:, prepareForReuse, collectionView:cellForItemAtIndexPath:, collectionView:willDisplayCell:forItemAtIndexPath:, collectionView:didEndDisplayingCell:forItemAtIndexPath:

    launch => A.cellForItem(0) C1.initWithFrame: A.willDisplayItem(0) A.cellForItem(1) C2.initWithFrame: A.willDisplayItem(1)
    scroll T by 100 => A.cellForItem(2) C3.initWithFrame: A.willDisplayItem(2) A.didEndDisplayingItem(0)
    scroll T by -100 => A.cellForItem(0) C1.prepareForReuse A.willDisplayItem(0) A.didEndDisplayingItem(2)

    ## from iOS 10 on it asks ahead of the finger, and shows again without asking what has just left
    ios: 10...
    root: A
    view T: in A; frame 0 0 320 200; collection; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    log: C1.initWithFrame:, C2.initWithFrame:, C3.initWithFrame:, C4.initWithFrame:, prepareForReuse, collectionView:cellForItemAtIndexPath:, collectionView:willDisplayCell:forItemAtIndexPath:, collectionView:didEndDisplayingCell:forItemAtIndexPath:, collectionView:prefetchItemsAtIndexPaths:

    launch => A.cellForItem(0) C1.initWithFrame: A.willDisplayItem(0) A.cellForItem(1) C2.initWithFrame: A.willDisplayItem(1)
    scroll T by 100 => A.cellForItem(2) C3.initWithFrame: A.willDisplayItem(2) A.didEndDisplayingItem(0) A.collectionView:prefetchItemsAtIndexPaths: A.cellForItem(3) C1.prepareForReuse
    scroll T by 100 => A.willDisplayItem(3) A.didEndDisplayingItem(1) A.collectionView:prefetchItemsAtIndexPaths: A.cellForItem(4) C2.prepareForReuse
    scroll T by 50 => A.willDisplayItem(4) A.collectionView:prefetchItemsAtIndexPaths: A.cellForItem(5) C4.initWithFrame:
    scroll T by 50 => A.didEndDisplayingItem(2)
    scroll T by -50 => A.willDisplayItem(2) A.collectionView:prefetchItemsAtIndexPaths: A.cellForItem(1) C4.prepareForReuse

    ## tables do so from iOS 15 on
    ios: 15...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: prepareForReuse, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:

    launch => A.cellForRow(0) A.willDisplay(0) A.cellForRow(1) A.willDisplay(1)
    scroll T by 100 => A.cellForRow(2) A.willDisplay(2) A.didEndDisplaying(0) A.cellForRow(3) C1.prepareForReuse
    scroll T by 100 => A.willDisplay(3) A.didEndDisplaying(1) A.cellForRow(4) C2.prepareForReuse

    ## the user's drag: the delegate hears of the move before the layout, and of the finger's end a turn later
    ios: 5...
    root: A
    view S: in A; frame 0 0 320 200; scrolls
    log: scrollViewWillBeginDragging:, scrollViewDidScroll:, scrollViewWillEndDragging:withVelocity:targetContentOffset:, scrollViewDidEndDragging:willDecelerate:, layoutSubviews

    launch
    scroll S by 30 => A.scrollViewWillBeginDragging: A.scrollViewDidScroll: S.LS A.scrollViewWillEndDragging:withVelocity:targetContentOffset: A.scrollViewDidEndDragging:willDecelerate:

    ## reloaded data is counted at once, and cells come with the next layout
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: T.reloadData, tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:, prepareForReuse, return

    launch => A.numberOfRows A.cellForRow(0) A.willDisplay(0) A.cellForRow(1) A.willDisplay(1)
    call T.reloadData => T.reloadData A.numberOfRows A.didEndDisplaying(0) A.didEndDisplaying(1) A.cellForRow(0) C1.prepareForReuse A.willDisplay(0) A.cellForRow(1) C2.prepareForReuse A.willDisplay(1)
    call T.reloadData; call T.reloadData; call T.layoutIfNeeded => T.reloadData A.numberOfRows A.didEndDisplaying(0) A.didEndDisplaying(1) T.reloadData A.numberOfRows A.cellForRow(0) C1.prepareForReuse A.willDisplay(0) A.cellForRow(1) C2.prepareForReuse A.willDisplay(1)

    ## rows come and go; the cells of the others stay
    ios: 6...14
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:, prepareForReuse

    launch
    insert row in T at 0 => A.numberOfRows A.cellForRow(0) A.willDisplay(0) A.didEndDisplaying(2)
    delete row of T at 1 => A.numberOfRows A.didEndDisplaying(1) A.cellForRow(1) C1.prepareForReuse A.willDisplay(1)
    insert row in T at 2 => A.numberOfRows

    ## a table of a controller that is not on screen asks nothing before it is
    ios: 6...
    root: nav(A)
    view T: root of B; frame 0 0 320 200; table; rows 1; row height 100
    view C1: cell of T
    log: viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear, tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:

    launch
    create B =>
    load B.view => B.VDL

    ## a data source that gives no cell ends the app
    ios: 5...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 1; row height 100
    view C1: cell of T
    when A.tableView:cellForRowAtIndexPath: nothing
    log: tableView:cellForRowAtIndexPath:

    launch
      ! failed to obtain a cell from its dataSource

    ## an empty list asks for no cell
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table
    log: tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:

    launch => A.numberOfRows
    """, log: Log.views)
}

extension RuleCase {
  /// Headers and footers of sections, selection, and what was fetched in vain.
  static let listDelegates = table(
    """
    ## a table asks for the views of its sections behind its cells, section by section
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 1; sections 2; row height 40
    view C1: cell of T
    view C2: cell of T
    view H1: header of T; frame 0 0 320 20
    view H2: header of T; from nib "Header"
    view F1: footer of T; frame 0 0 320 20
    view F2: footer of T
    log: numberOfSectionsInTableView:, tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:viewForHeaderInSection:, tableView:willDisplayHeaderView:forSection:, tableView:viewForFooterInSection:, tableView:willDisplayFooterView:forSection:, initWithReuseIdentifier:, H2.initWithCoder:, H2.awakeFromNib, H1.didMoveToWindow

    launch => A.numberOfSectionsInTableView: A.numberOfRows A.numberOfRows A.cellForRow(0) A.willDisplay(0) A.cellForRow(1) A.willDisplay(1) A.viewForHeader(0) H1.initWithReuseIdentifier: A.willDisplayHeader(0) H1.dmW A.viewForFooter(0) F1.initWithReuseIdentifier: A.willDisplayFooter(0) A.viewForHeader(1) H2.initWithCoder: H2.awakeFromNib A.willDisplayHeader(1) A.viewForFooter(1) F2.initWithReuseIdentifier: A.willDisplayFooter(1)

    ## a header stays as long as something of its section does, and is used again for another section
    ios: 6...14
    root: A
    view T: in A; frame 0 0 320 100; table; rows 2; sections 3; row height 40
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    view H1: header of T; frame 0 0 320 20
    view H2: header of T; frame 0 0 320 20
    view H3: header of T; frame 0 0 320 20
    log: tableView:viewForHeaderInSection:, tableView:willDisplayHeaderView:forSection:, tableView:didEndDisplayingHeaderView:forSection:, prepareForReuse, H1.layoutSubviews, tableView:cellForRowAtIndexPath:

    launch => A.cellForRow(0) A.cellForRow(1) A.viewForHeader(0) A.willDisplayHeader(0) H1.LS
    scroll T by 60 => A.cellForRow(2) A.viewForHeader(1) A.willDisplayHeader(1)
    scroll T by 60 => A.cellForRow(3) C1.prepareForReuse A.viewForHeader(2) A.willDisplayHeader(2) A.didEndDisplayingHeader(0)
    scroll T by 80 => A.cellForRow(4) C2.prepareForReuse A.cellForRow(5) A.didEndDisplayingHeader(1)
    scroll T by -100 => A.cellForRow(2) C1.prepareForReuse A.cellForRow(3) C3.prepareForReuse A.viewForHeader(1) H1.prepareForReuse A.willDisplayHeader(1) A.didEndDisplayingHeader(2) H1.LS

    ## before iOS 6 there is no pool for headers: one that has left is let go
    ios: 5
    root: A
    view T: in A; frame 0 0 320 100; table; rows 2; sections 2; row height 40
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    view H1: header of T; frame 0 0 320 20
    view H2: header of T; frame 0 0 320 20
    log: tableView:viewForHeaderInSection:, H1.initWithFrame:, H2.initWithFrame:, H1.willMoveToSuperview, H1.dealloc

    launch => A.viewForHeader(0) H1.initWithFrame: H1.wmS(T)
    scroll T by 100 => A.viewForHeader(1) H2.initWithFrame: H1.wmS(nil) H1.dealloc
    scroll T by -100 => A.viewForHeader(0) H1.initWithFrame: H1.wmS(T)

    ## the header of a collection view goes with its place
    ios: 8...9
    root: A
    view L: in A; frame 0 0 320 100; collection; rows 4; row height 40
    view C1: cell of L
    view C2: cell of L
    view C3: cell of L
    view C4: cell of L
    view H: header of L; frame 0 0 320 20
    view F: footer of L; frame 0 0 320 20
    log: collectionView:viewForSupplementaryElementOfKind:atIndexPath:, collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:, collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:, initWithFrame:, numberOfSectionsInCollectionView:

    launch => L.initWithFrame: A.numberOfSectionsInTableView: C1.initWithFrame: C2.initWithFrame: A.viewForSupplement(0) H.initWithFrame: A.willDisplaySupplement(0)
    scroll L by 19 => C3.initWithFrame:
    scroll L by 1 => A.didEndDisplayingSupplement(0)
    scroll L by 80 => C4.initWithFrame: A.viewForSupplement(0) F.initWithFrame: A.willDisplaySupplement(0)

    ## reloaded data lets go of headers too
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 100; table; rows 1; row height 40
    view C: cell of T
    view H: header of T
    log: tableView:viewForHeaderInSection:, tableView:didEndDisplayingHeaderView:forSection:, prepareForReuse

    launch => A.viewForHeader(0)
    call T.reloadData => A.didEndDisplayingHeader(0) C.prepareForReuse A.viewForHeader(0) H.prepareForReuse

    ## a tap highlights, and selects when the touch is over; the row before is deselected in between
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: C1.touchesBegan, C1.touchesEnded, \(selectionOfRows)

    launch
    tap C1 => C1.touchesBegan:withEvent: A.shouldHighlight(0) A.didHighlight(0) C1.touchesEnded:withEvent: A.didUnhighlight(0) A.willSelect(0) A.didSelect(0)
    tap C2 => A.shouldHighlight(1) A.didHighlight(1) A.didUnhighlight(1) A.willSelect(1) A.willDeselect(0) A.didDeselect(0) A.didSelect(1)
    tap C2 => A.shouldHighlight(1) A.didHighlight(1) A.didUnhighlight(1) A.willSelect(1) A.didSelect(1)

    ## older systems know no highlight, and the oldest no deselection
    ios: 3...5
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: \(selectionOfRows)

    launch
    tap C1 => A.willSelect(0) A.didSelect(0)
    tap C2 => A.willSelect(1) A.willDeselect(0) A.didDeselect(0) A.didSelect(1)

    ## iOS 2
    ios: 2
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: \(selectionOfRows)

    launch
    tap C1 => A.willSelect(0) A.didSelect(0)
    tap C2 => A.willSelect(1) A.didSelect(1)

    ## a collection view selects inside the touch
    ios: 6...
    root: A
    view L: in A; frame 0 0 320 200; collection; rows 2; row height 100
    view C1: cell of L
    view C2: cell of L
    log: \(selectionOfItems)

    launch
    tap C1 => A.shouldHighlightItem(0) A.didHighlightItem(0) A.shouldSelectItem(0) A.didSelectItem(0) A.didUnhighlightItem(0)
    tap C2 => A.shouldHighlightItem(1) A.didHighlightItem(1) A.shouldSelectItem(1) A.didDeselectItem(0) A.didSelectItem(1) A.didUnhighlightItem(1)

    ## whoever is not highlighted is not selected
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 1; row height 100
    view C: cell of T
    when A.tableView:shouldHighlightRowAtIndexPath: return NO
    log: \(selectionOfRows)

    launch
    tap C => A.shouldHighlight(0)

    ## a selection that is refused leaves the old one
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    when A.tableView:willSelectRowAtIndexPath: return NO
    log: \(selectionOfRows)

    launch
    tap C1 => A.shouldHighlight(0) A.didHighlight(0) A.didUnhighlight(0) A.willSelect(0)

    ## an item that may not be selected loses its highlight
    ios: 6...
    root: A
    view L: in A; frame 0 0 320 200; collection; rows 1; row height 100
    view C: cell of L
    when A.collectionView:shouldSelectItemAtIndexPath: return NO
    log: \(selectionOfItems)

    launch
    tap C => A.shouldHighlightItem(0) A.didHighlightItem(0) A.shouldSelectItem(0) A.didUnhighlightItem(0)

    ## a finger that wanders, and a touch that the system takes away, select nothing
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    when C2.touchesBegan:withEvent: call super; alert
    log: \(selectionOfRows)

    launch
    drag across C1 => A.shouldHighlight(0) A.didHighlight(0) A.didUnhighlight(0)
    tap C2 => A.shouldHighlight(1) A.didHighlight(1) A.didUnhighlight(1)

    ## a tap recognizer above the table takes the touch away
    ios: 6...
    root: A
    view V: root of A; gesture
    view T: in V; frame 0 0 320 200; table; rows 1; row height 100
    view C: cell of T
    log: V.gesture.action, \(selectionOfRows)

    launch
    tap C => A.shouldHighlight(0) A.didHighlight(0) V.gesture.action A.didUnhighlight(0)

    ## what a cell keeps for itself does not reach the table: a control in it, and an override without super
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view B: in C1; frame 10 10 50 50; control
    view L: in C1; frame 100 10 50 50
    view C2: cell of T
    when C2.touchesBegan:withEvent: no super
    log: B.action, \(selectionOfRows)

    launch
    tap B => B.action
    tap C2 =>
    tap L => A.shouldHighlight(0) A.didHighlight(0) A.didUnhighlight(0) A.willSelect(0) A.didSelect(0)

    ## a row that was scrolled to is tapped where it is
    ios: 6...14
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    log: tableView:didSelectRowAtIndexPath:

    launch
    scroll T by 300
    tap C4 => A.didSelect(4)

    ## code that selects and deselects tells nobody, and counts
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: \(selectionOfRows)

    launch
    select row of T at 0 =>
    tap C2 => A.shouldHighlight(1) A.didHighlight(1) A.didUnhighlight(1) A.willSelect(1) A.willDeselect(0) A.didDeselect(0) A.didSelect(1)
    deselect row of T at 1 =>
    tap C1 => A.shouldHighlight(0) A.didHighlight(0) A.didUnhighlight(0) A.willSelect(0) A.didSelect(0)

    ## the selection moves with its row, and goes with it and with the data
    ios: 6...14
    root: A
    view T: in A; frame 0 0 320 300; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: tableView:didDeselectRowAtIndexPath:, tableView:didSelectRowAtIndexPath:

    launch
    tap C2 => A.didSelect(1)
    insert row in T at 0 =>
    tap C1 => A.didDeselect(2) A.didSelect(1)
    delete row of T at 1 =>
    tap C2 => A.didSelect(1)
    call T.reloadData =>
    tap C1 => A.didSelect(0)

    ## a controller whose view is a list has lost the selection when it comes back
    ios: 6...
    root: nav(A)
    view T: root of A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    when A.tableView:didSelectRowAtIndexPath: push B
    log: viewDidLoad, tableView:willSelectRowAtIndexPath:, tableView:didSelectRowAtIndexPath:, tableView:didDeselectRowAtIndexPath:

    launch
    tap C1 => A.willSelect(0) A.didSelect(0) B.VDL
    pop
    tap C2 => A.willSelect(1) A.didSelect(1) B.VDL

    ## one whose view holds a list has not, nor one that does not call super
    ios: 6...
    root: nav(A)
    view T: in A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    log: tableView:didSelectRowAtIndexPath:, tableView:didDeselectRowAtIndexPath:

    launch
    tap C1 => A.didSelect(0)
    push B
    pop
    tap C2 => A.didDeselect(0) A.didSelect(1)

    ## without super
    ios: 6...
    root: nav(A)
    view T: root of A; frame 0 0 320 200; table; rows 2; row height 100
    view C1: cell of T
    view C2: cell of T
    when A.viewWillAppear: no super
    log: tableView:didSelectRowAtIndexPath:, tableView:didDeselectRowAtIndexPath:

    launch
    tap C1 => A.didSelect(0)
    push B
    pop
    tap C2 => A.didDeselect(0) A.didSelect(1)

    ## a row is reloaded with another cell while the old one is shown
    ios: 6...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 3; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    log: initWithStyle:reuseIdentifier:, prepareForReuse, tableView:numberOfRowsInSection:, tableView:cellForRowAtIndexPath:, tableView:willDisplayCell:forRowAtIndexPath:, tableView:didEndDisplayingCell:forRowAtIndexPath:

    launch
    reload row of T at 1 => A.numberOfRows A.cellForRow(1) C3.initWithStyle:reuseIdentifier: A.willDisplay(1) A.didEndDisplaying(1)
    reload row of T at 1 => A.numberOfRows A.cellForRow(1) C2.prepareForReuse A.willDisplay(1) A.didEndDisplaying(1)
    reload row of T at 2 => A.numberOfRows

    ## data is fetched once for a row, and in vain where the user turns back
    ios: 10...
    root: A
    view T: in A; frame 0 0 320 200; table; rows 9; row height 100
    view C1: cell of T
    view C2: cell of T
    view C3: cell of T
    view C4: cell of T
    log: tableView:prefetchRowsAtIndexPaths:, tableView:cancelPrefetchingForRowsAtIndexPaths:

    launch =>
    scroll T by 110 => A.tableView:prefetchRowsAtIndexPaths:
    scroll T by 10 =>
    scroll T by -10 => A.tableView:cancelPrefetchingForRowsAtIndexPaths: A.tableView:prefetchRowsAtIndexPaths:
    scroll T by 190 => A.tableView:cancelPrefetchingForRowsAtIndexPaths: A.tableView:prefetchRowsAtIndexPaths:

    ## the same of a collection view
    ios: 10...
    root: A
    view L: in A; frame 0 0 320 200; collection; rows 9; row height 100
    view C1: cell of L
    view C2: cell of L
    view C3: cell of L
    view C4: cell of L
    log: collectionView:prefetchItemsAtIndexPaths:, collectionView:cancelPrefetchingForItemsAtIndexPaths:

    launch =>
    scroll L by 110 => A.collectionView:prefetchItemsAtIndexPaths:
    scroll L by -10 => A.collectionView:cancelPrefetchingForItemsAtIndexPaths: A.collectionView:prefetchItemsAtIndexPaths:
    """, log: Log.controllers)

  private static let selectionOfRows = """
    tableView:shouldHighlightRowAtIndexPath:, tableView:didHighlightRowAtIndexPath:, \
    tableView:didUnhighlightRowAtIndexPath:, tableView:willSelectRowAtIndexPath:, tableView:didSelectRowAtIndexPath:, \
    tableView:willDeselectRowAtIndexPath:, tableView:didDeselectRowAtIndexPath:
    """
  private static let selectionOfItems = """
    collectionView:shouldHighlightItemAtIndexPath:, collectionView:didHighlightItemAtIndexPath:, \
    collectionView:didUnhighlightItemAtIndexPath:, collectionView:shouldSelectItemAtIndexPath:, \
    collectionView:didSelectItemAtIndexPath:, collectionView:didDeselectItemAtIndexPath:
    """
}

extension ScreenCatalog {
  static let scrolling: [CallbackInfo] = [
    CallbackInfo(
      .scrollViewWillBeginDragging, "scrollViewWillBeginDragging:", "scrollViewWillBeginDragging(_:)",
      .scrollViewDelegate, .lists),
    CallbackInfo(
      .scrollViewDidScroll, "scrollViewDidScroll:", "scrollViewDidScroll(_:)", .scrollViewDelegate, .lists),
    CallbackInfo(
      .scrollViewWillEndDraggingWithVelocityTargetContentOffset,
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", .scrollViewDelegate, .lists,
      since: Version(5)),
    CallbackInfo(
      .scrollViewDidEndDraggingWillDecelerate, "scrollViewDidEndDragging:willDecelerate:",
      "scrollViewDidEndDragging(_:willDecelerate:)", .scrollViewDelegate, .lists),
  ]

  static let lists: [CallbackInfo] = tables + collections + cells + sections + tableSelection + itemSelection

  private static let tables: [CallbackInfo] = [
    // A collection view asks by the same name in Swift.
    CallbackInfo(
      .numberOfSections, "numberOfSectionsInTableView:", "numberOfSections(in:)", .tableViewDataSource, .lists, .query),
    CallbackInfo(
      .tableViewNumberOfRowsInSection, "tableView:numberOfRowsInSection:", "tableView(_:numberOfRowsInSection:)",
      .tableViewDataSource, .lists, .query),
    CallbackInfo(
      .tableViewCellForRowAtIndexPath, "tableView:cellForRowAtIndexPath:", "tableView(_:cellForRowAt:)",
      .tableViewDataSource, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayCellForRowAtIndexPath, "tableView:willDisplayCell:forRowAtIndexPath:",
      "tableView(_:willDisplay:forRowAt:)", .tableViewDelegate, .lists, argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingCellForRowAtIndexPath, "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      "tableView(_:didEndDisplaying:forRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewPrefetchRowsAtIndexPaths, "tableView:prefetchRowsAtIndexPaths:", "tableView(_:prefetchRowsAt:)",
      .tableViewPrefetching, .lists, since: Version(10)),
    CallbackInfo(
      .tableViewCancelPrefetchingForRowsAtIndexPaths, "tableView:cancelPrefetchingForRowsAtIndexPaths:",
      "tableView(_:cancelPrefetchingForRowsAt:)", .tableViewPrefetching, .lists, since: Version(10)),
  ]

  private static let collections: [CallbackInfo] = [
    CallbackInfo(
      .collectionViewNumberOfItemsInSection, "collectionView:numberOfItemsInSection:",
      "collectionView(_:numberOfItemsInSection:)", .collectionViewDataSource, .lists, .query, since: Version(6)),
    CallbackInfo(
      .collectionViewCellForItemAtIndexPath, "collectionView:cellForItemAtIndexPath:",
      "collectionView(_:cellForItemAt:)", .collectionViewDataSource, .lists, .query, since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewWillDisplayCellForItemAtIndexPath, "collectionView:willDisplayCell:forItemAtIndexPath:",
      "collectionView(_:willDisplay:forItemAt:)", .collectionViewDelegate, .lists, since: Version(8), argument: .row),
    CallbackInfo(
      .collectionViewDidEndDisplayingCellForItemAtIndexPath, "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      "collectionView(_:didEndDisplaying:forItemAt:)", .collectionViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewPrefetchItemsAtIndexPaths, "collectionView:prefetchItemsAtIndexPaths:",
      "collectionView(_:prefetchItemsAt:)", .collectionViewPrefetching, .lists, since: Version(10)),
    CallbackInfo(
      .collectionViewCancelPrefetchingForItemsAtIndexPaths, "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
      "collectionView(_:cancelPrefetchingForItemsAt:)", .collectionViewPrefetching, .lists, since: Version(10)),
  ]

  private static let cells: [CallbackInfo] = [
    CallbackInfo(
      .initWithStyleReuseIdentifier, "initWithStyle:reuseIdentifier:", "init(style:reuseIdentifier:)", .tableViewCell,
      .lists, .initializer, since: Version(3)),
    CallbackInfo(
      .initWithReuseIdentifier, "initWithReuseIdentifier:", "init(reuseIdentifier:)", .tableViewHeaderFooterView,
      .lists, .initializer, since: Version(6)),
    CallbackInfo(.prepareForReuse, "prepareForReuse", "prepareForReuse()", .tableViewCell, .lists),
    CallbackInfo(.reloadData, "reloadData", "reloadData()", .tableView, .lists, .call),
  ]
}

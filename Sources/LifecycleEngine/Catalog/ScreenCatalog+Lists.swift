extension ScreenCatalog {
  static let scrolling: [CallbackInfo] = [
    CallbackInfo(
      .scrollViewWillBeginDragging, "scrollViewWillBeginDragging:",
      .scrollViewDelegate, .lists),
    CallbackInfo(
      .scrollViewDidScroll, "scrollViewDidScroll:", .scrollViewDelegate, .lists),
    CallbackInfo(
      .scrollViewWillEndDraggingWithVelocityTargetContentOffset,
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .scrollViewDelegate, .lists,
      since: Version(5)),
    CallbackInfo(
      .scrollViewDidEndDraggingWillDecelerate, "scrollViewDidEndDragging:willDecelerate:", .scrollViewDelegate, .lists),
  ]

  static let lists: [CallbackInfo] = tables + collections + cells + sections + tableSelection + itemSelection

  private static let tables: [CallbackInfo] = [
    // A collection view asks by the same name in Swift.
    CallbackInfo(
      .numberOfSections, "numberOfSectionsInTableView:", swift: "numberOfSections(in:)", .tableViewDataSource, .lists,
      .query),
    CallbackInfo(
      .tableViewNumberOfRowsInSection, "tableView:numberOfRowsInSection:",
      .tableViewDataSource, .lists, .query),
    CallbackInfo(
      .tableViewCellForRowAtIndexPath, "tableView:cellForRowAtIndexPath:", swift: "tableView(_:cellForRowAt:)",
      .tableViewDataSource, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayCellForRowAtIndexPath, "tableView:willDisplayCell:forRowAtIndexPath:",
      swift: "tableView(_:willDisplay:forRowAt:)", .tableViewDelegate, .lists, argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingCellForRowAtIndexPath, "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      swift: "tableView(_:didEndDisplaying:forRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewPrefetchRowsAtIndexPaths, "tableView:prefetchRowsAtIndexPaths:", swift: "tableView(_:prefetchRowsAt:)",
      .tableViewPrefetching, .lists, since: Version(10)),
    CallbackInfo(
      .tableViewCancelPrefetchingForRowsAtIndexPaths, "tableView:cancelPrefetchingForRowsAtIndexPaths:",
      swift: "tableView(_:cancelPrefetchingForRowsAt:)", .tableViewPrefetching, .lists, since: Version(10)),
  ]

  private static let collections: [CallbackInfo] = [
    CallbackInfo(
      .collectionViewNumberOfItemsInSection, "collectionView:numberOfItemsInSection:", .collectionViewDataSource,
      .lists, .query, since: Version(6)),
    CallbackInfo(
      .collectionViewCellForItemAtIndexPath, "collectionView:cellForItemAtIndexPath:",
      swift: "collectionView(_:cellForItemAt:)", .collectionViewDataSource, .lists, .query, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewWillDisplayCellForItemAtIndexPath, "collectionView:willDisplayCell:forItemAtIndexPath:",
      swift: "collectionView(_:willDisplay:forItemAt:)", .collectionViewDelegate, .lists, since: Version(8),
      argument: .row),
    CallbackInfo(
      .collectionViewDidEndDisplayingCellForItemAtIndexPath, "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
      swift: "collectionView(_:didEndDisplaying:forItemAt:)", .collectionViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewPrefetchItemsAtIndexPaths, "collectionView:prefetchItemsAtIndexPaths:",
      swift: "collectionView(_:prefetchItemsAt:)", .collectionViewPrefetching, .lists, since: Version(10)),
    CallbackInfo(
      .collectionViewCancelPrefetchingForItemsAtIndexPaths, "collectionView:cancelPrefetchingForItemsAtIndexPaths:",
      swift: "collectionView(_:cancelPrefetchingForItemsAt:)", .collectionViewPrefetching, .lists, since: Version(10)),
  ]

  private static let cells: [CallbackInfo] = [
    CallbackInfo(
      .initWithStyleReuseIdentifier, "initWithStyle:reuseIdentifier:", swift: "init(style:reuseIdentifier:)",
      .tableViewCell,
      .lists, .initializer, since: Version(3)),
    CallbackInfo(
      .initWithReuseIdentifier, "initWithReuseIdentifier:", swift: "init(reuseIdentifier:)", .tableViewHeaderFooterView,
      .lists, .initializer, since: Version(6)),
    CallbackInfo(.prepareForReuse, "prepareForReuse", .tableViewCell, .lists),
    CallbackInfo(.reloadData, "reloadData", .tableView, .lists, .call),
  ]
}

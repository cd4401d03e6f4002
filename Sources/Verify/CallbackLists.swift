package import LifecycleEngine

extension Owner {
  /// Whether it is told of the rows of a list, or is one of its cells.
  package var isOfLists: Bool {
    switch self {
    case .tableViewCell: true
    default: isOfTables || isOfCollections
    }
  }

  /// Whether it is told of the rows of a table.
  fileprivate var isOfTables: Bool {
    switch self {
    case .tableViewDataSource, .tableViewDelegate, .tableViewPrefetching: true
    default: false
    }
  }

  /// Whether it is told of the items of a collection view.
  var isOfCollections: Bool {
    switch self {
    case .collectionViewDataSource, .collectionViewDelegate, .collectionViewPrefetching: true
    default: false
    }
  }
}

extension Callback {
  /// Whether it tells of the cells of a list, which is on stage where a claim speaks of it: its headers, and what is chosen in it,
  /// are not.
  var isOfCells: Bool {
    switch self {
    case .prepareForReuse, .tableViewNumberOfRowsInSection, .tableViewCellForRowAtIndexPath,
      .tableViewWillDisplayCellForRowAtIndexPath, .tableViewDidEndDisplayingCellForRowAtIndexPath,
      .collectionViewNumberOfItemsInSection, .collectionViewCellForItemAtIndexPath,
      .collectionViewWillDisplayCellForItemAtIndexPath, .collectionViewDidEndDisplayingCellForItemAtIndexPath:
      true
    default: false
    }
  }
}

extension [Callback] {
  /// Whether one list can tell of all of them: no table is a collection view, too.
  var isOfOneList: Bool {
    !contains { $0.info.owner.isOfCollections } || !contains { $0.info.owner.isOfTables }
  }
}

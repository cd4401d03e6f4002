extension CallbackMeaning {
  static let layoutOnDemand: KeyValuePairs<Callback, StaticString> = [
    .addSubview: """
    The application puts a view into this one, in front of the others: the moves that follow are told \
    inside the call.
    """,
    .insertSubviewBelowSubview: "The application puts a view into this one right behind another subview.",
    .insertSubviewAboveSubview: "The application puts a view into this one right in front of another subview.",
    .bringSubviewToFront: """
    The application moves a subview in front of its siblings; nobody is told, and the parent is laid \
    out again.
    """,
    .sendSubviewToBack:
      "The application moves a subview behind its siblings; nobody is told, and the parent is laid out again.",
    .intrinsicContentSize: """
    Asks how large the content wants to be: at the first update of constraints, and again once that \
    was invalidated.
    """,
    .layoutSublayersOfLayer: """
    The layer of the view asks for its layout; the view’s own part in it calls layoutSubviews, with \
    the controller’s pair around.
    """,
    .displayLayer: "The layer asks the view for its content; a view that has this method is not asked to draw.",
    .setNeedsUpdateConstraints:
      "The application marks the constraints of the view as out of date; they are updated with the next commit.",
    .updateConstraintsIfNeeded: """
    The application has the constraints in this tree that are out of date brought up to date inside \
    the call.
    """,
    .invalidateIntrinsicContentSize: """
    The application says that the content wants another size, which is asked for with the next update \
    of constraints.
    """,
    .setNeedsLayout: """
    The application marks the layout of the view as out of date; any number of marks brings one pass \
    with the next commit.
    """,
    .layoutIfNeeded:
      "The application has the layout of this tree done inside the call, if anything in it is out of date.",
    .setNeedsDisplay: "The application marks the content of the view as out of date; it is drawn with the next commit.",
    .safeAreaInsetsDidChange: "The safe area of the view has changed: it came to the screen, or the device was turned.",
  ]

  static let lists: KeyValuePairs<Callback, StaticString> = [
    .scrollViewWillBeginDragging: "A finger begins to scroll the view.",
    .scrollViewDidScroll:
      "The content has moved, by a finger or by code; comes before the layout that follows from it.",
    .scrollViewWillEndDraggingWithVelocityTargetContentOffset:
      "The finger is about to be lifted; where the content comes to rest can still be changed.",
    .scrollViewDidEndDraggingWillDecelerate: "The finger was lifted, and the content moves on by itself or does not.",
    .tableViewNumberOfRowsInSection:
      "Asks how many rows a section has: before any cell, and again after each change of the data.",
    .tableViewCellForRowAtIndexPath: """
    Asks for the cell of a row that comes to the screen; the application takes one from the pool or \
    makes one.
    """,
    .tableViewWillDisplayCellForRowAtIndexPath:
      "The cell of a row is about to be shown, after the data source gave it and before it is laid out.",
    .tableViewDidEndDisplayingCellForRowAtIndexPath: "The cell of a row has left the screen and goes into the pool.",
    .tableViewPrefetchRowsAtIndexPaths: "Rows that are not on screen yet will probably be: their data can be prepared.",
    .collectionViewNumberOfItemsInSection: "Asks how many items a section of the collection view has, before any cell.",
    .collectionViewCellForItemAtIndexPath:
      "Asks for the cell of an item; since iOS 10 also for one that is not on screen yet.",
    .collectionViewWillDisplayCellForItemAtIndexPath: "The cell of an item is about to be shown on screen.",
    .collectionViewDidEndDisplayingCellForItemAtIndexPath:
      "The cell of an item of the collection view has left the screen.",
    .collectionViewPrefetchItemsAtIndexPaths:
      "Items that are not on screen yet will probably be: their data can be prepared.",
    .initWithStyleReuseIdentifier: "A cell is made in code, because the pool had none to give.",
    .prepareForReuse: "A cell comes out of the pool for another row, inside the call that dequeues it.",
    .reloadData:
      "The application has the list ask for everything again: the rows at once, the cells with the next layout.",
  ]
}

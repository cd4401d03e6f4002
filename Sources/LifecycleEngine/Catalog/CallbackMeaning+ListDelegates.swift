extension CallbackMeaning {
  /// Headers, footers and selection.
  static let listDelegates: KeyValuePairs<Callback, StaticString> = [
    .numberOfSections: "Asks how many sections the list has; a data source without this method has one.",
    .tableViewCancelPrefetchingForRowsAtIndexPaths:
      "Rows whose data was to be prepared will probably not be shown after all.",
    .collectionViewCancelPrefetchingForItemsAtIndexPaths:
      "Items whose data was to be prepared will probably not be shown after all.",
    .tableViewViewForHeaderInSection:
      "Asks for the view of a section's header, when something of the section comes to the screen.",
    .tableViewWillDisplayHeaderViewForSection: "The header of a section is about to be shown.",
    .tableViewDidEndDisplayingHeaderViewForSection: "The header of a section is not shown any more.",
    .tableViewViewForFooterInSection:
      "Asks for the view of a section's footer, when something of the section comes to the screen.",
    .tableViewWillDisplayFooterViewForSection: "The footer of a section is about to be shown.",
    .tableViewDidEndDisplayingFooterViewForSection: "The footer of a section is not shown any more.",
    .collectionViewViewForSupplementaryElementOfKindAtIndexPath:
      "Asks for a view that belongs to a section and is no item, such as its header.",
    .collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath:
      "The header or footer of a section of the collection view is about to be shown.",
    .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath:
      "The header or footer of a section of the collection view is not shown any more.",
    .initWithReuseIdentifier: "A header or footer of a table is made in code, because the pool had none to give.",
    .tableViewShouldHighlightRowAtIndexPath:
      "A finger has come down on a row; whoever answers no ends it here, and the row is not selected.",
    .tableViewDidHighlightRowAtIndexPath: "A row is highlighted, for a finger is on it.",
    .tableViewDidUnhighlightRowAtIndexPath:
      "A row is not highlighted any more: the finger was lifted, or the touch was taken away.",
    .tableViewWillSelectRowAtIndexPath:
      "The user is about to select a row: the delegate can refuse or name another one.",
    .tableViewDidSelectRowAtIndexPath: "The user has selected a row; code that selects one tells nobody.",
    .tableViewWillDeselectRowAtIndexPath: "A row is about to be deselected, because the user selects another one.",
    .tableViewDidDeselectRowAtIndexPath: "A row was deselected, because the user has selected another one.",
    .collectionViewShouldHighlightItemAtIndexPath:
      "A finger has come down on an item; whoever answers no ends it here, and the item is not selected.",
    .collectionViewDidHighlightItemAtIndexPath: "An item is highlighted, for a finger is on it.",
    .collectionViewDidUnhighlightItemAtIndexPath:
      "An item is not highlighted any more; after a tap that comes behind its selection.",
    .collectionViewShouldSelectItemAtIndexPath: "Asks whether the item that the user has tapped is selected.",
    .collectionViewDidSelectItemAtIndexPath: "The user has selected an item of the collection view.",
    .collectionViewDidDeselectItemAtIndexPath: "An item was deselected, because the user has selected another one.",
  ]
}

extension CallbackMeaning {
  /// Headers, footers and selection.
  static let listDelegates: [CallbackMeaning] = [
    CallbackMeaning(
      .numberOfSections,
      "Asks how many sections the list has; a data source without this method has one.",
      "询问列表有多少个分区；未实现此方法的数据源只有一个分区。"),
    CallbackMeaning(
      .tableViewCancelPrefetchingForRowsAtIndexPaths,
      "Rows whose data was to be prepared will probably not be shown after all.",
      "此前要求准备数据的行很可能不会显示了。"),
    CallbackMeaning(
      .collectionViewCancelPrefetchingForItemsAtIndexPaths,
      "Items whose data was to be prepared will probably not be shown after all.",
      "此前要求准备数据的项很可能不会显示了。"),
    CallbackMeaning(
      .tableViewViewForHeaderInSection,
      "Asks for the view of a section's header, when something of the section comes to the screen.",
      "为分区询问头部视图：当该分区的内容进入屏幕时。"),
    CallbackMeaning(
      .tableViewWillDisplayHeaderViewForSection,
      "The header of a section is about to be shown.",
      "分区的头部视图即将显示。"),
    CallbackMeaning(
      .tableViewDidEndDisplayingHeaderViewForSection,
      "The header of a section is not shown any more.",
      "分区的头部视图不再显示。"),
    CallbackMeaning(
      .tableViewViewForFooterInSection,
      "Asks for the view of a section's footer, when something of the section comes to the screen.",
      "为分区询问尾部视图：当该分区的内容进入屏幕时。"),
    CallbackMeaning(
      .tableViewWillDisplayFooterViewForSection,
      "The footer of a section is about to be shown.",
      "分区的尾部视图即将显示。"),
    CallbackMeaning(
      .tableViewDidEndDisplayingFooterViewForSection,
      "The footer of a section is not shown any more.",
      "分区的尾部视图不再显示。"),
    CallbackMeaning(
      .collectionViewViewForSupplementaryElementOfKindAtIndexPath,
      "Asks for a view that belongs to a section and is no item, such as its header.",
      "询问属于分区但不是项的视图，例如分区头部。"),
    CallbackMeaning(
      .collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath,
      "The header or footer of a section of the collection view is about to be shown.",
      "集合视图分区的头部或尾部即将显示。"),
    CallbackMeaning(
      .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath,
      "The header or footer of a section of the collection view is not shown any more.",
      "集合视图分区的头部或尾部不再显示。"),
    CallbackMeaning(
      .initWithReuseIdentifier,
      "A header or footer of a table is made in code, because the pool had none to give.",
      "在代码中创建表格的头部或尾部视图，因为复用池中没有可用的。"),
    CallbackMeaning(
      .tableViewShouldHighlightRowAtIndexPath,
      "A finger has come down on a row; whoever answers no ends it here, and the row is not selected.",
      "手指按在某一行上。回答 NO 则到此为止：该行不会被选中。"),
    CallbackMeaning(
      .tableViewDidHighlightRowAtIndexPath,
      "A row is highlighted, for a finger is on it.",
      "某一行已高亮，因为手指按在上面。"),
    CallbackMeaning(
      .tableViewDidUnhighlightRowAtIndexPath,
      "A row is not highlighted any more: the finger was lifted, or the touch was taken away.",
      "某一行不再高亮：手指已抬起，或触摸被取消。"),
    CallbackMeaning(
      .tableViewWillSelectRowAtIndexPath,
      "The user is about to select a row: the delegate can refuse or name another one.",
      "用户即将选中某一行：代理可以拒绝或改为另一行。"),
    CallbackMeaning(
      .tableViewDidSelectRowAtIndexPath,
      "The user has selected a row; code that selects one tells nobody.",
      "用户已选中某一行。用代码选中时不会通知。"),
    CallbackMeaning(
      .tableViewWillDeselectRowAtIndexPath,
      "A row is about to be deselected, because the user selects another one.",
      "某一行即将取消选中，因为用户选中了另一行。"),
    CallbackMeaning(
      .tableViewDidDeselectRowAtIndexPath,
      "A row was deselected, because the user has selected another one.",
      "某一行已取消选中，因为用户选中了另一行。"),
    CallbackMeaning(
      .collectionViewShouldHighlightItemAtIndexPath,
      "A finger has come down on an item; whoever answers no ends it here, and the item is not selected.",
      "手指按在某一项上。回答 NO 则到此为止：该项不会被选中。"),
    CallbackMeaning(
      .collectionViewDidHighlightItemAtIndexPath,
      "An item is highlighted, for a finger is on it.",
      "某一项已高亮，因为手指按在上面。"),
    CallbackMeaning(
      .collectionViewDidUnhighlightItemAtIndexPath,
      "An item is not highlighted any more; after a tap that comes behind its selection.",
      "某一项不再高亮；轻点之后它排在选中之后。"),
    CallbackMeaning(
      .collectionViewShouldSelectItemAtIndexPath,
      "Asks whether the item that the user has tapped is selected.",
      "询问用户轻点的项是否可以选中。"),
    CallbackMeaning(
      .collectionViewDidSelectItemAtIndexPath,
      "The user has selected an item of the collection view.",
      "用户已选中集合视图的某一项。"),
    CallbackMeaning(
      .collectionViewDidDeselectItemAtIndexPath,
      "An item was deselected, because the user has selected another one.",
      "某一项已取消选中，因为用户选中了另一项。"),
  ]
}

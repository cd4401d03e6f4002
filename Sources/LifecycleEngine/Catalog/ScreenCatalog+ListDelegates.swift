extension ScreenCatalog {
  static let sections: [CallbackInfo] = [
    CallbackInfo(
      .tableViewViewForHeaderInSection, "tableView:viewForHeaderInSection:",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayHeaderViewForSection, "tableView:willDisplayHeaderView:forSection:", .tableViewDelegate,
      .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingHeaderViewForSection, "tableView:didEndDisplayingHeaderView:forSection:",
      .tableViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .tableViewViewForFooterInSection, "tableView:viewForFooterInSection:",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayFooterViewForSection, "tableView:willDisplayFooterView:forSection:", .tableViewDelegate,
      .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingFooterViewForSection, "tableView:didEndDisplayingFooterView:forSection:",
      .tableViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewViewForSupplementaryElementOfKindAtIndexPath,
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      swift: "collectionView(_:viewForSupplementaryElementOfKind:at:)", .collectionViewDataSource, .lists, .query,
      since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath,
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      swift: "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", .collectionViewDelegate, .lists,
      since: Version(8), argument: .row),
    CallbackInfo(
      .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath,
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      swift: "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", .collectionViewDelegate,
      .lists,
      since: Version(6), argument: .row),
  ]

  static let tableSelection: [CallbackInfo] = [
    CallbackInfo(
      .tableViewShouldHighlightRowAtIndexPath, "tableView:shouldHighlightRowAtIndexPath:",
      swift: "tableView(_:shouldHighlightRowAt:)", .tableViewDelegate, .lists, .query, since: Version(6), argument: .row
    ),
    CallbackInfo(
      .tableViewDidHighlightRowAtIndexPath, "tableView:didHighlightRowAtIndexPath:",
      swift: "tableView(_:didHighlightRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidUnhighlightRowAtIndexPath, "tableView:didUnhighlightRowAtIndexPath:",
      swift: "tableView(_:didUnhighlightRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewWillSelectRowAtIndexPath, "tableView:willSelectRowAtIndexPath:", swift: "tableView(_:willSelectRowAt:)",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewDidSelectRowAtIndexPath, "tableView:didSelectRowAtIndexPath:", swift: "tableView(_:didSelectRowAt:)",
      .tableViewDelegate, .lists, argument: .row),
    CallbackInfo(
      .tableViewWillDeselectRowAtIndexPath, "tableView:willDeselectRowAtIndexPath:",
      swift: "tableView(_:willDeselectRowAt:)", .tableViewDelegate, .lists, .query, since: Version(3), argument: .row),
    CallbackInfo(
      .tableViewDidDeselectRowAtIndexPath, "tableView:didDeselectRowAtIndexPath:",
      swift: "tableView(_:didDeselectRowAt:)",
      .tableViewDelegate, .lists, since: Version(3), argument: .row),
  ]

  static let itemSelection: [CallbackInfo] = [
    CallbackInfo(
      .collectionViewShouldHighlightItemAtIndexPath, "collectionView:shouldHighlightItemAtIndexPath:",
      swift: "collectionView(_:shouldHighlightItemAt:)", .collectionViewDelegate, .lists, .query, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewDidHighlightItemAtIndexPath, "collectionView:didHighlightItemAtIndexPath:",
      swift: "collectionView(_:didHighlightItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row
    ),
    CallbackInfo(
      .collectionViewDidUnhighlightItemAtIndexPath, "collectionView:didUnhighlightItemAtIndexPath:",
      swift: "collectionView(_:didUnhighlightItemAt:)", .collectionViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewShouldSelectItemAtIndexPath, "collectionView:shouldSelectItemAtIndexPath:",
      swift: "collectionView(_:shouldSelectItemAt:)", .collectionViewDelegate, .lists, .query, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewDidSelectItemAtIndexPath, "collectionView:didSelectItemAtIndexPath:",
      swift: "collectionView(_:didSelectItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewDidDeselectItemAtIndexPath, "collectionView:didDeselectItemAtIndexPath:",
      swift: "collectionView(_:didDeselectItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
  ]
}

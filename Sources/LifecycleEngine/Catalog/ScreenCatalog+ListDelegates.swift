extension ScreenCatalog {
  static let sections: [CallbackInfo] = [
    CallbackInfo(
      .tableViewViewForHeaderInSection, "tableView:viewForHeaderInSection:", "tableView(_:viewForHeaderInSection:)",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayHeaderViewForSection, "tableView:willDisplayHeaderView:forSection:",
      "tableView(_:willDisplayHeaderView:forSection:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingHeaderViewForSection, "tableView:didEndDisplayingHeaderView:forSection:",
      "tableView(_:didEndDisplayingHeaderView:forSection:)", .tableViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .tableViewViewForFooterInSection, "tableView:viewForFooterInSection:", "tableView(_:viewForFooterInSection:)",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewWillDisplayFooterViewForSection, "tableView:willDisplayFooterView:forSection:",
      "tableView(_:willDisplayFooterView:forSection:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidEndDisplayingFooterViewForSection, "tableView:didEndDisplayingFooterView:forSection:",
      "tableView(_:didEndDisplayingFooterView:forSection:)", .tableViewDelegate, .lists, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewViewForSupplementaryElementOfKindAtIndexPath,
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", .collectionViewDataSource, .lists, .query,
      since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath,
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", .collectionViewDelegate, .lists,
      since: Version(8), argument: .row),
    CallbackInfo(
      .collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath,
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", .collectionViewDelegate, .lists,
      since: Version(6), argument: .row),
  ]

  static let tableSelection: [CallbackInfo] = [
    CallbackInfo(
      .tableViewShouldHighlightRowAtIndexPath, "tableView:shouldHighlightRowAtIndexPath:",
      "tableView(_:shouldHighlightRowAt:)", .tableViewDelegate, .lists, .query, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidHighlightRowAtIndexPath, "tableView:didHighlightRowAtIndexPath:",
      "tableView(_:didHighlightRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewDidUnhighlightRowAtIndexPath, "tableView:didUnhighlightRowAtIndexPath:",
      "tableView(_:didUnhighlightRowAt:)", .tableViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .tableViewWillSelectRowAtIndexPath, "tableView:willSelectRowAtIndexPath:", "tableView(_:willSelectRowAt:)",
      .tableViewDelegate, .lists, .query, argument: .row),
    CallbackInfo(
      .tableViewDidSelectRowAtIndexPath, "tableView:didSelectRowAtIndexPath:", "tableView(_:didSelectRowAt:)",
      .tableViewDelegate, .lists, argument: .row),
    CallbackInfo(
      .tableViewWillDeselectRowAtIndexPath, "tableView:willDeselectRowAtIndexPath:",
      "tableView(_:willDeselectRowAt:)", .tableViewDelegate, .lists, .query, since: Version(3), argument: .row),
    CallbackInfo(
      .tableViewDidDeselectRowAtIndexPath, "tableView:didDeselectRowAtIndexPath:", "tableView(_:didDeselectRowAt:)",
      .tableViewDelegate, .lists, since: Version(3), argument: .row),
  ]

  static let itemSelection: [CallbackInfo] = [
    CallbackInfo(
      .collectionViewShouldHighlightItemAtIndexPath, "collectionView:shouldHighlightItemAtIndexPath:",
      "collectionView(_:shouldHighlightItemAt:)", .collectionViewDelegate, .lists, .query, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewDidHighlightItemAtIndexPath, "collectionView:didHighlightItemAtIndexPath:",
      "collectionView(_:didHighlightItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewDidUnhighlightItemAtIndexPath, "collectionView:didUnhighlightItemAtIndexPath:",
      "collectionView(_:didUnhighlightItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewShouldSelectItemAtIndexPath, "collectionView:shouldSelectItemAtIndexPath:",
      "collectionView(_:shouldSelectItemAt:)", .collectionViewDelegate, .lists, .query, since: Version(6),
      argument: .row),
    CallbackInfo(
      .collectionViewDidSelectItemAtIndexPath, "collectionView:didSelectItemAtIndexPath:",
      "collectionView(_:didSelectItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
    CallbackInfo(
      .collectionViewDidDeselectItemAtIndexPath, "collectionView:didDeselectItemAtIndexPath:",
      "collectionView(_:didDeselectItemAt:)", .collectionViewDelegate, .lists, since: Version(6), argument: .row),
  ]
}

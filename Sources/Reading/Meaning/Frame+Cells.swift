import LifecycleEngine
import Verify

extension Frame {
  /// "`prepareForReuse` of the cell", "cellForRow for the visible rows": whose row it is, which each call of it tells; "for a new
  /// cell" says when.
  ///
  /// - Returns: false where rows are counted, or told apart from others: a run is looked at row by row.
  mutating func takeCells() -> Bool {
    guard (sequence + subjects).contains(where: { $0.name.callback.info.owner.isOfLists }) else { return true }
    let speaksOfAll = strength == .always || features.meets([.all, .every, .both, .only])
    let isOfRows = { (said: FeatureSet) in said.meets([.cell, .list]) && said.isSubset(of: Frame.rows) }
    let namesRows =
      subjects.contains { isOfRows($0.receiver.features) } || conditions.contains { isOfRows($0.event.features) }
    guard state == nil, quantity == nil || conditions.contains(where: { $0.event.features.contains(.cell) }),
      !features.contains(.again), !(speaksOfAll && namesRows)
    else { return false }
    for index in subjects.indices where subjects[index].name.callback.info.owner.isOfLists {
      let said = subjects[index].receiver.features
      guard isOfRows(said), subjects[index].receiver.actor == nil else { continue }
      if said.contains(.arriving), subjects.count == 1 {
        conditions.append(Condition(relation: .when, event: Event(features: [.cell, .arriving], range: range)))
      }
      subjects[index].receiver = Receiver()
    }
    return true
  }

  private static let rows: FeatureSet = [.cell, .button, .list, .visible, .arriving, .same, .every, .all]
}

extension Situation {
  /// Whether a run of it shows that a callback of a list comes then, or does not: while one row goes another one comes.
  func shows(_ callback: Callback) -> Bool {
    switch (self, callback) {
    case (.cellShown, .tableViewCellForRowAtIndexPath), (.cellShown, .tableViewWillDisplayCellForRowAtIndexPath),
      (.cellShown, .collectionViewCellForItemAtIndexPath),
      (.cellShown, .collectionViewWillDisplayCellForItemAtIndexPath),
      (.cellHidden, .tableViewDidEndDisplayingCellForRowAtIndexPath),
      (.cellHidden, .collectionViewDidEndDisplayingCellForItemAtIndexPath),
      (.cellReused, .prepareForReuse), (.cellReused, .tableViewCellForRowAtIndexPath),
      (.cellReused, .collectionViewCellForItemAtIndexPath):
      true
    case (.cellShown, _), (.cellHidden, _), (.cellReused, _): false
    default: true
    }
  }
}

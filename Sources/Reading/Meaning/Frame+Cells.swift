import LifecycleEngine
import Verify

extension Frame {
  /// "`prepareForReuse` of the cell", "cellForRow for the visible rows": whose row it is, which each call of it tells; "for
  /// a new cell" says when.
  mutating func takeCells() {
    for index in subjects.indices where subjects[index].name.callback.info.owner.isOfLists {
      let said = subjects[index].receiver.features
      guard said.meets([.cell, .list]), said.isSubset(of: Self.rows), subjects[index].receiver.actor == nil else {
        continue
      }
      if said.contains(.arriving), subjects.count == 1 {
        conditions.append(Condition(relation: .when, event: Event(features: [.cell, .arriving], range: range)))
      }
      subjects[index].receiver = Receiver()
    }
  }

  private static let rows: FeatureSet = [.cell, .button, .list, .visible, .arriving, .same]
}

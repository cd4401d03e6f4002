/// The signature picture of a run: lanes side by side, time running down.
///
/// A row is one callback. Rows are counted from 0.
package struct ScoreModel: Sendable, Hashable {
  /// The receivers, from left to right.
  package var lanes: [Lane]
  /// What is drawn in each row, from top to bottom.
  package var rows: [Row]
  /// The states, each a stretch of one lane.
  package var bars: [Bar] = []
  /// The first row of each step.
  package var steps: [Int] = []

  /// One receiver.
  package struct Lane: Sendable, Hashable {
    /// What stands at the head.
    package var name: String
    /// What kind of receiver it is, which decides the shape of its head.
    package var kind: LaneKind
  }

  /// What a lane stands for.
  package enum LaneKind: String, Sendable, Hashable, CaseIterable {
    case app, scene, container, controller, view
  }

  /// One callback.
  package struct Row: Sendable, Hashable {
    /// An index of `lanes`.
    package var lane: Int
    /// What kind of callback it is, which decides the shape of its mark.
    package var kind: RowKind
  }

  /// What a callback is about; decides the shape of its mark.
  package enum RowKind: String, Sendable, Hashable, CaseIterable {
    case appState, loading, appearance, layout, containment, other
  }

  /// A stretch of time that a receiver spends in one state.
  package struct Bar: Sendable, Hashable {
    /// The lane, from 0.
    package var lane: Int
    /// The row in which the state begins, from 0.
    package var fromRow: Int
    /// The row at which the state ends; the number of rows if it lasts to the end.
    package var toRow: Int
    /// Which state it is.
    package var state: BarState
  }

  /// A state that lasts: of a controller's view, or of an app or scene.
  package enum BarState: String, Sendable, Hashable, CaseIterable {
    case appearing, appeared, disappearing
    case inactive, active, background
  }
}

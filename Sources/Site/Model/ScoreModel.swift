/// The signature picture of a run: lanes side by side, time running down.
///
/// A row is one callback. Rows are counted from 0.
public struct ScoreModel: Sendable, Hashable {
  public var lanes: [Lane]
  public var rows: [Row]
  public var bars: [Bar]
  /// The first row of each step.
  public var steps: [Int]

  public init(lanes: [Lane], rows: [Row], bars: [Bar] = [], steps: [Int] = []) {
    self.lanes = lanes
    self.rows = rows
    self.bars = bars
    self.steps = steps
  }

  /// One receiver.
  public struct Lane: Sendable, Hashable {
    public var name: String
    public var kind: LaneKind

    public init(name: String, kind: LaneKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What a lane stands for.
  public enum LaneKind: String, Sendable, Hashable, CaseIterable {
    case app, scene, container, controller, view
  }

  /// One callback.
  public struct Row: Sendable, Hashable {
    /// An index of `lanes`.
    public var lane: Int
    public var kind: RowKind

    public init(lane: Int, kind: RowKind) {
      self.lane = lane
      self.kind = kind
    }
  }

  /// What a callback is about; decides the shape of its mark.
  public enum RowKind: String, Sendable, Hashable, CaseIterable {
    case appState, loading, appearance, layout, containment, other
  }

  /// A stretch of time that a receiver spends in one state.
  public struct Bar: Sendable, Hashable {
    public var lane: Int
    public var fromRow: Int
    /// The row at which the state ends; the number of rows if it lasts to the end.
    public var toRow: Int
    public var state: BarState

    public init(lane: Int, fromRow: Int, toRow: Int, state: BarState) {
      self.lane = lane
      self.fromRow = fromRow
      self.toRow = toRow
      self.state = state
    }
  }

  /// A state that lasts: of a controller's view, or of an app or scene.
  public enum BarState: String, Sendable, Hashable, CaseIterable {
    case appearing, appeared, disappearing
    case inactive, active, background
  }
}

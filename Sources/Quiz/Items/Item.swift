public import Diagnostics
public import LifecycleEngine

/// An ordering question with everything that is needed to ask, grade and explain it.
///
/// Pieces stand in the order of the canonical run, so that index 0 is what that run delivers first. A response
/// is a list of indices: below `pieces.count` a piece, from there on a distractor.
public struct Item: Sendable, Equatable {
  /// Stable over rewording: the scenario's name and the part, `push-and-back.1`.
  public var id: String
  public var language: Language
  /// What is asked.
  public var stem: String
  /// What all the runs have in common: "iOS 13 and later", "animated".
  public var fixed: [String]
  /// What happened before the part that is asked about.
  public var given: Given
  public var pieces: [Piece]
  public var distractors: [Distractor]
  /// The accepted answers: every linear extension of what all runs agree on.
  public var key: PartialOrder
  /// The order in which the pieces are first shown; never an accepted one.
  public var start: [Int]
  /// The world of the canonical run.
  public var canonicalWorld: String
  /// How many runs were compared.
  public var worldCount: Int
  public var source: SourceNote
  /// Changes when the accepted answers change, and only then.
  public var semanticHash: UInt64
  /// From 1, easy, to 5.
  public var difficulty: Int
  /// The worlds whose runs were compared; empty if the runs are of none in particular.
  var worlds: Set<World> = []
  /// The scenario that was run in them, without its life cycle; empty if there is none.
  var scenario = ""

  /// The versions of iOS whose runs were compared, ascending.
  public var versions: [Version] { Set(worlds.map(\.version)).sorted() }

  /// Labels of pieces and distractors, indexed like a response.
  public var labels: [String] { pieces.map(\.label) + distractors.map(\.label) }

  /// The order of the canonical run.
  public var canonicalOrder: [Int] { Array(pieces.indices) }

  /// The item without what no run calls: for a first exposure, and for exams.
  public var withoutDistractors: Item {
    var item = self
    item.distractors = []
    item.start = start.filter { $0 < pieces.count }
    return item
  }

  /// What happened before the part that an item asks about.
  public struct Given: Sendable, Equatable {
    /// Earlier steps of the scenario: "launch".
    public var steps: [String]
    /// Labels of the last calls that the same step made before.
    public var calls: [String]
    /// How many calls of the same step came before `calls`.
    public var omittedCallCount: Int

    public init(steps: [String] = [], calls: [String] = [], omittedCallCount: Int = 0) {
      self.steps = steps
      self.calls = calls
      self.omittedCallCount = omittedCallCount
    }
  }
}

/// Where the note stands that an item was made from.
public struct SourceNote: Sendable, Hashable {
  public var path: String
  /// Counted from 1.
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// `notes/push.md:42`
  public var text: String { "\(path):\(line)" }
}

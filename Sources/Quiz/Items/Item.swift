package import Diagnostics
package import LifecycleEngine

/// An ordering question with everything that is needed to ask, grade and explain it.
///
/// Pieces stand in the order of the canonical run, so that index 0 is what that run delivers first. A response
/// is a list of indices: below `pieces.count` a piece, from there on a distractor.
package struct Item: Sendable, Equatable {
  /// Stable over rewording: the scenario's name and the part, `push-and-back.1`.
  package var id: String
  /// The language of all its texts.
  package var language: Language
  /// What is asked.
  package var stem: String
  /// What all the runs have in common: "iOS 13 and later", "animated".
  package var fixed: [String]
  /// What happened before the part that is asked about.
  package var given: Given
  /// What is to be ordered; indices below are into it.
  package var pieces: [Piece]
  /// What looks like a piece and comes in none of the runs.
  package var distractors: [Distractor]
  /// The accepted answers: every linear extension of what all runs agree on.
  package var key: PartialOrder
  /// The order in which the pieces are first shown; never an accepted one.
  package var start: [Int]
  /// The world of the canonical run.
  package var canonicalWorld: String
  /// How many runs were compared.
  package var worldCount: Int
  /// Where the note stands that it was made from.
  package var source: SourceNote
  /// Changes when the accepted answers change, and only then.
  package var semanticHash: UInt64
  /// From 1, easy, to 5.
  package var difficulty: Int
  /// The worlds whose runs were compared; empty if the runs are of none in particular.
  var worlds: Set<Edition> = []
  /// The scenario that was run in them, without its life cycle; empty if there is none.
  var scenario = ""

  /// The versions of iOS whose runs were compared, ascending.
  package var versions: [Version] { Set(worlds.map(\.version)).sorted() }

  /// Labels of pieces and distractors, indexed like a response.
  package var labels: [String] { pieces.map(\.label) + distractors.map(\.label) }

  /// The order of the canonical run.
  package var canonicalOrder: [Int] { Array(pieces.indices) }

  /// The item without what no run calls: for a first exposure, and for exams.
  package var withoutDistractors: Item {
    var item = self
    item.distractors = []
    item.start = start.filter { $0 < pieces.count }
    return item
  }

  /// What happened before the part that an item asks about.
  package struct Given: Sendable, Equatable {
    /// Earlier steps of the scenario: "launch".
    package var steps: [String] = []
    /// Labels of the last calls that the same step made before.
    package var calls: [String] = []
    /// How many calls of the same step came before `calls`.
    package var omittedCallCount: Int = 0
  }
}

/// Where the note stands that an item was made from.
package struct SourceNote: Sendable, Hashable {
  /// The note, as messages name it.
  package var path: String
  /// Counted from 1.
  package var line: Int

  /// A line of a note, from 1.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  /// `notes/push.md:42`
  package var text: String { "\(path):\(line)" }
}

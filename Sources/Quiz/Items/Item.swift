package import LifecycleEngine

/// An ordering question with everything that is needed to ask, grade and explain it.
///
/// Pieces stand in the order of the canonical run, so that index 0 is what that run delivers first. A response
/// is a list of indices: below `pieces.count` a piece, from there on a distractor.
@dynamicMemberLookup
package struct Item: Sendable, Equatable {
  /// What it has in common with items of other kinds.
  var facts: ItemFacts
  /// What is to be ordered; indices below are into it.
  package var pieces: [Piece]
  /// What looks like a piece and comes in none of the runs.
  var distractors: [Distractor]
  /// The accepted answers: every linear extension of what all runs agree on.
  package var key: PartialOrder
  /// The order in which the pieces are first shown; never an accepted one.
  package var start: [Int]

  /// What it has in common with items of other kinds, by name.
  package subscript<Value>(dynamicMember member: WritableKeyPath<ItemFacts, Value>) -> Value {
    get { facts[keyPath: member] }
    set { facts[keyPath: member] = newValue }
  }

  /// Labels of pieces and distractors, indexed like a response.
  package var labels: [String] { pieces.map(\.label) + distractors.map(\.label) }

  /// The callback of a piece, by selector; empty for a distractor.
  package func shownCallback(_ index: Int) -> String {
    pieces.indices.contains(index) ? pieces[index].callback.shownName : ""
  }

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
    var omittedCallCount: Int = 0
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

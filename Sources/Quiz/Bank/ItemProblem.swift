/// What is wrong with an item, as fresh runs show it.
package struct ItemProblem: Sendable, Equatable {
  /// The item's name.
  package var id: String
  /// Where the note stands that it was made from.
  package var source: SourceNote
  /// What kind of problem it is.
  package var kind: Kind
  /// What it is, as a sentence without a full stop.
  package var complaint: String

  /// What goes wrong for a learner.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A right answer is not accepted, or an answer is accepted that no run gives.
    case key
    /// The question is answered before it begins, or nearly so.
    case start
    /// Something that counts as wrong is right in some run.
    case wrongAnswer
  }
}

/// A sentence, item, row or line that names a callback, and what came of it. Silence is shown, so that nobody takes it for
/// approval.
package struct CoveredPlace: Sendable, Hashable {
  /// The bytes of the place.
  package var range: Range<Int>
  package var outcome: Outcome

  /// What came of a place.
  package enum Outcome: Sendable, Hashable {
    /// It was judged.
    case judged
    /// Some of its words were not understood: these.
    case partlyRead([Range<Int>])
    /// It claims nothing: it asks, advises, imagines, reports; the word says which.
    case noClaim(String)
    /// Nothing in it says when, whether, how often or in which order.
    case silent
  }
}

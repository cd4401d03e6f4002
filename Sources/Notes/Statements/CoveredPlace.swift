package import Diagnostics

/// A sentence, item, row or line that names a callback, and what came of it. Silence is shown, so that nobody takes it for
/// approval.
package struct CoveredPlace: Sendable, Hashable {
  /// The bytes of the place.
  package var range: Range<Int>
  /// What came of it.
  package var outcome: Outcome

  /// What came of a place.
  package enum Outcome: Sendable, Hashable {
    /// It was judged.
    case judged
    /// Some of its words were not understood: these.
    case partlyRead([Range<Int>])
    /// It claims nothing: it asks, advises, imagines, reports.
    case noClaim(Coverage.NoClaim)
    /// Nothing in it says when, whether, how often or in which order.
    case silent
  }
}

extension [CoveredPlace] {
  /// How many places there are of each kind.
  package var counts: Coverage {
    reduce(into: Coverage()) { counts, place in
      switch place.outcome {
      case .judged: counts.judged += 1
      case .partlyRead: counts.partlyRead += 1
      case .noClaim(let reason): counts.noClaim[reason, default: 0] += 1
      case .silent: counts.silent += 1
      }
    }
  }
}

/// An ordering before it is known what happens in it.
struct OrderingDraft {
  var steps: [Ordering.Step]
  var range: Range<Int>
  var form: Ordering.Form
  /// Texts that can tell what happens, the nearest first.
  var contexts: [Range<Int>]
  /// The text right at the steps, above all others: a comment, an item, a title line.
  var titles: [Range<Int>] = []
  /// Why it is taken for an order.
  var evidence: [ListEvidence] = []
}

/// What stands above a block: the texts that can tell what it shows.
struct OrderingPlace {
  /// The headings above, the nearest last.
  var headings: [Range<Int>] = []
  /// The text right before, in the same section.
  var leadIn: Range<Int>?
  /// Lines above that text that say where it is so.
  var setUp: [Range<Int>] = []
  /// The first lines of the list items around, the nearest last.
  var items: [Range<Int>] = []

  /// The texts above, the nearest first.
  var contexts: [Range<Int>] {
    (leadIn.map { [$0] } ?? []) + setUp + items.reversed() + headings.reversed()
  }
}

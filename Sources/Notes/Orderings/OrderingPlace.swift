/// What stands above a block: the texts that can tell what it shows.
struct OrderingPlace {
  /// The headings above, the nearest last.
  var headings: [Heading] = []
  /// The paragraph right before, in the same section.
  var leadIn: Range<Int>?
  /// The first lines of the list items around, the nearest last.
  var items: [Range<Int>] = []
  /// The mention that the item, the row or the section is about.
  var topic: Int?
  /// Two callbacks between which the next ones come ("between X and Y these two are called:").
  var between: Between?

  struct Heading {
    let level: Int
    let range: Range<Int>
  }

  struct Between {
    let first: Ordering.Step
    let last: Ordering.Step
    let range: Range<Int>
  }

  /// The texts above, the nearest first.
  var evidence: [Range<Int>] {
    var ranges: [Range<Int>] = []
    if let leadIn { ranges.append(leadIn) }
    ranges += items.reversed()
    ranges += headings.reversed().map(\.range)
    return ranges
  }

  /// Whether a text near above has the meaning: the lead-in, the items, the nearest headings.
  func says(_ meaning: OrderingCues.Meaning, bytes: [UInt8], reach: Int = 3) -> Bool {
    nearest(reach).contains { OrderingCues.meanings(in: $0, of: bytes).contains(meaning) }
  }

  /// What the paragraph right before says.
  func leadInSays(_ meaning: OrderingCues.Meaning, bytes: [UInt8]) -> Bool {
    leadIn.map { OrderingCues.meanings(in: $0, of: bytes).contains(meaning) } ?? false
  }

  private func nearest(_ reach: Int) -> [Range<Int>] {
    var ranges = items
    if let leadIn { ranges.append(leadIn) }
    ranges += headings.suffix(reach).map(\.range)
    return ranges
  }
}

/// An ordering before it is known what happens in it.
struct OrderingDraft {
  var steps: [Ordering.Step]
  var range: Range<Int>
  var form: Ordering.Form
  /// Texts that can tell what happens, the nearest first.
  var evidence: [Range<Int>]
  /// The text right at the steps, above all others: a comment, an item, a title line.
  var titles: [Range<Int>] = []
}

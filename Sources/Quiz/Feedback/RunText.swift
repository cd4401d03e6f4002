internal import LifecycleEngine

/// The canonical run of an item in words, shown after every answer: the right ones too.
struct RunText: Sendable {
  let item: Item
  let strings: Strings

  /// The heading, one line a call with its cause, what may come in either order, and why distractors are wrong.
  var lines: [String] {
    [heading] + rows + freePairs + distractors
  }

  /// The heading with the world of the run.
  var heading: String {
    item.canonicalWorld.isEmpty ? strings(.theRunPlain) : strings(.theRun, item.canonicalWorld)
  }

  /// One line a call.
  var rows: [String] {
    item.pieces.enumerated().map { index, piece in
      guard let because = piece.because, !because.isEmpty else {
        return strings(.runRow, "\(index + 1)", piece.label)
      }
      return strings(.runRowBecause, "\(index + 1)", piece.label, because)
    }
  }

  /// The pairs that some world reverses; if there are many, only how many orders are accepted.
  var freePairs: [String] {
    var found: [String] = []
    for (index, piece) in item.pieces.enumerated() {
      for later in item.pieces.indices where later > index {
        if !item.key.precedes(index, later) {
          found.append(strings(.eitherOrder, piece.label, item.pieces[later].label))
        }
      }
    }
    guard found.count > Self.shownPairCount else { return found }
    return item.key.linearExtensionCount().map { [strings(.ordersAccepted, "\($0)")] } ?? []
  }

  private static let shownPairCount = 3

  private var distractors: [String] {
    let text = FeedbackText(item: item, strings: strings)
    return item.distractors.indices.map { text.why(distractor: item.pieces.count + $0) }
  }
}

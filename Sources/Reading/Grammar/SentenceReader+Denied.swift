/// What a sentence denies beside what it says, and what a denial goes on from.
extension SentenceReader {
  /// "Y instead of X": X does not come where Y does.
  mutating func deny(_ calls: [Frame.Call], as frame: Frame) {
    pendingDenied = []
    guard !calls.isEmpty else { return }
    var other = frame.said(of: calls, isNegative: !frame.isNegative)
    // "No longer X but Y": Y for the first time.
    if !other.isNegative { other.features.remove(.again) }
    frames.append(other)
  }

  /// "Not at A, but at B": at A they do not come.
  mutating func deny(_ time: (conditions: [Frame.Condition], relations: [Frame.Relation]), as frame: Frame) {
    guard !time.conditions.isEmpty || !time.relations.isEmpty else { return }
    var other = frame.said(of: frame.subjects, isNegative: !frame.isNegative)
    (other.conditions, other.relations) = time
    other.features = other.features.subtracting([.first, .only])
    frames.append(other)
  }

  /// What does not come, without a word of when, does not come then: "X triggers Y, but it does not trigger Z"; and the
  /// other way round: "on a pop X is not called, but Y is".
  func inherit(_ frame: inout Frame) {
    guard frame.conditions.isEmpty, frame.relations.isEmpty, frame.quantity == nil,
      frame.versions == context.versions, !frame.features.contains(.again), let last = frames.last, last.noClaim == nil,
      frame.isNegative || last.isNegative
    else { return }
    frame.conditions = last.conditions
    frame.unread += last.unread
  }
}

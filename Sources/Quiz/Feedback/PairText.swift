/// Why one piece of an item comes before another, in a sentence.
struct PairText {
  let item: Item
  let strings: Strings

  /// An earlier step, what the run knows of both, an earlier moment, or their places in one; nil where a run told none of
  /// it, or the later one is no piece.
  func why(_ earlier: Int, before later: Int) -> String? {
    guard item.pieces.indices.contains(later), let first = item.pieces[earlier].moment,
      let second = item.pieces[later].moment
    else { return nil }
    let labels = (item.pieces[earlier].label, item.pieces[later].label)
    if first.stepText != second.stepText {
      return strings(.otherStep, labels.0, first.stepText, labels.1, second.stepText)
    }
    guard first.step == second.step else { return nil }
    if let reason = reason(earlier, before: later) { return strings(.whyFirst, labels.0, labels.1, reason) }
    if first.text != second.text { return strings(.otherMoment, labels.0, first.text, labels.1, second.text) }
    return strings(.sameMoment, labels.0, labels.1, first.text, compared)
  }

  private func reason(_ earlier: Int, before later: Int) -> String? {
    guard let first = call(earlier), let second = call(later) else { return nil }
    return WhyFirst(strings: strings).reason(first, before: second)
  }

  private func call(_ index: Int) -> WhyFirst.Call? {
    let piece = item.pieces[index]
    guard let cause = piece.cause, let moment = piece.moment else { return nil }
    return WhyFirst.Call(
      label: piece.label, receiver: piece.receiver, callback: piece.callback, cause: cause, moment: moment.text)
  }

  /// How many runs say so.
  var compared: String {
    item.worldCount == 1 ? strings(.onlyRun) : strings(.comparedRuns, "\(item.worldCount)")
  }
}

/// How one item was answered: all that progress, scheduling and item analysis need.
package struct ItemResult: Sendable, Equatable {
  /// The item's name.
  package var itemID: String
  /// What kind of question it was.
  package var kind: ItemKind
  /// Progress counts only as long as this is the item's hash.
  package var semanticHash: UInt64
  /// What was asked.
  package var stem: String
  /// Where the note stands that it was made from.
  package var source: SourceNote
  /// The submitted orders, as indices of pieces and distractors, or the picked options, one each.
  var responses: [[Int]]
  var credits: [Double]
  /// How many hints were given.
  package var hintCount: Int
  /// Whether the last response was accepted.
  package var isRight: Bool
  /// Whether a hint came before the first response.
  var wasHelpedFirst: Bool
  /// The callbacks asked about, and those that the first response has wrong, by selector.
  package var asked: [String]
  /// Those of them that the first response has wrong.
  package var missed: [String]
  /// What the first response has the wrong way round.
  package var slip: Answer.Slip?

  /// Takes what a model knows; nil if nothing was submitted or revealed.
  init?(_ model: AnswerModel) {
    switch model {
    case .ordering(let model): self.init(model)
    case .choice(let model): self.init(model)
    }
  }

  /// Takes what a model knows; nil if nothing was submitted or revealed.
  init?(_ model: OrderingModel) {
    guard !model.submissions.isEmpty || model.isFinished else { return nil }
    let item = model.item
    self.init(.ordering(item), hintCount: model.hintCount, earlyHintCount: model.earlyHintCount)
    responses = model.submissions.map(\.response)
    credits = model.submissions.map(\.grade.credit)
    isRight = model.outcome == .right
    guard let first = model.submissions.first else {
      missed = asked
      return
    }
    let counted = Grader(item: item).inPlacingOrder(first.response)
    let wrong = first.grade.toMove.map { first.response[$0] }.filter { item.pieces.indices.contains($0) }
    let names = (wrong + first.grade.missing).map { item.pieces[$0].callback.shownName }
    missed = asked.filter(names.contains)
    if let place = first.grade.firstWrongPlace, let expected = first.grade.expected, counted.indices.contains(place) {
      slip = Answer.Slip(earlier: item.labels[expected], later: item.labels[counted[place]])
    }
  }

  private init?(_ model: ChoiceModel) {
    guard !model.responses.isEmpty || model.isFinished else { return nil }
    self.init(.choice(model.item), hintCount: model.ruledOut.count, earlyHintCount: model.earlyHintCount)
    responses = model.responses.map { [$0] }
    credits = model.responses.map { $0 == model.item.answer ? 1 : 0 }
    isRight = model.outcome == .right
    missed = model.responses.first == model.item.answer ? [] : asked
  }

  private init(_ item: QuizItem, hintCount: Int, earlyHintCount: Int) {
    itemID = item.id
    kind = item.kind
    semanticHash = item.semanticHash
    stem = item.stem
    source = item.source
    asked = item.callbacks
    self.hintCount = hintCount
    wasHelpedFirst = earlyHintCount > 0
    (responses, credits, isRight, missed, slip) = ([], [], false, [], nil)
  }

  /// What counts: the credit of the first response, if it was given without help.
  package var credit: Double { wasHelpedFirst ? 0 : credits.first ?? 0 }

  /// Right at the first try and without a hint: the only answer that reviews count as remembered.
  var isRightAtOnce: Bool { isRight && responses.count == 1 && hintCount == 0 }
}

/// How one item was answered: all that progress, scheduling and item analysis need.
public struct ItemResult: Sendable, Equatable {
  public var itemID: String
  /// Progress counts only as long as this is the item's hash.
  public var semanticHash: UInt64
  public var stem: String
  public var source: SourceNote
  /// The submitted orders, as indices of pieces and distractors.
  public var responses: [[Int]]
  /// The credit of each response.
  public var credits: [Double]
  public var hintCount: Int
  /// Whether the last response was accepted.
  public var isRight: Bool
  /// Whether a hint came before the first response.
  public var wasHelpedFirst: Bool

  /// Takes what a model knows; nil if nothing was submitted or revealed.
  public init?(_ model: OrderingModel) {
    guard !model.submissions.isEmpty || model.isFinished else { return nil }
    itemID = model.item.id
    semanticHash = model.item.semanticHash
    stem = model.item.stem
    source = model.item.source
    responses = model.submissions.map(\.response)
    credits = model.submissions.map(\.grade.credit)
    hintCount = model.hintCount
    isRight = model.outcome == .right
    wasHelpedFirst = model.earlyHintCount > 0
  }

  /// What counts: the credit of the first response, if it was given without help.
  public var credit: Double { wasHelpedFirst ? 0 : credits.first ?? 0 }

  /// Right at the first try and without a hint: the only answer that reviews count as remembered.
  public var isRightAtOnce: Bool { isRight && responses.count == 1 && hintCount == 0 }
}

/// Items that are answered one after the other, and what came of them so far.
public struct QuizSession: Sendable {
  public let items: [Item]
  public let rules: AnsweringRules
  public private(set) var results: [ItemResult] = []
  /// Called as soon as an item has its result, so that nothing is lost when the terminal goes away.
  private let onResult: @Sendable (ItemResult) -> Void

  public init(
    items: [Item], rules: AnsweringRules = .practice,
    onResult: @escaping @Sendable (ItemResult) -> Void = { _ in }
  ) {
    self.items = items
    self.rules = rules
    self.onResult = onResult
  }

  /// Takes the result of an item, if it has one.
  mutating func record(_ model: OrderingModel) {
    guard let result = ItemResult(model) else { return }
    results.append(result)
    onResult(result)
  }

  /// What the session came to.
  public func report(_ end: SessionReport.End) -> SessionReport {
    SessionReport(results: results, itemCount: items.count, end: end)
  }
}

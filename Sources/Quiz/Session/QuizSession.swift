/// Items that are answered one after the other, and what came of them so far.
package struct QuizSession: Sendable {
  /// What is answered, in order.
  package let items: [QuizItem]
  /// The rules under which it is answered.
  package let rules: AnsweringRules
  /// What came of the items that were answered.
  private(set) var results: [ItemResult] = []
  private let onResponse: @Sendable (Int, ItemResult) -> Void

  /// - Parameter onResponse: Called with an item's place and what is known of it as soon as anything is: after
  ///   the first response, and again with each that follows, so that nothing is lost when the terminal goes away.
  package init(
    items: [QuizItem], rules: AnsweringRules = .practice,
    onResponse: @escaping @Sendable (Int, ItemResult) -> Void = { _, _ in }
  ) {
    self.items = items
    self.rules = rules
    self.onResponse = onResponse
  }

  /// Passes on what is known of an item that goes on.
  func note(_ model: AnswerModel, at place: Int) {
    if let result = ItemResult(model) { onResponse(place, result) }
  }

  /// Takes the result of an item, if it has one.
  mutating func record(_ model: AnswerModel, at place: Int) {
    guard let result = ItemResult(model) else { return }
    results.append(result)
    onResponse(place, result)
  }

  /// What the session came to.
  package func report(_ end: SessionReport.End) -> SessionReport {
    SessionReport(results: results, itemCount: items.count, end: end)
  }
}

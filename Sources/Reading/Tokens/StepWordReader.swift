/// "First, X is called", "最后会调用 X": at the head of a sentence about one callback the word goes on with what is told, and does
/// not say that nothing comes before it, or behind. Elsewhere it does, as "the very first" does everywhere.
enum StepWordReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isStepWord }) else { return tokens }
    let head = tokens.firstIndex(where: { !$0.isMark && !$0.isLight })
    let isOfOne = tokens.count { $0.isName } == 1
    return tokens.enumerated().map { index, token in
      guard token.isStepWord, index != head || !isOfOne else { return token }
      var token = token
      token.features.remove(.light)
      return token
    }
  }
}

extension Token {
  /// "Finally", as far as nothing says otherwise.
  var isStepWord: Bool { features == [.first, .light] || features == [.last, .light] }
}

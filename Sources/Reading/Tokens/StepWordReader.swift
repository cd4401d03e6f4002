/// "First, X is called", "最后会调用 X": at the head of a sentence about one callback the word goes on with what is told, and does
/// not say that nothing comes before it, or behind. Elsewhere it does, as "the very first" does everywhere.
enum StepWordReader {
  static func read(_ said: [Token]) -> [Token] {
    guard said.contains(where: { $0.isStepWord }) else { return said }
    let tokens = withLastOfList(said)
    let head = tokens.firstIndex(where: { !$0.isMark && !$0.isLight })
    let isOfOne = tokens.count { $0.isName } == 1
    return tokens.enumerated().map { index, token in
      guard token.isStepWord, index != head || !isOfOne else { return token }
      var token = token
      token.features.remove(.light)
      return token
    }
  }

  /// "X, Y y, por último, Z", "X, Y, and, finally, Z": the commas round the word set nothing off from the list.
  private static func withLastOfList(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    for index in tokens.indices {
      let isBefore =
        index > 1 && tokens[index - 1].features == [.and] && index + 1 < tokens.count && tokens[index + 1].isStepWord
      let isBehind =
        index > 2 && tokens[index - 1].isStepWord
        && (tokens[index - 2].features == [.and] || tokens[index - 3].features == [.and])
        && index + 1 < tokens.count && (tokens[index + 1].isName || tokens[index + 1].kind == .actor)
      if tokens[index].kind == .mark(.comma), isBefore || isBehind { continue }
      result.append(tokens[index])
    }
    return result
  }
}

extension Token {
  /// "Finally", as far as nothing says otherwise.
  var isStepWord: Bool { features == [.first, .light] || features == [.last, .light] }
}

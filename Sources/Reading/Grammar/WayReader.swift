/// "Push A → B": from the one to the other, wherever a language puts the words for that.
enum WayReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .mark(.arrow) }) else { return tokens }
    var result: [Token] = []
    for index in tokens.indices {
      if joins(index + 1, tokens), !joins(index - 1, tokens) {
        result.append(tokens[index].standing(for: .from))
      }
      result.append(joins(index, tokens) ? tokens[index].standing(for: .to) : tokens[index])
    }
    return result
  }

  /// Whether an arrow leads from somebody to somebody, and on to nobody else.
  private static func joins(_ arrow: Int, _ tokens: [Token]) -> Bool {
    func isActor(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .actor }
    func isArrow(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .mark(.arrow) }
    guard isArrow(arrow), isActor(arrow - 1), isActor(arrow + 1) else { return false }
    return !isArrow(arrow - 2) && !isArrow(arrow + 2) && !(arrow + 2 < tokens.count && tokens[arrow + 2].isName)
  }
}

extension Token {
  /// A word where the token begins.
  fileprivate func standing(for feature: Feature) -> Token {
    Token(kind: .word, range: range.lowerBound..<range.lowerBound, features: [feature])
  }
}

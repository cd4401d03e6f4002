/// "Presses the Home button twice", "双击 Home 键": what that opens, the list of apps, and no way home.
enum HomeButtonReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.has(.twice) }) else { return tokens }
    var tokens = tokens
    for place in tokens.indices where tokens[place].has(.twice) {
      let isTap = tokens[place].has(.tap)
      if let button = button(beside: place, tokens),
        isTap || clause(of: place, tokens).contains(where: { $0.has(.tap) })
      {
        tokens[button].features = [.appSwitcher]
        tokens[place].features = isTap ? [.tap] : [.light]
      } else if isTap {
        // Twice in a row on something else: a tap like others.
        tokens[place].features.remove(.twice)
      }
    }
    return tokens
  }

  private static func button(beside place: Int, _ tokens: [Token]) -> Int? {
    clause(of: place, tokens).indices.first { tokens[$0].has(.homeButton) }
  }

  /// The tokens around one, up to a name or a mark that cuts.
  private static func clause(of place: Int, _ tokens: [Token]) -> ArraySlice<Token> {
    let isEnd = { (token: Token) in token.isName || token.isCuttingMark }
    let start = tokens[..<place].lastIndex(where: isEnd).map { $0 + 1 } ?? tokens.startIndex
    let end = tokens[place...].firstIndex(where: isEnd) ?? tokens.endIndex
    return tokens[start..<end]
  }
}

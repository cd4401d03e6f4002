/// Cuts a text into sentences.
enum SentenceCutter {
  /// - Parameter joinsLines: whether a sentence goes on behind the end of a line, as in hard-wrapped prose. Where words are
  ///   not told apart by spaces, writers end sentences with lines.
  static func sentences(of tokens: [Token], joinsLines: Bool) -> [[Token]] {
    var sentences: [[Token]] = []
    var open: [Token] = []
    // What stands in a bracket ends no sentence; a bracket that nobody closes is none.
    var depth = 0
    let joinsLines = joinsLines || isWrapped(tokens)
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .mark(.open):
        if closes(behind: index, tokens) { depth += 1 }
        open.append(token)
      case .mark(.close):
        depth = max(0, depth - 1)
        open.append(token)
      case .mark(.stop) where depth > 0, .mark(.line) where depth > 0: open.append(token)
      case .mark(.line):
        let isHeaded = LabelReader.lengthOfHead(tokens[(index + 1)...]) > 0
        // "X (called when …)" above "Y (called when …)": each is explained by itself.
        let isRow =
          open.first?.isName ?? false && open.last?.kind == .mark(.close) && index + 1 < tokens.count
          && tokens[index + 1].isName
        // "When: before it appears" above "Use: refresh": fields of one thing.
        let isField = isField(open[...]) && isField(tokens[(index + 1)...])
        if !joinsLines || isHeaded || isRow || isField || open.last?.kind == .mark(.colon) { close(&open, &sentences) }
      case .mark(.stop), .mark(.question), .mark(.exclamation):
        open.append(token)
        close(&open, &sentences)
      default: open.append(token)
      }
    }
    close(&open, &sentences)
    return sentences
  }

  /// A word or two with a colon, and something behind it.
  private static func isField(_ line: ArraySlice<Token>) -> Bool {
    let label = line.prefix(3).prefix { !$0.isMark && !$0.isName }
    guard 1...2 ~= label.count, label.endIndex + 1 < line.endIndex else { return false }
    return line[label.endIndex].kind == .mark(.colon) && line[label.endIndex + 1].kind != .mark(.line)
  }

  /// Who ends sentences with stops within lines goes on behind a line that ends with none.
  private static func isWrapped(_ tokens: [Token]) -> Bool {
    let ends = tokens.indices.filter { tokens[$0].kind == .mark(.stop) }
    return ends.contains { $0 + 1 < tokens.count && tokens[$0 + 1].kind != .mark(.line) }
      && tokens.last?.kind == .mark(.stop)
  }

  private static func closes(behind index: Int, _ tokens: [Token]) -> Bool {
    tokens[(index + 1)...].prefix(mostInBracket).contains { $0.kind == .mark(.close) }
  }

  private static let mostInBracket = 40

  private static func close(_ open: inout [Token], _ sentences: inout [[Token]]) {
    if open.contains(where: { !$0.isMark }) { sentences.append(open) }
    open = []
  }
}

/// Cuts a text into sentences.
enum SentenceCutter {
  /// - Parameter joinsLines: whether a sentence goes on behind the end of a line, as in hard-wrapped prose. Where words are
  ///   not told apart by spaces, writers end sentences with lines.
  static func sentences(of tokens: [Token], joinsLines: Bool) -> [[Token]] {
    var sentences: [[Token]] = []
    var open: [Token] = []
    for token in tokens {
      switch token.kind {
      case .mark(.line):
        if !joinsLines || open.last?.kind == .mark(.colon) { close(&open, &sentences) }
      case .mark(.stop), .mark(.question), .mark(.exclamation):
        open.append(token)
        close(&open, &sentences)
      default: open.append(token)
      }
    }
    close(&open, &sentences)
    return sentences
  }

  private static func close(_ open: inout [Token], _ sentences: inout [[Token]]) {
    if open.contains(where: { !$0.isMark }) { sentences.append(open) }
    open = []
  }
}

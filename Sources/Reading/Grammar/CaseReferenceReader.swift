/// "In this case", "в этом случае": words that refer to what happens in the sentence before.
enum CaseReferenceReader {
  /// The tokens without them, and whether they were there.
  static func read(_ said: [Token], _ order: Lexicon.Order) -> (tokens: [Token], refersBack: Bool) {
    var tokens = said
    if order == .last { readCases(&tokens) }
    guard let place = tokens.firstIndex(where: { $0.features == [.that, .if] }) else { return (tokens, false) }
    var words = place...place
    let beside = order == .first ? place - 1 : place + 1
    if tokens.indices.contains(beside), tokens[beside].features.isSubset(of: [.at, .when, .light]),
      !tokens[beside].isName
    {
      words = min(place, beside)...max(place, beside)
    }
    // The comma behind them.
    if words.upperBound + 1 < tokens.count, tokens[words.upperBound + 1].kind == .mark(.comma) {
      words = words.lowerBound...(words.upperBound + 1)
    }
    let isBehind = isTold(before: words.lowerBound, tokens)
    tokens.removeSubrange(words)
    return (tokens, !isBehind)
  }

  /// "iOS may kill it: in that case X …": the same sentence tells which.
  private static func isTold(before words: Int, _ tokens: [Token]) -> Bool {
    guard words > 1, tokens[words - 1].isMark else { return false }
    let said = tokens[..<words]
    return said.contains { $0.features.meets(.changes) }
      && !said.contains { $0.isName || $0.features.meets(.denials) || !$0.isUnderstood }
  }

  /// "这种情况下": a time of which is only said that it was told.
  private static func readCases(_ tokens: inout [Token]) {
    for index in tokens.indices.dropFirst()
    where tokens[index].features == [.when] && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound {
      if tokens[index - 1].features == [.pointer] { tokens[index].features = [.that, .if] }
    }
  }
}

extension Passage {
  /// What happens in a sentence that refers to the one before: what was said there, as far as it was understood. What it denies does
  /// not happen, and nothing tells what does.
  func refer(_ context: inout Context, to before: Part) {
    context.take(
      title(before),
      unread: before.tokens.filter { !$0.isUnderstood || $0.features.meets(.denials) }.map { $0.range })
  }

  /// What such a sentence says of the time itself is beside that, and not it.
  func leaveUnread(_ frames: inout [Frame], besides conditions: [Frame.Condition], at place: Range<Int>) {
    let told = conditions.map { $0.event.range }
    for index in frames.indices where told.isEmpty || frames[index].conditions.map({ $0.event.range }) != told {
      frames[index].unread.append(place)
    }
  }
}

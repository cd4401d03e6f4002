/// "Only the visible controller gets X; the others do not even hear of it": that the others do not get it is what "only" says,
/// and is left out.
enum OthersReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    // "On a push only the new one gets X": whether that is all that brings it is another thing.
    guard let only = tokens.firstIndex(where: { $0.has(.only) }),
      !tokens[..<only].contains(where: { $0.features.meets(.changes) }),
      let others = tokens.indices.last(where: { $0 > only && tokens[$0].features == [.other] }),
      case let start = start(others, tokens, order), start > only, tokens[..<start].contains(where: { $0.isName }),
      case let end = tokens[others...].firstIndex(where: { $0.isCuttingMark }) ?? tokens.count,
      case let said = tokens[start..<end],
      said.contains(where: { $0.features.meets(.denials) }),
      said.allSatisfy({ $0.isMark || $0.isLight || $0.features.isSubset(of: words) })
    else { return tokens }
    return Array(tokens[..<start] + tokens[end...])
  }

  /// Where the clause of the others begins: behind a mark or a conjunction, and where verbs end a clause, behind a verb.
  private static func start(_ others: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Int {
    var start = others
    while start > 0, !tokens[start - 1].isCuttingMark {
      if order == .last, tokens[..<start].last(where: { !$0.isLight })?.isVerb ?? false { return start }
      start -= 1
      if tokens[start].features.meets([.and, .but]), !tokens[start].isName { return start }
    }
    return max(start - 1, 0)
  }

  /// What it may say: that they do not get it, or hear of it.
  private static let words: FeatureSet = [
    .other, .all, .controller, .display, .view, .that, .not, .nothing, .never, .neither, .get, .call, .of, .to, .at,
    .still, .and, .but, .instance, .callbacks, .hidden, .from,
  ]
}

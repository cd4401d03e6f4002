/// "When is X called?", "Когда вызывается X?": a word that else tells when asks for it.
enum MomentReader {
  static func read(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .mark(.question) }) else { return tokens }
    var tokens = tokens
    var isAtStart = true
    for index in tokens.indices {
      if isAtStart, tokens[index].features == [.when], asks(tokens[(index + 1)...]) {
        tokens[index].features = [.question, .moment]
      }
      isAtStart = tokens[index].isMark && (isAtStart || tokens[index].kind != .mark(.comma))
    }
    return tokens
  }

  /// Whether the rest of a sentence says of one callback that it is called, and no more.
  private static func asks(_ rest: ArraySlice<Token>) -> Bool {
    let said = rest.prefix { $0.kind != .mark(.question) && $0.kind != .mark(.stop) }
    guard said.endIndex < rest.endIndex, rest[said.endIndex].kind == .mark(.question) else { return false }
    return said.count { $0.isName } == 1 && said.contains { $0.isVerb }
      && said.allSatisfy { $0.isName || $0.isMark || $0.isLight || $0.kind == .word && $0.features.isSubset(of: plain) }
  }

  private static let plain: FeatureSet = [.call, .get, .may, .soon, .done, .exactly, .usually, .system, .callbacks]
}

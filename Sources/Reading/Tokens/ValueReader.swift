/// Gives a value that words say is passed to the callback that it is passed to: "X is called with `YES`", "X gets
/// `animated = NO`", "X 的参数是 nil".
enum ValueReader {
  static func read(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    guard tokens.contains(where: { $0.isName }) else { return tokens }
    var tokens = tokens
    // From behind, so that the places before stay.
    var index = tokens.count
    while index > 0 {
      index -= 1
      guard let value = value(tokens[index], bytes), let start = start(of: index, value, tokens, bytes),
        let name = tokens[..<start].lastIndex(where: { $0.isName })
      else { continue }
      // Of several that are named together each gets it, or the last.
      if let other = tokens[..<name].lastIndex(where: { $0.isName }), name < start - 1,
        tokens[other + 1..<name].allSatisfy({ $0.isMark || $0.isLight || $0.features == [.and] })
      {
        tokens[index].features = [.heavy]
        continue
      }
      tokens[name].argument = value
      tokens.removeSubrange(start...index)
      index = start
    }
    return tokens
  }

  /// Where the words for a value begin: behind the name itself, the verb of its call, or the word for what is passed. Nil where
  /// the value is no such thing: "no X is called", "this is true".
  private static func start(
    of index: Int, _ value: Token.Argument, _ tokens: [Token], _ bytes: [UInt8]
  ) -> Int? {
    if index + 1 < tokens.count, tokens[index + 1].isName { return nil }
    var start = index
    var isLabelled = false
    while start > 0 {
      let isLabel = tokens[start - 1].isWord("animated", bytes)
      guard isLabel || isBetween(tokens[start - 1]) else { break }
      isLabelled = isLabelled || isLabel
      start -= 1
    }
    guard start > 0 else { return nil }
    let before = tokens[start - 1]
    if before.has(.property) || isLabelled {
      return before.isName || before.isVerb || before.has(.property) ? start : nil
    }
    // In a cell "called: YES" is no value.
    let isWritten = value == .nil ? start < index : isObjectiveC(tokens[index], bytes) && !tokens[index - 1].isMark
    let isPassed = before.isName || before.features.meets([.call, .get]) && !before.features.meets([.not, .never])
    return isWritten && isPassed ? start : nil
  }

  private static func isBetween(_ token: Token) -> Bool {
    token.isLight || token.kind == .mark(.colon) || token.kind == .mark(.other) || token.kind == .mark(.quote)
  }

  /// Whether it is in capitals, which "true" and "no" of a text are not.
  private static func isObjectiveC(_ token: Token, _ bytes: [UInt8]) -> Bool {
    bytes[token.range].allSatisfy { $0 < 0x61 }
  }

  private static func value(_ token: Token, _ bytes: [UInt8]) -> Token.Argument? {
    guard token.kind == .word || token.kind == .unknown else { return nil }
    func reads(_ values: String...) -> Bool { values.contains { $0.utf8.elementsEqual(bytes[token.range]) } }
    return reads("YES", "true") ? .yes : reads("NO", "false") ? .no : reads("nil") ? .nil : nil
  }
}

extension Token {
  fileprivate func isWord(_ word: String, _ bytes: [UInt8]) -> Bool { word.utf8.elementsEqual(bytes[range]) }
}

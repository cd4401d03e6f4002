/// "X comes before Y, not after it", "Y 후가 아니라 전에": what it is not, where that is the opposite of what it is, says nothing more.
enum OppositeReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.has(.not) || $0.has(.instead) }), tokens.contains(where: { direction($0) != nil })
    else {
      return tokens
    }
    for not in tokens.indices where tokens[not].kind == .word && tokens[not].features.meets([.not, .instead]) {
      guard let range = order == .first ? behind(not, tokens) : ahead(of: not, tokens) else { continue }
      return Array(tokens[..<range.lowerBound] + tokens[range.upperBound...])
    }
    return tokens
  }

  /// "…, а не после него", "… y no después".
  private static func behind(_ not: Int, _ tokens: [Token]) -> Range<Int>? {
    guard tokens[not].features.isSubset(of: [.not, .but, .instead]),
      let word = tokens[(not + 1)...].firstIndex(where: { !$0.isLight }),
      let denied = tokens[word].features == [.then] ? .after : direction(tokens[word]),
      case let end = tokens[(word + 1)...].firstIndex(where: { !$0.isLight && $0.features != [.that] }) ?? tokens.count,
      end == tokens.count || tokens[end].isCuttingMark
    else { return nil }
    var start = not
    while start > 0, tokens[start - 1].features.meets([.and, .but]) || tokens[start - 1].isSetOff { start -= 1 }
    let said = tokens[..<start].filter { direction($0) != nil }
    let isJoined = start < not || tokens[not].features.meets([.but, .instead])
    guard isJoined, said.count == 1, direction(said[0]) == (denied == .after ? .before : .after) else { return nil }
    return start..<end
  }

  /// "Y 후가 아니라 전에", "…, 후가 아니다".
  private static func ahead(of not: Int, _ tokens: [Token]) -> Range<Int>? {
    guard let word = tokens[..<not].lastIndex(where: { !$0.isLight }), let denied = direction(tokens[word]),
      tokens[not].has(.not), tokens[not].features.isSubset(of: [.not, .instead, .but])
    else { return nil }
    let opposite: Feature = denied == .after ? .before : .after
    if let next = tokens[(not + 1)...].first(where: { !$0.isLight }), !next.isMark {
      return direction(next) == opposite ? word..<(not + 1) : nil
    }
    let said = tokens[..<word].filter { direction($0) != nil }
    guard word > 0, tokens[word - 1].isSetOff, said.count == 1, direction(said[0]) == opposite else { return nil }
    return (word - 1)..<(tokens[(not + 1)...].firstIndex { !$0.isLight } ?? tokens.count)
  }

  private static func direction(_ token: Token) -> Feature? {
    guard token.kind == .word, token.features.isSubset(of: [.before, .after, .earlier, .later, .right, .light]) else {
      return nil
    }
    if token.features.meets([.before, .earlier]) { return token.features.meets([.after, .later]) ? nil : .before }
    return token.features.meets([.after, .later]) ? .after : nil
  }
}

extension Token {
  fileprivate var isSetOff: Bool { [.mark(.comma), .mark(.dash), .mark(.semicolon)].contains(kind) }
}

/// "After this method X is called", "이 메소드 호출 뒤에 X": behind what was spoken of. The words for it become one, as in "after
/// that", so that nothing else is taken for what it is behind.
enum BackReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.pointsBack || $0.features == [.last] }) else { return tokens }
    var result: [Token] = []
    var place = 0
    while place < tokens.count {
      guard let said = order == .first ? behind(place, tokens) : before(place, tokens) else {
        result.append(tokens[place])
        place += 1
        continue
      }
      result.append(said.token)
      place = said.end
    }
    return result
  }

  /// "After this method (is called), …", "before the call of this method …": a relation with what it points to behind it.
  private static func behind(_ start: Int, _ tokens: [Token]) -> (token: Token, end: Int)? {
    guard tokens[start].isBeforeOrAfter else { return nil }
    var place = next(start + 1, tokens)
    if place < tokens.count, tokens[place].features == [.call] { place = next(place + 1, tokens) }
    // "After the last function": the one that was named last.
    let isLast = place < tokens.count && tokens[place].features == [.last] && endsTime(next(place + 1, tokens), tokens)
    guard place < tokens.count, tokens[place].pointsBack || isLast else { return nil }
    var end = next(place + 1, tokens)
    if end + 1 < tokens.count, tokens[end].features == [.call], tokens[end + 1].kind == .mark(.comma) { end += 1 }
    // "Before it receives X" tells what one gets who was spoken of, "… and Y after it" what X was measured by.
    let isPronoun = tokens[place].features == [.that] && end == place + 1
    let isEnd = end == tokens.count || tokens[end].isMark && tokens[end].kind != .mark(.comma)
    guard
      isLast
        || (isEnd ? !isPronoun : tokens[end].isMark || tokens[end].isName || tokens[end].isVerb && !isPronoun)
    else { return nil }
    var token = tokens[start]
    token.features.formUnion([.that, .done])
    return (token, end)
  }

  /// Whether nothing stands here that could be what "the last" is said of.
  private static func endsTime(_ place: Int, _ tokens: [Token]) -> Bool {
    place == tokens.count || tokens[place].isMark || tokens[place].features.meets([.when, .if, .at, .during])
  }

  /// "该方法调用之后": a relation behind what it points to.
  private static func before(_ start: Int, _ tokens: [Token]) -> (token: Token, end: Int)? {
    // "`X` 이 호출된 후": behind a name it is a particle.
    guard tokens[start].pointsBack, !(tokens[..<start].last { $0.kind != .mark(.quote) }?.isName ?? false) else {
      return nil
    }
    var place = next(start + 1, tokens)
    if place < tokens.count, tokens[place].features == [.call] { place = next(place + 1, tokens) }
    guard place < tokens.count, tokens[place].isBeforeOrAfter else { return nil }
    var token = tokens[place]
    token.features.insert(.that)
    return (token, place + 1)
  }

  /// Past words without weight, which point nowhere.
  private static func next(_ start: Int, _ tokens: [Token]) -> Int {
    tokens[min(start, tokens.count)...].firstIndex { !$0.isLight && $0.features != [.of] || $0.pointsBack }
      ?? tokens.count
  }
}

extension Token {
  fileprivate var pointsBack: Bool { kind == .word && (features == [.pointer] || features == [.that]) }

  fileprivate var isBeforeOrAfter: Bool {
    kind == .word && features.meets([.before, .after]) && features.isSubset(of: [.before, .after, .right, .at])
  }
}

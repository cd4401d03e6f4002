/// "The tab you go to", "离开的那个 tab": who that is of two is told by the way of the user, and nothing happens.
enum VisitReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    order == .first ? behind(tokens) : before(behind(tokens))
  }

  /// "The tab you go to", "the screen that the user comes from".
  private static func behind(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    var place = tokens.count
    while place > 2 {
      place = min(place, tokens.count) - 1
      let end = place
      let next = end + 1 < tokens.count ? tokens[end + 1] : nil
      let isLeft = tokens[end].features == [.from] || tokens[end].features == [.leave]
      guard tokens[end].features == [.to] || isLeft,
        next?.isMark ?? true || next?.isVerb ?? false, let user = tokens[..<end].lastIndex(where: { $0.has(.user) }),
        end - user < 4, user > 0,
        tokens[user..<end].allSatisfy({ $0.kind == .word }),
        let thing = tokens[..<user].lastIndex(where: { !$0.isLight }), tokens[thing].isPlace
      else { continue }
      tokens[thing].features.insert(isLeft ? .leaving : .arriving)
      tokens.removeSubrange((thing + 1)...end)
    }
    return tokens
  }

  /// "离开的那个 tab".
  private static func before(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for start in tokens.indices.dropLast(2).reversed() where tokens[start].features == [.leave] {
      guard tokens[start + 1].has(.of),
        let thing = tokens[(start + 2)...].firstIndex(where: { !$0.isLight }), thing < tokens.count - 1,
        tokens[thing].isPlace
      else { continue }
      tokens[thing].features.insert(.leaving)
      tokens.removeSubrange(start..<thing)
    }
    return tokens
  }
}

extension Token {
  /// What a user can come to, and leave.
  fileprivate var isPlace: Bool {
    kind == .word && !features.isEmpty && features.isSubset(of: [.tab, .controller, .display, .view, .page])
  }
}

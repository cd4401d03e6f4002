/// "On a push the new controller gets X", "新控制器在 push 时收到 X": who gets it is no part of what happens, and is set off where
/// nobody wrote a comma.
enum GetterReader {
  static func read(_ tokens: [Token], _ bytes: [UInt8], _ language: SentenceLanguage) -> [Token] {
    var tokens = withWay(withoutBrackets(tokens))
    guard language.order == .first else { return withTopic(withLeft(tokens), bytes) }
    // From the end, so that what is put in moves nothing that is still to be looked at.
    for index in tokens.indices.reversed() where gets(index, tokens) {
      guard let start = getter(before: index, tokens, bytes, language), happens(before: start, tokens) else { continue }
      let place = tokens[start].range.lowerBound
      tokens.insert(Token(kind: .mark(.comma), range: place..<place), at: start)
    }
    return tokens
  }

  /// "X (of the new controller)": as if it stood before the name.
  private static func withoutBrackets(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for open in tokens.indices.dropFirst().reversed() where tokens[open].kind == .mark(.open) && tokens[open - 1].isName
    {
      guard let close = tokens[open...].firstIndex(where: { $0.kind == .mark(.close) }) else { continue }
      let inside = tokens[(open + 1)..<close].filter { $0.features != [.of] }
      guard inside.allSatisfy({ $0.kind == .word && $0.features.isSubset(of: somebody) }),
        inside.contains(where: { $0.features.meets(told) })
      else { continue }
      // They stand where the name begins, so that places still rise from token to token.
      let place = tokens[open - 1].range.lowerBound
      let before = (inside.map { $0.features } + [[.of]]).map {
        Token(kind: .word, range: place..<place, features: $0)
      }
      tokens.replaceSubrange((open - 1)...close, with: before + [tokens[open - 1]])
    }
    return tokens
  }

  /// "The tab you go to", "the screen that the user comes from": who that is of two.
  private static func withWay(_ tokens: [Token]) -> [Token] {
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
        let thing = tokens[..<user].lastIndex(where: { !$0.isLight }), !tokens[thing].features.isEmpty,
        tokens[thing].features.isSubset(of: [.tab, .controller, .display, .view, .page])
      else { continue }
      tokens[thing].features.insert(isLeft ? .leaving : .arriving)
      tokens.removeSubrange((thing + 1)...end)
    }
    return tokens
  }

  /// "离开的那个 tab": who that is, and nothing that happens.
  private static func withLeft(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for start in tokens.indices.dropLast(2).reversed() where tokens[start].features == [.leave] {
      guard tokens[start + 1].has(.of),
        let thing = tokens[(start + 2)...].firstIndex(where: { !$0.isLight }), thing < tokens.count - 1,
        tokens[thing].kind == .word, !tokens[thing].features.isEmpty,
        tokens[thing].features.isSubset(of: [.tab, .controller, .display, .view, .page])
      else { continue }
      tokens[thing].features.insert(.leaving)
      tokens.removeSubrange(start..<thing)
    }
    return tokens
  }

  /// Where relation words stand last they end what happens: only who is spoken of before all that needs to be set off.
  private static func withTopic(_ tokens: [Token], _ bytes: [UInt8]) -> [Token] {
    var tokens = tokens
    for start in tokens.indices.reversed() where start == 0 || tokens[start - 1].isCuttingMark {
      let named = tokens[start...].prefix { $0.kind == .word && $0.features.isSubset(of: somebody) }
      guard named.contains(where: { $0.features.meets(told) }),
        let next = tokens[named.endIndex...].firstIndex(where: { !$0.features.isSubset(of: [.at, .light]) }),
        tokens[next].kind == .word, isTopic(bytes[tokens[start].range.lowerBound..<tokens[next].range.lowerBound])
      else { continue }
      let rest = tokens[next...].prefix { !$0.isCuttingMark }
      guard let when = rest.firstIndex(where: { $0.features.meets(times) }),
        rest[..<when].contains(where: { $0.features.meets(.changes) }),
        rest[when...].contains(where: { $0.isName }), rest[when...].contains(where: { $0.isVerb })
      else { continue }
      let place = tokens[next].range.lowerBound
      tokens.insert(Token(kind: .mark(.comma), range: place..<place), at: next)
    }
    return tokens
  }

  /// Whether words end with what makes a topic of them.
  private static func isTopic(_ said: ArraySlice<UInt8>) -> Bool {
    let said = said.prefix(said.lastIndex { $0 != 0x20 }.map { $0 + 1 - said.startIndex } ?? 0)
    return topics.contains { topic in topic.withUTF8Buffer { said.suffix($0.count).elementsEqual($0) } }
  }

  private static let topics: [StaticString] = ["은", "는", "は", "在"]
  private static let times: FeatureSet = [.when, .after, .before, .during]
  /// Who of two it is.
  private static let told: FeatureSet = [.arriving, .leaving, .below, .top, .parent, .child, .other, .idle]

  /// "Gets", "runs X".
  private static func gets(_ index: Int, _ tokens: [Token]) -> Bool {
    if tokens[index].has(.get) { return true }
    return tokens[index].features == [.call] && tokens[(index + 1)...].first { !$0.isLight }?.isName ?? false
  }

  /// Where the words for who gets it begin.
  private static func getter(
    before verb: Int, _ tokens: [Token], _ bytes: [UInt8], _ language: SentenceLanguage
  ) -> Int? {
    var end = verb
    while end > 0, tokens[end - 1].features.isSubset(of: beside), tokens[end - 1].kind == .word { end -= 1 }
    if end > 0, tokens[end - 1].kind == .actor { return end - 1 }
    var start = end
    var isSomebody = false
    while start > 0, tokens[start - 1].isSomebody {
      start -= 1
      isSomebody = isSomebody || !tokens[start].isLight
      let begins = tokens[start].isArticle(bytes) || tokens[start].features.meets([.both, .every, .all])
      // "The new one and the old one": both.
      if isSomebody, language != .russian, begins, start == 0 || !tokens[start - 1].has(.and) { return start }
    }
    guard language == .russian, isSomebody else { return nil }
    // "После push нового контроллера старый получает": the last of those who are told apart.
    let told = tokens[start..<end].lastIndex { $0.features.meets(.roles) }
    guard let first = told ?? tokens[start..<end].firstIndex(where: { !$0.isLight }) else { return nil }
    // "При push у добавляемого контроллера вызывается": with the preposition, and all words behind it.
    let at = tokens[..<first].lastIndex { !$0.features.meets(.changes) }
    return at.flatMap { tokens[$0].features == [.at] ? $0 : nil } ?? first
  }

  /// Whether what stands before tells what happens, and its last word goes with nothing that follows.
  private static func happens(before start: Int, _ tokens: [Token]) -> Bool {
    let begin = tokens[..<start].lastIndex { $0.isMark || $0.isName }.map { $0 + 1 } ?? 0
    let said = tokens[begin..<start]
    guard let last = said.last(where: { !$0.isLight }), !last.features.meets(joints) else { return false }
    // "The controller that leaves the stack": which one it is, and nothing that happens.
    let isRelative = said.contains { $0.isRelative }
    return said.contains { $0.features.meets(.changes) } && !said.contains { $0.has(.get) || $0.has(.call) }
      && !isRelative
  }

  /// What may stand between somebody and what they get.
  private static let beside: FeatureSet = [
    .light, .not, .never, .may, .still, .again, .always, .usually, .only, .first, .then,
  ]
  /// Who gets callbacks.
  fileprivate static let somebody = FeatureSet.roles.union([
    .light, .both, .every, .all, .controller, .view, .display, .scene, .app, .delegate, .tab, .page, .modal, .sheet,
    .instance, .stack,
    .tabs,
  ])
  private static let joints: FeatureSet = [.and, .or, .of, .by, .from, .to, .than, .between, .without, .that]
}

extension Token {
  /// Whether it may be a word for who gets callbacks: "the pushed controller" and "the new one" are.
  fileprivate var isSomebody: Bool {
    kind == .word && (features.isSubset(of: GetterReader.somebody) || features.meets(.roles) || features == [.and])
  }

  /// "The", "la": a new word for somebody begins with it.
  fileprivate func isArticle(_ bytes: [UInt8]) -> Bool {
    isLight
      && Self.articles.contains { word in
        word.withUTF8Buffer { $0.elementsEqual(bytes[range].lazy.map { $0 | 0x20 }) }
      }
  }

  private static let articles: [StaticString] = [
    "the", "a", "an", "its", "each", "el", "la", "los", "las", "su", "un", "una", "cada",
  ]
}

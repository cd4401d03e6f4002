/// "On a push the new controller gets X", "新控制器在 push 时收到 X": who gets it is no part of what happens, and is set off where
/// nobody wrote a comma.
enum GetterReader {
  static func read(_ tokens: [Token], _ language: SentenceLanguage) -> [Token] {
    guard language.order == .first else { return withTopic(tokens) }
    let hasArticles = Lexicons.lexicon(language).hasArticles
    var tokens = tokens
    // From the end, so that what is put in moves nothing that is still to be looked at.
    for index in tokens.indices.reversed() where gets(index, tokens) {
      guard let start = getter(before: index, tokens, hasArticles), happens(before: start, tokens),
        hasArticles || tokens[index].has(.get) || isTimed(before: start, tokens)
      else { continue }
      let place = tokens[start].range.lowerBound
      tokens.insert(Token(kind: .mark(.comma), range: place..<place), at: start)
    }
    return tokens
  }

  /// Where relation words stand last they end what happens: only who is spoken of before all that needs to be set off.
  private static func withTopic(_ said: [Token]) -> [Token] {
    var tokens = withConcession(said)
    for start in tokens.indices.reversed() where start == 0 || tokens[start - 1].setsOff {
      let named = tokens[start...].prefix { $0.isOfSomebody }
      guard named.contains(where: { $0.tellsWhich }),
        let next = tokens[named.endIndex...].firstIndex(where: {
          $0.isName || !$0.features.isSubset(of: [.at, .light])
        }),
        tokens[next - 1].others.contains(.topic)
      else { continue }
      let rest = tokens[next...].prefix { !$0.isCuttingMark }
      // "下の画面には X のあと Y が来る": both.
      let both = rest.prefix { !$0.setsOff }
      let isOfBoth =
        tokens[next].isName
        && both.dropFirst().first { $0.features != [.of] }?.features.meets([.before, .after]) ?? false
        && both.dropFirst().contains { $0.isName } && both.contains { $0.isVerb }
      if isOfBoth {
        let place = tokens[next].range.lowerBound
        tokens.insert(Token(kind: .mark(.comma), range: place..<place), at: next)
        continue
      }
      guard tokens[next].kind == .word, let when = rest.firstIndex(where: { $0.features.meets(times) }),
        rest[..<when].contains(where: { $0.features.meets(.changes) }),
        rest[when...].contains(where: { $0.isName }), rest[when...].contains(where: { $0.isVerb })
      else { continue }
      let place = tokens[next].range.lowerBound
      tokens.insert(Token(kind: .mark(.comma), range: place..<place), at: next)
    }
    return tokens
  }

  /// "X を呼ぶと画面に出ていなくても Y は走る": what happens, and what makes no difference to it.
  private static func withConcession(_ said: [Token]) -> [Token] {
    var tokens = said
    for index in tokens.indices.dropLast().reversed()
    where tokens[index].features == [.when, .although] && !tokens[index + 1].isMark {
      let start = tokens[..<index].lastIndex { $0.setsOff }.map { $0 + 1 } ?? 0
      guard let when = tokens[start..<index].lastIndex(where: { $0.features == [.when] }) else { continue }
      for place in [index + 1, when + 1] {
        let offset = tokens[place].range.lowerBound
        tokens.insert(Token(kind: .mark(.comma), range: offset..<offset), at: place)
      }
    }
    return tokens
  }

  private static let times: FeatureSet = [.when, .after, .before, .during]

  /// "Gets", "runs X".
  private static func gets(_ index: Int, _ tokens: [Token]) -> Bool {
    if tokens[index].has(.get) { return true }
    return tokens[index].features == [.call] && tokens[(index + 1)...].first { !$0.isLight }?.isName ?? false
  }

  /// Where the words for who gets it begin.
  private static func getter(before verb: Int, _ tokens: [Token], _ hasArticles: Bool) -> Int? {
    var end = verb
    while end > 0, tokens[end - 1].features.isSubset(of: beside), tokens[end - 1].kind == .word { end -= 1 }
    if end > 0, tokens[end - 1].kind == .actor { return end - 1 }
    var start = end
    var isSomebody = false
    while start > 0, tokens[start - 1].isSomebody {
      start -= 1
      isSomebody = isSomebody || !tokens[start].isLight
      let begins = tokens[start].isArticle || tokens[start].features.meets([.both, .every, .all])
      // "The new one and the old one": both.
      if isSomebody, hasArticles, begins, start == 0 || !tokens[start - 1].has(.and) { return start }
    }
    guard !hasArticles, isSomebody else { return nil }
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
    return said.contains { $0.features.meets(happenings) } && !said.contains { $0.has(.get) || $0.has(.call) }
      && !isRelative
  }

  /// "При сворачивании приложение вызывает X", but not "Сворачивание приложения вызывает X": what happens is no subject of the verb.
  private static func isTimed(before start: Int, _ tokens: [Token]) -> Bool {
    let begin = tokens[..<start].lastIndex { $0.isMark || $0.isName }.map { $0 + 1 } ?? 0
    return tokens[begin..<start].contains { $0.features.meets(.relations) }
  }

  /// What may stand between somebody and what they get.
  private static let beside: FeatureSet = [
    .light, .not, .never, .may, .still, .again, .always, .usually, .only, .first, .then,
  ]
  /// "Con fullScreen el controlador de debajo recibe X": how something is presented tells that it is.
  private static let happenings = FeatureSet.changes.union([.fullScreen, .overFullScreen, .currentContext, .popover])
  private static let joints: FeatureSet = [.and, .or, .of, .by, .from, .to, .than, .between, .without, .that]
}

extension Token {
  /// A word for who gets callbacks, and no more.
  var isOfSomebody: Bool { kind == .word && features.isSubset(of: Token.somebody) }

  /// Says who of two it is.
  var tellsWhich: Bool {
    features.meets([.arriving, .leaving, .below, .top, .parent, .child, .other, .idle])
  }

  /// Whether it may be a word for who gets callbacks: "the pushed controller" and "the new one" are.
  fileprivate var isSomebody: Bool { isOfSomebody || kind == .word && (features.meets(.roles) || features == [.and]) }

  /// "The", "la": a new word for somebody begins with it.
  fileprivate var isArticle: Bool { isLight && others.contains(.article) }

  private static let somebody = FeatureSet.roles.union([
    .light, .both, .every, .all, .controller, .view, .display, .scene, .app, .delegate, .tab, .page, .modal, .sheet,
    .instance, .stack,
    .tabs,
  ])
}

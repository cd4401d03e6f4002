/// Cuts a sentence into clauses: at its marks, and where a conjunction joins two statements. What a bracket holds stands
/// behind the clause that it interrupts.
struct ClauseCutter {
  static func clauses(of tokens: [Token], _ order: Lexicon.Order) -> [(tokens: ArraySlice<Token>, isNew: Bool)] {
    var arranged = withoutBrackets(tokens)
    for index in arranged.indices where isContrast(at: index, arranged) { arranged[index].features = [.but] }
    if order == .last { joinMeasures(&arranged) }
    var clauses: [(tokens: ArraySlice<Token>, isNew: Bool)] = []
    var start = 0
    var isNew = true
    for index in arranged.indices where isCut(at: index, start, arranged, order) {
      if start < index { clauses.append((arranged[start..<index], isNew || arranged[index].kind == .mark(.arrow))) }
      start = arranged[index].isMark ? index + 1 : index
      // "X comes and, when it is closed, Y": what stands between the commas belongs to Y.
      let isDangling = index > 0 && arranged[index - 1].features == [.and]
      isNew = arranged[index].isMark && (arranged[index].kind != .mark(.comma) || isDangling)
    }
    if start < arranged.count { clauses.append((arranged[start...], isNew)) }
    return clauses.filter { clause in clause.tokens.contains { !$0.isMark && !$0.isLight } }
  }

  /// What a bracket holds moves to the end, set off by a stop; an example restricts nothing, and is left out.
  private static func withoutBrackets(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .mark(.open) }) else { return tokens }
    var main: [Token] = []
    var inside: [Token] = []
    var bracket: [Token] = []
    var depth = 0
    for token in tokens {
      if token.kind == .mark(.open) {
        depth += 1
        if depth == 1 { bracket = [token.asSemicolon] }
      } else if token.kind == .mark(.close) {
        depth = max(0, depth - 1)
        if depth == 0, !isExample(bracket) { inside += bracket }
        if depth == 0 { bracket = [] }
      } else if depth > 0 {
        bracket.append(token)
      } else {
        main.append(token)
      }
    }
    return main + inside + bracket
  }

  /// ", while X comes each time": what is said of another, where both are statements, and no time.
  private static func isContrast(at index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].features == [.during], index > 1, tokens[index - 1].kind == .mark(.comma),
      index + 1 < tokens.count, tokens[index + 1].isName, isStatement(tokens[..<index]),
      case let rest = tokens[(index + 1)...].prefix(while: { !$0.isCuttingMark })
    else { return false }
    // "…, while Y isn't".
    if rest.dropFirst().allSatisfy({ $0.isLight || $0.features == [.not] }) { return rest.contains { $0.has(.not) } }
    guard isStatement(rest) else { return false }
    return rest.contains { $0.features.meets([.every, .once, .many, .not, .never, .when, .before, .after]) }
  }

  /// "X 在 A, B 之后调用", "X 在 A->B 之后调用": what X is measured by, both of them; the mark is one of a list.
  private static func joinMeasures(_ tokens: inout [Token]) {
    for index in tokens.indices {
      guard tokens[index].kind == .mark(.comma) || tokens[index].kind == .mark(.arrow), index > 1,
        tokens[index - 1].isName, case let said = tokens[..<(index - 1)],
        said.last(where: { $0.has(.at) || !$0.isPerson && !$0.isLight })?.has(.at) ?? false || isSubject(of: said),
        let name = tokens[(index + 1)...].firstIndex(where: { !$0.isLight && !$0.isPerson }), tokens[name].isName,
        let next = tokens[(name + 1)...].first(where: {
          !$0.isLight && !$0.isNumber && !$0.has(.callbacks) && !$0.has(.of)
        }),
        next.features.meets([.before, .after])
      else { continue }
      tokens[index].kind = .mark(.listComma)
    }
  }

  /// Whether a callback of which something is to be said ends what was said, with nothing that is said of it yet: in "A 之后是 B,
  /// C 之后是 D" B is not what it stands beside.
  private static func isSubject(of said: ArraySlice<Token>) -> Bool {
    guard let place = said.lastIndex(where: { $0.isCuttingMark || $0.isName }), said[place].isName else { return false }
    return !said[(place + 1)...].contains { $0.features.meets([.before, .after]) }
  }

  /// "(such as a phone call)", "(a phone call etc.)": one of what was said.
  private static func isExample(_ bracket: [Token]) -> Bool {
    let ends = [bracket.first { !$0.isMark }, bracket.last { !$0.isMark }]
    return ends.contains { $0?.has(.example) ?? false } && !bracket.contains { $0.isName }
  }

  private static func isCut(at index: Int, _ start: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Bool {
    // "X 는 호출되지 않고 Y 는": what is denied ends there.
    if index > start, tokens[index - 1].has(.not), tokens[index - 1].has(.but), !tokens[index].isMark {
      return hasName(tokens[index...])
    }
    // "X だけ来て Y は来ない": each has its verb, and one is denied; "X는 한 번 호출되고 Y는 매번 호출된다": or each is counted.
    if order == .last, index > start, tokens[index].isName, tokens[index - 1].isVerb || tokens[index - 1].isLight,
      let verb = tokens[start..<index].last(where: { !$0.isLight }), verb.isVerb, !verb.has(.not),
      isStatement(tokens[start..<index]),
      case let rest = tokens[index...].prefix(while: { !$0.isCuttingMark }),
      rest.contains(where: { $0.isVerb }),
      rest.contains(where: { $0.has(.not) }) || isCounted(tokens[start..<index]) && isCounted(rest)
    {
      return true
    }
    switch tokens[index].kind {
    case .mark(.comma): return isCutAtComma(index, start, tokens, order)
    case .mark(.listComma):
      // "X が呼ばれ、Y は呼ばれない": each has its verb.
      let next = tokens[(index + 1)...].prefix { !$0.isCuttingMark && $0.kind != .mark(.listComma) }
      return isStatement(tokens[start..<index]) && isStatement(next)
        && tokens[..<index].last { !$0.isLight }?.isVerb ?? false
    // "X → still active": how it is then.
    case .mark(.arrow): return index > start && tokens[index - 1].isName && isStillState(tokens[(index + 1)...])
    // "А X — нет".
    case .mark(.dash) where index > start && tokens[index - 1].isName && isNo(tokens[(index + 1)...]): return false
    case .mark(.semicolon), .mark(.colon), .mark(.stop), .mark(.question), .mark(.exclamation), .mark(.dash),
      .mark(.ellipsis):
      return true
    case .word:
      guard index > start else { return false }
      if tokens[index].features.meets([.and, .but]), joinsStates(at: index, start, tokens) { return true }
      if tokens[index].has(.but) {
        return !tokens[index].has(.not) && (order == .last || hasName(tokens[start..<index]))
      }
      // "Due to an interruption" is when it happens; "because it is interrupted" says why.
      let isTime = tokens[index].features.contains(.because) && tokens[index].features.contains(.when)
      if tokens[index].features.meets([.so, .because, .although]), !isTime {
        // "Because of that": said of what stands before, and no reason of its own.
        let isBackward = order == .first && index + 1 < tokens.count && tokens[index + 1].features == [.that]
        return !isBackward && hasName(tokens[start..<index])
      }
      // "X and no Y": only Y is not. "When it is loaded and not when it is shown": only then it is not.
      if tokens[index].features == [.and], hasName(tokens[start..<index]), case let next = tokens[(index + 1)...],
        isDenied(next) || isDeniedTime(next)
      {
        return true
      }
      // "When it goes to the background and may be ended there": what may happen then is no other time.
      if tokens[index].features == [.and], hasName(tokens[start..<index]), isLeave(tokens[(index + 1)...]) {
        return true
      }
      // "X is called and Y is not": each has its verb.
      guard tokens[index].features == [.and] else { return false }
      let next = tokens[(index + 1)...].prefix { !$0.isCuttingMark && !($0.features == [.and]) }
      return isStatement(tokens[start..<index]) && order == .first
        && (isStatement(next)
          || next.first { !$0.isLight && !$0.isPerson }?.isName ?? false
            && isCounted(tokens[start..<index]) && isCounted(next))
    default: return false
    }
  }

  private static func isCutAtComma(_ index: Int, _ start: Int, _ tokens: [Token], _ order: Lexicon.Order) -> Bool {
    // "Перед тем, как": the comma stands inside.
    if index > start, tokens[index - 1].has(.that), tokens[index - 1].features.meets([.before, .after]),
      !tokens[index - 1].has(.done)
    {
      return false
    }
    if order == .first, isOfRelative(index, start, tokens) { return false }
    // "Right after X, with nothing in between".
    let next = tokens[(index + 1)...].prefix { !$0.isMark && !$0.isName }
    if next.contains(where: { $0.has(.nothing) }), next.contains(where: { $0.has(.between) }) { return false }
    // "Позже, чем X".
    if order == .first, index > start, tokens[index - 1].features.meets([.earlier, .later]), index + 1 < tokens.count,
      tokens[index + 1].has(.than)
    {
      return false
    }
    return !isList(at: index, tokens)
  }

  /// "У контроллера, который уходит, …": the commas round what tells which one it is.
  private static func isOfRelative(_ comma: Int, _ start: Int, _ tokens: [Token]) -> Bool {
    let before = tokens[start...comma].indices.dropLast().last { tokens[$0].kind == .mark(.comma) }
    return begins(at: comma) || before.map { begins(at: $0) && !tokens[$0..<comma].contains { $0.isName } } ?? false

    func begins(at comma: Int) -> Bool {
      comma > start && tokens[comma - 1].features.meets([.controller, .tab, .display])
        && tokens[(comma + 1)...].prefix(2).contains { $0.isRelative }
    }
  }

  /// What an application still is, and nothing else up to the next mark.
  private static func isStillState(_ tokens: ArraySlice<Token>) -> Bool {
    let said = tokens.prefix { !$0.isMark }.reduce(FeatureSet()) { $0.union($1.features) }.subtracting([.light, .app])
    return said.contains(.still) && said.meets(.states) && said.isSubset(of: FeatureSet.states.union([.still]))
  }

  /// A negation, and nothing else up to the next mark.
  private static func isNo(_ tokens: ArraySlice<Token>) -> Bool {
    let said = tokens.prefix { !$0.isCuttingMark }.filter { !$0.isLight && !$0.isMark }
    return said.count == 1 && said[0].features == [.not]
  }

  /// Between two names a comma joins them, where neither says anything by itself.
  private static func isList(at index: Int, _ tokens: [Token]) -> Bool {
    var before = index - 1
    while before >= 0, tokens[before].isLight {
      // "X 中，Y": X only tells when.
      if tokens[before].has(.at) { return false }
      before -= 1
    }
    // "X of A, Y of B", "X of the old one, Y of the new one".
    if before >= 2, tokens[before].isPerson {
      let owner = tokens[...before].lastIndex { $0.features == [.of] || !$0.isPerson && !$0.isLight }
      if let owner, owner > 0, tokens[owner].features == [.of], tokens[owner - 1].isName { before = owner - 1 }
    }
    guard before >= 0, tokens[before].isName else { return false }
    var after = index + 1
    while after < tokens.count,
      tokens[after].isLight || tokens[after].has(.and) || tokens[after].has(.or) || tokens[after].isPerson
    { after += 1 }
    guard after < tokens.count, tokens[after].isName else { return false }
    // "X is called, Y is not" has a verb behind the second name and one before the first.
    let rest = tokens[(after + 1)...].prefix { !$0.isCuttingMark }
    let start = tokens[..<index].lastIndex { $0.isCuttingMark } ?? -1
    return !(isStatement(tokens[(start + 1)..<index]) && rest.contains { $0.isVerb })
  }

  /// "No Y": a negation, and a name right behind it.
  private static func isDenied(_ tokens: ArraySlice<Token>) -> Bool {
    let content = tokens.lazy.filter { !$0.isLight && !$0.isPerson }
    var words = content.makeIterator()
    guard let first = words.next(), first.kind == .word,
      first.features.isSubset(of: [.not, .nothing, .without, .never])
    else { return false }
    return words.next()?.isName ?? false
  }

  /// "May …", up to the next mark and without a callback.
  private static func isLeave(_ tokens: ArraySlice<Token>) -> Bool {
    let said = tokens.prefix { !$0.isCuttingMark }
    guard let first = said.first(where: { !$0.isLight }) else { return false }
    return first.features == [.may] && !said.contains { $0.isName || $0.isVerb }
  }

  /// "Not when …": a negation, and a relation right behind it.
  private static func isDeniedTime(_ tokens: ArraySlice<Token>) -> Bool {
    var words = tokens.lazy.filter { !$0.isLight }.makeIterator()
    guard let first = words.next(), first.features.isSubset(of: [.not, .never]), first.has(.not) else { return false }
    return words.next()?.features.meets([.when, .if, .at, .after, .before, .during]) ?? false
  }

  /// "In X the view is loaded and the size is not final": two things that are so, each of something of its own.
  private static func joinsStates(at index: Int, _ start: Int, _ tokens: [Token]) -> Bool {
    let said = tokens[start..<index]
    let left = said[((said.lastIndex { $0.isName } ?? start - 1) + 1)...]
    return isState(left) && isState(tokens[(index + 1)...].prefix { !$0.isCuttingMark })
  }

  private static func isState(_ tokens: ArraySlice<Token>) -> Bool {
    let said = tokens.reduce(FeatureSet()) { $0.union($1.features) }
    return !hasName(tokens) && !said.meets([.when, .if, .before, .after, .until, .during, .that, .or])
      && said.meets([.outlets, .geometry, .view, .subview])
      && said.meets([.connect, .set, .load, .nil, .settled, .hierarchy, .create, .visible, .hidden, .layout])
  }

  /// "X once", "Y each time": how often is said behind a name.
  private static func isCounted(_ tokens: ArraySlice<Token>) -> Bool {
    guard let name = tokens.lastIndex(where: { $0.isName }) else { return false }
    return tokens[name...].contains { $0.features.meets([.once, .twice, .many, .every, .always]) }
  }

  private static func hasName(_ tokens: ArraySlice<Token>) -> Bool { tokens.contains { $0.isName || $0.isVerb } }

  private static func isStatement(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { $0.isName } && tokens.contains { $0.isVerb }
  }
}

extension Token {
  fileprivate var asSemicolon: Token {
    var stop = self
    stop.kind = .mark(.semicolon)
    return stop
  }
}

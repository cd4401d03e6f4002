/// Words that put two cases beside each other, whatever else they mean: both are told.
enum BothReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    order == .last
      ? withEachNamed(withBothCases(tokens))
      : withBehind(
        withBothTimes(withNotOnly(withEitherCase(withNeither(withoutDash(withCeasing(withAtOnce(tokens))))))))
  }

  /// "无论 A 还是 B": in both cases, and no "still" of one of them.
  private static func withBothCases(_ tokens: [Token]) -> [Token] {
    guard let still = tokens.lastIndex(where: { $0.features == [.still] }), case let before = tokens[..<still],
      let whether = before.lastIndex(where: { $0.features == [.regardless] }),
      !before[whether...].contains(where: { $0.isCuttingMark })
    else { return tokens }
    var tokens = tokens
    tokens[still].features = [.or]
    tokens.remove(at: whether)
    return tokens
  }

  /// "X도 Y도 오지 않는다", "X も Y も": a particle behind each of them says "and".
  private static func withEachNamed(_ tokens: [Token]) -> [Token] {
    func joins(_ index: Int) -> Bool {
      index < tokens.count && tokens[index].isLight && tokens[index].others.contains(.and) && tokens[index - 1].isName
    }
    var tokens = tokens
    for index in tokens.indices.dropFirst() where joins(index) && index + 2 < tokens.count && tokens[index + 1].isName {
      if joins(index + 2) { tokens[index].features = [.and] }
    }
    return tokens
  }

  /// "Whether it is pushed or presented, X comes": either time, and nothing that is asked.
  private static func withEitherCase(_ tokens: [Token]) -> [Token] {
    guard let whether = tokens.firstIndex(where: { $0.features == [.question, .if] }) else { return tokens }
    let end = tokens[whether...].firstIndex { $0.isCuttingMark } ?? tokens.count
    let cases = tokens[whether..<end]
    var tokens = tokens
    let isFronted = tokens[..<whether].allSatisfy { $0.isMark || $0.isLight }
    let isTold = cases.contains { $0.has(.or) } && !cases.contains { $0.isName } && end < tokens.count
    tokens[whether].features = isFronted && isTold ? [.when] : [.question]
    return tokens
  }

  /// "Not only when it is pushed but also when it is popped", "not only X but also Y": both.
  private static func withNotOnly(_ tokens: [Token]) -> [Token] {
    func begins(_ place: Int) -> Bool { isTime(place, tokens) || place < tokens.count && tokens[place].isName }
    guard let only = tokens.firstIndex(where: { $0.features == [.only, .heavy] }), begins(only + 1),
      let but = tokens[only...].firstIndex(where: { $0.has(.but) || $0.features == [.and, .light] }),
      case let next = but + 1 + tokens[(but + 1)...].prefix(while: { $0.isLight || $0.features == [.and] }).count,
      begins(next)
    else { return tokens }
    var and = tokens[but]
    and.features = [.and]
    return tokens[..<only] + tokens[(only + 1)..<but].filter { $0.kind != .mark(.comma) } + [and] + tokens[next...]
  }

  /// "X llega a continuación de Y": next behind Y, and not Y next.
  private static func withBehind(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for then in tokens.indices.dropFirst().dropLast(2)
    where tokens[then].features == [.then] && tokens[then + 1].features == [.of] {
      let beside = tokens[(then + 2)...].first { !$0.isLight && !$0.isPerson }
      if beside?.isName ?? false, tokens[..<then].contains(where: { $0.isName }) { tokens[then].features = [.after] }
    }
    return tokens
  }

  /// "Nada más aparecer": as soon as it happens, and not "nothing more".
  private static func withAtOnce(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for index in tokens.indices.dropLast()
    where tokens[index].features == [.heavy] && tokens[index].others.contains(.right)
      && tokens[index].others.contains(.when)
    {
      if tokens[index + 1].features.meets(.changes) { tokens[index].features = [.right, .when] }
    }
    return tokens
  }

  /// "Deja de estar activa": it ceases to be so, which happens, and denies nothing.
  private static func withCeasing(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for index in tokens.indices where tokens[index].features == [.not] && tokens[index].others.contains(.leave) {
      let next = tokens[(index + 1)...].first { !$0.isLight }
      if next?.features.meets([.active, .visible]) ?? false { tokens[index].features = [.leave] }
    }
    return tokens
  }

  /// "Ни X, ни Y": a list of what does not come.
  private static func withNeither(_ tokens: [Token]) -> [Token] {
    var result: [Token] = []
    for index in tokens.indices {
      let isJoint =
        index > 0 && tokens[index - 1].isName && index + 2 < tokens.count && tokens[index + 1].features == [.neither]
        && tokens[index + 2].isName && tokens[..<index].contains { $0.features == [.neither] }
      if isJoint, tokens[index].kind == .mark(.comma) || tokens[index].kind == .mark(.listComma) { continue }
      let isSecond =
        tokens[index].features == [.neither] && index > 1 && tokens[index - 1].kind.isComma && tokens[index - 2].isName
        && tokens[..<index].contains { $0.features == [.neither] } && index + 1 < tokens.count
        && tokens[index + 1].isName
      var token = tokens[index]
      if isSecond { token.features = [.and] }
      result.append(token)
    }
    return result
  }

  /// "Один получает X, а новый — Y": the dash stands for the verb that was said, and sets nobody off from what he gets.
  private static func withoutDash(_ tokens: [Token]) -> [Token] {
    tokens.indices.filter { dash in
      guard tokens[dash].kind == .mark(.dash), dash > 1, dash + 1 < tokens.count, tokens[dash + 1].isName,
        tokens[dash - 1].isPerson, tokens[..<dash].contains(where: { $0.isName }),
        let joint = tokens[..<dash].last(where: { !$0.isPerson && !$0.isLight })
      else { return true }
      return !joint.features.meets([.and, .but]) || joint.kind != .word
    }.map { tokens[$0] }
  }

  private static func isTime(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].features.meets(.relations)
  }

  /// "Tanto cuando … como al …": both times, and no comparison.
  private static func withBothTimes(_ tokens: [Token]) -> [Token] {
    var tokens = tokens
    for like in tokens.indices where tokens[like].features == [.like] {
      guard let both = tokens[..<like].lastIndex(where: { $0.features == [.and] }), isTime(both + 1, tokens),
        isTime(like + 1, tokens)
      else { continue }
      tokens[like].features = [.and]
    }
    return tokens
  }
}

extension Token.Kind {
  fileprivate var isComma: Bool { self == .mark(.comma) || self == .mark(.listComma) }
}

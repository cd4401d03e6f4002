/// "Unlike the others it is called once, like X": what something is compared with is not what is told, and is taken out. Words
/// that put two cases beside each other are none of comparison.
enum ComparisonReader {
  static func read(_ said: [Token], _ order: Lexicon.Order) -> [Token] {
    var tokens = order == .last ? withBothCases(said) : withNotOnly(withEitherCase(said))
    guard tokens.contains(where: { $0.features == [.like] }) else { return tokens }
    var compared: Set<Int> = []
    for index in tokens.indices where tokens[index].features == [.like] {
      if order == .first, joinsTimes(index, tokens) {
        tokens[index].features = [.and]
        continue
      }
      // "Like X", "像 X", and behind the name "X처럼", "X のように".
      let places = order == .first ? [index + 1] : [index - 1, index + 1]
      guard let name = places.first(where: { tokens.indices.contains($0) && tokens[$0].isName }) else { continue }
      switch joint(of: index, tokens) {
      case .before: tokens[index].features = [.and]
      case .behind: continue
      case .none: compared.insert(name)
      }
    }
    return tokens.indices.filter { !compared.contains($0) }.map { tokens[$0] }
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

  private static func isTime(_ index: Int, _ tokens: [Token]) -> Bool {
    index < tokens.count && tokens[index].features.meets(.relations)
  }

  /// "Tanto cuando … como al …": both times.
  private static func joinsTimes(_ like: Int, _ tokens: [Token]) -> Bool {
    guard let both = tokens[..<like].lastIndex(where: { $0.features == [.and] }) else { return false }
    return isTime(both + 1, tokens) && isTime(like + 1, tokens)
  }

  private enum Joint { case before, behind, none }

  /// "Tanto X como Y", "как X, так и Y": both of them, and no comparison.
  private static func joint(of like: Int, _ tokens: [Token]) -> Joint {
    if like > 1, tokens[like - 1].isName, tokens[like - 2].has(.and) { return .before }
    let rest = tokens[(like + 2)...].drop { $0.kind == .mark(.comma) || $0.isLight }
    if let and = rest.first, and.has(.and), rest.dropFirst().first?.isName ?? false { return .behind }
    return .none
  }
}

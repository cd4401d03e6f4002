/// "Unlike the others it is called once, like X": what something is compared with is not what is told, and is taken out.
enum ComparisonReader {
  static func read(_ said: [Token], _ order: Lexicon.Order) -> [Token] {
    let tokens = withoutOpposite(order == .last ? withNobody(withoutNo(said)) : said, order)
    return tokens.contains { $0.features == [.like] } ? withoutNames(tokens, order) : tokens
  }

  private static func withoutNames(_ said: [Token], _ order: Lexicon.Order) -> [Token] {
    var tokens = said
    var compared: Set<Int> = []
    for index in tokens.indices where tokens[index].features == [.like] {
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

  /// "いいえ、呼ばれません": no denial of the denial.
  private static func withoutNo(_ said: [Token]) -> [Token] {
    guard said.count > 2, said[0].features == [.not], said[1].setsOff,
      said[2...].contains(where: { $0.features.meets(.denials) })
    else { return said }
    return Array(said[2...])
  }

  /// "什么都没有", "谁都不会": who asks for nobody at all asks nothing.
  private static func withNobody(_ said: [Token]) -> [Token] {
    guard said.contains(where: { $0.features == [.question] }) else { return withoutLikeness(said) }
    var tokens = said
    for index in tokens.indices.dropLast().reversed()
    where tokens[index].features == [.question] && tokens[index + 1].features == [.neither] {
      tokens[index + 1].features = [.nothing]
      tokens.remove(at: index)
    }
    // "什么回调都收不到".
    for index in tokens.indices.dropLast().reversed()
    where tokens[index].features == [.question] && tokens[index + 1].features == [.callbacks]
      && tokens[index...].contains(where: { $0.features.meets(.denials) })
      && tokens.last?.kind != .mark(.question)
    {
      tokens.remove(at: index)
    }
    return withoutLikeness(tokens)
  }

  /// "切换 tab 和 push 一样，…": what is told stands before that, or behind the comma.
  private static func withoutLikeness(_ said: [Token]) -> [Token] {
    var tokens = said
    for end in tokens.indices.reversed()
    where [[.same], [.other]].contains(tokens[end].features) && end + 1 < tokens.count
      && tokens[end + 1].kind == .mark(.comma)
    {
      let start = tokens[..<end].lastIndex { $0.isCuttingMark }.map { $0 + 1 } ?? 0
      let part = tokens[start..<end]
      guard let and = part.lastIndex(where: { $0.features == [.and] }), and + 1 < end,
        !part.contains(where: { $0.features.meets([.if, .when]) }),
        part[(and + 1)...].allSatisfy({ !$0.isName && $0.kind == .word && !$0.features.meets(.denials) })
      else { continue }
      tokens.removeSubrange(and...(and == start ? end + 1 : end))
    }
    return tokens
  }

  /// "В отличие от push, …", "viewDidLoad, a diferencia de viewWillAppear, …", "push와 달리": what it is unlike, up to the next mark
  /// or back to the last; where no mark sets it off, nobody knows how far it goes.
  private static func withoutOpposite(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard let unlike = tokens.firstIndex(where: { $0.features == opposite }) else { return tokens }
    func without(_ range: Range<Int>) -> [Token] {
      let isSetOff = range.upperBound < tokens.count && tokens[range.upperBound].kind == .mark(.comma)
      return Array(tokens[..<range.lowerBound] + tokens[(range.upperBound + (isSetOff ? 1 : 0))...])
    }
    if order == .last {
      let start = tokens[..<unlike].lastIndex { $0.isCuttingMark || $0.others.contains(.topic) }.map { $0 + 1 } ?? 0
      if tokens[start..<unlike].contains(where: { !$0.isLight }) { return without(start..<(unlike + 1)) }
    } else if case let start = (tokens[..<unlike].lastIndex { !$0.isLight } ?? -1) + 1,
      start == 0 || tokens[start - 1].isCuttingMark
    {
      let end = tokens[unlike...].firstIndex { $0.isCuttingMark } ?? tokens.count
      let isWithin = start > 0 && tokens[start - 1].kind == .mark(.comma)
      if start > 0 || end < tokens.count { return without((isWithin ? start - 1 : start)..<end) }
    }
    var left = tokens
    left[unlike].features = [.heavy]
    return left
  }

  private static let opposite: FeatureSet = [.like, .although]

  private enum Joint { case before, behind, none }

  /// "Tanto X como Y", "как X, так и Y": both of them, and no comparison.
  private static func joint(of like: Int, _ tokens: [Token]) -> Joint {
    if like > 1, tokens[like - 1].isName, tokens[like - 2].has(.and) { return .before }
    let rest = tokens[(like + 2)...].drop { $0.kind == .mark(.comma) || $0.isLight }
    if let and = rest.first, and.has(.and), rest.dropFirst().first?.isName ?? false { return .behind }
    return .none
  }
}

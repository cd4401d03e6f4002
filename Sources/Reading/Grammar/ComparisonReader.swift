/// "Unlike the others it is called once, like X": what something is compared with is not what is told, and is taken out.
enum ComparisonReader {
  static func read(_ said: [Token], _ order: Lexicon.Order) -> [Token] {
    var tokens = withoutOpposite(said, order)
    guard tokens.contains(where: { $0.features == [.like] }) else { return tokens }
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

/// "Unlike the others it is called once, like X": what something is compared with is not what is told, and is taken out.
enum ComparisonReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.features == [.like] }) else { return tokens }
    var tokens = tokens
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

  private enum Joint { case before, behind, none }

  /// "Tanto X como Y", "как X, так и Y": both of them, and no comparison.
  private static func joint(of like: Int, _ tokens: [Token]) -> Joint {
    if like > 1, tokens[like - 1].isName, tokens[like - 2].has(.and) { return .before }
    let rest = tokens[(like + 2)...].drop { $0.kind == .mark(.comma) || $0.isLight }
    if let and = rest.first, and.has(.and), rest.dropFirst().first?.isName ?? false { return .behind }
    return .none
  }
}

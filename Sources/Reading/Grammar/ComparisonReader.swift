/// "Unlike the others it is called once, like X": what something is compared with is not what is told, and is taken out.
enum ComparisonReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.features == [.like] }) else { return tokens }
    var compared: Set<Int> = []
    for index in tokens.indices where tokens[index].features == [.like] {
      // "Like X", "像 X", and behind the name "X처럼", "X のように".
      let places = order == .first ? [index + 1] : [index - 1, index + 1]
      guard let name = places.first(where: { tokens.indices.contains($0) && tokens[$0].isName }) else { continue }
      compared.insert(name)
    }
    return tokens.indices.filter { !compared.contains($0) }.map { tokens[$0] }
  }
}

/// "X (of the new controller)": a bracket behind a name that says who gets it is read as if it stood before; "X (A)", "X (tab 1)"
/// as "X of A".
enum OwnerReader {
  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    var tokens = tokens
    for open in tokens.indices.dropFirst().reversed() where tokens[open].kind == .mark(.open) && tokens[open - 1].isName
    {
      guard let close = tokens[open...].firstIndex(where: { $0.kind == .mark(.close) }) else { continue }
      if order == .first, named(tokens[(open + 1)..<close]) {
        tokens.remove(at: close)
        tokens.removeSubrange((open + 1)..<(close - 1))
        tokens[open].kind = .word
        tokens[open].features = [.of]
        continue
      }
      let inside = tokens[(open + 1)..<close].filter { $0.features != [.of] }
      guard inside.allSatisfy({ $0.kind == .word && $0.isOfSomebody }),
        inside.contains(where: { $0.tellsWhich })
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

  /// Whether a bracket holds a name of the note's own, and no more than what is called so.
  private static func named(_ inside: ArraySlice<Token>) -> Bool {
    inside.last?.kind == .actor && inside.dropLast().allSatisfy { $0.kind == .word && $0.features.isSubset(of: things) }
      && inside.count < 3
  }

  private static let things: FeatureSet = [.tab, .controller, .display, .page]
}

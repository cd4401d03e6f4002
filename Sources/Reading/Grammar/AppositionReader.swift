/// "The layout callbacks (X and Y) may come often": a bracket that says which are meant stands for the words before it. "The X
/// notification": X, which is one, and no other thing that arrives.
enum AppositionReader {
  static func read(_ said: [Token]) -> [Token] {
    var tokens = said
    for index in said.indices.reversed() where index > 0 && said[index].features == [.notification] {
      // "X: a notification arrives" tells when.
      let goesOn = index + 1 < said.count && !said[index + 1].isLight && !said[index + 1].isMark
      if said[index - 1].isName, !goesOn { tokens.remove(at: index) }
    }
    guard let open = tokens.firstIndex(where: { $0.kind == .mark(.open) }), open > 0,
      let end = tokens[open...].firstIndex(where: { $0.kind == .mark(.close) }),
      case let named = tokens[(open + 1)..<end], named.contains(where: { $0.isName }),
      named.allSatisfy({ $0.isName || $0.isLight || $0.isMark || $0.features == [.and] || $0.features == [.or] })
    else { return tokens }
    let start = tokens[..<open].lastIndex { $0.isCuttingMark || $0.kind == .mark(.line) }.map { $0 + 1 } ?? 0
    let noun = tokens[start..<open]
    guard noun.contains(where: { $0.kind == .word }),
      noun.allSatisfy({ $0.kind == .mark(.dash) || $0.kind == .word && $0.features.isSubset(of: kinds) })
    else { return tokens }
    return Array(tokens[..<start] + named + tokens[(end + 1)...])
  }

  /// What callbacks are of, and how many of them there are.
  private static let kinds: FeatureSet = [
    .callbacks, .layout, .appear, .disappear, .rotate, .life, .light, .all, .both, .those, .that,
  ]
}

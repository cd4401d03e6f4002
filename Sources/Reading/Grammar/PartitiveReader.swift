import LifecycleEngine

/// "Of X, Y and Z, Y comes first": before the others, and first of nothing else.
enum PartitiveReader {
  static func read(_ tokens: [Token], _ names: [Name]) -> [Token] {
    guard let first = tokens.first, first.features == [.of] || first.features == [.from],
      let end = endOfList(tokens), case let rest = tokens[end...],
      let one = rest.first(where: { $0.isName }), rest.count(where: { $0.isName }) == 1,
      let rank = rest.firstIndex(where: { $0.features == [.first] || $0.features == [.last] })
    else { return tokens }
    func callback(_ token: Token) -> Callback? {
      if case .name(let index) = token.kind { names[index].callback } else { nil }
    }
    // "Before X and Z, Y comes".
    var relation = first
    relation.features = tokens[rank].has(.first) ? [.before] : [.after]
    let others = tokens[1..<end].indices.filter { tokens[$0].isName && callback(tokens[$0]) != callback(one) }
    let listed = others.flatMap { place -> [Token] in
      var joint = tokens[place]
      (joint.kind, joint.features) = (.word, [.and])
      return place == others[0] ? [tokens[place]] : [joint, tokens[place]]
    }
    var comma = tokens[end - 1]
    comma.kind = .mark(.comma)
    return [relation] + listed + [comma] + rest.indices.filter { $0 != rank }.map { rest[$0] }
  }

  /// Where a list of at least two names that begins a sentence ends.
  private static func endOfList(_ tokens: [Token]) -> Int? {
    let list = tokens.dropFirst().prefix {
      $0.isName || $0.isMark && $0.kind != .mark(.colon) || $0.has(.and) || $0.isLight
    }
    guard let last = list.lastIndex(where: { $0.isName }), list.count(where: { $0.isName }) > 1 else { return nil }
    // "Of X and Y, Y …": what stands behind the comma is no more of the list.
    let comma = list.lastIndex { $0.kind == .mark(.comma) }
    guard let comma, last > comma, list[..<comma].contains(where: { $0.has(.and) }) else { return last + 1 }
    return comma + 1
  }
}
